"""Random effects in the words of the samples: what any pack might write next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

MANIFEST = """\
id: random-effects
version: 1.0.0
title: Random effects
kind: layer
game: samples
provenance: designed
"""
COUNTERS = ("wanted", "wounds", "fame")
SETS = (
    "others",
    "players",
    "players where fame(it) is at least 2",
    "others with most wounds(it)",
    "players with fewest money(it)",
    "players with most count hand(it)",
    "others where no hand(it)",
    "others where not (wounds(it) is 0)",
    "others where fame(it) is more than your fame",
    "others where your money is at most money(it)",
    "others where count hand(it) is count your hand",
    "others where wounds(it) is 0 or fame(it) is less than 2",
    "players where it is not left of you",
)
CARDS = (
    "your hand",
    "uncovered(you)",
    "each uncovered(it) over others",
    "your hand where it is ploy",
    "uncovered(you) where gang of it is red-gang",
    "hand(left of you)",
)
AMOUNTS = (
    "your wounds",
    "your wounds * 2",
    "3 * your fame",
    "count your hand",
    "your fame divided by 2",
    "half of your fame",
    "wounds(left of you)",
    "wounds(left of you) + 1",
    "count (others where no hand(it))",
    "highest fame(it) over players",
)


class Effects:
    """Makes effects; every name it gives is its own."""

    def __init__(self, seed: int) -> None:
        self.chance, self.named, self.depth = Random(seed), 0, 0

    def effect(self) -> str:
        """An effect of one to three statements."""
        return "\n".join(self.statement() for _ in range(self.chance.randint(1, 3)))

    def one(self, *makers: Callable[[], str]) -> str:
        return self.chance.choice(makers)()

    def name(self, what: str) -> str:
        self.named += 1
        return f"{what}-{'abcdefghijklmnopqrstuvwxyz'[self.named % 26]}{'x' * (self.named // 26)}"

    def statement(self) -> str:
        """Any statement; inside others only short ones."""
        simple = (
            self.change,
            self.draw,
            self.discard,
            self.take,
            self.pay,
            self.show,
            self.move,
            self.shuffle,
        )
        if self.depth > 1:
            return self.one(*simple)
        self.depth += 1
        block = (
            self.condition,
            self.each,
            self.pick,
            self.may,
            self.choose,
            self.repeat,
            self.lasting,
            self.rival,
            self.note,
            self.worked_out,
            self.somebody,
        )
        made = self.one(*simple, *block, *block)
        self.depth -= 1
        return made

    def indented(self) -> str:
        return "\n".join(f"  {line}" for line in self.effect().splitlines())

    def number(self) -> int:
        return self.chance.choice((1, 1, 2, 3, 4, 5, 11, 21))

    def change(self) -> str:
        verb = self.chance.choice(("gain", "lose"))
        return f"{verb} {self.number()} {self.chance.choice(COUNTERS)}"

    def take(self) -> str:
        return "take 1 wounds"

    def pay(self) -> str:
        return f"{self.chance.choice(('gain', 'lose', 'pay'))} ${self.number() * 5}"

    def draw(self) -> str:
        return f"draw {self.number()}"

    def discard(self) -> str:
        return f"discard {self.number()}"

    def show(self) -> str:
        return self.chance.choice(
            ("show top of stock", "show top 2 of stock to you", "show your hand to others")
        )

    def move(self) -> str:
        what = self.chance.choice(("top of stock", "top 3 of stock", "your hand"))
        return f"put {what} {self.chance.choice(('in spent', 'in out', 'under stock', 'in your hand'))}"

    def shuffle(self) -> str:
        return "shuffle stock"

    def test(self) -> str:
        """A condition."""
        one = self.chance.choice(COUNTERS)
        how = self.chance.choice(("at least", "at most", "more than", "less than"))
        plain = (
            f"your {one} is {how} {self.number()}",
            f"your {one} is 0",
            "your money is more than 0",
            "no stock",
            "any your hand",
            f"count your hand is {how} {self.number()}",
            "any (others where wounds(it) is at least 1)",
            "no (players where fame(it) is more than 9)",
            "every gangs where any stack(you, it)",
            "your fame is more than fame(left of you)",
            "money(right of you) is at most your money",
            "your wounds is wounds(left of you)",
            "count your hand is less than count hand(left of you)",
            "not any your hand",
            "left of you is right of you",
        )
        first = self.chance.choice(plain)
        return (
            f"{first} {self.chance.choice(('and', 'or'))} {self.test()}"
            if self.chance.random() < 0.2
            else first
        )

    def condition(self) -> str:
        made = f"if {self.test()}:\n{self.indented()}"
        return f"{made}\notherwise:\n{self.indented()}" if self.chance.random() < 0.4 else made

    def each(self) -> str:
        name = self.name("person")
        return f"for each {name} in {self.chance.choice(SETS)}: {name}: {self.one(self.change, self.draw, self.pay)}"

    def pick(self) -> str:
        name, cards = self.name("card-found"), self.chance.choice(CARDS)
        if "hand" in cards and self.chance.random() < 0.5:
            return f"choose up to {self.number()} {name} from {cards}\nput {name} in spent"
        where = self.chance.choice(("in out", "in spent", "under stock", "in your hand"))
        return f"choose {name} from {cards}\nput {name} {where}"

    def note(self) -> str:
        """A value that is named, and used before or after something has happened."""
        name = self.name("earlier")
        between = self.one(self.change, self.draw, self.pay)
        if self.chance.random() < 0.5:
            counter = self.chance.choice(COUNTERS)
            return f"let {name} be your {counter}\n{between}\ngain {name} {self.chance.choice(COUNTERS)}"
        return f"let {name} be top of stock\n{between}\nput {name} in {self.chance.choice(('spent', 'your hand'))}"

    def worked_out(self) -> str:
        """A number that has to be worked out."""
        much = self.chance.choice(AMOUNTS)
        what = self.chance.choice((*COUNTERS, "money"))
        return self.chance.choice((f"gain ({much}) {what}", f"lose ({much}) {what}", f"draw ({much})"))

    def somebody(self) -> str:
        """Something that one of the neighbours does."""
        who = self.chance.choice(("left of you", "right of you"))
        return f"{who}: {self.one(self.change, self.draw, self.pay, self.choose)}"

    def rival(self) -> str:
        name = self.name("rival")
        return f"choose {name} from others\n{name}: {self.one(self.change, self.draw, self.pay, self.choose)}"

    def may(self) -> str:
        made = f"may:\n{self.indented()}"
        return f"{made}\notherwise:\n{self.indented()}" if self.chance.random() < 0.3 else made

    def choose(self) -> str:
        options = (self.change, self.draw, self.pay, self.take, self.shuffle, self.of_all, self.of_others)
        made = self.chance.sample(options, self.chance.randint(2, 3))
        return "choose one:\n" + "\n".join(f"  {option()}" for option in made)

    def of_all(self) -> str:
        """An option that others carry out."""
        name = self.name("person")
        return f"for each {name} in {self.chance.choice(SETS)}: {name}: {self.one(self.change, self.draw)}"

    def of_others(self) -> str:
        """An option that one other, or the reader, carries out."""
        who = self.chance.choice(("you", "left of you"))
        return f"{who}: {self.one(self.change, self.draw)}"

    def repeat(self) -> str:
        times = self.chance.randint(2, 5)
        if self.chance.random() < 0.5:
            return f"repeat {times} times: {self.one(self.change, self.draw)}"
        return f"repeat {times} times:\n{self.indented()}"

    def lasting(self) -> str:
        change = self.chance.choice(("gets + 1", "gets - 2", "is 7", "is at least 4", "is at most 3"))
        return f"for this turn: {self.chance.choice(('forbid discard', f'hand-limit(you) {change}'))}"


def write_pack(folder: Path, seeds: Iterable[int]) -> str:
    """A pack with a card for each random effect."""
    (folder / "pack.yaml").write_text(MANIFEST)
    lines = ["ploy:"]
    for seed in seeds:
        lines += [f"  effect-{_word(seed)}:", "    played: |"]
        lines += [f"      {line}" for line in Effects(seed).effect().splitlines()]
    (folder / "ploys.yaml").write_text("\n".join(lines) + "\n")
    return str(folder)


def _word(number: int) -> str:
    return "".join("abcdefghij"[int(digit)] for digit in str(number))
