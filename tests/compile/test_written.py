"""What is written in place stays small; what would become too much code, or lie too deep, is refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.compile.data import Making
from wlcore.engine.chance import Dice
from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice, checked, load

PACK = "id: steps\nversion: 1.0.0\ntitle: Steps\nkind: game\nplayers: 2\n"
WORDS = "counter medals of player\ncounter pot\nvariable seen is number\n"
PLAY = """\
rule play
  repeat 2 times:
    for each p in players: p: lap
rule lap
  choose x from 1 to 2
  {}
"""


def pack(tmp_path: Path, lap: str, rules: str = "") -> str:
    """The place of a game in which everybody does this twice."""
    for name, text in (("pack.yaml", PACK), ("words.wl", WORDS), ("flow.wl", PLAY.format(lap) + rules)):
        (tmp_path / name).write_text(text)
    return str(tmp_path)


def steps(count: int, often: int, first: str) -> str:
    """Rules each of which performs the one before several times."""
    inside = [f"rule r{i}\n" + f"  r{i - 1}\n" * often for i in range(1, count)]
    return f"rule r0\n  {first}\n" + "".join(inside)


@pytest.mark.slow("what choices and states would hold is bounded")
@pytest.mark.parametrize("first", ["gain 1 medals", "choose y from 1 to 2"])
def test_code_does_not_double_with_each_step(tmp_path, first):
    """Rules that perform each other twice become code that grows with their number, and play."""
    sizes = []
    for count in (6, 12):
        place = pack(tmp_path, f"r{count - 1}", steps(count, 2, first))
        making = Making(checked(Choice(place)).program)
        sizes.append(max(len(making.written(flavour)[0]) for flavour in ("fast", "traced")))
    assert sizes[1] < 20 * sizes[0]
    state, dice = load(place).new(2, 1), Dice(1)
    while not state.over:
        state.apply(state.o[dice.below(len(state.o))])


TOO_MUCH = {
    "rules in a row": ("r1599", steps(1600, 1, "gain 1 medals"), "too-deep", "rules perform each other"),
    "rules that ask in a row": ("r1599", steps(1600, 1, "choose y from 1 to 2"), "too-deep", "rules perform"),
    "frames in a row": (
        "r299",
        steps(300, 1, "gain 1 medals").replace("rule r", "frame r"),
        "too-deep",
        "rules perform each other",
    ),
    "queries in a row": (
        "set seen to q1199",
        "query q0: number is pot\n" + "".join(f"query q{i}: number is q{i - 1}\n" for i in range(1, 1200)),
        "too-deep",
        "queries ask each other",
    ),
    "needs in a row": (
        "r299",
        "rule r0\n  gain 1 pot\n"
        + "".join(f"rule r{i}\n  needs can r{i - 1}\n  gain 1 pot\n" for i in range(1, 300)),
        "too-deep",
        "queries ask each other",
    ),
    "events that double": (
        "signal e17",
        "event e0\n"
        + "".join(f"event e{i}\nwhen e{i}:\n  signal e{i - 1}\n  signal e{i - 1}\n" for i in range(1, 18)),
        "too-much",
        "too much code",
    ),
    "many answers to many gains": (
        "\n  ".join(["gain 1 pot"] * 150),
        "".join(f"after gain pot, if pot is {i}: gain 1 medals\n" for i in range(150)),
        "too-much",
        "too much code",
    ),
    "much that is watched": (
        "\n  ".join(["gain 1 pot"] * 150),
        "".join(f"as soon as p in players where pot is {i}: p: gain 1 medals\n" for i in range(1, 150)),
        "too-much",
        "too much code",
    ),
}


@pytest.mark.slow("what choices and states would hold is bounded")
@pytest.mark.parametrize(("lap", "rules", "code", "said"), TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_becomes_too_much_is_refused_in_words(tmp_path, lap, rules, code, said):
    """The file and line are told, once, and nothing is compiled."""
    with pytest.raises(PackError) as error:
        load(pack(tmp_path, lap, rules))
    (found,) = error.value.diagnostics
    assert (found.code, Path(found.span.file).name) == (code, "flow.wl")
    assert said in found.message
    assert found.suggestion
    assert found.span.line > 3


MANY = {
    "values": ("counter k# of coin\n", "gain 1 pot", "values in all", 11),
    "zones": ("zone z# of coin is deck\n", "gain 1 pot", "zones in all", 3),
    "cards": ("kind card# is card\n", "gain 1 pot", "cards in all", 2),
    "options": ("", "choose c# from coins", "options in all", 41),
}


@pytest.mark.slow("what choices and states would hold is bounded")
@pytest.mark.parametrize(("words", "lap", "said", "count"), MANY.values(), ids=MANY)
def test_what_every_state_or_choice_would_hold_is_bounded(tmp_path, words, lap, said, count):
    """A counter, a zone or a choice for each of five thousand cards is well; too many of them are refused."""
    things = "".join(f"  c{i}: {{}}\n" for i in range(4_999))
    (tmp_path / "things.yaml").write_text(
        "".join(f"card{i}:\n{things}" for i in range(count)) if said.startswith("cards") else ""
    )
    (tmp_path / "coins.yaml").write_text(f"coin:\n{things}")
    place = pack(tmp_path, "\n  ".join(lap.replace("#", str(i)) for i in range(count)))
    told = "".join(words.replace("#", str(i)) for i in range(count))
    (tmp_path / "words.wl").write_text(f"kind coin is card\n{WORDS}{told}")
    with pytest.raises(PackError) as error:
        load(place)
    (found,) = error.value.diagnostics
    assert found.code == "too-much"
    assert said in found.message


@pytest.mark.slow("what choices and states would hold is bounded")
def test_what_is_large_is_called_where_it_would_be_too_much_in_place(tmp_path):
    """A rule that is performed in very many places is written into none of them if that became too much, and plays."""
    body = "  gain (" + " + ".join(["pot"] * 30) + ") pot\n"
    lap = "\n  ".join(["if pot is 1: swell"] * 1000)
    place = pack(tmp_path, lap, "rule swell\n" + body * 4)
    written = Making(checked(Choice(place)).program)
    assert written.index.analysis.written.most < 1000
    state = load(place).new(2, 1)
    state.apply(state.o[0])


@pytest.mark.slow("what choices and states would hold is bounded")
def test_an_action_is_written_where_its_first_choice_was_made(tmp_path):
    """What was chosen together with an action is not asked again, however long the action is."""
    long = "  gain x pot\n" * 2000
    place = pack(
        tmp_path, "choose action", f"action climb\n  choose x from 1 to 2\n{long}action rest\n  stop\n"
    )
    state = load(place).new(2, 1)
    state.apply(state.o[0])
    before = state.who
    assert len(state.o) == 3
    state.apply(state.o[0])
    assert state.who != before


ADDED = {
    "what forbids a rule": "forbid r0 when pot is {}\n",
    "what a rule needs": None,
    "what changes a query": "worth gets + {0} when pot is {0}\n",
    "what a query is": "worth is {0} when pot is {0}\n",
    "what answers a rule": "after r0, if pot is {}: gain 1 pot\n",
}


@pytest.mark.slow("what very many lines say of one rule is carried out or refused in words")
@pytest.mark.parametrize("line", ADDED.values(), ids=ADDED)
def test_very_many_lines_about_one_rule(tmp_path, line):
    """One behind the other they would lie deeper in each other than Python, or what reads rules, can follow."""
    needs = "".join(f"  needs pot is not {i + 5}\n" for i in range(300)) if line is None else ""
    added = "".join(line.format(i + 5) for i in range(300)) if line is not None else ""
    rules = f"rule r0\n{needs}  gain (worth) pot\nquery worth: number is 1\n"
    place = pack(tmp_path, "choose one:\n    r0\n    gain 1 medals", rules + added)
    for traced in (False, True):
        state, dice = load(place).new(2, 1, traced=traced), Dice(1)
        while not state.over:
            state.apply(state.o[dice.below(len(state.o))])
