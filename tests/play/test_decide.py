"""What somebody needs to decide: what changes is told, options say what figures come to, words of the game are explained."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.engine.positions import ENEMY, game
from tests.play.running import wl
from tests.play.tables import shown, table
from wlcore.engine.chance import Dice
from wlcore.engine.game import Game
from wlcore.engine.record import Seat
from wlcore.engine.state import State
from wlcore.loading import load
from wlcore.play import layout
from wlcore.play.odds import odds
from wlcore.play.question import Question, question_of
from wlcore.play.remarks import remarked, usually
from wlcore.play.winning import _by_chance, _played, chances, weighed
from wlcore.play.words import Wording
from wlcore.text.naming import in_sight

pytestmark = pytest.mark.slow("what somebody needs to decide, in six games")

WEST = "western-legends"
GAMES = Path(__file__).parents[2] / "docs" / "games"
FORECAST, FORDS, ATTIC = (str(GAMES / name) for name in ("forecast", "fords", "attic"))
NAMES = ("Ann", "Bob", "Cleo")


def words(of: Game, language: str = "en") -> Wording:
    return Wording(of, [Seat(name) for name in NAMES[: max(3, of.players[0])]], language)


def at_random(of: Game, seed: int, players: int = 3) -> Iterator[State]:
    """A game in which all play at random: its state at each decision, with what has just been carried out in its trace."""
    state, dice = of.new(players, seed, traced=True), Dice(seed)
    while not state.over:
        yield state
        state.trace = []
        state.apply(state.o[dice.below(len(state.o))])


# ---- the log -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [WEST, ENEMY, FORECAST, FORDS, ATTIC], ids=lambda name: Path(name).name)
def test_no_figure_on_the_screen_changes_without_a_word(name):
    """Each counter of a player that the screen shows changes only where a line of the log can tell of it: what is set as much as what
    is gained. Nothing else is left out but what the pack calls silent, or has an empty phrase for.
    """
    of = game(name) if name in (WEST, ENEMY) else load(name)
    counters = {counter[0] for counter in of.data.counters}
    names = [n for n in of.data.screen["player"] if n in counters and n not in of.data.screen["silent"]]
    players = min(3, of.players[1])
    said, before, seen = words(of), dict[int, int](), 0
    for state in at_random(of, 5, players):
        now = {
            at: state.v[at]
            for n in names
            for at in range(
                of.data.value_dims[n][0], of.data.value_dims[n][0] + players * of.data.value_dims[n][2][0]
            )
        }
        told = {e[1] for e in state.trace or () if of.data.said[e[0]][0] in ("Change", "Assign")}
        changed = {at for at in now if before and now[at] != before[at]}
        assert changed <= told
        for entry in state.trace or ():
            if (
                entry[1:2]
                and entry[1] in changed
                and of.data.said[entry[0]][0] == "Assign"
                and entry[2] != entry[3]
            ):
                stored, verb = of.data.value_names[entry[1]], "gain" if entry[2] > entry[3] else "lose"
                line = said.log.line(entry, in_sight(state, 0), 0)
                assert line is not None or said.phrases.has(f"log-{verb}-{stored}"), stored
        seen += len(changed)
        before = now
    assert seen or not names


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "loses 1 Marshal point."),
        ("de", "verliert 1 Marschallpunkt."),
        ("fr", "perd 1 point Marshall."),
        ("ru", "теряет 1 очко Маршала."),
    ],
)
def test_whoever_turns_outlaw_loses_their_points_in_words(language, told):
    """The rules set them to 0: the log says that they are lost."""
    of = game(WEST)
    at, said = of.data.value_dims["marshal"][0], words(of, language)
    for seed in range(6):
        for state in at_random(of, seed):
            for entry in state.trace or ():
                if (
                    of.data.said[entry[0]][0] == "Assign"
                    and entry[1] in range(at, at + 3)
                    and entry[3] == 1 > entry[2]
                ):
                    line = said.log.line(entry, in_sight(state, 0), 0)
                    assert line is not None
                    assert line.text.endswith(told)
                    return
    raise AssertionError("nobody lost any")


def test_cards_that_one_line_moves_are_told_of_at_once():
    """The three cards of the flop are one sentence, though the deck is looked at between them; so are cards that are hidden."""
    of = game(WEST)
    said, flops = words(of), list[str]()
    for seed in range(12):
        for state in at_random(of, seed):
            lines = [line.text for line in said.log.lines(state.trace or (), state, 0)]
            flops += [line for line in lines if line.startswith("Flop: ")]
            if any(" is shuffled" in line for line in lines):
                flops = [line for line in flops if line not in lines]
    assert len(flops) > 2
    assert all(line.count(",") + line.count(" and ") == 2 for line in flops), flops


# ---- options -------------------------------------------------------------------------------------------


def asked(of: Game, language: str = "en", seed: int = 3) -> Iterator[tuple[Question, Wording]]:
    said = words(of, language)
    for state in at_random(of, seed):
        yield question_of(state, said), said


def test_an_option_says_what_a_worked_out_figure_comes_to():
    """In Public Enemy the first outlaw of a gang is worth 2 points and the next one 1: that stands behind the deck it lies on, and
    the deck whose card nobody knows is said to be uncertain.
    """
    seen, worth = set[str](), set[int]()
    for question, said in asked(game(ENEMY)):
        if question.text != "From which deck do you take a card?":
            continue
        for group in question.groups:
            for offer in group.offers:
                told = f"{usually(group, question, said)} {remarked(offer, group, question, said)}"
                seen.add(offer.short.split(":")[0])
                points = [e.amount for e in (*offer.effects, *question.common) if e.about == "score"]
                if offer.short == "Saloon":
                    assert not points
                    assert "uncertain" in told or not usually(group, question, said)
                elif points:
                    worth.add(points[0])
                    assert len(points) == 1
    assert {1, 2} <= worth
    assert {"Saloon", "Tombstone"} <= seen


def test_ending_the_actions_says_how_many_are_lost():
    """It sets what is left: the price is all of that, not the one that every action costs."""
    for question, _ in asked(game(WEST)):
        for offer in question.offers:
            if offer.text == "End the actions":
                costs = [e.amount for e in (*offer.effects, *question.common) if e.about == "actions-left"]
                assert len(costs) == 1
                if costs[0] > 1:
                    return
    raise AssertionError("nobody could end more than one action")


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
def test_options_shows_the_texts_of_what_is_chosen(language):
    """Of a character nothing is known before the game goes on: 'options' tells what stands on it."""
    played = table("options", "quit", name=WEST, kinds="person random random")
    played.commands.speak(language)
    played.run()
    lines = shown(played)
    at = lines.index("> options")
    assert all(offer.unsaid for offer in played.commands.asked().offers)
    names = [offer.text for offer in played.commands.asked().offers]
    behind = lines[at + 1 :]
    for name in names:
        assert any(
            line.strip() == name and behind[n + 1].startswith("  ") for n, line in enumerate(behind[:-1])
        )


def test_what_a_card_would_do_is_told_before_it_is_cancelled():
    """Whoever may cancel the card laid against them reads what stands on it, where it surely takes effect otherwise."""
    of, told = game(WEST), 0
    said = words(of)
    for seed in range(16):
        for state in at_random(of, seed):
            if state.decision is not None and state.decision.rule == "face/quickdraw/bonus":
                question = question_of(state, said)
                let_be = next(offer for offer in question.offers if offer.text == "Pass")
                behind = remarked(let_be, question.groups[0], question, said)
                assert ("takes effect" in behind) == let_be.unsaid.startswith("fight-card/")
                told += "takes effect" in behind
    assert told > 1


def test_an_open_question_names_the_card_that_asks_it():
    """Whoever is asked in another's turn, by what stands on another's card, reads whose it is."""
    game_ = game(WEST)
    said = [words(game_, code) for code in ("en", "de", "fr", "ru")]
    found = set[tuple[str, ...]]()
    for seed in range(12):
        for state in at_random(game_, seed):
            decision = state.decision
            if decision is not None and decision.rule.startswith("character/billy-the-kid/"):
                found.add(tuple(one.question(state) for one in said))
    assert found == {
        (
            "What do you do? (Billy the Kid)",
            "Was tust du? (Billy the Kid)",
            "Que faites-vous\N{NO-BREAK SPACE}? (Billy the Kid)",
            "Что вы сделаете? (Билли Кид)",
        )
    }


def test_abilities_that_do_nothing_by_themselves_are_texts_too():
    """Some only change a figure: Calamity Jane's hand, Doc Holliday's. Nothing of them is ever carried out."""
    texts = game(WEST).data.texts
    designs = game(WEST).data.kinds["character"].members
    assert len(designs) == 12
    assert all(f"character/{design}" in texts for design in designs)
    assert not any(text.startswith(("space/", "player/")) for text in texts)


def test_whoever_cannot_win_a_fight_is_told_so():
    """It is known, too, that every option loses; and a dealer of poker wins where the other one loses."""
    of, dealt = game(WEST), 0
    for seed in range(30):
        for state in at_random(of, seed):
            decision = state.decision
            if decision is not None and decision.about == "dealer-card-laid" and len(state.o) > 1:
                found = chances(state.view(state.who + 1))
                dealt += any(chance.wins for chance in found.values())
        if dealt > 3:
            break
    assert dealt > 3


@pytest.mark.parametrize("about", ["npc-card", "dealer-card-laid"])
def test_whoever_chooses_for_others_is_told_of_these(about):
    """A card that is laid for the guard lets the robber win or not; that whoever lays it 'cannot win' would be true and useless."""
    of, told = game(WEST), 0
    for seed in range(30):
        for state in at_random(of, seed):
            decision = state.decision
            if decision is not None and decision.about == about and len(state.o) > 1:
                found = chances(state.view(state.who + 1)).values()
                assert about == "dealer-card-laid" or all(
                    chance.other not in (-1, state.who) for chance in found
                )
                told += bool(found)
        if told > 3:
            break
    assert told > 3


def test_what_is_said_to_be_certain_is_so_whatever_is_hidden():
    """That an option surely wins, or never does, holds in every position that could be: not in the few that were looked at."""
    of, certain, unsure = game(WEST), 0, 0
    for seed in range(4):
        for state in at_random(of, seed):
            view = state.view(state.who + 1)
            panel = weighed(view) if state.o else None
            if panel is None:
                continue
            found = chances(view)
            dice = Dice(seed + 1)
            for option, chance in found.items():
                seat = view.seat if chance.other < 0 else chance.other
                unsure += not chance.counted
                if not chance.counted or 0 < chance.wins < chance.of:
                    continue
                for _ in range(40):
                    winners = _played(
                        view.imagine(dice, traced=True), option, panel, partial(_by_chance, dice)
                    )
                    assert winners is None or (seat in winners) == (chance.wins > 0)
                certain += 1
    assert certain > 8
    assert unsure > 8


# ---- words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "card LP", "LP (Legendary point): "),
        ("en", "wounds", "Wounds: "),
        ("de", "karte verletzungen", "Verl. (Verletzung): "),
        ("de", "verl.", "Verl. (Verletzung): "),
        ("fr", "carte argent", "Argent\N{NO-BREAK SPACE}: "),
        ("ru", "карта раны", "Раны"),
        ("ru", "счёт", "Счёт"),
    ],
)
def test_a_word_of_the_game_is_explained(language, typed, told):
    """By its label or by what is counted, behind 'card' or alone: what everybody has, and what the rules in short say of it."""
    played = table(typed, "quit", name=WEST, kinds="person random random")
    played.commands.speak(language)
    played.run()
    lines = shown(played)
    behind = lines[lines.index(f"> {typed}") + 1 :]
    assert behind[0].startswith(told), behind
    assert len(behind) > 3
    assert behind[1].strip()


def test_what_is_no_word_of_the_game_is_refused_as_before():
    """Nothing is explained that there is not."""
    played = table("flibbertigibbet", "card flibbertigibbet", "quit", name=WEST, kinds="person random random")
    played.run()
    lines = shown(played)
    assert "‘flibbertigibbet’ is none of the options" in " ".join(lines)
    assert "There is no card ‘flibbertigibbet’." in lines


# ---- chances, lines, guides ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
def test_odds_leave_no_answer_out(language):
    """All thirteen ranks are told, those that are as likely together."""
    of = game(WEST)
    lines = odds(of.new(3, 4, traced=True).view(1), words(of, language))
    assert len(lines) == 3
    for line in lines[1:]:
        assert all(f" {rank}" in line.replace("\N{NO-BREAK SPACE}", " ") for rank in ("2", "10", "J", "A")), (
            line
        )


def test_signs_that_close_stay_with_their_word():
    """French puts a blank before them: '?)' begins no line."""
    text = "12 Le joueur choisit ; et vous (alors : que faites-vous ?)"
    for width in range(20, 60):
        for line in layout.wrapped(text, width):
            assert layout.plain(line).strip()[:1] not in "?;:)", (width, layout.plain(line))


def test_a_guided_game_is_guided_after_resume(state: Path):
    """The journal knows that it is; what has been told is not told again, what comes later is."""
    first = wl(
        "play",
        WEST,
        "--guide",
        "--players",
        "3",
        "--names",
        "Ada",
        "--bots",
        "greedy,greedy",
        "--seed",
        "1",
        typed="1\nquit\n",
    ).stdout
    assert "» A first game, with remarks." in first
    again = wl("resume", typed="1\n1\n1\n1\nquit\n").stdout
    assert "with remarks" not in again
    chosen = next(line for line in first.splitlines() if line.startswith("» Each character"))
    assert chosen not in again
    assert any(line.startswith("»") for line in again.splitlines())
