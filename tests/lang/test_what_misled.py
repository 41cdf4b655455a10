"""What authors who knew nothing but the docs were misled by: told at their own line, with what to write instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lang.broken import GAME
from tests.play.running import wl
from wlcore.cli.check import Check
from wlcore.lang.diagnostics import Diagnostic

pytestmark = pytest.mark.slow("what has misled authors is answered in words; each is checked as a game")

LAYER = "id: mine\nversion: 1.0.0\ntitle: Mine\nkind: layer\ngame: {}\n"
GAME_OF_BOUTS = "id: bouts\nversion: 1.0.0\ntitle: Bouts\nkind: game\nplayers: 2\n"
BOUTS = """\
kind trick is card
  dropped: effect
zone palm of player is hand
zone heap is pile
counter points of player
rule play
  bout
  win players
frame bout
  let gained be 1
  gain (gained) points
  on leaving:
    for each p in players: p: clear
rule clear
  for each c in your palm: drop c
rule drop(c: card)
  put c in heap
  do dropped of c
"""


def checked(folder: Path, files: dict[str, str], game: Path = GAME) -> list[Diagnostic]:
    """What is said about a layer of these files, and about its game with it."""
    mine = folder / "mine"
    mine.mkdir()
    (mine / "pack.yaml").write_text(LAYER.format(game.name), "utf-8")
    for name, text in files.items():
        (mine / name).write_text(text, "utf-8")
    return Check().paths([game, mine])


def bouts(folder: Path) -> Path:
    """A game that drops cards as a frame is left."""
    game = folder / "bouts"
    game.mkdir()
    (game / "pack.yaml").write_text(GAME_OF_BOUTS, "utf-8")
    (game / "rules.wl").write_text(BOUTS, "utf-8")
    return game


RULE = "rule sweep\n"
KEPT = "declare 'variable kept-{} of player is {}' in a .wl file, write 'set kept-{}(you) to {}' before, and 'kept-{}(you)' here"


@pytest.mark.parametrize(
    ("text", "place", "message", "advice"),
    [
        (
            "action nap\n  choose friend from others\n"
            "  for this spell: forbid lap when you is friend",
            (3, 42), "'friend' is known only while this text is carried out", KEPT,
        ),
        (
            "after lap, if coin-flipped is in tray: gain ¢1", (1, 31), "a value is wanted here", "",
        ),
        (
            "after lap, if coin-flipped in tray: gain ¢1", (1, 15),
            "'coin-flipped' is known only inside the rule 'lap', which is given nothing", "keep it in a variable",
        ),
        (
            "rule polish(c: coin)\n  put c in tray\nrule shine\n  choose dull from your palm\n  polish dull\n"
            "after shine, if dull in tray: gain ¢1\nafter lap: shine",
            (6, 17), "'dull' is known only inside the rule 'shine'", "'polish' is given it as 'c': answer that rule instead",
        ),
        (
            RULE + "  left of you: may pay ¢1: gain 1 medals\n  otherwise: gain ¢1", (3, 3),
            "'otherwise' follows neither 'if' nor 'may'", "end that line at its first ':'",
        ),
        (
            RULE + "  for each p in players: if medals(p) is 1: stop\n  otherwise if medals(p) is 2: stop", (3, 3),
            "'otherwise if' does not follow 'if'", "end that line at its first ':'",
        ),
        (RULE + "  gain half of count your palm medals", (2, 16), "'count ...' stands in parentheses here", "write '(count ...)'"),
        (RULE + "  repeat count tray times: gain ¢1", (2, 10), "'count ...' stands in parentheses here", "write '(count ...)'"),
        (RULE + "  gain highest medals(it) over players medals", (2, 8), "'highest ...' stands in", "write '(highest ...)'"),
        (RULE + "  gain medals(you) divided by 2 medals", (2, 20), "'divided' does not fit here", "in parentheses"),
        (RULE + "  choose one:\n    let n be 2\n    gain ¢1", (3, 5), "this option only gives something a name", "behind ';'"),
        (
            RULE + "  if no tray where it is coin and medals(you) is 0: gain ¢1", (2, 35),
            "this asks nothing about 'it', though 'where' reaches", "write 'no (SET where COND) and COND'",
        ),
    ],
)  # fmt: skip
def test_what_is_said(tmp_path: Path, text: str, place: tuple[int, int], message: str, advice: str):
    """Place and cure, for each; and nothing of it is blamed on the game."""
    frame = "frame spell\n  gain ¢1\nafter lap: spell\n"
    found = checked(tmp_path, {"house.wl": text, "more.wl": frame} if "spell" in text else {"house.wl": text})
    assert all(d.span.file.startswith(str(tmp_path)) for d in found if d.severity == "error"), found
    assert place in [(d.span.line, d.span.col) for d in found], found
    told = next(d for d in found if (d.span.line, d.span.col) == place)
    assert message in told.message
    filled = (
        advice.format("friend", "player or nobody", "friend", "friend", "friend")
        if "{}" in advice
        else advice
    )
    assert filled in told.suggestion


@pytest.mark.parametrize(
    "line", ["if no (tray where it is coin) and medals(you) is 0: gain ¢1", "if any tray where it is coin and worth of it is 1: gain ¢1"]
)  # fmt: skip
def test_conditions_that_are_meant(tmp_path: Path, line: str):
    """Parentheses say which condition is one of its own; what asks about 'it' needs none."""
    found = checked(tmp_path, {"house.wl": f"rule sweep\n  {line}\nafter lap: sweep\n"})
    assert [d for d in found if d.code == "beside-where"] == []


def test_what_is_kept_lasts(tmp_path: Path):
    """What the message about what lasts says to write is right."""
    text = (
        "variable kept-friend of player is player or nobody\nframe spell\n  gain ¢1\nafter lap: spell\naction nap\n"
        "  choose friend from others\n  set kept-friend(you) to friend\n  for this spell: forbid lap when you is kept-friend(you)\n"
    )
    assert [d for d in checked(tmp_path, {"house.wl": text}) if d.severity == "error"] == []


@pytest.mark.parametrize(
    ("files", "places"),
    [
        (
            {"cards.yaml": "trick:\n  swap:\n    dropped: |\n      choose x-card from your palm\n      put x-card in heap\n"},
            [("cards.yaml", 4, 7)],
        ),
        ({"house.wl": "after drop: may: gain 1 points\n"}, [("house.wl", 1, 13)]),
        ({"house.wl": "after drop: ask\nrule ask\n  may: gain 1 points\n"}, [("house.wl", 1, 13)]),
    ],
)  # fmt: skip
def test_whose_question_it_is(tmp_path: Path, files: dict[str, str], places: list[tuple[str, int, int]]):
    """A question that comes up only by a layer, where a frame of its game is left, is told at the layer's line, once, with the
    frame's line beside it.
    """
    game = bouts(tmp_path)
    found = [d for d in checked(tmp_path, files, game) if d.code == "no-question"]
    assert [(Path(d.span.file).name, d.span.line, d.span.col) for d in found] == places
    for d in found:
        assert [Path(span.file).name for span, _ in d.related] == ["rules.wl"]
        assert "at random" in d.suggestion


def test_a_question_of_the_game_is_the_games(tmp_path: Path):
    """Where the game by itself would ask there, its own line is told."""
    game = bouts(tmp_path)
    (game / "rules.wl").write_text(BOUTS.replace("  put c in heap", "  may: put c in heap"), "utf-8")
    found = [d for d in checked(tmp_path, {}, game) if d.code == "no-question"]
    assert [(Path(d.span.file).name, d.span.line) for d in found] == [("rules.wl", 13)]


def test_an_end_of_a_frame_that_a_layer_brings(tmp_path: Path):
    """The same holds for a frame that is ended while it is left."""
    game = bouts(tmp_path)
    found = [d for d in checked(tmp_path, {"house.wl": "after drop: end bout\n"}, game) if d.code == "no-end"]
    assert [(Path(d.span.file).name, d.span.line, d.span.col) for d in found] == [("house.wl", 1, 13)]


SPOTS = """\
kind spot: {names}
query value(p: player): number is 1
query lucky(p: player): player or nobody is left of p
rule look
  if any (spots as a where any (spots as b where value(left of you) is 2 and a is not b)): gain 1 points
