"""`wl replay`: show the journal of a game, or any moment of it, or verify it."""

from __future__ import annotations

import argparse

from wlcore.cli.agreeing import add_packs, agree
from wlcore.cli.output import result, talk
from wlcore.cli.parser import UsageError
from wlcore.cli.play import words_in
from wlcore.engine.decision import place_of
from wlcore.engine.journal import Journal
from wlcore.engine.record import PERSON, Chosen
from wlcore.engine.refusals import SaveError
from wlcore.engine.session import Session
from wlcore.play import kept
from wlcore.play.console import Console, EndOfInput
from wlcore.play.visible import board
from wlcore.play.words import Wording
from wlcore.text.human import counted

HELP = """Show a game from its journal: all choices that stand, or with --at the position after N of them, as the
player saw it who was to decide. --check verifies that the game replays as it was recorded."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument(
        "file", metavar="FILE", help="a journal: a file, or the beginning of the name of a kept one"
    )
    parser.add_argument("--at", metavar="N", type=int, help="show the position after N choices")
    parser.add_argument(
        "--step", action="store_true", help="show choice after choice, each when Enter is pressed"
    )
    parser.add_argument("--check", action="store_true", help="only verify it")
    parser.add_argument("--lang", metavar="L", dest="language", help="language of what is shown")
    add_packs(parser.add_argument)


def run(args: argparse.Namespace) -> int:
    """Replay; 1 if the journal cannot be used or does not replay as recorded."""
    try:
        journal = Journal.open(kept.named(args.file))
        agree(journal, args.packs, args.language)
        game = kept.game_of(journal)
    except SaveError as error:
        talk(f"wl replay: {error}")
        return 1
    try:
        session = journal.replay(game)
    except SaveError as error:
        talk(f"wl replay: {error}")
        rested = journal.earlier + journal.last_rest
        if rested and not journal.finished:
            talk(f"'wl resume' can go on where the game last rested, after choice {rested}")
        return 1
    if args.check:
        choices = counted(sum(isinstance(entry, Chosen) for entry in journal.entries), "choice")
        result(f"{choices}, {'finished' if journal.finished else 'unfinished'}: replays as recorded")
        return 0
    words = words_in(args.language, game, journal.header.seats)
    if journal.earlier:
        talk(words("turned-before", count=journal.earlier))
    if args.step:
        return _step(session, words, args.at or 0)
    if args.at is not None:
        _position(session, words, args.at)
    else:
        for number in range(len(session.moves)):
            _choice(session, words, number)
        if session.state.over:
            won = session.state.winners
            result(words("won", players=words.players(won)) if won else words("nobody-won"))
    return 0


def _step(session: Session, words: Wording, start: int) -> int:
    """From a choice on, one after the other; the end of input or an interrupt ends it."""
    console = Console()
    _position(session, words, start)
    try:
        for number in range(start, len(session.moves)):
            console.ask(words("prompt"))
            _choice(session, words, number)
    except EndOfInput:
        pass
    return 0


def _position(session: Session, words: Wording, number: int) -> None:
    last = len(session.moves)
    if not 0 <= number <= last:
        raise UsageError(f"--at must be a number from 0 to {last}")
    state = session.moves[number].before if number < last else session.state
    result("\n".join(board(state.view(max(state.who, 0) + 1), words)))


def _choice(session: Session, words: Wording, number: int) -> None:
    """A choice, and what followed from it: as the only person at the table saw it, else the player who made it."""
    move = session.moves[number]
    before = move.before
    option = words.among(move.option, before.o, place_of(before.st))
    result(f"{number + 1:>4}  {words.player(move.seat)}: {option}")
    people = [seat for seat, who in enumerate(words.seats) if who.kind == PERSON]
    for line in words.happened(session, number, people[0] if len(people) == 1 else move.seat):
        result(f"      {line.text}")
