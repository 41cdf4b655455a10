"""The grammar of scenario lines as a parser: one line in, one node out, or one diagnostic."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any

from lark import Lark, Tree
from lark.exceptions import UnexpectedInput, UnexpectedToken
from lark.lexer import Token

from wlcore.data import data_root
from wlcore.lang import tree as t
from wlcore.lang.build import Builder
from wlcore.lang.diagnostics import Findings
from wlcore.lang.explain import explained
from wlcore.lang.lines import Line
from wlcore.lang.parsers import parser_of
from wlcore.lang.source import Text
from wlcore.scenario import tree as s

STARTS = ("setting", "given", "choice_made", "expected")
MOST_DEEP = 100


@cache
def parser() -> Lark:
    """The parser of scenario lines, made once a process."""
    folder = data_root() / "grammar"
    files = ("effect.lark", "scenario.lark")
    grammar = "\n".join((folder / name).read_text(encoding="utf-8") for name in files)
    return parser_of(grammar, STARTS, lexer="contextual")


@cache
def terminals() -> dict[str, str]:
    """The fixed signs and words of the grammar by the names the parser has for them."""
    return {x.name: x.pattern.value for x in parser().terminals if x.pattern.type == "str"}


@cache
def keywords() -> frozenset[str]:
    """The words that mean something by themselves."""
    return frozenset(word for word in terminals().values() if re.fullmatch(r"[a-z]+", word))


@lru_cache(maxsize=10_000)
def _tree(start: str, code: str) -> Tree[Token]:
    """The parser's tree; scenarios say many things alike."""
    return parser().parse(code, start=start)


def parse(start: str, line: Line, text: Text, findings: Findings) -> Any:
    """The node of a line; nothing, and one finding, if it cannot be read."""
    code = line.code.strip()
    try:
        if code.count("(") > MOST_DEEP:
            findings.error("too-deep", "there are too many parentheses", line.span)
            return None
        found = _tree(start, code)
    except UnexpectedInput as problem:
        if isinstance(problem, UnexpectedToken) and problem.token.type == "WORDS":
            problem.token = Token.new_borrow_pos("NAME", str(problem.token).split(" ")[0], problem.token)
        at, length, message, suggestion = explained(problem, code, terminals(), keywords())
        place = text.span(line.index, line.indent + at, line.indent + at + length)
        findings.error("syntax", message, place, suggestion)
        return None
    maker = Maker(text, line)
    return getattr(maker, "l_" + found.data)(found)


