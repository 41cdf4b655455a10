"""Why something is not on offer, in a game that has words for its questions."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from wlcore import cli

FRUIT = {
    "pack.yaml": "id: fruit\nversion: 1.0.0\ntitle: Fruit\nkind: game\nplayers: 2\n",
    "fruit.yaml": "fruit:\n  apple: { worth: 1 }\n  pear: { worth: 2 }\n  plum: { worth: 3 }\n",
    "words.wl": """\
kind fruit is card
  worth: number
zone hand of player is hand
zone bowl is pile
rule play
  put fruits in hand(keeper)
  repeat: keeper: eat
variable keeper is player
rule eat
  choose fruit-eaten from edible(you)
  choose fruit-kept from your hand
  put fruit-kept in bowl
query edible(p: player): set of fruit is fruits where worth of it is at least 2
""",
}
QUESTION = "ask-fruit-eaten = which fruit do you eat?\nask-fruit-kept = which fruit do you keep?\n"


@pytest.mark.parametrize("phrases", ["", QUESTION], ids=["without words", "with words"])
def test_it_is_told_about_the_question_on_the_screen(phrases: str, tmp_path: Path, monkeypatch, capsys):
    """With words for the question as without them: what is asked is not said not to be asked, and no other question is told of."""
    for name, content in FRUIT.items():
        (tmp_path / name).write_text(content)
    if phrases:
        (tmp_path / "text" / "en").mkdir(parents=True)
        (tmp_path / "text" / "en" / "words.ftl").write_text(phrases)
    monkeypatch.setattr("sys.stdin", io.StringIO("why not apple\nquit\n"))
    assert cli.main(["play", str(tmp_path), "--names", "Ann,Bob", "--seed", "1"]) == 0
    lines = capsys.readouterr().out.split("\n")
    at = lines.index("> why not apple")
    told = lines[at + 1 : lines.index("> quit")]
    assert told == ["Apple is not on offer:", "  choose fruit-eaten from edible(you)"]
