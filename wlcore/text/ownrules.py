"""Which rules of layers are told whole: new actions, rules that are written anew, and rules that a text names."""

from __future__ import annotations

from wlcore.lang import meaning as m
from wlcore.lang.additions import Trigger, Watch
from wlcore.lang.parts import PIECES, Gathering
from wlcore.lang.program import Program
from wlcore.lang.symbols import Routine

performing = Gathering(m.Perform, PIECES)


def named_rules(program: Program, pack: str) -> list[Routine]:
    """The rules of a layer's own that its texts name, or that such a rule names."""
    texts = [text for text in program.texts.values() if text.pack == pack]
    routines = [r for r in told_in_full(program) if pack == program.anew.get(r.name, r).pack]
    lines: list[Trigger | Watch] = [*program.triggers, *program.watches]
    named: dict[Routine, None] = {}
    untold = [line.body for line in lines if line.pack == pack]
    untold += [r.body + r.leaving for r in (*texts, *routines)]
    while untold:
        for rule in (performed.rule for performed in performing(untold.pop(0))):
            if rule.pack == pack and rule not in (*named, *routines):
                named[rule] = None
                untold.append(rule.body + rule.leaving)
    return sorted(named, key=lambda rule: (rule.span.file, rule.span.line, rule.span.col))


def told_in_full(program: Program) -> list[Routine]:
    """The new actions of layers, and what they write anew."""
    anew = (program.names[name] for name, how in program.anew.items() if not how.removed)
    return [*(r for r in anew if isinstance(r, Routine)), *new_actions(program)]


def new_actions(program: Program) -> list[Routine]:
    """The actions that layers bring."""
    return [a for a in program.routines("action") if a.pack != program.game and a.name not in program.anew]
