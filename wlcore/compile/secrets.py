"""Locals that hold what not all may know: for views they tell whose it is, and how another's can be imagined."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from wlcore.compile.exprs import ExprWriter
from wlcore.compile.hidden import LOCAL as LOCAL_HELD
from wlcore.compile.names import LOCAL, NOBODY, Names, defined
from wlcore.lang import meaning as m
from wlcore.lang.parts import expressions
from wlcore.lang.types import Type
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.compile.emit import Printer
    from wlcore.compile.stack import Stack

CARD, CARDS, PICKED, NUMBER = "card", "cards", "picked", "number"
CHOSEN, GIVEN = "chosen", "given"
NOBODY_ALONE = "-2"
"""Whose it is that hangs on the secrets of several, or of nobody: none of them knows it."""


@dataclass(frozen=True, slots=True)
class Secret:
    """What a local holds: a card, cards, some of the cards in another local (`pool`), a number that `code` works out, one of
    those that `code` lists, or what a rule is given, which its caller has in secret.

    `owner` is a local with the player who alone knows it. Where that is nobody, each card is known to those who know
    where it lies, and all else to everybody.
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

    def note_secret(self, x: str, e: m.Expr, names: Names, code: str = "") -> None:
        """A local that holds a value, or an element of it, is secret if the value is; `code` is the value, as it is held."""
        if x in self.secret or not is_local(x) or not self.is_secret(e, names):
            return
        follows = self.hangs_on_secrets(e, names)
        if self.is_card(e.type) and not follows:
            owners = [self.secret[found].owner for found in self._locals(e, names) if found in self.secret]
            owner = next((o for o in owners if o != NOBODY), NOBODY)
            self.secret[x] = Secret(CARDS if e.type.many else CARD, owner)
            return
        owner = self.known_to(e, names, follows)
        if owner != NOBODY:
            code = code or self.expr(e, names)
            self.secret[x] = Secret(NUMBER, owner, code=f"as_mask({code})" if e.type.many else code)

    def hangs_on_secrets(self, e: m.Expr, names: Names) -> bool:
        """Whether a value follows from secret variables, or from what was chosen for them."""

        def known(name: str) -> bool:
            found = self.secret.get(names.known.get(name, ""))
            return found is not None and found.sort not in (CARD, CARDS)

        return self.analysis.hidden.hangs_on_secrets(e, known)

    def known_to(self, e: m.Expr, names: Names, follows: bool) -> str:
        """A local, or a number, that says who alone knows a value: whoever has all the secrets that go into it."""
        of_locals: list[str] = []
        others: list[str] = []
        for source in self.analysis.hidden.sources(e, lambda name: names.known.get(name, "") in self.secret):
            if source.sort == LOCAL_HELD:
                of_locals.append(self.secret[names.known[source.name]].owner)
            elif follows:
                others.append(NOBODY_ALONE if source.owner is None else self.expr(source.owner, names))
        of_locals = [owner for owner in dict.fromkeys(of_locals) if owner != NOBODY]
        found = list(dict.fromkeys([*of_locals, *others]))
        if len(found) < 2:
            return (
                found[0]
                if of_locals or found == [NOBODY_ALONE]
                else self.copied(found[0], names)
                if found
                else NOBODY
            )
        return NOBODY_ALONE if NOBODY_ALONE in found else self.copied(f"joint({', '.join(found)})", names)

    def note_element(self, x: str, of: str, e: m.Expr, names: Names) -> None:
        """An element of a set that is gone through is as secret as the set; one by one cards may become known."""
        secret = self.secret.get(of)
        if secret is None:
            return
        if secret.sort == CARDS:
            owner = self.copied(secret.owner, names) if is_local(secret.owner) else secret.owner
            self.secret[x] = Secret(CARD, owner)
        else:
            self.secret[x] = Secret(CHOSEN, secret.owner, code=self.not_empty(self.expr(e, names), e.type))
            rest = f"~(1 << {x})" if isinstance(e, m.Sorted) else f"-2 << {x}"
            self.secret[of] = Secret(NUMBER, secret.owner, code=f"{secret.code} & {rest}")

    def note_pick(self, x: str, s: m.Pick, names: Names) -> None:
        """What somebody has just chosen where not all can see it, or for a secret alone, is known to who chose."""
        if self.is_card(s.source.type) and self.is_secret(s.source, names):
            self.secret[x] = Secret(CARD, self.copied("s.who", names))
        elif self.analysis.hidden.private.is_secret(s):
            self.secret[x] = Secret(CHOSEN, self.copied("s.who", names), code=self.choosable(s, names))

    def choosable(self, s: m.Pick, names: Names) -> str:
        """What could be chosen in a choice of one, as a list; where that is nothing, as what somebody imagines may be, anything."""
        if s.how != "number":
            return self.not_empty(self.expr(s.source, names), s.source.type)
        assert s.upper is not None
        low, high = self.amount(s.source, names), self.amount(s.upper, names)
        return f"[*range({low}, {high} + 1)] or [0]"

    def not_empty(self, code: str, of: Type) -> str:
        """A set as a list that is not empty."""
        kind = self.program.kinds.get(of.kind)
        if kind is None or kind.base == "player":
            return f"[*{code}] or [0]"
        return f"[*{code}] or [*range({kind.first}, {kind.first + len(kind.members)})] or [-1]"

    def now_known(self, e: m.Expr, names: Names) -> None:
        """Cards that are shown or moved: from now on those know them who know where they lie."""
        found = self.secret.get(names.known.get(e.name, "")) if isinstance(e, m.Local) else None
        if found is not None and found.sort in (CARD, CARDS) and is_local(found.owner):
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

