"""Sessions: choices carried out whole or not at all, and undo that stops exactly where somebody learned something."""

import pytest

from tests.engine.positions import ENEMY, WHISPERS, after, card, game, session, zone
from tests.planted import plant_apply
from wlcore.engine.cards import put, shuffle, turn_up
from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.engine.session import Session, learned
from wlcore.engine.state import IllegalOption, State


class Deaf:
    """A recorder that cannot write."""

    def chosen(self, seat: int, option: int, state: State) -> None:
        raise OSError("full")

    def taken_back(self) -> None:
        raise OSError("full")


def option(state: State, words: str) -> int:
    found = state.game.names.option_number(words)
    assert found is not None
    return found


# ---- choosing --------------------------------------------------------------------------------------------


def test_a_choice_returns_what_happened_and_is_remembered():
    """`choose` carries out the option, tells the events and keeps the move with the state before it."""
    begun = session(ENEMY)
    before, first = begun.state.fingerprint(), begun.state.o[0]
    events = begun.choose(first)
    assert events
    assert events == begun.moves[-1].events
    assert (begun.moves[-1].option, begun.moves[-1].before.fingerprint()) == (first, before)
    assert begun.state.fingerprint() != before


def test_the_opening_is_told():
    """What happens before the first choice is there to be shown."""
    assert session(ENEMY).opening


def test_a_session_plays_what_a_state_plays():
    """The traced flavour that a session uses leads to the same fingerprints as the fast one."""
    for seed in range(5):
        assert session(ENEMY, 60, seed).state.fingerprint() == after(ENEMY, 60, seed).fingerprint()


def test_an_option_not_on_offer_changes_nothing():
    """A wrong option is refused and leaves state and moves as they were."""
    begun = session(ENEMY, 3)
    before = begun.state.fingerprint()
    with pytest.raises(IllegalOption):
        begun.choose(max(begun.state.o) + 1)
    assert (begun.state.fingerprint(), len(begun.moves)) == (before, 3)


def test_a_choice_that_cannot_be_written_down_does_not_happen():
    """If the recorder fails, the choice has not been made, and nothing can be taken back either."""
    begun = session(ENEMY, 3)
    before, begun.recorder = begun.state.fingerprint(), Deaf()
    with pytest.raises(OSError, match="full"):
        begun.choose(begun.state.o[0])
    assert (begun.state.fingerprint(), len(begun.moves)) == (before, 3)
    begun.free_undo = True
    with pytest.raises(OSError, match="full"):
        begun.undo(0)
    assert (begun.state.fingerprint(), len(begun.moves)) == (before, 3)


def test_an_effect_that_never_ends_is_as_if_not_chosen(monkeypatch):
    """When the budget of steps is used up, the state is the one before that choice, and the game can go on."""
    begun = session(ENEMY, 3)
    before, apply = begun.state.fingerprint(), type(begun.state).apply

    def endless(state, option):
        apply(state, option)
        raise RuleFault

    with monkeypatch.context() as patch:
        plant_apply(patch, endless)
        with pytest.raises(RuleFault) as error:
            begun.choose(begun.state.o[0])
    assert error.value.place is not None
    assert error.value.place[0].endswith(".wl")
    assert (begun.state.fingerprint(), len(begun.moves)) == (before, 3)
    begun.choose(begun.state.o[0])


# ---- undo ------------------------------------------------------------------------------------------------


def test_undo_restores_the_very_state():
    """Taking everything back, with free undo, goes through every earlier state to the first one."""
    begun = session(WHISPERS)
    begun.free_undo = True
    prints = [begun.state.fingerprint()]
    for number in range(12):
        begun.choose(begun.state.o[number % len(begun.state.o)])
        prints.append(begun.state.fingerprint())
    while begun.moves:
        assert begun.state.fingerprint() == prints.pop()
        assert begun.undo(0)
    assert [begun.state.fingerprint()] == prints
    assert begun.why_no_undo(0) == "nothing"
    assert not begun.undo(0)


def test_a_choice_after_undo_leads_where_it_led_before():
    """Undo cannot be used to draw again: the same choice gives the same state."""
    begun = session(WHISPERS, 5)
    begun.free_undo = True
    first = begun.state.o[0]
    begun.choose(first)
    reached = begun.state.fingerprint()
    begun.undo(0)
    begun.choose(first)
    assert begun.state.fingerprint() == reached


