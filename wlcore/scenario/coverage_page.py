"""Coverage as pages: one for each file of the rules, line by line, and an index. Signs say what paint only stresses."""

from __future__ import annotations

import os
from collections.abc import Callable
from html import escape
from pathlib import Path

from wlcore import files
from wlcore.lang.source import split_lines
from wlcore.scenario.coverage import Coverage
from wlcore.study.marks import Point

RUN, PART, NOT, NOTHING = "run", "part", "NOT", ""
STYLE = """body{font:1rem/1.4 sans-serif;margin:2rem;max-width:80rem}table{border-collapse:collapse}
td,th{padding:0 .6rem;text-align:left;vertical-align:top}td.n{text-align:right;color:#555}pre{margin:0}
tr.run{background:#eef7ee}tr.part{background:#fff3cf}tr.NOT{background:#fbdcd8}tr.NOT td.s{font-weight:bold}
.missing{color:#7a1f14}"""


def write_pages(found: Coverage, folder: Path, title: str, named: Callable[[str], str]) -> str:
    """Write the pages into a folder; returns what was written, in words."""
    files.folder(folder)
    by_file: dict[str, list[Point]] = {}
    for point in found.points.values():
        by_file.setdefault(point.span.file, []).append(point)
    root = os.path.commonpath([Path(file).parent for file in by_file]) if by_file else ""
    rows = []
    for file, points in sorted(by_file.items()):
        short = Path(file).relative_to(root).as_posix()
        page = short.replace("/", "--") + ".html"
        run = sum(p.key in found.run for p in points)
        _write(folder / page, _page(short, _file(file, points, found)))
        rows.append(
            f'<tr class="{_sign(run, len(points))}"><td><a href="{escape(page)}">{escape(short)}</a></td>'
            f"<td>{run} of {len(points)}</td></tr>"
        )
    heading = f"{title}: what has run"
    index = [
        f"<p>{found.scenarios:,} scenarios, {found.games:,} random games.</p>",
        "<table><tr><th>file</th><th>places that have run</th></tr>",
        *rows,
        "</table>",
        *_lists(found, named),
    ]
    _write(folder / "index.html", _page(heading, "\n".join(index)))
    return f"{len(rows) + 1} pages in {folder}"


def _write(file: Path, page: str) -> None:
    files.replace(file, page.encode("utf-8", "replace"))


def _lists(found: Coverage, named: Callable[[str], str]) -> list[str]:
    data = found.as_json(named)
    out = []
    for heading, missing in (
        ("Clauses that nothing has run", data["clauses"]["missing"]),
        ("Values of rulings that nothing has run", data["rulings"]["missing"]),
    ):
        if missing:
            out += [f"<h2>{heading}</h2>", "<p>", ", ".join(map(escape, missing)), "</p>"]
    return out


def _file(file: str, points: list[Point], found: Coverage) -> str:
    by_line: dict[int, list[Point]] = {}
    for point in points:
        by_line.setdefault(point.span.line, []).append(point)
    try:
        lines = split_lines(Path(file).read_bytes().decode("utf-8"))
    except (OSError, ValueError):
        lines = []
    rows = []
    for number, text in enumerate(lines, 1):
        here = by_line.get(number, [])
        run = sum(p.key in found.run for p in here)
        sign = _sign(run, len(here)) if here else NOTHING
        missing = ", ".join(dict.fromkeys(p.what for p in here if p.key not in found.run))
        note = f' <span class="missing">not run: {escape(missing)}</span>' if missing else ""
        rows.append(
            f'<tr class="{sign}" id="L{number}"><td class="n">{number}</td><td class="s">{sign}</td>'
            f"<td><pre>{escape(text)}</pre></td><td>{note}</td></tr>"
        )
    head = "<tr><th>line</th><th>run</th><th></th><th></th></tr>"
    return '<p><a href="index.html">all files</a></p>\n<table>\n' + "\n".join([head, *rows]) + "\n</table>"


def _sign(run: int, every: int) -> str:
    return RUN if run == every else PART if run else NOT


def _page(heading: str, body: str) -> str:
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(heading)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(heading)}</h1>\n{body}\n</body>\n</html>\n"
    )
