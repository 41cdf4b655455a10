"""What a page shows of a game, as data made from the view of one reader alone; no word of it comes from here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import field
from itertools import groupby

from wlcore.engine.cards import OPEN
from wlcore.engine.sightings import UNSEEN, Sighting
from wlcore.engine.view import View
from wlcore.play.board import Board
from wlcore.play.figures import HOLDS, Figures
from wlcore.play.panels import panel_of
from wlcore.play.question import MOST_WRITTEN, Group, Offer, Question
from wlcore.play.remarks import common, headed, remarked
from wlcore.play.visible import NOWHERE, values
from wlcore.play.words import Wording
from wlcore.records import dataclass
from wlcore.text.forms import capital
from wlcore.web.offering import OptionGroup, ShownOption
from wlcore.web.readers import WATCHER
from wlcore.web.sketch import Sketch, Ways, around, sketch

MOST_CARDS = 12
"""Of a closed zone, or one that belongs to nobody, with more cards only their number and what lies on top are shown."""


Texts = Mapping[str, tuple[str, str]]
"""Names and texts, by KIND/ID."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card, or several that look the same from behind: its name and where its text is found, or what is on its back and where that is
    told, if a text stands there; `used` says as what its owner uses it.
    """

    name: str
    thing: str = ""
    text: str = ""
    count: int = 1
    closed: bool = False
    used: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A label with a value, or with cards; `more` is how many lie there beside those that are shown."""

    label: str
    value: str = ""
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerPanel:
    """What is shown of a player."""

    seat: int
    name: str
    decides: bool
    me: bool
    automaton: bool
    rows: tuple[Row, ...]

    @property
    def has_cards(self) -> bool:
        """Whether cards are shown there, which lead to their texts."""
        return any(row.cards for row in self.rows)


