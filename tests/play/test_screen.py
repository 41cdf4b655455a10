"""Screens: what stands on them at both sizes, that nothing is cut off, and that they come from views alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, after, game
from tests.play.tables import Script, shown, table
from tests.prose import kept_in
from wlcore.bots.greedy import GreedyBot
from wlcore.door.view import seen_by
from wlcore.engine.chance import Dice
from wlcore.engine.record import Seat
from wlcore.engine.session import Session
from wlcore.play import layout
from wlcore.play.board import Board, DrawnPlace, MapDrawing
from wlcore.play.commands import Commands
from wlcore.play.layout import flowing, folded, in_columns, plain, width_of, wrapped
from wlcore.play.question import question_of
from wlcore.play.screen import Screen
from wlcore.play.words import Wording

pytestmark = pytest.mark.slow("screens of all sizes, as they were read")

HERE = Path(__file__).parent / "screens"
WEST = "western-legends"
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Fay")
SIZES = ((80, 24), (120, 40))


@pytest.fixture
def kept(snapshot):
    return snapshot.use_extension(kept_in(HERE))


@dataclass(frozen=True)
class Moment:
    """The first question about something, or with so many options, in a game of so many players after so many choices."""

    name: str
    players: int
    choices: int
    seed: int = 5
    about: str = ""
    options: int = 0


SCREENS = {
    "enemy-start": Moment(ENEMY, 3, 0),
    "enemy-middle": Moment(ENEMY, 5, 40),
    "coins": Moment(COIN_RACE, 2, 3),
    "hidden-hands": Moment(WHISPERS, 3, 9),
    "west-setup": Moment(WEST, 4, 0, about="persona-kept"),
    "west-turn": Moment(WEST, 3, 20, options=9),
    "west-sheriff": Moment(WEST, 4, 0, about="post"),
    "west-fight": Moment(WEST, 4, 10, about="laid-card"),
    "west-poker": Moment(WEST, 4, 0, 1, about="poker-card-laid"),
    "west-story": Moment(WEST, 4, 0, 1, about="slot-met"),
    "west-store": Moment(WEST, 6, 0, 1, about="further-ware"),
}


def played(
    name: str, players: int, choices: int, seed: int = 5, about: str = "", options: int = 0
) -> Session:
    """A session at such a moment; two of three choices that lead there are sensible."""
    session, bot, dice = Session.start(game(name), players, seed), GreedyBot(1), Dice(3)
    for number in range(2000):
        state = session.state
        if state.over:
            break
        asked = state.decision.about if state.decision is not None else ""
        if number >= choices and about in ("", asked) and len(state.o) >= options:
            break
        option = (
            bot.choose(seen_by(state, state.who + 1)) if number % 3 else state.o[dice.below(len(state.o))]
        )
        session.choose(option)
    return session


def drawn(session: Session, size: tuple[int, int], seat: int | None = None) -> list[str]:
    """The screen of the player who is to decide, or of another."""
    state = session.state
    words = Wording(state.game, [Seat(name) for name in NAMES[: state.n]])
    commands = Commands(session, None, words)  # type: ignore[arg-type]  # no command that needs a journal is given
    seat = state.who if seat is None else seat
    moves = len(session.moves)
    news, log = commands.news(seat, max(-1, moves - 6)), commands.news(seat, max(-1, moves - 40))
    return [plain(line) for line in Screen(state, seat, words, news).lines(*size, log)]


@pytest.mark.parametrize("language", ["en", "fr", "de", "ru"])
def test_what_a_turn_needs_stands_in_columns_at_80_in_every_language(language):
    """Six players who gave no names, one with as much money as can be had: the actions that are left are not cut off."""
    session = played(WEST, 6, 20)
    session.state.v[session.game.data.value_dims["money"][0]] = 120
    words = Wording(session.game, [Seat("")] * 6, language)
    screen = Screen(session.state, session.state.who, words, ())
    header, first, *_ = map(plain, screen.players(79))
    shown = [words.label(name) for name in screen.shown["player"]]
    needed = shown[: shown.index(words.label("actions-left")) + 1]
    columns = re.sub(r"^ *\+\d+ …", "", header).split()  # so many others are left out
    assert columns[: len(needed)] == needed
    assert words.player(0) in first
    assert "120" in first


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_as_it_was_read(name, size, kept):
    """Screens are kept; whoever changes one reads it."""
    moment = SCREENS[name]
    session = played(moment.name, moment.players, moment.choices, moment.seed, moment.about, moment.options)
    assert not session.state.over
    assert text_of(drawn(session, size)) == kept(name=f"{name}-{size[0]}x{size[1]}")


def text_of(lines: list[str]) -> str:
    """Lines as they stand in a file."""
    return "\n".join(lines) + "\n"


def test_the_readme_shows_a_screen_that_is_kept():
    """What a reader sees first is what the table draws now."""
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    assert (HERE / "west-fight-80x24.txt").read_text("utf-8") in readme


class Sheet(Script):
    """A scripted console of some size that folds lines as a terminal does."""

    def __init__(self, lines: Sequence[str], size: tuple[int, int]) -> None:
        super().__init__(lines, terminal=True)
        self.columns = size

    def size(self) -> tuple[int, int]:
        return self.columns

    def say(self, *lines: str) -> None:
        self.shown += [part for line in lines for part in folded(line, self.columns[0] - 1)]


def told(size: tuple[int, int], name: str, kinds: str, *lines: str, seed: int = 5) -> list[str]:
    """Everything that is said at a table without pictures."""
    scripted = table(*lines, name=name, kinds=kinds, seed=seed, terminal=True)
    scripted.console = Sheet(lines, size)
    scripted.run()
    said = shown(scripted)
    recorded = next((n for n, line in enumerate(said) if line.startswith("The game is recorded")), None)
    return said[:recorded]


SAID = {
    "west-end": (WEST, "greedy greedy greedy", ()),
    "enemy-end": (ENEMY, "greedy random", ()),
    "hand-over": (WHISPERS, "person person", ("gain", "", "quit")),
    "west-why": (WEST, "person greedy greedy", ("1", "why not revel", "why not buy mustang", "rules", "odds", "card manhunt", "quit")),
    "west-board": (WEST, "person greedy greedy", ("1", "board", "quit")),
    "help": (ENEMY, "person greedy", ("help", "quit")),
}  # fmt: skip
LAST = 60


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("name", SAID)
def test_what_is_said_is_as_it_was_read(name, size, kept):
    """The last lines: how games end, what hides one hand from another, answers to questions."""
    of, kinds, lines = SAID[name]
    said = told(size, of, kinds, *lines)[-LAST:]
    assert all(width_of(line) < size[0] for line in said)
    assert text_of(said) == kept(name=f"{name}-{size[0]}x{size[1]}")


def unfolded(line: str) -> str:
    """A line with every number of a range: '2 3 4' for '2–4'."""
    return re.sub(
        r"(\d+)–(\d+)", lambda m: " ".join(map(str, range(int(m[1]), int(m[2]) + 1))), line.replace(",", " ")
    )


@pytest.mark.parametrize("size", [(40, 12), (60, 20), (80, 24), (100, 30), (100, 32), (120, 40), (200, 60)])
@pytest.mark.parametrize("name", [ENEMY, COIN_RACE, WHISPERS, WEST])
def test_no_line_is_cut_off(name, size):
    """Every line fits the terminal; every option stands on the screen; a screen of usual size is not overfull."""
    for choices in (0, 7, 23, 50):
        session = played(name, 3, choices)
        if session.state.over:
            continue
        lines = drawn(session, size)
        assert max(map(width_of, lines)) < size[0]
        words = Wording(session.state.game, [Seat(name) for name in NAMES[: session.state.n]])
        whole = [unfolded(line) for line in lines]
        for offer in question_of(session.state, words).offers:
            shown = (f" {offer.sign} ", f"({offer.sign})")
            assert any(sign in f" {line} " for line in whole for sign in shown), offer.sign
        if size[1] >= 24 and size[0] >= 80 and len(session.state.o) < 40:
            assert len(lines) <= size[1] - 1


@pytest.mark.parametrize("name", [ENEMY, WEST])
def test_a_line_that_is_full_has_no_blanks_behind_it(name):
    """A terminal would show an empty line below it."""
    session = played(name, 3, 20)
    screen = Screen(
        session.state, session.state.who, Wording(session.state.game, [Seat(n) for n in NAMES[:3]]), ()
    )
    for width in range(40, 130):
        assert all(sum(width_of(text) for text, _ in line) <= width for line in screen.players(width)), width


@pytest.mark.parametrize("name", [WHISPERS, WEST, COIN_RACE])
def test_a_screen_shows_what_its_player_may_know(name):
    """Whatever lies hidden, the screens of two positions that look alike to a player are alike."""
    for choices in (5, 20, 41):
        session = played(name, 3, choices)
        state = session.state
        if state.over:
            continue
        seat = (state.who + 1) % state.n
        other = Session(state.game, state.view(seat + 1).imagine(Dice(9)))
        assert drawn(Session(state.game, state), (120, 40), seat) == drawn(other, (120, 40), seat)


def test_the_map_shows_figures_marks_and_what_can_be_chosen():
    """Each player stands where the rules say, and places on offer bear the numbers of their options."""
    session = played(WEST, 4, 60)
    state = session.state
    view = state.view(state.who + 1)
    words = Wording(state.game, [Seat(name) for name in NAMES[:4]])
    board = Board.of(view, words)
    assert board is not None
    text = "\n".join("".join(t for t, _ in row) for row in board.drawn(76, 24, {3: 17}).rows())
    assert all(str(seat + 1) in text for seat in range(4))
    assert "(17)" in text
    assert text.count("S") >= 1
    assert sum(map(len, board.figures.values())) == 4


@pytest.mark.parametrize("size", [(120, 40), (140, 50)])
def test_the_map_stays_where_it_is(size):
    """However long the question is and whatever stands below the players, a region is on the same line."""
    found = []
    for name in [name for name in SCREENS if name.startswith("west-")]:
        moment = SCREENS[name]
        lines = drawn(
            played(WEST, moment.players, moment.choices, moment.seed, moment.about, moment.options), size
        )
        found.append(
            [
                (number, line.index(area))
                for number, line in enumerate(lines)
                for area in ("RED FALLS",)
                if area in line
            ]
        )
    assert len(found) == 7
    assert found[0]
    assert all(places == found[0] for places in found)


@pytest.mark.parametrize("size", [(100, 28), (100, 30), (100, 40), (120, 40), (200, 60)])
def test_every_part_of_the_map_is_named_where_it_was(size):
    """Names of regions stand on every screen with a map, and stay where they are, whatever can be chosen; but on small maps those
    make room for the signs of 25 places at once.
    """
    found = []
    for name in ("west-turn", "west-sheriff", "west-poker"):
        moment = SCREENS[name]
        session = played(WEST, moment.players, moment.choices, moment.seed, moment.about, moment.options)
        words = Wording(session.game, [Seat(name) for name in NAMES[: session.state.n]])
        lines = drawn(session, size)
        regions = [words.thing("region", first).upper() for first in _regions(session)]
        where = [
            next(((n, line.index(region)) for n, line in enumerate(lines) if region in line), None)
            for region in regions
        ]
        assert None not in where, name
        found.append(where)
    assert found[0] == found[2]
    if size not in ((100, 28), (100, 40)):
        assert found[0] == found[1]


def _regions(session: Session) -> range:
    _, first, members = session.game.data.kinds["region"]
    return range(first, first + len(members))


def test_limits_stand_beside_what_is_counted_where_there_is_room():
    """'$20/120' on a wide screen, '$20' on a small one."""
    session = played(WEST, 3, 20)
    session.state.v[session.game.data.value_dims["money"][0]] = 20
    assert any("$20/120" in line for line in drawn(session, (120, 40)))
    assert not any("/120" in line for line in drawn(session, (80, 24)))


def test_games_without_a_screen_file_show_everything():
    """A stranger's game needs no `screen.yaml`: counters and zones are shown as they are called."""
    state = after(COIN_RACE, 5, players=2)
    lines = drawn(Session(state.game, state), (80, 24))
    assert any("ennies" in line for line in lines)


