"""A game's own algorithms in Python, from the text of its `builtins.py`, and the queries that they ask: in a state, or
beforehand what hangs on nothing but what is printed. Only installed packs have any.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

TABLE = "BUILTINS"


def functions_of(label: str, text: str) -> dict[str, Callable[..., Any]]:
    """What one file brings, by the names under which rules call it; `label` is what tracebacks call the file."""
    namespace: dict[str, Any] = {"__name__": "wlcore_builtins", "__file__": label}
    exec(compile(text, label, "exec"), namespace)
    return dict(namespace[TABLE])


SUMS = "add and divmod floordiv lshift mod mul or pow rshift sub truediv xor".split()
USES = [
    *"abs bool call contains delitem eq float ge getitem gt hash index int invert iter le len lt ne neg next".split(),
    *"pos reversed setattr setitem str".split(),
    *SUMS,
    *(f"r{name}" for name in SUMS),
]
"""All that can be done with a value by operators and functions."""


class Changing(Exception):
    """Something was looked at that can change in a game."""


def _looked_at(*_: object) -> NoReturn:
    raise Changing


class Blank:
    """A state of which nothing is known, and everything in it: whoever looks at anything of it is stopped. What is asked of it
    beforehand may take as many steps as it likes.
    """

    steps = 10**18

    def __getattr__(self, name: str) -> Blank:
        return self


for _use in USES:
    setattr(Blank, f"__{_use}__", _looked_at)
BLANK = Blank()


class Query:
    """A query as an algorithm asks it. `settled` says whether answers that cannot change may be told beforehand."""

    def __init__(self, answer: Callable[..., Any], settled: bool) -> None:
        self.answer, self.settled = answer, settled

    def __call__(self, state: Any, *about: int) -> Any:
        """The answer in a state."""
        return self.answer(state, -1, *about)

    def printed(self, *about: int) -> Any:
        """The answer in every state, if it hangs on nothing but what is printed; else None."""
        if not self.settled:
            return None
        try:
            return self.answer(BLANK, -1, *about)
        except Changing:
            return None
