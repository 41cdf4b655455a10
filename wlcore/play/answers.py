"""What somebody meant by a line: a command, or one of the options, by its number or by the beginning of its words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING
from unicodedata import category

from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.text.port import Phrases

COMMANDS = (
    "help", "options", "show", "hand", "board", "log", "card", "rules", "why", "odds", "hint", "undo", "save", "load",
    "lang", "quit",
)  # fmt: skip
WITH_MORE = {"options", "board", "log", "rules", "card", "why", "odds", "hint", "save", "load", "lang"}
"""Commands that can be followed by what they are about."""
WORD = re.compile(r"\w+|[^\w\s]")
"""A word, or a single sign."""
LETTER = re.compile(r"\w")
MARKS = " .:,#()"
"""What may stand about the sign of an option: '1.' and '(1)' are 1, '-1' is not."""


class Vocabulary:
    """The words for commands at a table that speaks a language; those of the code, which are English, always count."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.names = {name: name for name in COMMANDS}
        for name in COMMANDS:
            for word in self.words(name):
                self.names.setdefault(word.casefold(), name)

    def words(self, name: str) -> list[str]:
        """What a command is called: first the word that is shown, then others that are understood."""
        phrase = f"play-command-{name}"
        also = self.phrases.static(phrase, "also")
        return [self.phrases.text(phrase), *(also.split(", ") if also else [])]

    def word(self, name: str) -> str:
        """The word that is shown for a command."""
        return self.words(name)[0]

    def command(self, typed: str) -> str:
        """The command that a word is for, or ''."""
        return self.names.get(typed.casefold(), "")

    def begun(self, typed: str) -> str:
        """The only command with a word that begins like this, or ''; a single letter begins only what is shown."""
        start = typed.casefold()
        names = {self.word(name): name for name in COMMANDS} if len(start) == 1 else self.names
        found = {name for word, name in names.items() if start and word.startswith(start)}
        return found.pop() if len(found) == 1 else ""

    def asked_of(self, rest: str) -> str:
        """What stands behind 'why', without a 'not'."""
        first, _, more = rest.partition(" ")
        return more if first.casefold() in ("not", self.phrases.static("play-command-why", "not")) else rest


@dataclass(frozen=True, slots=True)
class Command:
    """A command with what was typed behind it."""

    name: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """An option, by its number in the game."""

    number: int


@dataclass(frozen=True, slots=True)
class Unclear:
    """It could be any of these options; if there are none, it is nothing we know."""

    options: tuple[int, ...] = ()


Answer = Command | Option | Unclear


def steps(line: str) -> list[str]:
    """The parts of a line that are typed one after the other: 'gold; pass'."""
    return [part.strip() for part in line.split(";") if part.strip()]


def understood(
    line: str,
    options: Mapping[int, Sequence[str]],
    vocabulary: Vocabulary,
    signs: Mapping[str, int] | None = None,
) -> Answer:
    """What a line means where these options are offered, each with the words it goes by, first those that are shown; commands
    go first, then signs: those given, else the places of the options. A letter that is the whole first word of an option, such
    as the sign in the corner of a card, is that option, and no command in short. What is asked is not chosen: '5?' asks about it.
    """
    text = " ".join(line.split())
    if text == "?":
        return Command("help")
    about = text.removesuffix("?").strip()
    if about != text and words_in(about) and not any(s.endswith("?") for o in options.values() for s in o):
        return Command("why", about)
    name, _, rest = text.partition(" ")
    command = vocabulary.command(name)
    if command and (not rest or command in WITH_MORE):
        return Command(command, rest)
    signs = {str(place): option for place, option in enumerate(options, 1)} if signs is None else signs
    sign = text.casefold().strip(MARKS).lstrip("0")
    if sign in signs:
        return Option(signs[sign])
    letter = len(sign) == 1 and sign.isalpha()
    found = matching(text, _shown(options) if len(sign) == 1 else options)
    if letter and (called := _called(sign, options)):
        found = called
    elif letter and any(len(s) == 1 and s.isalpha() for s in signs):
        found = ()  # a letter that stands before no option
    if found:
        return Option(found[0]) if len(found) == 1 else Unclear(found)
    short = vocabulary.begun(text)
    return Command(short) if short else Unclear()


def _called(letter: str, options: Mapping[int, Sequence[str]]) -> tuple[int, ...]:
    """The options whose first word, as it is shown, is just this letter."""
    return tuple(
        option for option, spoken in options.items() if any(words_in(s)[:1] == [letter] for s in spoken[:1])
    )


def _shown(options: Mapping[int, Sequence[str]]) -> dict[int, Sequence[str]]:
    """The options with only the words that are shown: a single letter means nothing that nobody sees."""
    return {option: spoken[:1] for option, spoken in options.items()}


def matching(text: str, named: Mapping[int, Sequence[str]]) -> tuple[int, ...]:
    """What somebody means by some words: what has them in full, else begins with them, else holds words that begin so.

    Amounts alone name nothing that only holds them: '-1' is not 'lose 1 card'. Signs such as the suit of a card count where
    they are typed and one of the names has them; else they are nothing, as commas are.
    """
    signs = _signs(text)
    if signs:
        signs &= frozenset().union(*(_signs(s) for spoken in named.values() for s in spoken))
    typed = _words(text, signs)
    loose = bool(signs) or any(map(str.isalpha, text))
    for fits in (_whole, _beginning, _scattered) if loose else (_whole, _beginning):
        found = tuple(
            n for n, spoken in named.items() if typed and any(fits(typed, _words(s, signs)) for s in spoken)
        )
        if found:
            return found
    return ()


def words_in(text: str) -> Sequence[str]:
    """The words and signs of a text, without its punctuation."""
    return _words(text, _signs(text))


@lru_cache(maxsize=1 << 15)
def _words(text: str, signs: frozenset[str]) -> Sequence[str]:
    return [word for word in WORD.findall(text.casefold()) if word in signs or LETTER.match(word)]


@lru_cache(maxsize=1 << 15)
def _signs(text: str) -> frozenset[str]:
    """The signs in a text: pictures such as that of a suit, no punctuation, no currency."""
    return frozenset() if text.isascii() else frozenset(c for c in text if category(c) == "So")


def _whole(typed: Sequence[str], words: Sequence[str]) -> bool:
    return typed == words


def _beginning(typed: Sequence[str], words: Sequence[str]) -> bool:
    """The option's first words, the last of them perhaps not in full."""
    return words[: len(typed) - 1] == typed[:-1] and _starts(typed[-1:], words[len(typed) - 1 : len(typed)])


def _scattered(typed: Sequence[str], words: Sequence[str]) -> bool:
    """The first letters of some of the option's words, in their order: 'cro' for 'coin crown'."""
    left: Iterable[str] = iter(words)
    return all(any(word.startswith(start) for word in left) for start in typed)


def _starts(typed: Sequence[str], words: Sequence[str]) -> bool:
    return len(typed) == len(words) and all(w.startswith(t) for t, w in zip(typed, words, strict=True))
