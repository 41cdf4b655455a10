"""Keys that stand for many things: products, grids, rows and rings."""

from __future__ import annotations

from wlcore.lang.diagnostics import Findings
from wlcore.loading import load
from wlcore.packs.entities import Entity, read_entities
from wlcore.packs.properties import PropertyType
from wlcore.packs.yamlfile import parse_yaml
from wlcore.text.naming import Naming
from wlcore.text.port import Phrases

LINKS = PropertyType("label", many=True, optional=True)
LINK = PropertyType("label", optional=True)
KINDS = {
    "card": {
        "rank": PropertyType("label", of=("two", "queen")),
        "suit": PropertyType("label", of=("hearts", "spades")),
        "points": PropertyType("number"),
    },
    "field": {"x": PropertyType("number", optional=True), "near": LINKS, "north": LINK},
}


def read(source: str) -> tuple[dict[str, Entity], list[str]]:
    findings = Findings()
    tree = parse_yaml("things.yaml", source.encode(), findings)
    assert tree is not None
    entities = read_entities(tree, KINDS, findings)
    return {e.id: e for e in entities}, [f"{d.span.line}:{d.span.col} {d.message}" for d in findings.found]


def test_product():
    """One card for each rank and suit; what is more exact says only what is different."""
    cards, found = read(
        "card:\n  each rank of each suit: { points: 0 }\n"
        "  each rank of hearts: { points: 1 }\n  queen-of-spades: { points: 13 }\n"
    )
    assert found == []
    assert {name: tuple(card.properties.values()) for name, card in cards.items()} == {
        "two-of-hearts": (1, "two", "hearts"),
        "two-of-spades": (0, "two", "spades"),
        "queen-of-hearts": (1, "queen", "hearts"),
        "queen-of-spades": (13, "queen", "spades"),
    }
    assert cards["two-of-hearts"].pattern == "each-rank-of-each-suit"
    assert cards["two-of-hearts"].parts == (("rank", "two"), ("suit", "hearts"))


def test_product_of_some():
    """A list below the key says which values it goes through, numbers too."""
    cards, found = read("card:\n  each suit each points: { points: [3, 1], suit: [spades], rank: two }\n")
    assert found == []
    assert {name: card.properties["points"] for name, card in cards.items()} == {"spades-3": 3, "spades-1": 1}


def near(fields: dict[str, Entity], name: str) -> list[object]:
    return sorted(fields[name].properties["near"])  # type: ignore[arg-type]


def test_square_grid():
    """Places know their column and what is beside them; where nothing lies north, nothing is said."""
    fields, found = read("field:\n  a1 to c2: { x: column, near: beside, north: north }\n  b2: { x: 20 }\n")
    assert found == []
    assert near(fields, "b2") == ["a2", "b1", "c2"]
    assert (fields["b2"].properties["x"], fields["c1"].properties["x"]) == (20, 3)
    assert fields["b2"].properties["north"] == "b1"
    assert "north" not in fields["b1"].properties


def test_hexagons():
    """Even rows lie half a hexagon further; a place in the middle has six neighbours, who agree about that."""
    fields, found = read("field:\n  a1 to d4: { x: across, near: hexes }\n")
    assert found == []
    assert near(fields, "b2") == ["a2", "b1", "b3", "c1", "c2", "c3"]
    assert near(fields, "b3") == ["a2", "a3", "a4", "b2", "b4", "c3"]
    assert all(one in near(fields, other) for one in fields for other in near(fields, one))
    assert (fields["a1"].properties["x"], fields["a2"].properties["x"]) == (2, 3)


def test_ring_and_line():
    """In a ring the last is next to the first, in a line it is not; a ring of two has one neighbour."""
    fields, found = read(
        "field:\n  post-1 to post-4: { near: ring, north: previous }\n  mile-1 to mile-3: { near: line }\n"
    )
    assert found == []
    assert (near(fields, "post-1"), near(fields, "mile-1")) == (["post-2", "post-4"], ["mile-2"])
    assert fields["post-1"].properties["north"] == "post-4"
    assert near(read("field:\n  post-1 to post-2: { near: ring }\n")[0], "post-1") == ["post-2"]


def test_bad_patterns():
    """Each mistake is told at its key, and nothing is made of a million places."""
    for line, message in (
        ("field:\n  a1 to z9999: {}\n", "this stands for 259974 things, and there can be 5000 of a kind"),
        ("field:\n  post-1 to post-1000000: {}\n", "this stands for 1000000 things, and there can be 5000 of a kind"),
        ("field:\n  c3 to a1: {}\n", "'c3 to a1' goes backwards"),
        ("field:\n  here to there: {}\n", "'here to there' does not go from one place to another"),
        ("field:\n  two words: {}\n", "'two words' is no id and no pattern"),
        ("card:\n  each colour: { points: 1 }\n", "'each colour' wants a property with one value"),
        ("card:\n  each points: { rank: two, suit: spades }\n", "what 'each points' goes through is not known"),
        ("card:\n  each rank of each suit: { suit: [], points: 1 }\n", "there is no 'suit' in this list"),
        ("card:\n  each rank of spades: { suit: spades, points: 1, rank: [two, two] }\n", "the values of 'rank' are single names or numbers, each once"),
    ):  # fmt: skip
        assert [f.partition(" ")[2] for f in read(line)[1]] == [message], line
    twice = "card:\n  each rank of hearts: { suit: hearts, points: 1 }\n  two of each suit: { rank: two, points: 2 }\n"
    assert read(twice)[1] == ["3:3 'two-of-hearts' is said by two keys that are equally exact"]


def test_a_card_that_ends_in_a_number_keeps_it():
    """Without any phrase a card is called by its whole id: only what is a copy goes by the name of its design."""
    game = load("docs/games/forecast")
    naming = Naming(game, Phrases.of("en"))
    assert naming.phrases.say(naming.named("day", "sun-3")) == "Sun 3"
