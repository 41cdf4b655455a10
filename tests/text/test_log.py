"""What players are asked and told, from the compiled game alone; nobody is told a face they do not know."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from wlcore.engine.game import Game
from wlcore.engine.session import Session
from wlcore.loading import load
from wlcore.packs.find import PackFolder
from wlcore.text.log import Log, LogLine, log_line
from wlcore.text.port import Phrases
from wlcore.text.prompts import Prompts

pytestmark = pytest.mark.slow("the log of whole turns in four languages")

NAMES = ("Alice", "Bob", "Carol")
SAMPLES = str(Path(__file__).parent / "samples")


@cache
def game(name: str) -> Game:
    return load(name)


def phrases(name: str) -> Phrases:
    return Phrases.of("en", [PackFolder.open(place) for place in game(name).data.places.values()])


def session(name: str, seed: int = 7) -> Session:
    return Session.start(game(name), 3, seed)


def told(session: Session, entries: list[tuple], seat: int | None) -> list[str]:
    log = Log(session.game, phrases(session.game.id if session.game.id != "samples" else SAMPLES), NAMES)
    return [line.text for line in log.lines(entries, session.state, seat)]


# ---- Public Enemy -------------------------------------------------------------------------------------


def test_a_question_and_its_options():
    """The question is the pack's, the options are the names of things."""
    play = session("public-enemy")
    prompts = Prompts(play.game, phrases("public-enemy"), NAMES)
    decision = play.state.decision
    assert prompts.question(decision) == "From which deck do you take a card?"
    assert prompts.options(decision.options) == [
        "Tombstone",
        "Cripple Creek",
        "Dodge City",
        "Deadwood",
        "Saloon",
    ]


def test_a_turn_in_the_log():
    """Taking a card: who gets it, and what is turned up; each with its clauses and what it is about."""
    play = session("public-enemy")
    log = Log(play.game, phrases("public-enemy"), NAMES)
    first = NAMES[play.state.who]
    number = play.game.names.option_number("source cripple-creek")
    lines = list(log.lines(play.choose(number), play.state, 0))
    taken = lines[0].text.removeprefix(f"{first} gets ").split(" of ")[0]
    said = lines[0].text
    assert lines[0] == LogLine(said, ("PENO-TURN-02", "PENO-OPEN-10"), "stack", whole=said)
    assert taken in [prompt_name(play, c) for c in range(48)]
    assert lines[1].text.endswith(" is turned up.")
    assert lines[1].about == "stock"
    assert len(lines) == 2


def prompt_name(play: Session, card: int) -> str:
    return Prompts(play.game, phrases("public-enemy")).phrases.say(
        Prompts(play.game, phrases("public-enemy")).card(card)
    )


def test_a_whole_game_is_told_in_words():
    """From the first card to the winner no phrase is missing and no line is empty or badly ended."""
    play = session("public-enemy")
    spoken = phrases("public-enemy")
    log, prompts = Log(play.game, spoken, NAMES), Prompts(play.game, spoken, NAMES)
    lines = list(log.lines(play.opening, play.state, 1))
    step = 0
    while not play.state.over:
        decision = play.state.decision
        assert prompts.question(decision).endswith("?")
        assert len(set(prompts.options(decision.options))) == len(decision.options)
        step += 7
        lines += log.lines(play.choose(play.state.o[step % len(play.state.o)]), play.state, 1)
    assert lines[-1].text in {f"{name} wins the game." for name in NAMES}
    assert all(line.text[0].isupper() and line.text[-1] == "." and "  " not in line.text for line in lines)
    assert list(spoken.missing) == []
    assert spoken.voice.errors == []
    said = {line.text for line in lines}
    assert any(text.endswith("takes the One token.") for text in said)
    assert any("gains the Wanted token of the Loners." in text for text in said)
    assert any(text.endswith(" has a card of each gang: the round ends.") for text in said)


