"""Keep generated pages fresh: compare what the generators say with the files on disk.

    python tools/freshness.py            names every stale page and ends with status 1 if there is one
    python tools/freshness.py --write    rewrites them

To register pages: write a function without parameters, in a module of its own beside this file, that returns whole
files as {path from the root of the repository: text}, and add it to GENERATORS below. It must give the same text on
every machine: no dates, no absolute paths, sorted where order means nothing.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

if __name__ == "__main__":  # run as a script, this folder's neighbours are not on the path yet
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import python_programs, python_reference, reference, schemas

ROOT = Path(__file__).resolve().parents[1]

Generator = Callable[[], dict[str, str]]

GENERATORS: tuple[Generator, ...] = (
    reference.page,
    schemas.schemas,
    python_reference.page,
    python_programs.page,
)


def stale(generators: Iterable[Generator], root: Path) -> dict[Path, tuple[str, str]]:
    """The pages that differ from the disk: file -> (text on disk, text as it should be)."""
    wanted = {root / name: text for generate in generators for name, text in generate().items()}
    on_disk = {file: file.read_text("utf-8") if file.is_file() else "" for file in wanted}
    return {file: (on_disk[file], text) for file, text in sorted(wanted.items()) if on_disk[file] != text}


def main(argv: list[str] | None = None) -> int:
    """Check or rewrite every generated page."""
    parser = argparse.ArgumentParser(description="Compare generated pages with the files on disk.")
    parser.add_argument("--write", action="store_true", help="rewrite stale pages")
    write = parser.parse_args(argv).write
    found = stale(GENERATORS, ROOT)
    for file, (old, new) in found.items():
        if write:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(new, "utf-8", newline="\n")
            print(f"rewritten: {file.relative_to(ROOT)}")
        else:
            print(f"stale: {file.relative_to(ROOT)}")
            sys.stdout.writelines(
                difflib.unified_diff(old.splitlines(True), new.splitlines(True), "on disk", "fresh")
            )
    if found and not write:
        print("Run 'python tools/freshness.py --write'.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