# ---- lines ---------------------------------------------------------------------------------------------


def test_texts_are_wrapped_between_words():
    """No word is lost, wide letters take two columns, and a word that is too long is broken."""
    text = "a fox jumped over the lazy dog and " + "x" * 30
    lines = [plain(line) for line in wrapped(text, 12, "  ")]
    assert "".join("".join(lines).split()) == text.replace(" ", "")
    assert max(map(len, lines)) <= 12
    assert width_of("日本") == 4


def test_texts_without_blanks_are_wrapped_between_letters():
    """Japanese fills its lines to the width; no line begins with what closes, or ends with what opens; Latin words stay whole."""
    text = "アクション：カードを2枚引く。「WANTED」ポイントを1点得る。"
    lines = [plain(line) for line in wrapped(text, 14)]
    assert lines == ["アクション：", "カードを2枚引", "く。「WANTED」", "ポイントを1点", "得る。"]
    assert max(map(width_of, lines)) <= 14
    assert "".join(lines) == text


def test_wide_letters_take_two_cells_of_a_map():
    """What stands behind them is not moved, and nothing is drawn over their second half."""
    drawing = MapDrawing(10, 1)
    drawing.draw(DrawnPlace(0, 1, (("銀行", "area"),)))
    drawing.draw(DrawnPlace(0, 6, (("x", "mark"),)))
    assert width_of(plain(drawing.rows()[0])) == 7
    assert not drawing.free(0, 2, 1)
    assert not drawing.free(0, 4, 1)
    assert drawing.free(0, 8, 1)


