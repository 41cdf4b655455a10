"""What goes wrong in a command, as words on stderr and an exit status; loaded only when something does."""

from __future__ import annotations

import os
import platform
import select
import sys
import time
import traceback
from collections.abc import Sequence

from wlcore import files
from wlcore.cli import commands
from wlcore.cli.output import talk
from wlcore.cli.parser import UsageError
from wlcore.engine.faults import RuleFault
from wlcore.folders import FolderError, state_folder
from wlcore.lang.diagnostics import PackError
from wlcore.streams import OutputLost
from wlcore.version import __version__

INTERRUPTED = 130
"""Ended by Ctrl-C, as shells count it."""
ASKED = frozenset(("unknown-game", "unknown-pack", "wrong-choice", "wrong-game"))
"""Codes of findings that say that something was asked for which does not exist: the packs are not to blame."""
PIPE_CLOSED = 141
"""Ended because whoever read our output has gone, as shells count it."""


def status_of(error: BaseException, words: Sequence[str]) -> int:
    """Say what went wrong in `wl WORDS` and return the exit status for it."""
    program = " ".join(["wl", *(word for word in words[:1] if word in commands())])
    match error:
        case KeyboardInterrupt():
            talk(f"{program}: stopped")
            return INTERRUPTED
        case BrokenPipeError() if _nobody_reads():
            return PIPE_CLOSED
        case OutputLost():
            os.dup2(files.nowhere(), 1)  # what is left of it goes nowhere
            talk(f"{program}: what is to be said cannot be written ({error.strerror})")
            return 1
        case UsageError():
            talk(f"{program}: {error}\nTry '{program} --help'.")
            return 2
        case FolderError() | files.Unwritten():
            talk(f"{program}: {error}")
            return 1
        case PackError():
            talk(str(error))
            return 2 if {d.code for d in error.diagnostics} <= ASKED else 1
        case RuleFault():
            talk(f"{program}: {error}")
            return 1
        case _:
            talk(f"{program}: a defect of wlcore: {_in_one_line(error)}; {_reported(error, words)}")
            return 1


def _nobody_reads() -> bool:
    """Whether the reader of our own output has gone; if so, what is left of it goes nowhere."""
    try:
        output = sys.stdout.fileno()
    except OSError:
        return False
    if hasattr(select, "poll"):  # not on Windows: there, take it for granted
        watch = select.poll()
        watch.register(output, 0)  # errors are always reported
        if not watch.poll(0):
            return False
    os.dup2(files.nowhere(), output)
    return True


def _in_one_line(error: BaseException) -> str:
    message = " ".join(str(error).split())
    return type(error).__name__ + (f": {message}" if message else "")


def _reported(error: BaseException, words: Sequence[str]) -> str:
    """Write a report of the defect and say where it is, or why it could not be written."""
    try:
        folder = state_folder() / "defects"
        files.folder(folder, private=True)
        report = folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
        files.replace(report, _report(error, words).encode("utf-8", "backslashreplace"), private=True)
    except OSError as trouble:
        return f"no report could be written: {trouble}"
    return f"a report is in {report}"


def _report(error: BaseException, words: Sequence[str]) -> str:
    about = (
        f"wlcore {__version__}",
        f"Python {platform.python_version()} on {platform.platform()}",
        f"arguments {list(words)!r}",
        "",
    )
    return "\n".join(about) + "\n" + "".join(traceback.format_exception(error))
