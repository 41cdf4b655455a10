"""The hand-written Public Enemy Number One plays by the rules, or measuring against it would mean nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from tools import yardstick
from tools.yardstick import POINTS, STACKS, IllegalOption, State

WILD_BUNCH, DALTONS, JAMES_YOUNGER, LONERS = range(4)
TOMBSTONE, CRIPPLE_CREEK, DODGE_CITY, DEADWOOD, SALOON = range(5)
BUTCH_CASSIDY = 0
SEATS = [2, 3, 4, 5, 6]


class Dice:
    """The generator as the rules of the comparison state it, apart from the one under test."""

    def __init__(self, seed: int) -> None:
        x = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % 2**64
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        x = (x ^ x >> 27) * 0x94D049BB133111EB % 2**64
        self.x = x ^ x >> 31

    def step(self) -> None:
        self.x = (self.x * 6364136223846793005 + 1442695040888963407) % 2**64

    def below(self, n: int) -> int:
        self.step()
        return ((self.x >> 33) * n) >> 31


def decisions(players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Each decision of a random game with the option that will be taken; last the finished state with -1."""
    state = State.new(players, seed)
    dice = Dice(seed + 1)
    while not state.over:
        option = state.options[dice.below(len(state.options))]
        yield state, option
        state.apply(option)
    yield state, -1


def lie_about(state: State) -> list[int]:
    """All cards that lie in a deck, face up on one, or in a stack."""
    cards = [number for deck in range(5) for number in state.deck(deck)]
    cards += [state.visible(town) for town in range(4) if state.visible(town) >= 0]
    return cards + [
        number for seat in range(state.players) for gang in range(4) for number in state.stack(seat, gang)
    ]


def arrange(players: int, stacks: list[list[int]], last: int) -> State:
    """A round in which the last seat is about to take `last`, the only card left in Tombstone's deck."""
    state = State.new(players, 0)
    for seat, cards in enumerate(stacks):
        for number in cards:
            slot = STACKS + 4 * seat + number % 12 // 3
            state._board[5 + number] = state._board[slot]
            state._board[slot] = 5 + number
    state._board[TOMBSTONE] = 5 + last
    state._decks[TOMBSTONE] = []
    state.who = players - 1
    return state


def wanted(state: State, gang: int) -> list[int]:
    return [seat for seat in range(state.players) if state.wanted[seat] >> gang & 1]


@pytest.mark.parametrize("players", SEATS)
def test_equal_seeds_and_choices_give_equal_games(players: int) -> None:
    first = [(state.fingerprint(), option) for state, option in decisions(players, 11)]
    again = [(state.fingerprint(), option) for state, option in decisions(players, 11)]
    other = [(state.fingerprint(), option) for state, option in decisions(players, 12)]
    assert first == again
    assert first != other
    assert len(first[0][0]) == 16


@pytest.mark.parametrize("players", SEATS)
def test_a_decision_has_at_least_two_options_and_a_finished_game_has_none(players: int) -> None:
    for state, option in decisions(players, 5):
        if option >= 0:
            assert state.winner == -1
            assert len(set(state.options)) == len(state.options) >= 2
            assert 0 <= state.who < players
        else:
            assert state.over
            assert state.options == []
            assert state.wanted[state.winner] == 15
            assert state.one == state.winner


