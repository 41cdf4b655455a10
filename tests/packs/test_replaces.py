"""A layer changes a card of the game: what it says counts, what it does not say stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.lang.diagnostics import Findings, PackError
from wlcore.loading import Choice, checked
from wlcore.packs.stacks import StacksOnDisk

CARD = "saloon-card:\n  swindler:\n    replaces: yes\n"


def pack(folder: Path, cards: str, more: str = "") -> str:
    """A layer on Public Enemy Number One with these cards."""
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text(
        f"id: {folder.name}\nversion: 1.0.0\ntitle: Mine\nkind: layer\ngame: public-enemy\nprovenance: designed\n{more}"
    )
    (folder / "cards.yaml").write_text(cards)
    return str(folder)


def messages(*packs: str) -> list[str]:
    """What is wrong with the game beside these packs."""
    findings = Findings()
    try:
        checked(Choice("public-enemy", packs=packs), findings)
    except PackError as error:
        return [d.message for d in error.diagnostics]
    return [d.message for d in findings.sorted() if d.severity == "error"]


def test_a_text_is_changed(tmp_path: Path):
    """The new text is run in place of the old one, on every copy; the layers behind the card show both."""
    mine = pack(tmp_path / "mine", CARD + "    drawn: |\n      stop\n")
    assembly = checked(Choice("public-enemy", packs=(mine,)))
    text = assembly.program.texts["saloon-card", "swindler", "drawn"]
    assert (text.pack, len(text.body)) == ("mine", 1)
    things = [t for t in assembly.program.things["saloon-card"].values() if t.design == "swindler"]
    assert {t.provenance for t in things} == {"designed"}
    (stack,) = StacksOnDisk(assembly).named("saloon-card/swindler")
    assert [(layer.role, layer.pack) for layer in stack.layers][:2] == [
        ("declares", "public-enemy"),
        ("replaces", "mine"),
    ]


def test_a_printed_value_is_changed(tmp_path: Path):
    """Other values of the same thing stay as they are."""
    mine = pack(tmp_path / "mine", "outlaw:\n  jesse-james:\n    replaces: yes\n    gang: daltons\n")
    old, new = (checked(Choice("public-enemy", packs=p)).program for p in ((), (mine,)))
    before, after = (p.things["outlaw"]["jesse-james"].values for p in (old, new))
    assert after["gang"] == new.kinds["gang"].members.index("daltons") != before["gang"]
    assert {k: v for k, v in after.items() if k != "gang"} == {k: v for k, v in before.items() if k != "gang"}
    assert [t.id for t in new.cards] == [t.id for t in old.cards], "no option gets another number"


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (
            "saloon-card:\n  swindlr:\n    replaces: yes\n",
            "there is no saloon-card 'swindlr' that this could replace",
        ),
        (CARD + "    copies: 5\n", "how many copies there are cannot be changed"),
        ("saloon-card:\n  swindler:\n", "there is a saloon-card 'swindler' already"),
        (CARD + "    dawn: |\n      stop\n", "a saloon-card has no property 'dawn'"),
    ],
)
def test_what_cannot_be_replaced(tmp_path: Path, cards: str, message: str):
    """Each mistake has its sentence."""
    assert messages(pack(tmp_path / "mine", cards)) == [message]


def test_two_packs_that_change_one_text(tmp_path: Path):
    """They conflict, unless one says that it takes the other's place; what they change apart goes together."""
    text = CARD + "    drawn: |\n      stop\n"
    one, two = pack(tmp_path / "one", text), pack(tmp_path / "two", text)
    assert messages(one, two) == ["two and one both change saloon-card/swindler/drawn"]
    winner = pack(tmp_path / "winner", text, "replaces: [one]\n")
    assert messages(one, winner) == []
    assert checked(Choice("public-enemy", packs=(one, winner))).program.texts[
        "saloon-card", "swindler", "drawn"
    ].pack == "winner"  # fmt: skip
