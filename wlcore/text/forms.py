"""Which form of a phrase is meant, and where it is looked for: pure rules, the same for every language.

A form is asked for by keys in any order: a case or mood (`gen`, `poss`, `bare`), a number (3, `plural`) and a
determiner (`a`, `each`). A phrase holds its forms as attributes: `.gen`, `.plural`, `.gen-plural`, `.few`. What it
lacks is taken from the phrases it is `.like`, then from what all of its sort are like (`like-noun`), then from its
value.
"""

from __future__ import annotations

from collections.abc import Iterator

DETERMINERS = frozenset("a the this that each all no n up-to plain".split())
CATEGORIES = frozenset("zero one two few many other".split())
PLURAL = "plural"
ONE = "one"


class Form:
    """The keys of a request, told apart."""

    __slots__ = ("case", "det", "initial", "number")

    def __init__(self, keys: tuple[str | int, ...]) -> None:
        self.case, self.det = "", ""
        self.number: str | int = ""
        self.initial = False
        for key in keys:
            if isinstance(key, int) or key in CATEGORIES or key == PLURAL:
                self.number = key
            elif key in DETERMINERS:
                self.det = key
            elif key == "initial":
                self.initial = True
            elif key and key != "nom":
                self.case = key


def of_number(number: str) -> bool:
    """Whether a number key means more than one."""
    return bool(number) and number != ONE


def noun_forms(case: str, number: str) -> Iterator[str]:
    """Attributes that may hold a form, the best first; after them comes the value."""
    if of_number(number):
        if case:
            yield f"{case}-{number}"
            yield f"{case}-{PLURAL}"
        yield number
        yield PLURAL
        yield "other"
    elif case:
        yield f"{case}-{ONE}"
    if case:
        yield case
    if not of_number(number):
        yield ONE


def agreeing_forms(det: str, gender: str, case: str) -> Iterator[str]:
    """Attributes that may hold a word's form for a noun: `the-feminine-gen`, `feminine-gen`, `feminine`, `gen`.

    A gender in two parts, `masculine-animate`, is looked for whole and then by its first part.
    """
    genders = [gender, gender.split("-")[0]] if "-" in gender else [gender]
    for g in genders:
        if det and case:
            yield f"{det}-{g}-{case}"
        if case:
            yield f"{g}-{case}"
    for g in genders:
        if det and not case:
            yield f"{det}-{g}"
        yield g
    if case:
        yield case
