"""`wl` as a process of its own; `python -m wlcore` is the same."""

import gc
import os
import sys

# Python looks for modules where it is started, too. That may be the folder of a pack, which must not bring any.
_HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120 - pathlib would be looked for there
if not sys.flags.safe_path and sys.path[0] in ("", os.getcwd()) and os.getcwd() != _HOME:  # noqa: PTH109
    del sys.path[0]

from wlcore.cli import main  # noqa: E402 - only now
from wlcore.gc_pause import GcPause  # noqa: E402


def wl() -> None:
    """Run the command that was typed. What there is at the end goes with the process, and is not looked through again."""
    with GcPause():
        status = main()
    gc.freeze()
    sys.exit(status)


if __name__ == "__main__":
    wl()
