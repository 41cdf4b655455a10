"""What a rule has named must still be known after any number of decisions and calls."""

from __future__ import annotations

import pytest

from wlcore.compile import emit
from wlcore.compile.build import Build
from wlcore.loading import Choice, checked


@pytest.mark.slow("what is wanted later lies on the stack")
@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
def test_what_is_wanted_later_lies_on_the_stack(game: str, monkeypatch: pytest.MonkeyPatch):
    """Where a unit goes on, each local that is still wanted, were it behind further waits, was kept there."""
    lost: list[tuple[str, int, set[str]]] = []
    printed = emit.Printer.function

    def function(self: emit.Printer, single: bool) -> list[str]:
        for number in self.places:
            block = self.blocks[number]
            missing = self.live[number] - self.kept[number] - {block.asker}
            if missing:
                lost.append((self.name, number, missing))
        return printed(self, single)

    monkeypatch.setattr(emit.Printer, "function", function)
    build = Build(checked(Choice(game)).program)
    for traced in (True, False):
        build.source(traced)
    assert lost == []
