"""Packs that ask for too much: sizes, depths, numbers and nesting by chance, in one shape or in several at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

Files = dict[str, str]
PACK = "id: {id}\nversion: 1.0.0\ntitle: Hostile\nkind: {kind}\n"
WORDS = """\
kind coin is card
  worth: number or nobody
  flipped: effect
  kept: abilities for you when this in tray
kind metal: copper, silver, gold
zone pouch is deck
zone tray is pile
zone palm of player is hand
counter medals of player
counter pot
counter dust of player for metal
variable seen is number
variable keeper is player or nobody
"""
FLOW = """\
rule play
  put coins in {zone}
  repeat:
    for each p in players: p: lap
rule lap
  choose way from 1 to 3
{lap}
"""
LEAVES = (
    "gain 1 medals", "lose 1 medals", "gain (medals(you) + 1) medals", "set seen to seen + 1", "put coins in pouch", "put coins in tray",
    "put top of pouch in tray", "shuffle pouch", "show coins to you", "choose pick from 1 to 2", "choose pick from coins",
    "choose up to 3 picks from coins", "choose pick from coins at random", "stop", "set keeper to left of you", "may: gain 1 pot",
    "put tray in pouch", "choose 9 picks from coins at random", "gain 1 pot", "for each c in tray: put c in pouch", "win you",
    "choose pick from 1 to 99 at random", "nothing", "set keeper to first of (players where medals(it) is 1) from keeper", "put slug in tray",
    "for each c in players by most medals(it): show tray", "set seen to remainder of (seen divided by 7)", "may: nothing",
    "for each c in players at once: c: choose pick from 0 to medals(c)",
)  # fmt: skip
SETS = (
    "coins",
    "tray",
    "pouch",
    "players",
    "metals",
    "palm(you)",
    "(coins where worth of it is 1)",
    "others",
    "(1, 2, 3)",
    "(0 to 99)",
    "slug",
    "(coins where it in copies of slug-2)",
)
OPEN = ("pot", "seen", "count coins", "1", "0", "99999", "count tray", "highest (worth of it) over coins")
NUMBERS = (*OPEN, "medals(you)")


class Shapes:
    """Makes packs by chance; each method is a shape, and adds to the pack."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.words, self.rules = WORDS, ""
        self.lap: list[str] = []
        self.more: Files = {}
        self.named, self.nobody = 0, False
        self.coins = self.size(2, 2_000)

    def size(self, low: int, high: int) -> int:
        """A number between two; as often of each order of magnitude."""
        return int(low * (high / low) ** self.dice.random())

    def leaf(self) -> str:
        """Something that is done; what it names is named for the first time."""
        self.named += 1
        return (
            self.dice.choice(LEAVES)
            .replace("pick", f"pick{self.named}")
            .replace("each c ", f"each c{self.named} ")
            .replace(": c: ", f": c{self.named}: ")
            .replace("(c)", f"(c{self.named})")
            .replace("put c ", f"put c{self.named} ")
        )

    def number(self, deep: int = 2) -> str:
        """A number."""
        if not deep or self.dice.random() < 0.4:
            return self.dice.choice(OPEN if self.nobody else NUMBERS)
        if self.dice.random() < 0.2:
            return f"({self.number(deep - 1)} divided by {self.dice.randint(1, 9)})"
        return f"({self.number(deep - 1)} {self.dice.choice('+-*')} {self.number(deep - 1)})"

    def cond(self, deep: int = 2) -> str:
        """A condition."""
        if not deep or self.dice.random() < 0.3:
            word = self.dice.choice(("is", "is not", "is at least", "is more than"))
            return f"{self.number(1)} {word} {self.number(1)}"
        if self.dice.random() < 0.5:
            return f"any ({self.dice.choice(SETS[:5] if self.nobody else SETS)} as v{deep} where {self.cond(deep - 1)})"
        return f"({self.cond(deep - 1)} {self.dice.choice(('and', 'or'))} {self.cond(deep - 1)})"

    # ---- shapes --------------------------------------------------------------------------------------

    def rules_in_rules(self) -> None:
        """Rules that perform each other, several times each."""
        often, last = self.dice.randint(1, 4), self.size(2, 250)
        what = self.dice.choice(("rule", "rule", "frame"))
        self.rules += f"rule r0\n  {self.leaf()}\n"
        for i in range(1, last):
            self.rules += (
                f"{what} r{i}\n" + f"  r{i - 1}\n" * often + f"  {self.leaf()}\n" * self.dice.randint(0, 1)
            )
        self.lap.append(f"r{last - 1}")

    def queries_in_queries(self) -> None:
        """Queries that ask each other."""
        last, sign = self.size(2, 250), self.dice.choice(("+", "*", "-", ""))
        self.rules += f"query q0: number is {self.number(1)}\n"
        for i in range(1, last):
            other = f" {sign} q{self.dice.randrange(i)}" if sign else ""
            self.rules += f"query q{i}: number is q{i - 1}{other}\n"
        self.lap.append(f"set seen to q{last - 1}")

    def questions_in_questions(self) -> None:
        """Quantifiers in quantifiers."""
        deep, word = self.size(1, 12), self.dice.choice(("any", "no", "every", "count"))
        over = self.dice.choice(SETS)
        inside = "x1 is not x1" if self.dice.random() < 0.5 else self.cond(1)
        for i in range(1, deep + 1):
            told = f"{'any' if word == 'count' and i < deep else word} ({over} as x{i} where {inside})"
            inside = told if word != "every" else f"every {over} as x{i} where ({inside})"
        if word == "count":
            inside += " is 3"
        self.lap.append(f"if {inside}: gain 1 medals")

    def sums_in_sums(self) -> None:
        """Sums over sets in sums over sets."""
        inside = "1"
        for _ in range(self.size(1, 12)):
            inside = (
                f"{self.dice.choice(('total', 'highest', 'lowest'))} ({inside}) over {self.dice.choice(SETS)}"
            )
        self.lap.append(f"set seen to {inside}")

    def loops_in_loops(self) -> None:
        """Loops in loops."""
        deep = self.size(1, 32)
        for i in range(deep):
            head = self.dice.choice(
                (
                    f"for each l{i} in {self.dice.choice(SETS)}:", f"repeat {self.size(1, 10**9)} times:",
                    f"repeat ({self.number()}) times:", f"repeat until {self.cond(1)}:", "repeat:", f"if {self.cond(1)}:",
                )
            )  # fmt: skip
            self.lap.append("  " * i + head)
        self.lap.append("  " * deep + self.leaf())

    def numbers_to_choose(self) -> None:
        """Choices of very many."""
        much = self.dice.choice(
            (self.number(), str(self.size(1, 10**9)), f"{self.size(1, 10**5)} * {self.size(1, 10**5)}")
        )
        self.lap.append(
            self.dice.choice(
                (
                    f"choose n from {self.number()} to {much}",
                    f"choose {self.size(1, 10**4)} ns from {self.dice.choice(SETS)}",
                    f"choose up to ({much}) ns from {self.dice.choice(SETS)}",
                    f"choose ({much}) ns from coins at random",
                )
            )
        )

    def growing(self) -> None:
        """Numbers that grow."""
        step = self.dice.choice(("seen * seen + 2", "seen + seen + 1", "seen * 999999999", self.number(4)))
        self.lap += [f"repeat {self.size(1, 9_999)} times:", f"  set seen to {step}"]

    def set_off(self) -> None:
        """Events, triggers, and what is watched."""
        many, often = self.size(1, 400), self.dice.randint(1, 3)
        self.nobody = True
        sort = self.dice.randrange(3)
        for i in range(many):
            if sort == 0:
                inside = f"  signal e{i - 1}\n" * often if i else f"  {self.leaf()}\n"
                self.rules += f"event e{i}\nwhen e{i}:\n{inside}"
            elif sort == 1:
                self.rules += f"after gain pot, if {self.cond(1)}: gain 1 medals\n"
            else:
                self.rules += f"as soon as p in players where pot is {i}: p: gain 1 medals\n"
        self.nobody = False
        self.lap += [f"signal e{many - 1}"] if sort == 0 else ["gain 1 pot"] * self.size(1, 300)

    def menus(self) -> None:
        """Menus with very many entries, in each other."""
        many, choosing = self.size(2, 1_500), self.dice.random() < 0.4
        self.lap.append("choose one:")
        for i in range(many):
            first = f"choose c{i} from {self.dice.choice(SETS)}" if choosing else f"gain {i} medals"
            self.lap += [f"  entry{i}:", f"    {first}", f"    {self.leaf()}"]
            self.rules += f"rule entry{i}\n  gain 1 pot\n"

    def actions(self) -> None:
        """Very many actions."""
        for i in range(self.size(1, 600)):
            self.rules += f"action do{i}\n  needs {self.cond(1)}\n  choose c{i} from {self.dice.choice(SETS)}\n  {self.leaf()}\n"
        self.lap.append("choose action")

    def long_line(self) -> None:
        """Lines that are as long and as deep as they may be."""
        part = self.dice.choice(("not ", "(", "half of ", "pot + ", "1 + ", "left of ", "1 * "))
        many = self.size(1, 1_100 // len(part))
        ends = ")" * many if part == "(" else ""
        self.lap.append(f"set seen to {part * many}pot{ends}")

    def blocks(self) -> None:
        """Blocks in blocks."""
        deep = self.size(1, 200)
        self.lap += [" " * i + f"if {self.cond(0)}:" for i in range(deep)] + [" " * deep + self.leaf()]

    def itself(self) -> None:
        """A rule that performs itself."""
        self.rules += (
            f"rule again\n  {self.leaf()}\n" + "  again\n" * self.dice.randint(1, 3) + f"  {self.leaf()}\n"
        )
        self.lap.append("again")

    def straight(self) -> None:
        """Very many lines, once or for ever."""
        many = self.size(1, 4_000)
        inside = [self.leaf() for _ in range(5)]
        lines = [inside[i % 5] for i in range(many)]
        self.lap += ["repeat:", *("  " + line for line in lines)] if self.dice.random() < 0.5 else lines

    def texts(self) -> None:
        """Texts and abilities on very many things."""
        sort = self.dice.choice(("flipped", "kept"))
        for i in range(self.size(1, 800)):
            text = self.leaf() if sort == "flipped" else "after you gain medals: gain 1 pot"
            self.more["coins.yaml"] = (
                self.more.get("coins.yaml", "coin:\n") + f"  t{i}: {{ {sort}: '{text}' }}\n"
            )
        self.lap.append("for each c in coins: do flipped of c")

    def places(self) -> None:
        """Counters and zones for each of something for each of something."""
        for i in range(self.size(1, 60)):
            self.words += f"counter k{i} of coin for coin\nzone z{i} of metal for coin is deck\n"

    def names(self) -> None:
        """Very many names, known and unknown."""
        many = self.size(1, 3_000)
        self.words += "".join(f"counter name{i}a\n" for i in range(many))
        self.rules += "".join(f"rule w{i}\n  gain 1 nam{i}xa\n" for i in range(self.size(1, many)))

    def layers(self) -> None:
        """Layers that change one query, and forbid one rule, very often."""
        self.nobody = True
        self.rules += "query worth-of(p: player): number is 1\n"
        change = self.dice.choice(("gets + 1", "is 3", "is at least 2"))
        for i in range(self.size(1, 1_500)):
            self.rules += (
                f"worth-of(p) {change} when {self.cond(1)}\n"
                if i % 2
                else f"forbid lap2 when {self.cond(1)}\n"
            )
        self.rules += "rule lap2\n  gain (worth-of(you)) medals\n"
        self.lap += ["lap2"] * self.size(1, 100)
        self.nobody = False

    def yaml(self) -> None:
        """YAML that is deep, wide, or copied without end."""
        deep = self.size(1, 500)
        self.more["more.yaml"] = self.dice.choice(
            (
                "coin:\n  x: " + "[" * deep + "]" * deep + "\n", "coin:\n  x:\n    copies: " + "9" * self.size(1, 20) + "\n",
                "coin:\n" + "".join(f"{'  ' * (i + 1)}a{i}:\n" for i in range(deep)), "coin:\n  y: {}\n" * deep,
                "coin:\n  a:\n    copies: 1000\n  b:\n    copies: 1000\n  c:\n    copies: 1000\n", "x: &a [*a, *a]\n" * deep,
            )
        )  # fmt: skip

    def files(self) -> None:
        """Very many files."""
        for i in range(self.size(1, 1_200)):
            self.more[f"flow/f{i}.wl"] = f"rule file{i}\n  {self.leaf()}\n"

    def phrases(self) -> None:
        """Very many phrases that nothing says, and some that say each other."""
        many = self.size(1, 8_000)
        self.more["text/en/x.ftl"] = "".join(
            f"orphan-{i} = {{ orphan-{i // 2 + 1} }}\n" for i in range(1, many)
        )

    def patterns(self) -> None:
        """Keys that stand for many things, and sets of numbers from one to another."""
        last = self.size(1, 10**7)
        self.words += "kind spot\n  far: number or nobody\n  near: set of spot\n  up: spot or nobody\n"
        key = self.dice.choice(
            (
                f"a1 to {self.dice.choice('bhz')}{min(last, 9999)}",
                f"post-1 to post-{last}",
                f"z9 to a{last}",
                "each far each near",
                f"each far spot-{last}",
            )
        )
        near = self.dice.choice(("hexes", "around", "beside", "ring", "line", "diagonals", "column"))
        self.more["spots.yaml"] = (
            f"spot:\n  {key}: {{ far: {self.dice.choice(('column', 'row', 'number'))}, near: {near}, up: north }}\n"
        )
        self.lap += [
            f"choose there from 0 to {last} at random",
            f"let spread be (0 to {last})",
            "if count spots is 3: gain 1 pot",
        ]

    def at_once(self) -> None:
        """Many choices at once, and loops in the order of what is worked out."""
        self.lap += ["for each q in players at once:"]
        self.lap += [f"  q: choose bid{i} from 0 to {self.size(1, 120)}" for i in range(self.size(1, 60))]
        self.lap += ["  gain bid0 pot", f"for each c in coins by most {self.number(3)}: gain 1 pot"]

    def answered(self) -> None:
        """Gains and losses that many things answer before they happen, and changes that ask what was before them."""
        many = self.size(1, 150)
        self.rules += "query worth-now(p: player): number is medals(p)\n"
        self.rules += "".join(f"before gain medals, if amount is {i}: gain 1 pot\n" for i in range(many))
        self.rules += "".join("worth-now(p) gets + worth-now(left of p)\n" for _ in range(self.size(1, 12)))
        self.lap += ["gain 1 medals", "gain (worth-now(you)) pot"]

    def mixed(self) -> None:
        """Whatever the language has, in each other."""
        self.lap += self.block(self.dice.randint(2, 6), 4)

    def block(self, deep: int, wide: int) -> list[str]:
        """Statements in statements."""
        lines: list[str] = []
        for _ in range(self.dice.randint(1, wide)):
            if not deep or self.dice.random() < 0.3:
                lines.append(self.leaf())
                continue
            head = self.dice.choice(
                (
                    f"if {self.cond()}:", f"for each m{deep} in {self.dice.choice(SETS)}:", f"repeat ({self.number()}) times:",
                    f"repeat {self.size(1, 10**5)} times:", "may:", f"let n{deep} be {self.number(3)}", f"may pay {self.size(1, 99)} medals:",
                    f"taking turns t{deep} in players from you:", f"repeat until {self.cond()}:",
                )
            )  # fmt: skip
            lines.append(head)
            lines += ["  " + line for line in self.block(deep - 1, wide)] if head.endswith(":") else []
        return lines

    # ---- the pack ------------------------------------------------------------------------------------

    def pack(self) -> Files:
        """The files of the pack, those of its layers in folders of their own."""
        lap = "\n".join(f"  {line}" for line in self.lap)
        zone = self.dice.choice(("tray", "pouch"))
        coins = self.more.pop("coins.yaml", "coin:\n") + "".join(
            f"  c{i}: {{ worth: {i % 5} }}\n" for i in range(self.coins)
        )
        coins += "  slug: { worth: 1, copies: 3 }\n"
        return {
            "game/pack.yaml": PACK.format(id="hostile", kind="game") + "players: 2-4\n",
            "game/words.wl": self.words,
            "game/flow.wl": FLOW.format(zone=zone, lap=lap) + self.rules,
            "game/coins.yaml": coins,
            **{f"game/{name}": text for name, text in self.more.items()},
        }


SHAPES: tuple[Callable[[Shapes], None], ...] = tuple(
    shape
    for name, shape in vars(Shapes).items()
    if not name.startswith("_") and name not in ("size", "leaf", "number", "cond", "block", "pack")
)


def hostile(seed: int) -> Files:
    """The files of one hostile game, by their path; with it may come layers upon layers."""
    dice = Random(seed)
    shapes = Shapes(dice)
    for shape in dice.sample(SHAPES, dice.choice((1, 1, 1, 2, 3))):
        shape(shapes)
    files = shapes.pack()
    shapes.nobody = True
    for number in range(dice.choice((0, 0, 0, 1, 5))):
        name = f"layer-{number}"
        files[f"{name}/pack.yaml"] = PACK.format(id=name, kind="layer") + "game: hostile\n"
        files[f"{name}/house.wl"] = f"after lap, if {shapes.cond()}: gain {number} pot\n" * shapes.size(
            1, 200
        )
    return files
