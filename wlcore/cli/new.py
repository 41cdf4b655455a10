"""`wl new`: begins a pack, a card in it, or a scenario of a game that was played."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from wlcore import files
from wlcore.cli.agreeing import add_packs, agree
from wlcore.cli.language import check_language
from wlcore.cli.options import count
from wlcore.cli.output import result, talk
from wlcore.cli.parser import UsageError
from wlcore.engine.journal import Journal
from wlcore.engine.refusals import SaveError
from wlcore.lang.diagnostics import PackError, did_you_mean
from wlcore.lang.types import with_article
from wlcore.loading import Choice, checked
from wlcore.packs.assemble import Assembly
from wlcore.packs.beside import game_of
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.packs.limits import MANIFEST
from wlcore.packs.manifest import Manifest
from wlcore.packs.names import NAME_PATTERN
from wlcore.packs.skeleton import modeline, new_pack, new_scenario, new_thing, refresh
from wlcore.play import kept
from wlcore.text.port import LAST_RESORT

LONGEST = 60
"""So long an id can be, which names a file or folder, too."""
HELP = """Begin something: a pack, a card in a pack, with comments that say what belongs where, or a scenario of a moment
in a game that was played. Files that are there already are never written over."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    sorts = parser.add_subparsers(title="what", metavar="WHAT", required=True)
    pack = sorts.add_parser("pack", help="a folder for your own cards and house rules")
    pack.add_argument("place", metavar="NAME", type=Path, help="the folder; its last part is the pack's id")
    pack.add_argument(
        "--game", metavar="GAME", help="the game it is for: its id, or the folder of a game of your own"
    )
    pack.set_defaults(write=write_pack)
    card = sorts.add_parser("card", help="a card, or another thing that the game has kinds of")
    card.add_argument(
        "kind", metavar="KIND", help="what it is, such as the word above the cards in a YAML file"
    )
    card.add_argument("name", metavar="ID", help="its id, such as 'train-robbers'")
    card.add_argument(
        "--in", dest="pack", metavar="PACK", type=Path, default=Path(), help="the pack's folder"
    )
    _add_game(card)
    card.set_defaults(write=write_card)
    phrases = sorts.add_parser(
        "phrases", help="what a pack has not yet put into words, as comments to write over"
    )
    phrases.add_argument("pack", metavar="PACK", type=Path, help="the pack's folder")
    phrases.add_argument(
        "--lang", metavar="LANG", help="only in this language; else in all that its pack.yaml lists"
    )
    _add_game(phrases)
    phrases.set_defaults(write=write_phrases)
    scenario = sorts.add_parser("scenario", help="a scenario of a moment in a game that was played")
    scenario.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="where to write it; else it is printed"
    )
    scenario.add_argument(
        "--from", dest="journal", metavar="JOURNAL", required=True,
        help="the game: a file, or the beginning of the name of a kept one",
    )  # fmt: skip
    scenario.add_argument(
        "--at", metavar="N", type=count(0), required=True, help="the position after N choices"
    )
    scenario.add_argument(
        "--choices", metavar="M", type=count(1), default=1, help="how many of the next choices are shown (1)"
    )
    add_packs(scenario.add_argument)
    scenario.set_defaults(write=write_scenario)


def _add_game(parser: argparse.ArgumentParser) -> None:
    """Where the game is that a pack is for."""
    parser.add_argument(
        "--game",
        metavar="GAME",
        default="",
        help="the game's folder or zip, if it is neither installed nor beside the pack",
    )


def run(args: argparse.Namespace) -> int:
    """Write, and say what comes next."""
    try:
        args.write(args)
    except SaveError as error:
        talk(f"wl new: {error}")
        return 1
    return 0


def write_pack(args: argparse.Namespace) -> None:
    """A folder with a manifest, a file for house rules and the schemas for editors."""
    place: Path = args.place
    _check_name(place.name)
    if files.exists(place) and (not files.is_folder(place) or any(place.iterdir())):
        raise UsageError(f"{place} is there already")
    shelf = Shelf.installed()
    games = [m.id for m in shelf.games()]
    if args.game is None and len(games) > 1:
        raise UsageError(f"for which game? Say --game and one of: {', '.join(games)}")
    game = args.game or games[0]
    if game not in games and not files.exists(Path(game)) and files.exists(place.parent / game):
        game = str(place.parent / game)
    if game not in games and not files.exists(Path(game)):
        raise UsageError(f"there is no game '{game}' ({did_you_mean(game, games) or ', '.join(games)})")
    if place.name in shelf.folders:
        raise UsageError(f"there is a pack '{place.name}' already; choose another name")
    for name, text in new_pack(checked(Choice(game)), place.name).items():
        _write(place / name, text)
    entered = shelf.add(PackFolder.open(place), "", False)
    alone = game in games or game_of(shelf, entered) != shelf.manifests[entered].game
    both = place if alone else f"{game} {place}"
    talk(f"Next: 'wl new card KIND ID --in {place}' begins a card, 'wl check {both}' looks everything over,")
    talk(f"'wl play {game} --with {place}' plays with it.")


