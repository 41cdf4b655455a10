"""`wl words`: what a word of the language or of a game does, who performs it, where it may stand, with an example."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import asdict

from wlcore.cli.games import choices_of
from wlcore.cli.options import GameOptions, add_game_options
from wlcore.cli.output import json_result, result
from wlcore.cli.parser import UsageError
from wlcore.lang.diagnostics import did_you_mean
from wlcore.lang.vocabulary import WORDS
from wlcore.lang.words import CoreWord
from wlcore.loading import checked
from wlcore.text.wordbook import GameWord, Wordbook

HELP = """What a word does: a word of the language, such as 'gain', or one that a game or pack declares, such as a rule, an
event or a counter. Without GAME all games are looked through; docs/reference.md and docs/words list them all."""


AT_ONCE = "nobody: it happens at once, so chance chooses in it, or all do it"


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument(
        "word", metavar="WORD", help="the word, or the beginning of what is written, such as 'choose one'"
    )
    add_game_options(parser)


def run(args: argparse.Namespace) -> int:
    """Look it up, in the language and in the games."""
    options, word = GameOptions.of(args), " ".join(args.word.split())
    core = [w for w in WORDS if word in (w.name, w.form) or w.form.startswith(f"{word} ")]
    books = {choice.game: Wordbook(checked(choice)) for choice in choices_of(options)}
    games = {game: found for game, book in books.items() if (found := book.words.get(word))}
    games |= {f"{game}, on cards": text for game, book in books.items() if (text := book.on_cards.get(word))}
    if options.json:
        json_result({"language": [asdict(w) for w in core], **{game: asdict(w) for game, w in games.items()}})
        return int(not core and not games)
    if not core and not games:
        known = {w.name for w in WORDS} | {
            name for book in books.values() for name in (*book.words, *book.on_cards)
        }
        near = _thing(word, books) or did_you_mean(word, known)
        raise UsageError(f"'{word}' is no word of the language or of a game{f'; {near}' if near else ''}")
    for w in core:
        _show_core(w)
    for game, found in games.items():
        _show(found, game.partition(",")[0])
    return 0


def _thing(word: str, books: Mapping[str, Wordbook]) -> str:
    """Which thing of a game an id is."""
    for game, book in books.items():
        for kind, things in book.program.things.items():
            if any(word in (thing.id, thing.design) for thing in things.values()):
                return f"it is a {kind} of {game}: 'wl text {game} --card {word}' tells what it does, 'wl words {kind}' what it has"
    return ""


def _show_core(w: CoreWord) -> None:
    _block(w.form, "")
    result(f"  {w.sort}: {w.does}")
    _block(w.example, "  for example:  ")


def _show(w: GameWord, game: str) -> None:
    _block(w.written, "")
    if w.does:
        result(f"  {w.does}.")
    result(f"  {w.sort} of {game}{f' ({w.pack})' if w.pack != game else ''}, {w.file}:{w.line}")
    told = {
        "performed by": w.who,
        "chooses (for 'forbid')": ", ".join(w.chooses),
        "may stand": w.stands,
        "asks": "" if w.asks else AT_ONCE,
        "clauses": ", ".join(w.cites),
    }
    for label, text in told.items():
        if text:
            result(f"  {label}: {text}")
    if w.example:
        _block(w.example, "  for example:  ")


def _block(text: str, before: str) -> None:
    first, *rest = text.split("\n")
    result(before + first)
    for line in rest:
        result(" " * len(before) + line)
