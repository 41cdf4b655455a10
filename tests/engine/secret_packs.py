"""Small packs made at random: values that follow from secret variables are kept while somebody is asked, in every position."""

from __future__ import annotations

from pathlib import Path
from random import Random

PACK = (
    "id: {id}\nversion: 1.0.0\ntitle: Hoard\nkind: game\nplayers: 2-3\ndescription: Secret values are kept.\n"
)
WORDS = """
kind gem: ruby, opal, jade
kind stone is card
  gem: gem
  worth: number
zone bag is deck
zone hand of player is hand
zone heap is pile
counter gold of player
counter rounds
secret variable bid of player is number from (0, 1, 2, 3)
secret variable wish of player is gem or nobody from gems
secret variable size of player for gem is number from (0, 1, 2)
secret variable friend of player is player or nobody from players
secret variable dream of player is stone or nobody from (stones where it not in heap)
query peak: number is highest bid(it) over players
query rest(p: player, n: number): number is bid(p) + n - total size(p, it) over gems
query strong(p: player): truth is bid(p) is at least 2
query wished: set of gem is each wish(it) over players
query longed-for(p: player): gem or nobody
  if bid(p) is more than 1: answer wish(p)
  answer only (gems where size(p, it) is 1)
"""
STONES = "stone:\n" + "".join(
    f"  {gem}-{n}: {{ gem: {gem}, worth: {n} }}\n" for gem in ("ruby", "opal", "jade") for n in (1, 2, 3)
)
FRAME = """
rule play
  put stones in bag
  shuffle bag
  for each p in players:
    repeat 2 times: put top of bag in hand(p)
  for each p in players: p: settle
  repeat until rounds is {rounds}:
    gain 1 rounds
    for each p in players:
{turn}
  win (players with most gold(it))

rule settle
  choose bid-made from 0 to 3
  set bid(you) to bid-made
  choose gem-wished from gems
  choose gem-sized from gems where it is not gem-wished
  choose size-made from 0 to 2
  set wish(you) to gem-wished
  set size(you, gem-sized) to size-made
  choose friend-made from players
  set friend(you) to friend-made
  choose stone-dreamt from stones where it not in heap
  set dream(you) to stone-dreamt

rule nod
  choose nodded from 1 to 2
rule hold-number(n: number)
  nod
  left of you: nod
  if n is 2: gain 1 gold
rule hold-gem(g: gem or nobody)
  nod
  left of you: nod
  if g is ruby: gain 1 gold
rule hold-player(q: player or nobody)
  nod
  left of you: nod
  if q is you: gain 1 gold
rule hold-players(all: set of player)
  nod
  left of you: nod
  if you in all: gain 1 gold
rule hold-gems(all: set of gem)
  nod
  left of you: nod
  if ruby in all: gain 1 gold
rule hold-truth(t: truth)
  nod
  left of you: nod
  if t: gain 1 gold
rule hold-stone(s: stone or nobody)
  nod
  left of you: nod
  if s is not nobody and gem of s is jade: gain 1 gold
"""
SORTS = ("number", "truth", "player", "gem", "players", "gems", "stone")


class Maker:
    """Writes one turn at random; names of what is kept are all different."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.names: dict[str, list[str]] = {sort: [] for sort in SORTS}
        self.count = 0

    def value(self, sort: str) -> str:
        """A value of a sort that follows from secrets."""
        n = str(self.dice.randint(0, 3))
        who = self.dice.choice(["p", "left of p", "q-1" if "q-1" in self.names["player"] else "p"])
        others: dict[str, list[str]] = {
            "number": [
                "highest bid(it) over players", "lowest bid(it) over players", "total bid(it) over players",
                f"count (players where bid(it) is {n})", f"bid({who})", "peak", f"rest({who}, {n})",
                f"total size({who}, it) over gems", f"count wished where it is not {self.value_of('gem')}",
                "highest (highest size(it, ruby) over players) over (players where strong(it))",
                f"count hand({who}) where gem of it is wish({who})", f"12 divided by (bid({who}) + 1)",
            ],
            "truth": [
                f"any players where bid(it) is {n}", "every players where strong(it)", f"strong({who})",
                f"wish({who}) is {self.value_of('gem')}", f"no gems where size({who}, it) is 2",
            ],
            "player": ["only (players with most bid(it))", f"friend({who})", "only (players where strong(it))"],
            "gem": [f"wish({who})", f"longed-for({who})", "only wished", f"only (gems with most size({who}, it))"],
            "players": [
                "players with most bid(it)", "players with fewest peak - bid(it)", f"players where bid(it) is at least {n}",
                "players where strong(it)", "each friend(it) over players",
            ],
            "gems": ["wished", f"gems where size({who}, it) is 1", f"gems with most size({who}, it)"],
            "stone": [f"dream({who})", f"only (hand({who}) where gem of it is wish({who}))"],
        }  # fmt: skip
        return self.dice.choice(others[sort] + self.names[sort])

    def value_of(self, sort: str) -> str:
        """A simple value."""
        return self.dice.choice([*self.names[sort], "ruby", "opal"])

    def lines(self, depth: int = 0) -> list[str]:
        """Some statements, one of them a wait."""
        found: list[str] = []
        kept = {sort: list(names) for sort, names in self.names.items()}
        for _ in range(self.dice.randint(1, 3)):
            found += self.statement(depth)
        self.names = kept
        return [*found, "p: nod"]

    def statement(self, depth: int) -> list[str]:
        """One statement, with what is in it."""
        sort = self.dice.choice(SORTS)
        self.count += 1
        match self.dice.randint(0, 6 if depth < 2 else 3):
            case 0 | 1 | 2:
                value, name = self.value(sort), f"x-{self.count}"
                self.names[sort].append(name)
                return [f"let {name} be {value}"]
            case 3:
                return [f"p: hold-{sort} ({self.value(sort)})"]
            case 4:
                return self.inside(f"for each q-{self.count} in {self.value('players')}:", depth)
            case 5:
                return self.inside(f"repeat ({self.value('number')}) times:", depth)
            case _:
                return self.inside(f"for each g-{self.count} in {self.value('gems')}:", depth)

    def inside(self, head: str, depth: int) -> list[str]:
        """A statement with others inside."""
        return [head, *("  " + line for line in self.lines(depth + 1))]


def secret_pack(folder: Path, seed: int) -> Path:
    """A pack that is the same for the same seed."""
    folder.mkdir(exist_ok=True)
    turn = "\n".join("      " + line for line in Maker(seed).lines())
    (folder / "pack.yaml").write_text(PACK.format(id=f"hoard-{seed}"))
    (folder / "words.wl").write_text(WORDS)
    (folder / "stones.yaml").write_text(STONES)
    (folder / "rules.wl").write_text(FRAME.format(turn=turn, rounds=2))
    return folder
