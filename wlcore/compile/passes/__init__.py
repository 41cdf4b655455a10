"""Passes over the representation: each a file, each with an input and what is expected of it in `tests/compile/passes/`.

In: a `Module` as it was lowered. Out: the same, with less in it, and with places and slots. `pipeline` names their order.
"""

from wlcore.compile.passes.pipeline import played, run

__all__ = ["played", "run"]