"""


def where_all_look(tmp_path: Path) -> Path:
    """That game with a hundred places, in which everybody looks after each gain."""
    game = bouts(tmp_path)
    rules = SPOTS.format(names=", ".join(f"s{i}" for i in range(100)))
    (game / "spots.wl").write_text(rules, "utf-8")
    (game / "rules.wl").write_text(
        BOUTS.replace("  gain (gained) points", "  gain (gained) points\n  for each p in players: p: look"),
        "utf-8",
    )
    return game


@pytest.mark.parametrize(
    ("text", "code", "col"),
    [
        ("value(p) gets + count (spots as x where any (spots as y where any (spots as z where z is x and y is x)))", "too-much", 1),
        (
            "after drop: for each w in spots: for each x in spots: for each y in spots: for each z in spots: gain 1 points",
            "too-much", 1,
        ),
        ("after drop: drop c", "circle", 1),
        ("replace query lucky(p: player): player is p", "signature", 1),
        ("replace rule drop\n  gain 1 points", "signature", 1),
        ("counter gained", "name", 1),
        ("rule z\n  gain 1 points\nafter drop: performer: z", "unknown-name", 13),
        ("value(p) gets + points(value)", "arity", 17),
    ],
)  # fmt: skip
def test_nothing_of_a_layer_is_blamed_on_its_game(tmp_path: Path, text: str, code: str, col: int):
    """What goes wrong only by a layer is an error of the layer, wherever it shows: in what the game asks and does, how often, in what order."""
    game = where_all_look(tmp_path)
    found = [d for d in checked(tmp_path, {"house.wl": f"{text}\n"}, game) if d.severity == "error"]
    assert {Path(d.span.file).name for d in found} == {"house.wl"}, found
    if code not in ("name", "arity"):
        assert (code, col) in [(d.code, d.span.col) for d in found], found


def test_what_a_replaced_rule_is_given_is_told(tmp_path: Path):
    """As it is to be written."""
    found = checked(
        tmp_path, {"house.wl": "replace rule drop(what: number)\n  gain 1 points\n"}, bouts(tmp_path)
    )
    assert [d.suggestion for d in found if d.code == "signature"] == ["write 'replace rule drop(c: card)'"]


def test_a_layer_without_mistakes_beside_that_game(tmp_path: Path):
    """So none of these comes from the game itself."""
    game = where_all_look(tmp_path)
    assert [
        d for d in checked(tmp_path, {"house.wl": "value(p) gets + 1\n"}, game) if d.severity == "error"
    ] == []


def test_stamps_are_asked_for_once(tmp_path: Path):
    """Once for all languages, with the other places beside it; and the command that writes them is named."""
    files = {"house.wl": "rule sweep\n  gain ¢1\nafter lap: sweep\n"}
    mine = tmp_path / "mine"
    checked(tmp_path, files)
    for language in ("en", "fr", "de"):
        (mine / "text" / language).mkdir(parents=True)
        (mine / "text" / language / "words.ftl").write_text("rule-sweep = gain\n", "utf-8")
    (mine / "pack.yaml").write_text(LAYER.format(GAME.name) + "languages: [en, fr, de]\n", "utf-8")
    (found,) = [d for d in Check().paths([GAME, mine]) if d.code == "unstamped-phrase"]
    assert [Path(span.file).parent.name for span in (found.span, *(s for s, _ in found.related))] == [
        "de",
        "en",
        "fr",
    ]
    assert "wl i18n stamp" in found.suggestion
    only = [d for d in Check().paths([GAME, mine / "text" / "fr"]) if d.code == "unstamped-phrase"]
    assert [Path(d.span.file).parent.name for d in only] == ["fr"]


@pytest.mark.parametrize(
    ("text", "place", "message", "advice"),
    [
        (
            "rule sweep\n  for each p in players:\n    p: choose coin-lost from their palm\n    put coin-lost in their palm\n",
            (4, 22), "nobody stands before a ':' whom 'their' means", "write 'your', or say before a ':' who does it",
        ),
        (
            "rule sweep\n  for each p in players from left of you where any palm(it): p: gain ¢1\n",
            (2, 42), "'where' does not fit behind 'from'", "for each p in players where ... from you:",
        ),
        ("rule sweep\n  if no pennies(you): gain ¢1\n", (2, 9), "a set is wanted here", "a number is compared"),
        (
            "rule sweep\n  if you in players with most medals(it) and pennies(you) is 0: gain ¢1\n",
            (2, 13), "this set stands in parentheses here", "'(players with most medals(it))'",
        ),
        ("rule sweep\n  lose half of medals(you)\n", (2, 3), "'lose' is written", "'lose (...) medals'"),
        ("rule sweep\n  gain medals-1 medals\n", (2, 8), "'medals-1' is not known", "'medals - 1'"),
        ("forbid others lap\n", (1, 8), "'forbid' is not said of somebody", "in a .wl file 'forbid RULE when COND' binds everybody"),
        ("forbid lap when medals(performer) is 1\n", (1, 24), "'performer' has no meaning here", "on a card only who has it"),
        ("forbid lap only when medals(you) is 1\n", (1, 12), "'only when' does not stand here", "write 'when COND' at the end"),
        ("forbid lap unless medals(you) is 1\n", (1, 12), "'unless' does not stand here", "write 'when not (COND)' at the end"),
        ("after lap if medals(you) is 1: gain ¢1\n", (1, 11), "'if' does not stand here", "write ', if COND:'"),
        ("rule sweep\n  gain ¢1 only if medals(you) is 1\n", (2, 11), "'only if' does not stand here", "'if COND: ...'"),
        ("rule sweep\n  gain only ¢1\n", (2, 8), "'only' makes one thing of a set", "leave 'only' out"),
        ("query luck: number is only 3\n", (1, 28), "a set is wanted here, this is a number", "'at most' that number"),
        ("query luck: number is only (1, 2)\n", (1, 23), "this is always nobody", "take the 'first of' or 'highest of' them"),
        ("rule sweep\n  set keeper to only coins\n", (2, 17), "this is always nobody", "say which one with 'where'"),
        (
            "kind mood: merry, grim\nvariable mood-of of player is mood\nrule sweep\n  if mood-of(you) is gloomy: gain ¢1\n",
            (4, 21), "'gloomy' is not known here", "there are: merry, grim",
        ),
        (
            "kind mood: merry, grim\nvariable mood-of of player is mood\nrule sweep\n  set mood-of(you) to mery\n",
            (4, 23), "'mery' is not known here", "did you mean 'merry'?",
        ),
        ("kind step: first-step, last-step\n", (1, 1), "all of them would be called 'steps', which is a word of the language", "another name"),
        ("rule sweep\n  gain (highest (1, 2)) medals\n", (2, 9), "'highest' stands without what it goes over", "'highest of (N, N)'"),
        (
            "rule sweep\n  let n be lowest medals(it)\n  gain n medals\n",
            (2, 12), "'lowest' stands without what it goes over", "'lowest N over SET' for what each of a set has",
        ),
        (
            "rule sweep\n  for each p in players by most medals(p): p: gain ¢1\n",
            (2, 40), "'p' is not known here", "each of them is called 'it'",
        ),
        (
            "rule sweep\n  choose lost from your palm: put lost in tray\n",
            (2, 3), "'choose ... :' is an option of 'choose one'", "leave ':' out",
        ),
    ],
)  # fmt: skip
def test_what_two_more_authors_met(
    tmp_path: Path, text: str, place: tuple[int, int], message: str, advice: str
):
    """Silent or misleading before: told where it stands, with what to write instead."""
    found = checked(tmp_path, {"mine.wl": text})
    told = [
        (d.span.line, d.span.col, d.message, d.suggestion) for d in found if d.span.file.endswith("mine.wl")
    ]
    assert any(at == place[0] and message in said and advice in cure for at, _, said, cure in told), told


@pytest.mark.parametrize("line", ["p: gain ¢3", "set pennies(p) to 2"])
def test_what_ends_its_own_condition_is_no_circle(tmp_path: Path, line: str):
    """A gain makes nobody have none, as a loss makes nobody have the most there can be."""
    found = checked(tmp_path, {"mine.wl": f"as soon as p in players where pennies(p) is 0: {line}\n"})
    assert ("circle" in [d.code for d in found]) == line.startswith("set")


def test_one_of_several_that_begins_with_a_choice(tmp_path: Path):
    """What stands behind 'choose X from SET:' belongs to that option, which is offered only where there is something to choose."""
    game = bouts(tmp_path)
    (game / "rules.wl").write_text(BOUTS.replace("  bout\n", "  for each p in players: p: sweep\n"), "utf-8")
    (game / "tricks.yaml").write_text("trick:\n  swap: {}\n  turn: {}\n", "utf-8")
    (game / "mine.wl").write_text(
        "rule sweep\n  put swap in your palm\n  choose one:\n    choose lost from your palm:\n      put lost in heap\n"
        "      gain 2 points\n    choose found from heap: put found in your palm\n    gain 1 points\n",
        "utf-8",
    )
    (game / "scenarios").mkdir()
    (game / "scenarios" / "sweep.scn").write_text(
        """\
