"""From the packs of one game, in order, to a checked program."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field, replace
from pathlib import Path
from typing import Any

from wlcore.lang.before import answer_changes, ask_before
from wlcore.lang.check import ProgramChecker
from wlcore.lang.cycles import check_queries
from wlcore.lang.dead_rules import check_instead, check_texts, check_values
from wlcore.lang.declare import Declarer
from wlcore.lang.diagnostics import Findings
from wlcore.lang.effect_cost import check_work
from wlcore.lang.nested import check_asked, check_performed
from wlcore.lang.parse import parse_effect
from wlcore.lang.program import Program, Thing
from wlcore.lang.query_cost import check_costs
from wlcore.lang.reach import Reach, check_reach
from wlcore.lang.source import Span, Text
from wlcore.lang.symbols import PropertyOf, RulingSymbol
from wlcore.packs.automata import check_automata, check_wishes, seat_players
from wlcore.packs.bench import check_bench
from wlcore.packs.bots import check_bots
from wlcore.packs.builtins import check_builtins
from wlcore.packs.clauses import check_chapters
from wlcore.packs.entities import Entity, Kinds, read_entities
from wlcore.packs.odds import check_odds
from wlcore.packs.properties import PropertyType
from wlcore.packs.ruling_coverage import check_decided
from wlcore.packs.rulings import Ruling, Rulings, RulingValue
from wlcore.packs.screen import check_screen
from wlcore.packs.source import PackSource
from wlcore.records import dataclass

MOST_IN_SETS = 100


@dataclass(frozen=True, slots=True)
class SetRuling:
    """How a pack wants a ruling to stand, and where it says so."""

    value: RulingValue
    pack: str
    span: Span


@dataclass(slots=True)
class Assembly:
    """A checked program with what goes beside it: rulings by edition, clauses, options; `facts` is what a compiler knows of it already."""

    program: Program
    packs: list[PackSource]
    rulings: dict[str, Ruling] = field(default_factory=dict)
    set_rulings: dict[str, SetRuling] = field(default_factory=dict)
    options: dict[str, tuple[tuple[str, ...], str]] = field(default_factory=dict)
    clauses: dict[str, str] = field(default_factory=dict)
    cited: dict[str, list[Span]] = field(default_factory=dict)
    settings_read: set[tuple[str, str]] = field(default_factory=set)
    replaced: list[tuple[str, str, Span]] = field(default_factory=list)
    facts: Any = None


def assemble(packs: list[PackSource], findings: Findings) -> Assembly:
    """Check the packs of a game together; the game's own pack stands first."""
    program = Program(game=packs[0].manifest.id, packs=[p.manifest.id for p in packs])
    manifests = [pack.manifest for pack in packs]
    seat_players(program, manifests)
    program.chapters = list(dict.fromkeys(c.name for p in packs for c in p.chapters))
    program.replaces = {p.manifest.id: tuple(ref.id for ref in p.manifest.replaces) for p in packs}
    assembly = Assembly(program, packs)
    declarer = Declarer(program, findings)
    _kinds(declarer, packs)
    entities = _entities(assembly, declarer, findings)
    _settings(assembly, findings)
    for pack in packs:
        for text in pack.texts:
            declarer.names(pack.manifest.id, list(text.declarations))
    _set_rulings(assembly, declarer, findings)
    check_automata(manifests, program, findings)
    checker = ProgramChecker(program, findings)
    checker.check_main(packs[0].manifest.span)
    checker.check_names()
    _texts(assembly, checker, entities, findings)
    for pack in packs:
        for text in pack.texts:
            checker.layer(pack.manifest.id, text.statements)
    for invariant in declarer.invariants:
        checker.invariant(invariant)
    ask_before(program)
    answer_changes(program)
    check_builtins(packs, program, findings)
    check_instead(program, findings)
    check_values(program, findings)
    check_texts(program, findings)
    _check_size(program, findings)
    assembly.settings_read = checker.bodies.settings_read
    _decided(assembly, findings)
    _citations(assembly, findings)
    for number, pack in enumerate(packs):
        check_bench(pack.bench, program, findings)
        check_screen(pack.screen, program, findings, [earlier.screen for earlier in packs[:number]])
        check_bots(pack.weights, program, findings)
        check_odds(pack.odds, program, findings)
    if not findings.failed:  # what can be chosen stands in rules that could be read
        for pack in packs:
            check_wishes(pack.wishes, program, findings)
    return assembly


