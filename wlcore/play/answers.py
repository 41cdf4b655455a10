"""What somebody meant by a line: a command, or one of the options, by its number or by the beginning of its words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

COMMANDS = (
    "help", "options", "show", "hand", "board", "log", "card", "rules", "why", "odds", "hint", "undo", "save", "load",
    "lang", "quit",
)  # fmt: skip
WITH_MORE = {"log", "rules", "card", "why", "odds", "hint", "save", "load", "lang"}
"""Commands that can be followed by what they are about."""
WORD = re.compile(r"\w+")


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


def understood(line: str, options: Mapping[int, Sequence[str]]) -> Answer:
    """What a line means where these options are offered, each with the words it goes by; commands go first."""
    text = " ".join(line.split())
    if text == "?":
        return Command("help")
    name, _, rest = text.partition(" ")
    if name.lower() in COMMANDS and (not rest or name.lower() in WITH_MORE):
        return Command(name.lower(), rest)
    if text.isdecimal():
        offered, place = list(options), int(text[:9])
        return Option(offered[place - 1]) if 1 <= place <= len(offered) else Unclear()
    found = matching(text, options)
    if found:
        return Option(found[0]) if len(found) == 1 else Unclear(found)
    short = [command for command in COMMANDS if text and command.startswith(text.lower())]
    return Command(short[0]) if len(short) == 1 else Unclear()


def matching(text: str, named: Mapping[int, Sequence[str]]) -> tuple[int, ...]:
    """What somebody means by some words: what has them in full, else begins with them, else holds words that begin so.

    Amounts alone name nothing that only holds them: '-1' is not 'lose 1 card'.
    """
    typed = _words(text)
    for fits in (_whole, _beginning, _scattered) if any(map(str.isalpha, text)) else (_whole, _beginning):
        found = tuple(
            n for n, spoken in named.items() if typed and any(fits(typed, _words(s)) for s in spoken)
        )
        if found:
            return found
    return ()


@lru_cache(maxsize=1 << 15)
def _words(text: str) -> Sequence[str]:
    return WORD.findall(text.casefold())


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
