"""What each word of a game does, who performs it and where it may stand: from its phrases, its clauses and the remarks beside it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from wlcore.lang import meaning as m
from wlcore.lang.parts import PIECES, Gathering, statements
from wlcore.lang.program import Program
from wlcore.lang.reach import Reach
from wlcore.lang.scope import YOU as PERFORMER
from wlcore.lang.source import Span, split_lines
from wlcore.lang.symbols import (
    Counter,
    Kind,
    Parameter,
    Place,
    PropertyOf,
    Routine,
    Symbol,
    Table,
    Variable,
    Zone,
)
from wlcore.packs.assemble import Assembly
from wlcore.packs.find import PackFolder
from wlcore.records import dataclass
from wlcore.text.human import arg_name
from wlcore.text.port import LAST_RESORT, Phrases
from wlcore.text.saying import ANY, CLAUSE, NOUN, ZONE, Said, Words, noun

FEW = 4
CITED = re.compile(r"\s*\[[A-Z][^\]]*\]")
MOST = 30
"""Of a kind with more members than this they are not listed: they stand in the pack's own files."""
ACTS = ("rule", "action", "frame")
leading = Gathering((m.Perform, m.Signal), PIECES)
looping = Gathering((m.ForEach, m.TakingTurns), PIECES)
asking = Gathering(m.Ask, PIECES)
carrying = Gathering(m.PerformText, PIECES)

TEXT = "text"
"""What a text that things have is called among the sorts of words."""

CHOOSER, OWNER, EACH = "whoever chooses it", "the owner of a card", "each"
"""Who performs a rule, where no rule names them."""


@dataclass(frozen=True, slots=True)
class GameWord:
    """A word of a game: how it is written, what it does, who performs it, where it may stand, and a line that uses it."""

    name: str
    sort: str
    written: str
    does: str
    who: str
    stands: str
    cites: tuple[str, ...]
    pack: str
    file: str
    line: int
    example: str
    chooses: tuple[str, ...] = ()
    """What is chosen in a rule, by the names that `forbid` knows."""
    asks: bool = True
    """Whether somebody can be asked in a text of cards, or it happens at once."""


