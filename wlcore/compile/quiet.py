"""Rules of which nothing comes unless somebody has something to choose, as with most reactions.

Such a rule is asked first, in one Python call, whether there is anything; only then is it put on the stack.
"""

from __future__ import annotations

from wlcore.compile.analysis import AROUND, Analysis
from wlcore.compile.choices import looped
from wlcore.compile.names import Counter, Names
from wlcore.compile.plain import PlainWriter
from wlcore.compile.reasons import requirements
from wlcore.lang import meaning as m
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
    lines = []
    for s in offers_of(rule, writer.analysis):
        if s.pick is None:
            met = " and ".join(writer.truth(c, names) for c in s.needs) or "True"
            lines += [f"if {met}: return True"]
        elif s.pick.how == "number":
            assert s.pick.upper is not None
            low, high = writer.expr(s.pick.source, names), writer.expr(s.pick.upper, names)
            lines += [f"if {low} <= {high}: return True"]
        else:
            clauses, _ = writer.iterated(s.pick.source, names)
            lines += looped(clauses, "return True")
    return args, ["    " + line for line in [*lines, "return False"]]
