"""Journals as a stranger could write them: with the right checks, and in every field what may do harm or make no sense."""

from __future__ import annotations

import contextlib
import copy
import io
import json
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wlcore.cli import main
from wlcore.engine.record import Seat, header_said, said, sealed
from wlcore.letters import printable_lines
from wlcore.loading import Choice, load
from wlcore.play import kept

GAME = str(Path(__file__).resolve().parents[2] / "tests" / "games" / "coin-race")
STEERING = (
    "\x1b[31mred\x1b[0m", "\x1b]0;title\x07", "\x1b]8;;http://canary.invalid\x07link\x1b]8;;\x07", "\x9b2J", "a\rb", "a\nb", "\x00",
    "\x7f", "\b\b\b", "\u202ereversed", "\u2066x", "a\u200bb", "\U000e0041", "\ufeff", "\u2028",
)  # fmt: skip
STRANGE = (
    "", " ", "\ud800", "\udc80", "a" * 5000, "/" + "a/" * 3000, "../../../../etc/passwd", "/etc/passwd", "/dev/zero", "/proc/self/mem",
    "\\\\canary.invalid\\share", "http://canary.invalid/x.zip", "~/x", "~root/x", "~nobody-of-that-name/x", ".", "..", "/", "a.zip",
    "{0}{name}{path}", "%s%n", "[bold]x[/bold]", "{ $x }", "random", "search:999999999999", "person", "coin-race", "public-enemy",
    "en", "x" * 300, "--packs", "\U0001f600", "١٢", "0", "-1", "None", "nan",
)  # fmt: skip
WRONG: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 10**6, 2**31, 2**63, 10**400, -(10**400), 1.5, float("inf"), float("nan"), [], {}, [[]], [None],
    [1, 2, 3], ["a", "b"], [["a", "b"]], [["a"]], {"a": 1}, {"name": "x", "kind": "y"}, [{"name": "x"}], "x",
)  # fmt: skip
COMMANDS = (
    ("resume", "--list"), ("resume", "--list", "--json"), ("resume", "FILE"), ("resume",), ("replay", "FILE"),
    ("replay", "FILE", "--at", "1"), ("replay", "FILE", "--check"), ("resume", "FILE", "--packs", "--lang", "de"),
    ("new", "scenario", "--from", "FILE", "--at", "0"),
)  # fmt: skip
"""What reads a journal that somebody was sent."""
LARGEST = 300_000
"""Bytes; what is forged in itself grows."""


def begun() -> list[dict[str, Any]]:
    """The lines of a journal that is whole: a header and a few choices."""
    choice = Choice(GAME)
    journal, session = kept.begun(choice, load(GAME), (Seat("Ann"), Seat("Bob", "random")), 3)
    while len(session.moves) < 6 and not session.state.over:
        session.choose(session.state.o[0])
    journal.close()
    journal.path.unlink()
    return [header_said(journal.header), *map(said, journal.entries)]


def forged(lines: list[dict[str, Any]], dice: random.Random) -> bytes:
    """The same journal, forged in one to four places."""
    made = json.loads(json.dumps(lines))
    for _ in range(dice.randint(1, 4)):
        line = made[0] if dice.random() < 0.7 else dice.choice(made)
        places = list(_places(line))
        holder, key = dice.choice(places)
        holder[key] = _value(holder[key], dice)
    if dice.random() < 0.1:
        made.insert(dice.randrange(1, len(made) + 1), {dice.choice(STRANGE): dice.choice(WRONG)})
    written, check = b"", ""
    for line in made:
        told, check = sealed(line, check)
        written += told
    return written if len(written) < LARGEST else written[:LARGEST]


def _value(old: Any, dice: random.Random) -> Any:
    sort = dice.random()
    if sort < 0.4:
        sign = dice.choice(STEERING)
        return f"{old!s:.200}{sign}" if dice.random() < 0.5 else sign
    if sort < 0.7:
        return dice.choice(STRANGE)
    if sort < 0.72:
        return [[["x"]] for _ in range(2_000)]  # none twice: what is forged in one of them would be in all
    return copy.deepcopy(dice.choice(WRONG))  # what is forged once may be forged again, inside


def _places(found: Any) -> Iterator[tuple[Any, Any]]:
    """Every value below, as what holds it and its key."""
    pairs = found.items() if isinstance(found, dict) else enumerate(found)
    for key, value in list(pairs):
        yield found, key
        if isinstance(value, dict | list):
            yield from _places(value)


def faults(data: bytes, state: Path) -> list[str]:
    """What is wrong with how the commands answer to a journal among those that are kept."""
    file = state / "journals" / "20200101-000000-000000-x.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    found = []
    for words in COMMANDS:
        status, told = answered([str(file) if word == "FILE" else word for word in words])
        wrong = ["a status of its own"] * (status not in (0, 1, 2)) + list(wrong_with(told))
        found += [f"{' '.join(words)}: {what}" for what in wrong]
    for left in file.parent.glob("*.jsonl"):
        left.unlink()
    return found


def answered(words: list[str]) -> tuple[int, str]:
    """The status of a command that nobody types anything to, and all that it says."""
    out, before = io.StringIO(), sys.stdin
    sys.stdin = io.StringIO("1\n")
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            status = main(words)
    finally:
        sys.stdin = before
    return status, out.getvalue()


def wrong_with(told: str) -> Iterator[str]:
    """What may not stand in what a command says."""
    if printable_lines(told) != told or "\t" in told:
        yield f"signs that steer or cannot be seen: {told!a:.300}"
    if "a defect of wlcore" in told or "Traceback" in told:
        yield told.strip()[-300:]


def try_forged(count: int, seed: int) -> list[str]:
    """What is wrong with how so many forged journals are answered."""
    with state_of_its_own() as folder:
        lines, dice = begun(), random.Random(seed)
        return [
            f"journal {number} of seed {seed}: {fault}"
            for number in range(count)
            for fault in faults(forged(lines, dice), folder)
        ]


def read_forged(_name: str, data: bytes) -> bool:
    """A journal forged as the dice fall for these bytes."""
    with state_of_its_own() as folder:
        found = faults(forged(begun(), random.Random(data)), folder)
    if found:
        raise AssertionError(found[0])
    return False


@contextlib.contextmanager
def state_of_its_own() -> Iterator[Path]:
    """A folder for journals in which nothing lies, and which is gone afterwards."""
    before = os.environ.get("WLCORE_STATE")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["WLCORE_STATE"] = folder
        try:
            yield Path(folder)
        finally:
            os.environ.pop("WLCORE_STATE")
            if before is not None:
                os.environ["WLCORE_STATE"] = before
