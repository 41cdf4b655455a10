"""Recognises a lay-out of all cards that is known now (build every deck anew) and does it in one step."""

from __future__ import annotations

from dataclasses import field

from wlcore.compile.layout import Layout
from wlcore.lang import meaning as m
from wlcore.lang.probes import Either, Marked
from wlcore.lang.program import Program
from wlcore.records import dataclass

Env = dict[str, int]


class NotStatic(Exception):
    """This depends on the state."""


def static_value(program: Program, e: m.Expr, env: Env) -> int:
    """A value that depends on nothing but constants and printed properties."""
    match e:
        case m.Const():
            return e.value
        case m.Local() if e.name in env:
            return env[e.name]
        case m.Prop():
            of = static_value(program, e.of, env)
            for name in e.kinds:
                kind = program.kinds[name]
                if 0 <= of - kind.first < len(kind.members):
                    return program.things[name][kind.members[of - kind.first]].values.get(e.name, -1)
            return -1
        case m.Op(op="is" | "is not"):
            same = static_value(program, e.left, env) == static_value(program, e.right, env)
            return int(same == (e.op == "is"))
        case m.Op(op="and"):
            return static_value(program, e.left, env) and static_value(program, e.right, env)
        case m.Op(op="or"):
            return static_value(program, e.left, env) or static_value(program, e.right, env)
        case Marked() | Either():
            return static_value(program, e.of, env)
        case m.Not():
            return int(not static_value(program, e.of, env))
        case m.Ask(query=query) if query.value is not None and all(
            x.query != query.name for x in program.modifiers
        ):
            given = zip((p.name for p in query.params), e.args, strict=True)
            return static_value(
                program, query.value, {name: static_value(program, x, env) for name, x in given}
            )
    raise NotStatic


def static_set(program: Program, e: m.Expr, env: Env) -> list[int]:
    """A set that depends on nothing but constants and printed properties."""
    match e:
        case m.Everyone() if e.kind != "player":
            kind = program.kinds[e.kind]
            return list(range(kind.first, kind.first + len(kind.members)))
        case m.Filter():
            return [
                x for x in static_set(program, e.of, env) if static_value(program, e.cond, {**env, e.name: x})
            ]
        case m.Items():
            return [static_value(program, i, env) for i in e.items]
        case m.Between(first=m.Const(value=first), last=m.Const(value=last)):
            return list(range(first, last + 1))
        case m.Combine():
            left, right = static_set(program, e.left, env), static_set(program, e.right, env)
            return (
                [x for x in left if x not in right]
                if e.op == "except"
                else [*left, *(x for x in right if x not in left)]
            )
    raise NotStatic


@dataclass(slots=True)
class Plan:
    """Which cards go where; `steps` are the statements with the values they had."""

    zones: dict[int, list[int]] = field(default_factory=dict)
    shuffled: set[int] = field(default_factory=set)
    steps: list[tuple[m.Statement, int, tuple[int, ...]]] = field(default_factory=list)

    @property
    def laid(self) -> list[int]:
        """The cards that are laid out, in ascending order."""
        return sorted(c for cards in self.zones.values() for c in cards)


def plan_of(layout: Layout, block: m.Block) -> tuple[Plan, int] | None:
    """A plan for the first statements of a block, and how many they are.

    None unless they lay out every card, or build and shuffle decks while other cards lie elsewhere.
    """
    if len(block) < 2 or not isinstance(block[0], (m.ForEach, m.Move, m.Shuffle)):
        return None
    plan = Plan()
    done = 0
    for s in block:
        trial = Plan({z: cards[:] for z, cards in plan.zones.items()}, set(plan.shuffled), plan.steps[:])
        try:
            _step(layout, s, {}, trial)
        except NotStatic:
            break
        plan, done = trial, done + 1
    laid = plan.laid if done > 1 else []
    if done < 2 or len(set(laid)) < len(laid):
        return None
    decks = plan.shuffled.issuperset(plan.zones)
    return (plan, done) if decks or lays_out_all(layout, plan) else None


def lays_out_all(layout: Layout, plan: Plan) -> bool:
    """Whether no card lies elsewhere afterwards."""
    return plan.laid == list(range(len(layout.program.cards)))


def _step(layout: Layout, s: m.Statement, env: Env, plan: Plan) -> None:
    program = layout.program
    match s:
        case m.ForEach(start=None):
            for x in static_set(program, s.over, env):
                for inner in s.body:
                    _step(layout, inner, {**env, s.name: x}, plan)
        case m.Move(where="in" | "on") if s.cards.type.many:
            zone = _zone(layout, s.zone, env)
            cards = static_set(program, s.cards, env)
            lying = plan.zones.setdefault(zone, [])
            lying.extend(cards)
            if s.zone.zone.discipline not in ("deck", "pile"):
                lying.sort()
            plan.steps.append((s, zone, tuple(cards)))
        case m.Shuffle():
            zone = _zone(layout, s.zone, env)
            if zone not in plan.zones:
                raise NotStatic
            plan.zones[zone].sort()
            plan.shuffled.add(zone)
            plan.steps.append((s, zone, ()))
        case _:
            raise NotStatic


def _zone(layout: Layout, ref: m.ZoneRef, env: Env) -> int:
    strides = layout.strides(ref.zone)
    args = [static_value(layout.program, a, env) for a in ref.args]
    return (
        layout.base(ref.zone) - layout.lead(ref.zone) + sum(s * a for s, a in zip(strides, args, strict=True))
    )


def table_of(layout: Layout, plan: Plan) -> tuple[list[tuple[int, list[int]]], list[int], int, list[int]]:
    """The plan as the engine takes it: cards of the zones that have some, zone of each card, values of decks."""
    loc = [0] * len(layout.program.cards)
    for z, cards in plan.zones.items():
        for card in cards:
            loc[card] = z
    fixed = [0 if z in plan.shuffled else len(plan.zones.get(z, ())) for z in layout.deck_zones]
    first = min(layout.fixed.values(), default=0)
    return list(plan.zones.items()), loc, first, fixed + [0] * len(fixed)


DeckTable = tuple[
    frozenset[int], tuple[tuple[int, tuple[int, ...]], ...], tuple[tuple[int, tuple[int, ...]], ...]
]


def deck_table_of(plan: Plan) -> DeckTable:
    """A plan for some of the cards: which they are; the cards of each deck; the same step by step."""
    decks = tuple((zone, tuple(cards)) for zone, cards in plan.zones.items())
    return (
        frozenset(plan.laid),
        decks,
        tuple((zone, cards) for s, zone, cards in plan.steps if cards or isinstance(s, m.Shuffle)),
    )