class Maker:
    """Makes the node of one line."""

    def __init__(self, text: Text, line: Line) -> None:
        self.builder = Builder(text, line.index, line.indent)
        self.line = line
        self.about: Any = {"span": line.span, "cites": line.clauses}

    def word(self, token: Token) -> s.Word:
        """A word with its place."""
        return s.Word(str(token), self.builder.span(token))

    def words(self, names: Tree[Token]) -> tuple[s.Word, ...]:
        """The words of a list."""
        return tuple(self.word(token) for token in names.children if isinstance(token, Token))

    def exprs(self, pieces: Any) -> tuple[t.Expr, ...]:
        """Several expressions."""
        return tuple(self.builder.expr(piece) for piece in pieces)

    # ---- under the title -------------------------------------------------------------------------------

    def setting(self, key: str, values: tuple[s.Word, ...]) -> s.Setting:
        """A line that says who plays or what is played."""
        return s.Setting(**self.about, key=key, values=values)

    def l_players(self, x: Any) -> s.Setting:
        return self.setting("players", self.words(x.children[0]))

    def l_editions(self, x: Any) -> s.Setting:
        return self.setting("editions", self.words(x.children[0]))

    def l_variants(self, x: Any) -> s.Setting:
        return self.setting("variants", self.words(x.children[0]))

    def l_of_game(self, x: Any) -> s.Setting:
        return self.setting("game", (self.word(x.children[0]),))

    def l_seed(self, x: Any) -> s.Setting:
        return self.setting("seed", (self.word(x.children[0]),))

    def l_set_ruling(self, x: Any) -> s.Setting:
        return self.setting("ruling", (self.word(x.children[0]), self.word(x.children[1].children[0])))

    def l_set_option(self, x: Any) -> s.Setting:
        return self.setting("option", (self.word(x.children[0]), self.word(x.children[1].children[0])))

    def l_goal(self, x: Any) -> s.Goal:
        what = x.children[0]
        return s.Goal(**self.about, key="goal", values=(), what=getattr(self, "l_" + what.data)(what))

    def l_within(self, x: Any) -> s.Setting:
        return self.setting("within", (self.word(x.children[0]), self.word(x.children[1])))

    # ---- given and when --------------------------------------------------------------------------------

    def l_begin(self, x: Any) -> s.Begin:
        about = self.word(x.children[1]) if len(x.children) > 1 else None
        return s.Begin(**self.about, player=self.word(x.children[0]), about=about)

    def l_fate(self, x: Any) -> s.Fate:
        return s.Fate(
            **self.about, of=self.builder.expr(x.children[0]), values=self.exprs(x.children[1].children)
        )

    def l_placed(self, x: Any) -> s.Placed:
        values = self.exprs(x.children[1].children) if len(x.children) > 1 else ()
        return s.Placed(**self.about, place=self.builder.expr(x.children[0]), values=values)

    def l_knows(self, x: Any) -> s.Knows:
        return s.Knows(**self.about, players=self.words(x.children[0]), what=self.builder.expr(x.children[1]))

    def l_choice_made(self, x: Any) -> s.Chosen:
        return s.Chosen(**self.about, player=self.word(x.children[0]), words=self.word(x.children[1]))

    # ---- then ------------------------------------------------------------------------------------------

    def l_holds(self, x: Any) -> s.Holds:
        return s.Holds(**self.about, cond=self.builder.expr(x.children[0]))

    def l_listed(self, x: Any) -> s.Listed:
        left, *values = self.exprs(x.children)
        return s.Listed(**self.about, left=left, values=tuple(values))

    def l_asked(self, x: Any) -> s.Asked:
        about = self.word(x.children[1]) if len(x.children) > 1 else None
        return s.Asked(**self.about, player=self.builder.expr(x.children[0]), about=about)

    def l_may_choose(self, x: Any) -> s.May:
        said = self.word(x.children[1])
        negated = said.text.startswith("not ")
        if negated:
            rest = said.text[4:].lstrip()
            place = said.span
            col = place.end_col - len(rest)
            said = s.Word(rest, self.builder.text.span(self.line.index, col - 1, place.end_col - 1))
        return s.May(**self.about, players=self.words(x.children[0]), words=said, negated=negated)

    def l_sees(self, x: Any) -> s.Sees:
        return self.seen(x, False)

    def l_sees_not(self, x: Any) -> s.Sees:
        return self.seen(x, True)

    def seen(self, x: Any, negated: bool) -> s.Sees:
        """A line about what players know."""
        what = self.builder.expr(x.children[1])
        return s.Sees(**self.about, players=self.words(x.children[0]), what=what, negated=negated)

    def l_won(self, x: Any) -> s.Won:
        return s.Won(**self.about, players=self.words(x.children[0]))

    def l_nobody_won(self, x: Any) -> s.Won:
        return s.Won(**self.about, players=())

    def l_text_is(self, x: Any) -> s.SaysText:
        return self.says_text(x, True)

    def l_text_says(self, x: Any) -> s.SaysText:
        return self.says_text(x, False)

    def says_text(self, x: Any, whole: bool) -> s.SaysText:
        """A line about what stands on a card."""
        card, language, text = x.children
        return s.SaysText(
            **self.about,
            card=self.word(card),
            language=self.word(language),
            text=str(text)[1:-1],
            whole=whole,
        )

    def l_refused(self, x: Any) -> s.Refused:
        return s.Refused(**self.about)

    def l_again(self, x: Any) -> s.Again:
        return s.Again(**self.about)
