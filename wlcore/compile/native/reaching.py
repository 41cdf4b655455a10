"""Where one can get to, as C: the places that ways over a board lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

from wlcore.compile.ir import fold, sets, values
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.module import Module
from wlcore.compile.ir.walk import every
from wlcore.compile.native.expressions import BITS, Body, CExpressions, Span, bodies
from wlcore.compile.native.shape import row
from wlcore.compile.passes.hoisting import ANYWHERE
from wlcore.compile.passes.names import read
from wlcore.compile.passes.narrowing import conjuncts
from wlcore.compile.passes.simplify import is_pure

MOST_WORDS = 4
"""On larger boards a place with its few neighbours is a small part of a set of places."""
Word = Callable[[int], str]
"""A word of a set of places, by its number."""


class OtherSteps(Exception):
    """A step does not lead by rows of a table to whatever places are open to it."""


class Reaching:
    """Prints sets of places that are reached, with what prints all other expressions."""

    def __init__(self, c: CExpressions) -> None:
        self.c = c
        self.rows_as_bits: dict[str, None] = {}
        """The tables whose rows are wanted as sets of places."""

    @cached_property
    def places(self) -> Span:
        """Between which numbers the places lie that ways can lead to."""
        return 0, largest_place(self.c.module) - 1

    @property
    def words(self) -> int:
        """So many words hold a set of places."""
        return self.places[1] // BITS + 1

    def reached(self, e: sets.Reached, body: Body) -> str:
        """Statements that do something for each place that is reached."""
        if e.through is None and not e.exactly:
            try:
                return self._by_rows(e, body)
            except OtherSteps:
                return self._nearby(e, body)
        edge, past, seen, done, over, to = map(self.c.new, "uuuuuu")
        k, t, start = map(self.c.new, ("k", "i", "x"))
        here, x = (self.c.variable(self.places) for _ in range(2))
        with self.c.named(e.name, here):
            by = self.c.each(e.by, lambda y: f"ways_mark({to}, {y});")
        steps, first = self.c.value(e.steps), self.c.value(e.start)
        kept, kept_k, lap, next_, some = (*map(self.c.new, ("u", "k", "k", "u", "u")),)
        through = "" if e.through is None else self.c.each(e.through, lambda y: f"ways_mark({over}, {y});")
        begins = past if e.through is None else edge
        step = (
            f"for ({t} = {1 if e.through is None else 0}; {t} < 2; {t}++) {{ U {to}[WAYS] = {{0}}, {some}[WAYS]; "
            f"ways_from({some}, {edge}, {past}, {over}, {t}); {_bits(here, some, by)} "
            f"if ({t}) {{ ways_set({past}, {to}); ways_set({edge}, {next_}); }} else ways_set({next_}, {to}); }}"
        )
        on = (
            f"if ({k} > LONG) {{ if (--s->steps < 0) {{ trap(s, ENDLESS, -1); break; }} if (ways_same({kept}, {edge}, {past})) {k} %= {kept_k} - {k}; "
            f"else if (--{lap} <= 0) {{ ways_keep({kept}, {edge}, {past}); {lap} = {kept_k} - {k} + 1; {kept_k} = {k}; }} }}"
            if e.exactly
            else f"ways_less({edge}, {seen}); ways_less({past}, {done}); ways_more({seen}, {edge}); ways_more({done}, {past});"
        )
        return (
            f"{{ U {edge}[WAYS] = {{0}}, {past}[WAYS] = {{0}}, {seen}[WAYS] = {{0}}, {next_}[WAYS] = {{0}}, {done}[WAYS] = {{0}}, {over}[WAYS] = {{0}}, "
            f"{kept}[2 * WAYS] = {{0}}; I {k} = {steps}, {kept_k} = {k}, {lap} = 1, {start} = {first}; int {t}; "
            f"{through} ways_mark({begins}, {start}); while ({k} > 0 && (ways_any({edge}) || ways_any({past}))) {{ {k}--; {step} {on} }} "
            f"{_bits(x, past if e.exactly else done, body(x))} }}"
        )

    def _by_rows(self, e: sets.Reached, body: Body) -> str:
        """Ways of up to so many steps by rows of tables: from all places at once to which the last step has led."""
        if self.words > MOST_WORDS:
            raise OtherSteps
        edge, done, to, k, start = map(self.c.new, ("u", "u", "u", "k", "x"))
        here, x = (self.c.variable(self.places) for _ in range(2))
        words = range(self.words)
        before, by, each_open = "", e.by, list[Word]()
        guards = ""
        with self.c.named(e.name, here):
            while True:
                match by:
                    case sets.Distinct(of=of):
                        by = of
                    case sets.ChooseSet(cond=cond, yes=yes, no=sets.Items(items=())) if is_pure(cond):
                        guards, by = f"{guards}if ({self.c.value(cond)}) ", yes
                    case sets.Where(of=of):
                        asked, code, is_open = self._open(by, e.name)
                        guards, before, by = guards + asked, before + code, of
                        each_open += is_open
                    case _:
                        break
            going = self._going(by, to)
        new = "".join(
            f"{to}{w} &= ~{done}[{w}]{''.join(f' & {one(w)}' for one in each_open)}; {edge}[{w}] = {to}{w}; {done}[{w}] |= {to}{w}; "
            for w in words
        )
        some = " | ".join(f"{edge}[{w}]" for w in words)
        starts = "".join(f"{edge}[{w}] = PLACE({start}, {w}); {done}[{w}] = 0; " for w in words)
        return (
            f"{{ U {edge}[WAYS], {done}[WAYS], {', '.join(f'{to}{w}' for w in words)}; I {start} = {self.c.value(e.start)}, {k} = {self.c.value(e.steps)}; "
            f"{before}{starts}while ({k}-- > 0 && ({some})) {{ {''.join(f'{to}{w} = 0; ' for w in words)}"
            f"{_bits(here, edge, guards + going)} {new}}} {_bits(x, done, body(x))} }}"
        )

    def _open(self, by: sets.Where, here: str) -> tuple[str, str, list[Word]]:
        """What has to hold for there to be a step at all, what is worked out beforehand, and which places are open to a step."""
        asked, before, found = "", "", list[Word]()
        for one in conjuncts(by.cond):
            if by.name not in read(one) and is_pure(one):
                asked += f"if ({self.c.value(one)}) "
            elif here not in read(one):
                code, word = self._places_where(one, by.name)
                before += code
                found.append(word)
            else:
                raise OtherSteps
        return asked, before, found

    def _places_where(self, cond: Value, name: str) -> tuple[str, Word]:
        """What is worked out beforehand, and the words of the set of places of which something holds."""
        match cond:
            case values.Op(op="and" | "or" as op, left=left, right=right):
                (code, one), (more, other) = self._places_where(left, name), self._places_where(right, name)
                return code + more, lambda w: f"({one(w)} {'&' if op == 'and' else '|'} {other(w)})"
            case values.Not(of=of):
                code, one = self._places_where(of, name)
                return code, lambda w: f"(~{one(w)})"
            case values.Op(op="==", left=values.Local(name=n), right=other) if n == name and name not in read(
                other
            ):
                place = self.c.new("x")
                return f"I {place} = {self.c.value(other)}; ", lambda w: f"PLACE({place}, {w})"
        if name in read(cond) or not all(isinstance(x, ANYWHERE) for x in every(cond)):
            raise OtherSteps
        held = self.c.new("u")
        return f"U {held} = {self.c.value(cond)} ? ~(U)0 : 0; ", lambda w: held

    def _going(self, by: Set, to: str) -> str:
        """What adds the places to which a step leads."""
        match by:
            case sets.Union(left=left, right=right):
                return f"{{ {self._going(left, to)} {self._going(right, to)} }}"
            case sets.Distinct(of=of):
                return self._going(of, to)
            case sets.ChooseSet(cond=cond, yes=yes, no=sets.Items(items=())) if is_pure(cond):
                return f"if ({self.c.value(cond)}) {{ {self._going(yes, to)} }}"
            case sets.Row(table=table, index=index) if is_pure(index):
                self.rows_as_bits[table] = None
                size, q = len(self.c.module.tables[table]) + 1, self.c.new("q")
                at = self.c.index(fold.op("+", index, fold.YES), str(size), size)
                more = " ".join(f"{to}{w} |= {q}[{w}];" for w in range(self.words))
                return f"{{ const U *{q} = B{self.c.numbers[table]} + {at} * WAYS; {more} }}"
        raise OtherSteps

    def rows_printed(self) -> Iterator[str]:
        """Tables whose rows are sets of places."""
        for name in self.rows_as_bits:
            table = self.c.module.tables[name]
            sums = [
                sum(1 << x for x in set(entry or ()) if x >= 0) for entry in [*(table[-1:] or ((),)), *table]
            ]
            yield row(
                f"B{self.c.numbers[name]}",
                [some >> BITS * w & (1 << BITS) - 1 for some in sums for w in range(self.words)],
                "U",
            )

    def _nearby(self, e: sets.Reached, body: Body) -> str:
        """Ways of up to so many steps: each place is gone on from once, and asked about only until a way leads there."""
        seen, row_, at, n, end, k = map(self.c.new, ("u", "q", "i", "n", "e", "k"))
        here, x = (self.c.variable(self.places) for _ in range(2))

        def mark(y: str) -> str:
            return f"{seen}[{y}] = 1; {row_}[{n}++] = (short){y};"

        with self.c.named(e.name, here):
            by = self._fresh(e.by, seen, mark)
        return (
            f"{{ unsigned char {seen}[PLACES_ROOM]; short {row_}[MOST_PLACES + 1]; int {at} = 0, {n} = 0, {end}; "
            f"I {here} = {self.c.value(e.start)}, {k} = {self.c.value(e.steps)}; NOWHERE({seen}); "
            f"if ((U){here} < MOST_PLACES) {row_}[{n}++] = (short){here}; "
            f"while ({at} < {n} && {k}-- > 0) for ({end} = {n}; {at} < {end};) {{ {here} = {row_}[{at}++]; {by} }} "
            f"if ({n} > 1) {{ I {x}; for ({x} = 0; {x} < MOST_PLACES; {x}++) {{ NEXT_WAY({seen}, {x}) if ({seen}[{x}]) {{ {body(x)} }} }} }} }}"
        )

    def _fresh(self, by: Set, seen: str, mark: Body) -> str:
        """Statements for each place of a step at which nobody has been."""
        match by:
            case sets.Union(left=left, right=right):
                return f"{self._fresh(left, seen, mark)} {self._fresh(right, seen, mark)}"
            case sets.ChooseSet(cond=cond, yes=yes, no=sets.Items(items=())):
                return f"if ({self.c.value(cond)}) {{ {self._fresh(yes, seen, mark)} }}"
            case sets.Distinct(of=of):
                return self._fresh(of, seen, mark)
            case sets.Where(of=of, name=name, cond=cond) if is_pure(cond):

                def asked(x: str) -> str:
                    with self.c.named(name, x):
                        return f"if ({self.c.value(cond)}) {{ {mark(x)} }}"

                return self._fresh(of, seen, self.c.here(asked))
            case sets.Row():
                return self.c.loop(by, lambda x: f"if (!{seen}[{x}]) {{ {mark(x)} }}")
        return self.c.each(by, lambda x: f"if ((U){x} < MOST_PLACES && !{seen}[{x}]) {{ {mark(x)} }}")


def _bits(x: str, of: str, body: str) -> str:
    """Statements for each place in a set of places."""
    word = f"w_{x}"
    return (
        f"{{ int i_{x}; for (i_{x} = 0; i_{x} < WAYS; i_{x}++) {{ U {word} = {of}[i_{x}]; while ({word}) {{ "
        f"I {x} = 64 * i_{x} + LOWEST({word}); {word} &= {word} - 1; {{ {body} }} }} }} }}"
    )


def largest_place(module: Module) -> int:
    """One more than the largest place that ways can lead from or to, as far as tables say it."""
    most = 1
    for body in bodies(module):
        for x in every(body):
            if isinstance(x, sets.Reached):
                tables = [
                    module.tables[y.table] for y in every((x.by, x.through or ())) if isinstance(y, sets.Row)
                ]
                known = (
                    tables if all(isinstance(y, BY_TABLES) for y in _sets(x.by)) else module.tables.values()
                )
                for table in known:
                    most = max(
                        most,
                        len(table),
                        *(1 + max(row, default=0) for row in table if isinstance(row, (list, tuple))),
                    )
    return most


BY_TABLES = (sets.Row, sets.Where, sets.Union, sets.Difference, sets.Distinct, sets.ChooseSet, sets.Items)


def _sets(e: Set) -> Iterator[Set]:
    """A set and those whose elements it has."""
    yield e
    match e:
        case sets.Where() | sets.Distinct():
            yield from _sets(e.of)
        case sets.Union():
            yield from (*_sets(e.left), *_sets(e.right))
        case sets.Difference():
            yield from _sets(e.left)
        case sets.ChooseSet():
            yield from (*_sets(e.yes), *_sets(e.no))