@pytest.mark.parametrize("players", SEATS)
def test_no_card_is_in_two_places_and_everybody_knows_each_place(players: int) -> None:
    out: set[int] = set()
    sizes = [0] * 5
    for state, option in decisions(players, 3):
        cards = lie_about(state)
        assert len(cards) == len(set(cards))
        now_out = set(range(60)) - set(cards)
        new_round = any(len(state.deck(deck)) > sizes[deck] for deck in range(5))
        assert new_round or out <= now_out, "what is out stays out until the next round"
        saloon_out = {number for number in now_out if number >= 48}
        assert len(saloon_out) == 12 - len(state.deck(SALOON))
        removers = {number for number in saloon_out if not 52 <= number < 56}
        assert len(now_out - saloon_out) <= len(removers)
        for deck in range(5):
            assert state.deck(deck) == sorted(state.deck(deck))
            assert {number // 12 for number in state.deck(deck)} <= {deck}
        for seat in range(players):
            for gang in range(4):
                assert {number % 12 // 3 for number in state.stack(seat, gang)} <= {gang}
        assert state.known == [(1 << players) - 1] * 60
        out, sizes = now_out, [len(state.deck(deck)) for deck in range(5)]
        if option < 0:
            assert state.over


def test_a_clone_and_its_original_go_separate_ways() -> None:
    for step, (state, option) in enumerate(decisions(4, 8)):
        if option < 0 or step % 5:
            continue
        before = state.fingerprint()
        twin = state.clone()
        assert twin.fingerprint() == before
        dice = Dice(step)
        for _ in range(40):
            if not twin.over:
                twin.apply(twin.options[dice.below(len(twin.options))])
        assert state.fingerprint() == before
        follower = state.clone()
        follower.apply(option)
        second = state.clone()
        second.apply(option)
        assert follower.fingerprint() == second.fingerprint() != before


def test_an_option_that_is_not_on_offer_is_refused_and_changes_nothing() -> None:
    for state, _ in decisions(3, 2):
        before = state.fingerprint()
        for option in {-5, -1, *range(70)} - set(state.options):
            with pytest.raises(IllegalOption):
                state.apply(option)
        assert state.fingerprint() == before


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        State.new(players, 0)


def test_a_short_sequence_checked_by_hand() -> None:
    dice = Dice(1)
    state = State.new(2, 1)
    assert state.starter == state.who == dice.below(2) == 1
    assert [dice.below(12) for _ in range(4)] == [0, 9, 6, 2]
    assert [state.visible(town) for town in range(4)] == [0 + 0, 12 + 9, 24 + 6, 36 + 2]
    assert state.options == [0, 1, 2, 3, 4]

    # Seat 1 takes card 0, Wild Bunch; the fourth of the 11 others (1, 2, 3, 4, ...) turns up.
    state.apply(TOMBSTONE)
    assert dice.below(11) == 3
    assert state.stack(1, WILD_BUNCH) == [0]
    assert state.visible(TOMBSTONE) == 4
    assert state.who == 0

    # Seat 0 takes card 4, Daltons; the eighth of 1, 2, 3, 5, 6, 7, 8, 9, ... turns up.
    state.apply(TOMBSTONE)
    assert dice.below(10) == 7
    assert state.stack(0, DALTONS) == [4]
    assert state.visible(TOMBSTONE) == 9
    assert state.deck(TOMBSTONE) == [1, 2, 3, 5, 6, 7, 8, 10, 11]
    assert state.who == 1

    # Seat 1 draws the fifth saloon card, a Swindler; card 4 is the only target, so nobody is asked.
    state.apply(SALOON)
    assert dice.below(12) == 4
    assert 52 not in state.deck(SALOON)
    assert state.stack(0, DALTONS) == []
    assert state.stack(1, DALTONS) == [4]
    assert state.who == 0
    assert state.options == [0, 1, 2, 3, 4]


def draw(players: int, stacks: list[list[int]], saloon: list[int]) -> State:
    """Seat 0 has just drawn from a saloon deck of these cards."""
    state = arrange(players, stacks, last=2)
    state.who = 0
    state._decks[SALOON] = [5 + number for number in saloon]
    state.apply(SALOON)
    return state


def test_targets_are_uncovered_cards_by_seat_then_by_gang() -> None:
    stacks = [[3, 6], [9, 12, 7, 24], [1], [10, 16]]
    hunter = draw(4, stacks, [48])
    assert hunter.options == [5 + 24, 5 + 7, 5 + 9, 5 + 1, 5 + 16, 5 + 10]
    assert hunter.who == 0
    assert draw(4, stacks, [52]).options == hunter.options
    assert draw(4, stacks, [56]).options == [5 + 3, 5 + 6]


def test_the_last_saloon_card_takes_effect_before_the_round_ends() -> None:
    state = draw(3, [[3], [12, 4], [13, 5]], [48])
    assert state.options == [5 + 12, 5 + 4, 5 + 13, 5 + 5]
    state.apply(5 + 12)
    assert wanted(state, WILD_BUNCH) == [2]
    assert wanted(state, DALTONS) == []
    assert len(state.deck(SALOON)) == 12


def test_a_stolen_fourth_gang_ends_the_round() -> None:
    state = draw(2, [[0, 3, 6], [9, 4]], [52, 53])
    assert state.options == [5 + 4, 5 + 9]
    state.apply(5 + 9)
    assert wanted(state, LONERS) == [0]
    assert state.one == 0
    assert state.who == 0
    assert len(state.deck(SALOON)) == 12


def test_a_fourth_gang_ends_the_round_before_a_card_is_turned_up() -> None:
    state = arrange(2, [[12, 13], [24, 15, 18]], last=9)
    state._decks[TOMBSTONE] = [5 + 10, 5 + 11]
    dice = Dice(0)
    dice.x = state._chance
    state.apply(TOMBSTONE)
    assert state.wanted == [0b0001, 0b1110]
    assert state.one == state.who == 1
    assert [state.visible(town) for town in range(4)] == [12 * town + dice.below(12) for town in range(4)]


def test_points() -> None:
    assert POINTS[:9] == (0, 2, 3, 5, 8, 12, 17, 23, 30)
    assert set(POINTS[8:]) == {30}


def test_a_round_is_scored_by_the_table() -> None:
    """PENO-POINTS-01: 9 of one gang are 30 points and not more, so 8 and another card beat them."""
    wild = [12, 13, 14, 24, 25, 26, 36, 37, 38]
    daltons = [4, 5, 15, 16, 17, 27, 28, 29]
    state = arrange(3, [wild, [*daltons, 6], []], last=3)
    state.apply(TOMBSTONE)
    assert state.one == 1
    level = arrange(3, [wild, daltons, []], last=3)
    level.apply(TOMBSTONE)
    assert level.one == -1


def test_ex_02_the_leader_decides_a_tie() -> None:
    """PENO-EX-02: four players with 4, 4, 2, 0 of the Wild Bunch; the first holds Butch Cassidy."""
    first = [BUTCH_CASSIDY, 12, 13, 14]  # the leader lies at the bottom (PENO-OPEN-18)
    second = [24, 25, 26, 36]
    state = arrange(4, [first, second, [37, 38], []], last=3)
    state.apply(TOMBSTONE)
    assert wanted(state, WILD_BUNCH) == [0]
    swapped = arrange(4, [second, first, [37, 38], []], last=3)
    swapped.apply(TOMBSTONE)
    assert wanted(swapped, WILD_BUNCH) == [1]


def test_a_leader_outside_the_tie_decides_nothing() -> None:
    state = arrange(4, [[12, 13, 14, 2], [24, 25, 26, 36], [BUTCH_CASSIDY], []], last=3)
    state.apply(TOMBSTONE)
    assert wanted(state, WILD_BUNCH) == []
    assert state.one == -1, "8 points each"


def test_ex_06_three_gangs_beat_three_of_one() -> None:
    """PENO-EX-06: 3 cards of one gang make 5 points, 3 cards of three gangs 6."""
    state = arrange(3, [[12, 13, 14], [15, 18, 21], []], last=3)
    state.apply(TOMBSTONE)
    assert state.one == 1
    assert state.who == state.starter == 1
    swapped = arrange(3, [[15, 18, 21], [12, 13, 14], []], last=3)
    swapped.apply(TOMBSTONE)
    assert swapped.one == 0


def test_while_nobody_owns_the_one_the_start_passes_to_the_left() -> None:
    state = arrange(3, [[12], [15], []], last=6)  # 2 points each
    starter = state.starter
    state.apply(TOMBSTONE)
    assert state.one == -1
    assert state.who == state.starter == (starter + 1) % 3


def test_an_owner_keeps_the_one_in_a_tie_of_others_and_starts() -> None:
    state = arrange(3, [[12], [15, 16], []], last=6)
    state.one = 0
    state._board[STACKS + 4 * 2 + JAMES_YOUNGER] = 5 + 18
    state.apply(TOMBSTONE)  # 2, 3 and 3 points
    assert state.one == 0
    assert state.who == 0


def test_the_owner_of_the_one_wins_while_majorities_are_awarded() -> None:
    state = arrange(2, [[12], [15, 16, 17]], last=18)
    state.one = 0
    state.wanted = [0b1110, 0]
    state.apply(TOMBSTONE)
    assert state.winner == 0
    assert state.wanted == [0b1111, 0], "the Daltons are not awarded any more"
    with pytest.raises(IllegalOption):
        state.apply(0)


@pytest.mark.parametrize(
    ("players", "digest"),
    [
        (2, "a3daadbd9b7434ee"),
        (3, "cd7ce0b1742657c2"),
        (4, "777ff21efe6ca631"),
        (5, "391dc5baf6daa8da"),
        (6, "a10b87dd3f7ba798"),
    ],
)
def test_whole_games_stay_as_an_untuned_version_played_them(players: int, digest: str) -> None:
    """Ten games' decisions, options and winners; the digests come from a plain, slow writing of the rules."""
    whole = ""
    for seed in range(10):
        state = State.new(players, seed)
        x = seed
        game = hashlib.blake2b(digest_size=8)
        while not state.over:
            game.update(repr((state.who, state.options)).encode())
            x = (x * 6364136223846793005 + 1442695040888963407) % 2**64
            state.apply(state.options[(x >> 33) * len(state.options) >> 31])
        game.update(repr(state.winner).encode())
        whole += game.hexdigest()
    assert hashlib.blake2b(whole.encode(), digest_size=8).hexdigest() == digest


def test_the_benchmark_says_what_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    yardstick.main(["--players", "3", "--games", "2", "--runs", "1"])
    said = capsys.readouterr().out
    assert all(word in said for word in ("decisions/s", "games/s", "decisions per game", "clone"))
