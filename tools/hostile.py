"""Gives `wl check` and the table packs that ask for too much, and tells what does not end in time, in memory, and in words.

    python tools/hostile.py [--packs N] [--from SEED] [--keep FOLDER]

Each pack is made by chance from a seed and taken through all in a process of its own: it must be refused with a diagnostic, or
played a few choices, of which those that are too much are stopped in words; each answer within five seconds of work and 500 MB.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

if __name__ == "__main__":  # run as a script, this folder's neighbours are not on the path yet
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.fuzzing.bounded import Answer, answer
from tools.fuzzing.hostile import hostile


def main(words: list[str]) -> int:
    """Try packs, and tell what came of them; 1 if something was wrong."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--packs", type=int, default=1_000)
    parser.add_argument("--from", type=int, default=1, dest="first")
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args(words)
    answers: dict[int, Answer] = {}
    for seed in range(args.first, args.first + args.packs):
        files = hostile(seed)
        answers[seed] = found = answer(files, seed)
        if found.wrong:
            print(
                f"{seed}: {found.word}, {found.slowest:.1f} s, {found.memory} MB: {found.wrong}", flush=True
            )
            for path, text in files.items() if args.keep is not None else ():
                (args.keep / str(seed) / path).parent.mkdir(parents=True, exist_ok=True)
                (args.keep / str(seed) / path).write_text(text, "utf-8")
    for word, many in sorted(Counter(found.word for found in answers.values()).items()):
        print(f"{word:10} {many:6}")
    slowest, largest = (max(getattr(a, x) for a in answers.values()) for x in ("slowest", "memory"))
    wrong = sum(bool(found.wrong) for found in answers.values())
    print(f"{len(answers)} packs, the slowest answer {slowest:.1f} s, {largest} MB at most, {wrong} wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