players anna, ben
scenario "only what there is to choose is offered"
then
  anna may lost swap
  anna may gain-points
  anna may not found swap
when
  anna: lost swap
then
  points(anna) is 2
  palm(anna) is empty
""",
        "utf-8",
    )
    done = wl("test", str(game))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("word", ["every", "any", "no"])
def test_elements_have_names_behind_every_any_and_no(tmp_path: Path, word: str):
    """As behind a set in parentheses, and with the same meaning."""
    files = {
        "mine.wl": f"query a: truth is {word} players as p where pennies(p) is 1\n"
        f"query b: truth is {'any (players' if word == 'any' else word + ' (players'} as p where pennies(p) is 1)\n"
        "after lap, if a and b: gain ¢1\n"
    }
    assert [d for d in checked(tmp_path, files) if d.severity == "error"] == []


@pytest.mark.parametrize(
    "line",
    ["forbid clear when p is you", "instead of you gain points, if amount is at least 2: gain 1 points"],
)
def test_what_a_layer_adds_makes_no_phrase_of_the_game_stale(tmp_path: Path, line: str):
    """Nothing of the game has changed where a choice of it is from fewer, or a gain in it is answered."""
    game = bouts(tmp_path)
    (game / "rules.wl").write_text(
        BOUTS.replace("each p in players: p: clear", "each q in players: q: clear").replace(
            "  for each c in your palm: drop c", "  choose p from players at random\n  gain 3 points"
        ),
        "utf-8",
    )
    (game / "text/en").mkdir(parents=True)
    (game / "text/en/words.ftl").write_text("rule-clear = clear the table\n", "utf-8")
    assert wl("i18n", "stamp", str(game)).returncode == 0
    assert [
        d.code for d in checked(tmp_path, {"mine.wl": f"{line}\n"}, game) if d.code == "stale-phrase"
    ] == []


def test_what_a_layer_makes_too_much_is_told_at_the_layer(tmp_path: Path):
    """Though all that does too much stands in the game: it would not, without what the layer adds to it."""
    game = bouts(tmp_path)
    (game / "spots.wl").write_text(SPOTS.format(names=", ".join(f"s{i}" for i in range(100))), "utf-8")
    loops = "  for each a in spots: for each b in spots: for each c in heap: drop c"
    (game / "rules.wl").write_text(BOUTS.replace("  gain (gained) points", loops), "utf-8")
    (game / "tricks.yaml").write_text("trick:\n  swap: { copies: 40 }\n", "utf-8")
    text = "after drop: for each s in spots: gain 1 points\n"
    found = [d for d in checked(tmp_path, {"house.wl": text}, game) if d.code == "too-much"]
    assert [(Path(d.span.file).name, d.span.line) for d in found] == [("house.wl", 1)]
    assert [Path(span.file).name for span, _ in found[0].related] == ["rules.wl"]


def test_how_often_a_rule_is_told_to_do_something_counts(tmp_path: Path):
    """'draw 1' is no hundred cards, however often it happens."""
    game = bouts(tmp_path)
    (game / "spots.wl").write_text(SPOTS.format(names=", ".join(f"s{i}" for i in range(100))), "utf-8")
    (game / "rules.wl").write_text(
        BOUTS + "rule often(n: number)\n  repeat (n) times: gain 1 points\n", "utf-8"
    )
    loops = (
        "rule much(n: number)\n  for each a in spots: for each b in spots: for each c in spots: often {}\n"
    )
    for times, codes in (("1", []), ("n", ["too-much"])):
        text = loops.format(times) + "after drop: much 2\n"
        folder = tmp_path / times
        folder.mkdir()
        found = [d for d in checked(folder, {"house.wl": text}, game) if d.severity == "error"]
        assert [d.code for d in found] == codes
