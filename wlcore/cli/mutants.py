"""What `wl test --mutate` does: plays the scenarios against changed rules and tells which changes nobody notices."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path

from wlcore.cli.output import json_result, result, talk
from wlcore.cli.places import named, places
from wlcore.scenario.mutation import (
    EXCUSED,
    KILLED,
    SURVIVED,
    UNREACHED,
    MutantResult,
    MutationReport,
    mutate,
)
from wlcore.scenario.suite import Case

WORDS = {SURVIVED: "nobody noticed", UNREACHED: "no scenario comes here"}


def run_mutants(args: argparse.Namespace, files: list[Path], wanted: Callable[[Case], bool]) -> int:
    """Try the changes; 1 if one of them goes unnoticed."""
    packs = [place.pack for place in places(args.paths)]
    few = bool(args.word) or any(path.is_file() for path in args.paths)
    report = mutate(files, packs, wanted, few, args.most, args.jobs)
    if args.json:
        json_result(report.as_json(named))
    else:
        _show(report)
    return int(bool(report.failed or report.stale or report.of(SURVIVED, UNREACHED)))


def _show(report: MutationReport) -> None:
    if report.failed:
        for outcome in report.failed:
            result(f"FAILED {named(outcome.span.file)}:{outcome.span.line}: {outcome.name}")
        talk("wl test: the rules are changed only where every scenario passes as they are")
        return
    for state, words in WORDS.items():
        _list(report.of(state), words)
    for survivor in report.stale:
        place = f"{named(survivor.span.file)}:{survivor.span.line}"
        result(f"{place}: this survives no more: {survivor.line}: {survivor.change}")
    untried = f", {report.untried} untried" if report.untried else ""
    excused = len(report.of(EXCUSED))
    known = f", {excused} make no difference" if excused else ""
    unseen = len(report.of(SURVIVED, UNREACHED))
    every, killed = len(report.results), len(report.of(KILLED))
    result(f"{every} changes, {killed} noticed, {unseen} not{known}{untried} ({100 * report.score:.1f} %)")


def _list(results: Iterable[MutantResult], words: str) -> None:
    for one in results:
        span = one.mutant.span
        result(f"{named(span.file)}:{span.line}:{span.col}: {words}: {one.mutant.what}")
        result(f"    {one.line}")