def _check_size(program: Program, findings: Findings) -> None:
    """Note what goes round, lies too deep or is too much; what follows questions only follows those that have an end."""
    check_queries(program, findings)
    if not check_asked(program, findings) or not check_costs(program, findings):
        return
    reach = Reach(program)
    check_reach(reach, findings)
    if check_performed(reach, findings):
        check_work(program, reach, findings)


# ---- entities -----------------------------------------------------------------------------------------


def kinds_of(packs: list[PackSource]) -> Kinds:
    """What files of entities may hold in a game with these packs, whatever else is wrong with them."""
    declarer = Declarer(Program(), Findings())
    _kinds(declarer, packs)
    return property_types(declarer.program)


def _kinds(declarer: Declarer, packs: list[PackSource]) -> None:
    for enter in (declarer.kinds, declarer.properties):
        for pack in packs:
            for text in pack.texts:
                enter(pack.manifest.id, list(text.declarations))


def property_types(program: Program) -> dict[str, dict[str, PropertyType]]:
    """What files of entities may hold, by kind."""
    return {
        k.name: {p.name: _property_type(program, p) for p in k.properties.values()}
        for k in program.kinds.values()
    }


def _property_type(program: Program, p: PropertyOf) -> PropertyType:
    if p.text:
        return PropertyType("effect" if p.text == "effect" else "abilities", optional=True)
    if p.type.kind == "truth":
        return PropertyType("truth", default=False)
    if p.type.kind == "number":
        return PropertyType("number", many=p.type.many, optional=p.type.nobody)
    of = tuple(program.kinds[p.type.kind].members) if p.type.kind in program.kinds else ()
    return PropertyType("label", of=of, many=p.type.many, optional=p.type.nobody or p.type.many)


def _entities(assembly: Assembly, declarer: Declarer, findings: Findings) -> list[tuple[PackSource, Entity]]:
    program = assembly.program
    types: Kinds = property_types(program)
    found: list[tuple[PackSource, Entity]] = []
    known: dict[tuple[str, str], Span] = {}
    for pack in assembly.packs:
        for tree in pack.entities:
            for entity in read_entities(tree, types, findings, known, program.packs):
                if entity.replaces:
                    found = _replace(assembly, found, pack, entity, findings)
                else:
                    _enter(program, declarer, pack, entity)
                found.append((pack, entity))
    first = 0
    for kind in program.kinds.values():
        if kind.base == "card":
            kind.first = first
            first += len(kind.members)
    of_design: dict[tuple[str, str], list[Thing]] = {}
    for things in program.things.values():
        for thing in things.values():
            of_design.setdefault((thing.kind, thing.design), []).append(thing)
    for _, entity in found:
        _values(program, of_design.get((entity.kind, entity.id), ()), entity, findings)
    return found


def _replace(
    assembly: Assembly,
    found: list[tuple[PackSource, Entity]],
    pack: PackSource,
    entity: Entity,
    findings: Findings,
) -> list[tuple[PackSource, Entity]]:
    """Those found so far, without what this one says anew of a thing; two packs may not both say it."""
    program, kept = assembly.program, []
    for other, old in found:
        if (old.kind, old.id) == (entity.kind, entity.id):
            twice = [name for name in entity.properties if name in old.properties and name in old.places]
            if twice and old.replaces and not program.wins(pack.manifest.id, other.manifest.id):
                findings.error(
                    "conflict",
                    f"{pack.manifest.id} and {other.manifest.id} both change {entity.kind}/{entity.id}/{twice[0]}",
                    entity.places[twice[0]],
                    f"to let one of them win, write 'replaces: [{other.manifest.id}]' in the pack.yaml of {pack.manifest.id}, or the other way round",
                    ((old.places[twice[0]], f"changed here by {other.manifest.id}"),),
                )
            left = {name: value for name, value in old.properties.items() if name not in entity.properties}
            old = replace(old, properties=left)
        kept.append((other, old))
    cites = tuple(ref.id for ref in entity.cites)
    for thing in program.things[entity.kind].values():
        if thing.design == entity.id:
            thing.provenance = entity.provenance or pack.manifest.provenance
            thing.cites = cites or thing.cites
    assembly.replaced.append((f"{entity.kind}/{entity.id}", pack.manifest.id, entity.span))
    return kept


