"""Turns the parser's tree of one line into the nodes of `wlcore.lang.tree`."""

from __future__ import annotations

from typing import Any

from lark import Tree
from lark.lexer import Token

from wlcore.lang import tree as t
from wlcore.lang.source import Span, Text

Piece = Any


class Builder:
    """Builds nodes for one line of a text; `offset` is the column its code begins in."""

    def __init__(self, text: Text, index: int, offset: int) -> None:
        self.text, self.index, self.offset = text, index, offset

    def span(self, piece: Tree[Token] | Token) -> Span:
        """The place of a token or a subtree."""
        if isinstance(piece, Token):
            start, end = (piece.column or 1) - 1, (piece.end_column or 1) - 1
        else:
            meta = piece.meta
            start, end = getattr(meta, "column", 1) - 1, getattr(meta, "end_column", 2) - 1
        return self.text.span(self.index, self.offset + start, self.offset + end)

    # ---- expressions ---------------------------------------------------------------------------------

    def expr(self, piece: Piece) -> t.Expr:
        """The expression of a subtree."""
        found: t.Expr = getattr(self, "x_" + piece.data)(piece, self.span(piece))
        return found

    def _call(self, token: Token) -> tuple[str, Span]:
        span = self.span(token)
        return token[:-1], Span(span.file, span.line, span.col, span.end_line, span.end_col - 1)

    def _binary(self, op: str, piece: Piece, span: Span) -> t.Expr:
        return t.Binary(span, op, self.expr(piece.children[0]), self.expr(piece.children[-1]))

    def x_name(self, p: Piece, s: Span) -> t.Expr:
        return t.Name(s, str(p.children[0]))

    def x_word(self, p: Piece, s: Span) -> t.Expr:
        return t.Word(s, str(p.children[0]))

    def x_int(self, p: Piece, s: Span) -> t.Expr:
        return t.Number(s, int(p.children[0]))

    def x_money(self, p: Piece, s: Span) -> t.Expr:
        return t.Number(s, int(p.children[1]), str(p.children[0]))

    def x_apply(self, p: Piece, s: Span) -> t.Expr:
        name, span = self._call(p.children[0])
        return t.Apply(s, name, tuple(map(self.expr, p.children[1:])), "call", span)

    def x_of(self, p: Piece, s: Span) -> t.Expr:
        return t.Apply(s, str(p.children[0]), (self.expr(p.children[1]),), "of", self.span(p.children[0]))

    def x_of_args(self, p: Piece, s: Span) -> t.Expr:
        name, span = self._call(p.children[0])
        args = tuple(map(self.expr, p.children[1:]))
        return t.Apply(s, name, (args[-1], *args[:-1]), "of-call", span)

    def x_ends(self, p: Piece, s: Span) -> t.Expr:
        end, amount, of = p.children
        return t.Ends(s, str(end) == "top", self.expr(amount), self.expr(of))

    def x_own_name(self, p: Piece, s: Span) -> t.Expr:
        own = p.children[0]
        word = t.Word(self.span(own), str(own.children[0]))
        return t.Apply(s, str(p.children[1]), (word,), "own", self.span(p.children[1]))

    def x_own_apply(self, p: Piece, s: Span) -> t.Expr:
        own = p.children[0]
        word = t.Word(self.span(own), str(own.children[0]))
        name, span = self._call(p.children[1])
        return t.Apply(s, name, (word, *map(self.expr, p.children[2:])), "own-call", span)

    def x_ruling(self, p: Piece, s: Span) -> t.Expr:
        return t.Setting(s, "ruling", str(p.children[0]), self.span(p.children[0]))

    def x_option(self, p: Piece, s: Span) -> t.Expr:
        return t.Setting(s, "option", str(p.children[0]), self.span(p.children[0]))

    def x_can(self, p: Piece, s: Span) -> t.Expr:
        token = p.children[0]
        name, span = self._call(token) if token.endswith("(") else (str(token), self.span(token))
        return t.Can(s, name, tuple(map(self.expr, p.children[1:])), span)

    def x_can_do(self, p: Piece, s: Span) -> t.Expr:
        return t.CanDo(s, self.expr(p.children[0]))

    def x_set_of(self, p: Piece, s: Span) -> t.Expr:
        return t.SetOf(s, tuple(map(self.expr, p.children)))

    def x_where(self, p: Piece, s: Span) -> t.Expr:
        name = str(p.children[1]) if len(p.children) == 3 else "it"
        return t.Where(s, self.expr(p.children[0]), name, self.expr(p.children[-1]))

    def x_most(self, p: Piece, s: Span) -> t.Expr:
        return t.Extreme(s, self.expr(p.children[0]), True, self.expr(p.children[1]))

    def x_fewest(self, p: Piece, s: Span) -> t.Expr:
        return t.Extreme(s, self.expr(p.children[0]), False, self.expr(p.children[1]))

    def x_quant(self, p: Piece, s: Span) -> t.Expr:
        cond = self.expr(p.children[2]) if len(p.children) == 3 else None
        return t.Quantified(s, str(p.children[0].children[0]), self.expr(p.children[1]), cond)

    def x_quant_as(self, p: Piece, s: Span) -> t.Expr:
        word, of, name, cond = p.children
        return t.Quantified(s, str(word.children[0]), self.expr(of), self.expr(cond), str(name))

    def x_folded(self, p: Piece, s: Span) -> t.Expr:
        return t.Folded(s, str(p.children[0].children[0]), self.expr(p.children[1]), self.expr(p.children[2]))

    def x_fold_of(self, p: Piece, s: Span) -> t.Expr:
        it = t.Word(self.span(p.children[0]), "it")
        return t.Folded(s, str(p.children[0].children[0]), it, self.expr(p.children[1]))

    def x_range(self, p: Piece, s: Span) -> t.Expr:
        return t.Range(s, self.expr(p.children[0]), self.expr(p.children[1]))

    def x_first_of(self, p: Piece, s: Span) -> t.Expr:
        return t.FirstOf(s, self.expr(p.children[0]))

    def x_first_from(self, p: Piece, s: Span) -> t.Expr:
        return t.FirstOf(s, self.expr(p.children[0]), self.expr(p.children[1]))

    def x_only(self, p: Piece, s: Span) -> t.Expr:
        return t.Only(s, self.expr(p.children[0]))

    def x_reached(self, p: Piece, s: Span) -> t.Expr:
        return self._reached(p, s, False)

    def x_reached_exactly(self, p: Piece, s: Span) -> t.Expr:
        return self._reached(p, s, True)

    def _reached(self, p: Piece, s: Span, exactly: bool) -> t.Expr:
        start, steps, by = map(self.expr, p.children[:3])
        through = p.children[3]
        return t.Reached(s, start, steps, exactly, by, None if through is None else self.expr(through))

    def x_divided(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("divided by", p, s)

    def x_first_this(self, p: Piece, s: Span) -> t.Expr:
        return t.FirstThis(s, str(p.children[0]), self.span(p.children[0]))

    def x_not_(self, p: Piece, s: Span) -> t.Expr:
        return t.Not(s, self.expr(p.children[0]))

    def x_plus(self, p: Piece, s: Span) -> t.Expr:
        return self._binary(str(p.children[1]), p, s)

    def x_at_bound(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("at " + p.children[1].children[0], p, s)

    def x_or_(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("or", p, s)

    def x_and_(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("and", p, s)

    def x_is_(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("is", p, s)

    def x_is_not(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("is not", p, s)

    def x_more(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("more", p, s)

    def x_less(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("less", p, s)

    def x_in_(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("in", p, s)

    def x_not_in(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("not in", p, s)

    def x_also(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("also", p, s)

    def x_except_(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("except", p, s)

    def x_times(self, p: Piece, s: Span) -> t.Expr:
        return self._binary("*", p, s)

    # ---- statements ----------------------------------------------------------------------------------

    def statement(self, piece: Piece, cites: tuple[str, ...]) -> t.Statement:
        """The statement of a subtree that stands alone."""
        found: t.Statement = getattr(self, "s_" + piece.data)(piece, self.span(piece), cites)
        return found

    def arg(self, piece: Piece) -> t.Arg:
        link = piece.children[0]
        return t.Arg(str(link.children[0]) if link is not None else "", self.expr(piece.children[1]))

    def s_call(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        name = p.children[0]
        return t.Call(s, str(name), tuple(map(self.arg, p.children[1:])), self.span(name), cites=c)

    def s_do_text(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return t.Call(s, "do", (t.Arg("", self.expr(p.children[0])),), s, cites=c)

    def s_bare(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return t.Call(s, str(p.children[0]), (), s, cites=c)

    def s_let(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return t.Let(s, str(p.children[0]), self.expr(p.children[1]), cites=c)

    def s_set_(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return t.Set(s, self.expr(p.children[0]), self.expr(p.children[1]), cites=c)

    def s_needs(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return t.Needs(s, self.expr(p.children[0]), cites=c)

    def s_answer(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return t.Answer(s, self.expr(p.children[0]), cites=c)

    def s_stop(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return t.Stop(s, cites=c)

    def s_choose_action(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return t.ChooseAction(s, cites=c)

    def s_forbid(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        cond = self.expr(p.children[1]) if len(p.children) > 1 else None
        return t.Forbid(s, str(p.children[0]), cond, cites=c)

    def _modify(self, p: Piece, s: Span, op: str, rest: list[Piece], c: tuple[str, ...]) -> t.Statement:
        cond = self.expr(rest[1]) if len(rest) > 1 else None
        return t.Modify(s, self.expr(p.children[0]), op, self.expr(rest[0]), cond, cites=c)

    def s_gets(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return self._modify(p, s, str(p.children[1]), p.children[2:], c)

    def s_is_now(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return self._modify(p, s, "is", p.children[1:], c)

    def s_is_bound(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return self._modify(p, s, "at " + p.children[1].children[0], p.children[2:], c)

    def s_choose(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return t.Choose(s, str(p.children[0]), self.expr(p.children[1]), cites=c)

    def s_choose_number(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        low, high = self.expr(p.children[1]), self.expr(p.children[2])
        return t.Choose(s, str(p.children[0]), low, "number", upper=high, cites=c)

    def s_choose_number_random(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        low, high = self.expr(p.children[1]), self.expr(p.children[2])
        between = Span(low.span.file, low.span.line, low.span.col, high.span.end_line, high.span.end_col)
        return t.Choose(s, str(p.children[0]), t.Range(between, low, high), "random", cites=c)

    def s_choose_random(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return t.Choose(s, str(p.children[0]), self.expr(p.children[1]), "random", cites=c)

    def _many(self, p: Piece, s: Span, how: str, c: tuple[str, ...]) -> t.Statement:
        amount, name, source = p.children
        return t.Choose(s, str(name), self.expr(source), how, self.expr(amount), cites=c)

    def s_choose_many(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return self._many(p, s, "many", c)

    def s_choose_many_random(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return self._many(p, s, "many-random", c)

    def s_choose_up_to(self, p: Piece, s: Span, c: tuple[str, ...]) -> t.Statement:
        return self._many(p, s, "up-to", c)

    # ---- declarations --------------------------------------------------------------------------------

    def type_name(self, piece: Piece) -> t.TypeName:
        """The type as written."""
        s, name = self.span(piece), str(piece.children[0])
        return t.TypeName(s, name, nobody=piece.data == "type_or_nobody", many=piece.data == "type_set")

    def signature(self, piece: Piece) -> tuple[str, tuple[t.Param, ...]]:
        """Name and parameters of a rule, query or event."""
        name = str(piece.children[0]).rstrip("(")
        params = []
        for p in piece.children[1:]:
            link = p.children[0]
            word = str(link.children[0]) if link is not None else ""
            params.append(t.Param(self.span(p), str(p.children[1]), self.type_name(p.children[2]), word))
        return name, tuple(params)

    def property(self, piece: Piece) -> t.Property:
        """A property line under a kind."""
        s, name = self.span(piece), str(piece.children[0])
        if piece.data == "prop":
            return t.Property(s, name, self.type_name(piece.children[1]), str(piece.children[2] or ""))
        exprs = [self.expr(p) for p in piece.children[1:]]
        cond = exprs[1] if len(exprs) > 1 else None
        return t.Property(s, name, t.TypeName(s, "abilities"), "", exprs[0], cond)

    def declaration(self, piece: Piece, cites: tuple[str, ...]) -> t.Declaration:
        """A declaration without what is indented under it."""
        fields: dict[str, Any] = getattr(self, "d_" + piece.data)(piece)
        return t.Declaration(self.span(piece), cites=cites, **fields)

    def _names(self, piece: Piece) -> tuple[t.Name, ...]:
        return tuple(t.Name(self.span(n), str(n)) for n in piece.children)

    def _place(self, piece: Piece) -> dict[str, Any]:
        name, of, over = piece.children
        return {"name": str(name), "of": str(of or ""), "over": str(over or "")}

    def d_kind(self, p: Piece) -> dict[str, Any]:
        base = str(p.children[1]) if len(p.children) > 1 else ""
        return {"what": "kind", "name": str(p.children[0]), "base": base}

    def d_kind_listed(self, p: Piece) -> dict[str, Any]:
        return {"what": "kind", "name": str(p.children[0]), "members": self._names(p.children[1])}

    def d_counter(self, p: Piece) -> dict[str, Any]:
        out = {"what": "counter", **self._place(p.children[0])}
        for part in p.children[1:]:
            if part.data == "part_unit":
                out["unit"] = str(part.children[0])
            elif part.data == "part_floor":
                sign, number = part.children
                out["floor"] = int(number) * (-1 if sign == "-" else 1)
                out["floor_span"] = self.span(part)
            elif part.data == "part_cap":
                out["cap"] = self.expr(part.children[0])
            else:
                out["start"] = self.expr(part.children[0])
        return out

    def d_zone(self, p: Piece) -> dict[str, Any]:
        return {"what": "zone", **self._place(p.children[0]), "base": str(p.children[1])}

    def d_variable(self, p: Piece) -> dict[str, Any]:
        return {"what": "variable", **self._place(p.children[0]), "type": self.type_name(p.children[1])}

    def d_secret_variable(self, p: Piece) -> dict[str, Any]:
        return {**self.d_variable(p), "secret": True, "value": self.expr(p.children[2])}

    def d_builtin(self, p: Piece) -> dict[str, Any]:
        signature, type_name, asked = p.children
        name, params = self.signature(signature)
        return {
            "what": "builtin",
            "name": name,
            "params": params,
            "type": self.type_name(type_name),
            "asks": self._names(asked) if asked is not None else (),
        }

    def d_table(self, p: Piece) -> dict[str, Any]:
        name, over, *numbers = p.children
        param = t.Param(self.span(over), str(over), t.TypeName(self.span(over), "number"))
        return {"what": "table", "name": str(name), "params": (param,), "numbers": tuple(map(int, numbers))}

    def _query(self, p: Piece) -> dict[str, Any]:
        name, params = self.signature(p.children[0])
        out: dict[str, Any] = {
            "what": "query",
            "name": name,
            "params": params,
            "type": self.type_name(p.children[1]),
        }
        if len(p.children) > 2:
            out["value"] = self.expr(p.children[2])
        return out

    def d_query(self, p: Piece) -> dict[str, Any]:
        return self._query(p)

    def d_replace_query(self, p: Piece) -> dict[str, Any]:
        return {**self._query(p), "replaces": True}

    def _routine(self, p: Piece) -> dict[str, Any]:
        name, params = self.signature(p.children[1])
        return {"what": str(p.children[0].children[0]), "name": name, "params": params}

    def d_rule(self, p: Piece) -> dict[str, Any]:
        return self._routine(p)

    def d_replace(self, p: Piece) -> dict[str, Any]:
        return {**self._routine(p), "replaces": True}

    def d_remove(self, p: Piece) -> dict[str, Any]:
        return {"what": "remove", "name": str(p.children[1]), "base": str(p.children[0].children[0])}

    def d_event_decl(self, p: Piece) -> dict[str, Any]:
        name, params = self.signature(p.children[0])
        return {"what": "event", "name": name, "params": params}

    def d_invariant(self, p: Piece) -> dict[str, Any]:
        return {"what": "invariant", "name": str(p.children[0]), "value": self.expr(p.children[1])}

    def d_set_ruling(self, p: Piece) -> dict[str, Any]:
        return {"what": "ruling", "name": str(p.children[0]), "setting": str(p.children[1].children[0])}
