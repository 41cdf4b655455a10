"""One game that is played from several places: who may choose, what each reader is told, what is taken back and by whose leave.

One thing happens after the other here, each under the table's `lock`, in whatever thread; a choice counts once the store has
it. Whoever listens is woken by `tell`, in the thread of the pages.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from weakref import WeakKeyDictionary

from wlcore.door.game import Game as Shown
from wlcore.engine.faults import RuleFault
from wlcore.engine.game import Game
from wlcore.engine.journal import Journal
from wlcore.engine.record import Chosen, Seat
from wlcore.engine.session import Move, Session
from wlcore.engine.state import IllegalOption, State
from wlcore.engine.view import View
from wlcore.packs.find import PackFolder
from wlcore.play.kept import choice_of
from wlcore.play.question import Question, question_of
from wlcore.play.winning import Chance, chances
from wlcore.play.words import Wording
from wlcore.records import dataclass
from wlcore.text.log import LogLine
from wlcore.text.port import Phrases, languages
from wlcore.web.readers import WATCHER, happened, view_for
from wlcore.web.scene import Alike
from wlcore.web.sketch import Ways, ways_of
from wlcore.web.store import Own, Sitter, Store, TableKept

Told = list[tuple[Move | None, list[LogLine], bytes]]
"""What followed from each choice, beginning with what came before the first; and by what all of it up to there is known again."""
Odds = Mapping[int, Chance]
UNWEIGHED: Odds = {}
"""How likely options win, before that is known."""
MARK = 9
"""Bytes by which something is known again."""

PASS = 0
"""The option that is no thing and does nothing, where a question can be passed by."""
MOST_PASSES = 12


class RefusedRequest(Exception):
    """What was asked for cannot be; `phrase` is the sentence that says why."""

    def __init__(self, phrase: str, **said: str | int) -> None:
        super().__init__(phrase)
        self.phrase, self.said = phrase, said


class Stale(Exception):
    """What was chosen belongs to a view that is no longer the newest."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Somebody asks the others to take back what has happened since a choice (by its number); who has agreed."""

    seat: int
    since: int
    agreed: frozenset[int] = frozenset()


class SharedPhrases:
    """What tables at which the same game is played say in common: its phrases are read once."""

    _all: WeakKeyDictionary[Game, SharedPhrases] = WeakKeyDictionary()

    def __init__(self, game: Game) -> None:
        self.folders = [PackFolder.open(Path(place)) for place in game.data.places.values()]
        self.languages = tuple(languages(self.folders))
        self._phrases: dict[str, Phrases] = {}

    @classmethod
    def of(cls, game: Game) -> SharedPhrases:
        """What has been read of a game."""
        found = cls._all.get(game)
        if found is None:
            found = cls._all[game] = SharedPhrases(game)
        return found

    def phrases(self, language: str) -> Phrases:
        """What is said at one more table."""
        if language not in self._phrases:
            self._phrases[language] = Phrases.of(language, self.folders)
        return self._phrases[language].twin()


