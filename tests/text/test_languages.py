"""The shape of the phrases can say effects in every language: case, gender, number, where the verb stands."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor
from ruamel.yaml import YAML

from tests.text.reading import OF_SAMPLES, SAMPLES, as_typed, phrases, said

GRAMMARS = Path(__file__).parents[2] / "grammar" / "text"
LEFT_OUT: dict[tuple[str, str], dict[str, set[str]]] = {}
"""What a language says without something that English needs, by language and file."""
BY_HAND = YAML(typ="safe").load((Path(__file__).parent / "by-hand.yaml").read_text("utf-8"))


@pytest.mark.parametrize("language", OF_SAMPLES)
def test_samples_come_out_as_written_by_hand(language):
    """The same trees, in the order and the forms of the language, with nothing missing."""
    found = {name: as_typed(text) for name, text in said(SAMPLES, language=language).items()}
    assert found == {name: as_typed(texts[language]) for name, texts in BY_HAND.items()}


def test_what_a_language_lacks_is_said_in_english():
    """A phrase that is not there in German is taken from English and reported, and nothing breaks."""
    spoken = phrases(SAMPLES, language="de")
    spoken.entries = {phrase: entry for phrase, entry in spoken.entries.items() if phrase != "shuffle"}
    assert spoken.text("shuffle", zone="X") == "shuffle X"
    assert list(spoken.missing) == ["shuffle"]


class _Named(visitor.Visitor):
    """What a phrase is told."""

    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def _told(path: Path) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            named = _Named()
            named.visit(entry)
            found[entry.id.name] = named.names
    return found


@pytest.mark.parametrize("language", ["de", "fr", "it", "ru"])
@pytest.mark.parametrize("file", ["asked.ftl", "play.ftl", "web.ftl"])
def test_what_a_sentence_is_told_is_said_in_every_language(language, file):
    """'Type b to f' is no 'type a number from 1 to f': a face's sentences leave out nothing that English says."""
    there, here = _told(GRAMMARS / "en" / file), _told(GRAMMARS / language / file)
    lacking = {
        name: names - here[name] for name, names in there.items() if name in here and names - here[name]
    }
    assert lacking == LEFT_OUT.get((language, file), {})
