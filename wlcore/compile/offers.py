"""What was offered in full, and has not shrunk since, need not be looked at again before it is offered once more."""

from __future__ import annotations

import ast

from wlcore.compile.facts import FOREVER, LOAD, OFFER, OFFERED, ORDERING, Fact, Known, key
from wlcore.compile.printed import NOTHING


class OfferReader:
    """Follows what is still on offer. `read` has by statement, and in it by node, what it is replaced by; `here` is the
    statement that is being read, `offered` the questions with a short way.
    """

    def __init__(self) -> None:
        self.read: dict[ast.AST, dict[ast.AST, ast.expr]] = {}
        self.here: ast.stmt = ast.Pass()
        self.offered: dict[ast.AST, str] = {}

    def instead(self, e: ast.expr) -> ast.expr:
        """What an expression of this statement is replaced by, or itself."""
        found: ast.expr = self.read.get(self.here, NOTHING).get(e, e)
        return found

    def offers(self, s: ast.If, yes: Known, no: Known) -> None:
        """At a place, all that was on offer there still is; where it is listed again, nothing need be looked at.

        Whoever goes on at another place than before says so: if nothing is said, it is the same that asks again.
        """
        if isinstance(s.test, ast.Compare) and isinstance(s.test.left, ast.Name) and s.test.left.id == "pc":
            yes.pop(OFFER, None)
            if isinstance(s.test.ops[0], ast.Eq):
                yes[OFFER] = Fact(s, FOREVER, frozenset())
        elif OFFER in no and not no[OFFER].reads and isinstance(s.test, ast.BoolOp):
            filled = [key(e) for e in s.test.values]
            if isinstance(s.test.op, ast.And) and all(
                k and k.startswith("z[") and k[2:-1].isdigit() for k in filled
            ):
                for t in s.body:
                    match t:
                        case ast.Assign(targets=[ast.Subscript(value=ast.Name(id="st"))]):
                            return
                        case ast.Assign(targets=[target], value=ast.Name(id=x)) if is_offer(
                            target
                        ) and x.startswith(OFFERED):
                            self.offered[s] = x

    def called(self, e: ast.Call, known: Known) -> None:
        """What a call leaves of what was on offer."""
        offer = known.pop(OFFER)
        match e.func:
            case ast.Name(id=x):
                kept = x in ORDERING or x.startswith(("q_", "B_", "g_"))
            case ast.Attribute(value=value, attr=method):
                held = self.instead(value)
                kept = isinstance(held, ast.Name) and method in ("append", "pop")
                if kept and isinstance(held, ast.Name):
                    reads = offer.reads - {held.id} if method == "append" else offer.reads | {held.id}
                    offer = Fact(offer.node, FOREVER, reads)
                kept = kept or method in ("append", "bit_count", "bit_length")
            case _:
                kept = False
        if kept:
            known[OFFER] = offer


def still_offered(s: ast.stmt, name: str) -> ast.stmt:
    """What asks before something that asks for all that there is: whether all of it is on offer still."""
    assert isinstance(s, ast.If)
    same = ast.Compare(ast.Attribute(ast.Name("s", LOAD), "o", LOAD), [ast.Is()], [ast.Name(name, LOAD)])
    anew = [t for t in s.body if not isinstance(t, ast.Assign) or not is_offer(t.targets[0])]
    return ast.If(same, anew, [])


def is_offer(e: ast.expr) -> bool:
    """Whether this is the place of what is on offer."""
    return isinstance(e, ast.Attribute) and e.attr == "o"
