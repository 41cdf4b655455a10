"""What the README shows is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wlcore.cli import main

pytestmark = pytest.mark.slow("what the README shows is so")

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
SECTION = README.partition("A house rule is a file.")[2]
RULE, *TEXTS = re.findall(r"```\n(.*?)```", SECTION, re.DOTALL)[:5]


@pytest.mark.parametrize(("language", "text"), list(zip(("en", "fr", "de", "ru"), TEXTS, strict=True)))
def test_the_house_rule_says_what_is_shown(tmp_path, capsys, language, text):
    """The lines of the rule, said in each language."""
    (tmp_path / "pack.yaml").write_text(
        "id: luck\nversion: 1.0.0\ntitle: Luck\nkind: layer\ngame: western-legends\n"
    )
    (tmp_path / "house.wl").write_text(RULE)
    assert main(["text", "western-legends", "--with", str(tmp_path), "--lang", language]) == 0
    said = (
        capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    )
    assert text in said.partition("(layer/luck)")[2]
