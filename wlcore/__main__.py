"""`python -m wlcore` is the same as `wl`."""

import sys

from wlcore.cli import main

if __name__ == "__main__":
    sys.exit(main())
