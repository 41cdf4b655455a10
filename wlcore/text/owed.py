"""What a pack has not yet put into words: its names, the nouns of its counters and places, its questions and options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from wlcore.lang import meaning as m
from wlcore.lang.parts import statements
from wlcore.lang.source import Span
from wlcore.lang.symbols import Counter, Place, Variable, Zone
from wlcore.lang.types import TRUTH
from wlcore.packs.assemble import Assembly
from wlcore.packs.find import PackFolder
from wlcore.packs.source import PackSource
from wlcore.records import dataclass
from wlcore.text.expected import blocks, expected
from wlcore.text.gates import fresh, lacking
from wlcore.text.human import arg_name, human_name, human_words
from wlcore.text.port import Phrases, core_folder

STUBS = "stubs.txt"
"""The file of a language in the core that says how a phrase of each sort begins."""
WORDS, NAMES, RULES, TABLE = "words.ftl", "names.ftl", "rules.ftl", "table.ftl"
SAID = {
    "rule": RULES, "event": RULES, "frame": RULES, "query": RULES, "builtin": RULES, "able": RULES,
    "property": WORDS, "having": WORDS, "table": WORDS, "text": WORDS,
}  # fmt: skip
"""Where phrases stand that a sentence has asked for, by their sort."""


@dataclass(frozen=True, slots=True)
class Owed:
    """A phrase that a pack lacks: in which file it would stand, what is said without it, and what it is for."""

    id: str
    sort: str
    file: str
    words: str
    span: Span
    given: tuple[str, ...] = ()


def owed_by(assembly: Assembly, pack: PackSource, language: str) -> list[Owed]:
    """What one of the packs of a game lacks in a language."""
    phrases = Phrases(language, [p.folder for p in assembly.packs])
    found: dict[str, Owed] = {}
    for want in Wanted(assembly, pack).all(phrases):
        found.setdefault(want.id, want)
    return [want for want in found.values() if want.id not in phrases.entries]


class Wanted:
    """Every phrase that a pack should have."""

    def __init__(self, assembly: Assembly, pack: PackSource) -> None:
        screens = [p.screen for p in assembly.packs]
        lists = [refs for s in screens for refs in (s.player, s.table, s.own, s.counted, (s.score,))]
        self.program, self.pack, self.place = assembly.program, pack.manifest.id, pack.folder.place
        self.silent = {ref.id for screen in screens for ref in screen.silent}
        self.shown = {ref.id for refs in lists for ref in refs}
        self.expected = expected(self.program)
        self.picks = list(self._picks())
        self.chosen = {pick.source.type.kind for pick in self.picks}
        seen = (*self.program.counters, *self.program.zones, *self.program.variables)
        self.called = self.chosen | {k for place in seen if place.name in self.shown for k in place.dims}
        self.called |= {v.type.kind for v in self.program.variables if v.name in self.shown}
        self.called |= {
            kind
            for things in self.program.things.values()
            for thing in things.values()
            for _, kind, _ in self.program.parts(thing)
        }

    def all(self, phrases: Phrases) -> Iterator[Owed]:
        """All of them, whether they are there or not."""
        yield from self.nouns()
        yield from self.names(phrases)
        yield from self.asked()
        yield from self.told()
        yield from self.labels()
        yield from self.said(phrases)

    def want(self, sort: str, name: str, file: str, words: str, span: Span) -> Owed:
        """A phrase, with what it is given."""
        phrase = f"{sort}-{name}" if name else sort
        known = self.expected.get(phrase)
        return Owed(phrase, sort, file, words, span, tuple(sorted(known.must)) if known else ())

    def nouns(self) -> Iterator[Owed]:
        """What kinds, counters, zones and variables are called in a sentence."""
        for kind in self.program.kinds.values():
            if kind.pack == self.pack and (kind.base == "card" or kind.name in self.chosen):
                yield self.want("kind", kind.name, WORDS, human_words(kind.name), kind.span)
            for p in kind.properties.values():
                if p.pack == self.pack != kind.pack and not p.text:
                    value = "" if p.type == TRUTH else f" {{ ${arg_name(p.name)} }}"
                    words = f"{human_words(p.name)}{value}"
                    yield self.want("about", f"{kind.name}-{p.name}", WORDS, words, p.span)
        for place in self.places():
            if isinstance(place, Counter):
                yield self.want("counter", place.name, WORDS, human_words(place.name), place.span)
            elif isinstance(place, Zone) and place.discipline != "box":
                yield self.want("zone", place.name, WORDS, human_words(place.name), place.span)
            elif isinstance(place, Variable):
                yield self.want("variable", place.name, WORDS, human_words(place.name), place.span)

    def places(self) -> Iterator[Place]:
        """The counters, variables and zones of the pack that somebody sees."""
        for place in (*self.program.counters, *self.program.zones, *self.program.variables):
            if (
                place.pack == self.pack
                and place.name not in self.program.marks
                and place.name not in self.silent
            ):
                yield place

    def names(self, phrases: Phrases) -> Iterator[Owed]:
        """What things are called, each design once; one name for all that a pattern of their file stands for."""
        for kind in self.program.kinds.values():
            if kind.base != "card" and kind.name not in self.called:
                continue
            for thing in self.program.things[kind.name].values():
                if thing.pack != self.pack or f"{kind.name}-{thing.design}" in phrases.entries:
                    continue
                if thing.parts:
                    parts = " ".join(f"{{ ${arg_name(name)} }}" for name, _ in thing.parts)
                    yield self.want(kind.name, thing.pattern, NAMES, parts, thing.span)
                elif not thing.pattern:  # places of a grid have their coordinates
                    yield self.want(kind.name, thing.design, NAMES, human_name(thing.design), thing.span)

    def asked(self) -> Iterator[Owed]:
        """Questions of the pack's own choices, and the actions among which players choose."""
        for pick in self.picks:
            sort = "log-pick" if "random" in pick.how else "ask"
            yield self.want(sort, pick.name, TABLE, human_words(pick.name), pick.span)
        for action in self.program.routines("action"):
            if action.pack == self.pack:
                yield self.want("rule", action.name, RULES, human_words(action.name), action.span)

    def _picks(self) -> Iterator[m.Pick]:
        for s in self.statements():
            pick = s if isinstance(s, m.Pick) else s.pick if isinstance(s, m.Maybe) else None
            if pick is not None:
                yield pick

    def statements(self) -> Iterator[m.Statement]:
        """Every statement of the pack's own files."""
        for block in blocks(self.program):
            yield from (s for s in statements(block) if s.span.file.startswith(f"{self.place}/"))

    def told(self) -> Iterator[Owed]:
        """What a game is about, and how it was decided."""
        if self.pack == self.program.game:
            for phrase in ("game-aim", "game-end"):
                yield Owed(phrase, phrase, TABLE, "", self.program.names["play"].span)
        for name, option in self.program.options.items():
            if option.pack == self.pack:
                yield self.want("option", name, WORDS, human_words(name), option.span)
                for label in option.labels:
                    yield self.want("option", f"{name}-{label}", WORDS, human_words(label), option.span)

    def labels(self) -> Iterator[Owed]:
        """What the screen calls what it shows."""
        for figure in (*self.places(), *self.program.routines("query")):
            dims = figure.dims if isinstance(figure, Place) else ()
            if figure.pack == self.pack and figure.name in self.shown and dims in ((), ("player",)):
                yield self.want("screen", figure.name, TABLE, human_words(figure.name), figure.span)

    def said(self, phrases: Phrases) -> Iterator[Owed]:
        """What texts of cards and layers ask for."""
        said = fresh(phrases, phrases.folders)
        askers = lacking(self.program, said)
        for missing in (*said.missing, *said.nameless):
            phrase = missing.partition(".")[0]
            known = self.expected.get(phrase)
            asker = askers.get(missing)
            if known is not None and self.pack == (known.pack if asker is None else asker.pack):
                sort = "thing" if phrase in said.nameless else phrase.partition("-")[0]
                name = phrase.removeprefix(f"{sort}-")
                file = NAMES if sort == "thing" else SAID.get(sort, WORDS)
                yield Owed(phrase, sort, file, human_words(name), known.span, tuple(sorted(known.must)))


