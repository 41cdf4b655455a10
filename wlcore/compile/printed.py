"""Prints the syntax tree of a generated function, as Python's own printer does, which knows all of Python and takes three
times as long. What is never generated is not known here, and is an error.

What a local holds already is printed as that local, and what is kept in one gets a name where it is worked out: the
tree itself stays as it was read.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any

TUPLE, TEST, OR, AND, COMPARE, EXPR, ATOM = 2, 4, 5, 6, 8, 9, 18
"""How strongly things bind: what is to bind more strongly than it does is written in brackets."""
BINARY: dict[type[ast.AST], tuple[str, int]] = {
    ast.Add: ("+", 13),
    ast.Sub: ("-", 13),
    ast.Mult: ("*", 14),
    ast.FloorDiv: ("//", 14),
    ast.Mod: ("%", 14),
    ast.LShift: ("<<", 12),
    ast.RShift: (">>", 12),
    ast.BitOr: ("|", 9),
    ast.BitXor: ("^", 10),
    ast.BitAnd: ("&", 11),
}
UNARY: dict[type[ast.AST], tuple[str, int]] = {
    ast.Not: ("not ", 7),
    ast.USub: ("-", 15),
    ast.UAdd: ("+", 15),
    ast.Invert: ("~", 15),
}
COMPARING: dict[type[ast.AST], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.In: "in",
    ast.NotIn: "not in",
}

Replaced = Mapping[ast.AST, Mapping[ast.AST, ast.expr]]
Kept = Mapping[ast.AST, Mapping[ast.AST, ast.Name]]
"""By statement: which of its expressions are replaced by what, of which of them the result is kept where."""
NOTHING: dict[ast.AST, Any] = {}


class TreePrinter:
    """Prints functions. By statement, `read` has by node the local that is read instead, `kept` the local in which the
    result is kept; where nothing of that kind is said of a statement, what it says may be known (`parsed.py`).
    """

    def __init__(self, read: Replaced, kept: Kept) -> None:
        self.reads, self.keeps = read, kept
        self.read: Mapping[ast.AST, ast.expr] = {}
        self.kept: Mapping[ast.AST, ast.Name] = {}
        self.lines: list[str] = []

    # ---- statements ------------------------------------------------------------------------------------

    def block(self, body: Sequence[ast.stmt], indent: str) -> None:
        """Statements one after the other."""
        for s in body:
            around = AROUND.get(s.__class__)
            if around is None:
                self.lines.append(indent + self.said(s))
            else:
                around(self, s, indent)

    def said(self, s: ast.stmt | ast.ExceptHandler) -> str:
        """What a statement says itself, but for those inside it."""
        if s in self.reads or s in self.keeps:
            self.read, self.kept = self.reads.get(s, NOTHING), self.keeps.get(s, NOTHING)
        else:
            line = s.__dict__.get("line")
            if line is not None:
                text: str = line.text
                return text
            self.read = self.kept = NOTHING
        return SAID[s.__class__](self, s)

    def word(self, s: ast.stmt) -> str:
        """A statement that is one word."""
        return s.__class__.__name__.lower()

    def assign(self, s: ast.Assign) -> str:
        """What is set first, from left to right."""
        targets = "".join([self.expr(t, TUPLE) + " = " for t in s.targets])
        return f"{targets}{self.expr(s.value)}"

    def update(self, s: ast.AugAssign) -> str:
        """`+=` and the like."""
        return f"{self.expr(s.target)} {BINARY[s.op.__class__][0]}= {self.expr(s.value)}"

    def line(self, s: ast.Expr) -> str:
        """An expression that stands alone."""
        return self.expr(s.value)

    def leave(self, s: ast.Return) -> str:
        """`return`, with what there is to return."""
        return "return" if s.value is None else f"return {self.expr(s.value)}"

    def fail(self, s: ast.Raise) -> str:
        """`raise`."""
        assert s.exc is not None
        return f"raise {self.expr(s.exc)}"

    def delete(self, s: ast.Delete) -> str:
        """`del`."""
        return f"del {', '.join([self.expr(t) for t in s.targets])}"

    def test(self, s: ast.If | ast.While) -> str:
        """The condition of an `if` or `while`."""
        return self.expr(s.test)

    def source(self, s: ast.For) -> str:
        """What a `for` goes through."""
        return f"{self.expr(s.target, TUPLE)} in {self.expr(s.iter)}"

    def caught(self, s: ast.ExceptHandler) -> str:
        """What is caught."""
        caught = "" if s.type is None else f" {self.expr(s.type)}"
        return f"{caught} as {s.name}" if s.name is not None else caught

    # ---- statements with others inside -----------------------------------------------------------------

    def function(self, s: ast.FunctionDef, indent: str) -> None:
        """A function with plain parameters; what need not be given is at the end."""
        given = [arg.arg for arg in s.args.args]
        for at, value in enumerate(s.args.defaults, len(given) - len(s.args.defaults)):
            given[at] += f"={self.expr(value)}"
        self.lines.append(f"{indent}def {s.name}({', '.join(given)}):")
        self.block(s.body, indent + "    ")

    def branch(self, s: ast.If, indent: str) -> None:
        """`if` with all its ways."""
        word = "if"
        while True:
            self.lines.append(f"{indent}{word} {self.said(s)}:")
            self.block(s.body, indent + "    ")
            if len(s.orelse) != 1 or not isinstance(s.orelse[0], ast.If):
                break
            word, s = "elif", s.orelse[0]
        self.otherwise(s, indent)

    def each(self, s: ast.For, indent: str) -> None:
        """`for`."""
        self.lines.append(f"{indent}for {self.said(s)}:")
        self.block(s.body, indent + "    ")
        self.otherwise(s, indent)

    def repeat(self, s: ast.While, indent: str) -> None:
        """`while`."""
        self.lines.append(f"{indent}while {self.said(s)}:")
        self.block(s.body, indent + "    ")
        self.otherwise(s, indent)

    def otherwise(self, s: ast.If | ast.For | ast.While, indent: str) -> None:
        """`else`, if there is one."""
        if s.orelse:
            self.lines.append(f"{indent}else:")
            self.block(s.orelse, indent + "    ")

    def attempt(self, s: ast.Try, indent: str) -> None:
        """`try`, with what is caught."""
        self.lines.append(f"{indent}try:")
        self.block(s.body, indent + "    ")
        for handler in s.handlers:
            self.lines.append(f"{indent}except{self.said(handler)}:")
            self.block(handler.body, indent + "    ")

    # ---- expressions -----------------------------------------------------------------------------------

    def expr(self, e: Any, least: int = TEST) -> str:
        """An expression, in brackets if it binds less than that."""
        e = self.read.get(e, e)
        cls = e.__class__
        if cls is ast.Name:
            name: str = e.id
            return name
        if cls is ast.Constant:
            return repr(e.value)
        kept = self.kept.get(e)
        if kept is None:
            return EXPRESSIONS[cls](self, e, least)
        return f"({kept.id} := {EXPRESSIONS[cls](self, e, ATOM)})"

    def binary(self, e: ast.BinOp, least: int) -> str:
        """A sum and the like."""
        sign, binds = BINARY[e.op.__class__]
        text = f"{self.expr(e.left, binds)} {sign} {self.expr(e.right, binds + 1)}"
        return f"({text})" if least > binds else text

    def unary(self, e: ast.UnaryOp, least: int) -> str:
        """`not`, and minus."""
        sign, binds = UNARY[e.op.__class__]
        text = sign + self.expr(e.operand, binds)
        return f"({text})" if least > binds else text

    def logical(self, e: ast.BoolOp, least: int) -> str:
        """`and`, `or`: Python's printer puts more and more of what follows in brackets."""
        word, binds = (" and ", AND) if isinstance(e.op, ast.And) else (" or ", OR)
        text = word.join([self.expr(x, min(ATOM, binds + at)) for at, x in enumerate(e.values, 1)])
        return f"({text})" if least > binds else text

    def comparison(self, e: ast.Compare, least: int) -> str:
        """One comparison, or several in a row."""
        text = self.expr(e.left, COMPARE + 1)
        for op, x in zip(e.ops, e.comparators, strict=True):
            text += f" {COMPARING[op.__class__]} {self.expr(x, COMPARE + 1)}"
        return f"({text})" if least > COMPARE else text

    def choice(self, e: ast.IfExp, least: int) -> str:
        """One or the other."""
        text = f"{self.expr(e.body, OR)} if {self.expr(e.test, OR)} else {self.expr(e.orelse)}"
        return f"({text})" if least > TEST else text

    def named(self, e: ast.NamedExpr, least: int) -> str:
        """What gets a name where it is worked out."""
        return f"({e.target.id} := {self.expr(e.value, ATOM)})"

    def call(self, e: ast.Call, least: int) -> str:
        """A call."""
        given = [self.expr(x) for x in e.args]
        given += [f"{x.arg}={self.expr(x.value)}" for x in e.keywords]
        return f"{self.expr(e.func, ATOM)}({', '.join(given)})"

    def attribute(self, e: ast.Attribute, least: int) -> str:
        """What something has."""
        return f"{self.expr(e.value, ATOM)}.{e.attr}"

    def subscript(self, e: ast.Subscript, least: int) -> str:
        """What lies at a place."""
        return f"{self.expr(e.value, ATOM)}[{self.expr(e.slice, TUPLE)}]"

    def part(self, e: ast.Slice, least: int) -> str:
        """From here to there."""
        lower, upper = ("" if x is None else self.expr(x) for x in (e.lower, e.upper))
        return f"{lower}:{upper}" if e.step is None else f"{lower}:{upper}:{self.expr(e.step)}"

    def sequence(self, e: ast.Tuple, least: int) -> str:
        """A tuple."""
        text = ", ".join([self.expr(x) for x in e.elts]) + ("," if len(e.elts) == 1 else "")
        return f"({text})" if least > TUPLE or not e.elts else text

    def listed(self, e: ast.List, least: int) -> str:
        """A list."""
        return f"[{', '.join([self.expr(x) for x in e.elts])}]"

    def spread(self, e: ast.Starred, least: int) -> str:
        """All that is in something."""
        return f"*{self.expr(e.value, EXPR)}"

    def function_of(self, e: ast.Lambda, least: int) -> str:
        """A function without a name."""
        text = " ".join(["lambda", ", ".join([arg.arg for arg in e.args.args])]).rstrip()
        text = f"{text}: {self.expr(e.body)}"
        return f"({text})" if least > TEST else text

    def comprehension(self, e: ast.ListComp | ast.SetComp | ast.GeneratorExp, least: int) -> str:
        """What is made of each of something."""
        left, right = BRACKETS[e.__class__]
        return f"{left}{self.expr(e.elt)}{self.sources(e)}{right}"

    def table(self, e: ast.DictComp, least: int) -> str:
        """The same with keys."""
        return f"{{{self.expr(e.key)}: {self.expr(e.value)}{self.sources(e)}}}"

    def sources(self, e: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> str:
        """What a comprehension is made of."""
        text = ""
        for source in e.generators:
            text += f" for {self.expr(source.target, TUPLE)} in {self.expr(source.iter, OR)}"
            text += "".join([f" if {self.expr(cond, OR)}" for cond in source.ifs])
        return text


P = TreePrinter
BRACKETS: dict[type[ast.AST], tuple[str, str]] = {
    ast.ListComp: ("[", "]"),
    ast.SetComp: ("{", "}"),
    ast.GeneratorExp: ("(", ")"),
}
AROUND: dict[type[ast.AST], Callable[[TreePrinter, Any, str], None]] = {
    ast.For: P.each,
    ast.FunctionDef: P.function,
    ast.If: P.branch,
    ast.Try: P.attempt,
    ast.While: P.repeat,
}
SAID: dict[type[ast.AST], Callable[[TreePrinter, Any], str]] = {
    ast.Assign: P.assign,
    ast.AugAssign: P.update,
    ast.Break: P.word,
    ast.Continue: P.word,
    ast.Delete: P.delete,
    ast.ExceptHandler: P.caught,
    ast.Expr: P.line,
    ast.For: P.source,
    ast.If: P.test,
    ast.Pass: P.word,
    ast.Raise: P.fail,
    ast.Return: P.leave,
    ast.While: P.test,
}
EXPRESSIONS: dict[type[ast.AST], Callable[[TreePrinter, Any, int], str]] = {
    ast.Attribute: P.attribute,
    ast.BinOp: P.binary,
    ast.BoolOp: P.logical,
    ast.Call: P.call,
    ast.Compare: P.comparison,
    ast.DictComp: P.table,
    ast.GeneratorExp: P.comprehension,
    ast.IfExp: P.choice,
    ast.Lambda: P.function_of,
    ast.List: P.listed,
    ast.ListComp: P.comprehension,
    ast.NamedExpr: P.named,
    ast.SetComp: P.comprehension,
    ast.Slice: P.part,
    ast.Starred: P.spread,
    ast.Subscript: P.subscript,
    ast.Tuple: P.sequence,
    ast.UnaryOp: P.unary,
}
