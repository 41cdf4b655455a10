"""Random effects in the words of the samples: what any pack might write next."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

COUNTERS = ("wanted", "wounds", "fame")
SETS = ("others", "players", "players where fame(it) is at least 2", "others with most wounds(it)")
CARDS = ("your hand", "uncovered(you)", "each uncovered(it) over others", "your hand where it is ploy")


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

    def rival(self) -> str:
        name = self.name("rival")
        return f"choose {name} from others\n{name}: {self.one(self.change, self.draw, self.pay, self.choose)}"

    def may(self) -> str:
        made = f"may:\n{self.indented()}"
        return f"{made}\notherwise:\n{self.indented()}" if self.chance.random() < 0.3 else made

    def choose(self) -> str:
        options = (self.change, self.draw, self.pay, self.take, self.shuffle)
        made = self.chance.sample(options, self.chance.randint(2, 3))
        return "choose one:\n" + "\n".join(f"  {option()}" for option in made)

    def repeat(self) -> str:
        return f"repeat {self.chance.randint(2, 5)} times: {self.one(self.change, self.draw)}"

    def lasting(self) -> str:
        change = self.chance.choice(("gets + 1", "gets - 2", "is 7", "is at least 4", "is at most 3"))
        return f"for this turn: {self.chance.choice(('forbid discard', f'hand-limit(you) {change}'))}"