Slots = tuple[int, dict[int, tuple[Slot, ...]], dict[int, tuple[int, ...]], dict[int, tuple[int, ...]]]
"""How many numbers a unit keeps; for each place at which it can wait the secrets that count there, each behind those from which
it is imagined; which of the numbers count for nothing there; where those lie that it has passed on to another unit.
"""


def secret_slots(
    printer: Printer, secret: dict[str, Secret], params: Sequence[str], passed: Mapping[int, Sequence[str]]
) -> Slots:
    """What the engine must know of what a unit keeps; `params` are those it is given in secret, `passed` by block what it has
    passed on.
    """
    stack = printer.stack

    def at(x: str) -> int:
        return stack.offset(x) if x in stack.slots else -1

    def slot(x: str) -> Slot:
        of = secret[x]
        here = at(of.owner) if is_local(of.owner) else int(of.owner)
        return at(x), of.sort, here, params.index(x) if of.sort == GIVEN else at(of.pool)

    kept = {place: printer.kept[number] for number, place in printer.places.items()}
    ranked = in_order({x: of for x, of in secret.items() if x in stack.slots}, at)
    places = {place: tuple(slot(x) for x in ranked if x in found) for place, found in kept.items()}
    dead = {place: tuple(at(x) for x in stack.slots if x not in found) for place, found in kept.items()}
    return (
        len(stack.slots),
        {place: found for place, found in places.items() if found},
        {place: found for place, found in dead.items() if found},
        {printer.places[number]: tuple(map(at, found)) for number, found in passed.items()},
    )


def in_order(secret: dict[str, Secret], at: Callable[[str], int]) -> list[str]:
    """Secrets in an order in which they can be imagined: cards first, the others behind those from which they follow."""
    order = [CARD, CARDS, GIVEN, NUMBER, CHOSEN, PICKED]
    found: dict[str, None] = {}

    def add(x: str) -> None:
        if x not in found and x in secret and x not in begun:
            begun.add(x)
            for y in sorted({secret[x].pool, *LOCAL.findall(secret[x].code)}):
                add(y)
            found[x] = None

    begun: set[str] = set()
    for x in sorted(secret, key=lambda x: (order.index(secret[x].sort), at(x))):
        add(x)
    return list(found)


def worked_out(unit: int, stack: Stack, secret: dict[str, Secret]) -> dict[str, list[str]]:
    """For each number that is kept in secret a function that works it out from what somebody imagines, or lists what it may be."""
    done = {}
    for x in stack.slots:
        if x in secret and secret[x].sort in (NUMBER, CHOSEN):
            used = set(LOCAL.findall(secret[x].code))
            lines = [f"def m_{unit}_{stack.offset(x)}(s, st):"]
            lines.append("    v = s.v; z = s.z; k = s.k; loc = s.loc; r = s.r")
            lines += [f"    {y} = {stack.raw(y)}" for y in stack.slots if y in used]
            done[f"imagined {unit} {x}"] = [*lines, f"    return {secret[x].code}"]
    return done
