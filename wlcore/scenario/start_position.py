"""The position of a scenario, or one that was saved when a scenario failed, for somebody to play on."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wlcore import files
from wlcore.engine.chance import Fate
from wlcore.engine.refusals import SaveError
from wlcore.engine.switches import WHOLE
from wlcore.lang.diagnostics import Diagnostic, PackError
from wlcore.lang.source import NOWHERE, Span
from wlcore.loading import Choice, loaded
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.scenario.goal import Chase
    from wlcore.scenario.ready import Ready
    from wlcore.scenario.suite import Case


@dataclass(frozen=True, slots=True)
class Opened:
    """What is played, by whom, from which position on, what chance will bring first, and what is to be reached."""

    choice: Choice
    players: tuple[str, ...]
    position: str
    fate: Fate = ()
    title: str = ""
    chase: Chase | None = None


def file_and_line(named: str) -> tuple[str, str]:
    """The two parts of FILE:LINE; a file alone has no line."""
    path, _, line = named.rpartition(":")
    return (path, line) if path and WHOLE.fullmatch(line) and not files.exists(Path(named)) else (named, "")


def opened(
    named: str, edition: str | None = None, may_open: Callable[[Choice], None] = lambda _: None
) -> Opened:
    """The position in a file; of several scenarios that of FILE:LINE. A `PackError` says why there is none. The packs that a saved position
    names are opened once `may_open` has not refused them.
    """
    path, line = file_and_line(named)
    file = Path(path)
    if not files.is_file(file):
        raise _error("no-file", f"there is no file '{path}'")
    if file.suffix == ".json":
        return _saved(file, may_open)
    case = _case(file, int(line) if line else 0)
    errors = [d for d in case.findings if d.severity == "error"]
    if case.ready is None:
        raise PackError(errors)
    return opened_at(case.ready, edition or case.ready.editions[0])


def opened_at(ready: Ready, edition: str) -> Opened:
    """The position of a scenario in an edition; a `PackError` says why there is none."""
    from wlcore.scenario.run import begun

    play = begun(ready, edition)
    return Opened(
        ready.choice(edition),
        ready.spoken.people,
        play.state.to_json(),
        play.state.fate,
        ready.title,
        play.chase,
    )


def _case(file: Path, line: int) -> Case:
    from wlcore.scenario.suite import Suite

    cases = Suite().cases(file)
    before = [case for case in cases if case.span.line <= line]
    if len(cases) == 1 or before:
        return before[-1] if before else cases[0]
    several = ", ".join(f"{file}:{case.span.line}" for case in cases[:3])
    raise _error(
        "several", f"there are {len(cases)} scenarios here", cases[0].span, f"say which: {several}, ..."
    )


def _saved(file: Path, may_open: Callable[[Choice], None]) -> Opened:
    try:
        found = json.loads(file.read_text("utf-8"))
        opened = _read(found)
        may_open(opened.choice)
        loaded(opened.choice).from_json(opened.position)
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        why = str(error) if isinstance(error, SaveError) else "this is no position that was saved here"
        raise _error("no-position", f"{file}: {why}") from error
    return opened


def _read(found: Mapping[str, Any]) -> Opened:
    choice = Choice(
        str(found["game"]),
        str(found["edition"]),
        tuple(map(str, found["variants"])),
        tuple(map(str, found["packs"])),
        dict(found["rulings"]),
        dict(found["options"]),
        str(found.get("ask", "")),
    )
    fate = tuple((str(name), tuple(map(int, values))) for name, values in found["fate"])
    return Opened(choice, tuple(map(str, found["players"])), json.dumps(found["position"]), fate)


def _error(code: str, message: str, span: Span = NOWHERE, advice: str = "") -> PackError:
    return PackError([Diagnostic(code, message, span, suggestion=advice)])