def write_card(args: argparse.Namespace) -> None:
    """A thing in the file of its kind, and a scenario that fails until it is written."""
    pack: Path = args.pack
    _check_name(args.name)
    _check_pack(pack)
    assembly = _assembly(pack, args.game)
    kinds = {k.name: k for k in assembly.program.kinds.values() if k.properties}
    if any(args.kind == k.name for k in assembly.program.kinds.values() if not k.properties):
        raise UsageError(
            f"{with_article(args.kind)} has nothing but its name: a new one is declared in a .wl file"
        )
    if args.kind not in kinds:
        raise UsageError(
            f"there is no kind '{args.kind}' ({did_you_mean(args.kind, kinds) or ', '.join(kinds)})"
        )
    if args.name in assembly.program.things.get(args.kind, {}):
        raise UsageError(f"there is {with_article(args.kind)} '{args.name}' already")
    scenario = pack / "scenarios" / f"{args.name}.scn"
    if files.exists(scenario):
        raise UsageError(f"{scenario} is there already: choose another id, or another name for that file")
    file, thing = pack / f"{args.kind}.yaml", new_thing(assembly, args.kind, args.name)
    if not files.exists(file):
        _write(file, f"{modeline('cards')}\n{args.kind}:\n{thing}")
    elif _ends_with(file, args.kind):
        text = file.read_text("utf-8")
        files.replace(file, (text + ("" if text.endswith("\n") else "\n") + thing).encode())
        result(f"{file} has a new {args.kind}")
    else:
        raise UsageError(f"{file} does not end in a block '{args.kind}:', so nothing can be put under it")
    _write(scenario, new_scenario(assembly, args.kind, args.name))
    if unwritten := refresh(pack, _assembly(pack, args.game)):
        talk(unwritten)
    talk(
        f"Next: write it, 'wl check {_with_game(pack, args.game)}', and let 'wl test {_with_game(pack, args.game)}' pass."
    )


def write_phrases(args: argparse.Namespace) -> None:
    """Stubs of all phrases that a pack still owes, in each of its languages; what stands in a file stays as it is."""
    from wlcore.text.owed import owed_files

    pack: Path = args.pack
    if args.lang:
        check_language(args.lang)
    _check_pack(pack)
    assembly = _assembly(pack, args.game)
    own = next((source for source in assembly.packs if Path(source.folder.place) == pack), None)
    if own is None:
        raise UsageError(
            f"'wl check {_with_game(pack, args.game)}' first: while there are mistakes, nobody knows what it has to say"
        )
    languages = [args.lang] if args.lang else [*own.manifest.languages] or [LAST_RESORT]
    found = [file for language in languages for file in owed_files(assembly, own, language).items()]
    for name, text in found:
        if files.exists(pack / name):
            content = own.folder.text(name).rstrip("\n")
            files.replace(pack / name, f"{content}\n\n{text}".encode())
            result(f"{pack / name} has new stubs")
        else:
            _write(pack / name, text)
    said = "Next: write over the stubs and take away the '#' before them" if found else "Nothing is missing"
    talk(f"{said}; 'wl text' and 'wl check {_with_game(pack, args.game)}' show what is said.")


def write_scenario(args: argparse.Namespace) -> None:
    """The position after some choices of a game, the next choices and what came of them."""
    from wlcore.scenario.rules import Rules
    from wlcore.scenario.writing import ScenarioWriter

    journal = Journal.open(kept.named(args.journal))
    agree(journal, args.packs)
    session = journal.replay(kept.game_of(journal))
    if args.at > len(session.moves):
        raise UsageError(f"--at must be a number from 0 to {len(session.moves)}")
    choice = kept.choice_of(journal.header)
    rules = Rules(Choice(choice.game, variants=choice.variants, packs=choice.packs))
    text = ScenarioWriter(rules, journal.header, session, args.at, args.choices).text()
    if args.file is None:
        result(text.rstrip("\n"))
    else:
        _write(args.file, text)
        talk(f"Next: give it a title, delete what does not matter, and 'wl test {args.file}'.")


def _check_pack(pack: Path) -> None:
    if not files.is_file(pack / MANIFEST):
        raise UsageError(f"{pack} is no pack: it has no {MANIFEST}; 'wl new pack NAME' begins one")


def _assembly(pack: Path, named: str) -> Assembly:
    """A pack with its game: the one that is named, or where packs are found."""
    shelf = Shelf.installed()
    name = shelf.add(PackFolder.open(pack), "", False, instead=True)
    manifest = shelf.manifests[name]
    if manifest.kind == "game":
        return checked(Choice(name), shelf=shelf)
    game = _game(shelf, manifest, named)
    try:
        return checked(Choice(game, packs=(str(pack),)))
    except PackError:
        talk(f"{pack} has mistakes; 'wl check {_with_game(pack, named)}' shows them.")
        return checked(Choice(game))


def _game(shelf: Shelf, layer: Manifest, named: str) -> str:
    """The game of a layer: as it is named, or where it is found."""
    game = named or game_of(shelf, layer.id)
    found = shelf.game(game)
    if found not in shelf.manifests:
        raise UsageError(f"there is no game '{game}' here: say --game and where its folder is")
    if found != layer.game:
        raise UsageError(f"{layer.id} is for '{layer.game}', not for '{found}'")
    return game


def _with_game(pack: Path, named: str) -> str:
    """A pack, and its game where that had to be named, as a command is told of both."""
    return f"{named} {pack}" if named else str(pack)


def _ends_with(file: Path, kind: str) -> bool:
    """Whether the last block of a YAML file is that of a kind."""
    heads = re.findall(r"^([^\s#][^:#]*):[ \t]*(?:#.*)?$", file.read_text("utf-8"), re.MULTILINE)
    return bool(heads) and heads[-1] == kind


def _check_name(name: str) -> None:
    if len(name) > LONGEST:
        raise UsageError(f"an id has at most {LONGEST} characters, and this has {len(name)}")
    if not re.fullmatch(NAME_PATTERN, name):
        raise UsageError(f"'{name}' is no id: ids are lower-case words joined by hyphens, such as 'my-cards'")


def _write(file: Path, text: str) -> None:
    try:
        files.folder(file.parent)
        files.create(file, text.encode())
    except FileExistsError:
        raise UsageError(f"{file} is there already") from None
    result(str(file))
