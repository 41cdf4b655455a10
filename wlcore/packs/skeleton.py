"""What a new pack and a new card begin as: files with comments that say what belongs where."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

from wlcore import files
from wlcore.lang.program import Program
from wlcore.lang.symbols import PropertyOf
from wlcore.packs.assemble import Assembly, property_types
from wlcore.packs.nodes import MapNode, Scalar
from wlcore.packs.schema import entity_schema, file_schemas
from wlcore.packs.sections import kinds_in
from wlcore.packs.shapes import Schema

SCHEMAS = ".schema"
"""The folder of a pack in which its schemas lie; what begins with a dot is no part of the pack itself."""
MOST = 24
"""So many members of a list are named in a comment."""
NAMES = ("anna", "ben", "cleo", "dan", "eve", "finn")


def new_pack(assembly: Assembly, pack: str) -> dict[str, str]:
    """The files of a new layer on a game, by their names."""
    game = assembly.packs[0].manifest
    return {
        "pack.yaml": f"""{modeline("pack")}
id: {pack}
version: 0.1.0
title: {titled(pack)}
kind: layer
game: {game.id}
provenance: designed
description: What it adds to {game.title}, in a sentence.
""",
        "house.wl": "".join(f"# {line}\n" if line else "#\n" for line in _house_rules(assembly.program)),
        **schemas(assembly),
    }


def schemas(assembly: Assembly) -> dict[str, str]:
    """The schemas of the files of a pack, so that editors complete and check them without a network: with all ids and kinds that
    there are beside it, and what stands as a remark behind their declarations.
    """
    found = {name.replace(".yaml", ".json"): schema for name, schema in file_schemas().items()}
    remarks = _remarks(assembly)
    types = {
        kind: {name: replace(type_, remark=remarks.get((kind, name), "")) for name, type_ in said.items()}
        for kind, said in property_types(assembly.program).items()
    }
    found["cards.json"] = entity_schema(types)
    return {f"{SCHEMAS}/{name}": _json(schema) for name, schema in sorted(found.items())}


def refresh(place: Path, assembly: Assembly) -> str:
    """Write the schemas of a pack anew where they lie in it and say something else by now.

    What keeps one from being written is told, and empty otherwise: a pack is no worse for it.
    """
    if not files.is_folder(place / SCHEMAS):
        return ""
    try:
        for name, text in schemas(assembly).items():
            file = place / name
            if not files.is_file(file) or file.read_text("utf-8", "replace") != text:
                files.replace(file, text.encode())
    except OSError as error:
        return f"{error}; editors go on with the schemas that lie there"
    return ""


def _remarks(assembly: Assembly) -> dict[tuple[str, str], str]:
    """By kind and property what stands behind '#' where it is declared."""
    found: dict[tuple[str, str], str] = {}
    for kind in assembly.program.kinds.values():
        folder = next(
            (p.folder for p in assembly.packs if kind.span.file.startswith(f"{p.folder.place}/")), None
        )
        name = kind.span.file.removeprefix(f"{folder.place}/") if folder is not None else ""
        if folder is None or not folder.has(name):
            continue
        lines = folder.read(name).decode("utf-8", "replace").splitlines()[kind.span.line - 1 :]
        for line in takewhile(lambda x: x[:1] == " ", lines[1:]):
            said, _, remark = line.partition(" # ")
            if remark:
                found[kind.name, said.split(":")[0].strip()] = remark.strip()
    return found


def _json(schema: Schema) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def modeline(schema: str) -> str:
    """The first line of a YAML file: where editors find its schema."""
    return f"# yaml-language-server: $schema={SCHEMAS}/{schema}.json"


def titled(name: str) -> str:
    """A name as a title: `train-robbers` is 'Train robbers'."""
    return name.replace("-", " ").capitalize()


def _house_rules(program: Program) -> Iterator[str]:
    yield "House rules stand here, one statement a line; docs/language.md tells how they are written."
    yield "Take away the sign in front of an example to try it."
    numbers = [
        q for q in program.routines("query")
        if q.type is not None and q.type.kind == "number" and not q.type.many and len(q.params) == 1
    ]  # fmt: skip
    if numbers:
        yield ""
        yield f"{numbers[0].name}({numbers[0].params[0].name}) gets + 1"
    for name in program.rulings:
        yield ""
        yield f"`wl rulings {program.game}` lists the switches of the rules; this is how one is set for good:"
        yield f"ruling {name}: VALUE"
        return


# ---- cards ----------------------------------------------------------------------------------------------


def new_thing(assembly: Assembly, kind: str, name: str) -> str:
    """A card (or another thing) of a kind as it stands below its kind: what it must have, and what it may have."""
    program = assembly.program
    lines = [f"  {name}:"]
    if program.kinds[kind].base == "card":
        lines.append("    # copies: 2    # how many of it there are; without this line, one")
    remarks = _remarks(assembly)
    for p in program.kinds[kind].properties.values():
        lines += [f"    {line}" for line in _property(assembly, p, remarks.get((kind, p.name), ""))]
    return "\n".join(lines) + "\n"


def _property(assembly: Assembly, p: PropertyOf, remark: str) -> list[str]:
    program = assembly.program
    if p.text:
        like, shown = _example(assembly, p)
        said = remark or ("triggers, changes of numbers, forbids" if p.text != "effect" else "what happens")
        head = f"# {p.name}: |    # {said}" + (f"; so it is on '{like}':" if like else "")
        return [head, *(f"#   {line}" for line in shown)]
    if p.type.kind == "truth":
        return [f"# {p.name}: yes    # without this line, no"]
    if p.type.kind == "number":
        return [f"# {p.name}: 1" if p.type.nobody else f"{p.name}: {'[1]' if p.type.many else 1}"]
    members = program.kinds[p.type.kind].members if p.type.kind in program.kinds else []
    some = ", ".join(members[:MOST]) + (", ..." if len(members) > MOST else "")
    if p.type.many:
        return [f"# {p.name}: [{', '.join(members[:2])}]    # any of: {some}"]
    sign = "# " if p.type.nobody else ""
    return [f"{sign}{p.name}: {members[0] if members else 'NAME'}    # one of: {some}"]


def _example(assembly: Assembly, p: PropertyOf) -> tuple[str, list[str]]:
    """The first text of this sort in the game, with whose it is."""
    for pack in assembly.packs:
        for tree in pack.entities:
            blocks = [
                things
                for kind, things in kinds_in(tree)
                if kind.value == p.kind and isinstance(things, MapNode)
            ]
            for key, thing in (entry for things in blocks for entry in things.entries):
                found = thing.get(p.name) if isinstance(thing, MapNode) else None
                text = found.as_text() if isinstance(found, Scalar) else None
                if text is not None:
                    return key.value, [line.split("  [")[0].rstrip() for line in text.lines if line.strip()]
    return "", []


def new_scenario(assembly: Assembly, kind: str, name: str) -> str:
    """A scenario for a new card that fails until somebody has said what the card does."""
    program = assembly.program
    players = ", ".join(NAMES[: max(2, program.players[0] - len(program.automata))])
    zone = next((z.name for z in program.zones if z.discipline == "hand" and z.dims == ("player",)), "")
    given = f"#   {zone}(anna) is {name}\n" if zone and program.kinds[kind].base == "card" else ""
    return f"""scenario "What {name} does"
players {players}
# given
#   The position: where the card is, who has what, a line each (docs/scenarios.md).
{given}# when
#   What is chosen, a line each, such as:
#   anna: {_choice(program)}
then
  anna has won    # not true: say here what must come of it
"""


def _choice(program: Program) -> str:
    action = next((a.name for a in program.routines("action")), "")
    return action or "anything"
