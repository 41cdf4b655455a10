"""From the text of a file to its scenarios, as written."""

from __future__ import annotations

import re
from dataclasses import field
from typing import Any

from wlcore.lang.diagnostics import Findings, did_you_mean
from wlcore.lang.lines import Line, read_lines
from wlcore.lang.source import Span, Text
from wlcore.records import dataclass
from wlcore.scenario import tree as s
from wlcore.scenario.grammar import parse

TITLE = re.compile(r'scenario +"([^"]*)"')
WITH = re.compile(r"with +(\S+(?: \S+)*)")
IN_EDITIONS = re.compile(r"(?:when|then) +in +(.+)")
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
SETTINGS = (
    "players", "edition", "editions", "variants", "game", "seed", "ruling", "option", "with", "goal", "within",
)  # fmt: skip
BLOCKS = ("given", "when", "then")
ONCE = ("players", "editions", "variants", "game", "seed", "goal", "within")


def parse_scenarios(text: Text, findings: Findings) -> list[s.Scenario]:
    """The scenarios of a file; what stands above the first one counts for all of them."""
    return _File(text, findings).read(read_lines(text, findings))


@dataclass(slots=True)
class ParsedPart:
    """What is being read: the top of the file, or one scenario."""

    span: Span
    title: str = ""
    cites: tuple[tuple[str, Span], ...] = ()
    settings: list[s.Setting] = field(default_factory=list)
    given: list[s.Given] = field(default_factory=list)
    blocks: list[s.When | s.Then] = field(default_factory=list)
    cited: list[tuple[str, Span]] = field(default_factory=list)
    has_given: bool = False


