"""What two games in French, played by somebody who knew only the README, found unsaid: each mended as a class, for all games and languages."""

from __future__ import annotations

import pytest

from tests.engine.positions import game
from tests.play.tables import Script, shown, table
from tests.play.test_decide import WEST, at_random, words
from wlcore.engine.game import Game
from wlcore.engine.record import Seat
from wlcore.engine.state import State
from wlcore.loading import Choice
from wlcore.packs.layers import Shelf
from wlcore.play.asking import Asking
from wlcore.play.board import Board
from wlcore.play.clauses import Clauses
from wlcore.play.commands import Commands
from wlcore.play.foresight import foreseen
from wlcore.play.lacking import Lacking
from wlcore.play.newgame import Guide
from wlcore.play.order import NUMBERS
from wlcore.play.question import Question, question_of
from wlcore.play.remarks import remarked
from wlcore.play.screen import Screen
from wlcore.play.words import Wording

pytestmark = pytest.mark.slow("what two games in French found unsaid is said; it takes games of their own")


def first(of: Game, about: str, seeds: int = 12) -> State:
    """The first state of random games in which something of this name is chosen."""
    return next(
        state
        for seed in range(seeds)
        for state in at_random(of, seed)
        if state.decision is not None and state.decision.about == about
    )


def walks(of: Game, said: Wording, seeds: int = 2) -> list[Question]:
    """Questions with many places to choose from."""
    found = []
    for seed in range(seeds):
        for state in at_random(of, seed):
            if len(state.o) > 12 and state.decision is not None and state.decision.rule == "turn":
                found.append(question_of(state, said, {}))
            if len(found) > 6:
                return found
    return found


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "With which card do you react? (a move action has just ended)"),
        ("de", "Mit welcher Karte reagierst du? (weil gerade eine Bewegungsaktion geendet hat)"),
        (
            "fr",
            "Avec quelle carte réagissez-vous\N{NO-BREAK SPACE}? (une action de mouvement vient de se terminer)",
        ),
        ("ru", "Какой картой вы реагируете? (действие перемещения только что закончилось)"),
    ],
)
def test_a_reaction_says_to_what(language, said):
    """The pack says why something is asked in `because-NAME`, with what all see; in what is asked next it is not foretold."""
    of = game(WEST)
    state = first(of, "reacting-card")
    assert words(of, language).question(state) == said
    questions = walks(of, words(of, language))
    assert not any("(" in offer.then for question in questions for offer in question.offers)


def test_the_card_that_asks_is_named_as_in_the_log():
    """A fight card is called 9 alone: the question names it as the log does."""
    of = game(WEST)
    asked = {
        words(of).question(state)
        for seed in range(10)
        for state in at_random(of, seed)
        if state.decision is not None and state.decision.rule.startswith("fight-card/")
    }
    assert asked
    assert all(line.startswith("What do you do? (fight card ") for line in asked)


def test_places_without_a_sign_stand_in_the_order_of_their_names():
    """Numbers in names are numbers: 2 before 10, wherever they stand in the file."""
    of = game(WEST)
    said, compared = words(of), 0
    for question in walks(of, said):
        for group in question.groups:
            if group.area >= 0 and len(group.offers) > 1:
                names = [NUMBERS.split(offer.text) for offer in group.offers]
                keys = [[int(part) if part.isdecimal() else part for part in name] for name in names]
                assert keys == sorted(keys)
                compared += len(keys)
    assert compared > 20


def test_a_place_says_who_stands_there():
    """Of the own place that one is there, of others who is: whatever else comes of going there, and where all else is usual too."""
    of = game(WEST)
    said, own, others = words(of), 0, 0
    for seed in range(3):
        for state in at_random(of, seed):
            if min(own, others) > 5:
                return
            if state.decision is None or len(state.o) < 8:
                continue
            view = state.view(state.who + 1)
            board = Board.of(view, said)
            assert board is not None
            question = question_of(state, said, {})
            for group in question.groups:
                for offer in group.offers:
                    there = board.figures.get(offer.place, []) if offer.place >= 0 else []
                    told = remarked(offer, group, question, said)
                    assert ("you are here" in told) == (view.seat in there)
                    assert all(said.player(seat) in told for seat in there if seat != view.seat)
                    own += view.seat in there
                    others += len(there) > (view.seat in there)
    raise AssertionError("too few stood anywhere")


def test_what_a_figure_comes_to_is_told_beside_another_gain_of_as_much():
    """A point on a track and a point of score are two things; one of Legend is the point of score itself."""
    of = game(WEST)
    said, told = words(of), 0
    marshal = ("settle-bandit", "face/living-legend/use")
    for seed in range(8):
        for state in at_random(of, seed):
            if state.decision is None or state.decision.rule not in marshal or told > 2:
                continue
            known = None
            question = question_of(state, said, {})
            for offer in question.offers:
                effects = [*offer.effects, *question.common]
                gains = [e for e in effects if e.about == "marshal" and e.sort == "gain" and e.amount == 1]
                if not gains or any(e.about == "lp" for e in effects):
                    continue
                known = known or foreseen(state.view(state.who + 1))
                ways = known[offer.option].ways
                change = {
                    after.asked("query/score")(after, state.who, state.who)
                    - before.asked("query/score")(before, state.who, state.who)
                    for before, after in ways
                }
                if change == {1}:
                    assert any(e.about == "score" for e in effects)
                    told += 1
    assert told


