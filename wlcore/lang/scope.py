"""The local names that are known at a place in a text."""

from __future__ import annotations

from dataclasses import field, replace

from wlcore.lang import meaning as m
from wlcore.lang.nobody import ANYBODY, somebody_if
from wlcore.lang.source import NOWHERE, Span
from wlcore.lang.types import PLAYER, Type
from wlcore.records import dataclass

YOU = m.Local(NOWHERE, PLAYER, "you")
PERFORMER = m.Local(NOWHERE, PLAYER, "performer")
"""Who performs what the ability of another answers."""


@dataclass(slots=True)
class Scope:
    """Names in force; `child` opens a block, in which more names may be added."""

    names: dict[str, Type] = field(default_factory=dict)
    aliases: dict[str, m.Expr] = field(default_factory=dict)
    you: m.Expr | None = field(default_factory=lambda: YOU)
    actor: m.Expr | None = field(default_factory=lambda: YOU)
    this: m.Expr | None = None
    it: m.Expr | None = None
    pure: bool = False
    answers: Type | None = None
    somebody: frozenset[m.Expr] = frozenset()
    """What has been asked about, and is not nobody as long as nothing happens."""
    elsewhere: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Names that are known near by but not here: why not, and what to write instead."""

    def child(self, **changes: object) -> Scope:
        """A scope inside this one."""
        made = Scope(
            dict(self.names),
            dict(self.aliases),
            self.you,
            self.actor,
            self.this,
            self.it,
            self.pure,
            self.answers,
            self.somebody,
            self.elsewhere,
        )
        for name, value in changes.items():
            setattr(made, name, value)
        return made

    def knowing(self, cond: m.Expr, holds: bool = True) -> Scope:
        """A scope inside this one in which a condition holds, or does not."""
        made = self.child()
        made.learn(cond, holds)
        return made

    def learn(self, cond: m.Expr, holds: bool = True) -> None:
        """Note what is somebody, and what named values are, where a condition holds, or where it does not."""
        for e, want in somebody_if(cond, holds):
            self.somebody |= {e}
            if isinstance(e, m.Local) and e.name in self.names:
                self.names[e.name] = replace(self.names[e.name], nobody=False) if want == ANYBODY else want

    @property
    def subject(self) -> m.Expr | None:
        """Who acts here, if it is somebody else than `you`."""
        return None if self.actor == self.you else self.actor

    def find(self, name: str, span: Span) -> m.Expr | None:
        """The local of this name."""
        if name in self.aliases:
            return self.aliases[name]
        found = self.names.get(name)
        return None if found is None else m.Local(span, found, name)
