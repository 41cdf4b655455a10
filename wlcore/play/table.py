"""One game at one keyboard: asks people, lets bots choose, shows each what they may see, and keeps the journal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from wlcore.bots import Bot
from wlcore.engine.journal import Journal
from wlcore.engine.saving import SaveError
from wlcore.engine.session import Session
from wlcore.engine.state import IllegalOption, TooLong
from wlcore.play.answers import Answer, Command, Option, Unclear, understood
from wlcore.play.console import Console, EndOfInput, columns
from wlcore.play.scores import score_name, scores
from wlcore.play.seen import board, hand, private
from wlcore.play.words import Words

if TYPE_CHECKING:
    from wlcore.play.clauses import Clauses
    from wlcore.text.log import LogLine

INTERRUPTED = 130
LATELY = 20
BEGINNING = -1
HELPED = ("options", "show", "hand", "board", "log", "rules", "undo", "quit")


class Leave(Exception):
    """Somebody wants to go, or the game cannot go on; `status` is how the command ends."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


class Table:
    """A session being played; `bots` are the seats (from 0) that are no people's."""

    def __init__(
        self, session: Session, journal: Journal, words: Words, bots: Mapping[int, Bot], console: Console
    ) -> None:
        self.session, self.journal, self.words = session, journal, words
        self.bots, self.console = bots, console
        self.people = [seat for seat in range(session.state.n) if seat not in bots]
        self.told = {seat: _last_choice(session, seat) for seat in range(session.state.n)}
        self.at_keyboard = -1

    # ---- from beginning to end -----------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit status."""
        status = 0
        try:
            self._play()
            return status
        except Leave as leave:
            status = leave.status
        except EndOfInput:
            pass
        except KeyboardInterrupt:
            self.console.say("")
            status = INTERRUPTED
        except SaveError as error:
            self.console.say(str(error), self.words("unwritten"))
            status = 1
        except Exception as error:
            error.add_note(f"the journal is {self.journal.path}")
            raise
        self.console.say(self.words("kept"))
        return status

    def _play(self) -> None:
        while not self.session.state.over:
            seat = self.session.state.who
            if seat in self.bots:
                self._let_choose(seat, self.bots[seat])
                if not self.people:
                    self._tell(seat)
            else:
                self._ask(seat)
        self._finish()

    def _finish(self) -> None:
        state, words = self.session.state, self.words
        for seat in self.people[:1] or [0]:
            self._tell(seat)
        won = words("won", players=words.players(state.winners)) if state.winners else words("nobody-won")
        self.console.say("", words("over"), won)
        if score_name(state):
            found = scores(state).items()
            self.console.say(*(words("score", player=words.player(seat - 1), score=n) for seat, n in found))
        self.console.say(words("recorded", file=str(self.journal.path)))

    def _let_choose(self, seat: int, bot: Bot) -> None:
        """A bot chooses; if nothing ends that it could choose, the game is stuck."""
        state = self.session.state
        option = bot.choose(state.view(seat + 1))
        for choice in (option, *(o for o in state.o if o != option)):
            try:
                self.session.choose(choice)
                return
            except TooLong:
                continue
            except IllegalOption:
                self.console.say(self.words("broken-bot", bot=self.words.seats[seat].kind))
                raise Leave(1) from None
        self.console.say(self.words("stuck", player=self.words.player(seat)))
        raise Leave(1)

    # ---- asking a person -----------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask the player in a seat until something has been chosen or taken back."""
        if self._hand_over(seat):
            return
        self._tell(seat)
        self._question()
        asked, state = True, self.session.state
        while asked:
            self.journal.settle()
            line = self.console.ask(self.words("prompt"))
            if line.strip():
                answer = understood(line, self.words.spoken(state))
                asked = not self._answer(seat, line.strip(), answer)

    def _hand_over(self, seat: int) -> bool:
        """Hide what the last person saw before the next looks; true if a choice was taken back instead."""
        last, self.at_keyboard = self.at_keyboard, seat
        if last in (seat, -1) or not self.console.terminal or not (self._secret(last) or self._secret(seat)):
            return False
        self.journal.settle()
        self.console.hide()
        self.console.say(self.words("hand-over", player=self.words.player(seat)))
        while (typed := self.console.ask(self.words("prompt")).strip().lower()) in ("undo", "quit"):
            if typed == "quit":
                raise Leave
            if self._undo(last):
                self.at_keyboard = last
                return True
        self.console.hide()
        return False

    def _secret(self, seat: int) -> bool:
        return private(self.session.state.view(seat + 1))

    def _tell(self, seat: int) -> None:
        """Show what has happened since this player was told last."""
        self.console.say(*(line.text for line in self._news(seat, self.told[seat])))
        openly = not any(self._secret(person) for person in self.people)
        for told in self.told if openly else [seat]:
            self.told[told] = len(self.session.moves)

    def _news(self, seat: int, since: int) -> list[LogLine]:
        moves = range(since, len(self.session.moves))
        return [line for number in moves for line in self.words.happened(self.session, number, seat)]

    def _question(self) -> None:
        state, words = self.session.state, self.words
        asked = words("question", player=words.player(state.who), question=words.question(state))
        options = enumerate(words.options(state).values(), 1)
        self.console.say("", asked, *columns((f"{number}", option) for number, option in options))

    def _answer(self, seat: int, typed: str, answer: Answer) -> bool:
        """Do what was typed; true if the game is no longer where it was."""
        match answer:
            case Option(number):
                return self._choose(number)
            case Unclear(options) if options:
                shown = self.words.options(self.session.state)
                named = ", ".join(shown[option] for option in options)
                self.console.say(self.words("unclear", typed=typed, options=named))
            case Unclear():
                last = len(self.session.state.o)
                self.console.say(self.words("unknown", typed=typed[:60], last=last))
            case Command("quit"):
                raise Leave
            case Command("undo"):
                return self._undo(self._undoing(seat))
            case Command(name, rest):
                self._show(seat, name, rest)
        return False

    def _choose(self, option: int) -> bool:
        try:
            self.session.choose(option)
        except TooLong:
            self.console.say(self.words("endless", option=self.words.option(option)))
            return False
        return True

    # ---- going back ----------------------------------------------------------------------------------

    def _undoing(self, seat: int) -> int:
        """Who is meant by 'undo' at this player's question: whoever chose last, if they sit here and hide nothing."""
        moves = self.session.moves
        last = moves[-1].seat if moves else seat
        return seat if last in self.bots or self._secret(last) or self._secret(seat) else last

    def _undo(self, seat: int) -> bool:
        reason = self.session.why_no_undo(seat)
        if reason:
            self.console.say(self.words(f"undo-{reason}"))
            return False
        option = self.session.moves[-1].option
        self.session.undo(seat)
        moves = len(self.session.moves)
        self.told = {told: min(number, moves) for told, number in self.told.items()}
        self.console.say(self.words("taken-back", option=self.words.option(option)))
        return True

    # ---- showing -------------------------------------------------------------------------------------

    @cached_property
    def clauses(self) -> Clauses:
        """The rules of this game, read when somebody asks for them."""
        from wlcore.play.clauses import Clauses

        return Clauses(list(self.session.game.data["places"].values()))

    def _show(self, seat: int, name: str, rest: str) -> None:
        view = self.session.state.view(seat + 1)
        match name:
            case "show" | "board":
                self.console.say(*board(view, self.words))
            case "hand":
                self.console.say(*hand(view, self.words, seat))
            case "log":
                self.console.say(*self._log(seat, int(rest[:6]) if rest.isdecimal() else 0))
            case "rules":
                self.console.say(*self._rules(rest))
            case "options":
                self._question()
            case _:
                example = self.clauses.example
                told = [(known, self.words(f"help-{known}", example=example)) for known in HELPED]
                self.console.say(self.words("help"), *columns(told))

    def _log(self, seat: int, number: int) -> list[str]:
        """The last lines of what happened, with the clauses that were carried out."""
        lines = self._news(seat, BEGINNING)[-(number or LATELY) :]
        return [f"{line.text} [{', '.join(line.cites)}]" if line.cites else line.text for line in lines]

    def _rules(self, named: str) -> list[str]:
        if named:
            return self.clauses.shown(named, self.words)
        decision = self.session.state.decision
        return self.clauses.cited(decision.clauses if decision is not None else (), self.words)


def _last_choice(session: Session, seat: int) -> int:
    """The number of the last choice of a player: what came before it need not be told again."""
    return max((number for number, move in enumerate(session.moves) if move.seat == seat), default=BEGINNING)
