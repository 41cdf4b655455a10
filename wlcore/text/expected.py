"""Which phrases a game can have, and what each is given: the other side of the phrase files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from wlcore.lang import meaning as m
from wlcore.lang.parts import statements
from wlcore.lang.program import Program
from wlcore.lang.reading import stated
from wlcore.lang.source import NOWHERE, Span
from wlcore.lang.symbols import Counter, Place, Routine, Zone
from wlcore.records import dataclass
from wlcore.text.human import arg_name
from wlcore.text.saying import ABOUT, PICKING
from wlcore.text.titles import pack_phrase

ALWAYS = frozenset("case number det noun head".split())


@dataclass(frozen=True, slots=True)
class Expected:
    """A phrase that is or may be said: what it is given, which of that it must mention, whose it is."""

    given: frozenset[str]
    must: frozenset[str] = frozenset()
    span: Span = field(default=NOWHERE, compare=False)
    pack: str = ""
    routine: Routine | None = field(default=None, compare=False)
    clause: bool = False
    """Whether it says what somebody does, in the infinitive."""


def expected(program: Program) -> dict[str, Expected]:
    """Every phrase by its id."""
    found: dict[str, Expected] = {}
    for part in (_routines, _automata, _places, _kinds, _choices, _settings, _shown):
        for phrase, want in part(program):
            found.setdefault(phrase, want)
    return found


def _want(
    *given: str,
    must: tuple[str, ...] = (),
    span: Span = NOWHERE,
    pack: str = "",
    routine: Routine | None = None,
    clause: bool = False,
) -> Expected:
    return Expected(frozenset((*given, *must)) | ALWAYS, frozenset(must), span, pack, routine, clause)


def _routines(program: Program) -> Iterator[tuple[str, Expected]]:
    public = asked_with(program)
    for r in program.routines("rule", "action", "frame", "query", "event"):
        if r.said is not None:
            continue
        params = tuple(arg_name(p.name) for p in r.params)
        if r.what == "query":
            yield (
                f"query-{r.name}",
                _want("who", "set", "value", "much", must=params, span=r.span, pack=r.pack, routine=r),
            )
            if r.params and r.params[0].type.kind == "player":
                yield f"held-{r.name}", _want("who", *params[1:])
            continue
        sort = "event" if r.what == "event" else "rule"
        stamped = r if sort == "rule" else None
        yield (
            f"{sort}-{r.name}",
            _want("who", PICKING, ABOUT, must=params, span=r.span, pack=r.pack, routine=stamped, clause=True),
        )
        yield f"log-{sort}-{r.name}", _want("who", *params)
        if r.what == "frame":
            yield f"frame-{r.name}", _want("who", ABOUT, span=r.span, pack=r.pack)
            yield from ((f"log-{verb}-{r.name}", _want("frame")) for verb in ("end", "restart"))
        if sort == "rule":
            yield f"able-{r.name}", _want("set")
            yield f"step-{r.name}", _want("who", *params)
            yield f"ask-{r.name}", _want("who", *public)
            yield f"option-{r.name}", _want("thing")
            yield f"why-{r.name}", _want()
            yield f"guide-{r.name}", _want()
    for b in program.builtins.values():
        given = tuple(f"a{i + 1}" for i in range(len(b.params)))
        yield f"builtin-{b.name}", _want(must=given, span=b.span, pack=b.pack)


def _automata(program: Program) -> Iterator[tuple[str, Expected]]:
    for name in program.automata:
        yield f"automaton-{name}", _want()
    for name in program.chapters:
        yield f"chapter-{name}", _want(*program.options)


def _places(program: Program) -> Iterator[tuple[str, Expected]]:
    for place in (*program.counters, *program.variables, *program.zones):
        if place.name in program.marks:
            continue
        dims = tuple(arg_name(d) for d in place.dims)
        if isinstance(place, Counter):
            yield from _counter(place, dims)
        elif isinstance(place, Zone):
            yield from _zone(place, dims)
        else:
            yield f"variable-{place.name}", _want("who", "value", must=dims, span=place.span, pack=place.pack)
            yield f"log-set-{place.name}", _want(*dims, "value", "what", "who")
            if len(dims) == 2 and dims[0] == "player":
                yield f"held-{place.name}", _want("who")
    for table in program.tables:
        yield f"table-{table.name}", _want(must=("n",), span=table.span, pack=table.pack)


def _counter(place: Place, dims: tuple[str, ...]) -> Iterator[tuple[str, Expected]]:
    owned = place.dims[:1] == ("player",)
    yield (
        f"counter-{place.name}",
        _want("owner", "who", "n", must=dims[1:] if owned else dims, span=place.span, pack=place.pack),
    )
    for verb in m.CHANGES:
        yield f"{verb}-{place.name}", _want("who", "amount", "n", *dims, clause=True)
        yield f"log-{verb}-{place.name}", _want("who", "amount", "n", "what", *dims)


def _zone(place: Place, dims: tuple[str, ...]) -> Iterator[tuple[str, Expected]]:
    yield f"zone-{place.name}", _want("who", must=dims, span=place.span, pack=place.pack)
    yield f"cards-{place.name}", _want("what", "n", must=dims)
    yield f"held-{place.name}", _want("who", "what", *dims[1:])
    for own in ("", "-own"):
        yield f"put-{place.name}{own}", _want("cards", "zone", "where", "who", clause=True)
    yield f"look-at-{place.name}", _want("who", *dims, clause=True)
    yield f"log-put-{place.name}", _want("cards", "zone", "where", "n", "flavour", "who", *dims)
    yield f"log-shuffle-{place.name}", _want("zone", *dims)
    yield f"log-show-{place.name}", _want("cards", "n")


def _kinds(program: Program) -> Iterator[tuple[str, Expected]]:
    for kind in program.kinds.values():
        yield f"kind-{kind.name}", _want(span=kind.span, pack=kind.pack)
        plain = tuple(arg_name(p.name) for p in kind.properties.values() if not p.text)
        yield f"about-{kind.name}", _want(*plain, *(f"{name}-text" for name in plain))
        yield f"why-{kind.name}", _want("thing")
        yield f"blank-{kind.name}", _want()
        for p in kind.properties.values():
            if p.text:
                yield (
                    f"text-{kind.name}-{p.name}",
                    _want("effect", *plain, *(f"{name}-text" for name in plain)),
                )
                yield f"label-{p.name}", _want()
                yield f"do-{p.name}", _want("who", "of", "text", clause=True)
            else:
                yield f"about-{kind.name}-{p.name}", _want(*plain, *(f"{name}-text" for name in plain))
                held = {arg_name(d) for v in program.variables if v.type.kind == kind.name for d in v.dims}
                yield f"property-{p.name}", _want("who", *held, must=("of",), span=p.span, pack=p.pack)
                yield f"having-{p.name}", _want("set", "value", "n", "bound")
        for thing in program.things[kind.name].values():
            for p in kind.properties.values():
                if p.text:
                    yield f"by-hand-{kind.name}-{thing.design}-{p.name}", _want()
            yield f"one-{kind.name}-{thing.design}", _want()
            yield f"{kind.name}-{thing.design}", _want(span=thing.span, pack=thing.pack)
            if thing.parts:
                own = tuple(arg_name(name) for name, _ in thing.parts)
                yield f"{kind.name}-{thing.pattern}", _want(must=own, span=thing.span, pack=thing.pack)
            yield f"flavour-{kind.name}-{thing.design}", _want(span=thing.span, pack=thing.pack)


def _choices(program: Program) -> Iterator[tuple[str, Expected]]:
    """What players are asked: choices by name, options by label."""
    public = asked_with(program)
    tops = [z.name for z in program.zones if len(z.dims) == 1 and z.dims != ("player",)]
    for block in blocks(program):
        for s in statements(block):
            picks = (
                [s]
                if isinstance(s, m.Pick)
                else [s.pick]
                if isinstance(s, m.Maybe) and s.pick is not None
                else []
            )
            for pick in picks:
                yield f"ask-{pick.name}", _want("who", *public)
                yield f"because-{pick.name}", _want(*public)
                yield f"guide-{pick.name}", _want()
                yield f"verb-{pick.name}", _want()
                seen = (f"{zone}-{what}" for zone in tops for what in ("seen", "top"))
                yield f"option-{pick.name}", _want("thing", *seen)
                yield f"choose-{pick.name}", _want("who", "what", clause=True)
                yield f"choose-at-random-{pick.name}", _want("who", "what", clause=True)
                chooser = () if "random" in pick.how else ("who",)  # chance is nobody
                yield f"log-pick-{pick.name}", _want("things", *chooser)
            labels = [s.label] if isinstance(s, m.Maybe) and s.pick is None else []
            labels += [o.label for o in s.options] if isinstance(s, m.OneOf) else []
            for label in labels:
                yield f"option-{label}", _want()
                yield f"ask-{label}", _want("who", *public)
                yield f"because-{label}", _want(*public)


def asked_with(program: Program) -> tuple[str, ...]:
    """What questions can tell: the counters and variables of no player, which all see."""
    places = (*program.counters, *program.variables)
    return tuple(
        arg_name(place.name)
        for place in places
        if not place.dims and place.name not in program.marks and not getattr(place, "secret", False)
    )


def _shown(program: Program) -> Iterator[tuple[str, Expected]]:
    """Labels on the screen, and the answers of 'odds': what the files beside the rules may name."""
    properties = [p.name for k in program.kinds.values() if k.base == "card" for p in k.properties.values()]
    queries = program.routines("query")
    for figure in (*program.counters, *program.variables, *program.zones, *queries):
        yield f"screen-{figure.name}", _want()
    for name in properties:
        yield f"screen-{name}", _want()
    for told in ("game-aim", "game-end"):
        yield told, _want(*program.options, *map(arg_name, stated(program)))
    for told in ("guide-begin", "guide-end"):
        yield told, _want()
    for asked in (*program.zones, *queries):
        yield f"odds-{asked.name}", _want("what")
    for zone in program.zones:
        yield from ((f"odds-{zone.name}-{name}", _want("what")) for name in properties)


def _settings(program: Program) -> Iterator[tuple[str, Expected]]:
    yield from ((pack_phrase(pack), _want()) for pack in program.packs)
    for sort, table in (("ruling", program.rulings), ("option", program.options)):
        for name, setting in table.items():
            yield f"{sort}-{name}", _want()
            yield from ((f"{sort}-{name}-{label}", _want()) for label in setting.labels)


def blocks(program: Program) -> Iterator[m.Block]:
    """Every block of statements in a program."""
    for r in (*program.routines("rule", "action", "frame", "query"), *program.texts.values()):
        yield r.body
        yield r.leaving
    for trigger in program.triggers:
        yield trigger.body
    for watch in program.watches:
        yield watch.body
