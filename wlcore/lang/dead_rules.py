"""Finds what packs say that can never count, since something else they say holds in every case."""

from __future__ import annotations

from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Trigger
from wlcore.lang.diagnostics import Findings
from wlcore.lang.parts import PIECES, Gathering
from wlcore.lang.program import Program

carried_out = Gathering((m.PerformText, m.CanDoText), PIECES)
"""Where texts on things are carried out, or where it is asked whether they can be."""
TWO = 2


def check_instead(program: Program, findings: Findings) -> None:
    """Note layers that replace one rule at every time; where a pack says which wins, the other says nothing any more."""
    always: dict[str, Trigger] = {}
    lost: list[Trigger] = []
    for trigger in [t for t in program.triggers if t.moment == "instead" and t.owner is None]:
        first = always.get(trigger.of)
        if first is not None and program.wins(trigger.pack, first.pack):
            lost.append(first)
            always.pop(trigger.of)
        elif first is not None and program.wins(first.pack, trigger.pack):
            lost.append(trigger)
            continue
        elif first is not None:
            findings.error(
                "conflict",
                f"this never happens: '{trigger.of}' is replaced in every case already",
                trigger.span,
                "say with ', if' when each of them counts, or which pack wins with 'replaces:' in its pack.yaml",
                related=((first.span, f"by {first.pack}"),),
            )
            continue
        if trigger.cond is None:
            always[trigger.of] = trigger
    program.triggers[:] = [t for t in program.triggers if not any(t is x for x in lost)]


def check_texts(program: Program, findings: Findings) -> None:
    """Note where a text is carried out or asked about that nothing has: that does nothing, until something has it. What stands in a
    file that cannot be read is not known.
    """
    if findings.failed:
        return
    there = {(kind, name) for kind, _, name in program.texts}
    for wanted in carried_out(tuple(program.said())):
        if not any((kind, wanted.property) in there for kind in wanted.kinds):
            which = " or ".join(wanted.kinds)
            findings.warn(
                "text-nowhere",
                f"no {which} has a text '{wanted.property}': this is never done",
                wanted.span,
                f"write '{wanted.property}:' with its effect below a {wanted.kinds[0]} in a YAML file",
            )


def check_values(program: Program, findings: Findings) -> None:
    """Note where a pack says what a query is, and a later line of the same pack says otherwise whenever that holds."""
    later: dict[tuple[object, ...], list[tuple[int, Modifier]]] = {}
    for number, modifier in enumerate(reversed([x for x in program.modifiers if x.op == "is"])):
        of = modifier.pack, modifier.query
        always, now = (*of, None, None, None), (*of, modifier.cond, modifier.owner, modifier.each)
        those = later.setdefault(now, [])
        covering = [
            x for where in (always, now) for x in later.get(where, ()) if x[1].value != modifier.value
        ]
        stronger = min(covering, default=None, key=lambda x: x[0])
        if stronger is not None:
            findings.error(
                "contradiction",
                f"this never counts: '{modifier.query}' is something else whenever it holds",
                modifier.span,
                "leave one of them out, put the special case last, or say with 'when' where each counts",
                related=((stronger[1].span, "said here"),),
            )
        if len(those) < TWO and all(x[1].value != modifier.value for x in those):
            those.append((number, modifier))  # two that say different things tell enough for all that follows
