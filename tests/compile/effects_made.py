"""Random rules that pass the checks and are odd in play: numbers that are 0, below 0 or huge, sets that are empty, nobody."""

from __future__ import annotations

from random import Random

PACK = "id: odd\nversion: 1.0.0\ntitle: Odd\nkind: game\nplayers: 2-3\n"
CARDS = """\
coin:
  a: { worth: 3, brings: "gain 1 heap" }
  b:
    worth: -1
    metal: silver
    brings: |
      choose one:
        gain (heap(you) - 3) heap
        lose 1 heap
  c: { metal: copper, copies: 3 }
  d: { worth: 0, metal: silver, copies: 2 }
"""
WORDS = """\
kind metal
  rate: number
kind coin is card
  worth: number or nobody
  metal: metal or nobody
  brings: effect
zone bank is deck
zone hand of player is hand
zone tray is pile
zone shelf of player for metal is pile
counter heap of player, starts at 2
counter tight of player for metal, up to 5
counter pot
variable noted is number or nobody
variable keeper is player or nobody
variable held of player is coin or nobody
variable flag of metal is truth
table odd for n: 4, 0, 7
query often(p: player, n: number): number
  let s be n - heap(p)
  if s is less than 0: answer s * 2
  answer odd(s)
query rich: set of player is players with most heap(it)
query doubled(n: number): number is n + n
rule play
  put coins in bank
  shuffle bank
  for each p in players: put top 2 of bank in hand(p)
  repeat 12 times:
    for each p in players: p: turn
rule turn
  choose one:
    first-thing
    second-thing
    third-thing
  if count hand(you) is less than 2: put top of bank in your hand
"""
METALS = "metal:\n  copper: { rate: 0 }\n  silver: { rate: 4 }\n"


