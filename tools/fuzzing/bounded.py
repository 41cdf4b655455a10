"""Takes a hostile pack through all that is done with packs, in a process of its own that may use so much and no more."""

from __future__ import annotations

import json
import os
import resource
import sys
import tempfile
import time
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from wlcore.cli.check import Check
from wlcore.engine.faults import RuleFault
from wlcore.engine.session import Session
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load

SECONDS = 5.0
"""Of work for one answer: the check, the start, or a choice."""
MEMORY = 500
"""Megabytes, of them those that Python and wlcore take alone; beyond what a process had already that tries packs among others."""
ALONE = 100
"""So many megabytes Python and wlcore take alone."""
CHOICES = 4
HARD = 60
"""Seconds of work after which a process is ended from outside."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a pack: in a word, how long the slowest answer took, megabytes at most, and what is wrong, if anything."""

    word: str
    slowest: float
    memory: int
    wrong: str


def answer(files: Mapping[str, str], seed: int) -> Answer:
    """Check a pack, and play a few choices if there is nothing against that."""
    sys.stdout.flush()
    before = resident()
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        try:
            told = _in_child(files, seed)
        except BaseException as error:  # noqa: BLE001 - whatever comes out is what we look for
            told = "defect", 0.0, "".join(traceback.format_exception(error)[-4:])
        os.write(writing, json.dumps(told).encode()[:60_000])
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        data = pipe.read()
    _, status, usage = os.wait4(child, 0)
    memory = usage.ru_maxrss // 1024 - max(0, before - ALONE)
    if not data:
        return Answer(
            "killed", usage.ru_utime + usage.ru_stime, memory, f"ended from outside, status {status}"
        )
    word, slowest, wrong = json.loads(data)
    if not wrong and slowest > SECONDS:
        wrong = f"one answer took {slowest:.1f} s"
    if not wrong and memory > MEMORY:
        wrong = f"{memory} MB"
    return Answer(word, slowest, memory, wrong)


def resident() -> int:
    """The megabytes of this process, which one that is forked from it begins with; 0 where they cannot be told."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * resource.getpagesize() // (1 << 20)


def _in_child(files: Mapping[str, str], seed: int) -> tuple[str, float, str]:
    resource.setrlimit(resource.RLIMIT_CPU, (HARD, HARD))
    resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
    with tempfile.TemporaryDirectory() as name:
        os.environ["WLCORE_CACHE"] = f"{name}/cache"
        folder = Path(name) / "packs"
        for path, text in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, "utf-8")
        packs = sorted({folder / path.split("/")[0] for path in files})
        return _taken(packs, Random(seed))


def _taken(packs: list[Path], dice: Random) -> tuple[str, float, str]:
    watch = Watch()
    found = Check().paths(packs)
    watch.lap()
    errors = [d for d in found if d.severity == "error"]
    if errors:
        silent = [d for d in errors if not d.message or not d.span.file]
        return "refused", watch.slowest, f"no place: {silent[0]}" if silent else ""
    game, layers = packs[0], packs[1:]
    try:
        loaded = load(str(game), packs=[str(layer) for layer in layers])
        session = Session.start(loaded, 2, dice.randrange(1 << 30))
        watch.lap()
        state = loaded.new(2, dice.randrange(1 << 30))
        watch.lap()
    except PackError as error:
        return "refused", watch.slowest, f"check found nothing, but: {error}"[:2000]
    except RuleFault:
        return "stopped", max(watch.slowest, watch.lap()), ""
    word = "played"
    for _ in range(CHOICES):
        for doing in (session.choose, state.clone().apply):
            options = session.state.o if doing == session.choose else state.o
            if not options:
                continue
            try:
                doing(dice.choice(options))
            except RuleFault:
                word = "stopped"
            watch.lap()
    return word, watch.slowest, ""


class Watch:
    """Measures work, answer by answer."""

    def __init__(self) -> None:
        self.began, self.slowest = time.process_time(), 0.0

    def lap(self) -> float:
        """An answer is there; how long it took."""
        now = time.process_time()
        took, self.began = now - self.began, now
        self.slowest = max(self.slowest, took)
        return took