def test_what_comes_of_every_option_is_not_said_of_the_options():
    """'Each of them: +1' read as if a discard brought it."""
    of = game(WEST)
    for language, begins in [("en", "In any case: "), ("fr", "Dans tous les cas\N{NO-BREAK SPACE}: ")]:
        assert words(of, language)("offer-all", effects="x") == f"{begins}x"


# ---- the log beside the map ------------------------------------------------------------------------------


def test_where_there_is_little_room_the_newest_headline_is_told():
    """What has been decided is on the screen with the first words of what came of it, however much that is; and no line too many."""
    cut = 0
    for seed in range(2):
        played = table("quit", name=WEST, kinds="person person person", seed=seed + 1)
        commands, state = played.commands, played.session.state
        for at in range(80):
            if state.over:
                break
            played.session.choose(state.o[at * 7 % len(state.o)])
            state = played.session.state
            seat = state.who if not state.over else 0
            news = commands.news(seat, max(0, len(played.session.moves) - 6))
            screen = Screen(state, seat, commands.words, news)
            heads = [line for line in news if line.about in screen.shown["headlines"]]
            for height in (7, 9, 12):
                lines = ["".join(text for text, _ in line) for line in screen.told((), 42, height)]
                assert len(lines) <= height
                text = " ".join(" ".join(lines).split())
                if heads and height > 7:
                    assert " ".join(heads[-1].shown.split()) in text
                cut += "more line" in text
    assert cut > 10


# ---- what can be asked -----------------------------------------------------------------------------------


def asking(of: Game) -> Asking:
    return Asking(Choice(WEST), Clauses(of.data.places, ""))


def test_places_of_one_sort_are_told_of_by_their_sort():
    """'card store' means six places that are all alike: what they are is told, with what is sold there and how it is used."""
    of = game(WEST)
    lines = asking(of).card("general store", words(of))
    assert lines[0] == "The General Store"
    assert any("Mustang" in line for line in lines)
    assert any("STORE-01" in line for line in lines)
    french = asking(of).card("saloon", words(of, "fr"))
    assert french[0] == "Un Saloon"
    assert any("POKER-01" in line for line in french)


def test_things_with_texts_of_their_own_are_not_told_of_by_their_sort():
    """Cards that bear the same are still different cards."""
    of = game(WEST)
    lines = asking(of).card("6", words(of))
    assert any("Stick" in line for line in lines)


def test_what_lies_on_a_place_in_the_middle_is_told_with_it():
    """'card the first story' tells which story waits there."""
    played = table("card the first story", "quit", name=WEST, kinds="person random random")
    played.run()
    assert any(line.startswith("The first story’s place: 1 card, face down: ") for line in shown(played))


def test_a_part_of_the_score_stands_for_what_it_is_counted_from():
    """'carte Marshall' tells the points on the track, not only what they are worth."""
    played = table("carte marshall", "quit", name=WEST, kinds="person random random")
    played.commands.speak("fr")
    played.run()
    assert any("point Marshall" in line and "0/9" in line for line in shown(played))


def test_one_option_can_be_asked_about():
    """'options 2' tells of the second alone; of what is none, all are told."""
    for typed, count in (("options 2", 1), ("options nothing", 2)):
        played = table(typed, "quit", name=WEST, kinds="person random random")
        played.run()
        lines = shown(played)
        behind = lines[lines.index(f"> {typed}") :]
        assert sum(line.startswith(("  1  ", "  2  ")) for line in behind) == count


def test_why_not_says_that_a_way_is_barred():
    """A place that is near enough, where no way of that length is open: that is said, not only which rule tells of moving."""
    of = game(WEST)
    said, found = words(of), 0
    of_rules = asking(of)
    for seed in range(4):
        for state in at_random(of, seed):
            decision = state.decision
            if decision is None or decision.rule != "turn" or found > 2:
                continue
            board = Board.of(state.view(state.who + 1), said)
            assert board is not None
            far = board.steps(board.place_of(state.who))
            lacking = Lacking(of_rules.rules, of_rules._cards(said), said)
            reach = max(lacking._reach("destination", state), default=0)
            for option, (name, kind, index) in enumerate(of.actions):
                steps = far.get(index - board.first, 0) if kind == board.kind else 0
                if name == "destination" and option not in state.o and 0 < steps <= reach:
                    assert f"You get {reach} far, but every way that short is barred." in lacking.told(
                        option, state
                    )
                    found += 1
                    break
    assert found


# ---- before the game --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "easy, hard"), ("de", "leicht, schwer"), ("fr", "facile, difficile"), ("ru", "лёгкий, сильный")],
)
def test_bots_go_by_what_the_language_calls_them(language, typed):
    """What the question names can be typed; the names in commands count in every language."""
    for line in (f"Zoé, {typed}", "Zoé, easy, hard"):
        script = Script([line, ""])
        order = Guide(script, language, Shelf.installed()).order(Choice(WEST))
        assert order.seats == (Seat("Zoé"), Seat("", "easy"), Seat("", "hard"))
    assert all(word in script.shown[0] for word in typed.split(", "))
    seats = [Seat("Zoé"), Seat("Luke", "easy")]
    assert f"Luke ({typed.split(',')[0]})" in Wording(game(WEST), seats, language).company()


def test_an_option_is_meant_by_its_sign_or_its_words():
    """As it is typed to choose it; nothing means none."""
    played = table("quit", name=WEST, kinds="person random random")
    commands: Commands = played.commands
    offers = commands.asked().offers
    assert commands.meant(offers[1].sign) == (offers[1].option,)
    assert commands.meant(offers[0].text) == (offers[0].option,)
    assert commands.meant("") == ()
