"""Both games through a pseudo-terminal, in every language: what a person sees from the first question to the last line."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.engine.positions import ENEMY
from tests.languages import EVERYWHERE, OF_ENEMY
from tests.play.running import Terminal, plain, wl
from wlcore.engine.journal import Journal
from wlcore.text.port import Phrases

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals"),
    pytest.mark.slow("whole games at the terminal"),
]
WEST = "western-legends"
ENGLISH = re.compile(
    r" gains | goes to| is turned up|decides|It is .* turn| gets |Next to it|You are at|Chance "
)
LANGUAGES = EVERYWHERE
ASKED = {
    WEST: ("help", "board", "hand", "log", "odds", "rules", "card 4"),
    ENEMY: ("help", "show", "odds", "rules", "log"),
}


def recorded(language: str) -> str:
    """How the line begins that is the last of a game."""
    return Phrases.of(language).text("play-recorded", file="|").partition("|")[0].strip()


@pytest.mark.parametrize("language", OF_ENEMY)
def test_a_whole_game(language: str, state: Path):
    """Public Enemy Number One, to its end, in one language only."""
    table = Terminal(
        "play", ENEMY, "--seed", "5", "--names", "Ada", "--bots", "random", "--lang", language,
        "--option", "length=three-rounds",
    )  # fmt: skip
    for _ in range(100):
        if recorded(language) in table.asked(recorded(language)):
            break
        table.type("1")
    table.type("")
    assert table.status() == 0
    (journal,) = state.glob("*.jsonl")
    assert Journal.open(journal).finished
    shown = plain(table.shown)
    assert Phrases.of(language).text("play-over") in shown
    assert bool(ENGLISH.search(shown)) == (language == "en")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_evening(language: str, size: tuple[int, int], state: Path):
    """Western Legends: some turns, every question one can ask, a save, another language, and back to the game later."""
    table = Terminal(
        "play",
        WEST,
        "--seed",
        "5",
        "--names",
        "Ada",
        "--bots",
        "random,random",
        "--lang",
        language,
        size=size,
    )
    for _ in range(8):
        table.asked()
        table.type("1")
    for asked in (*ASKED[WEST], "save evening"):
        table.asked()
        table.type(asked)
    table.asked()
    assert bool(ENGLISH.search(plain(table.shown))) == (language == "en")
    other = "de" if language != "de" else "en"
    table.type(f"lang {other}")
    table.asked()
    table.type("load evening")
    table.asked()
    table.type("quit")
    assert table.status() == 0
    assert "Traceback" not in table.shown
    assert len(list(state.glob("*.jsonl"))) == 2


@pytest.mark.parametrize(
    ("title", "bought", "said"),
    [
        ("A mount just bought may become", "mustang", "Do you ride the new mount?"),
        ("A weapon just bought may become", "revolver", "Do you hold the new weapon ready?"),
    ],
)
def test_what_is_bought_can_be_taken_up(title: str, bought: str, said: str, state: Path):
    """The question names what was bought: a mount that is to be changed is not 'ridden on'."""
    scenarios = Path("rules/western-legends/scenarios/town.scn")
    line = scenarios.read_text("utf-8").partition(f'scenario "{title}')[0].count("\n") + 1
    ran = wl("play", "--scenario", f"{scenarios}:{line}", "--lang", "en", typed=f"buy {bought}\nquit\n")
    assert said in ran.stdout