@pytest.mark.parametrize(
    ("choices", "about", "clause"),
    [((0,), "run-out", "PENO-ROUND-01"), ((0, 1, 2, 3), "complete-the-gangs", "PENO-ROUND-02")],
)
def test_why_a_round_ends(choices: tuple[int, ...], about: str, clause: str):
    """The log says whether a deck ran out or somebody has a card of each gang, with that clause."""
    play = session("public-enemy")
    log, ends = Log(play.game, phrases("public-enemy"), NAMES), []
    while not ends:
        entries = play.choose(play.state.o[choices[len(play.moves) % len(choices)]])
        ends = [line for line in log.lines(entries, play.state) if line.text.endswith(": the round ends.")]
    assert [line.about for line in ends] == [about]
    assert ends[0].cites[0] == clause


def test_players_without_a_name_are_numbered():
    """'Player 2', and the possessive of that."""
    play = session("western-legends")
    log = Log(play.game, phrases("western-legends"))
    lines = list(play.opening)
    while not any(line.about == "active" for line in log.lines(lines, play.state)):
        lines += play.choose(play.state.o[0])
    told = next(line for line in log.lines(lines, play.state) if line.about == "active")
    assert re.fullmatch(r"It is Player \d’s turn\.", told.text)


# ---- hidden cards -------------------------------------------------------------------------------------


def test_a_hidden_card_is_named_to_its_owner_only():
    """A card drawn into a hand: the owner reads its name, the others that there was one."""
    play = session(SAMPLES)
    own = told(play, play.opening, 0)
    others = told(play, play.opening, 1)
    assert own[-1] not in others
    assert own[-1].endswith(" goes to Alice’s hand.")
    assert others[-1] in {"A ploy goes to Alice’s hand.", "An outlaw goes to Alice’s hand."}
    everything = told(play, play.opening, None)
    assert everything[-1] == own[-1]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_line_names_a_card_that_its_reader_does_not_know(seat):
    """Over many turns: equal views give equal lines, whatever the hidden cards are."""
    for seed in range(4):
        play = session(SAMPLES, seed)
        prompts = Prompts(play.game, phrases(SAMPLES), NAMES)
        for step in range(12):
            if play.state.over:
                break
            entries = play.choose(play.state.o[step % len(play.state.o)])
            known = {c for piles in play.state.view(seat + 1).zones for pile in piles for c in pile.seen}
            unknown = {play.game.data.cards[c][2] for c in range(len(play.game.data.cards)) if c not in known}
            seen = {play.game.data.cards[c][2] for c in known}
            text = " ".join(told(play, entries, seat))
            for design in unknown - seen:
                kind = "ploy" if design not in ("red-rose", "blue-bill") else "outlaw"
                assert prompts.phrases.say(prompts.named(kind, design)) not in text


def test_one_entry_alone():
    """`log_line` says one entry; an entry that is worth no line is None."""
    play = session("public-enemy")
    spoken = phrases("public-enemy")
    lines = [log_line(play.game, spoken, play.state, entry, 0, NAMES) for entry in play.opening]
    assert None in lines
    assert any(line is not None and line.text.endswith(" is turned up.") for line in lines)
    assert not any(line is not None and "shuffled" in line.text for line in lines)


def test_a_game_without_phrases_is_told_readably():
    """Zones, counters and questions are called by their names, and all of it is reported as missing."""
    play = Session.start(game("western-legends"), 3, 5)
    spoken = Phrases.of("en")
    log, prompts = Log(play.game, spoken, NAMES), Prompts(play.game, spoken, NAMES)
    for step in range(20):
        if play.state.over:
            break
        decision = play.state.decision
        assert prompts.question(decision)
        assert all(prompts.options(decision.options))
        lines = list(log.lines(play.choose(play.state.o[step % len(play.state.o)]), play.state, 0))
        assert all(line.text[-1] in ".?!" and "{" not in line.text for line in lines)
    assert spoken.voice.errors == []
    assert spoken.missing


# ---- what was known when it happened ------------------------------------------------------------------


