"""One game at one keyboard: asks people, lets bots choose, shows each what they may see, and keeps the journal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from wlcore.bots import Bot
from wlcore.door.view import seen_by
from wlcore.engine.faults import RuleFault
from wlcore.engine.journal import Journal
from wlcore.engine.refusals import SaveError
from wlcore.engine.session import Session
from wlcore.engine.state import IllegalOption
from wlcore.play import kept
from wlcore.play.answers import Answer, Command, Option, Unclear, steps, understood
from wlcore.play.commands import BEGINNING, Commands, last_choice
from wlcore.play.console import Console, EndOfInput, Stirred, called, columns
from wlcore.play.ending import Ending
from wlcore.play.guiding import END, Guiding, remark
from wlcore.play.panels import in_one, panel_of
from wlcore.play.remarks import common, headed, remarked
from wlcore.play.visible import private
from wlcore.play.waiting import Spinner
from wlcore.play.words import Wording

if TYPE_CHECKING:
    from wlcore.play.renewal import Renewal
    from wlcore.text.log import LogLine

Seated = Callable[[Session, "PlayTable"], Mapping[int, Bot]]
"""Who of those that play a session is a bot; called when it is begun or goes on, and again when that is with other rules."""

INTERRUPTED = 130
PASS = "pass"
LOGGED = 60
"""Lines of the log from which a large screen takes as many as fit."""


class Leave(Exception):
    """Somebody wants to go, or the game cannot go on; `status` is how the command ends."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


