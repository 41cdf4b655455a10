"""What the table says, in one language: everything a player sees goes through here to the phrases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property, update_wrapper
from pathlib import Path
from typing import Concatenate, ParamSpec

from wlcore.engine.decision import place_of
from wlcore.engine.faults import RuleFault
from wlcore.engine.game import Game
from wlcore.engine.measures import measure
from wlcore.engine.record import PERSON, Seat
from wlcore.engine.refusals import SaveError
from wlcore.engine.session import Event, Session
from wlcore.engine.state import State
from wlcore.engine.view import View
from wlcore.numbers import is_nobody
from wlcore.play.answers import Vocabulary
from wlcore.play.company import level
from wlcore.text.forms import capital
from wlcore.text.human import arg_name, human_name, human_words
from wlcore.text.log import Log, LogLine
from wlcore.text.port import Phrases, languages
from wlcore.text.prompts import DONE, NOWHERE, PASS, Place, Prompts

About = ParamSpec("About")


def once(say: Callable[Concatenate[Wording, About], str]) -> Callable[Concatenate[Wording, About], str]:
    """What something is called stays the same as long as a game is played: it is put into words when that is first wanted."""
    name = say.__name__

    def said(self: Wording, /, *about: About.args, **more: About.kwargs) -> str:
        key = (name, *about, *more.items())
        found = self._called.get(key)
        if found is None:
            found = self._called[key] = say(self, *about, **more)
        return found

    return update_wrapper(said, say)


class NoSuchLanguage(LookupError):
    """Nothing can be said in this language; the message says so."""


class Wording:
    """Says things about one game and the people and bots that play it."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], language: str = "en", phrases: Phrases | None = None
    ) -> None:
        """`phrases` are those of the game in the language, where they have been read already."""
        self.game, self.seats = game, seats
        self._called: dict[tuple[object, ...], str] = {}
        places = [Path(place) for place in game.data.places.values()]
        self.phrases = Phrases.of(language, places) if phrases is None else phrases
        if not self.phrases.entries:
            raise NoSuchLanguage(f"there are no phrases in '{language}'")
        names = [who.name for who in seats]
        self.prompts, self.log = Prompts(game, self.phrases, names), Log(game, self.phrases, names)

    def __call__(self, phrase: str, /, **args: str | int) -> str:
        """One of the table's own phrases."""
        return self.phrases.text(f"play-{phrase}", **args)

    @once
    def frame(self, phrase: str, /, **args: str | int) -> str:
        """A phrase that stands beside the game on every page, as long as what is put into it stays the same."""
        return self.phrases.text(phrase, **args)

    def refusal(self, error: SaveError) -> str:
        """Why a save or a journal cannot be used, as a sentence; a name at its beginning stays as it is."""
        said, names = f"{self._reason(error)}.", tuple(map(str, error.values.values()))
        return capital(said) if said[0].isalpha() and not said.startswith(names) else said

    def _reason(self, error: SaveError) -> str:
        said = {k: self._inside(v) for k, v in error.values.items()}
        return self(f"refused-{error.reason}", **said)

    def _inside(self, value: object) -> str | int:
        """What stands in a reason: one reason may tell another."""
        if isinstance(value, SaveError):
            return self._reason(value)
        if isinstance(value, RuleFault):
            here = " ({}:{})".format(*value.place) if value.place is not None else ""
            return f"{self.fault(value)}{here}"
        return value if isinstance(value, int) else str(value)

    def fault(self, error: RuleFault) -> str:
        """Why rules cannot be carried out."""
        return self(f"fault-{error.reason}")

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The words for commands."""
        return Vocabulary(self.phrases)

    def languages(self) -> list[str]:
        """The languages in which there are phrases for this game."""
        return languages(self.phrases.folders)

    # ---- who and what --------------------------------------------------------------------------------

    @property
    def game_name(self) -> str:
        """The game."""
        return str(self.game.data.title or human_name(self.game.id))

    @once
    def player(self, seat: int) -> str:
        """Who sits in a seat (from 0)."""
        return self.phrases.say(self.prompts.player(seat))

    def heading(self, seat: int) -> str:
        """The same at the beginning of a line: the names of people stay as they were typed."""
        return self.player(seat) if seat < len(self.seats) else capital(self.player(seat))

    def players(self, seats: Iterable[int]) -> str:
        """Several of them, at the beginning of a line."""
        return ", ".join((self.player if at else self.heading)(seat) for at, seat in enumerate(seats))

    def apart(self, said: Iterable[str]) -> str:
        """Several things that may have commas in them, one after the other."""
        return self("offer-between").join(said)

    def company(self) -> str:
        """Everybody who plays, which of them are bots, and the automata."""
        named = [
            self.player(seat)
            if who.kind == PERSON
            else self("bot", player=self.player(seat), bot=level(who.kind, self.phrases))
            for seat, who in enumerate(self.seats)
        ]
        named += [self.player(len(named) + number) for number, _ in enumerate(self.game.automata)]
        return ", ".join(named)

    @once
    def card_name(self, number: int) -> str:
        """A card by its name alone."""
        return self.phrases.say(self.prompts.card(number), "name")

    @once
    def card(self, number: int) -> str:
        """A card, with what the pack wants told beside its name."""
        return self.phrases.say(self.prompts.with_printed(number), "name")

    def told(self, phrase: str, state: State | None = None) -> str:
        """What the pack says of the whole game in a phrase of its own, as its options stand; '' if it says nothing. In a state, its
        numbers are known.
        """
        if not self.phrases.has(phrase):
            return ""
        options, first = self.game.data.options, len(self.game.data.rulings)
        stand = zip(options.items(), self.game.settings[first:-1], strict=True)
        chosen = {name: allowed[value] for (name, (allowed, _)), value in stand}
        known: dict[str, int | str] = {}
        if state is not None:
            stated = self.game.data.screen["stated"].items()
            known = {arg_name(name): self._number(name, state) if told else "?" for name, told in stated}
        return self.phrases.text(phrase, **(known | chosen))

    def _number(self, query: str, state: State) -> int | str:
        """What a query of no player answers now."""
        try:
            return measure(self.game, query)(state, 0)
        except RuleFault:
            return "?"

    @once
    def back(self, back: str) -> str:
        """What can be seen on the back of a card, apart from its kind; '' if there is nothing."""
        kind, *printed = back.split(":")
        kinds = self.game.data.printed.get(kind, ())
        return ", ".join(
            self.thing(of, int(value)) for of, value in zip(kinds, printed, strict=False) if int(value) >= 0
        )

    @once
    def zone(self, number: int) -> str:
        """A zone."""
        return capital(self.phrases.say(self.prompts.zone(number)))

    @once
    def thing(self, kind: str, number: int) -> str:
        """A thing of a kind, by its number."""
        return self.phrases.say(self.prompts.thing(kind, number), "name")

    @once
    def member(self, kind: str, place: int) -> str:
        """A thing of a kind, by its place among them (from 0)."""
        return self.phrases.say(self.prompts.index(kind, place), "name")

    @once
    def label(self, name: str) -> str:
        """What the screen calls a counter, variable, zone or query: `screen-NAME` of the pack, else its name."""
        return capital(self.label_within(name))

    def label_within(self, name: str) -> str:
        """The same within a line."""
        phrase = f"screen-{name}"
        return self.phrases.text(phrase) if self.phrases.has(phrase) else human_words(name)

    @cached_property
    def silent(self) -> frozenset[str]:
        """What the pack does not want to be shown."""
        return frozenset(self.game.data.screen["silent"])

    # ---- values --------------------------------------------------------------------------------------

    @cached_property
    def _counters(self) -> frozenset[str]:
        return frozenset(counter[0] for counter in self.game.data.counters)

    def hidden(self, view: View, number: int) -> bool:
        """Whether a stored value is somebody else's secret."""
        return any(at == number and owner != view.seat for at, owner, _ in self.game.secrets)

    def value(self, view: View, number: int) -> tuple[int, str, str] | None:
        """Whose a stored value is (a seat, or -1), its name, and what it is, which of a truth its name tells; None if there is
        nothing to show.
        """
        found, value = self.prompts.value(number), view.values[number]
        if found is None or self.hidden(view, number):
            return None
        name, kind, at = found
        if is_nobody(kind, value) or (not value and kind in ("number", "truth")):
            return None
        if name in self.silent:
            return None
        shown = "" if kind == "truth" else str(value) if kind == "number" else self.thing(kind, value)
        return at.get("player", -1), self._kept(number), shown

    @once
    def _kept(self, number: int) -> str:
        """What a stored value is called, apart from whose it is."""
        found = self.prompts.value(number)
        assert found is not None, number
        name, kind, at = found
        phrase = f"counter-{name}" if name in self._counters else f"variable-{name}"
        args = {dim: self.prompts.index(dim, i) for dim, i in at.items()}
        if not self.phrases.has(phrase):
            args.pop("player", None)
        said = self.prompts.placed(phrase, name, args)
        form = "plural" if name in self._counters else "main" if kind == "truth" else ""
        return capital(self.phrases.say(said, *filter(None, [form])))

    # ---- questions and options -----------------------------------------------------------------------

    def question(self, state: State) -> str:
        """What is asked."""
        decision = state.decision
        if decision is None:
            return ""
        return self.prompts.question(decision, place_of(state.st), state.view(state.who + 1))

    def options(self, state: State) -> dict[int, str]:
        """The options of a decision, each told from the others."""
        said = self.prompts.options(state.o, state.view(state.who + 1), place_of(state.st))
        return dict(zip(state.o, said, strict=True))

    def option(self, number: int, at: Place = NOWHERE) -> str:
        """An option by itself, at a place where it is offered."""
        return self.prompts.option(number, True, at=at)

    def spoken(self, state: State) -> dict[int, tuple[str, ...]]:
        """The words each option can be chosen by: those that are shown, those of the journal, and what is done with it."""
        return {option: (said, *self._spoken(option)) for option, said in self.options(state).items()}

    @cached_property
    def everything(self) -> dict[int, tuple[str, ...]]:
        """The words of every option that the game can offer."""
        return {
            option: (self.option(option), *self._spoken(option)) for option in range(len(self.game.actions))
        }

    def _spoken(self, option: int) -> tuple[str, ...]:
        name, kind, index = self.game.actions[option]
        if not kind:
            return (self.game.names.option(option),)
        lead, thing = self.game.data.leads.get(name, name), self.game.names.thing(kind, index)
        said = self.thing(kind, index)
        return self.game.names.option(option), f"{lead} {thing}", f"{self.verb(name)} {said}", said

    def verb(self, name: str) -> str:
        """What is done with what a choice of this name chooses."""
        return self.prompts.verb(name)

    def among(self, option: int, options: Sequence[int], at: Place = NOWHERE) -> str:
        """An option as it is called among others, at a place where it is offered."""
        names = {self.game.actions[o][0] for o in options} - {PASS, DONE}
        alone = not names and self.prompts.is_worded(self.game.actions[option][0], at)
        return self.prompts.option(option, alone or len(names) > 1, at=at)

    # ---- the log -------------------------------------------------------------------------------------

    def happened(self, session: Session, number: int, seat: int) -> list[LogLine]:
        """What followed from a choice (by its number from 0; -1: from the beginning), as a player saw it."""
        moves = session.moves
        events: Sequence[Event] = moves[number].events if number >= 0 else session.opening
        after = moves[number + 1].before if number + 1 < len(moves) else session.state
        lines = list(self.log.lines(events, after, seat))
        return [replace(line, follows=at > 0 and not line.turn) for at, line in enumerate(lines)]