class Maker:
    """Makes rules; names that are known where a line stands are kept by what they are."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.count = 0

    def one(self, *of: str) -> str:
        """One of several."""
        return self.chance.choice(of)

    def number(self, names: dict[str, str], depth: int = 2) -> str:
        """Something that is a number."""
        plain = ["0", "1", "2", "7", "120", "999999999", "heap(you)", "pot", "noted", "tight(you, copper)"]
        plain += [f"worth of {x}" for x, kind in names.items() if kind == "coin"]
        plain += [x for x, kind in names.items() if kind == "number"]
        plain += [f"heap({x})" for x, kind in names.items() if kind == "player"]
        if depth == 0 or self.chance.random() < 0.3:
            return self.one(*plain)
        a, b = self.number(names, depth - 1), self.number(names, depth - 1)
        return self.one(
            f"({a} + {b})", f"({a} - {b})", f"({a} - {b})", f"({a} * {b})", f"({a} divided by {b})", f"(half of {a})",
            f"odd({a})", f"often({self.player(names)}, {a})", f"doubled({a})", f"(count {self.coins(names)})",
            f"(total worth of it over {self.coins(names)})", f"(highest heap(it) over {self.players(names)})",
            f"(lowest worth of it over {self.coins(names)})", f"(rate of metal of {self.coin(names)})",
            f"(highest it over ({a}, {b} - 3))", f"(count (each worth of it over {self.coins(names)}))",
        )  # fmt: skip

    def player(self, names: dict[str, str]) -> str:
        """Something that is a player, or nobody."""
        known = [x for x, kind in names.items() if kind == "player"]
        return self.one("you", "you", "left of you", "keeper", f"(only {self.players(names, 0)})", *known)

    def players(self, names: dict[str, str], depth: int = 1) -> str:
        """A set of players."""
        if depth == 0:
            return self.one("players", "others", "rich")
        return self.one(
            "players", "others", "rich", f"(players where heap(it) is more than {self.number(names, 0)})", "(you, keeper)",
            "(players with fewest heap(it))", "(others also rich)", "(players except keeper)",
        )  # fmt: skip

    def coin(self, names: dict[str, str]) -> str:
        """Something that is a coin, or nobody."""
        known = [x for x, kind in names.items() if kind == "coin"]
        return self.one("a", "b", "held(you)", "held(keeper)", f"(only {self.coins(names, 0)})", *known)

    def coins(self, names: dict[str, str], depth: int = 1) -> str:
        """A set of coins."""
        plain = ["your hand", "tray", "coins", "hand(keeper)", "shelf(you, silver)"]
        if depth == 0:
            return self.one(*plain).replace("your hand", "hand(you)")
        return self.one(
            "hand(you)", "tray", "coins", "shelf(you, copper)",
            f"({self.one('hand(you)', 'coins')} where worth of it is at most {self.number(names, 0)})",
            f"({self.one('tray', 'coins')} with most worth of it)", "(hand(you) also tray)", "(coins except held(you))",
            "(coins where metal of it is nobody)",
        )  # fmt: skip

    def truth(self, names: dict[str, str]) -> str:
        """A condition."""
        return self.one(
            f"{self.number(names)} is at least {self.number(names, 1)}", f"{self.number(names, 1)} is {self.number(names, 1)}",
            "noted is nobody", "keeper is not nobody", f"any {self.coins(names)}", f"{self.player(names)} in {self.players(names)}",
            f"no {self.coins(names)}", f"can do brings of {self.coin(names)}", "flag(copper)",
            f"every {self.players(names, 0)} where heap(it) is less than {self.number(names, 1)}",
        )  # fmt: skip

    def fresh(self) -> str:
        """A new name."""
        self.count += 1
        return f"x{self.count}"

    def block(self, names: dict[str, str], indent: str, lines: int, depth: int) -> list[str]:
        """Some lines; what they name is known in those behind them."""
        out, names = [], dict(names)
        for _ in range(lines):
            out += self.statement(names, indent, depth)
        return out

    def statement(self, names: dict[str, str], indent: str, depth: int) -> list[str]:
        """One statement with what stands inside it."""
        what, x = self.chance.randrange(22 if depth else 16), self.fresh()
        n = self.number(names)
        lines = {
            0: f"gain ({n}) heap", 1: f"lose ({n}) heap", 2: f"set heap({self.player(names)}) to {n}", 3: f"set noted to {n}",
            4: "set noted to nobody", 5: f"set keeper to {self.player(names)}", 6: f"gain ({n}) tight(copper)",
            7: f"put {self.coin(names)} in {self.one('tray', 'hand(you)', 'bank', 'shelf(you, silver)')}",
            8: f"put {self.coins(names)} in {self.one('tray', 'hand(you)', 'bank')}", 9: f"do brings of {self.coin(names)}",
            10: f"set held(you) to {self.coin(names)}", 11: f"choose {x} from 0 to ({n})", 12: f"choose {x} from {self.coins(names)}",
            13: f"let {x} be {n}", 14: f"choose ({n}) {x} from {self.coins(names)}", 15: "shuffle bank",
        }.get(what, "")  # fmt: skip
        if lines:
            known = {11: "number", 12: "coin", 13: "number"}.get(what)
            names |= {x: known} if known else {}
            return [indent + lines]
        inner = indent + "  "
        if what == 16:
            return [f"{indent}if {self.truth(names)}:", *self.block(names, inner, 2, depth - 1)]
        if what == 17:
            body = self.block({**names, x: "player"}, inner, 2, depth - 1)
            return [f"{indent}for each {x} in {self.players(names)}:", *body]
        if what == 18:
            return [f"{indent}repeat ({n}) times:", *self.block(names, inner, 1, depth - 1)]
        if what == 19:
            names[x] = "number"
            return [
                f"{indent}choose {x} from ({n}, {self.number(names, 1)}, 1 + pot) {self.one('', 'at random')}"
            ]
        if what == 20:
            return [f"{indent}let {x} be ({n}, 1 + pot)", f"{indent}choose {x}-y from {x}"]
        return [
            f"{indent}{self.player(names)}: gain ({n}) heap",
            f"{indent}choose ({n}) {x} from {self.coins(names)} at random",
        ]

    def rules(self) -> str:
        """Three rules among which players choose."""
        made = [WORDS]
        for name in ("first-thing", "second-thing", "third-thing"):
            made += [f"rule {name}", *self.block({}, "  ", 4, 2)]
        return "\n".join([*made, ""])