class Wordbook:
    """All words that the packs of a game declare."""

    def __init__(self, assembly: Assembly, language: str = LAST_RESORT) -> None:
        self.program: Program = assembly.program
        self.folders: dict[str, PackFolder] = {p.manifest.id: p.folder for p in assembly.packs}
        self.phrases = Phrases(language, list(self.folders.values()))
        self.clauses = {clause.id: clause.text for p in assembly.packs for clause in p.clauses}
        self.texts: dict[str, list[str]] = {}

    @cached_property
    def words(self) -> dict[str, GameWord]:
        """Every word by its name, in alphabetical order."""
        program = self.program
        named = {**{k.name: k for k in program.kinds.values()}, **program.names}
        symbols = [s for name, s in named.items() if name not in program.marks and _sort(s)]
        return {s.name: self._word(s) for s in sorted(symbols, key=lambda s: s.name)}

    @cached_property
    def on_cards(self) -> dict[str, GameWord]:
        """What cards and other things have, by its name: texts, and values printed on them."""
        found: dict[str, list[PropertyOf]] = {}
        for prop in (p for kind in self.program.kinds.values() for p in kind.properties.values()):
            found.setdefault(prop.name, []).append(prop)
        return {name: self._on_card(name, props) for name, props in sorted(found.items())}

    def _word(self, s: Symbol) -> GameWord:
        file, line = self.place(s.span)
        example, stands = self.used.get(s.name, ""), " · ".join(self._stands(s))
        if not example and isinstance(s, Routine) and s.what in ACTS:
            example = hooked(s)
        does, who = self._does(s), self._who(s)
        chooses = _chosen(s) if isinstance(s, Routine) and s.what in ACTS else ()
        return GameWord(
            s.name, _sort(s), written(s), does, who, stands, _cites(s), s.pack, file, line, example, chooses
        )

    @cached_property
    def hurried(self) -> set[str]:
        """What is carried out where nobody can be asked."""
        return Reach(self.program).hurried

    def _on_card(self, name: str, props: list[PropertyOf]) -> GameWord:
        """What things have: what its kinds say of it; of a text in which rules it is carried out, and by whom."""
        file, line = self.place(props[0].span)
        remarks = [
            f"{f'{p.kind}: ' if len(props) > 1 else ''}{r}" for p in props if (r := self.remark(p.span))
        ]
        who, performs = set[str](), list[m.PerformText]()
        for source, pieces in self._sources():
            each = {loop.name: _each(self.snippet(loop.over.span)) for loop in looping(pieces)}
            for s in (x for x in carrying(pieces) if x.property == name):
                performs.append(s)
                own = s.actor == PERFORMER
                who |= self.performers.get(source, set()) if own else {self._called(s.actor, each)}
        example = self.source_line(performs[0].span) if performs else ""
        said = [f"kind {p.kind}\n  {self.source_line(p.span)}" for p in props]
        does = ". ".join(x[:1].upper() + x[1:].rstrip(". ") for x in remarks)
        asks = f"text {name}" not in self.hurried
        cites = tuple(dict.fromkeys(c for s in performs for c in s.cites))[:FEW]
        sort, stands = (TEXT, "card") if props[0].text else ("property", "card · house rule · condition")
        return GameWord(
            name, sort, "\n".join(said), does, told_together(who - {""}), stands, cites, props[0].pack, file, line,
            example, asks=asks,
        )  # fmt: skip

    # ---- what it does ----------------------------------------------------------------------------------

    def _does(self, s: Symbol) -> str:
        """Its phrase and the remark beside it; without both the first sentence of its first clause."""
        said = [x for x in (self._said(s), self.remark(s.span)) if x]
        if not said:
            cited = next((self.clauses[c] for c in s.cites if c in self.clauses), "")
            said = [cited.split(". ")[0].strip()] if cited else []
        return ". ".join(x[:1].upper() + x[1:].rstrip(". ") for x in said)

    def _said(self, s: Symbol) -> str:
        """What its phrase says; nothing where there is none."""
        sort = {"action": "rule", "frame": "rule"}.get(_sort(s), _sort(s))
        if not self.phrases.has(f"{sort}-{s.name}"):
            return ""
        if isinstance(s, Routine):
            args = {arg_name(p.name): _given(p) for p in s.params}
            if s.what == "query":
                return self.phrases.tidy(Words(f"query-{s.name}", args, NOUN))
            return self.phrases.sentence(Words(f"{sort}-{s.name}", {**args, "who": noun("you")}, CLAUSE))
        args = {arg_name(d): noun(f"kind-{d}").as_("a") for d in getattr(s, "dims", ())}
        if isinstance(s, Counter):
            args.pop("player", None)
        if isinstance(s, Table):
            args["n"] = 3
        return self.phrases.tidy(Words(f"{sort}-{s.name}", args, ZONE if isinstance(s, Zone) else NOUN))

    def remark(self, span: Span) -> str:
        """What stands behind '#' at the end of the line that declares it, or in lines of their own above."""
        lines, here = self.lines(span.file), span.line - 1
        if not 0 <= here < len(lines):
            return ""
        behind = lines[here].partition("# ")[2].partition("  [")[0].strip()
        if behind:
            return CITED.sub("", behind)
        above: list[str] = []
        while here > 1 and lines[here - 1].startswith("# ") and not lines[here - 1].startswith("# --"):
            here -= 1
            above.insert(0, lines[here][2:].strip())
        return " ".join(above)

    # ---- who, and where --------------------------------------------------------------------------------

    def _who(self, s: Symbol) -> str:
        if not isinstance(s, Routine) or s.what not in ACTS:
            return ""
        if s.name == "play":
            return "nobody"
        return told_together(self.performers.get(s.name, set()))

    @cached_property
    def performers(self) -> dict[str, set[str]]:
        """By rule who performs it, as the rules name them; who performs a rule performs what it performs without a name."""
        direct: dict[str, set[str]] = {}
        passed: dict[str, set[str]] = {}
        for source, pieces in self._sources():
            each = {loop.name: _each(self.snippet(loop.over.span)) for loop in looping(pieces)}
            for s in leading(pieces):
                if not isinstance(s, m.Perform):
                    continue
                if s.actor == PERFORMER:
                    passed.setdefault(s.rule.name, set()).add(source)
                else:
                    direct.setdefault(s.rule.name, set()).add(self._called(s.actor, each))
        found = {name: set(who) for name, who in direct.items()}
        for action in self.program.routines("action"):
            found.setdefault(action.name, set()).add(CHOOSER)
        while True:
            before = sum(map(len, found.values()))
            for name, sources in passed.items():
                for source in sources:
                    more = found.get(source, {OWNER} if "/" in source else set())
                    found.setdefault(name, set()).update(more)
            if sum(map(len, found.values())) == before:
                return {name: {w for w in who if w} for name, who in found.items()}

    def _called(self, actor: m.Expr, each: dict[str, str]) -> str:
        """Who is meant by an actor, as the rules write it; of a loop its set."""
        if isinstance(actor, m.Local) and actor.name in each:
            return each[actor.name]
        return self.snippet(actor.span)

    def _sources(self) -> Iterator[tuple[str, object]]:
        for r in self.program.routines(*ACTS):
            yield r.name, (r.body, r.leaving)
        for address, text in self.program.texts.items():
            yield "/".join(address), text.body
        for t in self.program.triggers:
            yield t.source or t.of, t.body

    def _stands(self, s: Symbol) -> Iterator[str]:
        """Where it may stand: on a card (where text can say it), in a house rule, in a condition."""
        if self._said(s) and not isinstance(s, (Kind, Table)):
            yield "card"
        yield "house rule"
        if not isinstance(s, Kind) and not (isinstance(s, Routine) and s.what == "event"):
            yield "condition"

    # ---- examples --------------------------------------------------------------------------------------

    @cached_property
    def used(self) -> dict[str, str]:
        """By word a line of the packs that uses it, which is as right as they are: of a card, of a layer, or of a rule."""
        found: dict[str, str] = {}
        for pieces in (*(text.body for text in self.program.texts.values()), *self._bodies()):
            for s in leading(pieces):
                name = s.rule.name if isinstance(s, m.Perform) else s.event.name
                found.setdefault(name, self.source_line(s.span))
            for e in asking(pieces):
                found.setdefault(e.query.name, self.source_line(e.span))
        for trigger in self.program.triggers:
            found.setdefault(trigger.of, self.source_line(trigger.span))
        return found

    def _bodies(self) -> Iterator[object]:
        for t in self.program.triggers:
            yield t.body
        for r in self.program.routines(*ACTS):
            yield r.body

    # ---- source ----------------------------------------------------------------------------------------

    def place(self, span: Span) -> tuple[str, int]:
        """The file that declares it, in its pack, and the line."""
        folder = next((f for f in self.folders.values() if span.file.startswith(f"{f.place}/")), None)
        return span.file.removeprefix(f"{folder.place}/") if folder else span.file, span.line

    def lines(self, file: str) -> list[str]:
        """The lines of a file of one of the packs."""
        if file not in self.texts:
            folder = next((f for f in self.folders.values() if file.startswith(f"{f.place}/")), None)
            name = file.removeprefix(f"{folder.place}/") if folder else ""
            read = folder is not None and folder.has(name)
            self.texts[file] = split_lines(folder.read(name).decode("utf-8")) if folder and read else []
        return self.texts[file]

    def snippet(self, span: Span) -> str:
        """A piece of one line as it is written."""
        lines = self.lines(span.file)
        if span.line != span.end_line or not 0 < span.line <= len(lines):
            return ""
        return lines[span.line - 1][span.col - 1 : span.end_col - 1]

    def source_line(self, span: Span) -> str:
        """A line without what stands beside it: indentation, key, citation, remark."""
        lines = self.lines(span.file)
        line = lines[span.line - 1] if 0 < span.line <= len(lines) else ""
        return line.split("  [")[0].split(" # ")[0].strip()


