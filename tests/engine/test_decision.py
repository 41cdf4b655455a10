"""What a decision says of itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table import random_game
from wlcore.loading import load

GAMES = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("coin-race", {("lap", "flow.wl"), ("coin/crown/flipped", "coins.yaml")}),
        (
            "echoes",
            {
                ("turn", "flow.wl"), ("bout", "flow.wl"), ("exchange", "flow.wl"), ("play-token", "flow.wl"),
                ("spirit/owl/gift", "tokens.yaml"), ("first-ability", "tokens.yaml"),
            },
        ),
    ],
)  # fmt: skip
def test_the_rule_that_asks_is_the_one_in_which_the_question_is_written(game: str, asked: set):
    """Rule, file and line are those of the statement, however the compiler has laid out the code; the line is the statement's."""
    compiled = load(str(GAMES / game))
    found = set()
    for seed in range(12):
        for state in random_game(compiled.new(3, seed), seed):
            decision = state.decision
            if decision is not None:
                file, line = decision.place
                found.add((decision.rule, Path(file).name))
                said = Path(file).read_text("utf-8").splitlines()[line - 1]
                assert any(word in said for word in ("cho", "may", "pay", "when", "after")), said
    assert found == asked
