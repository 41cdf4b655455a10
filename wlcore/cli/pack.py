"""`wl pack`: make one file of a pack to send, and keep packs where they are always found."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from wlcore import files
from wlcore.cli.output import result, talk
from wlcore.cli.parser import UsageError
from wlcore.cli.places import named, path_argument
from wlcore.lang.diagnostics import Findings, shown
from wlcore.lang.quoted import lines_in
from wlcore.lang.source import split_lines
from wlcore.loading import Choice, checked
from wlcore.packs.beside import game_of
from wlcore.packs.company import needed
from wlcore.packs.find import PackFolder, is_zip
from wlcore.packs.keeping import drop_pack, keep_pack
from wlcore.packs.layers import OWN, Shelf
from wlcore.packs.limits import MANIFEST
from wlcore.packs.manifest import Manifest
from wlcore.packs.names import NAME_PATTERN
from wlcore.packs.nodes import MapNode, Scalar
from wlcore.packs.sealed import fingerprint, sealed
from wlcore.packs.yamlfile import read_yaml

HELP = """Send a pack to somebody, and keep one that you were sent: 'build' makes a zip of a folder, the same one from the same
files on every machine; 'add' puts a pack where it is always found, so that --variant and 'wl play' need no path; 'remove' takes it
away again. Packs with mistakes are neither built nor added."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    what = parser.add_subparsers(title="what", metavar="WHAT", required=True)
    build = what.add_parser("build", help="make a zip of a pack, checked and the same everywhere")
    build.add_argument("pack", metavar="PACK", type=path_argument, help="the pack (a folder or a zip)")
    build.add_argument("--out", metavar="FILE", type=Path, help="where to write it (ID-VERSION.zip here)")
    build.set_defaults(do=_build)
    add = what.add_parser("add", help="keep a pack where it is always found")
    add.add_argument("pack", metavar="PACK", type=path_argument, help="the pack (a folder or a zip)")
    add.add_argument("--digest", metavar="SHA256", default="", help="refuse a file that has another one")
    add.add_argument(
        "--as",
        dest="other",
        metavar="ID",
        default="",
        help="keep it under this id, where another one has its own",
    )
    add.set_defaults(do=_add)
    remove = what.add_parser("remove", help="no longer keep a pack")
    remove.add_argument("id", metavar="ID", help="the pack's id, as 'wl packs' lists it")
    remove.set_defaults(do=_remove)


def run(args: argparse.Namespace) -> int:
    """Do it; 1 if the pack has mistakes."""
    return int(args.do(args))


def _build(args: argparse.Namespace) -> int:
    folder, manifest = _right(args.pack)
    if manifest is None:
        return 1
    out: Path = args.out or Path(f"{manifest.id}-{manifest.version}.zip")
    place = args.pack.resolve()
    if out.resolve() == place or place in out.resolve().parents:
        raise UsageError(f"{out} is the pack itself, or lies in it; --out names another file")
    if files.exists(out) and not is_zip(out):
        raise UsageError(f"{out} is there already, and is no zip")
    data = sealed(folder)
    files.replace(out, data)
    result(f"{out}: {manifest.title} {manifest.version}, {len(folder.files())} files, {len(data)} bytes")
    result(f"sha256 {fingerprint(data)}")
    talk(
        f"Whoever gets it keeps it with 'wl pack add {out.name}', or plays with it: 'wl play {manifest.game} --with {out.name}'"
    )
    return 0


def _add(args: argparse.Namespace) -> int:
    """Keep it, under its own id or another one."""
    if args.digest:
        _compare(args.pack, args.digest)
    if args.other:
        with TemporaryDirectory() as place:
            return _keep(
                _renamed(PackFolder.open(args.pack), args.other, Path(place) / args.other), args.other
            )
    return _keep(args.pack)


