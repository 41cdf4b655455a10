"""Writes docs/reference.md: every word of the language, and every word that the shipped games add to it."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator

from wlcore.lang.diagnostics import Findings
from wlcore.lang.grammar import keywords
from wlcore.lang.program import Program
from wlcore.lang.symbols import (
    Counter,
    Kind,
    Parameter,
    Place,
    Routine,
    RulingSymbol,
    Symbol,
    Table,
    Variable,
    Zone,
)
from wlcore.lang.vocabulary import WORDS
from wlcore.lang.words import CORE, CoreWord
from wlcore.loading import Choice, checked
from wlcore.packs.company import companies
from wlcore.packs.layers import Shelf

PAGE = "docs/reference.md"
SECTIONS = {
    "statement": "Statements",
    "choice": "Choices",
    "value": "Values",
    "number": "Numbers",
    "set": "Sets",
    "condition": "Conditions",
    "declaration": "Declarations",
    "part": "Parts of declarations",
    "layer": "What layers and abilities say",
    "type": "Types",
    "zone": "Sorts of zones",
    "link": "Little words between arguments",
}
INTRODUCTION = """# Every word

Written by `tools/reference.py` from the table of words in `wlcore/lang` and from the packs; do not edit it by hand.
How the words go together is told in [language.md](language.md).

What stands in capitals is filled in: N is a number, COND a condition, SET a set, BLOCK what is indented below or follows
the colon. Each example stands in the little game [Coin Race](../tests/games/coin-race), extended by
[some more words](../tests/lang/example), and is checked there by a test.
"""


RESERVED = sorted(word for word in {*keywords(), *CORE} if word.replace("-", "").isalpha())
"""What the language keeps for itself."""


def page() -> dict[str, str]:
    """The page, for tools/freshness.py."""
    shelf = Shelf.installed()
    parts = [INTRODUCTION, *_core()]
    for game in sorted(shelf.games(), key=lambda m: m.id):
        parts += _game(shelf, game.id, game.title)
    return {PAGE: "\n".join(parts)}


# ---- the core -----------------------------------------------------------------------------------------


def _core() -> Iterator[str]:
    yield "## The core\n"
    for sort, title in SECTIONS.items():
        yield f"### {title}\n"
        yield "| Written | Does | Example |\n|---|---|---|"
        for word in (w for w in WORDS if w.sort == sort):
            yield f"| {_code(word.form)} | {_does(word)} | {_code(word.example)} |"
        yield ""
    yield "### Words that are no names\n"
    yield (
        "Nothing can be called by a word of the language: "
        + ", ".join(f"`{word}`" for word in RESERVED)
        + ".\n"
    )


def _does(word: CoreWord) -> str:
    retired = f" (retired: write `{word.replaced_by}`)" if word.replaced_by else ""
    return word.does.replace("|", "\\|") + retired


def _code(text: str) -> str:
    lines = [html.escape(line, quote=False).replace("|", "&#124;") for line in text.split("\n")]
    indented = ["&nbsp;" * (len(line) - len(line.lstrip())) + line.lstrip() for line in lines]
    return f"<code>{'<br>'.join(indented)}</code>"


# ---- the games ----------------------------------------------------------------------------------------


def _game(shelf: Shelf, game: str, title: str) -> Iterator[str]:
    programs = [
        checked(Choice(game, variants=company), Findings(), shelf).program
        for company in companies(shelf, game)
    ]
    yield f"## {title} (`{game}`)\n"
    kinds = _merged(program.kinds.values() for program in programs)
    names = _merged(_declared(program) for program in programs)
    settings = _merged([*program.rulings.values(), *program.options.values()] for program in programs)
    rows: list[tuple[str, list[tuple[str, Symbol]]]] = [
        ("Kinds", [(_kind(s), s) for s in kinds if isinstance(s, Kind)]),
        ("Counters", [(_counter(s), s) for s in names if isinstance(s, Counter)]),
        ("Variables", [(_variable(s), s) for s in names if isinstance(s, Variable)]),
        ("Zones", [(f"{_place(s)} is {s.discipline}", s) for s in names if isinstance(s, Zone)]),
        (
            "Tables",
            [
                (f"{s.name}(N): {', '.join(map(str, s.numbers))} ...", s)
                for s in names
                if isinstance(s, Table)
            ],
        ),
    ]
    for what, heading in ROUTINES.items():
        rows.append((heading, [(_routine(s), s) for s in names if isinstance(s, Routine) and s.what == what]))
    rows.append(("Rulings and options", [(_setting(s), s) for s in settings if isinstance(s, RulingSymbol)]))
    for heading, found in rows:
        if found:
            yield f"### {title}: {heading.lower()}\n"
            yield "| Written | Where | Clauses |\n|---|---|---|"
            yield from (
                f"| {_code(form)} | {_where(shelf, s, game)} | {', '.join(s.cites)} |" for form, s in found
            )
            yield ""


ROUTINES = {
    "builtin": "Built-ins",
    "query": "Queries",
    "rule": "Rules",
    "action": "Actions",
    "frame": "Frames",
    "event": "Events",
}


def _declared(program: Program) -> list[Symbol]:
    names = [s for name, s in program.names.items() if name not in program.marks]
    return [*names, *program.builtins.values()]


def _merged(found: Iterable[Iterable[Symbol]]) -> list[Symbol]:
    """The symbols of several programs, each once, in alphabetical order."""
    by_name = {symbol.name: symbol for symbols in found for symbol in symbols}
    return [by_name[name] for name in sorted(by_name)]


def _where(shelf: Shelf, symbol: Symbol, game: str) -> str:
    """The file that declares it, with its pack where that is not the game."""
    file = symbol.span.file.removeprefix(f"{shelf.folders[symbol.pack].place}/")
    return file if symbol.pack == game else f"{symbol.pack}: {file}"


def _kind(kind: Kind) -> str:
    lines = [f"kind {kind.name}" + (f" is {kind.base}" if kind.base != "label" else "")]
    if kind.base == "label" and kind.members:
        lines = [f"kind {kind.name}: {', '.join(kind.members)}"] if len(kind.members) <= MOST else lines
    return "\n".join([*lines, *(f"  {p.name}: {p.text or p.type}" for p in kind.properties.values())])


MOST = 30
"""Of a kind with more members than this they are not listed: they stand in the pack's own files."""


def _place(place: Place) -> str:
    return f"{place.name}({', '.join(place.dims)})" if place.dims else place.name


def _counter(counter: Counter) -> str:
    return _place(counter) + (f", unit {counter.unit}" if counter.unit else "")


def _variable(variable: Variable) -> str:
    return f"{'secret ' * variable.secret}{_place(variable)}: {variable.type}"


def _routine(routine: Routine) -> str:
    params = ", ".join(map(_parameter, routine.params))
    asked = ", ".join(query.id for query in routine.asks)
    parts = [f"({params})" if params else "", f": {routine.type}" if routine.type else ""]
    return routine.name + "".join(parts) + (f" by {asked}" if asked else "")


def _parameter(parameter: Parameter) -> str:
    return f"{parameter.link} {parameter.name}: {parameter.type}".lstrip()


def _setting(setting: RulingSymbol) -> str:
    values = {"truth": "yes, no", "number": "a number"}.get(setting.type, ", ".join(setting.labels))
    return f"{setting.name}: {values}"
