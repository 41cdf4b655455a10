"""`wl text`: the generated texts of cards and of everything else in a game."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from wlcore import files
from wlcore.cli.games import choice_of
from wlcore.cli.language import spoken
from wlcore.cli.options import GameOptions, add_game_options
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.parser import UsageError
from wlcore.lang.diagnostics import did_you_mean
from wlcore.loading import checked, settings
from wlcore.packs.assemble import Assembly
from wlcore.play.goals import puzzles
from wlcore.text.cards import CardTexts, texts
from wlcore.text.forms import capital
from wlcore.text.houserules import LAYER, HouseRules
from wlcore.text.html import as_html
from wlcore.text.port import Phrases, languages
from wlcore.text.titles import title_of

HELP = """Print the texts that are generated from the rules of cards, of layers, of puzzles and of everything else in a game, in a
language and under the switches of an edition."""
PUZZLE = "puzzle"
"""What stands before a pack, a file and a line where texts go by their address."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    add_game_options(parser, game_required=True)
    parser.add_argument("--card", metavar="ID", help="only this one: its id, or KIND/ID")
    parser.add_argument("--html", metavar="FILE", type=Path, help="write all of it to a page")


def run(args: argparse.Namespace) -> int:
    """Print, or write."""
    options = GameOptions.of(args)
    choice = choice_of(options)
    assembly = checked(choice)
    phrases = _phrases(assembly, spoken(options.language))
    cards = CardTexts.of(assembly.program, settings(assembly, choice), phrases)
    found = texts(assembly.program, settings(assembly, choice), phrases)
    names = {f"{thing.kind}/{thing.design}": capital(cards.name(thing)) for thing in cards.program.designs()}
    flavour = {f"{thing.kind}/{thing.design}": cards.flavour(thing) for thing in cards.program.designs()}
    said = HouseRules(cards, assembly)
    for pack in assembly.packs[1:]:
        if lines := said.of(pack.manifest.id):
            found[f"{LAYER}/{pack.manifest.id}"] = "\n".join(lines)
            names[f"{LAYER}/{pack.manifest.id}"] = title_of(pack.manifest, phrases)
    for pack in assembly.packs:
        for case, goal in puzzles(pack.folder, phrases.language):
            address = f"{PUZZLE}/{pack.manifest.id}/{Path(case.span.file).stem}:{case.span.line}"
            found[address], names[address] = goal, case.title
    if args.card is not None:
        found = _only(args.card.strip(), found, assembly)
    if phrases.missing:
        talk(f"wl text: phrases are missing in '{phrases.language}': {', '.join(phrases.missing)}")
    if args.html is not None:
        page = as_html(found, assembly.packs[0].manifest.title, names, phrases.language, flavour)
        files.replace(args.html, page.encode("utf-8", "replace"))
        talk(f"written: {args.html}")
    if options.json:
        json_result(found)
    elif args.html is None:
        result("\n\n".join(_entry(address, names, text, flavour) for address, text in found.items()))
    return 0


def _entry(address: str, names: Mapping[str, str], text: str, flavour: Mapping[str, str]) -> str:
    """A thing as it is printed: its name, what it does, and behind a tilde what is told about it."""
    told = flavour.get(address, "")
    return f"{names[address]} ({address})\n{text}" + (f"\n~ {told}" if told else "")


def _phrases(assembly: Assembly, language: str) -> Phrases:
    known = languages([pack.folder for pack in assembly.packs])
    if language not in known:
        raise UsageError(f"there are no phrases in '{language}'; there are: {', '.join(known)}")
    return Phrases.of(language, [pack.folder for pack in assembly.packs])


def _only(wanted: str, found: Mapping[str, str], assembly: Assembly) -> dict[str, str]:
    """The texts of things, or of a layer, of this name; a copy means its design."""
    addresses: dict[str, list[str]] = {}
    for kind, things in assembly.program.things.items():
        for thing in things.values():
            address = f"{kind}/{thing.design}"
            for name in (thing.id, thing.design, f"{kind}/{thing.id}", address):
                addresses.setdefault(name, []).append(address)
    for address in (a for a in found if a.startswith((f"{LAYER}/", f"{PUZZLE}/"))):
        for name in (address, address.partition("/")[2]):
            addresses.setdefault(name, []).append(address)
    if wanted not in addresses:
        hint = did_you_mean(wanted, addresses)
        raise UsageError(f"there is nothing called '{wanted}'" + (f"; {hint}" if hint else ""))
    return {address: found.get(address, "") for address in dict.fromkeys(addresses[wanted])}
