"""What surely comes of an option: it is tried in positions that could be, as far as neither chance nor anything hidden matters.

The positions are imagined from the player's own view, so nothing can come out that this player could not work out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import thread_time

from wlcore.engine.chance import Dice, Script, Undecided
from wlcore.engine.decision import Decision, decision_of, place_of
from wlcore.engine.entries import Entry, seen_of
from wlcore.engine.state import State
from wlcore.engine.view import View
from wlcore.records import dataclass

POSITIONS = 3
PATIENCE = 1.0
"""Seconds of computing, of this thread alone, after which no more options are tried: rules that take that long are told of by what
they do."""
CARDS = ("Move", "Show", "Pick")


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What is carried out for sure, one after the other, until somebody chooses, a turn begins, or it is not known.

    `asked` is what is asked behind it, and at which place, if that is known; `turn_ends` whether a turn begins behind it; `ways`
    are the positions it was tried in, each before and where it came to, if that was as far in all of them.
    """

    entries: tuple[Entry, ...]
    asked: Decision | None = None
    place: int = -1
    turn_ends: bool = False
    over: bool = False
    ways: tuple[tuple[State, State], ...] = ()

    @property
    def sure(self) -> bool:
        """Whether it is known all the way."""
        return self.asked is not None or self.turn_ends or self.over


def foreseen(view: View) -> dict[int, Foreseen]:
    """What surely comes of each of the options of the player whose view it is."""
    dice = Dice(view.seat + 1)
    positions = [view.imagine(dice, traced=True) for _ in range(POSITIONS)]
    known = frozenset(card for zone in view.zones for pile in zone for card in pile.seen)
    found, since = dict[int, Foreseen](), thread_time()
    for option in view.options:
        late = thread_time() - since > PATIENCE
        found[option] = Foreseen(()) if late else _tried(view, positions, option, known)
    return found


def _tried(view: View, positions: Sequence[State], option: int, known: frozenset[int]) -> Foreseen:
    tried = [_after(positions[0], option)]
    if not (tried[0].trace or tried[0].o or tried[0].over):
        return Foreseen(())  # chance comes before anything else
    tried += [_after(position, option) for position in positions[1:]]
    whole = all(state.o or state.over for state in tried)
    alike = len({(len(state.trace or ()), bool(state.o)) for state in tried}) == 1
    ways = tuple(zip(positions, tried, strict=True)) if alike and all(state.trace for state in tried) else ()
    first, entries = tried[0], list[Entry]()
    traces = [state.trace or () for state in tried[1:]]
    for at, entry in enumerate(first.trace or ()):
        if _is_border(view, entry):
            return Foreseen(tuple(entries), turn_ends=True, ways=ways)
        if not all(at < len(trace) and _look_alike(first, trace[at], entry, view.seat) for trace in traces):
            return Foreseen(tuple(entries), ways=ways)
        if not _is_known(view, first, entry, known):
            return Foreseen(tuple(entries), ways=ways)
        entries.append(entry)
    if not whole or len({_moment(s) for s in tried}) > 1:
        return Foreseen(tuple(entries), ways=ways)
    return Foreseen(tuple(entries), decision_of(first), place_of(first.st), over=first.over, ways=ways)


def _after(position: State, option: int) -> State:
    """A position after an option, with what was carried out; without options where chance came in between, and with nothing carried out
    after a fault.
    """
    state = position.clone()
    state.fate, state.trace = Script(()), []
    try:
        state.apply(option)
    except Undecided:
        state.o, state.over = (), False
    except Exception:  # noqa: BLE001 - a fault, or a defect: that is told when somebody chooses it
        state.o, state.over, state.trace = (), False, []
    return state


def _moment(state: State) -> tuple[object, ...]:
    return len(state.trace or ()), state.over, state.who, tuple(state.st[-2:])


def _is_border(view: View, entry: Entry) -> bool:
    data = view.game.data
    turn = data.screen["turn"]
    return bool(turn) and data.said[entry[0]][0] == "Assign" and data.value_names[entry[1]] == turn


def _look_alike(state: State, one: Entry, other: Entry, seat: int) -> bool:
    """Whether a player sees the same of two entries."""
    return one == other or seen_of(state, one, seat) == seen_of(state, other, seat)


def _is_known(view: View, state: State, entry: Entry, known: frozenset[int]) -> bool:
    """Whether no card is seen in it that is not known before; what chance has brought is not known either."""
    return all(card < 0 or card in known for card in cards_told(state, entry, view.seat))


def cards_told(state: State, entry: Entry, seat: int) -> Iterator[int]:
    """The cards that an entry of the trace tells a player of, each with -1 in the place of what they do not see."""
    data = state.game.data
    sort, about = data.said[entry[0]][0], data.telling[entry[0]]
    if sort not in CARDS or (
        sort == "Pick" and about[1] != "card" and data.kinds.get(about[1], ("",))[0] != "card"
    ):
        return
    values = seen_of(state, entry, seat)[1]
    first = values[0] if isinstance(values, tuple) and values else ()
    yield from first if isinstance(first, tuple) else ()
