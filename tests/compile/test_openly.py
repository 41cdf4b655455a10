"""Cards that the rules name, and cards that are laid open as they are drawn: all can follow them, however it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.engine.state import State
from wlcore.loading import load

PACK = "id: pebbles\nversion: 1.0.0\ntitle: Pebbles\nkind: game\nplayers: '2'\n"
WORDS = """\
kind shade: black, white
kind pebble is card
  tint: shade
zone bag of shade is deck
zone sack is deck
zone palm of player is hand
zone heap of player is pile
zone tray is pile
counter laps
variable guest is player or nobody
"""
PEBBLES = "pebble:\n  " + "\n  ".join(f"{tint}: {{ tint: {tint}, copies: 4 }}" for tint in ("black", "white"))


def played(folder: Path, *rules: str) -> State:
    """The state of a game at its first question, of these rules, in code that only plays and in traced code, which agree."""
    for name, text in (("pack.yaml", PACK), ("words.wl", WORDS), ("pebbles.yaml", PEBBLES)):
        (folder / name).write_text(text)
    flow = folder / "flow"
    flow.mkdir(exist_ok=True)
    asked = "  for each p in players:\n    p: finish\n\nrule finish\n  choose one:\n    gain 1 laps\n    gain 2 laps\n"
    (flow / "play.wl").write_text("rule play\n" + "".join(f"  {line}\n" for line in rules) + asked)
    game = load(str(folder))
    states = [game.new(2, 3, traced=traced) for traced in (False, True)]
    assert states[0].fingerprint() == states[1].fingerprint()
    return states[0]


def known(state: State, zone: str) -> list[int]:
    """Who knows each card of a zone."""
    at = [number for number, (name, _) in enumerate(state.game.data.zone_names) if name == zone]
    return [state.k[card] for number in at for card in state.z[number]]


BUILT = [
    ("for each t in shades:", "  put (pebbles where tint of it is t) in bag(t)", "  shuffle bag(t)"),
    (
        "for each t in shades:",
        "  put (pebbles where tint of it is t) in bag(t)",
        "  gain 1 laps",
        "  shuffle bag(t)",
    ),
    (
        "for each t in shades:",
        "  for each c in pebbles where tint of it is t:",
        "    put c in bag(t)",
        "  shuffle bag(t)",
    ),
]


@pytest.mark.parametrize("build", BUILT)
def test_named_cards_are_followed_however_their_lay_out_is_written(tmp_path: Path, build: tuple[str, ...]):
    """At once, with something between, or card by card, out of a deck in which nobody knew the order: all know what lies where."""
    first = ("put pebbles in sack", "shuffle sack", "put top of sack in bag(black)", "shuffle sack")
    state = played(tmp_path, *first, *build)
    assert known(state, "bag") == [3] * 8
    one = played(tmp_path, *first, *BUILT[0])
    assert (state.z, state.b, state.k) == (one.z, one.b, one.k)


def test_cards_that_are_not_named_are_lost_sight_of(tmp_path: Path):
    """What goes from one hidden place to another because it lies there, and not by its name, nobody can follow."""
    state = played(tmp_path, "put pebbles in sack", "shuffle sack", "put sack in bag(black)")
    assert known(state, "bag") == [0] * 8


LAID = [
    ("let c be top of sack", "put c on tray"),
    ("let c be top of sack", "if laps is 0:", "  put c on tray", "otherwise:", "  put c on tray"),
    ("put top of sack on tray",),
]
HIDDEN = [
    ("let c be top of sack", "gain 1 laps", "put c on tray"),
    ("let c be top of sack", "put c under tray"),
    ("let c be top of sack", "put c on heap(guest)"),
    ("let c be top of sack", "if any tray:", "  put c on tray", "otherwise:", "  put c on tray"),
    ("let c be top of sack", "if laps is 0:", "  put c on tray"),
]


@pytest.mark.parametrize("lines", LAID)
def test_a_card_that_is_laid_open_at_once_is_seen_as_it_is_drawn(tmp_path: Path, lines: tuple[str, ...]):
    """All knew what lies in the deck, and all know afterwards what is left."""
    assert known(played(tmp_path, "put pebbles in sack", "shuffle sack", *lines), "sack") == [3] * 7


@pytest.mark.parametrize("lines", HIDDEN)
def test_a_card_that_need_not_be_laid_open_at_once_is_set_apart(tmp_path: Path, lines: tuple[str, ...]):
    """Something comes between, its place is nobody's, it goes under others or it depends on where cards lie: nobody has seen it."""
    state = played(tmp_path, "put pebbles in sack", "shuffle sack", *lines)
    assert known(state, "sack")[:7] == [0] * 7