def _enter(program: Program, declarer: Declarer, pack: PackSource, entity: Entity) -> None:
    kind = program.kinds[entity.kind]
    provenance = entity.provenance or pack.manifest.provenance
    cites = tuple(ref.id for ref in entity.cites)
    ids = [entity.id] if entity.copies == 1 else [f"{entity.id}-{i + 1}" for i in range(entity.copies)]
    for member in ids:
        declarer.thing(
            kind,
            Thing(
                member,
                kind.name,
                pack.manifest.id,
                entity.span,
                entity.id,
                provenance=provenance,
                cites=cites,
                pattern=entity.pattern,
                parts=entity.parts,
            ),
        )


def _values(program: Program, things: Iterable[Thing], entity: Entity, findings: Findings) -> None:
    kind = program.kinds[entity.kind]
    for thing in things:
        if thing.span != entity.span and not entity.replaces:
            continue
        for name, value in entity.properties.items():
            prop = kind.properties[name]
            if not prop.text:
                place = entity.places.get(name, entity.span)
                thing.values[name] = _number(program, prop, value, place, findings)


def _number(program: Program, prop: PropertyOf, value: object, place: Span, findings: Findings) -> int:
    if isinstance(value, tuple):
        bits = [_number(program, prop, item, place, findings) for item in value]
        if prop.type.kind == "number" and not all(0 <= bit < MOST_IN_SETS for bit in bits):
            findings.error("wrong-value", f"the numbers of a set lie between 0 and {MOST_IN_SETS - 1}", place)
            return 0
        return sum({1 << bit for bit in bits if bit >= 0})
    if isinstance(value, (bool, int)):
        return int(value)
    kind = program.kinds.get(prop.type.kind)
    if kind is None or value not in program.things[kind.name]:
        findings.error(
            "unknown-name",
            f"there is no {prop.type.kind} '{value}'",
            place,
            findings.instead(str(value), lambda: kind.members if kind else ()) or _unread(findings),
        )
        return -1
    return kind.number(str(value))


def _unread(findings: Findings) -> str:
    """Where a name may be that is not known: in a YAML file that could not be read."""
    broken = [d for d in findings.found if d.code.startswith("yaml-") or d.code == "tab"]
    files = [d.span.file for d in broken if d.span.file.endswith(".yaml")]
    return f"it may stand in {Path(files[0]).name}, which could not be read" if files else ""


def _texts(
    assembly: Assembly, checker: ProgramChecker, entities: list[tuple[PackSource, Entity]], findings: Findings
) -> None:
    program = assembly.program
    for pack, entity in entities:
        kind = program.kinds[entity.kind]
        for name, value in entity.properties.items():
            if isinstance(value, Text):
                trees, cited = parse_effect(value, findings)
                for clause, span in cited:
                    assembly.cited.setdefault(clause, []).append(span)
                prop, place = kind.properties[name], entity.places.get(name, entity.span)
                if prop.text == "effect":
                    checker.effect(kind, entity.id, prop, trees, pack.manifest.id, place)
                    continue
                for thing in program.things[kind.name].values():
                    if thing.design == entity.id:
                        checker.abilities(kind, thing.id, prop, trees, pack.manifest.id, place)


# ---- rulings, options, citations ----------------------------------------------------------------------


