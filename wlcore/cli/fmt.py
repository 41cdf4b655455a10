"""`wl fmt`: brings the texts of packs into canonical layout."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from wlcore import files
from wlcore.cli.check import Check
from wlcore.cli.output import result, talk
from wlcore.cli.parser import UsageError
from wlcore.cli.places import PackPlace, named, path_argument, places
from wlcore.data import data_root
from wlcore.lang.diagnostics import Findings, PackError
from wlcore.packs.assemble import kinds_of
from wlcore.packs.beside import enter_game
from wlcore.packs.company import needed, sections_of
from wlcore.packs.entities import Kinds
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import read_all
from wlcore.packs.layout import laid_out
from wlcore.packs.schema import file_schemas
from wlcore.text.layout import laid_out_phrases

HELP = """Bring the texts of packs into canonical layout: whole .wl files, the effect texts in YAML files, and the phrases in
.ftl files, as the library of Fluent writes them. PATH is a pack, a file in one, or a folder of packs; without PATH: all
games and variants of this checkout, and the phrases of the core. A file with mistakes is left as it is."""

PHRASES = ".ftl"
ALONE = (".wl", PHRASES)
"""Files whose layout depends on nothing else in their pack."""
NO_TEXTS = file_schemas().keys()


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("paths", metavar="PATH", nargs="*", type=path_argument, help="what to lay out")
    parser.add_argument(
        "--check", action="store_true", help="change nothing; 1 if something would be changed"
    )


def run(args: argparse.Namespace) -> int:
    """Rewrite what is not in canonical layout, or only name it."""
    findings = Findings()
    asked = _asked(args.paths)
    packs = [place.pack for place in asked if args.paths and files.is_folder(place.pack)]
    changed = [file for place in asked for file in _place(place, packs, args.check, findings)]
    for file in changed:
        result(f"{'not in canonical layout' if args.check else 'laid out'}: {named(str(file))}")
    for d in findings.sorted():
        talk(str(d))
    talk(f"{len(changed)} file{'s' * (len(changed) != 1)} {'would change' if args.check else 'changed'}")
    return int(findings.failed or (args.check and bool(changed)))


def _asked(paths: Sequence[Path]) -> list[PackPlace]:
    root = data_root()
    if not paths and not isinstance(root, Path):
        raise UsageError("say which PATH: the shipped packs are not in a folder that can be written")
    wanted = paths or [Path(str(root / name)) for name in ("rules", "variants", "grammar/text")]
    found = places(path for path in wanted if files.exists(path))
    for place in found:
        if place.pack.suffix.lower() == ".zip":
            raise UsageError(f"'{place.pack}' is a zip: unpack it first")
    return found


def _place(place: PackPlace, packs: Sequence[Path], only_check: bool, findings: Findings) -> Iterator[Path]:
    """Lay out the files of a place, beside which these packs are named; those that are, or would be, changed."""
    texts, kinds = _files(place, packs)
    for file in texts:
        before = file.read_bytes()
        phrases = file.suffix == PHRASES
        after = (
            laid_out_phrases(str(file), before, findings)
            if phrases
            else laid_out(str(file), before, kinds, findings)
        )
        if after is not None and after != before:
            if not only_check:
                files.replace(file, after)
            yield file


def _files(place: PackPlace, packs: Sequence[Path]) -> tuple[list[Path], Kinds]:
    """The files of a place that hold texts, and what entities in them can hold."""
    if files.is_file(place.pack) and place.pack.suffix in ALONE:
        return [place.pack], {}
    folder = PackFolder.open(place.pack)
    names = [name for name in folder.files() if place.means(name) and _has_texts(name)]
    only_words = all(name.endswith(ALONE) for name in names)
    return [Path(folder.label(name)) for name in names], {} if only_words else _kinds(place.pack, packs)


def _has_texts(name: str) -> bool:
    return name.endswith(ALONE) or (
        name.endswith((".yaml", ".yml")) and "/" not in name and name not in NO_TEXTS
    )


def _kinds(pack: Path, packs: Sequence[Path]) -> Kinds:
    """What entities can hold in the game that a pack is, or is for; that may be one of the packs that are named beside it."""
    check = Check()
    for other in packs:
        if other != pack:
            check.enter(other)
    own = check.enter(pack)
    if own:
        enter_game(check.shelf, own)
    if not own or not check.has_game(own):
        raise PackError(check.findings.sorted())
    manifest = check.shelf.manifests[own]
    companies = [needed(check.shelf, own), *sections_of(check.shelf, own)] if manifest.kind == "layer" else []
    layers = dict.fromkeys(layer for company in companies for layer in company)
    return kinds_of(read_all(check.shelf, (manifest.game, *layers), Findings()))
