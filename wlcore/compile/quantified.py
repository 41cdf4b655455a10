"""`any`, `no`, `every`, `count`, and what is done for each of a set: no set is made to know whether something is in it, or how
much, where that can be told otherwise. Of few members each is asked, and values that lie in a row are counted there.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wlcore.compile.loops import Loop, Part
from wlcore.compile.members import SOME, clauses_of, filtered, one_by_one, row_of
from wlcore.compile.names import LOCAL, Names
from wlcore.compile.rows import alike
from wlcore.compile.told import CALLING, every, opposite, some, yes_or_no
from wlcore.lang import meaning as m

if TYPE_CHECKING:
    from wlcore.compile.exprs import ExprWriter

FEW = 4
"""So many members are asked one by one."""
ZONE = re.compile(r"z\[[^]]*\]")


def quantified(writer: ExprWriter, e: m.Quantified, names: Names) -> str:
    """Its value as an expression."""
    if e.quantifier == "count":
        return counted(writer, e, names)
    return yes_or_no(holds(writer, e, names))


def holds(writer: ExprWriter, e: m.Quantified, names: Names) -> str:
    """The same as a condition, where any truthy value will do."""
    fixed = writer.constants(e.of) if e.cond is not None else None
    if fixed is not None:
        assert e.cond is not None
        join = every if e.quantifier == "every" else some
        code = join(writer.truth(e.cond, with_element(names, e.name, x)) for x in fixed)
    elif e.quantifier == "every":
        assert e.cond is not None
        inner = names.child()
        x = inner.new(e.name)
        return f"all([{writer.truth(e.cond, inner)} for {x} in {writer.expr(e.of, names)}])"
    else:
        code = has_one(writer, kept(e), names)
    return opposite(code) if e.quantifier == "no" else code


def with_element(names: Names, name: str, x: object) -> Names:
    """Names with one more, for an element of a set."""
    inner = names.child()
    inner.known[name] = str(x)
    return inner


def kept(e: m.Quantified) -> m.Expr:
    """The set of which something is asked."""
    return e.of if e.cond is None else m.Filter(e.span, e.of.type, e.of, e.name, e.cond)


def has_one(writer: ExprWriter, of: m.Expr, names: Names) -> str:
    """Whether something is in a set."""
    if isinstance(of, m.Ask) and (value := writer.unfolded(of, names)) is not None:
        return has_one(writer, *value)
    if not isinstance(of, m.Filter):
        return writer.expr(of, names)
    found = filtered(writer, of, names) if writer.remembers else None
    if found is not None:
        each = one_by_one(writer, found, names, FEW)
        if each is not None and not any(CALLING.search(cond) for _, cond in each):
            return some(cond for _, cond in each)
        if row := found[0].row():
            return f"any({row})"
    clauses, x = writer.iterated(of, names) if found is None else clauses_of(writer, found[0])
    source = clauses[0].removeprefix(f"for {x} in ")
    if len(clauses) == 1 and source != clauses[0] and not source.startswith("compress("):
        return source
    row = row_in(clauses, x)
    if row:
        return f"any({row})"
    found_at_once = lying_with(writer, clauses, x, "not {1}.isdisjoint({0})") or alike(clauses, x, ">")
    return found_at_once or f"[1 {' '.join(clauses)}]"


def for_each(writer: ExprWriter, e: m.Expr, names: Names, form: str) -> list[Part]:
    """Lines and loops that do something for each element of a set, which stands in the form as {}; in fast code a few members
    of a kind are asked about one by one.
    """
    if isinstance(e, m.Ask) and (value := writer.unfolded(e, names)) is not None:
        return for_each(writer, *value, form)
    found = filtered(writer, e, names) if isinstance(e, m.Filter) and writer.remembers else None
    told = one_by_one(writer, found, names, SOME) if found is not None else None
    if told is not None:
        return [f"if {cond}: {form.format(x)}" for x, cond in told]
    clauses, x = writer.iterated(e, names) if found is None else clauses_of(writer, found[0])
    loop = Loop.of(x, clauses, form.format(x))
    if loop is not None:
        return [loop]
    lines = [f"{'    ' * depth}{clause}:" for depth, clause in enumerate(clauses)]
    return [*lines, "    " * len(clauses) + form.format(x)]


def counted(writer: ExprWriter, e: m.Quantified, names: Names) -> str:
    """How many are in a set."""
    of = kept(e)
    if isinstance(of, m.Everyone):
        return "s.n" if of.kind == "player" else str(len(writer.program.kinds[of.kind].members))
    if not isinstance(of, m.Filter):
        return f"len({writer.expr(of, names)})"
    found = filtered(writer, of, names) if writer.remembers else None
    if found is not None and (row := found[0].row()):
        return f"({len(found[0].meant)} - {row}.count(0))"
    clauses, x = writer.iterated(of, names) if found is None else clauses_of(writer, found[0])
    row = row_in(clauses, x)
    if row:
        return f"(s.n - {row}.count(0))"
    found_at_once = lying_with(writer, clauses, x, "len({1}.intersection({0}))") or alike(clauses, x, "-")
    return found_at_once or f"len([{' '.join([x, *clauses])}])"


def is_count(e: m.Expr) -> bool:
    """Whether this is how many there are of something: never below nought."""
    return isinstance(e, m.Quantified) and e.quantifier == "count"


def row_in(clauses: list[str], x: str) -> str:
    """The values that lie in a row, one for each player, if nothing else is asked of players; else nothing."""
    match clauses:
        case [everybody, cond] if everybody == f"for {x} in range(s.n)":
            return row_of(cond.removeprefix("if "), x)
    return ""


def lying_with(writer: ExprWriter, clauses: list[str], x: str, form: str) -> str:
    """A question about a zone and the set of all cards of which something printed holds, if that is all that is asked of what
    lies there; else nothing.
    """
    if writer.helpers is None or not writer.remembers or len(clauses) != len(("for", "if")):
        return ""
    zone, cond = clauses[0].removeprefix(f"for {x} in "), clauses[1].removeprefix("if ")
    if ZONE.fullmatch(zone) is None or x in LOCAL.findall(zone):
        return ""
    those = writer.helpers.those_with(cond, x)
    return form.format(zone, those) if those else ""
