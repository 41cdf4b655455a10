"""The syntax of clauses: a phrase says in the infinitive what is done, and a language makes every form of it.

    rule-draw = { $n } { FORM("kind-card", "acc", $n) } ziehen      ->  ziehe 2 Karten, nachdem du 2 Karten gezogen hast

What a language knows of its verbs stands in a module `syntax.py` in its folder of phrases (`grammar/text/de/`), as a class
`Syntax`; how single verbs are inflected stands in `verbs.lex` there and in packs, a line a verb. A language without such
a module says clauses by its phrases alone (`like-clause`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.records import dataclass
from wlcore.text.forms import GOVERNED, first_letter
from wlcore.text.patterns import Bare

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

MODULE, VERBS = "syntax.py", "verbs.lex"
BEGUN = "# BEGUN"
"""The first words of a `syntax.py` that is still that of a relative."""
YOU, PLURAL = "you", "plural"

Part = str | Callable[[Any], str]
"""A piece of a clause: words, or what says what varies."""


@dataclass(frozen=True, slots=True)
class ParsedClause:
    """A clause taken apart: its verb, what belongs to it, and what follows behind a comma ('..., if it is empty')."""

    verb: str
    parts: tuple[Part, ...]
    tail: tuple[Part, ...] = ()


@dataclass(slots=True)
class Act:
    """A clause with somebody who does it, as one sentence wants it.

    `person` is `you`, `plural` or a gender; `who` says them; `said` are the parts in words, with what can be negated in
    itself ('no cards') negated if that is asked, and whether anything was.
    """

    clause: ParsedClause
    person: str
    who: Callable[[], str]
    said: Callable[[bool], tuple[list[str], bool]]
    tail: Callable[[], str]

    def rest(self) -> str:
        """What belongs to the verb, in words."""
        return "".join(self.said(False)[0]).strip()

    @property
    def you(self) -> bool:
        """Whether it is the reader who does it."""
        return self.person == YOU


QUOTES = ("\u201c\u201d", "\u2018\u2019")
APOSTROPHE = "\u2019"
STRAIGHT = re.compile("['\"]")
OPENING = frozenset("([{/\u2013\u2014\u201c\u2018\u201e\u201a\u00ab")
"""The signs behind which a quotation opens, beside blanks."""
WORD = re.compile(r"\w+")


def quoted(text: str, first: bool, quotes: tuple[str, str], elided: frozenset[str]) -> str:
    """Straight quotation marks and apostrophes as they are printed; `quotes` are the signs of a pair, and of a pair inside one."""
    open_now = 0

    def sign(found: re.Match[str]) -> str:
        nonlocal open_now
        at, pair = found.start(), quotes[found[0] == "'"]
        opens = first if not at else text[at - 1].isspace() or text[at - 1] in OPENING
        if found[0] == "'":
            word = WORD.match(text, at + 1)
            opens = opens and not (word is not None and word[0].lower() in elided)
            inside = bool(at) and text[at - 1].isalnum() and text[at + 1 : at + 2].isalnum()
            open_now += opens
            if not opens and (inside or not open_now):
                return APOSTROPHE
            open_now -= not opens
        return pair[: len(pair) // 2] if opens else pair[len(pair) // 2 :]

    return STRAIGHT.sub(sign, text)


def plain(text: str) -> str:
    """A text with the straight signs that somebody types for quotation marks and apostrophes."""
    return text.translate(TYPED)


TYPED = str.maketrans(
    dict.fromkeys("\u2018\u2019\u201a\u201b", "'") | dict.fromkeys("\u201c\u201d\u201e\u201f", '"')
)


Verb = TypeVar("Verb")
"""How a language keeps a verb with its forms."""


class Syntax(Generic[Verb]):
    """What a language knows of clauses. `forms` names the forms it makes; all others are left to phrases."""

    forms: Mapping[str, Callable[..., str]] = {}
    negated = ""
    """The determiner of what is negated in itself; none where a language negates the verb alone."""
    nouns: Mapping[str, tuple[str, ...]] = {}
    """The forms that every noun needs, and those that only nouns of a gender need."""
    declined = ""
    """A case in which whatever a noun says sounds otherwise, so that a place or value that does not lacks it."""
    example = ""
    """A line of `verbs.lex`, as a message shows it."""
    cases: frozenset[str] = frozenset()
    """The cases of nouns that a relative pronoun has, too."""
    possessive = ""
    """The case of whose something is: alone it cannot be taken out of what it belongs to."""
    objective = ""
    """The case of what a clause is about, where its phrase asks for none: 'den Spieler' for { $whom }."""
    governing: Mapping[str, str] = {}
    """The case that a word takes behind a preposition, where the phrase asks for none: 'mit dem Spieler'."""
    melting: Mapping[str, str] = {}
    """Prepositions that the case of a word says itself: French 'à' in 'au joueur'."""
    prepositions: frozenset[str] = frozenset()
    """The words behind which a pronoun has another form (`.governed`): 'auf dieses Feld', 'на него'."""
    compound: frozenset[str] = frozenset()
    """Prepositions of two words: 'рядом с'."""
    own_apart = False
    """Whether what is the reader's own is told as that in what they do: 'на своей территории', but 'если на вашей территории ...'."""
    never_many = False
    """Whether what must not be done is told of many: 'вы не можете менять карты' for 'you cannot swap a card'."""
    often_first = False
    """Whether 'twice' stands before what belongs to the verb: 'ziehe 2-mal 1 Karte'; else it stands behind."""

    def __init__(self, verbs: Mapping[str, str]) -> None:
        self.verbs = {verb: self.printed(parts) for verb, parts in verbs.items()}
        self._inflected: dict[str, Verb] = {}

    def inflected(self, verb: str) -> Verb:
        """A verb with its forms."""
        raise LookupError(verb)

    def verb(self, act: Act) -> Verb:
        """The verb of a clause, with its forms."""
        name = act.clause.verb
        if name not in self._inflected:
            self._inflected[name] = self.inflected(name)
        return self._inflected[name]

    def beginning(self, text: str) -> str:
        """What words stand before this one by how it sounds, where its first letter does not tell: Italian 'lo sceriffo'."""
        return first_letter(text)

    def parse(self, parts: tuple[Part, ...]) -> ParsedClause:
        """A clause as its phrase prints it, taken apart: here the verb is the first word."""
        first = parts[0] if parts and isinstance(parts[0], str) else ""
        verb, rest = first_word(first)
        return ParsedClause(verb, ((rest,) if rest else ()) + parts[1:])

    def knows(self, verb: str) -> bool:
        """Whether a verb can be inflected: it has a line, or is regular."""
        return bool(verb)

    def sound(self, verb: str) -> bool:
        """Whether the line of a verb gives what this language needs."""
        return True

    quotes = QUOTES
    """What opens and closes a quotation, and one inside it."""
    elided: frozenset[str] = frozenset()
    """Words that begin with an apostrophe."""

    def printed(self, text: str, first: bool = True) -> str:
        """What a phrase writes, in the signs of print; what is filled in stays as it is. `first` is what nothing stands before."""
        return text if "'" not in text and '"' not in text else quoted(text, first, self.quotes, self.elided)

    def finished(self, text: str) -> str:
        """A whole text once more, where words melt or change by what stands beside them: 'in dem' to 'im'."""
        return text

    def fronted(self, pronoun: str, text: str) -> str:
        """A relative pronoun before the rest of its clause."""
        return joined(pronoun, text)

    def possessed(self, before: str, behind: str, person: bool, pronoun: Callable[[str], str]) -> str | None:
        """A relative clause about whose that is with which its first part ends (`pronoun` has a case); None if it cannot be one:
        'von der du keine Karte hast', 'auf dessen Feld du stehst'.
        """
        return None

    def say(self, act: Act, form: str) -> str | None:
        """A clause in a form; None for a form that this language leaves to its phrases."""
        made = self.forms.get(form)
        if made is None:
            return None
        text = made(self, act)
        tail = act.tail()
        if tail.startswith(",") and not tail.endswith(","):
            tail += ","
        return f"{text}{tail}" if tail else text


