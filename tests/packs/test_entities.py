from __future__ import annotations

from tests.packs.reading import KINDS
from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span, Text
from wlcore.packs.entities import Entity, read_entities
from wlcore.packs.shapes import Ref
from wlcore.packs.yamlfile import parse_yaml

CARDS = """\
card:
  ace:
    rank: A
    suits: [hearts, spades]
    cost: -3
    wild: yes
    partner: king
    motto: >
      First and
      last.
    action: |
      gain 1 coin
        at once
    powers: "coins(you) gets + 1"
    copies: 4
    provenance: component
    cites: [ACE-01]
    note: Seldom seen.
  ten: { rank: 10 }
place:
  home:
"""


BESIDE = """\
card:
  ten: { rank: 10 }
with stars:
  card:
    queen: { rank: Q }
  place:
    moon:
with suns:
  card:
    king: { rank: K }
"""


def entities(
    source: str,
    file: str = "cards.yaml",
    known: dict[tuple[str, str], Span] | None = None,
    packs: tuple[str, ...] | None = None,
) -> tuple[list[Entity], Findings]:
    findings = Findings()
    tree = parse_yaml(file, source.encode(), findings)
    assert tree is not None
    return read_entities(tree, KINDS, findings, known, packs), findings


def test_typed_properties():
    """Each property has its type, texts of the language their lines, and names no places."""
    (ace, ten, home), findings = entities(CARDS)
    assert findings.found == []
    assert {k: v for k, v in ace.properties.items() if not isinstance(v, Text)} == {
        "rank": "A",
        "suits": ("hearts", "spades"),
        "cost": -3,
        "wild": True,
        "partner": "king",
        "motto": "First and last.",
    }
    assert ten.properties == {"rank": "10", "wild": False}
    assert (home.kind, home.id, home.properties) == ("place", "home", {})


def test_effects_keep_their_places():
    """An effect and a text of abilities know the lines and columns of their file."""
    (ace, *_), _ = entities(CARDS)
    assert ace.properties["action"] == Text("cards.yaml", ("gain 1 coin", "  at once"), 12, (7, 7))
    assert ace.properties["powers"] == Text("cards.yaml", ("coins(you) gets + 1",), 14, (14,))
    assert ace.places["cost"] == Span("cards.yaml", 5, 11, 5, 13)


def test_what_all_kinds_have_in_common():
    """Copies, provenance and cited clauses stand on every entity; notes are for people."""
    (ace, ten, _), _ = entities(CARDS)
    assert (ace.copies, ace.provenance, ace.file) == (4, "component", "cards.yaml")
    assert ace.cites == (Ref("ACE-01", Span("cards.yaml", 17, 13, 17, 19)),)
    assert (ten.copies, ten.provenance, ten.cites) == (1, "", ())
    assert "note" not in ace.properties


def test_same_id_in_two_files_of_a_pack():
    """An id is used once a kind in all files of a pack; both places are named. Other kinds do not matter."""
    known: dict[tuple[str, str], Span] = {}
    assert entities("card:\n  ace: { rank: A }\n", "one.yaml", known)[1].found == []
    found, findings = entities("place:\n  ace:\ncard:\n  ace: { rank: A }\n", "two.yaml", known)
    assert [e.kind for e in found] == ["place"]
    (duplicate,) = findings.found
    assert (duplicate.code, str(duplicate.span)) == ("duplicate", "two.yaml:4:3")
    assert [str(span) for span, _ in duplicate.related] == ["one.yaml:2:3"]


def test_one_mistake_leaves_the_others():
    """An entity with a mistake is left out; the rest of the file is read."""
    found, findings = entities("card:\n  ace: { rank: a }\n  king: { rank: K }\n")
    assert [e.id for e in found] == ["king"]
    assert len(findings.found) == 1


def test_suggestions():
    """A mistyped property, kind or label comes with the word that was probably meant."""
    _, findings = entities("card:\n  ace: { rank: A, csot: 3, suits: [heart] }\ncards: {}\n")
    assert [d.suggestion for d in findings.sorted()] == [
        "did you mean 'cost'?",
        "did you mean 'hearts'?",
        "did you mean 'card'?",
    ]


def test_what_counts_only_beside_a_pack():
    """A section is read where its pack is there, and left out with all that is in it where it is not."""
    found = {
        packs: [e.id for e in entities(BESIDE, packs=packs)[0]]
        for packs in ((), ("stars",), ("stars", "suns"))
    }
    assert found == {
        (): ["ten"],
        ("stars",): ["ten", "queen", "moon"],
        ("stars", "suns"): ["ten", "queen", "moon", "king"],
    }


def test_a_section_for_another_pack_may_use_kinds_that_only_that_pack_has():
    """What is below it is not looked at, but a section without anything below it is a mistake anywhere."""
    found, findings = entities("with suns:\n  planet:\n    mars:\ncard:\n  ten: { rank: 10 }\n", packs=())
    assert ([e.id for e in found], findings.found) == (["ten"], [])
    assert [d.code for d in entities("with suns:\n", packs=())[1].found] == ["wrong-type"]
