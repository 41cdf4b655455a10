"""Locals that hold what not all may know: for views they tell whose it is, and how another's can be imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wlcore.compile.exprs import ExprWriter
from wlcore.compile.names import LOCAL, NOBODY, Names, defined, is_simple
from wlcore.lang import meaning as m
from wlcore.lang.parts import expressions
from wlcore.lang.types import Type
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.compile.emit import Printer
    from wlcore.compile.stack import Stack

CARD, CARDS, PICKED, NUMBER = "card", "cards", "picked", "number"


@dataclass(frozen=True, slots=True)
class Secret:
    """What a local holds: a card, cards, some of the cards in another local (`pool`), or a number that `code` works out.

    `owner` is a local with the player who alone knows it. Where that is nobody, each card is known to those who know
    where it lies, and a number to everybody.
    """

    sort: str
    owner: str
    pool: str = ""
    code: str = ""


class SecretWriter(ExprWriter):
    """Notes which locals of a unit are secret."""

    secret: dict[str, Secret]
    """By local; a unit fills it while it is written."""

    def is_secret(self, e: m.Expr, names: Names) -> bool:
        """Whether a value tells something hidden."""
        return self.analysis.hidden.tells(e, lambda name: names.known.get(name, "") in self.secret)

    def note_secret(self, x: str, e: m.Expr, names: Names, of: Type | None = None) -> None:
        """A local that holds a value, or an element of it, is secret if the value is."""
        if x in self.secret or not is_local(x) or not self.is_secret(e, names):
            return
        owners = [self.secret[found].owner for found in self._locals(e, names) if found in self.secret]
        owner = next((o for o in owners if o != NOBODY), NOBODY)
        teller = next(iter(self._tellers(e, names)), NOBODY)
        if owner == NOBODY != teller:
            owner = self.copied(teller, names)
        held = of or e.type
        if self.is_card(held):
            self.secret[x] = Secret(CARDS if held.many else CARD, owner)
        elif owner != NOBODY:
            code = self.expr(e, names)
            self.secret[x] = Secret(NUMBER, owner, code=f"as_mask({code})" if held.many else code)

    def note_element(self, x: str, of: str, kind: Type, names: Names) -> None:
        """An element of a set that is gone through is as secret as the set; one by one they may become known."""
        if of in self.secret and self.is_card(kind):
            owner = self.secret[of].owner
            if is_local(owner):
                owner = self.copied(owner, names)
            self.secret[x] = Secret(CARD, owner)

    def note_pick(self, x: str, s: m.Pick, names: Names) -> None:
        """A card that somebody has just chosen where not all can see it is known to who chose."""
        if self.is_card(s.source.type) and self.is_secret(s.source, names):
            self.secret[x] = Secret(CARD, self.copied("s.who", names))

    def now_known(self, e: m.Expr, names: Names) -> None:
        """Cards that are shown or moved: from now on those know them who know where they lie."""
        found = self.secret.get(names.known.get(e.name, "")) if isinstance(e, m.Local) else None
        if found is not None and is_local(found.owner):
            self.emit(f"{found.owner} = {NOBODY}")

    def copied(self, owner: str, names: Names) -> str:
        """A local of its own that says whose something is: it changes when that becomes known."""
        x = names.fresh()
        self.emit(f"{x} = {owner}")
        return x

    def owner_of(self, x: str) -> str:
        """Who alone knows what a local holds."""
        return self.secret[x].owner if x in self.secret else NOBODY

    def is_card(self, of: Type) -> bool:
        """Whether a type is that of cards."""
        kind = self.program.kinds.get(of.kind)
        return of.kind == "card" or (kind is not None and kind.base == "card")

    def _locals(self, e: m.Expr, names: Names) -> list[str]:
        return [names.known.get(found.name, "") for found in expressions(e) if isinstance(found, m.Local)]

    def _tellers(self, e: m.Expr, names: Names) -> list[str]:
        """Whose secret variables a value is read from, where that is plain."""
        reads = [x for x in expressions(e) if isinstance(x, m.Read) and getattr(x.place, "secret", False)]
        return [code for x in reads if is_simple(code := self.expr(x.args[0], names))]

    def emit(self, code: str) -> None:
        """Write one line."""
        raise NotImplementedError


def is_local(code: str) -> bool:
    """Whether code is a local."""
    return LOCAL.fullmatch(code) is not None


def companions(secret: dict[str, Secret]) -> dict[str, set[str]]:
    """What must be kept together with each secret local: whose it is, what it is one of, what it is worked out from."""
    found = {}
    for x, of in secret.items():
        code = set(LOCAL.findall(of.code)) - set(defined(of.code))
        found[x] = {y for y in (of.owner, of.pool, *code) if y != x and is_local(y)}
    return found


Slot = tuple[int, str, int, int]
"""Where a secret lies among the numbers of its unit, its sort, where it says whose it is, where its pool lies; or -1."""

Slots = tuple[int, dict[int, tuple[Slot, ...]], tuple[int, ...]]
"""How many numbers a unit keeps; for each place at which it can wait the secrets that count there; all secrets."""


def secret_slots(printer: Printer, secret: dict[str, Secret]) -> Slots:
    """What the engine must know of the secrets in a unit."""
    stack = printer.stack

    def at(x: str) -> int:
        return stack.offset(x) if x in stack.slots else -1

    slots = {x: (at(x), of.sort, at(of.owner), at(of.pool)) for x, of in secret.items() if x in stack.slots}
    order = [CARD, CARDS, NUMBER, PICKED]
    ranked = sorted(slots, key=lambda x: (order.index(slots[x][1]), slots[x]))
    places = {
        place: tuple(slots[x] for x in ranked if x in printer.kept[number])
        for number, place in printer.places.items()
    }
    return (
        len(stack.slots),
        {p: found for p, found in places.items() if found},
        tuple(slots[x][0] for x in ranked),
    )


def worked_out(unit: int, stack: Stack, secret: dict[str, Secret]) -> dict[str, list[str]]:
    """For each number that is kept in secret a function that works it out from what somebody imagines."""
    done = {}
    for x in stack.slots:
        if x in secret and secret[x].sort == NUMBER:
            used = set(LOCAL.findall(secret[x].code))
            lines = [f"def m_{unit}_{stack.offset(x)}(s, st):"]
            lines.append("    v = s.v; z = s.z; k = s.k; loc = s.loc; r = s.r")
            lines += [f"    {y} = {stack.raw(y)}" for y in stack.slots if y in used]
            done[f"imagined {unit} {x}"] = [*lines, f"    return {secret[x].code}"]
    return done
