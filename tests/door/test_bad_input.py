"""What is wrong with an argument is told by its name, with what there is; nothing else happens."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

import wlcore
from tests.door.games import GAMES, game, played

pytestmark = pytest.mark.slow("wrong input from Python is told by name")

COINS = GAMES / "coin-race"


def coins() -> wlcore.State:
    return game("coin-race").new(players=2, names=["Ann", "Ben"], seed=7)


def coins_of(name: str) -> wlcore.State:
    return game("coin-race").new(players=2, names=[name, "Ben"], seed=7)


def closed() -> wlcore.Session:
    with wlcore.Session(game("coin-race"), players=2, seed=7) as session:
        return session


class Silent(wlcore.Bot):
    """Forgets to say what it chooses."""

    def choose(self, view: wlcore.View) -> int:
        return None  # type: ignore[return-value]


class Nonsense(wlcore.Bot):
    """Chooses something that looks like an option."""

    def choose(self, view: wlcore.View) -> int:
        return float(view.options[0])  # type: ignore[return-value]


class Seedless:
    """Cannot be made with a seed."""

    def choose(self, view: wlcore.View) -> int:
        return view.options[0]


class Failing(Seedless):
    """Has a mistake of its own where it is made."""

    def __init__(self, seed: int) -> None:
        raise TypeError("of its own")


WRONG: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "game-type": (lambda: wlcore.load(7), TypeError, "game: a text is wanted, not 7"),
    "game-path": (
        lambda: wlcore.load("games/coin-race"), wlcore.PackError,
        r"there is no game 'games/coin-race' and no such folder or zip \(looked in .+\)",
    ),
    "game-path-object": (lambda: wlcore.load(Path("public-enemy")), wlcore.PackError, "no such folder or zip"),
    "game": (lambda: wlcore.load("chess"), wlcore.PackError, "there is no game 'chess'"),
    "variant": (lambda: wlcore.load(COINS, variants="goals"), wlcore.PackError, "'goals'"),
    "variants-type": (lambda: wlcore.load(COINS, variants=3), TypeError, "variants: a list of names is wanted"),
    "edition": (lambda: wlcore.load(COINS, "eng"), ValueError, "edition: there is no edition 'eng'; did you mean 'en'"),
    "ruling": (lambda: wlcore.load(COINS, rulings={"x": True}), wlcore.PackError, "there is no ruling 'x'"),
    "rulings-type": (lambda: wlcore.load(COINS, rulings=["x"]), TypeError, "rulings: a mapping of names to values"),
    "option-name": (lambda: wlcore.load(COINS, options={"x": "y"}), wlcore.PackError, "there is no option 'x'"),
    "option-type": (lambda: wlcore.load(COINS, options={"x": 1}), TypeError, "options: x: a text is wanted, not 1"),
    "ask": (lambda: wlcore.load(COINS, ask="never"), ValueError, "ask: there is no way to ask 'never'; there are: needed, always"),
    "chance": (lambda: wlcore.load(COINS, chance="exact"), ValueError, "chance: there is no way for chance 'exact'"),
    "pack": (lambda: wlcore.load(COINS, packs="nowhere"), wlcore.PackError, "there is no such folder or zip"),
    "players": (lambda: game("coin-race").new(9), ValueError, "players: Coin Race is for 2 to 4, not for 9"),
    "players-layer": (
        lambda: wlcore.load("western-legends").new(2), ValueError,
        "players: Western Legends is for 3 to 6, not for 2; with variants='man-in-black' it is",
    ),
    "players-type": (lambda: game("coin-race").new("2"), TypeError, "players: a whole number is wanted, not '2'"),
    "players-negative": (lambda: game("coin-race").new(-1), ValueError, "players: -1 is not possible"),
    "players-truth": (lambda: game("coin-race").new(True), TypeError, "players: a whole number is wanted, not True"),
    "seed": (lambda: game("coin-race").new(seed=-1), ValueError, "seed: -1 is not possible"),
    "seed-large": (lambda: game("coin-race").new(seed=1 << 70), ValueError, "seed: .* is not possible; there is 0 to"),
    "seed-type": (lambda: game("coin-race").new(seed=1.5), TypeError, "seed: a whole number is wanted, not 1.5"),
    "names-number": (lambda: game("coin-race").new(2, names=["Ann"]), ValueError, "names: 1 for 2 players"),
    "names-many": (lambda: game("coin-race").new(names=["A"] * 9), ValueError, "names: Coin Race is for 2 to"),
    "names-type": (lambda: game("coin-race").new(2, names="Ann"), TypeError, "names: a list of names is wanted"),
    "name-type": (lambda: game("coin-race").new(2, names=["Ann", 2]), TypeError, "names: a text is wanted, not 2"),
    "choices": (
        lambda: game("coin-race").new(2, choices={"keeper": [1, 2]}), ValueError,
        "choices: keeper: player 1 is not asked that at the beginning; asked first is 'coin-flipped'",
    ),
    "choices-number": (lambda: game("coin-race").new(2, choices={"x": [1]}), ValueError, "choices: x: 1 for 2 players"),
    "choices-thing": (
        lambda: game("coin-race").new(2, seed=7, choices={"coin-flipped": ["crown-1", "crown-1"]}), ValueError,
        "choices: coin-flipped: 'crown-1' is not on offer; there are: cent-5, charm",
    ),
    "card": (lambda: game("coin-race").card("crow-1"), ValueError, "name: there is no card 'crow-1'; did you mean 'crown-1'"),
    "kind": (lambda: game("coin-race").members("medal"), ValueError, "kind: there is no kind 'medal'; did you mean 'metal'"),
    "option-words": (lambda: game("coin-race").option("flip"), ValueError, "which: there is no option 'flip'"),
    "option-number": (lambda: game("coin-race").option(999), ValueError, "which: 999 is not possible"),
    "language": (lambda: game("coin-race").text("charm", "xx"), ValueError, "lang: there is no language 'xx'; there are: de, en, fr, it, ru"),
    "language-like": (lambda: coins().describe(6, "es"), ValueError, "lang: there is no language 'es'; there are: de, en, fr, it, ru"),
    "language-named": (lambda: coins().describe(6, "German"), ValueError, "lang: there is no language 'German'; did you mean 'de'?"),
    "language-own": (lambda: coins().describe(6, "français"), ValueError, "lang: there is no language 'français'; did you mean 'fr'?"),
    "language-country": (lambda: coins().describe(6, "de-AT"), ValueError, "lang: there is no language 'de-AT'; did you mean 'de'?"),
    "language-case": (lambda: coins().describe(6, "EN"), ValueError, "lang: there is no language 'EN'; did you mean 'en'?"),
    "thing": (lambda: game("coin-race").text("charmed"), ValueError, "thing: there is no thing 'charmed'; did you mean 'charm'"),
    "seat": (lambda: coins().view(3), ValueError, "seat: there is no seat 3; there are 1 to 2"),
    "seat-0": (lambda: coins().view(0), ValueError, "seat: there is no seat 0; there are 1 to 2"),
    "seat-type": (lambda: coins().view("1"), TypeError, "seat: a whole number is wanted, not '1'"),
    "apply": (lambda: coins().apply(4711), wlcore.IllegalOption, r"option: 4711 is not on offer; there are: 6 \(coin-flipped cent-5\)"),
    "apply-float": (lambda: coins().apply(6.0), TypeError, "option: a whole number is wanted, not 6.0"),
    "apply-none": (lambda: coins().apply(None), TypeError, "option: a whole number is wanted, not None"),
    "apply-words": (lambda: coins().apply("charm"), TypeError, "option: a whole number is wanted, not 'charm'"),
    "apply-over": (lambda: played(coins()).apply(6), wlcore.IllegalOption, "6 is not on offer: the game is over"),
    "find": (lambda: coins().option("crown"), wlcore.IllegalOption, "option: 'crown' is not on offer; there are: 6 "),
    "find-several": (lambda: coins().option("coin-flipped"), wlcore.IllegalOption, "'coin-flipped' is not on offer"),
    "describe": (lambda: coins().describe(7), wlcore.IllegalOption, "option: 7 is not on offer"),
    "view-describe": (lambda: coins().view(2).describe(6), ValueError, "option: 6 is not on offer to player 2; there are none: player 1 decides"),
    "view-describe-over": (lambda: played(coins()).view(2).describe(6), ValueError, "there are none: the game is over"),
    "zone": (lambda: coins().zone("pocket"), ValueError, "name: there is no zone 'pocket'; there are: pouch, palm, tray"),
    "zone-which": (lambda: coins().zone("palm"), TypeError, "which: 'palm' goes by player, so 1 are wanted, not 0"),
    "zone-seat": (lambda: coins().zone("palm", 3), ValueError, "which: there is no seat 3; there are 1 to 2"),
    "value": (lambda: coins().value("penny", 1), ValueError, "name: there is no counter or variable 'penny'"),
    "value-which": (lambda: coins().value("keeper", 1), TypeError, "which: 'keeper' goes by nothing, so 0 are wanted, not 1"),
    "log": (lambda: coins().log(), ValueError, "log: this game keeps none"),
    "since": (lambda: game("coin-race").new(log=True).log(since=2), ValueError, "since: 2 is not possible; there is 0 to 0"),
    "json-type": (lambda: game("coin-race").from_json(b"{}"), TypeError, "text: a text is wanted"),
    "rng": (lambda: coins().view(1).imagine("x"), TypeError, "rng: a random.Random or a whole number is wanted, not 'x'"),
    "beliefs": (lambda: coins().view(1).beliefs("crow"), ValueError, "cards: there is no card 'crow'"),
    "bot": (lambda: wlcore.bot("randon"), ValueError, "name: there is no bot 'randon'; did you mean 'random'"),
    "match-number": (lambda: wlcore.match(game("coin-race"), ["random"]), ValueError, "bots: Coin Race is for 2 to 4, not for 1"),
    "match-bot": (lambda: wlcore.match(game("coin-race"), ["random", 3]), TypeError, "bots: a name is wanted, or what makes a bot"),
    "match-nothing": (
        lambda: wlcore.match(game("coin-race"), [Silent, "random"], games=2), wlcore.IllegalOption,
        r"bots: Silent \(player 1\) chose None; there are: 4 \(Cent\), 7 \(Cent\)",
    ),
    "match-nonsense": (
        lambda: wlcore.match(game("coin-race"), [Nonsense, "random"], games=2), wlcore.IllegalOption,
        r"bots: Nonsense \(player 1\) chose 4.0; there are: 4 ",
    ),
    "match-seedless": (
        lambda: wlcore.match(game("coin-race"), [Seedless, "random"]), TypeError,
        r"bots: Seedless is called with a seed and does not take one; write 'def __init__\(self, seed: int\)'",
    ),
    "match-own": (lambda: wlcore.match(game("coin-race"), [Failing, "random"]), TypeError, "of its own"),
    "match-no-bot": (
        lambda: wlcore.match(game("coin-race"), [lambda seed: seed, "random"]), TypeError,
        "bots: <lambda> made 0, which is no bot: it has no method 'choose'",
    ),
    "bot-state": (
        lambda: wlcore.bot("greedy").choose(coins()), TypeError,  # type: ignore[arg-type]
        r"view: a view is wanted, as state.view\(seat\) gives it, not <State of coin-race",
    ),
    "pickle-decision": (lambda: pickle.dumps(coins().decision), TypeError, "a decision cannot be pickled: pickle the state"),
    "pickle-session": (lambda: pickle.dumps(wlcore.Session(game("coin-race"))), TypeError, "a session cannot be pickled"),
    "json-game": (
        lambda: game("kuhn").from_json(coins().to_json()), wlcore.SaveError, "of another game: of coin-race, not of kuhn",
    ),
    "json-rules": (
        lambda: wlcore.load("public-enemy").from_json(wlcore.load("public-enemy", variants="dollars").new().to_json()),
        wlcore.SaveError, "the save is of other packs of public-enemy",
    ),
    "closed": (lambda: closed().choose(6), ValueError, "^choose: this session is closed$"),
    "closed-undo": (lambda: closed().undo(1), ValueError, "undo: this session is closed"),
    "match-text": (lambda: wlcore.match(game("coin-race"), "random"), TypeError, "bots: a list of names of bots"),
    "name": (lambda: coins_of("Ann\nBen"), ValueError, "has an end of a line in it"),
    "name-unseen": (lambda: coins_of("An\u200bn"), ValueError, "has a character that cannot be seen"),
    "journal": (lambda: wlcore.Session(game("coin-race"), journal=0), TypeError, "journal: a folder is wanted, not 0"),
    "resume": (lambda: wlcore.Session.resume(0), TypeError, "path: a journal is wanted, not 0"),
    "session": (lambda: wlcore.Session("coin-race"), TypeError, "game: a game is wanted, as wlcore.load gives it"),
    "undo": (lambda: wlcore.Session(game("coin-race")).undo(5), ValueError, "seat: there is no seat 5; there are 1 to 2"),
    "check": (lambda: wlcore.check_pack("nowhere"), FileNotFoundError, "path: there is nothing at nowhere"),
    "scenarios": (lambda: wlcore.run_scenarios(3), TypeError, "path: a path is wanted, not 3"),
    "no-scenarios": (lambda: wlcore.run_scenarios(COINS), ValueError, "path: there are no scenarios in .*coin-race"),
    "conform": (lambda: wlcore.conform(game("coin-race"), 0), ValueError, "games: 0 is not possible; there is 1 or more"),
    "offer": (lambda: wlcore.play_now, AttributeError, "wlcore offers no 'play_now'"),  # type: ignore[attr-defined]
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told_by_name(name: str):
    """The error is of the sort that is promised and says which argument is wrong, and what there is."""
    do, sort, said = WRONG[name]
    with pytest.raises(sort, match=said):
        do()


def test_an_illegal_option_changes_nothing():
    """After a choice that is not on offer the state is what it was, whatever was passed."""
    state = coins()
    before = state.fingerprint()
    for option in (0, 7, -1, 10**30, "x", 6.0, None, True):
        with pytest.raises((wlcore.IllegalOption, TypeError, ValueError)):
            state.apply(option)  # type: ignore[arg-type]
    assert state.fingerprint() == before
    assert state.options == (6, 12)


def test_objects_are_not_made_by_hand():
    """What has to be loaded, begun or taken says so when somebody tries to make it."""
    for made, said in (
        (wlcore.Game, "loaded"),
        (wlcore.State, "begun"),
        (wlcore.View, "taken"),
        (wlcore.Decision, "read"),
    ):
        with pytest.raises(TypeError, match=said):
            made()


def test_what_says_that_it_does_not_change_does_not():
    """Records refuse new values at run time; what games and views have cannot be set; what is handed out is a copy."""
    state = coins()
    option, card = state.game.option(6), state.game.card("charm")
    zone, outcome = state.zone("palm", 1), game("kuhn", "explicit").new().chance[0]
    finding = wlcore.Diagnostic("word", "unknown", wlcore.Span("a.wl", 1, 1, 1, 2))
    for thing, field in (
        (option, "number"), (card, "id"), (zone, "name"), (zone.piles[0], "cards"), (outcome, "option"), (finding, "message"),
        (wlcore.games()[0], "id"),
    ):  # fmt: skip
        with pytest.raises(FrozenInstanceError):
            setattr(thing, field, 1)
        with pytest.raises(FrozenInstanceError):
            delattr(thing, field)
        assert hash(thing) == hash(thing)
    explicit, told = game("kuhn", "explicit").new(), game("coin-race").new(log=True)
    session = wlcore.Session(game("coin-race"))
    for thing in (state.game, state.view(1), state.decision, state, explicit, told, session):
        for field in (name for name in dir(thing) if not name.startswith("_")):
            with pytest.raises(AttributeError):
                setattr(thing, field, 1)
            with pytest.raises(AttributeError):
                delattr(thing, field)
    for mapping in (state.game.zones, state.game.values):
        with pytest.raises(TypeError):
            mapping["x"] = ()  # type: ignore[index]
    state.scores[1] = 99
    assert state.scores[1] == 0


def test_states_of_other_games_are_others():
    """States of two games are never equal, nor are those of a game with other rules; a view of one is none of another."""
    assert coins() != game("kuhn").new()
    assert coins() != "a state"
    assert game("coin-race") != game("kuhn")
    assert game("coin-race").new().view(1) != game("kuhn").new().view(1)
    assert wlcore.load(COINS) == game("coin-race") != game("coin-race", "explicit")


def test_a_state_that_broke_off_offers_nothing(tmp_path: Path):
    """Where rules cannot be carried out the error says so with the line; the state is of no use, a clone from before is."""
    (tmp_path / "pack.yaml").write_text(
        "id: round\nversion: 1.0.0\ntitle: Round\nkind: game\nplayers: 1-2\ndescription: Round and round.\n",
        "utf-8",
    )
    (tmp_path / "game.wl").write_text(
        "counter strides\nrule play\n  for each p in players: p: choose-way\n  win players\nrule choose-way\n"
        "  choose way from 1 to 2\n  if way is 2:\n    repeat: gain 1 strides\n",
        "utf-8",
    )
    state = wlcore.load(tmp_path).new(players=1)
    before = state.clone()
    with pytest.raises(wlcore.RuleFault):
        state.apply(state.options[1])
    assert state.options == ()
    before.apply(before.options[0])
    assert before.over
