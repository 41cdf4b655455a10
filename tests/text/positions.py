"""Lines that put a word of a game where an author may put it: done, before and after, forbidden, asked, compared, chosen, counted."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.lang.program import Program
from wlcore.lang.symbols import Counter, Parameter, Routine, Symbol, Variable, Zone
from wlcore.lang.types import Type


class Positions:
    """Makes the lines for one game."""

    def __init__(self, program: Program) -> None:
        self.program, self.made = program, 0
        self.counter = next((c.name for c in program.counters if c.dims == ("player",)), "")
        self.does = f"lose 1 {self.counter}" if self.counter else "stop"
        self.also = f"{self.counter}(you) is 2" if self.counter else "count players is 2"

    def all(self) -> Iterator[tuple[str, str]]:
        """Every word with every line for it."""
        for symbol in self.program.names.values():
            if symbol.name not in self.program.marks and " " not in symbol.name:
                yield from ((symbol.name, line) for line in self.of(symbol))
        for kind in self.program.kinds.values():
            for p in kind.properties.values():
                if not p.text:
                    chosen, setup = self.given(Type(kind.name))
                    yield from ((p.name, line) for line in self.asked(p.type, f"{p.name} of {chosen}", setup))
                    if p.type.kind == "truth":
                        line = f"choose found-b from {self.every(kind.name)} where {p.name} of it"
                        yield p.name, self.when(line, self.does)

    def of(self, symbol: Symbol) -> Iterator[str]:
        """The lines for one word."""
        if isinstance(symbol, Routine) and symbol.what in ("rule", "action", "event") and symbol.said is None:
            yield from self.done(symbol)
        elif isinstance(symbol, Routine) and symbol.what == "query" and symbol.type is not None:
            yield from self.asked(symbol.type, *self.call(symbol.name, symbol.params))
        elif isinstance(symbol, Counter):
            yield from self.counted(symbol)
        elif isinstance(symbol, Variable):
            name, setup = self.call(symbol.name, self.dims(symbol.dims))
            yield from self.asked(symbol.type, name, setup)
            if symbol.type.kind == "truth":
                yield self.when(*setup, f"set {name} to yes")
                yield self.when(*setup, f"set {name} to no")
            elif not symbol.type.many:
                value, more = self.given(symbol.type)
                yield self.when(*setup, *more, f"set {name} to {value}")
        elif isinstance(symbol, Zone):
            name, setup = self.call(symbol.name, self.dims(symbol.dims))
            yield from self.asked(Type("card", many=True), name, setup)
            if symbol.discipline == "deck":
                yield self.when(*setup, f"shuffle {name}")
            yield self.when(*setup, f"put top of {name} in {name}")

    def done(self, rule: Routine) -> Iterator[str]:
        if rule.what == "event":
            yield f"when {rule.name}: {self.does}"
            yield f"when you {rule.name}: {self.does}"
            return
        yield f"before {rule.name}: {self.does}"
        yield f"after {rule.name}: {self.does}"
        yield f"after you {rule.name}: {self.does}"
        yield f"instead of {rule.name}: {self.does}"
        call, setup = self.performed(rule)
        yield self.when(*setup, call)
        yield self.when(*setup, f"may: {call}")
        yield f"forbid {rule.name}"
        called, setup = self.call(rule.name, rule.params)
        yield self.when(*setup, f"if can {called}: {self.does}")

    def asked(self, of: Type, asked: str, setup: list[str]) -> Iterator[str]:
        """A value is asked for: whether it holds, how much it is, who or what, from which one is chosen."""

        def line(*lines: str) -> str:
            return self.when(*setup, *lines)

        if of.many:
            yield line(f"if any {asked}: {self.does}")
            yield line(f"if no {asked}: {self.does}")
            yield line(f"if count {asked} is at least 2: {self.does}")
            yield line(f"if count {asked} is 1: {self.does}")
            yield line(f"choose found-a from {asked}", self.does)
            yield line(f"choose up to 2 found-a from {asked}", self.does)
            yield line(f"for each found-a in {asked}: {self.does}")
            if self.counter:
                yield line(f"gain (count {asked}) {self.counter}")
        elif of.kind == "truth":
            yield line(f"if {asked}: {self.does}")
            yield line(f"if not {asked}: {self.does}")
            yield line(f"if {asked} and {self.also}: {self.does}")
        elif of.kind == "number":
            yield line(f"if {asked} is at least 2: {self.does}")
            yield line(f"if {asked} is 0: {self.does}")
            if self.counter:
                yield line(f"if {asked} is more than {self.counter}(you): {self.does}")
                yield line(f"gain ({asked}) {self.counter}")
                yield line(f"gain ({asked} + 1) {self.counter}")
                yield line(f"let kept be {asked}", self.does, f"gain kept {self.counter}")
        else:
            value, more = self.given(Type(of.kind), "other")
            yield line(*more, f"if {asked} is {value}: {self.does}")
            yield line(*more, f"if {asked} is not {value}: {self.does}")
            yield line(f"let kept be {asked}", self.does)
        if of.nobody:
            yield line(f"if {asked} is nobody: {self.does}")
            yield line(f"if {asked} is not nobody: {self.does}")

    def counted(self, counter: Counter) -> Iterator[str]:
        if counter.dims[:1] == ("player",):
            for change in ("gain", "lose"):
                if len(counter.dims) == 1:
                    yield self.when(f"{change} 1 {counter.name}")
                    yield self.when(f"{change} 2 {counter.name}")
                    yield f"after you {change} {counter.name}: {self.does if counter.name != self.counter else 'nothing'}"
            if len(counter.dims) == 1:
                yield self.when(f"choose found-a from players with most {counter.name}(it)", self.does)
                yield self.when(f"choose found-a from players with fewest {counter.name}(it)", self.does)
        name, setup = self.call(counter.name, self.dims(counter.dims))
        yield from self.asked(Type("number"), name, setup)

    # ---- what a word is given -------------------------------------------------------------------------

    def call(self, name: str, params: tuple[Parameter, ...]) -> tuple[str, list[str]]:
        given = [self.given(p.type, f"given-{p.name}") for p in params]
        called = f"{name}({', '.join(value for value, _ in given)})" if given else name
        return called, [line for _, lines in given for line in lines]

    def performed(self, rule: Routine) -> tuple[str, list[str]]:
        given = [(p, *self.given(p.type, f"given-{p.name}")) for p in rule.params]
        call = " ".join([rule.name, *(f"{p.link} {value}".strip() for p, value, _ in given)])
        return call, [line for *_, lines in given for line in lines]

    def dims(self, dims: tuple[str, ...]) -> tuple[Parameter, ...]:
        return tuple(Parameter(f"{d}-{i}", Type(d)) for i, d in enumerate(dims))

    def given(self, of: Type, name: str = "given") -> tuple[str, list[str]]:
        """A value of a type, and the lines that it needs."""
        if of.many:
            return f"({self.every(of.kind)})", []
        if of.kind == "number":
            return "2", []
        if of.kind == "truth":
            return "yes", []
        if of.kind == "player":
            return "you", []
        return name, [f"choose {name} from {self.every(of.kind)}"]

    def every(self, kind: str) -> str:
        """All of a kind: of cards those in a hand or deck."""
        found = self.program.kinds.get(kind)
        if kind == "player" or found is None or found.base != "card":
            zones = [z for z in self.program.zones if z.dims in (("player",), ())] if kind == "card" else []
            if zones:
                return self.zone(zones[0])
            return "players" if found is None else found.plural
        return found.plural

    def zone(self, zone: Zone) -> str:
        return f"{zone.name}({', '.join('you' for _ in zone.dims)})" if zone.dims else zone.name

    def when(self, *lines: str) -> str:
        self.made += 1
        return "\n".join([f"rule line-{self.made}", *(f"  {line}" for line in lines)])
