"""Finds what layers do instead of a rule that something else replaces in every case."""

from __future__ import annotations

from wlcore.lang.additions import Trigger
from wlcore.lang.diagnostics import Findings
from wlcore.lang.program import Program


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