def _keep(pack: Path, name: str = "") -> int:
    """Keep a pack; under this id, where one is given."""
    folder, manifest = _right(pack)
    if manifest is None:
        return 1
    if name and manifest.id != name:
        raise UsageError(
            f"the id in {MANIFEST} is written so that it cannot be replaced; write 'id: {manifest.id}' on a line of its own"
        )
    there = Shelf.installed()
    before = there.manifests.get(manifest.id)
    if before is not None and there.brought_by[manifest.id] != OWN:
        raise UsageError(f"there is an installed pack '{manifest.id}' already; {_other_id(manifest)}")
    if before is not None and _whose(before) != _whose(manifest):
        raise UsageError(
            f"'{manifest.id}' is kept already, and is another pack: {_told(before)}, not {_told(manifest)}; {_other_id(manifest)}, "
            f"or 'wl pack remove {manifest.id}' first"
        )
    if before is not None and not is_zip(Path(there.folders[manifest.id].place)):
        lies = named(there.folders[manifest.id].place)
        raise UsageError(f"'{manifest.id}' lies there already as the folder {lies}; delete that first")
    place = keep_pack(folder, manifest.id)
    instead = f" instead of version {before.version}" if before is not None else ""
    result(f"{manifest.title} {manifest.version} is kept as {named(str(place))}{instead}")
    if manifest.kind == "layer":
        talk(f"'wl play {manifest.game} --variant {manifest.id}' plays with it.")
    else:
        talk(f"'wl play {manifest.id}' plays it.")
    return 0


def _whose(manifest: Manifest) -> str:
    """By what two versions of one pack are told from two packs of one id: who made them, else what they are called."""
    return manifest.author or manifest.title


def _told(manifest: Manifest) -> str:
    return manifest.title + (f" by {manifest.author}" if manifest.author else "")


def _other_id(manifest: Manifest) -> str:
    mine = "-".join(re.findall("[a-z0-9]+", manifest.author.casefold())[:1])
    return f"keep this one under another id with '--as {mine or 'my'}-{manifest.id}'"


def _renamed(folder: PackFolder, name: str, place: Path) -> Path:
    """The files of a pack at another place, where it has another id."""
    if not re.fullmatch(NAME_PATTERN, name):
        raise UsageError(f"'{name}' is no id: ids are lower-case words joined by hyphens, such as 'my-cards'")
    for file in folder.files():
        data = folder.read(file)
        if file == MANIFEST:
            data = _with_id(folder, data, name)
        files.folder((place / file).parent)
        files.create(place / file, data)
    return place


def _with_id(folder: PackFolder, data: bytes, name: str) -> bytes:
    """A manifest with another id where its own stands; as it is, where that is no single word."""
    tree = read_yaml(folder, MANIFEST, Findings())
    said = tree.get("id") if isinstance(tree, MapNode) else None
    if not isinstance(said, Scalar) or said.style not in ("plain", "single", "double"):
        return data
    span = said.span
    if span.line != span.end_line:
        return data
    lines = split_lines(data.decode())
    line = lines[span.line - 1]
    lines[span.line - 1] = line[: span.col - 1] + name + line[span.end_col - 1 :]
    return "\n".join(lines).encode()


def _remove(args: argparse.Namespace) -> int:
    dropped = drop_pack(args.id)
    if dropped is None:
        raise UsageError(f"no pack '{args.id}' is kept; 'wl packs' lists what there is")
    result(f"{named(str(dropped))} is gone")
    return 0


def _compare(pack: Path, digest: str) -> None:
    if not files.is_file(pack):
        raise UsageError("a folder has no digest; one file is wanted, as 'wl pack build' makes it")
    found = fingerprint(files.read(pack))
    if found != digest.strip().casefold():
        raise UsageError(f"{pack} has another digest: {found}")


def _right(place: Path) -> tuple[PackFolder, Manifest | None]:
    """A pack with its manifest, if it is without mistakes; else these are said."""
    shelf = Shelf.installed()
    folder = PackFolder.open(place)
    pack = shelf.add(folder, "", False, instead=True)
    manifest = shelf.manifests[pack]
    findings = Findings()
    if manifest.kind == "game":
        checked(Choice(pack), findings, shelf)
    else:
        layers = [layer for layer in needed(shelf, pack) if layer != pack]
        checked(Choice(game_of(shelf, pack), variants=(*layers, pack)), findings, shelf)
    wrong = [d for d in findings.sorted() if d.severity == "error"]
    for diagnostic in wrong:
        result(shown(diagnostic, lines_in(diagnostic.span.file)))
    if wrong:
        talk(f"{place} has mistakes; 'wl check {place}' tells them all")
    return folder, None if wrong else manifest
