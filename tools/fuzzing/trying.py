"""Feeds damaged inputs to targets, with patience for each, and keeps those that show a defect."""

from __future__ import annotations

import random
import signal
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from types import FrameType

from tools.fuzzing.damage import damaged

PATIENCE = 5.0
"""So many seconds of work may an answer take."""
NOTABLE = 1.0
"""Of inputs that take longer the slowest is kept, too."""
Attempt = Callable[[str, bytes], bool]
"""Reads an input made from a file of this name; whether it was taken. Raises only where there is a defect."""


class NoAnswer(Exception):
    """An input was not answered in time."""


@dataclass(slots=True)
class Target:
    """Something that reads files: what it is fed with, how often in proportion to the others, and how it is asked."""

    seeds: list[tuple[str, bytes]]
    share: int
    attempt: Attempt


@dataclass(slots=True)
class Tally:
    """What came of the inputs of one target; times are of work, not of waiting for a busy machine."""

    inputs: int = 0
    taken: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    defects: list[str] = field(default_factory=list)


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Interrupt what computes for longer than this; waiting for a busy machine does not count."""

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise NoAnswer(f"no answer after {seconds:g} seconds of work")

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def fuzz(
    targets: Mapping[str, Target], inputs: int, seconds: float, seed: int, keep: Path | None
) -> dict[str, Tally]:
    """Feed damaged inputs to the targets in proportion, until so many were fed or the time is over."""
    dice = random.Random(seed)
    tallies = {name: Tally() for name in targets}
    shares = [target.share for target in targets.values()]
    end = time.monotonic() + seconds
    for _ in range(inputs):
        if time.monotonic() > end:
            break
        name = dice.choices(list(targets), shares)[0]
        label, original = dice.choice(targets[name].seeds)
        _try(name, label, damaged(original, dice), targets[name].attempt, tallies[name], keep)
    return tallies


def _try(name: str, label: str, data: bytes, attempt: Attempt, tally: Tally, keep: Path | None) -> None:
    begun = time.thread_time()
    try:
        with patience(PATIENCE):
            tally.taken += attempt(label, data)
    except Exception as error:  # noqa: BLE001 - whatever comes out is what we look for
        told = "".join(traceback.format_exception(error))
        tally.defects.append(f"{name} ({label}): {told.strip().splitlines()[-1]}")
        if keep is not None:
            _keep(keep / f"{name}-{blake2b(data, digest_size=4).hexdigest()}", data, f"{label}\n\n{told}")
    took = time.thread_time() - begun
    tally.inputs += 1
    tally.seconds += took
    if took > tally.slowest:
        tally.slowest = took
        if keep is not None and took > NOTABLE:
            _keep(keep / f"{name}-slowest", data, f"{label}\n\n{took:.2f} seconds of work\n")


def _keep(stem: Path, data: bytes, told: str) -> None:
    stem.parent.mkdir(parents=True, exist_ok=True)
    stem.with_suffix(".input").write_bytes(data)
    stem.with_suffix(".txt").write_text(told, encoding="utf-8")
