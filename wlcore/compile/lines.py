"""Lines of straight code: where they are written to, what is reported in the traced flavour, values held in locals."""

from __future__ import annotations

from wlcore.budget import STEP
from wlcore.compile.analysis import Analysis
from wlcore.compile.layout import Layout
from wlcore.compile.names import Names, as_new, is_simple
from wlcore.compile.secrets import Secret, SecretWriter
from wlcore.lang import meaning as m
from wlcore.lang.additions import Trigger
from wlcore.lang.symbols import Routine


class LineWriter(SecretWriter):
    """Writes into `lines`; `depth` is the indentation."""

    def __init__(self, layout: Layout, analysis: Analysis, traced: bool) -> None:
        super().__init__(layout, analysis)
        self.traced = traced
        self.lines: list[str] = []
        self.depth = 0
        self.taken: dict[str, bool] = {}
        self.back: dict[str, str] = {}
        self.filled: set[str] = set()
        self.granted: set[tuple[str, tuple[str, ...]]] = set()
        self.functions: dict[str, Routine] = {}
        self.said: list[m.Statement | Trigger] = []
        self.inlining: list[str] = []
        self.plans: list[object] = []
        self.offers: list[tuple[int, ...]] = []
        self.sets: set[str] = set()
        self.elements: set[str] = set()
        self.secret: dict[str, Secret] = {}

    def emit(self, code: str) -> None:
        """Write one line."""
        self.lines.append("    " * self.depth + code)

    def count(self, words: int, s: m.Statement | Routine) -> None:
        """Count words against the budget of a choice, if there are any to count."""
        if words:
            place = (s.span.file, s.span.line)
            at = self.layout.failing.setdefault(place, len(self.layout.failing))
            self.emit(f"s.steps -= {words // STEP}; s.steps < 0 and too_much({at})")

    def rounds(self, s: m.Statement, over: str) -> str:
        """What a loop goes through, or which cards are moved; its rounds, or these, may be counted."""
        words = self.analysis.spending.words_each_round(s)
        return f"rounds(s, {over}, {words}, {self.fails_at(s)})" if words else over

    def tell(self, s: m.Statement, *values: str) -> None:
        """In the traced flavour: report that a statement has been carried out, with values for the log."""
        if self.traced:
            self.said.append(s)
            inside = "".join(f", {x}" for x in values)
            self.emit(
                f"s.log(({len(self.said) - 1}{inside}))" if values else f"s.log(({len(self.said) - 1},))"
            )

    def held(self, code: str, names: Names) -> str:
        """Simple code that holds a value."""
        if is_simple(code):
            return code
        x = names.fresh()
        self.emit(f"{x} = {code}")
        return x

    def held_set(self, code: str, names: Names) -> str:
        """A local that holds a set, which nothing changes later."""
        if is_simple(code):
            return code
        x = names.fresh()
        self.sets.add(x)
        self.emit(f"{x} = {as_new(code)}")
        return x

    def block(self, block: m.Block, names: Names) -> None:
        """Write a block at the present depth."""
        raise NotImplementedError