def governed(parts: tuple[Part, ...], syntax: Syntax[Any]) -> tuple[Part, ...]:
    """The parts of a clause, each place that asks for no case with the one that it takes there: that of the object, or that of
    the preposition before it.
    """
    found: list[Part] = []
    for part in parts:
        if isinstance(part, Bare):
            before = found[-1] if found and isinstance(found[-1], str) else ""
            word = before.split()[-1].lower() if before.endswith(" ") and before.strip() else ""
            if word in syntax.melting:
                found[-1] = before.rstrip()[: -len(word)]
                part = part.governed(syntax.melting[word], melts=f"{word} ")
            elif word in syntax.prepositions:
                part = part.governed(syntax.governing.get(word, syntax.objective), GOVERNED)
            else:
                part = part.governed(syntax.objective)
        found.append(part)
    return tuple(found)


def joined(*words: str) -> str:
    """Words with a blank between them, without those that are empty; none before a comma or colon."""
    text = " ".join(word for word in words if word)
    return text.replace(" ,", ",").replace(" :", ":")


def first_word(text: str) -> tuple[str, str]:
    """A text taken apart behind its first word: 'решить', ', кто ...'."""
    word = text.split(" ", 1)[0].rstrip(",:;")
    return word, text[len(word) :]


# ---- what languages bring -----------------------------------------------------------------------------


@cache
def load_syntax(folder: Path | Traversable) -> type[Syntax[Any]] | None:
    """The syntax that a language's folder of phrases brings, if it brings any."""
    place = folder / MODULE
    if not place.is_file():
        return None
    name = f"wlcore_syntax_{folder.name}"
    if isinstance(place, Path):
        spec = spec_from_file_location(name, place)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    else:  # as when wlcore runs from inside a zip
        module = ModuleType(name)
        exec(compile(place.read_text("utf-8"), str(place), "exec"), module.__dict__)
    found: type[Syntax[Any]] = module.Syntax
    return found


@dataclass(slots=True)
class Verbs:
    """The lines of a `verbs.lex`: a verb and its principal parts, with the place of each; `pack` tells whose they are."""

    pack: str
    lines: dict[str, str] = field(default_factory=dict)
    places: dict[str, Span] = field(default_factory=dict)


def read_verbs(content: str, label: str, pack: str, findings: Findings | None = None) -> Verbs:
    """What a file of verbs says: `verb: principal parts`, or the verb alone where it is regular; `#` begins a comment."""
    found = Verbs(pack)
    for number, verb, parts in _lines(content):
        place = Span(label, number, 1, number, len(verb) + 1)
        if findings is not None and verb in found.lines:
            message = f"there are two lines for the verb '{verb}'"
            findings.error("duplicate-verb", message, place, related=((found.places[verb], "the first one"),))
        found.lines.setdefault(verb, parts)
        found.places.setdefault(verb, place)
    return found


def _lines(content: str) -> Iterator[tuple[int, str, str]]:
    for number, line in enumerate(content.splitlines(), 1):
        verb, _, parts = line.split("#", 1)[0].partition(":")
        if verb.strip():
            yield number, verb.strip(), " ".join(parts.split())


def joined_verbs(files: Iterable[Verbs]) -> dict[str, str]:
    """All verbs of a language: a later file's before an earlier one's."""
    return {verb: parts for file in files for verb, parts in file.lines.items()}