# ---- stubs ------------------------------------------------------------------------------------------------


def owed_files(assembly: Assembly, pack: PackSource, language: str) -> dict[str, str]:
    """The stubs by the files in which they belong, without those that stand there already."""
    found: dict[str, list[Owed]] = {}
    for want in owed_by(assembly, pack, language):
        name = f"text/{language}/{want.file}"
        there = pack.folder.read(name).decode("utf-8", "replace") if pack.folder.has(name) else ""
        if f"\n# {want.id} = " not in f"\n{there}":
            found.setdefault(name, []).append(want)
    return {name: "\n".join(_stubs_of(wants, language)) for name, wants in found.items()}


def _stubs_of(wants: list[Owed], language: str) -> Iterator[str]:
    """Stubs, those of a sort below the remark on that sort."""
    for sort, same in groupby(wants, lambda want: want.sort):
        remarks, body = _sort(sort, language)
        yield "".join(f"{line}\n" for line in (f"## {sort}", *remarks))
        yield from (stub(want, body) for want in same)


def stub(want: Owed, body: Sequence[str]) -> str:
    """A phrase as a comment to be written over, in the shape of its sort."""
    words, shape = want.words, "".join(body)
    if "WORDSs" in shape and words.endswith("s") and not words.endswith("ss"):
        words = words[:-1]  # counters are mostly declared by their plural
    given = "".join(f" {{ ${name} }}" for name in want.given if f"${name}" not in shape + words)
    first, *forms = (line.replace("WORDS", words) for line in body)
    return "\n".join([f"# {want.id} {first}{given}", *(f"#     {form}" for form in forms)]) + "\n"


def _sort(sort: str, language: str) -> tuple[list[str], list[str]]:
    """The remarks on a sort of phrase in a language, and its shape; a thing is of the sort that its kind is."""
    shapes = _stubs(language)
    lines = shapes.get(sort) or shapes.get("thing", ["= WORDS"])
    return [line for line in lines if line[0] == "#"], [line for line in lines if line[0] != "#"]


def _stubs(language: str) -> dict[str, list[str]]:
    """The forms of each sort of phrase in a language, `= value` first and then attributes; a line `[sort]` stands above."""
    folder = PackFolder.open(core_folder())
    name = f"{language}/{STUBS}"
    if not folder.has(name):
        return {}
    found: dict[str, list[str]] = {}
    now: list[str] = []
    for line in folder.read(name).decode("utf-8").splitlines():
        if line.startswith("["):
            now = []
            found.update(dict.fromkeys(line.strip("[] ").split(), now))
        elif line.strip() and not line.startswith("##"):
            now.append(line.strip())
    return found
