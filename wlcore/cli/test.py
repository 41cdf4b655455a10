"""`wl test`: plays scenarios and says what is not as they expect."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from wlcore import files
from wlcore.cli.options import count
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.parser import UsageError
from wlcore.cli.places import named, path_argument
from wlcore.folders import FolderError, state_folder
from wlcore.lang.diagnostics import shown
from wlcore.lang.quoted import lines_in
from wlcore.play import whereabouts
from wlcore.scenario.find import scenario_files, shipped_files
from wlcore.scenario.outcome import Failure, Outcome
from wlcore.scenario.suite import Case, Suite

HELP = """Play the scenarios of packs and say what is not as they expect. PATH is a pack, a folder or a .scn file;
without PATH: everything that comes with wlcore. The position of a failure is saved as a file. With --mutate the rules are
changed in one place after the other, and what no scenario notices is listed."""
LOG = 12
"""So many choices of a failed scenario are shown."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("paths", metavar="PATH", nargs="*", type=path_argument, help="what to test")
    parser.add_argument(
        "-k", metavar="WORD", dest="word", default="", help="only those with this in title, file or clauses"
    )
    parser.add_argument("--json", action="store_true", help="print the result as one JSON value")
    add = parser.add_argument_group("changed rules").add_argument
    add("--mutate", action="store_true", help="change one thing at a time and list what no scenario notices")
    add(
        "--max",
        metavar="N",
        dest="most",
        type=count(1),
        default=0,
        help="at most so many changes, evenly spread",
    )
    add(
        "--jobs", metavar="J", type=count(1), default=os.cpu_count() or 1,
        help="processes that play (one a core)",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Play; 1 if something is not as expected."""
    found = scenario_files(args.paths) if args.paths else shipped_files()
    if not found:
        raise UsageError(
            "there are no scenarios (*.scn) here" if args.paths else "no scenarios are installed"
        )
    wanted = partial(_wanted, args.word.lower())
    if args.mutate:
        from wlcore.cli.mutants import run_mutants

        return run_mutants(args, found, wanted)
    done = []
    for outcome in _played(found, wanted):
        done.append(outcome)
        if not outcome.passed:
            _save(outcome)
            if not args.json:
                _show(outcome)
    if not done:
        raise UsageError(f"no scenario has '{args.word}' in its title, file or clauses")
    failed = sum(not outcome.passed for outcome in done)
    if args.json:
        json_result([outcome.as_json() for outcome in done])
    else:
        result(f"{len(done) - failed} passed, {failed} failed")
    return int(failed > 0)


def _wanted(word: str, case: Case) -> bool:
    cites = case.ready.cites if case.ready is not None else ()
    return word in " ".join((case.title, Path(case.span.file).name, *cites)).lower()


def _played(found: list[Path], wanted: Callable[[Case], bool]) -> Iterator[Outcome]:
    suite = Suite()
    for file in found:
        for case in filter(wanted, suite.cases(file)):
            for edition in case.editions:
                yield case.run(edition)


def _save(outcome: Outcome) -> None:
    """Keep the position of a failure in a file of its own."""
    if not outcome.position:
        return
    try:
        folder = state_folder() / "positions"
        files.folder(folder, private=True)
        name = re.sub(r"\W+", "-", outcome.name.lower()).strip("-")[:60]
        file = folder / f"{name}.json"
        files.replace(file, outcome.position.encode(), private=True)
        whereabouts.note_places(place for place in outcome.packs if not whereabouts.is_id(place))
    except (FolderError, OSError) as error:
        talk(f"the position could not be saved: {error}")
        return
    outcome.saved = str(file)


def _show(outcome: Outcome) -> None:
    """A scenario that is not as expected."""
    result(f"FAILED {named(outcome.span.file)}:{outcome.span.line}: {outcome.name}")
    for d in outcome.broken:
        place = replace(d, span=replace(d.span, file=named(d.span.file)))
        result(_indented(shown(place, lines_in(d.span.file))))
    for failure in outcome.failures:
        result(_indented(str(_here(failure))))
    if outcome.failures and outcome.log:
        result("  the choices before:")
        more = len(outcome.log) - LOG
        for entry in ([f"... {more} more"] if more > 0 else []) + [
            str(entry) for entry in outcome.log[-LOG:]
        ]:
            result(f"    {entry}")
    if outcome.failures and outcome.pending:
        result(f"  now {outcome.pending}")
    if outcome.saved:
        result(f"  the position: {outcome.saved}")
    result("")


def _here(failure: Failure) -> Failure:
    return replace(failure, span=replace(failure.span, file=named(failure.span.file)))


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.split("\n"))
