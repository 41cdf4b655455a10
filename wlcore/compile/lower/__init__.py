"""From the checked tree to the intermediate representation: what each piece of the language means, said in one place.

In: a checked `Program`. Out: a `Module` (`lowered`), to which passes give places and slots. Read `program` first, then `writer`, `env`,
`values`, `sets`, `questions` (what is asked); `straight`, `changes`, `cards`, `happenings`, `watches`, `performing` (what is done);
`asking`, `choices`, `menus`, `orders` (what may have to wait). What cannot be lowered is refused in words: `NotLowered`.
"""

from wlcore.compile.lower.program import Lowering, lowered
from wlcore.compile.lower.writer import NotLowered

__all__ = ["Lowering", "NotLowered", "lowered"]
