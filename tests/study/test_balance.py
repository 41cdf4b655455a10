"""Balance: whose players win, and what is refused, is counted in games whose ends are known."""

from pathlib import Path

import pytest

from tools import balance as tool
from wlcore.loading import load
from wlcore.study.balance import CHOSEN, HAD, PLAYED, BalanceRow, Counts, Tally, marked

KUHN = str(Path(__file__).parents[1] / "games" / "kuhn")
PACK = "id: gems\nversion: 1.0.0\ntitle: Gems\nkind: game\nplayers: '2'\ndescription: Whoever has the ruby wins.\n"
WORDS = """\
kind gem: ruby, glass, jet
variable owns of player for gem is truth
variable wears of player is gem or nobody
variable bearer of gem is player or nobody
"""
FLOW = """\
rule play
  for each p in players: p: pick
  win (players where owns(it, ruby))

rule pick
  choose gem-taken from gems where bearer(it) is nobody
  set owns(you, gem-taken) to yes
  set wears(you) to gem-taken
  set bearer(gem-taken) to you
"""


def found(counts: Counts, counted: str, where: str) -> dict[str, tuple[int, float]]:
    """By thing how often it was counted there, and its ratio."""
    return {
        r.thing: (r.times, round(r.ratio, 3))
        for r in counts.rows()
        if (r.counted, r.where) == (counted, where)
    }


def test_the_higher_slip_wins():
    """Where both only look, the king always wins and the jack never; copies in the stock are nobody's."""
    game = load(KUHN)
    tally = Tally(game, ["slip"])
    for seed in range(60):
        state, choices = game.new(2, seed), list[int]()
        while not state.over:
            choices.append(min(state.o, key=lambda o: game.names.option(o) not in ("check", "stay")))
            state.apply(choices[-1])
        tally.add(2, seed, choices)
    hands = found(tally.counts, HAD, "hand")
    assert {thing: ratio for thing, (_, ratio) in hands.items() if thing != "queen"} == {"king": 2, "jack": 0}
    assert sum(times for times, _ in hands.values()) == 120
    assert set(found(tally.counts, PLAYED, "stock")) == {"jack", "queen", "king"}
    king = next(r for r in tally.counts.rows() if (r.thing, r.where) == ("king", "hand"))
    assert king.bounds[0] > 1.5


@pytest.fixture(scope="module")
def gems(tmp_path_factory) -> str:
    """A game in which everybody takes one of three gems, and the ruby wins."""
    folder = tmp_path_factory.mktemp("gems")
    for name, text in (("pack.yaml", PACK), ("words.wl", WORDS), ("flow.wl", FLOW)):
        (folder / name).write_text(text)
    return str(folder)


def test_whose_a_thing_is_and_what_is_refused(gems):
    """Values say whose something is in three ways; what is offered and not taken is refused; what nobody was asked of counts nowhere."""
    game = load(gems)
    tally = Tally(game, ["gem"])
    ruby, glass, jet = (game.names.option_number(f"gem-taken {gem}") for gem in ("ruby", "glass", "jet"))
    tally.add(2, 0, [glass, ruby])
    tally.add(2, 1, [jet, ruby])
    for value in ("owns", "wears", "bearer"):
        assert found(tally.counts, HAD, value) == {"ruby": (2, 2), "glass": (1, 0), "jet": (1, 0)}, value
    assert found(tally.counts, CHOSEN, "gem-taken") == {
        "ruby": (4, 0.5),
        "glass": (3, 0.333),
        "jet": (3, 0.333),
    }


def test_an_unknown_kind_is_refused(gems):
    """A word that is no kind of the game counts nothing, and is said."""
    with pytest.raises(LookupError, match="gold"):
        Tally(load(gems), ["gold"])


def test_what_is_far_off_is_marked():
    """Marked is what is surely a quarter better or worse than the others; a few games are no proof."""
    rows = [
        BalanceRow("gem", thing, HAD, "owns", times, won, times / 4, times * 0.19)
        for thing, times, won in (
            ("ruby", 400, 180.0),
            ("glass", 400, 40.0),
            ("jet", 4, 3.0),
            ("opal", 800, 200.0),
        )
    ]
    assert [(row.thing, sign) for row, sign in marked(rows)] == [
        ("ruby", "+"),
        ("glass", "-"),
        ("jet", ""),
        ("opal", ""),
    ]


def test_games_are_kept_and_told(gems, tmp_path, capsys):
    """The tool goes on where its file ends, and tells of all games that are in it."""
    file = tmp_path / "games.jsonl"
    words = ["play", gems, "--bots", "random", "--seed", "3", "--to", str(file), "--games"]
    tool.main([*words, "4"])
    kept = file.read_text()
    tool.main([*words, "6"])
    assert file.read_text().startswith(kept)
    assert len(file.read_text().splitlines()) == 6
    tool.main(["tell", str(file), str(file), "--kinds", "gem,no-such-kind", "--where", "owns"])
    told = capsys.readouterr().out
    assert told.startswith("12 games\n")
    assert "gem, had: owns" in told
    assert "chosen" not in told
