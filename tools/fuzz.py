"""Throws damaged files at everything that reads files, and tells what breaks.

    python tools/fuzz.py [--inputs N] [--seconds S] [--seed X] [--only TARGET] [--keep FOLDER]

Each input is a shipped file, or a piece of one, with a few random edits; or noise. The answer must be what was read, or a
refusal in words: any other exception, or no answer within five seconds of work, is a defect. Inputs that show one are
kept, and the slowest of each target if it took more than a second.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if __name__ == "__main__":  # run as a script, this folder's neighbours are not on the path yet
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.fuzzing.targets import TARGETS
from tools.fuzzing.trying import fuzz


def main(words: list[str]) -> int:
    """Feed, and tell what came of it; 1 if there was a defect."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=list(TARGETS))
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args(words)
    targets = {name: TARGETS[name]() for name in args.only or TARGETS}
    tallies = fuzz(targets, args.inputs, args.seconds, args.seed, args.keep)
    print(f"{'':10} {'inputs':>8} {'taken':>8} {'µs each':>8} {'slowest':>8} {'defects':>8}")
    for name, t in tallies.items():
        each = t.seconds / max(1, t.inputs) * 1e6
        print(f"{name:10} {t.inputs:8} {t.taken:8} {each:8.0f} {t.slowest:7.2f}s {len(t.defects):8}")
    for defect in dict.fromkeys(d for t in tallies.values() for d in t.defects):
        print(defect)
    defects = sum(len(t.defects) for t in tallies.values())
    print(f"{sum(t.inputs for t in tallies.values())} inputs, {defects} defects")
    return int(defects > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
