"""Rules of which nothing comes unless somebody has something to choose, as with most reactions.

Such a rule is asked first, in one Python call, whether there is anything; only then is it carried out. Where players take
turns in it, those for whom there is nothing are passed over in one call.
"""

from __future__ import annotations

import re
from dataclasses import replace

from wlcore.compile.analysis import AROUND, Analysis
from wlcore.compile.gates import Gate
from wlcore.compile.loops import written
from wlcore.compile.names import Counter, Names
from wlcore.compile.plain import PlainWriter
from wlcore.compile.quantified import for_each
from wlcore.compile.reasons import requirements
from wlcore.compile.told import conjuncts_of
from wlcore.lang import meaning as m
from wlcore.lang.parts import conjuncts
from wlcore.lang.scope import YOU
from wlcore.lang.symbols import Routine


def offers_of(rule: Routine, analysis: Analysis) -> list[m.Maybe]:
    """What can be chosen or left in a rule, one after the other, if there is nothing else to it; else nothing."""
    found: list[m.Maybe] = []
    here = {rule.name}
    body = rule.body
    while body:
        match body:
            case (m.Maybe() as s,):
                found.append(s)
                body = s.otherwise
            case (m.Perform(rule=other, args=(), actor=actor),) if actor == YOU and other.name not in here:
                if requirements(other, analysis) or _answered(other, analysis):
                    return []
                here.add(other.name)
                body = other.body
            case _:
                return []
    return [] if rule.what != "rule" or _answered(rule, analysis) else found


def _answered(rule: Routine, analysis: Analysis) -> bool:
    return any(analysis.moments.at(moment, rule.name) for moment in AROUND)


def stirs(rule: Routine) -> str:
    """The name of the function that tells whether anything can come of a rule."""
    return f"stirs_{rule.name.replace('-', '_')}"


def stirring(rule: Routine, writer: PlainWriter) -> tuple[list[str], list[str]]:
    """Its parameters and its lines."""
    names = Names(Counter())
    args = ["s", *(names.new(p) for p in ("you", *(p.name for p in rule.params)))]
    names.known["actor"] = names.known["you"]
    lines = [*asking(rule, writer, names, "return True"), "return False"]
    return args, _in(once(lines))


def seeking(conds: str, rule: Routine, writer: PlainWriter, names: Names, x: str) -> list[str]:
    """The lines of a function that counts the players in turn, from `x` on and no more than `most`, until there is
    something for one of them; of the others nothing comes, or some of these conditions do not hold. Where there can be
    something for one player alone, no other is asked.
    """
    inner = Names(names.counter, {"you": x, "actor": x})
    asked = asking(rule, writer, inner, "return passed")
    if conds:
        asked = [f"if {conds}:", *_in(asked)]
    turn = ["for passed in range(most):", *_in([*asked, f"{x} = ({x} + 1) % s.n"]), "return most"]
    gate = None if any(map(CALLING.search, asked)) else _gate(rule, writer.analysis)
    if gate is None:
        return _in(once(turn))
    assert writer.helpers is not None
    places = tuple([int(writer.place(read, names)) if read is not None else -1 for read in gate.alone])
    far = f"(only - {x}) % s.n"
    alone = [re.sub(rf"\b{x}\b", "only", line).replace("return passed", f"return {far}") for line in asked]
    first = [
        f"only = {writer.helpers.kept(places)}[{writer.expr(gate.read, names)}]",
        "if only >= 0:",
        "    only = v[only]",
        f"    if only < 0 or (most < s.n and {far} >= most): return most",
        *_in([*alone, "return most"]),
    ]
    return _in([*first, *once(turn)])


def _in(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]


def _gate(rule: Routine, analysis: Analysis) -> Gate | None:
    """By one value of the game who alone can choose something in a rule, if all that can be chosen are things with texts."""
    gates = []
    for s in offers_of(rule, analysis):
        source = s.pick.source if s.pick is not None else None
        needs = conjuncts(source.cond) if isinstance(source, m.Filter) else []
        match needs:
            case [m.CanDoText(actor=None) as need]:
                gates.append(analysis.gates.get(analysis.text_table(need.kinds, need.property)))
            case _:
                return None
    first = gates[0] if gates else None
    if first is None or any(gate is None or gate.read.place is not first.read.place for gate in gates):
        return None
    alone = []
    for value in range(len(first.possible)):
        reads = {gate.alone[value] for gate in gates if gate is not None and gate.possible[value]}
        alone.append(reads.pop() if len(reads) == 1 else None)
    return replace(first, alone=tuple(alone))


def asking(rule: Routine, writer: PlainWriter, names: Names, found: str) -> list[str]:
    """Lines that say so if there is something to choose."""
    lines = []
    for s in offers_of(rule, writer.analysis):
        if s.pick is None:
            met = " and ".join(writer.truth(c, names) for c in s.needs) or "True"
            lines += [f"if {met}: {found}"]
        elif s.pick.how == "number":
            assert s.pick.upper is not None
            low, high = writer.amount(s.pick.source, names), writer.amount(s.pick.upper, names)
            lines += [f"if {low} <= {high}: {found}"]
        else:
            lines += guarded(written(for_each(writer, s.pick.source, names, found)), writer)
    return lines


def guarded(lines: list[str], writer: PlainWriter) -> list[str]:
    """A loop over cards of which hardly any has a text that counts now: all are asked at once whether one has."""
    loop = LYING.fullmatch(lines[0]) if lines else None
    if loop is None or writer.helpers is None or not lines[1].startswith("    if "):
        return lines
    first = conjuncts_of(lines[1].strip().removeprefix("if ").removesuffix(":"))[0]
    marked = MARKED.fullmatch(first)
    if marked is None or marked[3] != loop[1]:
        return lines
    sets = writer.helpers.sets_of(marked[1])
    return [f"if not {sets}{marked[2]}.isdisjoint({loop[2]}):", *_in(lines)]


def once(lines: list[str]) -> list[str]:
    """The same lines, where tables are chosen once by a value that stays as it is."""
    text = "\n".join(lines)
    chosen = {code: f"m{i}" for i, code in enumerate(dict.fromkeys(CHOSEN.findall(text)))}
    by_value: dict[str, list[str]] = {}
    for code, name in chosen.items():
        text = text.replace(code, name)
        by_value.setdefault(code.partition("[")[2], []).append(code)
    first = [
        f"{', '.join(chosen[code] for code in codes)} = {', '.join(codes)}" for codes in by_value.values()
    ]
    return [*first, *text.split("\n")]


CHOSEN = re.compile(r"\bI_\d+\[v\[\d+\]\](?=[\[.])")
LYING = re.compile(r"for (x\d+) in (z\[[^]]*\]):")
MARKED = re.compile(r"(I_\d+)(\[v\[\d+\]\])\[(x\d+)\]")
CALLING = re.compile(r"(?<!\])\(s[,)]|//")
"""What may count, fail or settle something, besides what texts need: it must not be left out."""