@dataclass(slots=True)
class Alike:
    """What has been made at a moment for readers of one language and is the same for all: rows by name and seat (-1: nobody's), boards by what
    stands on them, and what has been drawn of these.
    """

    rows: dict[tuple[str, int], Row] = field(default_factory=dict)
    boards: dict[str, Sketch] = field(default_factory=dict)
    drawn: dict[Sketch, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scene:
    """All of it."""

    decides: int
    question: str
    common: str
    groups: tuple[OptionGroup, ...]
    panels: tuple[PlayerPanel, ...]
    flags: tuple[str, ...]
    settling: str
    settled_by: tuple[Row, ...]
    middle: tuple[Row, ...]
    own: tuple[Row, ...]
    around: tuple[str, ...]
    board: Sketch | None


class SceneMaker:
    """Makes the scene of one reader, who is `asked` something or nothing; `texts` are the texts of things in the reader's language,
    `alike` is what has been made at this moment for other readers of that language.
    """

    def __init__(
        self,
        view: View,
        reader: int,
        words: Wording,
        texts: Texts,
        asked: Question,
        ways: Ways,
        alike: Alike,
    ) -> None:
        self.view, self.reader, self.words, self.texts, self.ways = view, reader, words, texts, ways
        self.asked, self.alike = asked, alike
        self.figures = Figures(self.view, words)
        self.data = view.game.data
        self.shown = self.data.screen

    def scene(self) -> Scene:
        """All that is shown."""
        asked = self.asked
        own = tuple(self._own()) if self.reader != WATCHER else ()
        read = frozenset(card.thing for row in own for card in row.cards if card.text)
        groups = tuple(self._groups(asked, read))
        panel = panel_of(self.view, self.words)
        told = frozenset(panel.names) if panel is not None else frozenset()
        board = Board.of(self.view, self.words)
        return Scene(
            decides=-1 if self.view.over else self.view.decides,
            question=asked.text,
            common=common(asked, self.words),
            groups=groups,
            panels=tuple(self._panel(seat) for seat in range(self.view.players)),
            flags=tuple(self._flags()),
            settling=panel.title if panel is not None else "",
            settled_by=tuple(Row(label, value) for label, value in panel.rows) if panel is not None else (),
            middle=tuple(self._middle(told)),
            own=own,
            around=() if board is None else around(board, self.reader),
            board=None if board is None else sketch(board, groups, self.ways, self.alike.boards),
        )

    # ---- the question --------------------------------------------------------------------------------

    def _groups(self, asked: Question, read: frozenset[str]) -> Iterator[OptionGroup]:
        """What leads to places, which the board shows too, comes behind everything else that can be done; the texts of what is `read`
        stand elsewhere on the page.
        """
        unsaid = {offer.unsaid for offer in asked.offers}
        texts = unsaid - read if len(unsaid) <= MOST_WRITTEN else set[str]()
        for group in sorted(asked.groups, key=lambda group: all(offer.place >= 0 for offer in group.offers)):
            options = (self._option(offer, group, asked, read, texts) for offer in group.offers)
            yield OptionGroup(headed(group, asked, self.words), tuple(options))

    def _option(
        self, offer: Offer, group: Group, asked: Question, read: frozenset[str], texts: AbstractSet[str]
    ) -> ShownOption:
        """An option; of one of these `texts` what is printed stands on it."""
        said = remarked(offer, group, asked, self.words)
        text = self.texts.get(offer.unsaid, ("", ""))[1] if offer.unsaid in texts else ""
        thing = "" if text or offer.thing in read else offer.thing
        return ShownOption(offer.option, offer.short, said, offer.idle, offer.place, text, thing)

    # ---- players -------------------------------------------------------------------------------------

    def _panel(self, seat: int) -> PlayerPanel:
        return PlayerPanel(
            seat=seat,
            name=self.words.heading(seat),
            decides=not self.view.over and self.view.decides == seat,
            me=seat == self.reader,
            automaton=seat >= len(self.words.seats),
            rows=tuple(row for row in self._of_player(seat) if row.value or row.cards),
        )

    def _of_player(self, seat: int) -> Iterator[Row]:
        names = self.shown["player"]
        if not names:
            yield from (Row(label, value) for label, value in values(self.view, self.words, seat))
            yield from self._all_zones(seat)
        for name in names:
            yield self._alike(name, seat, self._figure)
        if seat != self.reader:
            yield from (
                self._had(name, seat) for name in self.shown["own"] if name not in self.data.zone_dims
            )

    def _alike(self, name: str, seat: int, made: Callable[[str, int], Row]) -> Row:
        """What is told of a name, made anew only where it is not the same for all."""
        found = self.alike.rows.get((name, seat))
        if found is None:
            found = made(name, seat)
            if self.figures.looks_alike(name):
                self.alike.rows[name, seat] = found
        return found

    def _figure(self, name: str, seat: int) -> Row:
        if self.figures.single(name):
            said = self.figures.of_player(name, seat)
            return Row(self.figures.label(name), self.words.thing("truth", 1) if said == HOLDS else said)
        parts = self.figures.parts_of_player(name, seat)
        return Row(self.figures.label(name), ", ".join(f"{what} {n}".strip() for what, n in parts))

    def _all_zones(self, seat: int) -> Iterator[Row]:
        """Every zone of a player, or of nobody, where the pack does not say what is to be shown."""
        game = self.view.game
        for number, piles in enumerate(self.view.zones):
            name = self.data.zone_names[number][0]
            mine = seat == self.reader and not self.shown["own"] and self._is_secret(number)
            shown = number != NOWHERE and name not in self.words.silent and not mine
            if piles and shown and game.owner[number] == seat:
                yield self._zone(number, self.words.zone(number))

    # ---- cards ---------------------------------------------------------------------------------------

    def _middle(self, told: frozenset[str]) -> Iterator[Row]:
        """What lies in the middle, apart from what is told already."""
        names = [name for name in self.shown["table"] if name not in told]
        if not self.shown["table"]:
            yield from (Row(label, value) for label, value in values(self.view, self.words, -1))
            yield from self._all_zones(-1)
        for name in names:
            if self.figures.is_flag(name):
                continue
            if name in self.data.zone_dims:
                yield from self._zones(name, -1)
            else:
                yield from (Row(capital(label), value) for label, value in self.figures.of_table(name))

    def _flags(self) -> Iterator[str]:
        for name in self.shown["table"]:
            if self.figures.is_flag(name) and (flag := self._alike(name, -1, self._flag).label):
                yield flag

    def _flag(self, name: str, _: int) -> Row:
        return Row(self.figures.flag(name))

    def _own(self) -> Iterator[Row]:
        """What is the reader's own, each card with its text."""
        for name in self.shown["own"]:
            if name in self.data.zone_dims:
                yield from self._zones(name, self.reader, told=True)
            elif (had := self._had(name, self.reader, told=True)).cards:
                yield had
        if not self.shown["own"]:
            for number, piles in enumerate(self.view.zones):
                if piles and self.view.game.owner[number] == self.reader and self._is_secret(number):
                    yield self._zone(number, self.words.zone(number), told=True)

    def _had(self, name: str, seat: int, told: bool = False) -> Row:
        """The things that a player has, which everybody knows."""
        cards = list[Card]()
        for kind, at, used in self.figures.things_of(name, seat):
            thing = f"{kind}/{self.data.kinds[kind][2][at]}"
            text = self.texts.get(thing, ("", ""))[1] if told else ""
            cards.append(Card(capital(self.words.member(kind, at)), thing, text, used=used))
        return Row(self.figures.label(name), cards=tuple(cards))

    def _is_secret(self, number: int) -> bool:
        return self.view.game.sight[number] != OPEN

    def _zones(self, name: str, seat: int, told: bool = False) -> Iterator[Row]:
        for number in self.data.zones_of.get((name, seat), ()):
            if self.view.zones[number]:
                single = self.figures.single(name) if seat >= 0 else not self.data.zone_dims[name]
                yield self._zone(
                    number, self.figures.label(name) if single else self.words.zone(number), told
                )

    def _zone(self, number: int, label: str, told: bool = False) -> Row:
        piles = self.view.zones[number]
        sightings = [sighting for pile in piles for sighting in pile.cards]
        in_order = self.view.game.fixed[number] >= 0
        if not told and (in_order or len(sightings) > MOST_CARDS):
            top = piles[-1].cards[-1]
            on_top = not self._is_secret(number) or len(piles[-1].cards) == 1
            seen = on_top and top.card != UNSEEN
            count = self.words("count", count=len(sightings))
            return Row(label, count, (self._card(top, told),) if seen else ())
        return Row(label, "" if sightings else "0", tuple(self._cards(sightings, told)))

    def _cards(self, sightings: Sequence[Sighting], told: bool) -> Iterator[Card]:
        known = [sighting for sighting in sightings if sighting.card != UNSEEN]
        yield from (self._card(sighting, told) for sighting in known)
        backs = sorted((self.words.back(s.back), s.back) for s in sightings if s.card == UNSEEN)
        for said, same in groupby(backs, key=lambda back: back[0]):
            alike = [back for _, back in same]
            yield Card(said, self._printed(alike[0]), count=len(alike), closed=True)

    def _card(self, sighting: Sighting, told: bool) -> Card:
        thing = self._address(sighting.card)
        text = self.texts.get(thing, ("", ""))[1] if told else ""
        return Card(capital(self.words.card(sighting.card)), thing, text)

    def _printed(self, back: str) -> str:
        """Where the text of the one thing is found that a back shows, if there is one."""
        kind, *values = back.split(":")
        kinds = self.data.printed.get(kind, ())
        shown = [(of, int(value)) for of, value in zip(kinds, values, strict=False) if int(value) >= 0]
        if len(shown) != 1:
            return ""
        of, number = shown[0]
        _, first, members = self.data.kinds.get(of, ("", 0, ()))
        thing = f"{of}/{members[number - first]}" if 0 <= number - first < len(members) else ""
        return thing if thing in self.texts else ""

    def _address(self, card: int) -> str:
        _, kind, design = self.data.cards[card]
        return f"{kind}/{design}"
