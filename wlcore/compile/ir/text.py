"""The representation as text that a person can read: one form for each class of nodes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from wlcore.compile.ir import blocks as b
from wlcore.compile.ir import ops as o
from wlcore.compile.ir import sets as s
from wlcore.compile.ir import values as v
from wlcore.compile.ir.module import Function, Parameter, Unit

STEP = "  "


def _args(args: Iterable[Any]) -> str:
    return ", ".join(map(value, args))


def _several(of: Any) -> str:
    return f"({_args(of)})" if isinstance(of, tuple) else value(of)


def _any(name: str, which: Any, args: Iterable[Any], names: Iterable[str]) -> str:
    return f"{name} {value(which)} of ({', '.join(names)})({_args(args)})"


VALUES: dict[type, Callable[[Any], str]] = {
    v.Num: lambda e: str(e.n),
    v.Local: lambda e: e.name,
    v.Field: lambda e: e.name,
    v.PlaceOf: lambda e: f"place of {e.block}",
    v.Read: lambda e: f"v[{value(e.index)}]",
    v.Setting: lambda e: f"r[{e.number}]",
    v.Entry: lambda e: f"{e.table}[{value(e.index)}]",
    v.Beside: lambda e: f"{'left' if e.left else 'right'} of {value(e.of)}",
    v.Op: lambda e: (
        f"{e.op}({value(e.left)}, {value(e.right)})"
        if e.op in ("min", "max")
        else f"({value(e.left)} {e.op} {value(e.right)})"
    ),
    v.Times: lambda e: f"({value(e.left)} * {value(e.right)})",
    v.Quotient: lambda e: f"({value(e.left)} // {value(e.right)})",
    v.Remainder: lambda e: f"({value(e.left)} remainder {value(e.right)})",
    v.Bounded: lambda e: f"bounded({value(e.of)})",
    v.Half: lambda e: f"half({value(e.of)})",
    v.Counted: lambda e: f"counted({value(e.of)})",
    v.Not: lambda e: f"not {value(e.of)}",
    v.Choose: lambda e: f"({value(e.yes)} if {value(e.cond)} else {value(e.no)})",
    v.Let: lambda e: f"(let {e.name} = {value(e.value)} in {value(e.body)})",
    v.Spent: lambda e: f"(spend {e.steps}, {value(e.of)})",
    v.Call: lambda e: f"{e.function}({_args(e.args)})",
    v.CallOne: lambda e: _any("function", e.which, e.args, e.functions),
    v.CallBuiltin: lambda e: f"builtin {e.name}({_args(e.args)})",
    v.End: lambda e: f"{'sure ' if e.deck else ''}{'top' if e.top else 'bottom'} of {value(s.Cards(e.zone))}",
    v.Length: lambda e: f"length of {value(s.Cards(e.zone))}",
    v.KnownBy: lambda e: f"who knows {value(e.card)}",
    v.Contains: lambda e: f"{value(e.item)} in {value(e.of)}",
    v.Fold: lambda e: (
        f"{e.how} of {value(e.of)}"
        if e.body in (v.Num(1), v.Local(e.name))
        else f"{e.how}({value(e.body)} for {e.name} in {value(e.of)})"
    ),
    v.Marked: lambda e: f"marked({e.number}, {value(e.of)})",
    v.Told: lambda e: f"told({e.yes}, {e.no}, {value(e.of)})",
    v.Switched: lambda e: f"switched({e.number})",
    s.Range: lambda e: f"{value(e.first)}..<{value(e.end)}",
    s.Turns: lambda e: f"turns({value(e.times)})",
    s.Numbers: lambda e: f"{value(e.low)}..{value(e.high)}",
    s.Small: lambda e: f"small({value(e.of)})",
    s.Cards: lambda e: f"z[{value(e.zone)}]",
    s.Ends: lambda e: f"{'top' if e.top else 'bottom'} {value(e.amount)} of {value(s.Cards(e.zone))}",
    s.Row: lambda e: f"{e.table}[{value(e.index)}]",
    s.Items: lambda e: "{" + _args(e.items) + "}",
    s.Held: lambda e: e.name,
    s.Where: lambda e: f"({e.name} in {value(e.of)} where {value(e.cond)})",
    s.Map: lambda e: f"({value(e.value)} for {e.name} in {value(e.of)})",
    s.Flat: lambda e: f"(all {value(e.inner)} for {e.name} in {value(e.of)})",
    s.Distinct: lambda e: f"distinct{value(e.of)}",
    s.Extreme: lambda e: f"({e.name} in {value(e.of)} with {'most' if e.most else 'fewest'} {value(e.by)})",
    s.Union: lambda e: f"({value(e.left)} also {value(e.right)})",
    s.Difference: lambda e: f"({value(e.left)} except {value(e.right)})",
    s.First: lambda e: f"first {value(e.amount)} of {value(e.of)}",
    s.ChooseSet: lambda e: f"({value(e.yes)} if {value(e.cond)} else {value(e.no)})",
    s.LetIn: lambda e: f"(let {e.name} = {value(e.value)} in {value(e.body)})",
    s.Clockwise: lambda e: f"{value(e.of)} clockwise from {value(e.start)}",
    s.Reached: lambda e: (
        f"reached from {value(e.start)} in {'exactly ' if e.exactly else ''}{value(e.steps)}"
        f" by {e.name}: {value(e.by)}" + (f" through {value(e.through)}" if e.through is not None else "")
    ),
    s.CouldLie: lambda e: f"could lie in {value(s.Cards(e.zone))}",
    s.MarkedSet: lambda e: f"marked({e.number}, {value(e.of)})",
    s.CallSet: lambda e: f"{e.function}({_args(e.args)})",
    s.Rounds: lambda e: f"rounds({value(e.of)}, {e.words})",
    s.SpentSet: lambda e: f"(spend {e.steps}, {value(e.of)})",
    o.One: lambda e: value(e.of),
    o.Several: lambda e: _several(e.of),
    o.WhoKnows: lambda e: f"who knows {_several(e.of)}",
    o.Alike: lambda e: f"{value(e.of)} for each of {value(e.each)}",
}
"""How each class of values and sets reads."""


def value(node: Any) -> str:
    """A value or set in one line."""
    return VALUES[node.__class__](node)


def _block(head: str, body: Iterable[Any]) -> Iterator[str]:
    yield head
    for line in lines(body):
        yield STEP + line


def _when(e: o.When) -> Iterator[str]:
    yield from _block(f"when {value(e.cond)}:", e.yes)
    if e.no:
        yield from _block("otherwise:", e.no)


def _into(e: o.Do) -> str:
    return f"{e.into} = " if e.into else ""


def _one(form: Callable[[Any], str]) -> Callable[[Any], Iterator[str]]:
    def line(e: Any) -> Iterator[str]:
        yield form(e)

    return line


OPS: dict[type, Callable[[Any], Iterator[str]]] = {
    o.Line: lambda e: iter(()),
    o.Define: _one(lambda e: f"{e.name} = {value(e.value)}"),
    o.DefineSet: _one(lambda e: f"{e.name} = {'sorted ' if e.sorted else ''}set {value(e.value)}"),
    o.Include: _one(lambda e: f"include {value(e.item)} in {e.name}"),
    o.Exclude: _one(lambda e: f"exclude {value(e.item)} from {e.name}"),
    o.TakeLeast: _one(lambda e: f"{e.into} = take least of {e.name}"),
    o.TakeNext: _one(lambda e: f"{e.into} = take next of {e.name} from {value(e.start)}"),
    o.Write: _one(lambda e: f"v[{value(e.index)}] = {value(e.value)}"),
    o.Fill: _one(lambda e: f"v[{e.first}..<{e.first + e.count}] = {e.value}"),
    o.SetField: _one(lambda e: f"{e.name} = {value(e.value)}"),
    o.Do: _one(lambda e: f"{_into(e)}{e.name}({_args(e.args)})"),
    o.LayOut: _one(lambda e: f"lay out {'all' if e.all else 'some'} by plan {e.plan}"),
    o.When: _when,
    o.ForEach: lambda e: _block(f"for each {e.name} in {value(e.of)}:", e.body),
    o.Perform: _one(lambda e: f"perform {e.function}({_args(e.args)})"),
    o.PerformOne: _one(lambda e: _any("perform", e.which, e.args, e.functions)),
    o.Offer: _one(lambda e: f"offer {value(e.number)}"),
    o.OfferEach: _one(lambda e: f"offer {value(e.number)} for {e.name} in {value(e.of)}"),
    o.Step: _one(lambda e: f"step {e.steps}"),
    o.Leave: _one(lambda e: f"{'restart' if e.restart else 'leave'} {e.frame}"),
    o.Win: _one(lambda e: f"win {value(e.winners)}"),
    o.Answer: _one(lambda e: f"answer {value(e.value)}"),
    o.AnswerSet: _one(lambda e: f"answer {value(e.value)}"),
    o.Finish: _one(lambda e: "finish"),
    o.Tell: _one(lambda e: f"tell of line {e.site.line}: {_args(e.values)}"),
    o.Rest: _one(lambda e: f"rest at {e.block}"),
    o.Mark: _one(lambda e: f"mark {e.number}"),
}
"""How each class of operations reads, line by line."""


def lines(body: Iterable[Any]) -> Iterator[str]:
    """Operations, line by line."""
    for op in body:
        yield from OPS[op.__class__](op)


def _wait(e: b.Wait) -> Iterator[str]:
    form = "may ask" if e.may else "ask"
    yield from _block(f"{form} {value(e.who)} then {e.then}, if nothing {e.none}:", e.listing)


def _call(e: b.CallUnit) -> Iterator[str]:
    named = e.units[0] if len(e.units) == 1 and e.which == v.Num(0) else ""
    called = f"call {named}({_args(e.args)})" if named else _any("call", e.which, e.args, e.units)
    yield f"{called} then {e.then}"


TERMINATORS: dict[type, Callable[[Any], Iterator[str]]] = {
    b.Jump: _one(lambda e: f"jump {e.to}"),
    b.Branch: _one(lambda e: f"if {value(e.cond)} jump {e.yes}, otherwise {e.no}"),
    b.Wait: _wait,
    b.CallUnit: _call,
    b.Return: _one(lambda e: "return"),
}
"""How each class of terminators reads."""


def _params(params: Iterable[Parameter]) -> str:
    return ", ".join(("set " if p.many else "") + p.name for p in params)


def function(f: Function) -> str:
    """A function as text."""
    head = f"function {f.name}({_params(f.params)})" + (f" answers {f.answers}" if f.answers else "")
    return "\n".join([head, *(STEP + line for line in lines(f.body))])


def unit(u: Unit) -> str:
    """A unit as text: its blocks, with what is loaded where it can wait."""
    slots = ", ".join(f"{x}: {n}" for x, n in u.slots.items())
    out = [f"unit {u.name}({_params(u.params)})" + (f" slots {slots}" if slots else "")]
    for block in u.blocks:
        there = f" at place {block.place} with ({', '.join(block.live)})" if block.place >= 0 else ""
        out.append(f"{STEP}{block.number}:{there}")
        ending = () if block.end is None else TERMINATORS[block.end.__class__](block.end)
        out += [STEP * 2 + line for line in (*lines(block.ops), *ending)]
    return "\n".join(out)
