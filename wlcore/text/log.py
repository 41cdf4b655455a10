"""Lines of the log: what has happened, as the player in a seat saw it, with the clauses that were carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from wlcore.engine.entries import may_read
from wlcore.engine.game import Game
from wlcore.numbers import is_nobody
from wlcore.records import dataclass
from wlcore.text.human import arg_name
from wlcore.text.naming import Naming, Sight, in_sight
from wlcore.text.port import Phrases
from wlcore.text.saying import FRAME, Listed, Said, Words, frame

Entry = tuple[Any, ...]
UP = ("gain", "take")
MOST_KEPT = 256
"""So many lines that everybody reads alike are kept for those who read them next."""
MASKS = {"Move": 3, "Show": 3, "Pick": 4, "Perform": -1, "Signal": -1}
"""Where in an entry stands who may read what of it."""
MASKLESS = frozenset(("Change", "Assign", "Shuffle", "EndFrame", "Win"))
"""Entries of which everybody may read all, but for what is secret in variables."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence, the ids of the clauses it carries out, the name of the counter, zone, rule ... that it is about, why it happens
    where that is something with a name of its own, and whether a turn begins with it. `whole` is the sentence with its reason;
    `follows` tells that the line tells more of what came of the same choice as the line before.
    """

    text: str
    cites: tuple[str, ...] = ()
    about: str = ""
    why: str = ""
    turn: bool = False
    whole: str = ""
    follows: bool = False

    @property
    def shown(self) -> str:
        """The sentence, with dashes around it where a turn begins."""
        return f"— {self.text} —" if self.turn else self.text


class Log(Naming):
    """Says entries of the trace of a state that was started with `traced=True`."""

    def __init__(self, game: Game, phrases: Phrases, names: Sequence[str] = ()) -> None:
        super().__init__(game, phrases, names)
        self.secret = {index: owner for index, owner, *_ in self.data.secrets}
        screen = self.data.screen
        self.silent, self.turn = frozenset(screen.get("silent", ())), screen.get("turn", "")
        self.everybody = (1 << self.people + len(game.automata or ())) - 1
        self._kept: dict[Entry, LogLine | None] = {}

    def lines(self, entries: Sequence[Entry], seen: Any, seat: int | None = None) -> Iterator[LogLine]:
        """The lines of several entries; what says nothing is left out. Cards that one line of the rules puts into one zone one after the
        other are told of at once.

        `seat` (from 0; `~players` for somebody who watches so many) is who reads: cards whose faces they did not know then are
        'a card'; `seen`, the state (or the reader's view) right after the entries, says what is known of cards in variables.
        Without a seat all is told.
        """
        sight = in_sight(seen, seat)
        told: list[tuple[Entry, LogLine]] = []
        for entry in entries:
            is_more = bool(told) and self.data.said[entry[0]][0] == "Move" and _same_move(told[-1][0], entry)
            whole = _with_more(told.pop()[0], entry) if is_more else entry
            line = self._shared(whole, sight, seat) if self._is_open(whole) else self.line(whole, sight, seat)
            if line is not None:
                told.append((whole, line))
        yield from (line for _, line in told)

    def _shared(self, entry: Entry, sight: Sight, seat: int | None) -> LogLine | None:
        """The line of an entry that everybody reads alike: it is said once."""
        if entry not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[entry] = self.line(entry, sight, seat)
        return self._kept[entry]

    def _is_open(self, entry: Entry) -> bool:
        """Whether an entry, and why it happened, is the same for everybody, whatever cards they know."""
        kind, _, design = self.data.within[entry[0]].partition("/")
        if design and kind in self.data.kinds and self.is_card(kind):
            return False
        sort = self.data.said[entry[0]][0]
        if sort == "Assign":
            found = self.value(entry[1])
            return entry[1] not in self.secret and (found is None or not self.is_card(found[1]))
        if sort not in MASKS or len(entry) < 2:
            return sort in MASKLESS
        masks = entry[MASKS[sort]]
        return not isinstance(masks, tuple) or all(mask & self.everybody == self.everybody for mask in masks)

    def line(self, entry: Entry, sight: Sight, seat: int | None = None) -> LogLine | None:
        """The line of one entry, if it is worth one."""
        words = self.told(entry, sight, seat)
        text = "" if words is None else self.phrases.sentence(words)
        if not text:
            return None
        said = self.data.said[entry[0]]
        named = self._named(said[0], self.data.telling[entry[0]], entry[1:])
        turn = said[0] == "Assign" and bool(named) and named == self.turn
        why = self.why(self.data.within[entry[0]], sight)
        if why.casefold() in text.casefold():
            why = ""  # 'Ann gains 1 nugget (nugget)' tells no reason
        whole = self.phrases.sentence(frame("log-because", said=words, why=why)) if why and words else text
        return LogLine(text, tuple(said[3]), named, why, turn, whole)

    def told(self, entry: Entry, sight: Sight, seat: int | None = None) -> Said | None:
        """What is told of one entry, before it is a sentence."""
        sort = self.data.said[entry[0]][0]
        say: Callable[..., Said | None] | None = getattr(self, "l_" + sort.lower(), None)
        return None if say is None else say(self.data.telling[entry[0]], entry[1:], sight, seat)

    def why(self, within: str, sight: Sight) -> str:
        """What has brought it about that something written in a rule, card text or ability happens: the thing with this text, as the pack says
        of its kind in `why-KIND`, or what it says of the rule in `why-RULE`; '' where that is nothing to tell, or is hidden from the reader.
        """
        kind, _, design = within.partition("/")
        if design and kind in self.data.kinds:
            design = design.split("/")[0]
            lies_open = not self.is_card(kind) or sight is None or design in map(self._design, sight)
            if not lies_open:
                return ""
            return self.cause(kind, design)
        return self.phrases.text(f"why-{within}") if within and self.phrases.has(f"why-{within}") else ""

    def _design(self, card: int) -> str:
        return str(self.data.cards[card][2])

    def _named(self, sort: str, about: Entry, values: Entry) -> str:
        """The name of what an entry is about."""
        match sort:
            case "Change" | "Assign":
                found = self.value(values[0])
                return found[0] if found is not None else ""
            case "Move" | "Shuffle":
                return str(self.data.zone_names[values[sort == "Move"]][0])
            case "Perform" | "Signal":
                return str(about[1])
        return str(about[0]) if about else ""

    def own(self, *ids: str) -> str:
        """The first of these phrases that there is; the last is the core's."""
        return next((phrase for phrase in ids if self.phrases.has(phrase)), ids[-1])

    # ---- values --------------------------------------------------------------------------------------

    def l_change(self, about: Entry, values: Entry, sight: Sight, seat: int | None) -> Said | None:
        """A gain or loss; nothing is said of none."""
        found = self.value(values[0])
        limit = values[3] if len(values) > 3 else -1
        cut = limit >= 0 and values[1] < values[2]
        if found is None or not (values[1] or cut):
            return None
        name, _, at = found
        verb = "gain" if about[0] in UP else "lose"
        if name in self.silent and not self.phrases.has(f"log-{verb}-{name}"):
            return None
        args = {arg_name(d): self.index(d, i) for d, i in at.items()}
        who = args.pop("player", None)
        counter = self.placed(f"counter-{name}", name, args)
        args["n"] = values[1]
        args["amount"] = self.amount(name, counter, values[1])
        if who is None:
            return Words(
                self.own(f"log-{verb}-{name}", f"log-{verb}-nobody"), {**args, "what": counter}, FRAME
            )
        gained = Words(self.own(f"log-{verb}-{name}", f"log-{verb}"), {**args, "who": who}, FRAME)
        if not (cut or (limit >= 0 and values[2] < 0)) or not self.phrases.tidy(gained):
            return gained
        limited = {"who": who, "gained": gained, "limit": self.amount(name, counter, limit)}
        if cut:
            limited["wanted"] = self.amount(name, counter, values[2])
        return Words(f"log-gain-{'none' if not values[1] else 'cut' if cut else 'full'}", limited, FRAME)

    def l_assign(self, about: Entry, values: Entry, sight: Sight, seat: int | None) -> Said | None:
        """A variable has a new value: told where the pack has words for it; a secret one is told to its owner, and to others that
        somebody has chosen, if they have. Of a counter it is told how much more or less there is.
        """
        found = self.value(values[0])
        if found is None:
            return None
        name, kind, at = found
        args = {arg_name(d): self.index(d, i) for d, i in at.items()}
        owner = self.secret.get(values[0])
        if owner is not None and seat not in (None, owner):
            secretly = self.own(f"log-set-{name}.secret", "log-secret")
            return Words(secretly, {**args, "who": self.player(owner)}, FRAME) if about[0] else None
        nobody = is_nobody(kind, values[1])
        own = f"log-set-{name}{'.nobody' if nobody else ''}"
        if not self.phrases.has(own):
            return self._reckoned(values, sight, seat) if len(values) > 2 else None
        return Words(own, args if nobody else {**args, "value": self.thing(kind, values[1], sight)}, FRAME)

    def _reckoned(self, values: Entry, sight: Sight, seat: int | None) -> Said | None:
        """A counter stands otherwise than before, as a gain or loss."""
        more = values[1] - values[2]
        return self.l_change(("gain" if more > 0 else "lose",), (values[0], abs(more)), sight, seat)

    # ---- cards ---------------------------------------------------------------------------------------

    def l_move(self, about: Entry, values: Entry, sight: Sight, seat: int | None) -> Said | None:
        """Cards have gone to a zone."""
        cards = [c for c in values[0] if c >= 0]
        if not cards:
            return None
        sight = told_in_sight(values[0], values[2], seat)
        name = self.data.zone_names[values[1]][0]
        if name in self.silent and not self.phrases.has(f"log-put-{name}"):
            return None
        args: dict[str, Said] = {"cards": self.cards(cards, sight), "n": len(cards)}
        args["flavour"] = self.flavour(cards, sight)
        args["who"] = self.player(values[3])
        zone = self.zone(values[1])
        return Words(
            self.own(f"log-put-{name}", "log-put"),
            {**self.whose(values[1]), **args, "zone": zone, "where": about[0]},
            FRAME,
        )

    def l_shuffle(self, about: Entry, values: Entry, sight: Sight, seat: int | None) -> Said | None:
        """A zone has been shuffled."""
        name = self.data.zone_names[values[0]][0]
        if name in self.silent and not self.phrases.has(f"log-shuffle-{name}"):
            return None
        zone = self.zone(values[0])
        return Words(
            self.own(f"log-shuffle-{name}", "log-shuffle"), {**self.whose(values[0]), "zone": zone}, FRAME
        )

    def l_show(self, about: Entry, values: Entry, sight: Sight, seat: int | None) -> Said | None:
        """Cards have been shown, to all or to some."""
        cards = [c for c in values[0] if c >= 0]
        if not cards:
            return None
        sight = told_in_sight(values[0], values[2], seat)
        readers = [p for p in range(values[1].bit_length()) if values[1] >> p & 1]
        args: dict[str, Said] = {"cards": self.cards(cards, sight), "n": len(cards)}
        if len(readers) == 1:
            return Words("log-look", {**args, "who": self.player(readers[0])}, FRAME)
        return Words(self.own(f"log-show-{about[0]}", "log-show"), args, FRAME)

    # ---- choices -------------------------------------------------------------------------------------

    def l_pick(self, about: Entry, values: Entry, sight: Sight, seat: int | None) -> Said | None:
        """A choice is told where the pack has words for it, or where chance has made it.

        Whether it was made by somebody or taken silently is never told: that would give away what was on offer.
        """
        name, kind, by_chance = about
        chosen = values[0] if isinstance(values[0], (tuple, list)) else (values[0],)
        if not self.is_card(kind) and not all(may_read(mask, seat) for mask in values[3]):
            return None
        if not chosen or (not isinstance(values[0], (tuple, list)) and is_nobody(kind, values[0])):
            return None
        phrase = self.own(f"log-pick-{name}", "log-chance")
        if phrase == "log-chance" and not by_chance:
            return None
        if self.is_card(kind):
            things = self.cards(chosen, told_in_sight(chosen, values[3], seat))
        else:
            said = tuple(self.thing(kind, c, sight) for c in chosen)
            things = said[0] if len(said) == 1 else self.listed(said)
        return Words(
            phrase, {"things": things, **({"who": self.player(values[2])} if values[2] >= 0 else {})}, FRAME
        )

    def listed(self, said: tuple[Said, ...]) -> Said:
        """Several things."""
        return Listed(said, "and")

    # ---- rules ---------------------------------------------------------------------------------------

    def l_perform(self, about: Entry, values: Entry, sight: Sight, seat: int | None) -> Said | None:
        """A rule or an event is told where the pack has words for it: `log-rule-NAME`, `log-event-NAME`."""
        if not about:
            return None
        sort, name, params = about
        phrase = f"log-{sort}-{name}"
        if not self.phrases.has(phrase):
            return None
        args = {}
        readers = values[-1] if values and isinstance(values[-1], tuple) else ()
        for (p, kind), value, mask in zip(params, values[1:], readers, strict=False):
            readable = may_read(mask, seat)
            if not readable and not self.is_card(kind):
                return None
            args[arg_name(p)] = self.thing(kind, value, None if readable else frozenset())
        return Words(phrase, {**args, "who": self.player(values[0] if values else -1)}, FRAME)

    l_signal = l_perform

    def l_endframe(self, about: Entry, values: Entry, sight: Sight, seat: int | None) -> Said | None:
        """A frame has ended, or begins again."""
        name, restart = about
        verb = "restart" if restart else "end"
        frame = self.placed(f"frame-{name}", name, {})
        return Words(self.own(f"log-{verb}-{name}", f"log-{verb}"), {"frame": frame}, FRAME)

    def l_win(self, about: Entry, values: Entry, sight: Sight, seat: int | None) -> Said | None:
        """Somebody has won."""
        won = tuple(self.player(p) for p in values[0])
        return (
            Words("log-win", {"who": won[0] if len(won) == 1 else self.listed(won)}, FRAME) if won else None
        )


def _same_move(one: Entry, other: Entry) -> bool:
    """Whether two entries tell of the same line, zone and performer, and of both it is said who knows the cards, or of neither."""
    if one[0] != other[0]:
        return False
    return (one[2], one[4:], bool(one[3])) == (other[2], other[4:], bool(other[3]))


def _with_more(move: Entry, other: Entry) -> Entry:
    """An entry of cards that have gone to a zone, with those of another one."""
    site, cards, zone, known, *who = move
    return (site, (*cards, *other[1]), zone, (*known, *other[3]), *who)


def told_in_sight(cards: Sequence[int], known: Sequence[int], seat: int | None) -> Sight:
    """The cards that the reader knew when something was told of them; all where nothing is said of that."""
    if seat is None or not known:
        return None
    return frozenset(card for card, mask in zip(cards, known, strict=True) if may_read(mask, seat))


def log_line(
    game: Game, phrases: Phrases, seen: Any, entry: Entry, seat: int | None = None, names: Sequence[str] = ()
) -> LogLine | None:
    """The line of one entry of the trace, as the player in a seat (from 0) may read it; None if it says nothing."""
    return Log(game, phrases, names).line(entry, in_sight(seen, seat), seat)
