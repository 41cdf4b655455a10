"""Writes docs/reference.md, every word of the language, and docs/words: every word that the shipped games add to it, and their moments."""

from __future__ import annotations

import html
from collections.abc import Iterator

from wlcore.lang.diagnostics import Findings
from wlcore.lang.grammar import keywords
from wlcore.lang.moments import Moment, chapters
from wlcore.lang.program import Program
from wlcore.lang.symbols import RulingSymbol
from wlcore.lang.vocabulary import WORDS
from wlcore.lang.words import CORE, CoreWord
from wlcore.loading import Choice, checked
from wlcore.packs.company import companies
from wlcore.packs.layers import Shelf
from wlcore.text.wordbook import GameWord, Wordbook

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
    """The pages, for tools/freshness.py."""
    games = dict(_games())
    listed = [f"- [{file.removeprefix('docs/')}]({file.removeprefix('docs/')})" for file in games]
    links = "\n".join(["## The games\n", "Every word of each game, and its moments in order:\n", *listed, ""])
    return {PAGE: "\n".join([INTRODUCTION, *_core(), links]), **games}


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


HEADINGS = {
    "kind": "Kinds", "counter": "Counters", "variable": "Variables", "zone": "Zones", "table": "Tables", "query": "Queries",
    "rule": "Rules", "action": "Actions", "frame": "Frames", "event": "Events",
    "text": "Texts of cards and other things",
}  # fmt: skip
WORDS_OF = """# The words of {title}

Written by `tools/reference.py` from the rules, their phrases and the remarks beside them; do not edit it by hand. `wl words WORD` shows
the same of one word. In which order things happen stands in [the moments of {title}]({game}-moments.md).

*Who* performs a rule is said as the rules name them; whoever performs a rule also performs what it performs in turn. A word *may stand on
a card* if text can say it. In a *house rule* a rule may also stand behind `before`, `after`, `instead of` and `forbid`, an event behind
`when`, a query before `gets`, `is`, `is at least`; `forbid` knows by name what the rule *chooses*. In a *condition* a rule is asked by
`can`, whatever else by its name. A *text* stands below its name on a card in YAML; `do TEXT of CARD` carries it out. Each example is a line of the game itself.
"""
MOMENTS_OF = """# The moments of {title}

Written by `tools/reference.py` from the rules; do not edit it by hand. What is performed stands below what performs it, in order; not all of
it happens each time. All of it can be heard: `before you RULE`, `after anyone RULE`, `instead of RULE`, and `when you EVENT` for events.
What each does, and who performs it, stands under [the words of {title}]({game}.md).
"""


def _games() -> Iterator[tuple[str, str]]:
    """Two pages for each game: its words, and its moments in order."""
    shelf = Shelf.installed()
    for manifest in sorted(shelf.games(), key=lambda m: m.id):
        game, title = manifest.id, manifest.title
        assemblies = [
            checked(Choice(game, variants=company), Findings(), shelf) for company in companies(shelf, game)
        ]
        books = [*map(Wordbook, assemblies), Wordbook(checked(Choice(game)))]
        merged = {name: word for book in books for name, word in book.words.items()}
        words = {name: merged[name] for name in sorted(merged)}
        texts = {name: word for book in books for name, word in book.on_cards.items()}
        settings = {
            s.name: s for a in assemblies for s in (*a.program.rulings.values(), *a.program.options.values())
        }
        head = WORDS_OF.format(title=title, game=game)
        yield (
            f"docs/words/{game}.md",
            "\n".join(
                [
                    head,
                    *_words([*words.values(), *(texts[name] for name in sorted(texts))], game),
                    *_settings(settings, shelf, game),
                ]
            ),
        )
        head = MOMENTS_OF.format(title=title, game=game)
        yield (
            f"docs/words/{game}-moments.md",
            "\n".join([head, *_moments(checked(Choice(game)).program, words)]),
        )


def _words(words: list[GameWord], game: str) -> Iterator[str]:
    for sort, heading in HEADINGS.items():
        found = [word for word in words if word.sort == sort]
        if not found:
            continue
        acts = sort in ("rule", "action", "frame", "text")
        yield f"## {heading}\n"
        yield f"| Written | Does |{' Who |' if acts else ''} May stand | Example | Clauses |\n|---|---|{'---|' if acts else ''}---|---|---|"
        for word in found:
            pack = "" if word.pack == game else f" ({word.pack})"
            chosen = f" Chooses {', '.join(map(_code, word.chooses))}." if word.chooses else ""
            chosen += "" if word.asks else ". Nobody can be asked in it: it happens at once"
            cells = [
                _code(word.written) + pack,
                _cell(word.does) + chosen,
                *([_cell(word.who)] if acts else []),
            ]
            example = _code(word.example) if word.example else ""
            yield "| " + " | ".join([*cells, _cell(word.stands), example, ", ".join(word.cites)]) + " |"
        yield ""


def _settings(settings: dict[str, RulingSymbol], shelf: Shelf, game: str) -> Iterator[str]:
    yield "## Rulings and options\n"
    yield "| Written | Pack | Clauses |\n|---|---|---|"
    for name in sorted(settings):
        setting = settings[name]
        yield f"| {_code(_setting(setting))} | {setting.pack} | {', '.join(setting.cites)} |"
    yield ""


def _moments(program: Program, words: dict[str, GameWord]) -> Iterator[str]:
    found = chapters(program)
    own = {chapter.routine.name for chapter in found}
    for chapter in found:
        what = {"frame": "frame", "action": "action"}.get(chapter.routine.what, "rule")
        yield f"## {chapter.routine.name} ({what})\n"
        if chapter.routine.name in words and words[chapter.routine.name].does:
            yield f"{html.escape(words[chapter.routine.name].does, quote=False)}.\n"
        for moment in chapter.moments:
            yield "  " * moment.depth + _moment(moment, words, own)
        yield ""


def _moment(moment: Moment, words: dict[str, GameWord], own: set[str]) -> str:
    if moment.routine is None:
        return "- *an action is chosen, or the turn passed*"
    name = moment.routine.name
    event = " (event)" if moment.routine.what == "event" else ""
    if moment.again:
        return f"- `{name}`{event}, as above"
    does = html.escape(words[name].does, quote=False) if name in words else ""
    apart = ": see below" if name in own and moment.routine.what == "frame" else ""
    return f"- `{name}`{event}{apart}" + (f": {does}" if does and not apart else "")


def _cell(text: str) -> str:
    return html.escape(text, quote=False).replace("|", "&#124;")


def _setting(setting: RulingSymbol) -> str:
    values = {"truth": "yes, no", "number": "a number"}.get(setting.type, ", ".join(setting.labels))
    return f"{setting.name}: {values}"