def told_together(performers: Iterable[str]) -> str:
    """Those who perform a rule: first what is said in words, then whom the rules name."""
    said = [who for who in (CHOOSER, OWNER, *sorted(set(performers) - {CHOOSER, OWNER})) if who in performers]
    loops = [who for who in said if who.startswith(EACH)]
    named = [who for who in said if who not in (CHOOSER, OWNER) and who not in loops]
    told = [who for who in said if who in (CHOOSER, OWNER)] + sorted(loops, key=len)
    if named:
        told.append(f"whoever is {_either(sorted(named, key=lambda who: (len(who), who)))}")
    return "; ".join(told)


def _either(words: list[str]) -> str:
    return " or ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def _each(over: str) -> str:
    """Those of a loop: a set as the rules write it, but for the plain ones."""
    return f"{EACH} {'player' if over == 'players' else f'of {over}'}"


def _cites(s: Symbol) -> tuple[str, ...]:
    """The clauses of a word; of a rule that cites none itself those of its lines, the first few."""
    if s.cites or not isinstance(s, Routine):
        return tuple(s.cites)
    cited = [*(cite for need in s.needs for cite in need.cites), *(c for line in s.body for c in line.cites)]
    return tuple(dict.fromkeys(cited))[:FEW]


def hooked(r: Routine) -> str:
    """How a layer hears a rule that no line names."""
    return f"before {r.name}: stop"