def test_items_flow_and_stand_in_columns():
    """As many as fit on a line; columns are read downwards."""
    items = [[(word, "")] for word in ("one", "two", "three", "four")]
    assert [plain(line) for line in flowing(items, 11)] == ["one  two", "three  four"]
    assert [plain(line) for line in in_columns(items, 14)] == ["one    three", "two    four"]
    assert layout.table([[("a", ""), ("long", "")]], [False, True], 3) is None


def test_screens_are_kept_as_text():
    """The folder of screens holds those that are tested, and nothing else."""
    expected = {f"{name}-{w}x{h}.txt" for name in (*SCREENS, *SAID) for w, h in SIZES}
    assert {file.name for file in HERE.iterdir()} == expected


# ---- the map with its ways, and how much is told ----------------------------------------------------------


@pytest.mark.parametrize("name", ["west-turn", "west-sheriff", "west-poker"])
def test_the_map_is_always_there_at_100_columns(name):
    """Whatever is asked, the map stands on a screen of 100x30, with the ways between its places and the keys below the question."""
    moment = SCREENS[name]
    session = played(WEST, moment.players, moment.choices, moment.seed, moment.about, moment.options)
    lines = drawn(session, (100, 30))
    assert len(lines) <= 28
    assert any("RED FALLS" in line for line in lines)
    assert sum(line.count(" - ") for line in lines[1:14]) > 12
    assert lines[-1].startswith("help  options  undo")