class WebTable:
    """A game with the people and bots that play it."""

    def __init__(self, kept: TableKept, store: Store, journal: Journal, session: Session) -> None:
        self.kept, self.store, self.journal, self.session = kept, store, journal, session
        self.game: Game = session.game
        self.stamp, self._own_stamps = 0, dict[int, int]()
        self._untold = False
        self.lock = asyncio.Lock()
        self.begun = self.moved = time.monotonic()
        self.left: dict[int, float] = {}
        self.stood_in: set[int] = set()
        self.wish: Wish | None = None
        self.stuck = ""
        self.listeners: dict[asyncio.Event, int] = {}
        self._words: dict[str, Wording] = {}
        self._told: dict[tuple[int, str], Told] = {}
        self._stands: dict[int, tuple[int, str]] = {}
        self._ways: tuple[int, Ways] = (-1, ())
        self._views: dict[int, tuple[State, View]] = {}
        self._questions: dict[str, tuple[State, Odds, Question]] = {}
        self._alike: dict[str, tuple[State, Alike]] = {}
        self._odds: tuple[State | None, Odds] = None, UNWEIGHED

    # ---- who and what --------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats (from 0) of people."""
        return [seat for seat, place in enumerate(self.kept.places) if place.is_person]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.state.over

    @property
    def decides(self) -> int:
        """Whose choice it is (from 0); -1 when the game is over."""
        return -1 if self.over else self.session.state.who

    def words(self, language: str) -> Wording:
        """What is said in a language; English where there is nothing in it."""
        spoken = language if language in self.languages else "en"
        if spoken not in self._words:
            seats = [Seat(place.name, place.kind) for place in self.kept.places]
            self._words[spoken] = Wording(
                self.game, seats, spoken, SharedPhrases.of(self.game).phrases(spoken)
            )
        return self._words[spoken]

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which something can be said at this table."""
        return SharedPhrases.of(self.game).languages

    def ways(self) -> Ways:
        """Which places of the board lie next to each other, by what everybody knows."""
        if self._ways[0] != self.stamp:
            self._ways = self.stamp, ways_of(self.view(WATCHER), self.words("en"))
        return self._ways[1]

    def view(self, reader: int) -> View:
        """What a reader may know now."""
        state, found = self.session.state, self._views.get(reader)
        if found is None or found[0] is not state:
            found = self._views[reader] = state, view_for(state, reader)
        return found[1]

    def drawn(self) -> None:
        """All pages have been drawn: what they were drawn from is not kept."""
        self._views.clear()
        self._alike.clear()

    def question(self, language: str) -> Question:
        """What whoever is to decide is asked; how likely options win what is being settled is told once that has been weighed."""
        state, found = self.session.state, self._questions.get(language)
        weighed, odds = self._odds
        odds = odds if weighed is state else UNWEIGHED
        if found is None or found[0] is not state or found[1] is not odds:
            found = self._questions[language] = state, odds, question_of(state, self.words(language), odds)
        return found[2]

    def alike(self, words: Wording) -> Alike:
        """What all who read in a language see alike at this moment, as far as it has been made."""
        state, language = self.session.state, words.phrases.language
        found = self._alike.get(language)
        if found is None or found[0] is not state:
            found = self._alike[language] = state, Alike()
        return found[1]

    def weigh(self, between: Callable[[], None] | None = None) -> bool:
        """Work out how likely options win what is being settled, and whether there is anything to tell of it; `between` is called again
        and again meanwhile. It takes long, so no page waits for it.
        """
        state = self.session.state
        if state.over or self._odds[0] is state:
            return False
        odds = chances(view_for(state, state.who), between)
        if self.session.state is not state:
            return False
        self._odds = state, odds or UNWEIGHED
        return bool(odds)

    def texts(self, language: str) -> Mapping[str, tuple[str, str]]:
        """The names and texts of all things, by KIND/ID."""
        shown = Shown._of(self.game, choice_of(self.journal.header))
        return shown._texts_in(self.words(language).phrases.language)

    def told(self, reader: int, language: str) -> Told:
        """What has happened, as the reader saw it."""
        words, found = self.words(language), self._told.setdefault((reader, language), [])
        moves = self.session.moves
        same = min(len(found), len(moves) + 1)
        while same and found[same - 1][0] is not (moves[same - 2] if same > 1 else None):
            same -= 1  # what was taken back; all that came before a move that still stands stands too
        del found[same:]
        for number in range(same, len(moves) + 1):
            lines = happened(self.session, words, number - 1, reader)
            mark = found[-1][2] if found else b""
            for line in lines:  # what leaves no line leaves no mark either: that it happened may be a secret
                mark = blake2b(mark + line.text.encode(), digest_size=MARK).digest()
            found.append((moves[number - 1] if number else None, lines, mark))
        return found

    def before(self, choices: int, reader: int, language: str) -> WebTable:
        """The table as it was after so many choices, to be looked at; what a reader was told is not said anew."""
        session = self.session
        moves = session.moves[:choices]
        state = session.moves[choices].before if choices < len(session.moves) else session.state
        past = WebTable(
            self.kept,
            self.store,
            self.journal,
            Session(session.game, state, moves=moves, opening=session.opening),
        )
        past._words, past._told = self._words, {(reader, language): list(self.told(reader, language))}
        return past

    def stand(self, reader: int) -> str:
        """By what a view is known again: the same for all that the reader cannot tell apart, another after each own choice."""
        found = self._stands.get(reader)
        if found is None or found[0] != self.stamp:
            view = self.view(reader)
            own = sum(isinstance(e, Chosen) and e.seat == reader + 1 for e in self.journal.entries)
            language = self.kept.places[reader].language if reader >= 0 else ""
            told = self.told(reader, language or "en")[-1][2]
            seen = (
                view.values,
                view.zones,
                view.sizes,
                view.stack
                if view.decides == reader
                else (),  # how far somebody else has come may be a secret
                view.decides,
                view.options,
                view.over,
                told,
            )
            mark = (
                f"{self.journal.earlier + own}-{blake2b(repr(seen).encode(), digest_size=MARK).hexdigest()}"
            )
            found = self._stands[reader] = self.stamp, mark
        return found[1]

    def way_on(self) -> str:
        """By what a question that can be passed by is known again; '' if this is none."""
        asked = self.session.state.decision
        return f"{asked.rule}/{asked.about}" if asked is not None and PASS in asked.options else ""

    def passes(self, seat: int) -> bool:
        """Whether a player has said that what is asked now is passed by."""
        key = self.way_on()
        return bool(key) and key in (known for known, _ in self.kept.own_of(seat).passes)

    def alone_for(self, seat: int) -> float:
        """For how many seconds the game has waited for somebody who is away."""
        if self.present(seat):
            return 0.0
        return time.monotonic() - max(self.moved, self.left.get(seat, self.begun))

    def present(self, seat: int) -> bool:
        """Whether somebody has the page of a seat open."""
        return seat in self.listeners.values()

    # ---- what changes it -----------------------------------------------------------------------------

    def choose(self, seat: int, option: int, stand: str) -> None:
        """Carry out a choice of the player in a seat, who saw the view that is known as `stand`."""
        self._check(seat, stand)
        if self.decides != seat:
            raise RefusedRequest("web-not-you")
        try:
            self.session.choose(option)
        except IllegalOption:
            raise RefusedRequest("web-not-on-offer") from None
        except RuleFault as fault:
            words = self.words("en")
            raise RefusedRequest("web-fault", why=words.fault(fault)) from fault
        self._moved()

    def bot_chooses(self, option: int) -> None:
        """Carry out the choice of a bot; if nothing that it could choose can be carried out, the game is stuck."""
        state = self.session.state
        for choice in (option, *(other for other in state.o if other != option)):
            try:
                self.session.choose(choice)
            except (RuleFault, IllegalOption):
                continue
            self._moved()
            return
        self.stuck = "web-stuck"
        self.changed()

    def undo(self, seat: int, stand: str) -> None:
        """Take back the last choice of a player: at once where they may, else the others are asked."""
        self._check(seat, stand)
        if not self.session.why_no_undo(seat):
            self.session.undo(seat)
            self._back()
            return
        since = self.last_of(seat)
        if since < 0:
            raise RefusedRequest("web-undo-nothing")
        if self._learned(since):
            raise RefusedRequest("web-undo-learned")
        self.wish = Wish(seat, since)
        self._granted()
        self.changed()

    def way_back(self, seat: int) -> str:
        """How a player's last choice can be taken back: `now`, in one piece with what others chose since (`alone`), if the others agree
        (`ask`), not since somebody learned from it (`learned`), or '' where there is none. While other people choose, what they have done
        counts only as far as the player was told of it; beyond that it is `maybe`, since whether they have chosen may be a secret.
        """
        since, alone = self.last_of(seat), self.people == [seat]
        if since < 0:
            return ""
        hides = self.decides != seat and not alone
        until = max(since + 1, self._told_of(seat)) if hides else len(self.session.moves)
        others = any(move.seat != seat for move in self.session.moves[since + 1 : until])
        if self._learned(since, until):
            return "learned"
        if hides and not others:
            return "maybe"
        if self.session.free_undo if hides else not self.session.why_no_undo(seat):
            return "alone" if others else "now"
        return "alone" if alone else "ask"

    def in_turn(self, seat: int) -> bool:
        """Whether it is a player's turn, as they know it; in a game without turns it always is."""
        turn = self.game.data.screen["turn"]
        return not turn or self.view(seat).values[self.game.data.value_dims[turn][0]] == seat

    def _told_at(self, seat: int) -> Told:
        """What has happened, as the player in a seat saw it."""
        return self.told(seat, self.kept.places[seat].language or "en")

    def _told_of(self, seat: int) -> int:
        """How many choices stand, up to the last one of which a player was told something."""
        told = self._told_at(seat)
        return next((number for number in range(len(told) - 1, 0, -1) if told[number][1]), 0)

    def chose_this_turn(self, seat: int) -> bool:
        """Whether a choice of a player stands from the turn that is going on; where there are no turns, whether any does."""
        told, since = self._told_at(seat), self.last_of(seat)
        return since >= 0 and not any(line.turn for _, lines, _ in told[since + 1 :] for line in lines)

    def restart(self, seat: int, stand: str) -> None:
        """Take back all that a player has chosen since somebody else did, as far as they may."""
        self._check(seat, stand)
        moves, done = self.session.moves, False
        while moves and moves[-1].seat == seat and not self.session.why_no_undo(seat):
            done = self.session.undo(seat)
        if not done:
            since = self.last_of(seat)
            raise RefusedRequest(
                "web-undo-nothing" if since < 0
                else "web-undo-learned" if self._learned(since)
                else "web-undo-since"
            )  # fmt: skip
        self._back()

    def answer(self, seat: int, agrees: bool) -> None:
        """Say whether a player agrees that something is taken back; whoever asked may change their mind."""
        wish = self.wish
        if wish is None:
            raise Stale
        if not agrees:
            self.wish = None
            if seat != wish.seat:
                self._note(f"web-undo-refused {wish.seat} {seat}")
        elif seat != wish.seat:
            self.wish = replace(wish, agreed=wish.agreed | {seat})
            self._granted()
        self.changed()

    def asked(self, seat: int) -> bool:
        """Whether a player has still to say if something may be taken back."""
        return self.wish is not None and seat in self._to_agree(self.wish) - self.wish.agreed

    def last_of(self, seat: int) -> int:
        """The number of the last choice of a player that stands; -1 if there is none."""
        moves = self.session.moves
        return next((n for n in range(len(moves) - 1, -1, -1) if moves[n].seat == seat), -1)

    def seat(self, seat: int, place: Sitter, note: str) -> None:
        """Let somebody else sit there, and say so in the log."""
        self.kept = self.kept.seated(seat, place)
        self._note(note)
        for said in (self._words, self._told, self._questions, self._alike):
            said.clear()
        if self.wish is not None:
            self._granted()
        self.changed()

    def pass_by(self, seat: int, stand: str, words: str) -> None:
        """Pass by what a player is asked, now and whenever it is asked of them again."""
        self._check(seat, stand)
        key, own = self.way_on(), self.kept.own_of(seat)
        if self.decides != seat or not key:
            raise RefusedRequest("web-not-on-offer")
        known = [one for one in own.passes if one[0] != key][1 - MOST_PASSES :]
        self.set_own(seat, replace(own, passes=(*known, (key, words))))

    def set_own(self, seat: int, own: Own) -> None:
        """Keep what a player has set for themselves."""
        self._keep(self.kept.with_own(seat, own))

    def stand_in_after(self, minutes: int) -> None:
        """Let a bot choose for people who have been away for so long; 0: never."""
        self._keep(replace(self.kept, stand_in=minutes))

    def let_watch(self, digest: str) -> None:
        """Let those watch who have another link from now on, by what is kept of its secret."""
        self._keep(replace(self.kept, watch=digest))

    def let_host(self, digest: str) -> None:
        """The same for who hosts the table."""
        self._keep(replace(self.kept, host=digest))

    def stands_in(self, seat: int) -> None:
        """Say in the log that a bot chooses for somebody, once for each time that they are away."""
        if seat not in self.stood_in:
            self.stood_in.add(seat)
            self._note(f"web-stood-in {seat}")

    def changed(self) -> None:
        """What pages show may be another from now on."""
        self.stamp += 1
        self._untold = True

    def changed_for(self, seat: int) -> None:
        """The same of the page of one player alone."""
        self._own_stamps[seat] = self._own_stamps.get(seat, 0) + 1
        self._untold = True

    def stamp_for(self, reader: int) -> tuple[int, int]:
        """By what it is known that a page shows what it has shown."""
        return self.stamp, self._own_stamps.get(reader, 0)

    def tell(self) -> None:
        """Wake everybody who listens, if anything is another than they were told."""
        if self._untold:
            self._untold = False
            for event in self.listeners:
                event.set()

    # ---- within --------------------------------------------------------------------------------------

    def _keep(self, kept: TableKept) -> None:
        self.store.change(kept)
        self.kept = kept
        self.changed()

    def _check(self, seat: int, stand: str) -> None:
        if stand != self.stand(seat):
            raise Stale

    def _moved(self) -> None:
        self.wish, self.moved = None, time.monotonic()
        self.changed()

    def _back(self) -> None:
        """After something was taken back; what a bot chose then would be chosen again, so it goes too where all may."""
        session = self.session
        while session.free_undo and session.moves and not self.kept.places[session.state.who].is_person:
            session.undo(session.state.who)
        self.wish, self.stuck, self.moved = None, "", time.monotonic()
        decides = self.decides
        if decides >= 0 and self.kept.own_of(decides).passes:
            self.set_own(
                decides, replace(self.kept.own_of(decides), passes=())
            )  # else it would be passed by again
        self.changed()

    def _learned(self, since: int, until: int | None = None) -> bool:
        """Whether somebody has learned something since a choice, so that it stays."""
        return not self.session.free_undo and any(move.learned for move in self.session.moves[since:until])

    def _to_agree(self, wish: Wish) -> frozenset[int]:
        return frozenset(self.people) - {wish.seat}

    def _granted(self) -> None:
        """Take back what was asked for, once all have agreed."""
        wish = self.wish
        if wish is None or not self._to_agree(wish) <= wish.agreed:
            return
        session, free = self.session, self.session.free_undo
        session.free_undo = True
        try:
            while len(session.moves) > wish.since:
                session.undo(wish.seat)
        finally:
            session.free_undo = free
        self._note(" ".join(["web-undo-agreed", str(wish.seat), *map(str, sorted(wish.agreed))]))
        self._back()

    def _note(self, note: str) -> None:
        """Something beside the game that belongs in its log: a phrase, and the seats that it is about."""
        self.kept = replace(self.kept, notes=(*self.kept.notes, (len(self.session.moves), note)))
        self.store.change(self.kept)
