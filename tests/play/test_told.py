"""What a table tells by itself: what a game is about, how it ended, what is printed on cards, why something cannot be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, game
from tests.languages import EVERYWHERE
from tests.play.running import wl
from tests.play.tables import shown, table
from wlcore.bots.greedy import GreedyBot
from wlcore.door.view import seen_by
from wlcore.engine.chance import Dice
from wlcore.engine.record import Seat
from wlcore.engine.session import Session
from wlcore.loading import Choice
from wlcore.play import layout
from wlcore.play.asking import Asking
from wlcore.play.board import Board
from wlcore.play.clauses import Clauses
from wlcore.play.commands import Commands
from wlcore.play.screen import Screen
from wlcore.play.words import Wording
from wlcore.text.saying import frame

pytestmark = pytest.mark.slow("what a table tells is whole")

WEST = "western-legends"
LANGUAGES = EVERYWHERE


def words(name: str, language: str = "en") -> Wording:
    return Wording(game(name), [Seat("Ann"), Seat("Bob"), Seat("Cleo")], language)


# ---- what it is about, and how it ended ------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aim_of_a_game(language: str):
    """Both games say what they are about in each language, by the length that is played; a stranger's game says nothing."""
    assert "15" in words(WEST, language).told("game-aim", game(WEST).new(3, 1))
    enemy = game(ENEMY).new(3, 1)
    assert "One" in words(ENEMY, language).told("game-aim", enemy) or language == "ru"
    assert words(ENEMY, language).told("game-end", enemy)
    assert words(COIN_RACE).told("game-aim", game(COIN_RACE).new(3, 1)) == ""


def test_help_tells_the_aim():
    """It comes first."""
    played = table("help", "quit", name=ENEMY)
    played.run()
    lines = shown(played)
    assert lines[lines.index("> help") + 1].startswith("A Wanted token of each gang and the One token win.")


def test_the_end_of_western_legends():
    """It is announced, and the scores are told with what they are made of, which adds up."""
    played = table(name=WEST, kinds="greedy greedy greedy", seed=5)
    played.run()
    lines = shown(played)
    assert "The end is near: this round is finished, then everybody takes one more turn." in lines
    assert "The last turn is over: the scores are counted." in lines
    end = next(n for n, line in enumerate(lines) if line.startswith("The score is LP"))
    scores = []
    for line in lines[end + 1 : end + 4]:
        total, _, parts = line.partition(": ")[2].partition(" (")
        scores.append(int(total))
        assert sum(int(part.rsplit(" ", 1)[1]) for part in parts.rstrip(")").split(", ") if part) == int(
            total
        )
    assert scores == sorted(scores, reverse=True)


def test_that_the_end_is_near_stands_on_the_screen():
    """On a large and on a small one, as long as it is so; in the last turns it says that these are the last."""
    near = "The end is near: after this round everybody takes one more turn"
    last = "These are the last turns: everybody takes one, then the scores are counted"
    dims = game(WEST).data.value_dims
    triggered, final = dims["end-triggered"][0], dims["last-round"][0]
    seen: set[tuple[bool, bool]] = set()
    for seed in range(
        2, 12
    ):  # whoever plays last in a round may bring it about: then nobody sees that it is near
        session, bot = Session.start(game(WEST), 3, seed), GreedyBot(1)
        while not session.state.over and len(seen) < 3:
            state = session.state
            now = bool(state.v[triggered]), state.v[final] == 1
            if now not in seen:
                seen.add(now)
                for size in ((80, 24), (120, 40)):
                    drawn = Screen(state, state.who, words(WEST), ()).lines(*size)
                    lines = [layout.plain(line) for line in drawn]
                    assert (near in lines) == (now == (True, False))
                    assert (last in lines) == (now == (True, True))
            session.choose(bot.choose(seen_by(session.state, session.state.who + 1)))
    assert seen == {(False, False), (True, False), (True, True)}


def test_the_end_of_public_enemy():
    """When time is up that is said, and who has the One token."""
    played = table(name=ENEMY, kinds="random random", seed=5)
    played.run()
    lines = shown(played)
    end = next(n for n, line in enumerate(lines) if line.startswith("The numbers are Wanted tokens"))
    assert sum("(The One)" in line for line in lines[end + 1 : end + 3]) <= 1


# ---- on cards, on the board ------------------------------------------------------------------------------


