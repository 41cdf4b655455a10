"""Rules, texts and events that cannot ask: called as functions."""

from __future__ import annotations

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.values import Entry
from wlcore.compile.lower import questions, secrets, telling, values
from wlcore.compile.lower.cards import card
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.happenings import Happening, happen, instead
from wlcore.compile.lower.straight import STRAIGHT, enter
from wlcore.compile.lower.writer import Writer
from wlcore.lang import meaning as m
from wlcore.lang.symbols import Routine


def given_to(rule: Routine, inner: Env) -> list[Value | Set]:
    """What a rule has been given, as its parameters are called inside."""
    return [inner.known[p.name] for p in rule.params]


def _perform(w: Writer, s: m.Perform, env: Env) -> None:
    rule = s.rule
    inner = enter(w, rule, s.args, s.actor, env)
    args = given_to(rule, inner)
    happening = Happening({p.name: x for p, x in zip(rule.params, args, strict=True)}, inner.you, inner)
    moments = w.analysis.moments

    def really() -> None:
        telling.performed(w, s, inner)
        happen(w, moments.at("before", rule.name), happening)
        owners = secrets.owners(w, rule, inner.known)
        w.emit(o.Perform(w.low.rule(rule), (inner.you, *args, *owners)))
        happen(w, moments.at("after", rule.name), happening)

    def whole() -> None:
        replaced = instead(w, rule.name, happening)
        w.when(fold.YES if replaced is None else fold.negated(replaced), really)

    w.when(questions.can(w, rule, inner.you, args), whole)


def _perform_text(w: Writer, s: m.PerformText, env: Env) -> None:
    of = card(w, s.of, env)
    secrets.note(w, of, s.of, env)
    name = w.analysis.text_table(s.kinds, s.property)
    table, functions = w.low.texts(name)
    texts = w.analysis.texts_of.get(name, [])
    owners = (secrets.owner_of(w, of),) if any(map(w.analysis.hidden.passed_to, texts)) else ()
    w.emit(o.PerformOne(functions, Entry(table, of), (values.value(w, s.actor, env), of, *owners)))


def _signal(w: Writer, s: m.Signal, env: Env) -> None:
    inner = enter(w, s.event, s.args, s.actor, env)
    telling.performed(w, s, inner)
    given = {p.name: inner.known[p.name] for p in s.event.params}
    happen(w, w.analysis.moments.at("when", s.event.name), Happening(given, inner.you, inner))


STRAIGHT |= {m.Perform: _perform, m.PerformText: _perform_text, m.Signal: _signal}
