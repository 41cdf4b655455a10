"""`scenarios/survivors.yaml`: changes of the rules that no scenario can notice, each with the reason why."""

from __future__ import annotations

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.packs.fields import Field, Record
from wlcore.packs.nodes import Node
from wlcore.packs.shapes import ListOf, Prose
from wlcore.packs.validation import read_as
from wlcore.records import dataclass

FILE = Field("file", Prose(), "", "The file of the rules, from the folder of the pack.", required=True)
LINE = Field("line", Prose(), "", "What stands on the line, without citations.", required=True)
CHANGE = Field("change", Prose(), "", "What is changed there, as 'wl test --mutate' tells it.", required=True)
REASON = Field("reason", Prose(), "", "Why nobody could notice.", required=True)
SURVIVOR = Record((FILE, LINE, CHANGE, REASON), "a survivor")
ALL = Field("survivors", ListOf(SURVIVOR), (), "Changes that make no difference.")
SURVIVORS_FILE = Record((ALL,), "survivors.yaml")


@dataclass(frozen=True, slots=True)
class Survivor:
    """A change that is known to make no difference."""

    file: str
    line: str
    change: str
    reason: str
    span: Span

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is about."""
        return self.file, self.line, self.change


def read_survivors(tree: Node, findings: Findings) -> list[Survivor]:
    """The survivors of a file; those with mistakes are left out."""
    file = read_as(SURVIVORS_FILE, tree, findings)
    if file is None:
        return []
    found: dict[tuple[str, str, str], Survivor] = {}
    for row in file[ALL]:
        one = Survivor(row[FILE], row[LINE], row[CHANGE], row[REASON], row.span)
        if one.key in found:
            findings.error(
                "duplicate",
                "this survivor stands here twice",
                one.span,
                related=((found[one.key].span, "it is here"),),
            )
        found[one.key] = one
    return list(found.values())
