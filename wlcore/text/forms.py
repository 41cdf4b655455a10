"""Which form of a phrase is meant, and where it is looked for: pure rules, the same for every language.

A form is asked for by keys: a case or mood (`gen`, `poss`, `bare`), a number (3, `plural`) and a determiner (`a`,
`each`). Several cases are one: `before-feminine` and `gen` is `before-feminine-gen`. A phrase holds its forms as
attributes: `.gen`, `.plural`, `.gen-plural`, `.few`. What it lacks is taken from the phrases it is `.like`, then from
what all of its sort are like (`like-noun`), then from its value.

Forms whose name begins with `before`, `behind` or `with-` are of the whole, determiner and all: what stands before and
behind a thing to say whose it is. They need not be there for every case: what stands at `before` is taken for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import normalize

DETERMINERS = frozenset("a the this that each all no n up-to some owned plain".split())
CATEGORIES = frozenset("zero one two few many other".split())
STARTS = ("initial", "opening", "capital", "beginning")
GOVERNED = "governed"
"""A thing behind a preposition: there some languages have other pronouns, 'него' for 'его'."""
AROUND = ("before", "behind", "with-")
PLURAL, MANY = "plural", "many"
ONE = "one"


class Form:
    """The keys of a request, told apart."""

    __slots__ = ("case", "det", "governed", "number", "start")

    def __init__(self, keys: tuple[str | int, ...]) -> None:
        self.case, self.det = "", ""
        self.number: str | int = ""
        self.start = ""
        self.governed = False
        for key in keys:
            if isinstance(key, int) or key in CATEGORIES or key == PLURAL:
                self.number = key
            elif key in DETERMINERS:
                self.det = key
            elif key in STARTS:
                self.start = key
            elif key == GOVERNED:
                self.governed = True
            elif key and key != "nom":
                self.case = f"{self.case}-{key}" if self.case else key

    def start_of(self, text: str) -> str:
        """The text, or what was asked of it: its first letter (`e` for `é`), its first word, itself with a capital; how it
        sounds at the `beginning` is for the language's own syntax to say.
        """
        if not self.start:
            return text
        if self.start == "capital":
            return capital(text)
        if self.start == "opening":
            return text.split(" ", 1)[0].lower()
        return first_letter(text)


def first_letter(text: str) -> str:
    """The first letter without its accent: 'e' for 'été'."""
    return normalize("NFD", text[:1].lower())[:1]


def of_number(number: str) -> bool:
    """Whether a number key means more than one."""
    return bool(number) and number != ONE


def noun_forms(case: str, number: str) -> Iterator[str]:
    """Attributes that may hold a form, the best first; after them comes the value.

    In a case, too, a phrase's own `.few` is better than a singular: 'dobierz 2 karty', not '2 kartę'.
    """
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

    A gender in parts, `masculine-animate`, is looked for whole and then without its last part.
    """
    genders = list(shortened(gender))
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


def shortened(name: str) -> Iterator[str]:
    """`before-feminine-gen`, `before-feminine`, `before`."""
    while name:
        yield name
        name = name.rpartition("-")[0]


def capital(text: str) -> str:
    """The text with a capital first letter, behind a quotation mark or bracket if there is one."""
    for i, c in enumerate(text):
        if c.isalnum():
            return text[:i] + c.upper() + text[i + 1 :]
    return text
