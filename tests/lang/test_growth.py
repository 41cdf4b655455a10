"""What `wl check` does grows with what a pack says, and not faster."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.steps import steps
from wlcore.cli.check import MOST, Check
from wlcore.cli.check import run as run_check

PACK = "id: large\nversion: 1.0.0\ntitle: Large\nkind: game\nplayers: 2\n"
PLAY = "rule play\n  choose x from 1 to 2\n"
WORDS = "kind coin is card\nzone tray is pile\ncounter pot\n"
Files = dict[str, str]


def lines(count: int, line: str) -> str:
    """A line so often, with a number in it."""
    return "".join(line.replace("#", str(i)) for i in range(count))


SAID: dict[str, Callable[[int], Files]] = {
    "names that are not known": lambda n: {
        "words.wl": WORDS + lines(n, "counter medals#a\n"),
        "flow.wl": PLAY + lines(n, "rule r#\n  gain 1 medls#x\n"),
    },
    "phrases that nothing says": lambda n: {
        "pack.yaml": PACK + "languages: [en]\n",
        "text/en/x.ftl": lines(n, "coin-orphan-# = x\n"),
    },
    "things that are named": lambda n: {
        "coins.yaml": "coin:\n" + lines(n, "  c#: {}\n"),
        "flow.wl": PLAY + lines(n, "rule r#\n  put c# in tray\n"),
    },
    "things of which something is told": lambda n: {
        "words.wl": WORDS.replace("kind coin is card\n", "kind coin is card\n  worth: number\n"),
        "coins.yaml": "coin:\n" + lines(n, "  c#: { worth: # }\n"),
    },
    "what is watched": lambda n: {
        "words.wl": WORDS + lines(n, "counter k#\nas soon as p in players where k# is 3: p: gain 1 pot\n"),
        "flow.wl": PLAY + lines(n, "rule r#\n  gain 1 k#\n"),
    },
    "what a query is": lambda n: {
        "flow.wl": PLAY + "query worth: number is 1\n" + lines(n, "worth is # when pot is #\n"),
    },
    "what answers a rule in which much is chosen": lambda n: {
        "flow.wl": PLAY
        + "rule r\n"
        + lines(n // 4, "  choose n# from 1 to 2\n")
        + lines(n // 4, "after r: gain 1 pot\n"),
    },
    "options that begin alike": lambda n: {
        "flow.wl": PLAY + "  choose one:\n" + lines(n, "    gain 1 pot\n")
    },
    "what sets itself off": lambda n: {"flow.wl": PLAY + lines(n, "event e#\nwhen e#: signal e#\n")},
}


def written(folder: Path, files: Files) -> Path:
    """A pack with these files beside those that every pack of this test has."""
    for name, text in ({"pack.yaml": PACK, "words.wl": WORDS, "flow.wl": PLAY} | files).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


@pytest.mark.slow("reading and checking grow no faster than packs")
@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
def test_twice_as_much_is_twice_the_work(tmp_path: Path, said: Callable[[int], Files]):
    """Counted in lines of Python, between four and eight hundred of a thing and twice as many."""
    work = []
    for turn, count in enumerate((25, 25, 400, 800)):
        check, pack = Check(), written(tmp_path / str(turn), said(count))
        work.append(steps(lambda check=check, pack=pack: check.paths([pack])))
    _, nothing, once, twice = work  # what is read once for a process is read the first time
    assert twice - nothing < 2.5 * (once - nothing)


def test_very_many_mistakes_are_not_all_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The first are, errors before warnings, and how many more there are; a program is told all."""
    pack = written(tmp_path, {"flow.wl": PLAY + "rule r\n" + lines(MOST + 7, "  gain 1 nothing#\n")})
    assert run_check(Namespace(paths=[pack], format="text", strict=False)) == 1
    told = capsys.readouterr()
    assert told.out.count("error not-a-counter") == MOST
    assert "... and 7 more" in told.err
    assert run_check(Namespace(paths=[pack], format="json", strict=False)) == 1
    assert capsys.readouterr().out.count('"not-a-counter"') == MOST + 7
