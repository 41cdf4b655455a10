"""What C must know to make views and imagined states: backs, secret values, and by place what units keep in secret."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from wlcore.compile.ir.module import Function, Module, Unit
from wlcore.compile.ir.values import Num
from wlcore.compile.kept import imagined, in_order, passed_on
from wlcore.compile.native.shape import row
from wlcore.compile.native.units import NativeFrame, Units
from wlcore.stacked import CARD, CARDS, CHOSEN, GIVEN, NUMBER, PICKED

SORTS = (CARD, CARDS, PICKED, NUMBER, CHOSEN, GIVEN)
"""In the order of the list in `seeing.c`."""


class Seeing:
    """Prints what stands before `seeing.c`."""

    def __init__(self, module: Module, data: Mapping[str, Any], units: Units) -> None:
        self.module, self.data, self.c = module, data, units
        self.codes: list[tuple[str, Unit]] = []

    def printed(self) -> Iterator[str]:
        """Tables and functions."""
        backs = sorted(set(self.data["backs"]))
        secrets = self.data["secrets"]
        domains = sorted({domain for _, _, domain in secrets})
        limits = [(int(name.rpartition("/")[2]), bool(each)) for name, each in self.data["joint"]]
        sizes = {
            "NB": len(backs),
            "NSEC": len(secrets),
            "LIMITS": len(limits),
            "SOME_EACH": int(any(each for _, each in limits)),
            "ONLY_EACH": int(all(each for _, each in limits)),
        }
        yield f"enum {{ {', '.join(f'{name} = {size}' for name, size in sizes.items())} }};"
        yield row("BACK", [backs.index(back) for back in self.data["backs"]])
        yield row("SECRET_AT", [at for at, _, _ in secrets])
        yield row("SECRET_OWNER", [owner for _, owner, _ in secrets])
        yield row("SECRET_DOMAIN", [domains.index(domain) for _, _, domain in secrets])
        yield row("LIMIT_EACH", [each for _, each in limits])
        yield from self._kept()
        answers = [self.module.functions[domain] for domain in domains]
        yield self._switch("static I domain(S *s, int i, I who, I *out)", answers, "who, out")
        fits = [self.module.functions[f"limit/{number}"] for number, _ in limits]
        yield self._switch("static I limit(S *s, int i, I who)", fits, "who")
        yield self._worked_out()

    def _switch(self, head: str, functions: list[Function], given: str) -> str:
        cases = "".join(
            f"case {i}: return f{self.c.numbers[f.name]}(s, {given}); " for i, f in enumerate(functions)
        )
        return f"{head} {{ switch (i) {{ {cases}default: return 0; }} }}"

    def _kept(self) -> Iterator[str]:
        dead: list[int] = []
        kept: list[int] = []
        passed: list[int] = []
        starts: list[tuple[int, int, int]] = []
        for name, number in self.module.places:
            unit, laid = self.module.units[name], self.c.frames[name]
            live = next(block.live for block in unit.blocks if block.number == number)
            starts.append((len(dead), len(kept) // 7, len(passed) // 2))
            used = {at for x in live for at in _words(laid, x)}
            dead += [at for at in range(laid.size - 1) if at not in used]
            for x in in_order(unit, live):
                kept += self._secret(unit, laid, x)
            for at, words in _passed(unit, laid, number):
                passed += [at, words]
        starts.append((len(dead), len(kept) // 7, len(passed) // 2))
        yield row("DEAD_FROM", [start for start, _, _ in starts])
        yield row("KEPT_FROM", [start for _, start, _ in starts])
        yield row("PASSED_FROM", [start for _, _, start in starts])
        yield row("DEAD", dead, "short")
        yield row("KEPT", kept, "short")
        yield row("PASSED", passed, "short")

    def _secret(self, unit: Unit, laid: NativeFrame, x: str) -> list[int]:
        """Where it lies, in how many words, its sort, whose it is, its pool, and which code works it out."""
        secret, kept = unit.secrets[x], laid.kept[x]
        owner = secret.owner.n if isinstance(secret.owner, Num) else laid.kept[secret.owner.name].at
        pool, pool_words, code = -1, 0, -1
        if secret.sort == GIVEN:
            given = [p.name for p in unit.params if p.name in unit.secrets]
            pool = [name for name in given if unit.secrets[name].sort == GIVEN].index(x)
        elif secret.pool in laid.kept:
            pool, pool_words = laid.kept[secret.pool].at, laid.kept[secret.pool].words
        if name := imagined(unit, x):
            code = len(self.codes)
            self.codes.append((name, unit))
        return [kept.at, kept.words, SORTS.index(secret.sort), owner, pool, pool_words, code]

    def _worked_out(self) -> str:
        """What follows from what a unit keeps: elements, or one number."""
        cases = []
        for i, (name, unit) in enumerate(self.codes):
            f, laid = self.module.functions[name], self.c.frames[unit.name]
            before = given = ""
            for k, p in enumerate(f.params):
                kept = laid.kept[p.name]
                if p.many:
                    room = 64 * kept.words or 1
                    before += (
                        f"I b{k}[{room}]; int n{k} = of_words(here + {kept.at}, {kept.words}, b{k}, {room}); "
                    )
                    given += f", b{k}, n{k}"
                else:
                    given += f", here[{kept.at}]"
            call = f"f{self.c.numbers[name]}(s{given}"
            done = f"return (int){call}, out);" if f.answers == "s" else f"out[0] = {call}); return 1;"
            cases.append(f"case {i}: {{ {before}{done} }}")
        return f"static int worked_out(S *s, int code, const I *here, I *out) {{ switch (code) {{ {' '.join(cases)} default: return 0; }} }}"


def _words(laid: NativeFrame, x: str) -> range:
    kept = laid.kept[x]
    return range(kept.at, kept.at + max(1, kept.words))


def _passed(unit: Unit, laid: NativeFrame, number: int) -> Iterator[tuple[int, int]]:
    for x in passed_on(unit, number):
        yield (laid.kept[x].at, laid.kept[x].words) if x in laid.kept else (-1, 0)