def whispered(folder: Path, rules: str) -> tuple[Game, list[tuple], object]:
    """What happens in the first turn of whispers with these rules, up to a decision, and the state then."""
    (folder / "pack.yaml").write_text(
        "id: layer\nversion: 1.0.0\ntitle: Layer\nkind: layer\ngame: whispers\n"
    )
    (folder / "rules.wl").write_text("replace rule turn\n" + rules)
    whispers = load(str(Path(__file__).parents[1] / "games" / "whispers"), packs=[str(folder)])
    session = Session.start(whispers, 3, 4)
    return whispers, session.choose(session.state.o[0]), session.state


def lines_of(game: Game, entries: list[tuple], state: object, seat: int | None) -> list[str]:
    spoken = Phrases.of("en", [PackFolder.open(place) for place in game.data.places.values()])
    return [line.text for line in Log(game, spoken, NAMES).lines(entries, state, seat)]


def test_a_card_is_told_as_it_was_known_when_it_moved(tmp_path: Path):
    """A card that is shown later was no more than a card when it went away out of sight."""
    rules = "  choose kept from your hand\n  put kept in chest\n  show kept\n  choose nodded from 1 to 2\n"
    game, entries, state = whispered(tmp_path, rules)
    me = state.who
    name = game.names.cards[next(e[1][0] for e in entries if game.data.said[e[0]][0] == "Show")]
    design = name.split("-")[0]
    mine, others = (lines_of(game, entries, state, seat) for seat in (me, (me + 1) % 3))
    assert design.lower() in mine[0].lower()
    assert design.lower() not in others[0].lower()
    assert design.lower() in others[1].lower()


def test_a_choice_tells_who_chose_and_who_may_read_it(tmp_path: Path):
    """The report of a choice out of sight is for who made it, even where all know the hand."""
    rules = (
        "  show your hand\n  choose kept from your hand\n  put kept in chest\n  choose nodded from 1 to 2\n"
    )
    game, entries, state = whispered(tmp_path, rules)
    (chosen,) = [e for e in entries if game.data.said[e[0]][0] == "Pick"]
    assert chosen[3:] == (state.who, (1 << state.who,))


LAYING = """\
kind trick is card
zone palm of player is hand
zone heap is pile
variable leads is player
rule play
  put tricks in heap
  for each p in players: put top 2 of heap in palm(p)
  for each p in players: p: lay
  leads: give
  win players
rule lay
  choose laid from your palm
  put laid in heap
rule give
  choose gift from your palm
  right of you: take-it gift
rule take-it(c: trick)
  put c in your palm
"""
LAID = """\
log-put-heap = { $who } lays { $n }
log-put-palm = { $who } moves { $n } to { FORM($player, "named") }
"""


@pytest.mark.parametrize("players", [2, 3])
def test_who_puts_cards_somewhere(tmp_path: Path, players: int):
    """Whoever performs the rule, also behind a choice; nobody where a game begins."""
    (tmp_path / "pack.yaml").write_text(
        "id: laying\nversion: 1.0.0\ntitle: L\nkind: game\nplayers: 2-3\n", "utf-8"
    )
    (tmp_path / "rules.wl").write_text(LAYING, "utf-8")
    (tmp_path / "cards.yaml").write_text("trick:\n  ace: { copies: 7 }\n", "utf-8")
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "text" / "en" / "log.ftl").write_text(LAID, "utf-8")
    play = Session.start(load(str(tmp_path)), players, 3)
    log = Log(play.game, Phrases.of("en", [PackFolder.open(tmp_path)]), NAMES)
    begun = [line.text for line in log.lines(play.opening, play.state, 0)]
    assert begun == [
        "Nobody lays 7.",
        *(f"Nobody moves 2 to {name}." for name in NAMES[:players]),
    ]
    last = []
    for seat in range(players):
        last = [line.text for line in log.lines(play.choose(play.state.o[0]), play.state, 0)]
        assert last[0] == f"{NAMES[seat]} lays 1."
    assert last[1] == f"{NAMES[players - 1]} moves 1 to {NAMES[players - 1]}."
