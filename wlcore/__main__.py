"""`python -m wlcore` is the same as `wl`."""

import os
import sys

# Python looks for modules where it is started, too. That may be the folder of a pack, which must not bring any.
_HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120 - pathlib would be looked for there
if not sys.flags.safe_path and sys.path[0] in ("", os.getcwd()) and os.getcwd() != _HOME:  # noqa: PTH109
    del sys.path[0]

from wlcore.cli import main  # noqa: E402 - only now

if __name__ == "__main__":
    sys.exit(main())
