"""A state as JSON and back; a save that has been cut or edited is refused in one sentence."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import chain
from typing import TYPE_CHECKING, Any

from wlcore.engine.frames import NOTED
from wlcore.engine.refusals import SaveError
from wlcore.engine.unfinished import check_stack, living

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.state import State

FORMAT = 2
FIELDS = (
    "format", "game", "digest", "layout", "players", "settings", "values", "zones", "blocks", "known", "stack", "chance",
    "decides", "depth", "passed", "outer", "over", "winners",
)  # fmt: skip
"""What a save holds, in the order in which it is written, and then a check."""
CHECK = ',"check":"'
"""Behind this a save ends with the digest of all that stands before."""
STRANGE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What numbers that make no sense can lead to, here or in the rules that list the options."""


def to_json(state: State) -> str:
    """The whole state as text."""
    said = _written(
        {
            "format": FORMAT,
            "game": state.game.id,
            "digest": state.game.digest,
            "layout": state.game.layout,
            "players": state.n,
            "settings": state.r,
            "values": state.v,
            "zones": state.z,
            "blocks": [[zone, sizes] for zone, sizes in enumerate(state.b) if sizes],
            "known": state.k,
            "stack": living(state),
            "chance": state.rng,
            "decides": state.who,
            "depth": state.depth,
            "passed": state.passed,
            "outer": state.outer,
            "over": state.over,
            "winners": state.winners,
        }
    )
    return f'{said}{CHECK}{_digest(said)}"}}'


def from_json(game: Game, text: str, traced: bool = False) -> State:
    """The state that a text holds."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError("not-whole") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError("other-format")
    if data.get("game") != game.id:
        raise SaveError("other-game", found=str(data.get("game"))[:60], wanted=game.id)
    if data.get("digest") != game.digest:
        raise SaveError("other-rules", wanted=game.id)
    if data.get("layout") != game.layout:
        raise SaveError("other-layout")
    try:
        _same(_is_whole(text, data), True)
        return _restored(game, data, traced)
    except STRANGE as error:
        raise SaveError("forged") from error


def _written(data: dict[str, Any]) -> str:
    """All that a save holds, up to its check."""
    return json.dumps(data, separators=(",", ":"))[:-1]


def _digest(said: str) -> str:
    """It tells a slip of the hand, not a forger."""
    return sha256(said.encode()).hexdigest()[:16]


def _is_whole(text: str, data: dict[str, Any]) -> bool:
    """Whether a save holds what its check was made for; if it is laid out otherwise, as we would have written it."""
    said, _, check = text.rpartition(CHECK)
    if check == f'{_digest(said)}"}}':
        return True
    body = {field: data[field] for field in FIELDS}
    return len(data) == len(body) + 1 and data["check"] == _digest(_written(body))


def _restored(game: Game, data: dict[str, Any], traced: bool) -> State:
    automata = len(game.automata)
    n = _number(data["players"], game.players[0] + automata, game.seats)
    state = game.bare(n, _numbers(data["settings"], len(game.settings)), traced)
    state.v = _numbers(data["values"], len(game.plain["values"]))
    _lay(game, state, data["zones"])
    state.b = _blocks(state.g.whole, data["blocks"])
    _check_decks(game, state)
    state.k = _numbers(data["known"], len(state.loc))
    _number(min(state.k, default=0), 0, state.all)
    _number(max(state.k, default=0), 0, state.all)
    state.st = _numbers(data["stack"])
    check_stack(state)
    state.rng = _number(data["chance"], 0, (1 << 64) - 1)
    state.depth = _number(data["depth"], 0, 1000)
    state.passed = _number(data["passed"], 0, 1)
    _same(type(data["over"]), bool)
    state.over = data["over"]
    _same(type(data["outer"]), list)
    state.outer = tuple(_outer(game, frame) for frame in data["outer"])
    state.winners = tuple(_number(p, 0, n - 1) for p in _numbers(data["winners"]))
    state.who = _number(data["decides"], -1, n - 1)
    if not state.over:
        relist(state)
    return state


def _lay(game: Game, state: State, zones: Any) -> None:
    """Put every card where it was: each in one place."""
    _same((type(zones), set(map(type, zones)), len(zones)), (list, {list}, len(game.fixed)))
    cards = _numbers(list(chain.from_iterable(zones)))
    state.z = zones
    state.loc = loc = [0] * len(game.backs)
    _same(sorted(cards), list(range(len(loc))))
    for number, zone in enumerate(zones):
        for card in zone:
            loc[card] = number


def _blocks(whole: tuple[tuple[int, ...], ...], blocks: Any) -> tuple[tuple[int, ...], ...]:
    """The sizes of the blocks of each zone, of zones that have some, one after the other; mostly there are none."""
    _same(type(blocks), list)
    found, least = list(whole), 0
    for zone, sizes in blocks:
        found[_number(zone, least, len(whole) - 1)] = tuple(_numbers(sizes))
        least = zone + 1
    return tuple(found) if blocks else whole


def _outer(game: Game, frame: Any) -> tuple[int, ...]:
    """What a frame noted that has another of its name inside it."""
    found = tuple(_numbers(frame))
    spans = game.marks[found[0]]
    _same(len(found), 1 + NOTED + sum(end - start for start, end in spans))
    return found


def _check_decks(game: Game, state: State) -> None:
    for at, under, cards, sizes in zip(game.fixed, game.below, state.z, state.b, strict=True):
        if at < 0:
            if sizes:
                raise ValueError(sizes)
            continue
        fixed, below = state.v[at], state.v[under]
        if fixed < 0 or below < 0 or below != sum(sizes) or below + fixed > len(cards):
            raise ValueError(fixed, below)


def relist(state: State) -> None:
    """Work out the options of the pending decision again, from state and place alone."""
    state.o = state.asked(f"relist/{state.st[-1]}")(state)
    if len(state.o) < 1:
        raise ValueError("nothing to decide")


def _number(x: Any, least: int, most: int) -> int:
    if not isinstance(x, int) or isinstance(x, bool) or not least <= x <= most:
        raise ValueError(x)
    return x


def _numbers(xs: Any, length: int | None = None) -> list[int]:
    if not isinstance(xs, list) or (length is not None and len(xs) != length):
        raise ValueError(xs)
    if xs and set(map(type, xs)) != {int}:
        raise ValueError(xs)
    return xs


def _same(a: object, b: object) -> None:
    if a != b:
        raise ValueError(a)