def _settings(assembly: Assembly, findings: Findings) -> None:
    program = assembly.program
    for pack in assembly.packs:
        for ruling in pack.rulings.switches:
            if ruling.id in assembly.rulings:
                findings.error("duplicate", f"there is a ruling '{ruling.id}' already", ruling.span)
                continue
            assembly.rulings[ruling.id] = ruling
            program.rulings[ruling.id] = RulingSymbol(
                ruling.id, pack.manifest.id, ruling.span, type=ruling.type.base, labels=ruling.type.labels
            )
        for option in pack.manifest.options:
            assembly.options[option.name] = (option.values, option.default)
            program.options[option.name] = RulingSymbol(
                option.name, pack.manifest.id, option.span, type="label", labels=option.values
            )


def _set_rulings(assembly: Assembly, declarer: Declarer, findings: Findings) -> None:
    seen: dict[str, tuple[str, Span]] = {}
    for pack, d in declarer.ruling_settings:
        ruling = assembly.rulings.get(d.name)
        if ruling is None:
            findings.error(
                "unknown-name",
                f"there is no ruling '{d.name}'",
                d.span,
                findings.instead(d.name, lambda: assembly.rulings),
            )
            continue
        if d.name in seen and not assembly.program.wins(pack, seen[d.name][0]):
            other, span = seen[d.name]
            findings.error(
                "conflict",
                f"{pack} and {other} both set ruling/{d.name}",
                d.span,
                related=((span, f"set here by {other}"),),
            )
        seen[d.name] = (pack, d.span)
        value = ruling_value(ruling, d.setting)
        if value is None:
            findings.error(
                "wrong-value", f"'{d.setting}' is no value of '{d.name}'", d.span, values_of(ruling)
            )
        else:
            assembly.set_rulings[d.name] = SetRuling(value, pack, d.span)


def ruling_value(ruling: Ruling, written: str) -> RulingValue | None:
    """A value of a ruling as somebody types it, or None."""
    if ruling.type.base == "truth":
        return {"yes": True, "no": False}.get(written)
    if ruling.type.base == "number":
        return int(written) if written.isdecimal() and len(written) < 10 else None
    return written if written in ruling.type.labels else None


def values_of(ruling: Ruling) -> str:
    """What may be said of a ruling, as a suggestion."""
    if ruling.type.base == "truth":
        return "say yes or no"
    return "a number" if ruling.type.base == "number" else "one of: " + ", ".join(ruling.type.labels)


def _decided(assembly: Assembly, findings: Findings) -> None:
    clauses = [clause for pack in assembly.packs for clause in pack.clauses]
    rulings = Rulings(
        tuple(ruling for pack in assembly.packs for ruling in pack.rulings.switches),
        tuple(row for pack in assembly.packs for row in pack.rulings.rows),
    )
    check_decided(clauses, rulings, findings)


def _citations(assembly: Assembly, findings: Findings) -> None:
    for pack in assembly.packs:
        for clause in pack.clauses:
            if clause.id in assembly.clauses:
                findings.error(
                    "duplicate", f"there is a clause {clause.id} already", clause.span, "choose another id"
                )
            assembly.clauses[clause.id] = clause.kind
    for pack in assembly.packs:
        check_chapters(pack.chapters, assembly.clauses, findings)
        for ref in pack.manifest.cites:
            assembly.cited.setdefault(ref.id, []).append(ref.span)
        for text in pack.texts:
            for clause_id, span in text.cited:
                assembly.cited.setdefault(clause_id, []).append(span)
        for kind in assembly.program.kinds.values():
            for thing in assembly.program.things[kind.name].values():
                for clause_id in thing.cites:
                    assembly.cited.setdefault(clause_id, []).append(thing.span)
    if assembly.clauses:
        for clause_id, spans in assembly.cited.items():
            if clause_id not in assembly.clauses:
                for span in dict.fromkeys(spans):
                    findings.error(
                        "unknown-clause",
                        f"there is no clause {clause_id}",
                        span,
                        findings.near(clause_id, lambda: assembly.clauses),
                    )
