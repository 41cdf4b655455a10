"""The types of values, and which may stand where which is wanted."""

from __future__ import annotations

from dataclasses import replace

from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Type:
    """`kind` is number, truth, player, card, zone, text, none (the type of `nobody`) or a declared kind."""

    kind: str
    many: bool = False
    nobody: bool = False

    def __str__(self) -> str:
        setting, _, name = self.kind.partition(":")
        if name:
            return f"value of the {setting} '{name}'"
        if self.many:
            return f"set of {self.kind}"
        if self.kind == "none":
            return "nobody"
        return f"{self.kind} or nobody" if self.nobody else self.kind

    @property
    def a(self) -> str:
        """The type with its article, for messages."""
        return str(self) if self.kind == "none" else with_article(str(self))

    @property
    def one(self) -> Type:
        """The type of an element."""
        return Type(self.kind)

    def or_nobody(self) -> Type:
        """The same, but perhaps nobody."""
        return replace(self, nobody=True)


def with_article(name: str) -> str:
    """A name as one of its sort, for messages: `an item`."""
    return f"an {name}" if name[0] in "aeio" else f"a {name}"


NUMBER = Type("number")
TRUTH = Type("truth")
PLAYER = Type("player")
PLAYERS = Type("player", many=True)
CARD = Type("card")
CARDS = Type("card", many=True)
ZONE = Type("zone")
NONE = Type("none", nobody=True)
UNKNOWN = Type("unknown")
