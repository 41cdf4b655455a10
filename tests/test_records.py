"""Dataclasses of our own do what those of the standard library do, as far as they are used here."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass as standard
from dataclasses import field, fields, replace

import pytest

from wlcore.records import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Ours:
    """A place."""

    name: str
    at: int = 0
    notes: list[str] = field(default_factory=list, compare=False)


@standard(frozen=True, slots=True, order=True)
class Theirs:
    """The same."""

    name: str
    at: int = 0
    notes: list[str] = field(default_factory=list, compare=False)


@dataclass(slots=True)
class Changing:
    """What can be changed."""

    name: str
    hidden: str = field(default="", repr=False)
    inner: Changing | None = None


@dataclass(frozen=True, slots=True)
class Further(Ours):
    """One more value."""

    more: int = field(kw_only=True, default=1)


@dataclass(slots=True, eq=False)
class Itself:
    """Equal to nothing else."""

    name: str


GIVEN = [("a",), ("a", 0, ["x"]), ("a", 1), ("b", 0), ("b",)]


def test_equality_order_and_hash():
    """Every pair compares as it does in the standard library."""
    ours, theirs = [Ours(*x) for x in GIVEN], [Theirs(*x) for x in GIVEN]
    for i in range(len(GIVEN)):
        for j in range(len(GIVEN)):
            assert (ours[i] == ours[j]) == (theirs[i] == theirs[j])
            assert (ours[i] < ours[j], ours[i] >= ours[j]) == (theirs[i] < theirs[j], theirs[i] >= theirs[j])
    assert len(set(ours)) == len(set(theirs)) == 3
    assert sorted(ours)[0].name == "a"
    assert ours[0] != theirs[0]
    with pytest.raises(TypeError):
        _ = ours[0] < theirs[0]


def test_a_class_made_from_another_is_another():
    assert Further("a") != Ours("a")
    assert Further("a", more=2) != Further("a") == Further("a", 0, ["x"])
    assert [f.name for f in fields(Further)] == ["name", "at", "notes", "more"]


def test_what_can_be_changed_is_no_key():
    one, other = Changing("a"), Changing("a")
    assert one == other
    other.name = "b"
    assert one != other
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)
    assert Itself("a") != Itself("a")
    assert len({Itself("a"), Itself("a")}) == 2


def test_how_they_are_shown():
    """As Python would make them again; without end nothing is shown."""
    assert repr(Ours("a", 1)) == repr(Theirs("a", 1)).replace("Theirs", "Ours")
    one = Changing("a", "secret")
    assert repr(one) == "Changing(name='a', inner=None)"
    one.inner = one
    assert repr(one) == "Changing(name='a', inner=...)"


def test_copies():
    one = Ours("a", 1, ["x"])
    assert replace(one, at=2) == Ours("a", 2)
    for made in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one), copy.copy(one)):
        assert (made, made.notes) == (one, ["x"])
    match one:
        case Ours(name, at):
            assert (name, at) == ("a", 1)
