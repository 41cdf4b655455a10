"""What authors of whole games write first, and what they are told: the place, what is wrong, what to write."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.reference import RESERVED
from wlcore.lang.diagnostics import Diagnostic, Findings
from wlcore.loading import Choice, checked

PACK = "id: first\nversion: 1.0.0\ntitle: First\nkind: game\nplayers: 2\n"
CARDS = "dumpling:\n  meat: { copies: 6, worth: 1 }\n  leek: { worth: 2 }\ncopy:\n  one-more: { worth: 1 }\n"
WORDS = """\
kind dumpling is card
  worth: number
kind copy is card
  worth: number
kind coin: cent, crown
kind place: north, south
counter gold of player
rule play
  win players
"""
WRITTEN = {
    "rule x\n  choose n from 0 to 3\n  repeat n times: stop": (
        "'n' does not fit here",
        "'repeat (n) times:'",
    ),
    "rule x\n  for each p in players where gold(p) is 0: stop": (
        "'p' is not known here",
        "each of them is called 'it'",
    ),
    "rule x\n  choose c from dumplings where worth of c is 2": (
        "'c' is not known here",
        "each of them is called 'it'",
    ),
    "rule x\n  choose roll from 6 to 1 at random": (
        "no number from the first to the last",
        "the smaller one first",
    ),
    "query fact(n: number): number\n  if n is 0: answer 1\n  answer n * fact(n - 1)": (
        "cannot ask itself",
        "'for each'",
    ),
    "query many: number is count copys": ("'copys' is not known here", "did you mean 'copies'?"),
    "rule x\n  choose d from dumplings\n  d: win you": (
        "a player is wanted before ':'",
        "a condition is written 'if COND:'",
    ),
    "rule x\n  gain gold 1": ("'gain' is written", "write 'gain 1 gold'"),
    "rule x\n  gain 1 dumpling": ("'dumpling' is not a counter", "there are: gold"),
    "rule x\n  win players\n  otherwise: stop": (
        "follows neither 'if' nor 'may'",
        "directly below the block",
    ),
    "rule x\n  win players   THERE-02": (
        "'THERE-02' is the name of a clause",
        "in brackets, at the end: [THERE-02]",
    ),
    "rule x\n  gain “1” gold": ("quotation marks", "leave them out"),
    "rule x\n  victim: stop": ("'victim' is not known here", "'choose victim from SET'"),
    "at end of round:\n  win players": (
        "nothing begins with 'at'",
        "'before RULE:', 'after RULE:' or 'when EVENT:'",
    ),
    "query fee(p: player): number is 1\nfee(you) gets + 1": ("'you' has no meaning here", "'fee(p) ...'"),
    "rule x\n  draw-from north": (
        "'draw-from' is not a word that is known",
        "a word of Public Enemy Number One, which is another game",
    ),
    "counter turns": ("is a word of the language", "docs/reference.md"),
}


def found(folder: Path, more: str, **files: str) -> list[Diagnostic]:
    """What is wrong with the game when something more stands in it."""
    for name, content in (
        ("pack.yaml", PACK),
        ("cards.yaml", CARDS),
        *((f"{n}.yaml", c) for n, c in files.items()),
    ):
        (folder / name).write_text(content)
    (folder / "words.wl").write_text(f"{WORDS}{more}\n")
    findings = Findings()
    checked(Choice(str(folder)), findings)
    return [d for d in findings.sorted() if d.severity == "error"]


@pytest.mark.slow("words of the language are listed where few can stand")
@pytest.mark.parametrize("more", WRITTEN)
def test_what_is_wrong_and_what_to_write(more: str, tmp_path: Path):
    """One finding, in the lines that were written, with the cure."""
    message, advice = WRITTEN[more]
    (told,) = found(tmp_path, more)
    assert told.span.line > WORDS.count("\n")
    assert message in told.message
    assert advice in told.suggestion


def test_every_with_a_name_stands_in_parentheses(tmp_path: Path):
    """As the advice says it."""
    assert found(tmp_path, "query all-north: truth is every (places as s where s is north)") == []


def test_sets_cannot_be_shown(tmp_path: Path):
    """A query of a set under 'table' of the screen."""
    (told,) = found(tmp_path, "query far: set of place is places", screen="table: [far]\n")
    assert "sets cannot be shown" in told.suggestion


@pytest.mark.slow("words of the language are listed where few can stand")
def test_the_words_of_the_language_are_listed(tmp_path: Path):
    """Each word of the list can be no name, and what is not in it can."""
    assert len(RESERVED) > 80
    for word in RESERVED:
        assert found(tmp_path, f"counter {word} of player"), word
    assert found(tmp_path, "counter honour of player\ncounter most-wanted of player") == []


def test_a_ban_on_what_somebody_does_to_themselves_is_told(tmp_path: Path):
    """Whoever writes it means to protect somebody; 'you' is the one who performs the rule."""
    (tmp_path / "pack.yaml").write_text(PACK)
    words = "rule play\n  win players\nrule rob(whom: player)\n  win whom\nrule duel\n  choose duelled from others\n  win duelled\n"
    (tmp_path / "words.wl").write_text(
        f"{words}forbid rob when whom is you\nforbid rob when whom is left of you\nforbid duel when duelled is you\n"
    )
    findings = Findings()
    checked(Choice(str(tmp_path)), findings)
    told = [d for d in findings.found if d.code == "only-oneself"]
    assert [(d.span.line, d.suggestion) for d in told] == [
        (8, "to protect somebody, ask in a layer for what they have: 'forbid rob when has-it(whom)'"),
        (10, "to protect somebody, ask in a layer for what they have: 'forbid duel when has-it(duelled)'"),
    ]
