"""Dataclasses of which Python has only `__init__` to compile: what they are compared, hashed and shown with all of them share.

An eighth of a cold start went into compiling that, and a sixth of a warm one. That nobody changes what is `frozen` mypy sees
to; at run time nothing asks, since it would be asked for each value whenever an object is made. What is handed out to programs
of others is `sealed`: there Python asks.
"""

from __future__ import annotations

import dataclasses
import operator
from collections.abc import Callable
from reprlib import recursive_repr
from typing import Any, TypeVar, cast, dataclass_transform

Class = TypeVar("Class", bound=type)
Key = Callable[[Any], object]
ORDER = {f"__{name}__": getattr(operator, name) for name in ("lt", "le", "gt", "ge")}


@dataclass_transform(field_specifiers=(dataclasses.field,))
def dataclass(
    *, frozen: bool = False, slots: bool = False, eq: bool = True, order: bool = False, sealed: bool = False
) -> Callable[[Class], Class]:
    """The decorator of the standard library, as far as it is used here."""

    def make(cls: Class) -> Class:
        made: Any = dataclasses.dataclass(repr=False, eq=False, slots=slots, frozen=sealed)(cls)  # noqa: TID251
        own, fields = cls.__dict__, dataclasses.fields(made)
        key = key_of([field.name for field in fields if field.compare])
        if "__repr__" not in own:
            made.__repr__ = shown
        if eq and "__eq__" not in own:
            made.__eq__ = alike(key)
            if "__hash__" not in own:
                made.__hash__ = hashed(key_of([f.name for f in fields if is_hashed(f)])) if frozen else None
        for name, compare in ORDER.items() if order else ():
            setattr(made, name, alike(key, compare))
        return cast("Class", made)

    return make


def is_hashed(field: dataclasses.Field[Any]) -> bool:
    """Whether a value counts for the key that an object is."""
    return field.compare if field.hash is None else field.hash


def key_of(names: list[str]) -> Key:
    """What an object is compared by: its values, or nothing if it has none."""
    return operator.attrgetter(*names) if names else lambda _: ()


def alike(key: Key, compare: Callable[[Any, Any], bool] = operator.eq) -> Callable[[object, object], bool]:
    """Compares two objects of one class."""

    def comparing(self: object, other: object) -> bool:
        return compare(key(self), key(other)) if other.__class__ is self.__class__ else NotImplemented

    return comparing


def hashed(key: Key) -> Callable[[object], int]:
    """Makes an object a key of dicts and sets."""
    return lambda self: hash(key(self))


@recursive_repr()
def shown(self: Any) -> str:
    """A class with its values, as Python would make it again."""
    fields = [field.name for field in dataclasses.fields(self) if field.repr]
    return f"{self.__class__.__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in fields)})"
