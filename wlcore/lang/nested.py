"""What performs or asks what: in which order it is looked at, and how deep it may lie in each other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from wlcore.lang.cycles import who_asks
from wlcore.lang.diagnostics import Findings
from wlcore.lang.program import Program
from wlcore.lang.reach import Reach
from wlcore.lang.source import NOWHERE, Span

MOST_NESTED = 100
"""So many rules may perform each other in a row, and so many queries ask each other."""


def inside_first(leads: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """All names, each behind those to which it leads, with how many lie in each other below it; what leads back to what it comes
    from counts nothing there.
    """
    levels: dict[str, int] = {}
    begun: set[str] = set()
    for first in leads:
        todo = [] if first in begun else [(first, iter(sorted(leads[first])))]
        begun.add(first)
        while todo:
            name, left = todo[-1]
            inner = next((x for x in left if x not in begun), None)
            if inner is None:
                todo.pop()
                levels[name] = 1 + max((levels.get(x, 0) for x in leads.get(name, ())), default=0)
            else:
                begun.add(inner)
                todo.append((inner, iter(sorted(leads.get(inner, ())))))
    return levels


def check_asked(program: Program, findings: Findings) -> bool:
    """Note queries that ask each other too deep; whether there are none."""
    asked, places, _ = who_asks(program)
    return _shallow(asked, places, "queries ask each other", findings)


def check_performed(reach: Reach, findings: Findings) -> bool:
    """Note rules that perform each other, or set each other off, too deep; whether there are none."""
    return _shallow(reach.leads, reach.places, "rules perform each other", findings)


def _shallow(
    leads: Mapping[str, Iterable[str]], places: Mapping[str, Span], what: str, findings: Findings
) -> bool:
    deep = sorted(name for name, level in inside_first(leads).items() if level == MOST_NESTED + 1)
    for name in deep[:1]:
        findings.error(
            "too-deep",
            f"here {what} in a row of more than {MOST_NESTED}",
            places.get(name, NOWHERE),
            "say in one of them what several of them say",
        )
    return not deep
