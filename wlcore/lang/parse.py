"""From text to tree, line by line, so that one mistake gives one message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from lark import Tree
from lark.lexer import Token

from wlcore.lang import tree as t
from wlcore.lang.build import Builder
from wlcore.lang.diagnostics import Findings, did_you_mean
from wlcore.lang.grammar import keywords, parse_line
from wlcore.lang.lines import Line, read_lines, too_many
from wlcore.lang.source import Span, Text
from wlcore.records import dataclass

DECLARING = frozenset(
    "kind counter zone variable secret builtin table query rule action frame event invariant replace remove ruling".split()
)

OPENED = frozenset("kind rule action frame query".split())
BESIDE = "it stands directly below the block it belongs to, as deep as the line that opens that one"
INSIDE = (
    "the line above opens two blocks, and this stands below the outer one: end that line at its first ':', "
    "and write 'if' or 'may', and then 'otherwise:', on lines below it, deeper"
)
SECTION = re.compile(r"with +([a-z][a-z0-9]*(?:-[a-z0-9]+)*) *:")


@dataclass(frozen=True, slots=True)
class FileTree:
    """A `.wl` file: its declarations, the layer statements at its left edge, and every citation in it."""

    declarations: tuple[t.Declaration, ...]
    statements: t.Block
    cited: tuple[tuple[str, Span], ...]


def parse_effect(text: Text, findings: Findings) -> tuple[t.Block, tuple[tuple[str, Span], ...]]:
    """The statements of an effect text, and every citation in it."""
    lines = read_lines(text, findings)
    return _Reader(text, findings).block(lines), tuple(_cited(lines))


def parse_file(text: Text, findings: Findings) -> FileTree:
    """What stands in a `.wl` file."""
    reader = _Reader(text, findings)
    declarations: list[t.Declaration] = []
    statements: list[t.Statement] = []
    lines = read_lines(text, findings)
    reader.file(lines, declarations, statements, "")
    return FileTree(tuple(declarations), tuple(statements), tuple(_cited(lines)))


def _cited(lines: list[Line]) -> Iterator[tuple[str, Span]]:
    for line in lines:
        yield from line.cites
        yield from _cited(line.children)


def _is_call(tree: Tree[Token]) -> bool:
    first = tree.children[0]
    return tree.data != "opens" and isinstance(first, Tree) and first.data in ("call", "bare")


class _Reader:
    def __init__(self, text: Text, findings: Findings) -> None:
        self.text, self.findings = text, findings
        self.before, self.given_up = len(findings.found), False

    # ---- files ---------------------------------------------------------------------------------------

    def file(
        self, lines: list[Line], declarations: list[t.Declaration], statements: list[t.Statement], beside: str
    ) -> None:
        rest: list[Line] = []
        for line in lines:
            code = line.code.strip()
            first = code.split(" ", 1)[0]
            if self.stopped(line):
                return
            if first in DECLARING:
                found = self.declaration(line, code, beside)
                if found is not None:
                    declarations.append(found)
            elif not beside and (section := SECTION.fullmatch(code)):
                inner: list[t.Statement] = []
                if not line.children:
                    self.missing_block(line.span)
                self.file(line.children, declarations, inner, section.group(1))
                statements.append(t.Beside(line.span, section.group(1), tuple(inner), cites=line.clauses))
            elif not self.misspelt(line, code, first):
                rest.append(line)
        statements.extend(self.block(rest))

    def declaration(self, line: Line, code: str, beside: str) -> t.Declaration | None:
        tree = parse_line("decl", code, self.text, line.index, line.indent, self.findings)
        if tree is None:
            return None
        builder = Builder(self.text, line.index, line.indent)
        found = builder.declaration(tree, line.clauses)
        extra: dict[str, Any] = {"beside": beside}
        if found.what == "kind":
            extra["properties"] = tuple(p for c in line.children if (p := self.property(c)) is not None)
        elif found.what in ("rule", "action", "frame", "query"):
            extra["body"] = self.block(line.children)
        if line.children and (found.value is not None or found.what not in OPENED):
            self.findings.error("block", f"nothing can stand under this {found.what}", line.children[0].span)
        return replace(found, **extra)

    def property(self, line: Line) -> t.Property | None:
        code = line.code.strip()
        tree = parse_line("property", code, self.text, line.index, line.indent, self.findings)
        return None if tree is None else Builder(self.text, line.index, line.indent).property(tree)

    def misspelt(self, line: Line, code: str, first: str) -> bool:
        """Whether a line at the left edge was probably meant to declare something; if so, that is said."""
        advice = did_you_mean(first, DECLARING, 2) if first not in keywords() else ""
        tree = parse_line("line", code, self.text, line.index, line.indent, Findings()) if advice else None
        if not advice or (tree is not None and not _is_call(tree)):
            return False
        place = self.text.span(line.index, line.indent, line.indent + len(first))
        self.findings.error("unknown-word", f"'{first}' is not a word that is known", place, advice)
        return True

    def missing_block(self, span: Span) -> None:
        """Note that nothing is indented under a line that opens a block."""
        self.findings.error(
            "block", "the block under this line is missing", span, "indent what belongs to it"
        )

    def declares(self, line: Line) -> bool:
        """Whether a line in a block begins like a declaration; if so, that is said."""
        first = line.code.split()[0]
        if first not in DECLARING:
            return False
        place = self.text.span(line.index, line.indent, line.indent + len(first))
        self.findings.error("declaration", f"'{first}' stands only at the left edge of a .wl file", place)
        return True

    def stopped(self, line: Line) -> bool:
        """Whether there are too many mistakes already to read on."""
        self.given_up = self.given_up or too_many(self.text, line.index, self.before, self.findings)
        return self.given_up

    # ---- blocks --------------------------------------------------------------------------------------

    def block(self, lines: list[Line]) -> t.Block:
        out: list[t.Statement] = []
        for line in lines:
            if self.stopped(line):
                break
            if self.declares(line):
                continue
            tree = parse_line("line", line.code.strip(), self.text, line.index, line.indent, self.findings)
            if tree is not None:
                self.line(tree, line, out)
        return tuple(out)

    def line(self, tree: Any, line: Line, out: list[t.Statement]) -> None:
        """Append the statements of one line; `otherwise` joins the statement before it."""
        builder = Builder(self.text, line.index, line.indent)
        while True:
            if tree.data == "opens":
                self.opened(tree, line, builder, out)
                return
            out.append(builder.statement(tree.children[0], line.clauses))
            if tree.data == "one":
                break
            tree = tree.children[1]
        if line.children:
            self.findings.error(
                "block",
                "this line opens no block, so nothing can be indented under it",
                line.children[0].span,
                "a line that opens a block ends in ':'",
            )

    def opened(self, tree: Any, line: Line, b: Builder, out: list[t.Statement]) -> None:
        head = tree.children[0]
        span, cites = b.span(head), line.clauses
        if head.data == "head_one":
            options = [opt for child in line.children if (opt := self.block([child]))]
            if len(tree.children) > 1 or not line.children:
                self.findings.error("options", "'choose one' wants its options on the lines below", span)
            out.append(t.ChooseOne(span, tuple(options), cites=cites))
            return
        body: list[t.Statement] = []
        if len(tree.children) > 1:
            self.line(tree.children[1], line, body)
        else:
            body.extend(self.block(line.children))
            if not line.children:
                self.missing_block(span)
        made = getattr(self, head.data)(head, span, cites, b, tuple(body), out)
        if made is not None:
            out.append(made)

    def head_call(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        return t.Priced(s, b.statement(h.children[0], c), body, cites=c)

    def head_expr(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        return t.Subject(s, b.expr(h.children[0]), body, cites=c)

    def head_if(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        return t.If(s, ((b.expr(h.children[0]), body),), None, cites=c)

    def head_otherwise(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> None:
        last = out[-1] if out else None
        if isinstance(last, t.If) and last.otherwise is None:
            out[-1] = t.If(last.span, last.branches, body, cites=last.cites)
        elif isinstance(last, t.May) and last.otherwise is None:
            out[-1] = t.May(last.span, last.price, last.body, body, cites=last.cites)
        else:
            message = "'otherwise' follows neither 'if' nor 'may'"
            self.findings.error("otherwise", message, s, INSIDE if _has_inside(last) else BESIDE)

    def head_otherwise_if(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> None:
        last = out[-1] if out else None
        if isinstance(last, t.If) and last.otherwise is None:
            branches = (*last.branches, (b.expr(h.children[0]), body))
            out[-1] = t.If(last.span, branches, None, cites=last.cites)
        else:
            advice = INSIDE if _has_inside(last) else BESIDE
            self.findings.error("otherwise", "'otherwise if' does not follow 'if'", s, advice)

    def head_for(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        start = b.expr(h.children[2]) if len(h.children) > 2 else None
        return t.ForEach(s, str(h.children[0]), b.expr(h.children[1]), start, body, cites=c)

    head_for_from = head_for

    def head_for_by(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        name, over, most, by, *start = h.children
        first = b.expr(start[0]) if start else None
        said = str(most.children[0]) == "most"
        return t.ForEach(s, str(name), b.expr(over), first, body, b.expr(by), said, cites=c)

    def head_at_once(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        start = b.expr(h.children[2]) if len(h.children) > 2 else None
        return t.ForEach(s, str(h.children[0]), b.expr(h.children[1]), start, body, at_once=True, cites=c)

    def head_duration(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        return t.Duration(s, str(h.children[0]), body, cites=c)

    def head_repeat(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        return t.Repeat(s, None, None, body, cites=c)

    def head_times(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        return t.Repeat(s, b.expr(h.children[0]), None, body, cites=c)

    def head_until(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        return t.Repeat(s, None, b.expr(h.children[0]), body, cites=c)

    def head_turns(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        name, over, start = h.children
        return t.TakingTurns(s, str(name), b.expr(over), b.expr(start), body, cites=c)

    def head_may(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        price = b.statement(h.children[0], c) if h.children else None
        return t.May(s, price, body, None, cites=c)

    def head_may_bare(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        name = h.children[0]
        price = t.Call(b.span(name), str(name), (), b.span(name), cites=c)
        return t.May(s, price, body, None, cites=c)

    def head_leaving(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        return t.Leaving(s, body, cites=c)

    def head_soon(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        return t.AsSoonAs(s, str(h.children[0]), b.expr(h.children[1]), body, cites=c)

    def head_with(self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any) -> None:
        self.findings.error("with", "'with PACK:' stands alone on its line, at the left edge of a file", s)

    def head_trigger(
        self, h: Any, s: Span, c: tuple[str, ...], b: Builder, body: t.Block, out: Any
    ) -> t.Statement:
        moment = str(h.children[0].children[0])
        who, name, *args = h.children[1].children
        cond = b.expr(h.children[2]) if len(h.children) > 2 else None
        said = str(who.children[0]) if who is not None else ""
        return t.Trigger(
            s, moment, said, str(name), tuple(map(b.arg, args)), cond, body, b.span(name), cites=c
        )


def _has_inside(last: t.Statement | None) -> bool:
    """Whether a statement opens a block on its line in which an 'otherwise' could follow."""
    match last:
        case t.Subject(body=(*_, inner)) | t.ForEach(body=(*_, inner)) | t.Repeat(body=(*_, inner)):
            return isinstance(inner, (t.If, t.May)) or _has_inside(inner)
    return False
