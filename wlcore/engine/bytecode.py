"""Python's byte code of generated source: functions that stood in the source before it are not compiled again.

The functions of the latest source in each flavour are known. Where one of them stands again, Python compiles an empty one in
its place, whose code is then replaced; so it is what Python makes of the whole, line numbers included.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import CodeType

BEGINS = "\ndef "
BEHIND = re.compile(r"\n[^ \n]")
"""What stands behind a function and does not belong to it."""
LATEST: dict[str, tuple[str, CodeType]] = {}
"""By file the latest source, and what became of it."""


def file_name(game: str, flavour: str) -> str:
    """What tracebacks call the generated source of a game."""
    return f"<{game}, compiled, {flavour}>"


def byte_code(source: str, game: str, flavour: str) -> CodeType:
    """The generated source of a game as Python runs it."""
    file = file_name(game, flavour)
    before = LATEST.get(file)
    code = _compiled(source, file) if before is None else _pieced(source, file, *before)
    LATEST[file] = source, code
    return code


def remember(source: str, code: CodeType, game: str, flavour: str) -> None:
    """Note what a source has become that was compiled in another process."""
    LATEST[file_name(game, flavour)] = source, code


def _compiled(source: str, file: str) -> CodeType:
    code: CodeType = compile(source, file, "exec", dont_inherit=True)
    return code


def _pieced(source: str, file: str, before: str, known: CodeType) -> CodeType:
    """The code of a source, with functions from the code of the one before."""
    places = {(x.co_name, x.co_firstlineno): x for x in known.co_consts if isinstance(x, CodeType)}
    there = {piece: places.get(place) for piece, place in _functions(before)}
    new: dict[tuple[str, int], CodeType] = {}
    hollow = [source.split(BEGINS, 1)[0]]
    for piece, (name, line) in _functions(source):
        code = there.get(piece)
        if code is not None and "\n " in piece and BEHIND.search(piece) is None:
            new[name, line] = _moved(code, line - code.co_firstlineno)
            piece = piece[: piece.index("\n")] + " pass" + "\n" * piece.count("\n")
        hollow.append(piece)
    whole = _compiled(BEGINS.join(hollow), file)
    consts = [
        new.get((x.co_name, x.co_firstlineno), x) if isinstance(x, CodeType) else x for x in whole.co_consts
    ]
    return whole.replace(co_consts=tuple(consts))


def _functions(source: str) -> Iterator[tuple[str, tuple[str, int]]]:
    """The pieces of a source that begin with a function, but for `def`, each with its name and its first line."""
    first, *pieces = source.split(BEGINS)
    line = first.count("\n") + 2
    for piece in pieces:
        yield piece, (piece[: piece.index("(")], line)
        line += piece.count("\n") + 1


def _moved(code: CodeType, by: int) -> CodeType:
    """Code of its own that does the same further down: what Python learns while it runs code is learned for one game."""
    inner = tuple([_moved(x, by) if isinstance(x, CodeType) else x for x in code.co_consts])
    return code.replace(co_firstlineno=code.co_firstlineno + by, co_consts=inner)
