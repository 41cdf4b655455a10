"""Writes down what random games of Western Legends never came to, each place with a scenario that does.

Play first, as often as there is time for, each time from another seed:

    wl coverage western-legends --games 400 --seed 1000 --json > one.json
    python tools/unplayed.py one.json another.json

A place that one of the runs came to is left out, so runs add up. A test holds the page against the rules.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "tests" / "western_legends" / "unplayed.txt"
HEAD = """\
# What {games:,} random games never came to: file :: line :: what there, and below it a scenario that does.
# {share} of {all:,} branches, statements and texts were reached. Made by tools/unplayed.py.
"""
PARTS = ("branches", "statements", "cards")


def main(files: list[str]) -> None:
    """Write the page from what `wl coverage --games N --json` has printed."""
    runs = [json.loads(Path(file).read_text("utf-8")) for file in files]
    rows = set.intersection(*({tuple(sorted(x.items())) for x in run["unplayed"]} for run in runs))
    every = sum(runs[0][part]["all"] for part in PARTS)
    reached = every - len(rows) - sum(len(runs[0][part]["missing"]) for part in PARTS)
    lines = [HEAD.format(games=sum(run["games"] for run in runs), share=f"{reached:,}", all=every)]
    told: dict[str, None] = {}
    for row in sorted(map(dict, rows), key=lambda x: (x["file"], x["line"], x["col"], x["what"])):
        told[f"{row['file']} :: {_line(row)} :: {row['what']}\n    {_scenario(row['scenario'])}\n"] = None
    PAGE.write_text("\n".join([*lines, *told]), "utf-8")
    print(f"{len(told)} places in {PAGE.relative_to(ROOT)}")


def _line(row: dict[str, Any]) -> str:
    from wlcore.scenario.mutation import SAID_AFTER

    text = (ROOT / row["file"]).read_text("utf-8").split("\n")[row["line"] - 1]
    return " ".join(SAID_AFTER.sub("", text).split())


def _scenario(place: str) -> str:
    file, line, _ = place.rsplit(":", 2)
    title = (ROOT / file).read_text("utf-8").split("\n")[int(line) - 1].split('"')[1]
    return f"{file}: {title}"


if __name__ == "__main__":
    main(sys.argv[1:])