def test_what_differs_from_most_is_told_beside_the_map():
    """Of 24 places to which the Sheriff can go, the one where somebody is wanted is told even where there is little room."""
    moment = SCREENS["west-sheriff"]
    session = played(WEST, moment.players, moment.choices, moment.seed, moment.about, moment.options)
    state = session.state
    first = state.g.game.data.value_names.index("wanted")
    for seat in range(state.n):
        state.set_value(first + seat, 0)
    assert any(re.match(r"^ +2–25$", line) for line in drawn(session, (100, 30)))
    for seat in range(state.n):
        state.set_value(first + seat, 0 if seat == state.who else 3)
    lines = drawn(session, (100, 30))
    assert any(re.match(r"^ +2–\d+, .*discarded.*\)$", line) for line in lines), lines
    assert any(re.match(r"^ +\d+ [A-Z].*\(.*uncertain\)", line) for line in lines), lines


def test_ways_join_neighbours_and_nobody_else():
    """Each pair of places that lie next to each other is joined once."""
    state = after(WEST, 30, players=3)
    board = Board.of(state.view(1), Wording(state.game, [Seat(name) for name in NAMES[:3]]))
    assert board is not None
    for here, there in board.ways:
        assert here < there
        assert there in board.around(here)
    assert len(board.ways) == sum(
        len([there for there in board.around(here) if there > here and there in board._shown()])
        for here in board._shown()
    )


def test_that_options_tell_more_is_said_only_where_they_do():
    """'Type options' stands below a question of which something is left out, and not below one that is told in full."""
    assert not any("Type ‘options’" in line for line in drawn(played(ENEMY, 3, 0), (80, 24)))
    texts = played(WEST, 4, 0, 5, about="persona-kept")
    assert any("Type ‘options’" in line for line in drawn(texts, (80, 24)))
    moment = SCREENS["west-sheriff"]
    less = played(WEST, moment.players, moment.choices, moment.seed, moment.about, moment.options)
    assert any("Type ‘options’" in line for line in drawn(less, (80, 24)))


def test_what_came_of_a_deed_stands_behind_it():
    """On the screen a deed is one paragraph; the log has a line for each thing that came of it, further in."""
    for choices in range(10, 60):
        session = played(WEST, 4, choices, 5)
        words = Wording(session.state.game, [Seat(name) for name in NAMES[: session.state.n]])
        log = Commands(session, None, words).c_log(session.state.who, "8", 120)  # type: ignore[arg-type]
        pairs = [(line, more) for line, more in pairwise(log) if more.startswith("  ")]
        deeds = [f"{line} {more.strip()}" for line, more in pairs if not line.startswith(" ")]
        told = " ".join(line.strip() for line in drawn(session, (120, 25)))
        if any(deed in told for deed in deeds):
            return
    raise AssertionError("no deed of these games is told with what came of it")