def _given(p: Parameter) -> Said:
    if p.type.kind == "number":
        return noun(ANY).as_("", "plural")
    return noun(f"kind-{p.type.kind}").as_("some" if p.type.many else "a", "plural" if p.type.many else "")


# ---- how it is written ------------------------------------------------------------------------------------


def _sort(s: Symbol) -> str:
    if isinstance(s, Routine):
        return s.what
    for sort in (Kind, Counter, Variable, Zone, Table):
        if isinstance(s, sort):
            return sort.__name__.lower()
    return ""


def written(s: Symbol) -> str:
    """How a word is written, with its parameters."""
    match s:
        case Kind():
            return _kind(s)
        case Counter():
            return _place(s) + (f", unit {s.unit}" if s.unit else "")
        case Variable():
            return f"{'secret ' * s.secret}{_place(s)}: {s.type}"
        case Zone():
            return f"{_place(s)} is {s.discipline}"
        case Table():
            return f"{s.name}(N): {', '.join(map(str, s.numbers))} ..."
        case Routine():
            return _routine(s)
    return s.name


def _kind(kind: Kind) -> str:
    lines = [f"kind {kind.name}" + (f" is {kind.base}" if kind.base != "label" else "")]
    if kind.base == "label" and kind.members:
        lines = [f"kind {kind.name}: {', '.join(kind.members)}"] if len(kind.members) <= MOST else lines
    return "\n".join([*lines, *(f"  {p.name}: {p.text or p.type}" for p in kind.properties.values())])


def _place(place: Place) -> str:
    return f"{place.name}({', '.join(place.dims)})" if place.dims else place.name


def _routine(routine: Routine) -> str:
    params = ", ".join(map(_parameter, routine.params))
    asked = ", ".join(query.id for query in routine.asks)
    parts = [f"({params})" if params else "", f": {routine.type}" if routine.type else ""]
    return routine.name + "".join(parts) + (f" by {asked}" if asked else "")


def _parameter(parameter: Parameter) -> str:
    return f"{parameter.link} {parameter.name}: {parameter.type}".lstrip()


def _chosen(rule: Routine) -> tuple[str, ...]:
    """The names of what is chosen in a rule, one out of a set each, in the order in which they are first met."""
    picks = (s.pick if isinstance(s, m.Maybe) else s for s in statements(rule.body))
    many = ("number", "many", "up-to")
    return tuple(dict.fromkeys(s.name for s in picks if isinstance(s, m.Pick) and s.how not in many))
