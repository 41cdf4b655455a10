"""A position in which somebody tries what they write: lines of a scenario, one's own or those of the game, arranged when they are wanted.

Such lines come from whoever opened the page, so they name no pack and no place on this machine.
"""

from __future__ import annotations

import re
from dataclasses import replace

from wlcore.lang.diagnostics import Diagnostic, Findings, PackError
from wlcore.lang.source import Span, Text
from wlcore.loading import Choice
from wlcore.packs.assemble import Assembly
from wlcore.packs.find import PackFolder
from wlcore.packs.rawtext import read_text
from wlcore.records import dataclass
from wlcore.scenario.check import check
from wlcore.scenario.find import SUFFIX
from wlcore.scenario.parse import parse_scenarios
from wlcore.scenario.ready import Ready
from wlcore.scenario.rules import Rules
from wlcore.scenario.start_position import Opened, opened_at

NAMES = ("anna", "ben", "cleo", "dan", "eva", "finn")
FEWEST = 2
"""So many sit there at least where the lines do not say who: one who tries it, and one more."""
PLAYERS = re.compile(r"^players\b", re.MULTILINE)
TITLED = re.compile(r"^scenario\b", re.MULTILINE)
TITLE = re.compile(r'^scenario\s+"([^"]*)"', re.MULTILINE)
ENDS = re.compile(r"^(?:when|then|goal|within)\b.*", re.MULTILINE | re.DOTALL)
ELSEWHERE = ("with", "game", "variants")
"""What a scenario says of its packs; here they are those of the bench."""
IDLE = "nothing-expected"
"""What is wrong with a scenario that expects nothing, and not with a position."""


@dataclass(frozen=True, slots=True)
class WrittenTrial:
    """Lines as a file of scenarios, and how many stand above the first that somebody wrote."""

    text: str
    above: int

    @classmethod
    def of(cls, lines: str, players: tuple[int, int]) -> WrittenTrial:
        """What is missing is added: who plays, and a title."""
        lines = lines.replace("\r\n", "\n")
        count = min(max(FEWEST, players[0]), players[1])
        head = "" if PLAYERS.search(lines) else f"players {', '.join(NAMES[:count])}\n"
        tail = "" if TITLED.search(lines) else '\nscenario "here"\n'
        return cls(f"{head}{lines}{tail}", head.count("\n"))

    def told(self, d: Diagnostic, label: str) -> Diagnostic:
        """A finding at the line that somebody wrote."""
        if d.span.file != label:
            return d
        line = d.span.line - self.above
        return replace(d, span=Span(label, line, d.span.col, line, d.span.end_col))


def ready(written: WrittenTrial, label: str, rules: Rules, findings: Findings) -> Ready | None:
    """A position that can be set up, if nothing is wrong with its lines; of several the first."""
    text = Text.of_file(label, written.text)
    found = Findings()
    scenarios = parse_scenarios(text, found)
    for scenario in scenarios[:1]:
        for said in scenario.settings:
            if said.key in ELSEWHERE:
                found.error(
                    "no-place",
                    f"'{said.key}' has no meaning here",
                    said.span,
                    "the position is one of the game as it is served here, with what is written above",
                )
    told = [d for d in found.found if d.code != IDLE]
    own = Findings()
    made = check(scenarios[0], rules, text, own) if scenarios and not _failed(told) else None
    findings.found += [written.told(d, label) for d in (*told, *own.found)]
    return None if _failed([*told, *own.found]) else made


def _failed(found: list[Diagnostic]) -> bool:
    return any(d.severity == "error" for d in found)


def arranged(choice: Choice, lines: str, label: str) -> tuple[Opened, int]:
    """The position, and the seat (from 0) that is asked first; a `PackError` says why there is none."""
    rules = Rules(choice)
    written, findings = WrittenTrial.of(lines, rules.names.data.players), Findings()
    made = ready(written, label, rules, findings)
    if made is None:
        raise PackError(findings.sorted())
    try:
        found = opened_at(made, choice.edition if choice.edition in made.editions else made.editions[0])
    except PackError as error:
        raise PackError([written.told(d, label) for d in error.diagnostics]) from error
    return found, rules.game.from_json(found.position).who


def judged(assembly: Assembly, choice: Choice, lines: str, label: str) -> list[Diagnostic]:
    """What is wrong with lines that somebody writes; nothing is set up."""
    rules, findings = Rules(choice, None, assembly), Findings()
    ready(WrittenTrial.of(lines, rules.names.data.players), label, rules, findings)
    return list(findings.found)


def scenes(folder: PackFolder) -> dict[str, str]:
    """The positions of a pack's scenarios, each by its title, as lines that somebody can go on from."""
    found: dict[str, str] = {}
    for name in folder.files():
        if name.startswith("scenarios/") and name.endswith(SUFFIX):
            content = read_text(folder.label(name), folder.read(name), Findings())
            found.update(_scenes(content or ""))
    return dict(sorted(found.items()))


def _scenes(content: str) -> dict[str, str]:
    starts = [match.start() for match in TITLED.finditer(content)]
    found = {}
    for start, end in zip(starts, [*starts[1:], len(content)], strict=True):
        part, title = content[start:end], TITLE.match(content, start)
        if (
            title is not None
            and "\ngiven" in part
            and not any(re.search(rf"^{one}\b", part, re.M) for one in ELSEWHERE)
        ):
            top, own = (_plain(ENDS.sub("", one)) for one in (content[: starts[0]], part))
            found[title[1]] = f"{top}\n\n{own}\n".strip("\n") + "\n"
    return found


def _plain(lines: str) -> str:
    """Lines without comments and citations: they mean nothing in a position."""
    kept = (
        re.sub(r"\s+\[[A-Z0-9, -]+\]\s*$", "", one) for one in lines.split("\n") if not one.startswith("#")
    )
    return "\n".join(kept).strip("\n")
