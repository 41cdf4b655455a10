"""`wl i18n new`, `changed` and `stamp`: how a language begins, and what has to be looked at again later."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from wlcore import files
from wlcore.cli.language import check_language
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.parser import UsageError
from wlcore.cli.places import pack_around
from wlcore.lang.diagnostics import did_you_mean
from wlcore.loading import Choice, checked
from wlcore.packs.beside import enter_game
from wlcore.packs.company import needed
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.text.human import counted
from wlcore.text.port import CORE, core_folder


def configure(sorts: Any) -> None:
    """The arguments."""
    new = sorts.add_parser("new", help="begin a language: every phrase as a comment to be written over")
    new.add_argument("language", metavar="LANG", help="its code, such as 'es' or 'pt-BR'")
    new.add_argument(
        "--like", metavar="LANG", default="", help="begin from a relative: its phrases, verbs and syntax"
    )
    new.add_argument(
        "--in", dest="pack", metavar="PACK", default=CORE, help="for a pack, by its id or folder"
    )
    new.add_argument(
        "--to", metavar="FOLDER", type=Path, help="where to write; else into the pack, or the core"
    )
    new.set_defaults(do=_new)
    changed = sorts.add_parser("changed", help="phrases whose English has changed since they were translated")
    changed.add_argument(
        "pack", metavar="PACK", nargs="?", default="", help="a pack, by its id or folder; else all"
    )
    changed.add_argument("--lang", metavar="LANG", default="", help="only this language")
    changed.add_argument("--json", action="store_true", help="print the result as one JSON value")
    changed.set_defaults(do=_changed)
    stamp = sorts.add_parser(
        "stamp", help="note which version of their rules, clauses and English phrases were written for"
    )
    stamp.add_argument("pack", metavar="PACK", help="the pack, by its id or folder; 'core' for the core")
    stamp.add_argument("phrases", metavar="PHRASE", nargs="*", help="only these")
    stamp.add_argument("--lang", metavar="LANG", default="", help="only this language")
    stamp.add_argument(
        "--game",
        metavar="GAME",
        default="",
        help="the game's folder or zip, if it is neither installed nor beside the pack",
    )
    stamp.set_defaults(do=_stamp)


class Texts:
    """Where the phrases of the core or of a pack lie."""

    def __init__(self, named: str, shelf: Shelf) -> None:
        self.id, self.below = named, "text/"
        self.core = named == CORE
        if self.core:
            self.place, self.below = Path(str(core_folder())), ""
        elif named in shelf.folders:
            self.place = Path(shelf.folders[named].place)
        else:
            around = pack_around(Path(named))
            if around is None:
                hint = did_you_mean(named, [CORE, *shelf.folders])
                raise UsageError(f"there is no pack '{named}'" + (f"; {hint}" if hint else ""))
            self.id, self.place = around.name, around
        self.folder = PackFolder.open(self.place)

    def file(self, name: str) -> Path:
        """A file of the folder; what is in a zip is not written."""
        if not files.is_folder(self.place):
            raise UsageError(f"'{self.place}' is a zip: unpack it first")
        return self.place / name


# ---- new ----------------------------------------------------------------------------------------------


def _new(args: argparse.Namespace) -> int:
    from wlcore.text.skeleton import beginnings

    for language in filter(None, (args.language, args.like)):
        check_language(language)
    texts = Texts(args.pack, Shelf.installed())
    if args.like and not any(n.startswith(f"{texts.below}{args.like}/") for n in texts.folder.files()):
        raise UsageError(f"there are no phrases in '{args.like}' to begin from in {texts.id}")
    written = 0
    for name, content in beginnings(texts.folder, texts.below, args.language, args.like):
        file = args.to / name if args.to else texts.file(name)
        if files.exists(file):
            continue
        files.folder(file.parent)
        files.create(file, content.encode())
        result(str(file))
        written += 1
    if not written:
        begun = any(n.startswith(f"{texts.below}{args.language}/") for n in texts.folder.files())
        why = (
            "every file is there already"
            if begun
            else f"{texts.id} has no phrases yet; 'wl new phrases' begins them"
        )
        talk(f"there is nothing to begin: {why}")
    return 0


# ---- changed ------------------------------------------------------------------------------------------


def _changed(args: argparse.Namespace) -> int:
    """The phrases whose English is another than the one they were written for; 1 if there are any."""
    from wlcore.text.sources import outdated

    shelf = Shelf.installed()
    found: dict[str, dict[str, dict[str, str]]] = {}
    for named in [args.pack] if args.pack else [CORE, *shelf.folders]:
        texts = Texts(named, shelf)
        for language, phrases in outdated(texts.folder, texts.below, args.lang).items():
            found.setdefault(language, {})[texts.id] = phrases
    if args.json:
        json_result(found)
        return int(bool(found))
    for language, packs in found.items():
        for pack, phrases in packs.items():
            result(f"{language}, {pack}: {counted(len(phrases), 'phrase')}")
            for phrase, english in phrases.items():
                result(f"  {phrase}\n    en: {english}")
    if not found:
        talk("wl i18n changed: no English has changed since it was translated")
    return int(bool(found))


# ---- stamp --------------------------------------------------------------------------------------------


def _stamp(args: argparse.Namespace) -> int:
    from wlcore.text.gates import stamped
    from wlcore.text.sources import FILE, noted, sources

    shelf = Shelf.installed()
    texts = Texts(args.pack, shelf)
    prints = _prints(texts, shelf, args.game) if not texts.core else {}
    english = sources(texts.folder, texts.below)
    unknown = [phrase for phrase in args.phrases if phrase not in prints and phrase not in english]
    if unknown:
        raise UsageError(f"no rule or clause is said by {', '.join(unknown)}, and English has no such phrase")
    wanted = {p: now for p, now in prints.items() if not args.phrases or p in args.phrases}
    root = texts.file(texts.below)
    for name in texts.folder.files():
        language, _, phrases = name.removeprefix(texts.below).partition("/")
        if not name.startswith(texts.below) or not phrases.endswith(".ftl") or "/" in phrases:
            continue
        if args.lang in ("", language):
            before = texts.folder.text(name)
            after = stamped(before, wanted)
            if after != before:
                files.replace(texts.file(name), after.encode())
                result(str(texts.file(name)))
    texts = Texts(args.pack, shelf)  # with what has just been written
    for language, note in noted(texts.folder, texts.below, args.lang, args.phrases).items():
        file = root / language / FILE
        kept = f"{texts.below}{language}/{FILE}"
        if not texts.folder.has(kept) or texts.folder.text(kept) != note:
            files.replace(file, note.encode())
            result(str(file))
    return 0


def _prints(texts: Texts, shelf: Shelf, game: str) -> dict[str, str]:
    """The fingerprints of the rules and clauses of a pack, by the phrase that says each."""
    from wlcore.text.clauses import clause_prints
    from wlcore.text.gates import fingerprints

    pack = shelf.add(texts.folder, "", False, instead=True)
    manifest = shelf.manifests[pack]
    if game:
        shelf.game(game)
    else:
        enter_game(shelf, pack)
    layers = needed(shelf, pack) if manifest.kind == "layer" else ()
    assembly = checked(Choice(manifest.game, variants=tuple(layers)), shelf=shelf)
    return fingerprints(assembly.program) | clause_prints(
        clause for one in assembly.packs for clause in one.clauses
    )
