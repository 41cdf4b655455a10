"""What all that say one sort of phrases have in common: the text they are part of, and which statements they say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeVar

from wlcore.lang import meaning as m
from wlcore.text.saying import Said

if TYPE_CHECKING:
    from wlcore.text.sayer import Sayer

S = TypeVar("S", bound=m.Statement)
P = TypeVar("P", bound="Part")


class Part:
    """Says one sort of phrases of a text; `say` is the whole, where the other sorts are said."""

    statements: ClassVar[dict[type[m.Statement], str]] = {}
    """The method that says each class of statement, as `says` marks it."""

    def __init__(self, say: Sayer) -> None:
        self.say = say
        self.program, self.folder, self.phrases = say.program, say.folder, say.phrases
        self.mentions = say.mentions

    def __init_subclass__(cls) -> None:
        cls.statements = {
            getattr(method, SAYS): name for name, method in vars(cls).items() if hasattr(method, SAYS)
        }


SAYS = "says"


def says(node: type[S]) -> Callable[[Callable[[P, S], Said | None]], Callable[[P, S], Said | None]]:
    """Marks the method that says statements of a class."""

    def marked(method: Callable[[P, S], Said | None]) -> Callable[[P, S], Said | None]:
        setattr(method, SAYS, node)
        return method

    return marked
