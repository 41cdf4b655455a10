from __future__ import annotations

from tests.packs.reading import read
from wlcore.lang.diagnostics import Findings
from wlcore.packs.clauses import Clause, read_clauses
from wlcore.packs.ruling_coverage import check_decided
from wlcore.packs.rulings import Rulings, RulingType, read_rulings, ruling_type
from wlcore.packs.yamlfile import parse_yaml

RULINGS = """\
rulings:
  who-deals:
    type: one of left, right
    question: Who deals next?
    clauses: [OPEN-01, DEAL-01]
    values: { fr: right }
    default: left
    reason: It is quicker.
  aces-high:
    type: truth
    question: Are aces high?
    clauses: [DIFF-01]
    values: { de: no }
    default: yes
    reason: As everywhere.
  hand-size:
    type: number
    question: How many cards?
    clauses: [DIFF-02]
    values: { en: 7 }
    default: 5
    reason: As printed.
settled:
  - clauses: [OPEN-02, DEAL-01]
    value: Nobody.
    reason: Nothing else works.
follows:
  - clauses: [OPEN-03]
    follows: OPEN-02
    reason: The same case.
variant:
  - clauses: [OPEN-04]
    pack: goals
    reason: Only played there.
wording:
  - clauses: [DIFF-03, DEAL-01]
    reason: Two words for one thing.
"""
CLAUSES = """\
clauses:
  DEAL-01: { kind: rule, text: Deal the cards. }
  OPEN-01: { kind: open, text: Who deals next?, ruling: who-deals }
  OPEN-02: { kind: open, text: Who else? }
  OPEN-03: { kind: open, text: And then? }
  OPEN-04: { kind: open, text: And with goals? }
  DIFF-01: { kind: difference, text: Aces., editions: { en: High., de: Low. } }
  DIFF-02: { kind: difference, text: Cards. }
  DIFF-03: { kind: difference, text: Words. }
"""


def rulings(source: str = RULINGS) -> Rulings:
    findings = Findings()
    tree = parse_yaml("rulings.yaml", source.encode(), findings)
    assert tree is not None
    found = read_rulings(tree, findings)
    assert findings.found == []
    return found


def clauses(source: str = CLAUSES) -> list[Clause]:
    findings = Findings()
    tree = parse_yaml("clauses.yaml", source.encode(), findings)
    assert tree is not None
    found = read_clauses(tree, findings)
    assert findings.found == []
    return found


def decided(clause_file: str = CLAUSES, ruling_file: str = RULINGS) -> list[tuple[str, int, str]]:
    findings = Findings()
    check_decided(clauses(clause_file), rulings(ruling_file), findings)
    return [(d.span.file, d.span.line, d.code) for d in findings.sorted()]


def test_switches_have_typed_values():
    """Values are labels, truths and numbers; an edition that says nothing plays the default."""
    deals, aces, size = rulings().switches
    assert deals.type == RulingType("label", ("left", "right"))
    assert [deals.value(e) for e in ("en", "fr", "de", "ru", "default")] == [
        "left",
        "right",
        "left",
        "left",
        "left",
    ]
    assert (aces.type.base, aces.value("en"), aces.value("de")) == ("truth", True, False)
    assert (size.type.base, size.value("en"), size.value("fr")) == ("number", 7, 5)
    assert [ref.id for ref in deals.clauses] == ["OPEN-01", "DEAL-01"]
    assert (deals.span.line, deals.span.col) == (2, 3)


def test_rows_without_a_switch():
    """The other rows say why there is no switch, and what they follow."""
    rows = [(row.kind, [ref.id for ref in row.clauses], row.target) for row in rulings().rows]
    assert rows == [
        ("settled", ["OPEN-02", "DEAL-01"], "Nobody."),
        ("follows", ["OPEN-03"], "OPEN-02"),
        ("variant", ["OPEN-04"], "goals"),
        ("wording", ["DIFF-03", "DEAL-01"], ""),
    ]


def test_labels_of_a_type():
    """'one of' lists labels, with or without blanks behind the commas."""
    assert ruling_type("one of a,b,  c").labels == ("a", "b", "c")


def test_ruling_with_a_wrong_default_is_left_out():
    """A ruling that has no value cannot be used, the others can."""
    findings = Findings()
    found = read("rulings", RULINGS.replace("default: left", "default: up").encode(), findings)
    assert isinstance(found, Rulings)
    assert [d.code for d in findings.found] == ["wrong-type"]
    assert [r.id for r in found.switches] == ["aces-high", "hand-size"]


def test_clauses_say_what_they_are():
    """A clause has its kind, its text, what editions say, and the ruling that decides about it."""
    found = {clause.id: clause for clause in clauses()}
    assert (found["OPEN-01"].kind, found["OPEN-01"].ruling) == ("open", "who-deals")
    assert found["DIFF-01"].editions == {"en": "High.", "de": "Low."}
    assert (found["DEAL-01"].text, found["DEAL-01"].span.line) == ("Deal the cards.", 2)


def test_all_is_decided_once():
    """Where every difference and open question has one row there is nothing to say."""
    assert decided() == []


def test_undecided_and_twice_decided():
    """A question without a row is a warning, one with two rows an error; rules may occur in many rows."""
    assert decided(CLAUSES + "  OPEN-05: { kind: open, text: What now? }\n") == [
        ("clauses.yaml", 10, "undecided")
    ]
    twice = RULINGS.replace("[DIFF-03, DEAL-01]", "[DIFF-03, OPEN-01]")
    assert decided(ruling_file=twice) == [("rulings.yaml", 36, "duplicate")]


def test_unknown_ids_on_both_sides():
    """A ruling about no clause, a row that follows none, and a clause with no such ruling are errors."""
    assert decided(ruling_file=RULINGS.replace("[OPEN-03]", "[OPEN-03, OPEN-33]")) == [
        ("rulings.yaml", 28, "unknown-clause")
    ]
    assert decided(ruling_file=RULINGS.replace("follows: OPEN-02", "follows: OPEN-22")) == [
        ("rulings.yaml", 28, "unknown-clause")
    ]
    assert decided(CLAUSES.replace("ruling: who-deals", "ruling: who-deal")) == [
        ("clauses.yaml", 3, "unknown-ruling")
    ]
