"""Reads generated functions as trees, line by line: of thousands of lines most stand in many places.

What a line says is found out once. Wherever it stands, a statement of its own holds the same expressions; these nobody
may change, and whoever notes something about one of them notes of which statement it is.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from wlcore.compile.facts import BLOCKS, LOAD
from wlcore.compile.printed import NOTHING, TreePrinter
from wlcore.compile.share import copied_to, names_in

MOST = 1 << 15
"""So many lines are remembered; a large game has a few thousand."""
ALIKE = (ast.Break, ast.Continue, ast.Pass)
"""Statements of which there is nothing to note."""
PRINTER = TreePrinter({}, {})
FOLLOWING = ("elif", "else", "except")


class Line:
    """What a statement says, but for those inside it, as long as nothing in it is replaced: its numbered locals, those that
    it reads, the one to which it only copies, its text; what in it may change something, once that has been asked.
    """

    __slots__ = ("copied", "names", "reads", "text", "touching")

    def __init__(self, s: ast.stmt | ast.ExceptHandler) -> None:
        self.names, self.reads = names_in(s, NOTHING, NOTHING)
        self.copied = copied_to(s, NOTHING)
        self.text = PRINTER.said(s)
        self.touching: list[ast.AST] | None = None


class Said:
    """A line that has been read: the word by which it belongs to what stands above it, its statements, whether a block
    follows.
    """

    __slots__ = ("body", "opens", "word")

    def __init__(self, code: str, body: list[Any], steady: bool) -> None:
        self.opens = code.endswith(":")
        self.word = next((word for word in FOLLOWING if code.startswith(word)), "")
        if code == "try:":
            body = [ast.Try([], [], [], [])]
        elif self.word == "except":
            (attempt,) = ast.parse(f"try: pass\n{code} pass" if self.opens else f"try: pass\n{code}").body
            assert isinstance(attempt, ast.Try)
            body = [*attempt.handlers]
        elif self.word == "else" and self.opens:
            body = []
        if self.opens and body:
            body[-1].body = []
        self.body = prepared(body, steady)


def read(codes: Sequence[str], steady: bool) -> list[Said]:
    """Lines without their indentation; all at once, since that is faster. What is not `steady` says nothing for good."""
    bodies: list[list[Any]] = [[] for _ in codes]
    for s in ast.parse("\n".join(map(alone, codes))).body:
        bodies[s.lineno - 1].append(s)
    return [Said(code, body, steady) for code, body in zip(codes, bodies, strict=True)]


def alone(code: str) -> str:
    """A line as it could stand alone; what is caught is read apart."""
    if code.startswith(("try:", "except")):
        return "pass"
    whole = f"{code} pass" if code.endswith(":") else code
    return whole[5:].strip() if code.startswith("else:") else whole[2:] if code.startswith("elif ") else whole


def prepared(body: list[Any], steady: bool) -> list[Any]:
    """Statements as the passes want them; with what they say, if that is so for good."""
    found = []
    for s in body:
        if s.__class__ is ast.AugAssign:
            s = plainly(s)
        if s.__class__ in BLOCKS:
            for name in BLOCKS[s.__class__]:
                setattr(s, name, prepared(getattr(s, name), steady))
        if steady and s.__class__ not in (ast.FunctionDef, ast.Try):
            s.__dict__["line"] = Line(s)
        found.append(s)
    return found


def plainly(s: ast.AugAssign) -> ast.stmt:
    """`v[i] += x` as `v[i] = v[i] + x`: what is there may be known."""
    match s.target:
        case ast.Subscript(value=ast.Name(id="v") as v, slice=at):
            return ast.Assign([s.target], ast.BinOp(ast.Subscript(v, deepcopy(at), LOAD), s.op, s.value))
    return s


KNOWN: dict[str, Said] = {}
"""The lines read before."""


def parsed(lines: Sequence[str]) -> tuple[ast.FunctionDef, list[ast.stmt]]:
    """A function as a tree, and those of its statements in which there can be a comprehension: these are read anew each
    time, since it may be moved out.
    """
    codes = [line.lstrip(" ") for line in lines]
    moving = [may_hold_one(code) for code in codes]
    learn([code for code, anew in zip(codes, moving, strict=True) if not anew])
    anew = iter(read([code for code, anew in zip(codes, moving, strict=True) if anew], False))
    (function,) = again(KNOWN[codes[0]].body)
    suspects: list[ast.stmt] = []
    indents, blocks, tails = list[int](), list[list[Any]](), list[Any]()
    opened: list[Any] | None = function.body
    for at in range(1, len(lines)):
        code = codes[at]
        if not code:
            continue
        indent = len(lines[at]) - len(code)
        if opened is not None:
            indents.append(indent)
            blocks.append(opened)
            tails.append(None)
        while indents[-1] > indent:
            del indents[-1], blocks[-1], tails[-1]
        if moving[at]:
            found = next(anew)
            body = found.body
            suspects += statements(body)
        else:
            found = KNOWN[code]
            body = again(found.body)
        block = blocks[-1]
        if found.word:
            block = tails[-1].handlers if found.word == "except" else tails[-1].orelse
        block += body
        if found.word in ("", "elif"):
            tails[-1] = body[-1]
        opened = None if not found.opens else block if found.word == "else" else body[-1].body
    return function, suspects


def learn(codes: Sequence[str]) -> None:
    """Read the lines among these that nobody has read."""
    if len(KNOWN) > MOST:
        KNOWN.clear()
    new = [code for code in dict.fromkeys(codes) if code not in KNOWN]
    KNOWN.update(zip(new, read(new, True), strict=True))


def may_hold_one(code: str) -> bool:
    """Whether there can be a comprehension in a line: a loop begins its line."""
    return " for " in code or "lambda" in code


def again(body: list[Any]) -> list[Any]:
    """Statements of their own that say the same."""
    found = []
    for s in body:
        sort = s.__class__
        if sort not in ALIKE:
            same, s = s, sort.__new__(sort)
            s.__dict__.update(same.__dict__)
            if sort is ast.FunctionDef:
                s.body = []
            elif sort in BLOCKS:
                for name in BLOCKS[sort]:
                    setattr(s, name, again(getattr(same, name)))
        found.append(s)
    return found


def statements(body: list[Any]) -> list[Any]:
    """The statements of a block and of those inside it, as they stand."""
    found = []
    for s in body:
        found.append(s)
        for name in BLOCKS.get(s.__class__, ()):
            found += statements(getattr(s, name))
    return found