def test_cards_bear_what_is_told_beside_their_names():
    """Gang and leader stand on decks and options, in the words of each language."""
    played = table("quit", name=ENEMY, seed=3)
    played.run()
    options = [line for line in shown(played) if ": " in line and line.startswith("  ")]
    assert len(options) == 4
    assert all(line.endswith(")") for line in options)
    names = game(ENEMY).names
    boss = names.cards.index("bob-dalton")
    assert words(ENEMY).card(boss) == "Bob Dalton (Daltons, leader)"
    assert words(ENEMY, "de").card(boss) == "Bob Dalton (Daltons, Anführer)"
    assert words(ENEMY).card_name(boss) == "Bob Dalton"


def test_figures_stand_on_the_board_once_they_are_placed():
    """While characters are chosen nobody stands anywhere; afterwards all do."""
    session = Session.start(game(WEST), 3, 3)
    board = Board.of(session.state.view(1), words(WEST))
    assert board is not None
    assert board.figures == {}
    assert board.surroundings(0) == []
    while not session.state.v[game(WEST).data.value_dims["actions-left"][0]]:
        session.choose(session.state.o[0])
    board = Board.of(session.state.view(1), words(WEST))
    assert board is not None
    assert sorted(seat for seats in board.figures.values() for seat in seats) == [0, 1, 2]


def test_places_stay_where_they_are():
    """Whatever can be chosen or stands there, each place is drawn where it was."""
    board = Board.of(game(WEST).new(3, 1).view(1), words(WEST))
    assert board is not None
    alone = "\n".join("".join(t for t, _ in row) for row in board.drawn(75, 18, {}).rows())
    chosen = {place: 10 + place for place in range(0, 60, 3)}
    with_options = ["".join(t for t, _ in row) for row in board.drawn(75, 18, chosen).rows()]
    moved = 0
    for row, line in enumerate(alone.split("\n")):
        for col, sign in enumerate(line):
            if sign == "." and with_options[row][col] not in ".(":
                moved += 1
    assert moved <= 2


# ---- why not ---------------------------------------------------------------------------------------------


def asked(what: str, language: str = "en") -> list[str]:
    """What is said why something cannot be, at the first real question of a game."""
    played = table("1", *(["lang " + language] if language != "en" else []), f"why not {what}", "quit", name=WEST,
                   kinds="person greedy greedy", seed=4)  # fmt: skip
    played.run()
    lines = shown(played)
    return lines[lines.index(f"> why not {what}") + 1 : lines.index("> quit") - 1]


def test_an_action_is_called_by_its_rule():
    """Where the words of an option want a thing, and none is meant."""
    assert asked("revel")[0] == "Revel is not on offer:"
    assert asked("rob")[0] == "Rob a player is not on offer:"
    assert asked("duel")[0] == "Fight a duel is not on offer:"


def test_what_a_requirement_asks_is_followed():
    """'needs can buy-item(x) or can upgrade-item(x)' is answered with what forbids these."""
    scenarios = Path("rules/western-legends/scenarios/town.scn")
    line = scenarios.read_text("utf-8").partition('scenario "One action at a store')[0].count("\n") + 1
    ran = wl(
        "play", "--scenario", f"{scenarios}:{line}", "--lang", "en", typed="why not buy thoroughbred\nquit\n"
    )
    lines = ran.stdout.splitlines()
    assert any(line.startswith("  STORE-05:") for line in lines)
    assert not any(line.startswith("  STORE-03:") for line in lines)


def test_a_choice_that_is_made_in_two_places_is_refused_once():
    """What is bought first and what is bought next is the same to a player: the action says why it cannot be."""
    lines = asked("buy mustang")
    assert [line for line in lines if line.endswith("is not on offer:")] == ["Buy: Mustang is not on offer:"]
    assert any(line.startswith("  LOC-01:") for line in lines)


def test_what_is_asked_later_is_told_without_lines_of_the_rules():
    """A player reads clauses and questions; how a file writes a choice tells nobody why it is not made now."""
    lines = asked("red falls")
    assert any(line.startswith("  MOVE-01:") for line in lines)
    assert not any("choose" in line for line in lines)
    assert "  That is 8 steps away; you get 2 far." in lines
    assert not any(line.startswith("This is not asked now") for line in lines)
    assert not any("choose" in line for line in asked("move on"))


