"""The forty stories as a whole: triggers, gangs, the Sheriff, worth, choices, flavour, and what their backs tell."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests.western_legends.table import Table, game
from wlcore.lang.program import Program, Thing
from wlcore.loading import Choice, checked
from wlcore.sets import of_mask
from wlcore.text.port import Phrases

pytestmark = pytest.mark.slow("story cards are as the rules say")

LAWFUL_ONLY: set[str] = set()
LAWLESS_ONLY = {"heist-tried"}
"""Backs that somebody on the other side cannot meet and stay on that side."""
WORTH = {
    "lp": Fraction(1), "money": Fraction(1, 30), "hand": Fraction(1, 2), "wounds": Fraction(-1), "nuggets": Fraction(1),
    "marshal": Fraction(1), "wanted": Fraction(1),
}  # fmt: skip
"""What a point is worth in Legendary points: $30, two cards, a wound healed, a nugget, a point on a track are about one."""


@cache
def program() -> Program:
    return checked(Choice("western-legends")).program


def stories() -> list[Thing]:
    return list(program().things["story"].values())


def back(story: Thing) -> str:
    kind = program().kinds["story-trigger"]
    return list(kind.members)[story.values["back"] - kind.first]


def gangs(story: Thing) -> list[int]:
    return list(of_mask(story.values.get("bandits", 0)))


def test_forty_stories_and_their_triggers():
    """There are 40; at least ten triggers stand on the backs, each on two cards or more. LIMIT-12 STORY-15"""
    count = Counter(back(story) for story in stories())
    assert sum(count.values()) == 40
    assert set(count) == set(program().things["story-trigger"])
    assert len(count) >= 10
    assert min(count.values()) >= 2
    assert {"two-points-at-once", "any-track-points"} <= set(count)


@pytest.mark.parametrize("closed", [LAWFUL_ONLY, LAWLESS_ONLY])
def test_both_sides_can_meet_most_of_them(closed: set[str]):
    """At most six cards ask for what only one side of the law can do. MARSHAL-03 WANTED-01"""
    assert sum(back(story) in closed for story in stories()) <= 6


def test_gangs():
    """Each gang is spawned by 10 to 14 cards, all three by at most four, none by some. STORY-12"""
    count = Counter(gang for story in stories() for gang in gangs(story))
    assert set(count) == {0, 1, 2}
    assert all(10 <= n <= 14 for n in count.values())
    assert sum(len(gangs(story)) == 3 for story in stories()) <= 4
    assert any(not gangs(story) for story in stories())


def test_how_far_the_sheriff_goes():
    """By 0 to 6, about 3 on average. STORY-13 LIMIT-09"""
    steps = [story.values["sheriff"] for story in stories()]
    assert set(steps) == set(range(7))
    assert 2.7 <= sum(steps) / len(steps) <= 3.3


@cache
def big_hands() -> str:
    """A layer under which nobody discards down to a limit, so that what a reward draws is still there to be counted."""
    layer = Path(mkdtemp()) / "big-hands"
    layer.mkdir()
    (layer / "pack.yaml").write_text(
        "id: big-hands\nversion: 1.0.0\ntitle: Big Hands\nkind: layer\ngame: western-legends\n", "utf-8"
    )
    (layer / "hands.wl").write_text("hand-limit(p) is 9\n", "utf-8")
    return str(layer)


def teller(story: str) -> Table:
    """Annie, with something of everything and room for more, is about to tell a story alone."""
    table = Table("annie", "bass", "billy", layers=[big_hands()])
    table.player("annie", hand="3♥ 4♥ 10♥", money=30, wounds=2, first_story=2)
    table.story(story)
    return table


@cache
def branches(story: str) -> list[tuple[tuple[str, ...], dict[str, int]]]:
    """Every way in which Annie can take the reward: what she chose, and what she has more or less of."""
    start = teller(story)
    told = start.copy()
    told.play("annie: stop-early")
    found: list[tuple[tuple[str, ...], dict[str, int]]] = []
    todo: list[tuple[tuple[str, ...], Table]] = [((), told)]
    while todo:
        chosen, table = todo.pop()
        paying = all(words.startswith("dropped ") for words in table.menu)
        if table.asks != "annie" or any(words.startswith("post ") for words in table.menu):
            found.append((chosen, table.gains("annie", start)))
            continue
        for words in (
            table.menu[:1] if paying else table.menu
        ):  # whichever card she pays with is worth the same
            twin = table.copy()
            twin.play(f"annie: {words}")
            todo.append((chosen if paying else (*chosen, words), twin))
    return found


def worth(gains: dict[str, int]) -> Fraction:
    """The worth of gains, without what the first space of a track pays and the row of the Wanted track brings later."""
    worths = dict(gains)
    if worths.get("marshal"):
        worths["money"] = worths.get("money", 0) - 20
    return sum((WORTH[name] * n for name, n in worths.items()), Fraction(0))


@pytest.mark.parametrize("name", sorted(checked(Choice("western-legends")).program.things["story"]))
def test_worth(name: str):
    """A reward is worth one to three Legendary points at its best, and no choice is worth nothing. STORY-15"""
    worths = {chosen: worth(gains) for chosen, gains in branches(name)}
    assert Fraction(1) <= max(worths.values()) <= Fraction(3), worths
    assert min(worths.values()) >= Fraction(2, 3), worths


def test_a_third_of_them_offers_something_for_a_price():
    """About a third of the rewards offer a choice with a price, as Blood Money does. STORY-15"""
    priced = {
        story.id
        for story in stories()
        if any(gains.get(name, 0) * sign < 0 for _, gains in branches(story.id)
               for name, sign in (("money", 1), ("hand", 1), ("wounds", -1)))
        or any("turn-wanted" in chosen and gains.get("money") for chosen, gains in branches(story.id))
    }  # fmt: skip
    assert "blood-money" in priced
    assert 12 <= len(priced) <= 16


def test_every_story_has_a_line_of_its_own():
    """Flavour: a sentence or three in English for each, none twice."""
    assembly = checked(Choice("western-legends"))
    phrases = Phrases.of("en", [pack.folder for pack in assembly.packs])
    lines = [phrases.flavour("story", story.id) for story in stories()]
    assert len(set(lines)) == 40
    assert all(line[-1] in ".?" and 1 <= line.count(". ") + 1 <= 3 and len(line) < 200 for line in lines)


def test_the_back_is_seen_and_the_face_is_not():
    """Everybody sees the trigger of an open story and nobody its face; two cards with one back look alike. STORY-01"""
    views = {}
    for name in ("front-page", "loose-tongues", "the-long-drive"):
        table = Table("annie", "bass", "billy")
        table.story(name)
        for seat in (1, 2, 3):
            view = table.state.view(seat)
            (pile,) = view.zones[table.zone("open-story", "first-story")]
            assert not pile.seen
            views[name, seat] = pile.unseen
    assert views["front-page", 1] == views["loose-tongues", 2] == views["front-page", 3]
    assert views["front-page", 1] != views["the-long-drive", 1]


def test_an_imagined_story_has_the_same_back():
    """Who imagines the hidden cards deals a story with the trigger that lies there. STORY-01"""
    from wlcore.engine.chance import Dice

    state = game().new(3, 5)
    names = state.game.names
    zones = [n for n in range(len(state.z)) if names.zone(n).startswith("open-story")]
    view = state.view(1)
    faces = set()
    for seed in range(30):
        guess = view.imagine(Dice(seed))
        for zone in zones:
            (true,), (imagined,) = state.z[zone], guess.z[zone]
            assert state.game.backs[true] == state.game.backs[imagined]
            faces.add(imagined)
    assert len(faces) > 2
