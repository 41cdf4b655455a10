"""Whether rulings and clauses fit together: every difference and open question is decided, and only once."""

from __future__ import annotations

from collections.abc import Iterable

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.packs.clauses import Clause
from wlcore.packs.rulings import Rulings

NAMED = 5
TO_DECIDE = ("difference", "open")


def check_decided(clauses: Iterable[Clause], rulings: Rulings, findings: Findings) -> None:
    """Note unknown ids on either side, and what is decided twice or not at all."""
    known = {clause.id: clause for clause in clauses}
    _check_ids(known, rulings, findings)
    decided: dict[str, Span] = {}
    for ref in (ref for ruling in rulings.switches for ref in ruling.clauses):
        decided.setdefault(ref.id, ref.span)
    for row, ref in [(r, ref) for r in rulings.rows for ref in r.clauses]:
        if ref.id not in known or known[ref.id].kind not in TO_DECIDE:
            continue
        if (
            ref.id in decided and row.kind != "variant"
        ):  # the pack it names may have a switch of its own about it
            related = ((decided[ref.id], "the first time"),)
            findings.error("duplicate", f"{ref.id} is decided twice", ref.span, related=related)
        decided.setdefault(ref.id, ref.span)
    left = [c for c in known.values() if c.kind in TO_DECIDE and c.id not in decided and not c.ruling]
    for file in dict.fromkeys(clause.span.file for clause in left):
        here = [clause for clause in left if clause.span.file == file]
        more = f" and {len(here) - NAMED} more" if len(here) > NAMED else ""
        message = f"no ruling decides about {', '.join(c.id for c in here[:NAMED])}{more}"
        findings.warn("undecided", message, here[0].span, "add rows to rulings.yaml")


def _check_ids(known: dict[str, Clause], rulings: Rulings, findings: Findings) -> None:
    lists = [*(r.clauses for r in rulings.switches), *(r.clauses for r in rulings.rows)]
    for ref in (ref for refs in lists for ref in refs):
        if ref.id not in known:
            findings.error(
                "unknown-clause",
                f"there is no clause {ref.id}",
                ref.span,
                findings.near(ref.id, lambda: known),
            )
    switches = [ruling.id for ruling in rulings.switches]
    for clause in known.values():
        if clause.ruling and clause.ruling not in switches:
            suggestion = findings.instead(clause.ruling, lambda: switches)
            findings.error("unknown-ruling", f"there is no ruling '{clause.ruling}'", clause.span, suggestion)
    for row in rulings.rows:
        if row.kind == "follows" and row.target not in known:
            suggestion = findings.instead(row.target, lambda: known)
            findings.error("unknown-clause", f"there is no clause {row.target}", row.span, suggestion)