def test_what_is_taken_back_is_called_as_it_was_offered():
    """Not by the name that the rules have for it."""
    played = table("1", "undo", "quit", name=WEST, kinds="person person person", seed=8, terminal=True)
    played.run()
    assert "Taken back: Bass Reeves" in shown(played)


# ---- what a thing is -----------------------------------------------------------------------------------


def of_thing(name: str, asked: str, language: str = "en") -> list[str]:
    """What 'card' tells about something."""
    words = Wording(game(name), [Seat("")] * 3, language)
    clauses = Clauses(game(name).data.places)
    return Asking(Choice(name), clauses).card(asked, words)


def test_a_leader_is_told_with_the_clause_that_makes_something_of_it():
    """What is printed on a card as a truth leads to the rules that ask for it; a card without it has none."""
    told = of_thing(ENEMY, "butch")
    assert told[1] == "  Wild Bunch, Tombstone, leader of the gang."
    assert told[2].startswith("  PENO-MAJ-03: ")
    assert len(of_thing(ENEMY, "kid curry")) == 2


def test_a_place_is_told_with_what_can_be_done_and_bought_there():
    """The actions that need it, what a shop sells with prices, and the clauses; its spaces tell the same."""
    told = of_thing(WEST, "general store")
    assert told[:2] == ["The General Store", "  Shop at the General Store:"]
    assert any(line.split(maxsplit=1) == ["Mustang", "Mount, moves 4 spaces, costs $50."] for line in told)
    assert any(line.startswith("  STORE-01: ") for line in told)
    assert of_thing(WEST, "bank")[1] == "  Lets you: try a heist; deposit gold nuggets"
    assert "  Shop at the General Store:" in of_thing(WEST, "general store darkrock north")


def test_a_mere_rank_is_told_with_the_cards_that_bear_it():
    """What stands on a screen as '7' may be a card of poker or of a fight; cards that do the same are told together."""
    told = of_thing(WEST, "7")
    assert [line for line in told if not line.startswith(" ")] == [
        ", ".join(f"7{suit} Reputation" for suit in "♥♦♣♠"),
        "Fight card 7",
    ]
    assert told[-1] == "  Choose one: gain 1 wound; or discard 1 card at random."


def test_where_something_must_not_be_is_no_place_for_it():
    """'is not' is no need: work is offered elsewhere than at the hideout."""
    assert not any(line.startswith("  Lets you") for line in of_thing(WEST, "bandit hideout a"))


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "Permet de : attaquer la banque"), ("de", "Ermöglicht: "), ("ru", "Позволяет: ")],
)
def test_what_a_place_is_for_is_told_in_every_language(language, said):
    """The names of the actions are those of the options."""
    bank = {"fr": "banque", "de": "bank", "ru": "банк"}[language]
    assert any(line.replace("\u00a0", " ").startswith(f"  {said}") for line in of_thing(WEST, bank, language))


def test_of_several_places_the_nearest_is_told():
    """Who asks for a sort of place is told of the one that is the fewest steps away."""
    regions = ("sunny hills", "cliff junction")
    asks = ["why not move mine", *(f"why not move mine, {region}" for region in regions)]
    played = table("1", *asks, "quit", name=WEST, kinds="person greedy greedy", seed=4)
    played.run()
    lines = shown(played)
    steps = {
        ask: next(
            int(line.split()[2]) for line in lines[lines.index(f"> {ask}") :] if line.startswith("  That is ")
        )
        for ask in asks
    }
    first, *others = steps.values()
    assert first == min(others) < max(others)
    said = lines[lines.index("> why not move mine") + 1]
    assert said == "Move to: Mine, Cliff Junction is not on offer:"


# ---- who won, and with what -------------------------------------------------------------------------------


def _told_of(about: str, seed: int, wanted: str, language: str = "en") -> list[str]:
    """What is told from a question about something on, up to the choice after which a line says what is wanted."""
    from tests.play.test_screen import NAMES, played

    session, dice = played(WEST, 4, 0, seed, about=about), Dice(2)
    said = Wording(session.game, [Seat(name) for name in NAMES[:4]], language)
    commands, since = Commands(session, None, said), len(session.moves)  # type: ignore[arg-type]
    for _ in range(400):
        lines = [line.text for line in commands.news(2, since)]
        if any(wanted in line for line in lines):
            return lines
        session.choose(session.state.o[dice.below(len(session.state.o))])
    raise AssertionError(wanted)