def whispers(*choices: str) -> Session:
    """A session of Whispers in which all have nerve: choices by the beginning of their words, the first that fits."""
    begun = Session.start(game(WHISPERS), 3, 1)
    for at, name in enumerate(begun.game.data.value_names):
        begun.state.v[at] = 1 if name == "nerve" else begun.state.v[at]
    for words in choices:
        names = begun.game.names
        fitting = [o for o in begun.state.o if names.option(o).startswith(words)]
        assert fitting, [names.option(o) for o in begun.state.o]
        begun.choose(fitting[0])
    return begun


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        (["gain"], ""),
        (["draw"], "learned"),
        (["read-out"], ""),
        (["read-out", "note-read"], "learned"),
        (["bury", "note-buried"], ""),
        (["hide"], ""),
        (["hide", "note-hidden"], ""),
        (["pass-on", "friend"], ""),
        (["pass-on", "friend", "note-passed"], "learned"),
        (["peek"], "learned"),
        (["peek", "pass"], ""),
        (["steal", "victim"], ""),
        (["steal", "victim", "pay"], "learned"),
        (["steal", "victim", "pass"], ""),
    ],
)
def test_undo_stops_exactly_where_somebody_learned_something(choices, reason):
    """Faces shown, draws and lots stay; choices that showed nobody anything can be taken back by who made them."""
    begun = whispers(*choices)
    assert begun.why_no_undo(begun.moves[-1].seat) == reason


def test_undo_is_for_the_player_who_chose():
    """Somebody else cannot take a choice back, nor can its maker once somebody else has chosen."""
    begun = whispers("gain")
    first, second = begun.moves[-1].seat, begun.state.who
    assert begun.why_no_undo(second) == "other"
    assert begun.why_no_undo(first) == ""
    begun.choose(option(begun.state, "gain-nerve"))
    assert begun.why_no_undo(first) == "other"
    assert begun.why_no_undo(second) == ""
    assert begun.undo(second)
    assert begun.undo(first)


def test_undo_in_public_enemy_stops_at_each_card_turned_up():
    """A town card turned up stays; what a Saloon card lets its owner choose can be taken back, the draw cannot."""
    kinds = set()
    for seed in range(5):
        begun, dice = session(ENEMY, 0, seed), Dice(seed)
        while not begun.state.over:
            place, seat = begun.state.decision.about, begun.state.who
            begun.choose(begun.state.o[dice.below(len(begun.state.o))])
            kinds.add((place, begun.why_no_undo(seat)))
    asked = {place for place, _ in kinds}
    assert {"source", "outlaw-hit", "outlaw-won", "outlaw-lost"} <= asked
    assert ("outlaw-hit", "") in kinds
    assert ("outlaw-lost", "") in kinds


# ---- what counts as learning -----------------------------------------------------------------------------


def test_a_face_shown_to_all_is_learned():
    """A card of a hand that is put on the open desk is learned by the others."""
    before, now = after(WHISPERS, 0), after(WHISPERS, 0)
    put(now, now.z[zone(now, "hand 1")][0], zone(now, "desk"), False)
    assert learned(before, now)


def test_a_card_that_all_know_teaches_nobody_anything():
    """An open card taken into a hand is known to all before and after, and so it is when it comes back."""
    now = after(WHISPERS, 0)
    note = now.z[zone(now, "hand 1")][0]
    put(now, note, zone(now, "desk"), False)
    shown = now.clone()
    put(now, note, zone(now, "hand 2"), False)
    assert not learned(shown, now)
    taken = now.clone()
    put(now, note, zone(now, "desk"), False)
    assert not learned(taken, now)


def test_a_card_moved_among_what_its_owner_sees_teaches_nobody_anything():
    """A card put from a hand under the deck or away is learned by nobody, and neither is a shuffle."""
    before, now = after(WHISPERS, 0), after(WHISPERS, 0)
    put(now, now.z[zone(now, "hand 1")][0], zone(now, "chest"), False)
    put(now, now.z[zone(now, "hand 1")][0], zone(now, "pouch"), True)
    shuffle(now, zone(now, "pouch"))
    assert not learned(before, now)


def test_a_card_given_unseen_is_learned_by_who_gets_it():
    """A card that goes from one hand to another is a face learned."""
    before, now = after(WHISPERS, 0), after(WHISPERS, 0)
    put(now, now.z[zone(now, "hand 1")][0], zone(now, "hand 2"), False)
    assert learned(before, now)


def test_the_last_card_of_a_deck_is_known_already():
    """When only one card is left where all know it to be, turning it up shows nothing new."""
    now = after(ENEMY, 0)
    deck = zone(now, "stock tombstone")
    while len(now.z[deck]) > 1:
        put(now, now.z[deck][0], zone(now, "out"), False)
    shuffle(now, deck)
    alone = now.clone()
    turn_up(now, deck)
    assert not learned(alone, now)
    assert card(now, "butch-cassidy") in now.z[deck] + now.z[zone(now, "out")]