class PlayTable:
    """A session being played; `seated` says which seats (from 0) are no people's. With a `renewal` it goes on with packs
    that change meanwhile.

    When `run` has ended, `instead` may be the journal of another game that somebody wants to play on.
    """

    def __init__(
        self,
        session: Session,
        journal: Journal,
        words: Wording,
        seated: Seated,
        console: Console,
        renewal: Renewal | None = None,
        greeting: Sequence[str] = (),
        guiding: Guiding | None = None,
    ) -> None:
        self.session, self.journal = session, journal
        self.commands = Commands(session, journal, words)
        self.seated = seated
        self.console, self.renewal, self.guiding = console, renewal, guiding
        self.told = {seat: last_choice(session, seat) for seat in range(session.state.people)}
        self.at_keyboard = -1
        self.unseen = False
        self.instead: Journal | None = None
        self.sure = ""
        self.steps: list[str] = []
        self.notes: list[str] = []
        self.since = BEGINNING
        self.note(*greeting)
        self.bots = seated(session, self)
        self.people = [seat for seat in range(session.state.people) if seat not in self.bots]

    @property
    def words(self) -> Wording:
        """What is said, in the language that was asked for last."""
        return self.commands.words

    def note(self, *lines: str) -> None:
        """Say something, so that it is still there when the screen is drawn anew."""
        if self.console.pictures:
            self.notes += lines
        else:
            self.console.say(*lines)

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
            self.console.say(self.words.refusal(error), self.words("unwritten"))
            status = 1
        except Exception as error:
            error.add_note(f"the journal is {self.journal.path}")
            raise
        if self.instead is None:
            self.console.say(self.words("kept", resume=self._resume()))
        return status

    def _resume(self) -> str:
        """What goes on with this game as it was left; the language is said if it is another than that it was begun in."""
        language = self.words.phrases.language
        begun_in = self.journal.header.language
        return called("resume") if begun_in in ("", language) else f"{called('resume')} --lang {language}"

    def _play(self) -> None:
        while not self.session.state.over:
            self._renew()
            seat = self.session.state.who
            if seat in self.bots:
                self._let_choose(seat, self.bots[seat])
                if not self.people:
                    self._tell(seat)
            else:
                self._ask(seat)
        self._finish()

    def _renew(self) -> bool:
        """Go on with packs that have changed, if there are any that are clean; whether the game is another one now."""
        if self.renewal is None or not self.renewal.due():
            return False
        self.console.say(self.words("renewing"))
        session, words, said = self.renewal.adopt(self.session.state, self.words)
        self.note(*said)
        if session is None:
            return False
        moves = len(session.moves)
        self.told = {seat: min(told, moves) for seat, told in self.told.items()}
        self.since = min(self.since, moves)
        self.session, self.commands = session, Commands(session, self.journal, words)
        self.bots = self.seated(session, self)
        self._stop_steps()
        return True

    def _finish(self) -> None:
        for seat in self.people[:1] or [0]:
            self._tell(seat)
        self.console.say(*self.notes)
        reader = (self.people or [0])[0]
        ending = Ending(self.session, self.commands, reader)
        self.console.say(*ending.told())
        if self.guiding is not None:
            self.console.say("", remark(END, self.words))
        if self.console.pictures and self.people:
            self.instead = ending.afterwards(self.console)

    def _let_choose(self, seat: int, bot: Bot) -> None:
        """A bot chooses; if nothing that it could choose can be carried out, the game is stuck."""
        state, waiting = self.session.state, Spinner(self.console, self.words)
        option = waiting.during(seat, lambda: bot.choose(seen_by(state, seat + 1)))
        for choice in (option, *(o for o in state.o if o != option)):
            try:
                self.session.choose(choice)
                if self._watches():
                    waiting.tell(self.commands.news(self.people[0], len(self.session.moves) - 1))
                return
            except RuleFault as fault:
                why = self.words.fault(fault)
            except IllegalOption:
                self.console.say(self.words("broken-bot", bot=self.words.seats[seat].kind))
                raise Leave(1) from None
        self.console.say(self.words("stuck", player=self.words.player(seat), why=why))
        raise Leave(1)

    def _watches(self) -> bool:
        """Whether somebody at a screen can be shown what bots do while they do it: one person, or several who hide nothing."""
        alone = len(self.people) == 1 or not any(self._secret(person) for person in self.people)
        return bool(self.people) and alone and self.console.pictures

    # ---- asking a person -----------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask the player in a seat until something has been chosen or taken back."""
        if self.steps and seat != self.at_keyboard:
            self._stop_steps()
        if self._hand_over(seat):
            return
        self.unseen = bool(self.steps)
        if not self.unseen:
            self._present(seat)
        asked, state = True, self.session.state
        while asked:
            self.journal.settle()
            entered = True
            try:
                line = self.steps.pop(0) if self.steps else self._line(seat)
            except Stirred:
                line, entered = "", False
            if not line and self._renew():
                return
            if not line and entered and (enough := self._by_enter()) >= 0:
                asked = not self._choose(enough)
                continue
            if not line and self.console.pictures:  # the terminal may have another size now
                self._draw(seat)
            if line:
                signs = {offer.sign: offer.option for offer in self.commands.asked().offers}
                answer = understood(line, self.words.spoken(state), self.words.vocabulary, signs)
                asked = not self._answer(seat, line, answer)

    def _line(self, seat: int) -> str:
        """The first step of the line that is typed; the others are kept."""
        watch = None if self.renewal is None else self.renewal.due
        by_enter = self._by_enter()
        prompt = self.words("prompt")
        if by_enter >= 0:
            prompt = self.words("prompt-enter", option=self._called(by_enter))
        found = steps(self.console.ask(prompt, self._offers(), watch))
        self.steps = found[1:]
        return found[0] if found else ""

    def _by_enter(self) -> int:
        """What Enter alone chooses where others are not to hear whether there was anything to choose: to pass, or the only option; -1
        where that need not be.
        """
        state = self.session.state
        if not state.r[-1]:
            return -1
        passing = [option for option in state.o if state.game.names.option(option) == PASS]
        return next(iter(passing or (state.o if len(state.o) == 1 else ())), -1)

    def _offers(self) -> list[str]:
        """What could be typed."""
        if not self.console.pictures:
            return []
        spoken = self.words.spoken(self.session.state).values()
        return [*(one.lower() for said in spoken for one in reversed(said)), *self.words.vocabulary.names]

    def _stop_steps(self) -> None:
        """What is left of a line is not done once one step of it could not be, or somebody else is asked."""
        if self.steps:
            self.console.say(self.words("steps-left", steps=self.words.apart(self.steps)[:200]))
            self.steps = []

    def _hand_over(self, seat: int) -> bool:
        """Hide what the last person saw before the next looks; true if a choice was taken back instead."""
        last, self.at_keyboard = self.at_keyboard, seat
        if last in (seat, -1) or not self.console.terminal or not (self._secret(last) or self._secret(seat)):
            return False
        self.journal.settle()
        self.console.hide()
        self.console.say(self.words("hand-over", player=self.words.player(seat)))
        while (typed := self._typed()) in ("undo", "quit"):
            if typed == "quit":
                raise Leave
            if self._undo(last):
                self.at_keyboard = last
                return True
        self.console.hide()
        return False

    def _typed(self) -> str:
        """The command that is typed, or ''."""
        return self.words.vocabulary.command(self.console.ask(self.words("prompt")).strip())

    def _secret(self, seat: int) -> bool:
        return private(self.session.state.view(seat + 1))

    def _tell(self, seat: int) -> None:
        """Show what has happened since this player was told last."""
        self.console.say(*(line.shown for line in self._told_now(seat)))

    def _told_now(self, seat: int) -> list[LogLine]:
        """What has happened since this player was told last, who is told it now; where all is open, so are the others."""
        news = self.commands.news(seat, self.told[seat])
        openly = not any(self._secret(person) for person in self.people)
        for told in self.told if openly else [seat]:
            self.told[told] = len(self.session.moves)
        return news

    def _present(self, seat: int) -> None:
        """Show the player in a seat what has happened, and the question; in a guided game also what is to be said of it."""
        said = "" if self.guiding is None else self.guiding.asked(self.session.state, self.words)
        if self.console.pictures:
            self.note(*filter(None, [said]))
            self.since = self.told[seat]
            self._told_now(seat)
            self._draw(seat)
        else:
            self._tell(seat)
            self.console.say(*(["", said] if said else []))
            self._question()

    def _draw(self, seat: int) -> None:
        from wlcore.play.screen import Screen

        fresh = self.commands.news(seat, self.since)
        screen = Screen(self.session.state, seat, self.words, fresh, self.notes, self.commands.asked())
        log = self.commands.news(seat, max(BEGINNING, len(self.session.moves) - LOGGED))
        self.console.draw(screen.lines(*self.console.size(), log))
        self.notes = []

    def _question(self, only: Sequence[int] = ()) -> None:
        """The question in full, with all options or with some of them alone."""
        words, asked = self.words, self.commands.asked()
        settled = panel_of(self.session.state.view(asked.seat + 1), words)
        self.console.say(*([] if settled is None else ["", in_one(settled, words)]))
        self.console.say("", words("question", player=words.player(asked.seat), question=asked.text))
        self.console.say(*filter(None, [common(asked, words)]))
        headings = False
        for group in asked.groups:
            lines = [
                (o.sign, f"{'' if o.short == o.sign else o.short} {remarked(o, group, asked, words)}".strip())
                for o in group.offers
                if o.option in only or not only
            ]
            heading = headed(group, asked, words)
            if lines:
                self.console.say(
                    *([""] if headings and not heading else []), *filter(None, [heading]), *columns(lines)
                )
            headings = bool(heading)

    def _answer(self, seat: int, typed: str, answer: Answer) -> bool:
        """Do what was typed; true if the game is no longer where it was."""
        match answer:
            case Option(number):
                return self._choose(number)
            case Unclear(options):
                self._unclear(seat, typed, options)
            case Command("quit"):
                raise Leave
            case Command("load", rest):
                self._load(rest)
            case Command("undo"):
                return self._undo(self._undoing(seat))
            case Command("lang", rest):
                refused = self.commands.speak(rest)
                self.console.say(*refused)
                if not refused:
                    self._ask_again(seat)
            case Command("options", rest):
                self._question(self.commands.meant(rest))
                self.console.say(*self.commands.written(self.commands.meant(rest)))
            case Command(name, rest):
                self._show(seat, name, rest)
        return False

    def _unclear(self, seat: int, typed: str, options: Sequence[int]) -> None:
        """Say that an answer could be several or none, below the question it was no answer to."""
        if self.unseen:
            self._present(seat)
            self.unseen = False
        offers = self.commands.asked().offers
        if options:
            named = ", ".join(f"{o.sign} {o.text}" for o in offers if o.option in options)
            self.console.say(self.words("unclear", typed=typed[:60], options=named))
        else:
            first, last = offers[0].sign, offers[-1].sign
            told = self.commands.term(seat, typed)
            self.console.say(*(told or [self.words("unknown", typed=typed[:60], first=first, last=last)]))
        self._stop_steps()

    def _ask_again(self, seat: int) -> None:
        if self.console.pictures:
            self._draw(seat)
        else:
            self._question()

    def _show(self, seat: int, name: str, rest: str) -> None:
        try:
            lines = self.commands.run(name, seat, rest, self.console.size()[0])
            if self.console.page(lines, self.words("page-keys"), end=name == "log"):
                self._ask_again(seat)
        except SaveError as error:
            self.console.say(self.words.refusal(error))

    def _load(self, name: str) -> None:
        """Leave this game for a save, if it can be used; for one of another game only when that is asked for twice."""
        saves = kept.saves()
        if name not in saves:
            unknown = [self.words("load-unknown", typed=name[:60])] if name else []
            there = self.words("load-what", names=", ".join(saves)) if saves else self.words("load-nothing")
            self.console.say(*unknown, there)
            return
        try:
            saved = kept.of_save(name)
            if not saved.header.is_same_table(self.journal.header) and self.sure != name:
                other = Wording(kept.game_of(saved), saved.header.seats, self.words.phrases.language)
                self.console.say(
                    self.words("load-other", name=name, game=other.game_name, players=other.company())
                )
                self.sure = name
                return
            self.instead = kept.from_save(name)
        except SaveError as error:
            self.console.say(self.words.refusal(error))
        else:
            raise Leave

    def _choose(self, option: int) -> bool:
        try:
            self.session.choose(option)
        except RuleFault as fault:
            self.console.say(self.words("fault", option=self._called(option), why=self.words.fault(fault)))
            self.console.say("  {}:{}".format(*fault.place) if fault.place else "")
            self._stop_steps()
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
        while self.session.free_undo and self.session.moves and self.session.state.who in self.bots:
            option = self.session.moves[-1].option  # a bot would choose the same again
            self.session.undo(seat)
        moves = len(self.session.moves)
        self.told = {told: min(number, moves) for told, number in self.told.items()}
        self.note(self.words("taken-back", option=self._called(option)))
        return True

    def _called(self, option: int) -> str:
        """An option of the question that is open."""
        return self.words.options(self.session.state)[option]
