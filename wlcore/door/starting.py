"""How states come about: begun, read, imagined; with dice, or with chance that is said or watched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wlcore.door import arguments
from wlcore.door.explicit import Explicit
from wlcore.door.game import EXPLICIT, MOST_SEED, Game
from wlcore.door.plain import Plain
from wlcore.door.register import DRAW, Register
from wlcore.door.state import State
from wlcore.door.things import Value
from wlcore.door.watching import Followed
from wlcore.engine.chance import Dice, Fate, from_deck
from wlcore.engine.imagined import imagined as imagine
from wlcore.engine.state import State as Inner
from wlcore.engine.view import View
from wlcore.letters import hidden_in_name

MANY = 4
"""Whoever begins so many games of the same rules plays them by native code from then on: for fewer its making is not worth while."""
Choices = Mapping[str, Sequence[Value]]


def started(
    game: Game,
    players: int,
    seed: int,
    names: Sequence[str],
    choices: Choices | None,
    chance: Choices | None,
    log: bool,
) -> State:
    """A new game, up to its first decision that nothing answers beforehand."""
    n, number = count_of(game, players, names), arguments.whole("seed", seed, 0, MOST_SEED)
    if not (names or choices or chance or log) and game._chance != EXPLICIT:
        return _plain(game, n, number, ())
    called = names_of(names, n)
    answers, fate = _answers(choices or {}, n), _fate(game._register, chance or {}, n)
    if game._chance == EXPLICIT:
        if fate or answers or log:
            given = "chance" if fate else "choices" if answers else "log"
            raise ValueError(f"{given}: not where chance is explicit; apply what is to come")
        return Explicit._begun(game._engine, n, number, called)
    if fate or log:
        state: State = Followed._begun(game._engine, n, number, called, fate)
    else:
        state = _plain(game, n, number, called)
    _answered(state, answers)
    return state


def _plain(game: Game, players: int, seed: int, names: tuple[str, ...]) -> State:
    """A new game of which nothing is told or fixed: by native code from the fourth on, where it can be had."""
    engine = game._engine
    engine.begun += 1
    if engine.begun >= MANY:
        from wlcore.door.swift import swiftly  # who plays but one game needs none of this

        if state := swiftly(game, players, seed, names):
            return state
    return Plain._of(engine.new(players, seed), names)


def restored(game: Game, text: str, names: Sequence[str]) -> State:
    """The state that a text holds."""
    state = game._engine.from_json(text, traced=game._chance == EXPLICIT)
    return of(game, state, names_of(names, state.people))


def imagined(view: View, dice: Dice, names: tuple[str, ...]) -> State:
    """A state that could be."""
    game = Game._of(view.game)
    return of(game, imagine(view, dice, game._chance == EXPLICIT), names)


def unpickled(game: Game, text: str, names: tuple[str, ...]) -> State:
    """A state that was pickled."""
    return restored(game, text, names)


def of(game: Game, state: Inner, names: tuple[str, ...]) -> State:
    """A state as its game's chance wants it."""
    return Explicit._at(state, names) if game._chance == EXPLICIT else Plain._of(state, names)


# ---- what is given -------------------------------------------------------------------------------------


def count_of(game: Game, players: object, names: object = ()) -> int:
    """How many play: as many as are said, or have names, or else as few as can."""
    least, most = game._engine.players
    said = arguments.whole("players", players, 0)
    named = len(arguments.several("names", names, "names")) if isinstance(names, Sequence) and not said else 0
    count = said or named or least
    if not least <= count <= most:
        more = _layer_for(game, count)
        argument = "names" if named else "players"
        raise ValueError(f"{argument}: {game.title} is for {least} to {most}, not for {count}{more}")
    return count


def _layer_for(game: Game, players: int) -> str:
    """With which layers more it is for so many, if there are any."""
    if game._choice is None:
        return ""
    from wlcore.loading import stepped_in
    from wlcore.packs.layers import Shelf

    before = game._choice.variants
    more = stepped_in(Shelf.installed(), game._choice, players).variants[len(before) :]
    return f"; with variants={' and '.join(map(repr, more))} it is" if more else ""


def names_of(names: object, players: int) -> tuple[str, ...]:
    """What the players are called."""
    found = tuple(arguments.text("names", name) for name in arguments.several("names", names, "names"))
    if found and len(found) != players:
        raise ValueError(f"names: {len(found)} for {players} players")
    for name in found:
        if hidden := hidden_in_name(name):
            raise ValueError(f"names: {name!r} has {hidden}")
    return found


def _answers(choices: object, players: int) -> dict[str, list[object]]:
    if not isinstance(choices, Mapping):
        raise TypeError(f"choices: a mapping of names to lists is wanted, not {choices!r}")
    found = {}
    for name, things in choices.items():
        found[name] = arguments.several(f"choices: {name}", things, "things")
        if len(found[name]) != players:
            raise ValueError(f"choices: {name}: {len(found[name])} for {players} players")
    return found


def _answered(state: State, answers: dict[str, list[object]]) -> None:
    """Answer what is asked first, each seat once for each name."""
    left = {(name, seat): thing for name, things in answers.items() for seat, thing in enumerate(things, 1)}
    while left and not state.over:
        decision = state.decision
        key = (decision.about, decision.seat) if decision is not None else ("", 0)
        if key not in left:
            break
        offered = {state.game.option(number).thing: number for number in state.options}
        thing = left.pop(key)
        if thing not in offered:
            raise ValueError(
                f"choices: {key[0]}: {thing!r} is not on offer; {arguments.listed([*map(str, offered)])}"
            )
        state.apply(offered[thing])
    if left:
        name, seat = next(iter(left))
        decision = state.decision
        asks = f"; asked first is '{decision.about or decision.rule}'" if decision is not None else ""
        raise ValueError(f"choices: {name}: player {seat} is not asked that at the beginning{asks}")


def _fate(register: Register, chance: object, players: int) -> Fate:
    """What is fixed of chance, as the engine has it."""
    if not isinstance(chance, Mapping):
        raise TypeError(f"chance: a mapping of names to lists is wanted, not {chance!r}")
    found = []
    for name, things in chance.items():
        kind = register.chances[arguments.one_of("chance", name, register.chances, "choice by chance")]
        argument = f"chance: {name}"
        for thing in arguments.several(argument, things, "things"):
            if kind == "card":
                found.append((_engine_name(register, name), register.designs(argument, thing)))
            else:
                found.append((name, (register.number(argument, kind, thing, players),)))
    return tuple(found)


def _engine_name(register: Register, name: str) -> str:
    if not name.startswith(DRAW):
        return name
    wanted = name.removeprefix(DRAW)
    return next(from_deck(zone) for zone in register.decks if register.names.zone(zone) == wanted)
