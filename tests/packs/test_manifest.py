from __future__ import annotations

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.packs.manifest import Manifest, OptionDeclared, read_manifest
from wlcore.packs.shapes import Ref
from wlcore.packs.yamlfile import parse_yaml

GAME = """\
id: tiny-poker
version: 1.2.3-beta.1
title: Tiny poker
kind: game
players: 2-6
languages: [en, pt-BR]
builtins: builtins.py
provenance: rules
options:
  length:
    values: [short, long]
    default: short
    description: How long it takes.
description: Poker for an evening.
"""
LAYER = """\
id: aces
version: 0.1.0
title: Aces high
kind: layer
game: tiny-poker
requires: [kings]
conflicts: [jokers]
before: [queens]
after: [jacks]
replaces: [twos]
"""


def manifest(source: str, trusted: bool = True) -> tuple[Manifest | None, Findings]:
    findings = Findings()
    tree = parse_yaml("pack.yaml", source.encode(), findings)
    assert tree is not None
    return read_manifest(tree, findings, trusted=trusted), findings


def test_game():
    """The pack of a game names itself as its game, its players and its options."""
    found, findings = manifest(GAME)
    assert findings.found == []
    assert found is not None
    assert (found.id, found.version, found.kind, found.game) == (
        "tiny-poker",
        "1.2.3-beta.1",
        "game",
        "tiny-poker",
    )
    assert (found.players, found.languages, found.builtins) == ((2, 6), ("en", "pt-BR"), "builtins.py")
    option = OptionDeclared(
        "length", ("short", "long"), "short", "How long it takes.", Span("pack.yaml", 10, 3, 10, 9)
    )
    assert (found.provenance, found.options) == ("rules", (option,))
    assert found.span == Span("pack.yaml", 1, 5, 1, 15)


def test_layer():
    """A layer names its game, and other packs with the places where it does."""
    found, findings = manifest(LAYER)
    assert findings.found == []
    assert found is not None
    assert (found.game, found.players, found.provenance) == ("tiny-poker", None, "designed")
    assert found.requires == (Ref("kings", Span("pack.yaml", 6, 12, 6, 17)),)
    others = (found.conflicts, found.before, found.after, found.replaces)
    assert [ref.id for refs in others for ref in refs] == ["jokers", "queens", "jacks", "twos"]


def test_one_number_of_players():
    """`players: 2` is a game for two."""
    found, findings = manifest(GAME.replace("2-6", "2"))
    assert findings.found == []
    assert found is not None
    assert found.players == (2, 2)


def test_python_only_from_plugins():
    """A pack from a folder or a zip that names Python is told so; one from a plugin may."""
    assert [d.code for d in manifest(GAME, trusted=False)[1].found] == ["pack-builtins"]
    assert manifest(GAME, trusted=True)[1].found == []


def test_a_wrong_line_does_not_hide_the_others():
    """An optional key with a mistake has its default; the manifest can still be used."""
    found, findings = manifest(LAYER.replace("[kings]", "kings"))
    assert [(d.code, d.suggestion) for d in findings.found] == [("wrong-type", "write [kings]")]
    assert found is not None
    assert found.requires == ()


def test_without_what_it_must_say_there_is_no_manifest():
    """A pack without an id cannot be used."""
    found, findings = manifest(GAME.replace("id: tiny-poker\n", ""))
    assert found is None
    assert findings.found[0].suggestion.startswith("add 'id'")


def test_a_layer_may_be_for_fewer_players():
    """`players` in a layer narrows what its game allows; `cites` names the clauses that say so."""
    found, findings = manifest(LAYER + "players: 2-4\ncites: [ACE-01, ACE-02]\n")
    assert findings.found == []
    assert found is not None
    assert (found.players, [ref.id for ref in found.cites]) == ((2, 4), ["ACE-01", "ACE-02"])