@pytest.mark.parametrize(
    ("language", "hand", "won"),
    [
        ("en", "Cleo holds: a pair (A).", "Cleo wins the hand: $60."),
        ("de", "Cleo hält: ein Paar (A).", "Cleo gewinnt die Pokerrunde: $60."),
        ("fr", "Main de Cleo\u00a0: une paire (A).", "Cleo gagne la main de poker\u00a0: 60\u00a0$."),
        ("ru", "Рука игрока Cleo: пара (A).", "Cleo выигрывает партию в покер: $60."),
    ],
)
def test_who_wins_a_hand_of_poker_is_told_with_what(language, hand, won):
    """What everybody holds, then who wins how much, between the cards that are shown and their being discarded."""
    lines = _told_of("poker-card-laid", 1, won, language)
    assert lines.index(hand) < lines.index(won)


def test_a_fight_is_told_with_the_values_that_decided_it():
    """The value of the own card and of the other, right before who wins."""
    lines = _told_of("laid-card", 5, ", against ")
    at = next(number for number, line in enumerate(lines) if ", against " in line)
    own, other = map(int, re.findall(r"is (\d+), against (\d+)\.", lines[at])[0])
    assert 2 <= min(own, other) <= max(own, other) <= 14
    assert (" wins the fight." in lines[at + 1]) == (own > other)


# ---- what says something, and in the language of the table -------------------------------------------------


def test_why_not_gives_reasons_that_are_whole_in_german():
    """A condition stands at its end behind 'weil'; by itself it would be no sentence."""
    assert "  Das geht nicht, weil du nicht im Varieté stehst." in asked("revel", "de")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "  There is no other player in your space."),
        ("de", "  Das geht nicht, weil kein anderer Spieler auf deinem Feld steht."),
        ("fr", "  Il n’y a aucun autre joueur dans votre zone."),
        ("ru", "  На вашей территории нет ни одного другого игрока."),
    ],
)
def test_why_not_tells_what_a_choice_does_not_find(language, told):
    """`choose ... from others where spot(it) is spot(you) and not fought(it)`: the first condition that nothing meets."""
    assert told in asked("duel", language)


def test_that_one_is_asked_what_one_does_next_is_no_result():
    """Behind an option a question stands that tells what it is about."""
    for language, nothing in (("en", "What do you do?"), ("de", "Was tust du?")):
        played = table("1", f"lang {language}", "quit", name=WEST, kinds="person greedy greedy", seed=42)
        played.run()
        assert all(offer.then != nothing for offer in played.commands.asked().offers)
        assert played.words.phrases.sentence(frame("ask-one")) == nothing


def test_what_is_stored_is_called_by_its_name():
    """A truth is told by a sentence, anything else by what it is called: 'the space of the sheriff'."""
    said = words(WEST, "de")
    state = Session.start(game(WEST), 3, 4).state
    view = state.view(1)
    told = [found for number in range(len(view.values)) if (found := said.value(view, number)) is not None]
    assert len(told) > 5
    assert not [label for _, label, shown in told if shown and label.startswith("Es gilt")]


def test_an_option_is_not_called_by_the_id_of_its_question():
    """What nobody has put into words is left out where the thing alone says it."""
    said = words(WEST, "de")
    for option, (name, kind, _) in enumerate(said.game.actions):
        if kind == "card" and name in ("dealer-card-laid", "card-laid"):
            assert said.among(option, ()) == said.card(said.game.actions[option][2]) or said.among(
                option, ()
            ) in said.option(option)
            assert "laid" not in said.among(option, ())


def test_no_line_gives_itself_as_its_reason():
    """'Ann gains 1 nugget (nugget)' tells no reason."""
    played = table(name=WEST, kinds="greedy greedy greedy", seed=5)
    for _ in range(250):
        if played.session.state.over:
            break
        seat = played.session.state.who
        played._let_choose(seat, played.bots[seat])
    lines = [
        line
        for number in range(len(played.session.moves))
        for line in played.words.happened(played.session, number, 0)
    ]
    assert len([line for line in lines if line.why]) > 3
    assert not [line.whole for line in lines if line.why and line.why.casefold() in line.text.casefold()]
