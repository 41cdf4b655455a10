"""What is known of a checked program before it is lowered: who may ask and who answers what, where everything lies, how options count."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.compile.analysis import AROUND, Analysis
from wlcore.compile.layout import Layout
from wlcore.compile.moments import ORDER, option_of
from wlcore.compile.walk import first_pick
from wlcore.lang import meaning as m
from wlcore.lang.parts import statements
from wlcore.lang.program import Program


class Index:
    """Facts about one program, worked out once; `analysis` are those that its check has worked out."""

    def __init__(self, program: Program, analysis: Analysis | None = None) -> None:
        self.program = program
        self.analysis = analysis or Analysis(program)
        self._label_choices()
        self._label_orders()
        self.layout = Layout.of(program)
        self.layout.number_options()

    def _bodies(self) -> Iterator[tuple[str, m.Block]]:
        for r in [*self.program.routines("rule", "action", "frame"), *self.program.texts.values()]:
            yield r.pack, (*r.body, *r.leaving)
        for t in self.program.triggers:
            yield t.pack, t.body

    def _label_choices(self) -> None:
        for pack, body in self._bodies():
            for s in statements(body):
                for found in (s, s.pick if isinstance(s, m.Maybe) else None):
                    if isinstance(found, m.Pick) and "random" not in found.how:
                        kind = "number" if found.how == "number" else found.source.type.kind
                        self.program.choices.setdefault((found.name, kind), pack)
                if isinstance(s, m.ActionMenu):
                    self._label_actions()
                labels = [s.label] if isinstance(s, m.Maybe) and s.pick is None else []
                labels += [o.label for o in s.options] if isinstance(s, m.OneOf) else []
                for label in labels:
                    if all(label != known for known, _ in self.program.labels):
                        self.program.labels.append((label, pack))

    def _label_orders(self) -> None:
        """An owner chooses among abilities by the things on which they stand."""
        moments = self.analysis.moments
        rules = self.program.routines("rule", "action", "frame")
        found = [moments.at(moment, rule.name) for rule in rules for moment in AROUND]
        found += [moments.answering(s) for _, body in self._bodies() for s in statements(body)]
        for moment in found:
            for t in moment.abilities if moment.asked else ():
                kind, _, label = option_of(self.program, t)
                if kind:
                    self.program.choices.setdefault((ORDER, kind), t.pack)
                elif all(label != known for known, _ in self.program.labels):
                    self.program.labels.append((label, t.pack))

    def _label_actions(self) -> None:
        """An action is one option, or one for each thing it chooses first."""
        for action in self.program.routines("action"):
            pick = first_pick(action.body)
            if pick is not None:
                kind = "number" if pick.how == "number" else pick.source.type.kind
                self.program.choices.setdefault((action.name, kind), action.pack)
            elif all(action.name != known for known, _ in self.program.labels):
                self.program.labels.append((action.name, action.pack))
