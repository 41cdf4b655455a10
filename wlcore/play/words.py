"""What the table says, in one language: everything a player sees goes through here to the phrases."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path

from wlcore.engine.game import Game
from wlcore.engine.record import PERSON, Seat
from wlcore.engine.session import Event, Session
from wlcore.engine.state import State
from wlcore.engine.view import View
from wlcore.text.human import human_name
from wlcore.text.log import Log, LogLine
from wlcore.text.port import Phrases, capital
from wlcore.text.prompts import Prompts


class NoSuchLanguage(LookupError):
    """Nothing can be said in this language; the message says so."""


class Words:
    """Says things about one game and the people and bots that play it."""

    def __init__(self, game: Game, seats: Sequence[Seat], language: str = "en") -> None:
        self.game, self.seats = game, seats
        self.phrases = Phrases.of(language, [Path(place) for place in game.data["places"].values()])
        if not self.phrases.entries:
            raise NoSuchLanguage(f"there are no phrases in '{language}'")
        names = [who.name for who in seats]
        self.prompts, self.log = Prompts(game, self.phrases, names), Log(game, self.phrases, names)

    def __call__(self, phrase: str, /, **args: str | int) -> str:
        """One of the table's own phrases."""
        return self.phrases.text(f"play-{phrase}", **args)

    # ---- who and what --------------------------------------------------------------------------------

    @property
    def game_name(self) -> str:
        """The game."""
        return str(self.game.data.get("title") or human_name(self.game.id))

    def player(self, seat: int) -> str:
        """Who sits in a seat (from 0)."""
        return self.phrases.say(self.prompts.player(seat))

    def players(self, seats: Iterable[int]) -> str:
        """Several of them."""
        return ", ".join(self.player(seat) for seat in seats)

    def company(self) -> str:
        """Everybody who plays, and which of them are bots."""
        named = [
            self.player(seat) if who.kind == PERSON else self("bot", player=self.player(seat), bot=who.kind)
            for seat, who in enumerate(self.seats)
        ]
        return ", ".join(named)

    def card(self, number: int) -> str:
        """A card."""
        return self.phrases.say(self.prompts.card(number), "name")

    def zone(self, number: int) -> str:
        """A zone."""
        return capital(self.phrases.say(self.prompts.zone(number)))

    # ---- values --------------------------------------------------------------------------------------

    @cached_property
    def _counters(self) -> frozenset[str]:
        return frozenset(counter[0] for counter in self.game.data["counters"])

    def value(self, view: View, number: int) -> tuple[int, str, str] | None:
        """Whose a stored value is (a seat, or -1), its name, and what it is; None if there is nothing to show."""
        found, value = self.prompts.value(number), view.values[number]
        if found is None or value < 0 or (value == 0 and found[1] in ("number", "truth")):
            return None
        name, kind, at = found
        owner = at.get("player", -1)
        phrase = f"counter-{name}" if name in self._counters else f"variable-{name}"
        args = {dim: self.prompts.index(dim, i) for dim, i in at.items()}
        if not self.phrases.has(phrase):
            args.pop("player", None)
        said = self.prompts.placed(phrase, name, args)
        shown = str(value) if kind == "number" else self.phrases.say(self.prompts.thing(kind, value), "name")
        return owner, capital(self.phrases.say(said)), shown

    # ---- questions and options -----------------------------------------------------------------------

    def question(self, state: State) -> str:
        """What is asked."""
        decision = state.decision
        return self.prompts.question(decision) if decision is not None else ""

    def options(self, state: State) -> dict[int, str]:
        """The options of a decision, each told from the others."""
        return dict(zip(state.o, self.prompts.options(state.o), strict=True))

    def option(self, number: int) -> str:
        """An option by itself."""
        return self.prompts.option(number, True)

    def spoken(self, state: State) -> dict[int, tuple[str, ...]]:
        """The words each option can be chosen by: those that are shown, and those of the journal."""
        return {o: (said, self.game.names.option(o)) for o, said in self.options(state).items()}

    # ---- the log -------------------------------------------------------------------------------------

    def happened(self, session: Session, number: int, seat: int) -> list[LogLine]:
        """What followed from a choice (by its number from 0; -1: from the beginning), as a player saw it."""
        moves = session.moves
        events: Sequence[Event] = moves[number].events if number >= 0 else session.opening
        after = moves[number + 1].before if number + 1 < len(moves) else session.state
        return list(self.log.lines(events, after, seat))
