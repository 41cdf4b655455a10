"""The log tells that somebody chose in secret only if they did, and what, only to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.engine.session import Session
from wlcore.loading import load
from wlcore.packs.find import PackFolder
from wlcore.text.log import Log
from wlcore.text.port import Phrases

NAMES = ("Alice", "Bob")
PACK = "id: veiled\nversion: 1.0.0\ntitle: Veiled\nkind: game\nplayers: 2\ndescription: Choices in secret.\n"
WORDS = """
kind shape: rock, paper, scissors
secret variable pick of player is shape or nobody from shapes
secret variable vote of player is truth from (yes, no)
variable eldest is player
"""
PHRASES = "log-pick-shape-picked = { $who } picks { $things }\nlog-set-pick = { $player } is for { $value }\n"
SECRETLY = "Bob chooses in secret."
WAYS = {
    "a choice": ("choose shape-picked from shapes\n  set pick(you) to shape-picked", True),
    "what is made of a choice": (
        "choose shape-picked from shapes\n  let others-left be shapes except shape-picked\n"
        "  choose shape-kept from others-left\n  set pick(you) to shape-kept",
        True,
    ),
    "an argument": (
        "choose shape-picked from shapes\n  keep shape-picked\n"
        "rule keep(s: shape)\n  set pick(you) to s",
        True,
    ),
    "one of several": ("choose one:\n    set vote(you) to yes\n    set vote(you) to no", True),
    "what would tell whether it was left": ("may: set vote(you) to yes", False),
    "a reset": ("set pick(you) to nobody", False),
    "what is always the same": ("nod\n  set pick(you) to rock\nrule nod\n  choose nodded from 1 to 2", False),
    "what another chose": (
        "left of you: choose shape-picked from shapes\n  set pick(you) to shape-picked", False),
    "a reset by a rule that others call with what they chose": (
        "keep paper\n  choose shape-picked from shapes\n  keep shape-picked\n"
        "rule keep(s: shape)\n  set pick(you) to s",
        False,
    ),
    "chance": ("choose shape-picked from shapes at random\n  set pick(you) to shape-picked", False),
}  # fmt: skip


def veiled(folder: Path, turn: str) -> tuple[Session, Log]:
    """A game in which Bob does this after Alice has chosen, then Alice chooses again."""
    (folder / "pack.yaml").write_text(PACK)
    (folder / "words.wl").write_text(WORDS)
    play = "rule play\n  for each p in players: p: wake\n  for each p in players except eldest: p: turn\n  eldest: wake\n  win eldest\n"
    wake = "rule wake\n  choose woken from 1 to 2\n"
    (folder / "rules.wl").write_text(f"{play}{wake}rule turn\n  {turn}\n")
    (folder / "text" / "en").mkdir(parents=True)
    (folder / "text" / "en" / "log.ftl").write_text(PHRASES)
    game = load(str(folder))
    return Session.start(game, 2, 1), Log(game, Phrases.of("en", [PackFolder.open(str(folder))]), NAMES)


@pytest.mark.parametrize("way", WAYS)
def test_only_who_chose_is_said_to_have_chosen(way: str, tmp_path: Path):
    """What rules set in secret is not told to others, unless its owner has chosen it."""
    turn, chosen = WAYS[way]
    session, log = veiled(tmp_path, turn)
    told: dict[int, list[str]] = {0: [], 1: []}
    for _ in range(2):
        session.choose(session.state.o[-1])
    events = list(session.moves[-1].events)
    while not session.state.over:
        events += session.choose(session.state.o[-1])
    for seat in told:
        told[seat] = [line.text for line in log.lines(events, session.state, seat)]
    assert (SECRETLY in told[0]) == chosen
    assert not any("picks" in line for line in told[0]) or way in ("what another chose", "chance")
    if "pick(you)" in turn and "nobody" not in turn:
        assert any(line.startswith("Bob is for ") for line in told[1])
