"""How the tests load what is broken: a `.wl` file as a layer of the tiny game, or a folder of one or more packs."""

from __future__ import annotations

import shutil
from pathlib import Path

from wlcore import loading
from wlcore.lang.diagnostics import Diagnostic, PackError
from wlcore.packs.limits import MANIFEST

TESTS = Path(__file__).parents[1]
BROKEN = TESTS / "broken" / "lang"
GAME = TESTS / "games" / "coin-race"
LAYER = "id: broken\nversion: 1.0.0\ntitle: Broken\nkind: layer\ngame: coin-race\n"


def case(name: str) -> Path:
    """The broken file or folder of this name."""
    return next(path for path in BROKEN.iterdir() if path.stem == name and path.suffix != ".expected")


def expected(path: Path) -> list[str]:
    """What stands beside it: `file:line:col code`, one a line."""
    return path.with_suffix(".expected").read_text("utf-8").splitlines()


def diagnostics(path: Path, work: Path) -> list[Diagnostic]:
    """What the loader says about a broken file or folder, copied below `work`."""
    copy = work / "broken"
    if path.is_dir():
        shutil.copytree(path, copy)
    else:
        copy.mkdir()
        (copy / MANIFEST).write_text(LAYER, "utf-8")
        shutil.copy(path, copy / path.name)
    packs = sorted(manifest.parent for manifest in copy.glob(f"*/{MANIFEST}")) or [copy]
    game = next((pack for pack in packs if _is_game(pack)), GAME)
    try:
        loading.load(str(game), packs=[pack for pack in packs if pack != game])
    except PackError as error:
        return sorted(error.diagnostics, key=lambda d: d.span)
    return []


def _is_game(pack: Path) -> bool:
    manifest = pack / MANIFEST
    return manifest.is_file() and "kind: game" in manifest.read_text("utf-8")


def as_expected(diagnostic: Diagnostic, work: Path) -> str:
    """A diagnostic as it stands in a file of expectations."""
    file = diagnostic.span.file.removeprefix(f"{work / 'broken'}").lstrip("/") or "-"
    return f"{file}:{diagnostic.span.line}:{diagnostic.span.col} {diagnostic.code}"
