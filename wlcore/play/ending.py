"""The end of a game: who won, what the scores are made of and how they rose; afterwards the board and the log can be looked at, and
another game can be begun.
"""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from wlcore.engine.journal import Journal
from wlcore.engine.session import Session
from wlcore.play import kept
from wlcore.play.answers import Command, understood
from wlcore.play.console import Console, EndOfInput
from wlcore.play.history import COLUMNS, history
from wlcore.play.layout import plain, table
from wlcore.play.scores import ranked, score_name

if TYPE_CHECKING:
    from wlcore.play.commands import Commands

SEEDS = 1 << 31
STILL = ("log", "board", "show", "card", "rules", "help", "save")
"""What can still be asked for."""


class Ending:
    """What is told of one finished game to the player in a seat (from 0)."""

    def __init__(self, session: Session, commands: Commands, seat: int) -> None:
        self.session, self.commands, self.seat = session, commands, seat

    def told(self) -> list[str]:
        """Who won, the scores with what they are made of, how they rose, and where the game is kept."""
        state, words = self.session.state, self.commands.words
        won = words("won", players=words.players(state.winners)) if state.winners else words("nobody-won")
        lines = ["", words("over"), won]
        if end := words.told("game-end", state):
            lines.append(end)
        lines += ranked(state, words)
        return [*lines, *self.rise(), words("recorded", file=str(self.commands.journal.path))]

    def rise(self) -> list[str]:
        """How the scores rose, turn by turn; nothing where there are none."""
        words, stands = self.commands.words, history(self.session)
        if len(stands) < COLUMNS // 2 or not score_name(self.session.state):
            return []
        seats = range(self.session.state.n)
        rows = [
            [(words.heading(seat), ""), *((str(stand.scores[seat]), "") for stand in stands)]
            for seat in seats
        ]
        drawn = table(rows, [False, *[True] * len(stands)], 200)
        return [words("rise"), *(f"  {plain(line)}" for line in drawn or [])]

    def afterwards(self, console: Console) -> Journal | None:
        """Answer what is asked after the end; the journal of another game if somebody wants one with the same players."""
        words = self.commands.words
        log, board, show = map(words.vocabulary.word, ("log", "board", "show"))
        again = words.vocabulary.phrases.text("play-command-again")
        while True:
            console.say("", words("afterwards", log=log, board=board, show=show, again=again))
            try:
                typed = console.ask(words("prompt"), [again, *map(words.vocabulary.word, STILL)]).strip()
            except (EndOfInput, KeyboardInterrupt):
                return None
            if typed.casefold() in (again.casefold(), "again"):
                return self._again()
            match understood(typed, {}, words.vocabulary):
                case Command(name, rest) if name in STILL:
                    lines = self.commands.run(name, self.seat, rest, console.size()[0])
                    console.page(lines, words("page-keys"), end=name == "log")
                case Command("quit"):
                    return None
                case _ if not typed:
                    return None

    def _again(self) -> Journal:
        """A new game of the same sort, with another seed."""
        header, words = self.commands.journal.header, self.commands.words
        seed = SystemRandom().randrange(SEEDS)
        journal, _ = kept.begun(
            kept.choice_of(header),
            self.session.game,
            header.seats,
            seed,
            free_undo=header.free_undo,
            language=words.phrases.language,
        )
        journal.close()  # it is opened again by whoever plays on
        return Journal.open(journal.path)
