"""`wl explain`: the layers behind a card, a rule, a query, a ruling or a clause."""

from __future__ import annotations

import argparse

from wlcore.cli.columns import columns
from wlcore.cli.games import choice_of
from wlcore.cli.language import spoken
from wlcore.cli.options import GameOptions, add_game_options
from wlcore.cli.output import json_result, result
from wlcore.cli.parser import UsageError
from wlcore.cli.places import named
from wlcore.lang.diagnostics import did_you_mean
from wlcore.lang.source import Span
from wlcore.loading import checked
from wlcore.packs.assemble import Assembly
from wlcore.packs.stacks import Layer, Stack, StacksOnDisk
from wlcore.text.clauses import ClauseTexts
from wlcore.text.port import Phrases

HELP = """Show who declares a thing and who changes it, layer upon layer, with places and clauses. THING is a name, the
id of a clause, or an address such as rule/NAME, query/NAME, card/NAME, card/NAME/TEXT or ruling/NAME."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    add_game_options(parser, game_required=True)
    parser.add_argument("thing", metavar="THING", help="what to explain")
    parser.add_argument(
        "--compiled",
        action="store_true",
        help="print what becomes of it, step by step, down to plain Python and C",
    )


def run(args: argparse.Namespace) -> int:
    """Look it up and print its stack."""
    options = GameOptions.of(args)
    assembly = checked(choice_of(options))
    if args.compiled:
        return _compiled(assembly, args.thing.strip(), options.json)
    stacks = StacksOnDisk(assembly)
    found = stacks.named(args.thing.strip())
    if not found:
        hint = did_you_mean(args.thing, stacks.names())
        raise UsageError(f"there is nothing called '{args.thing}'" + (f"; {hint}" if hint else ""))
    texts = ClauseTexts(Phrases.of(spoken(options.language), [pack.folder for pack in assembly.packs]))
    clauses = {f"clause/{clause.id}": clause for pack in assembly.packs for clause in pack.clauses}
    for stack in found:
        if (clause := clauses.get(stack.address)) is not None:
            text, editions = texts.told(clause)
            stack.about = "\n".join([text, *(f"({edition}) {said}" for edition, said in editions.items())])
    if options.json:
        json_result([stack.as_json() for stack in found])
        return 0
    for number, stack in enumerate(found):
        if number:
            result("")
        _show(stack)
    return 0


def _compiled(assembly: Assembly, thing: str, json: bool) -> int:
    """Print a rule, query or text on its way."""
    from wlcore.study.compiled import ways

    found = ways(assembly.program, thing)
    if not found:
        hint = did_you_mean(thing, StacksOnDisk(assembly).names())
        message = f"nothing called '{thing}' is carried out or asked"
        raise UsageError(message + (f"; {hint}" if hint else ""))
    if json:
        json_result([way.as_json() for way in found])
        return 0
    for way in found:
        for title, part in (
            (way.address, way.written),
            ("checked tree", way.tree),
            ("representation, after all passes", way.representation),
            ("plain Python", way.python),
            ("C", way.native),
        ):
            result(f"--- {title}")
            result(part)
            result("")
    return 0


def _show(stack: Stack) -> None:
    result(stack.address)
    for line in stack.about.splitlines():
        result(f"  {line}")
    columns(("role", "pack", "place", "clauses", ""), [_row(layer) for layer in stack.layers])


def _row(layer: Layer) -> list[str]:
    return [layer.role, layer.pack, _place(layer.span), ", ".join(layer.cites), layer.words]


def _place(span: Span) -> str:
    return f"{named(span.file)}:{span.line}"