class _File:
    def __init__(self, text: Text, findings: Findings) -> None:
        self.text, self.findings = text, findings

    def read(self, lines: list[Line]) -> list[s.Scenario]:
        """All scenarios."""
        top = ParsedPart(self.text.span(0, 0, 1))
        parts: list[ParsedPart] = []
        for line in lines:
            code = line.code.strip()
            if code.split(" ", 1)[0] == "scenario":
                parts.append(self.title(line, code))
            else:
                self.line(parts[-1] if parts else top, line, code, not parts)
        if not parts:
            self.findings.error(
                "no-scenario", "there is no scenario here", top.span, 'begin one with: scenario "TITLE"'
            )
        self.titles(parts)
        return [self.whole(part, top) for part in parts]

    def titles(self, parts: list[ParsedPart]) -> None:
        """Two scenarios of a file have different titles."""
        seen: dict[str, ParsedPart] = {}
        for part in parts:
            if part.title and part.title in seen:
                first = seen[part.title].span
                self.findings.error(
                    "duplicate",
                    "there is a scenario of this title already",
                    part.span,
                    related=((first, "it is here"),),
                )
            seen[part.title] = part

    def title(self, line: Line, code: str) -> ParsedPart:
        match = TITLE.fullmatch(code)
        part = ParsedPart(line.span, match.group(1) if match else "", line.cites)
        if match is None:
            self.findings.error(
                "title", "a scenario has a title in quotation marks", line.span, 'write: scenario "TITLE"'
            )
        elif not match.group(1).strip():
            self.findings.error(
                "title", "the title is empty", line.span, "say in a sentence what the scenario shows"
            )
        for child in line.children:
            self.line(part, child, child.code.strip(), False)
        return part

    def whole(self, part: ParsedPart, top: ParsedPart) -> s.Scenario:
        """A scenario with what the top of the file says of it."""
        own = {x.key for x in part.settings}
        above = [x for x in top.settings if x.key not in own or x.key not in ONCE]
        pairs = {x.values[0].text for x in part.settings if x.key in ("ruling", "option")}
        above = [x for x in above if x.key not in ("ruling", "option") or x.values[0].text not in pairs]
        placed = {self.place(line) for line in part.given}
        given = [x for x in top.given if not (isinstance(x, s.Placed) and self.place(x) in placed)]
        puzzle = any(x.key == "goal" for x in (*above, *part.settings))
        if not any(isinstance(block, s.Then) for block in part.blocks) and part.title and not puzzle:
            message = "this scenario expects nothing"
            self.findings.error("nothing-expected", message, part.span, "say under 'then' what must hold")
        return s.Scenario(
            part.span,
            part.title,
            part.cites,
            (*above, *part.settings),
            _together(given, part.given),
            tuple(part.blocks),
            (*top.cited, *part.cites, *part.cited),
        )

    def place(self, line: s.Given) -> str:
        """What a line under 'given' sets, as written."""
        if not isinstance(line, s.Placed):
            return ""
        span = line.place.span
        return self.text.lines[span.line - 1][span.col - 1 : span.end_col - 1].replace(" ", "")

    # ---- lines at the left edge ------------------------------------------------------------------------

    def line(self, part: ParsedPart, line: Line, code: str, top: bool) -> None:
        """One line of a part, with its block."""
        first = code.removesuffix(":").split(" ", 1)[0]
        part.cited += [*line.cites, *(c for child in line.children for c in child.cites)]
        if first in BLOCKS:
            self.block(part, line, code.removesuffix(":").rstrip(), first, top)
            return
        if first not in SETTINGS:
            known = (*SETTINGS, *BLOCKS, "scenario")
            place = self.text.span(line.index, line.indent, line.indent + len(first))
            self.findings.error(
                "unknown-word", f"'{first}' begins no line here", place, did_you_mean(first, known)
            )
            return
        if line.children:
            self.findings.error("block", "nothing can stand under this line", line.children[0].span)
        found = (
            self.with_path(line, code)
            if first == "with"
            else parse("setting", line, self.text, self.findings)
        )
        if found is None:
            return
        if part.has_given or part.blocks:
            self.findings.error("order", f"'{first}' stands above 'given', 'when' and 'then'", line.span)
        if found.key in ONCE and any(x.key == found.key for x in part.settings):
            self.findings.error(
                "twice", f"'{first}' has been said already", line.span, "keep one of the two lines"
            )
        part.settings.append(found)

    def with_path(self, line: Line, code: str) -> s.Setting | None:
        match = WITH.fullmatch(code)
        if match is None:
            self.findings.error("syntax", "a path is wanted after 'with'", line.span)
            return None
        at = line.indent + match.start(1)
        word = s.Word(match.group(1), self.text.span(line.index, at, at + len(match.group(1))))
        return s.Setting(line.span, line.clauses, "with", (word,))

    # ---- blocks ----------------------------------------------------------------------------------------

    def block(self, part: ParsedPart, line: Line, code: str, first: str, top: bool) -> None:
        """`given`, `when` or `then`."""
        if top and first != "given":
            self.findings.error(
                "order", f"'{first}' belongs to a scenario", line.span, 'begin one with: scenario "TITLE"'
            )
            return
        if not line.children:
            self.findings.error(
                "block", f"there is nothing under '{first}'", line.span, "indent what belongs to it"
            )
        editions = self.editions(line, code, first)
        for child in line.children:
            if child.children:
                self.findings.error("block", "nothing can stand under this line", child.children[0].span)
        start = {"given": "given", "when": "choice_made", "then": "expected"}[first]
        found: list[Any] = [
            x for child in line.children if (x := parse(start, child, self.text, self.findings)) is not None
        ]
        if first == "given":
            if part.has_given or part.blocks:
                self.findings.error("order", "'given' stands once, before 'when' and 'then'", line.span)
            part.has_given = True
            part.given += found
        elif first == "when":
            part.blocks.append(s.When(line.span, editions, tuple(found)))
        else:
            part.blocks.append(s.Then(line.span, editions, tuple(found)))

    def editions(self, line: Line, code: str, first: str) -> tuple[s.Word, ...]:
        if code == first:
            return ()
        match = IN_EDITIONS.fullmatch(code)
        if match is None:
            advice = "indent below it what belongs to it"
            if first != "given":
                advice += f", or name editions: {first} in fr, de"
            self.findings.error("syntax", f"'{first}' stands alone on its line", line.span, advice)
            return ()
        at = line.indent + match.start(1)
        return tuple(
            s.Word(word.group(), self.text.span(line.index, at + word.start(), at + word.end()))
            for word in WORD.finditer(match.group(1))
        )


def _together(above: list[s.Given], own: list[s.Given]) -> tuple[s.Given, ...]:
    """What a file and a scenario of it give: the scenario's 'begin with' takes the place of the file's."""
    begins = next((at for at, line in enumerate(own) if isinstance(line, s.Begin)), None)
    if begins is None:
        return (*above, *own)
    early = next((at for at, line in enumerate(above) if not isinstance(line, s.Fate)), len(above))
    late = [line for line in above[early:] if not isinstance(line, s.Begin)]
    return (*above[:early], *own[: begins + 1], *late, *own[begins + 1 :])
