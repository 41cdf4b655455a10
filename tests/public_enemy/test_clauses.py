"""Every clause of the rules is carried out somewhere and proved somewhere."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from tests.public_enemy.table import LAYERS
from wlcore.lang.diagnostics import Findings
from wlcore.loading import Choice, checked
from wlcore.packs.assemble import Assembly
from wlcore.packs.ruling_coverage import check_decided

CLAUSE = re.compile(r"\bPENO-[A-Z]+-[0-9]+\b")

# Clauses without a statement of their own, each with the reason.
NEEDS_NO_STATEMENT: dict[str, str] = {}


@cache
def assembly() -> Assembly:
    """The game with all its layers."""
    return checked(Choice("public-enemy", variants=LAYERS))


@cache
def proved() -> dict[str, list[str]]:
    """The clauses that tests name in their docstrings, with those tests."""
    found: dict[str, list[str]] = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in CLAUSE.findall(ast.get_docstring(node) or ""):
                    found.setdefault(clause, []).append(node.name)
    return found


def of_kind(*kinds: str) -> list[str]:
    """The clauses of these kinds."""
    return [clause.id for clause in assembly().packs[0].clauses if clause.kind in kinds]


def test_every_clause_is_cited_and_tested():
    """Each rule of the game is cited by a statement and named by a test, with or without optional rules."""
    rules = of_kind("rule")
    assert len(rules) == 53
    cited = set(assembly().cited)
    assert {clause for clause in rules if clause not in cited} == set(NEEDS_NO_STATEMENT)
    assert [clause for clause in rules if clause not in proved()] == []


def test_components_advice_and_examples_are_tested():
    """What the box holds, what is advised and what is worked out holds in play too."""
    assert [clause for clause in of_kind("component", "advice", "example") if clause not in proved()] == []


def test_tests_name_only_clauses_that_exist():
    """No test claims to prove a clause that there is not."""
    assert set(proved()) - {clause.id for clause in assembly().packs[0].clauses} == set()


def test_every_question_is_decided_and_tested():
    """Each difference and each open question is decided once; where play depends on it, a test proves the decision."""
    findings = Findings()
    pack = assembly().packs[0]
    check_decided(pack.clauses, pack.rulings, findings)
    assert findings.found == []
    about_play = {
        r.id for row in pack.rulings.rows if row.kind in ("settled", "variant") for r in row.clauses
    }
    about_play |= {r.id for p in assembly().packs for switch in p.rulings.switches for r in switch.clauses}
    assert sorted(about_play - set(proved())) == []


def test_rows_for_a_variant_name_a_layer_that_is_there():
    """What the presence of a layer decides is decided by one of ours, and cited in it."""
    rows = [row for row in assembly().packs[0].rulings.rows if row.kind == "variant"]
    assert {row.target for row in rows} == set(LAYERS)
    places = {pack.manifest.id: pack.folder.place for pack in assembly().packs}
    for row in rows:
        for ref in row.clauses:
            spans = assembly().cited.get(ref.id, [])
            here = any(span.file.startswith(places[row.target]) for span in spans)
            switched = any(
                ref.id in {r.id for r in s.clauses} for p in assembly().packs for s in p.rulings.switches
            )
            assert here or switched, ref.id
