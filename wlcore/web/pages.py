"""Pages: templates, the words in them, and what of a table stands on one. Everything is escaped."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from wlcore.play.question import NOTHING_ASKED
from wlcore.play.scores import ranked
from wlcore.play.words import Wording
from wlcore.records import dataclass
from wlcore.text.forms import capital
from wlcore.text.log import LogLine
from wlcore.text.port import Phrases, languages
from wlcore.web.readers import WATCHER, Sight
from wlcore.web.scene import Alike, SceneMaker
from wlcore.web.sketch import Sketch
from wlcore.web.table import WebTable

HERE = Path(__file__).parent
KEPT = 20_000
"""So many pieces of pages are remembered, each of some hundred bytes."""
LATELY = 60
"""So many lines of the log stand on a page; all of them on one of their own."""


@cache
def environment() -> Environment:
    """Reads the templates."""
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals |= {"piece": piece, "pieces": pieces}
    return made


@lru_cache(maxsize=KEPT)
def piece(name: str, *shown: Hashable) -> Markup:
    """A piece of a page, by the name of its macro: most of a page stays as it is when it is drawn anew, and the pages of a table
    have much in common, so what is made of the same things is made once.
    """
    macro = getattr(environment().get_template("parts.html").module, name)
    return Markup(macro(*shown))


def pieces(name: str, these: Iterable[Hashable], *shown: Hashable) -> Markup:
    """Several of one sort, one behind the other."""
    return Markup("".join([piece(name, one, *shown) for one in these]))


@cache
def known_languages() -> tuple[str, ...]:
    """The languages in which there are pages."""
    return tuple(languages(()))


@cache
def phrases(language: str) -> Phrases:
    """What is said apart from any game."""
    return Phrases.of(language)


@cache
def own_name(language: str) -> str:
    """What a language calls itself; one that nobody has heard of is told by its code."""
    try:
        return capital(Locale.parse(language, sep="-").get_display_name() or language)
    except (UnknownLocaleError, ValueError):
        return language


def language_of(asked: str, accepted: str) -> str:
    """The language of a reader: the one that was asked for, or the first that the browser accepts."""
    wanted = [asked, *(part.partition(";")[0].strip()[:2].lower() for part in accepted.split(",")[:8])]
    return next((one for one in wanted if one in known_languages()), "en")


def page(template: str, language: str, say: Callable[..., str] | None = None, **shown: Any) -> str:
    """A page from a template."""
    spoken = phrases(language).text if say is None else say
    found = environment().get_template(template)
    shown = {"root": "/", **shown}
    return found.render(
        language=language,
        say=spoken,
        languages={one: own_name(one) for one in known_languages()},
        **shown,
    )


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a reader's page shows now: the part that changes, kept as it is sent, and its mark."""

    sent: bytes
    mark: str

    @property
    def html(self) -> str:
        """As it stands in a page."""
        return self.sent.decode()

    @property
    def event(self) -> bytes:
        """As it goes through a stream."""
        lines = self.sent.replace(b"\r", b"").rstrip(b"\n").replace(b"\n", b"\ndata: ")
        return b"id: %b\nevent: view\ndata: %b\n\n" % (self.mark.encode(), lines)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line of the log, whether it is new to the reader, and whether it is about the table and not of the game."""

    line: LogLine
    fresh: bool
    note: bool = False


@dataclass(frozen=True, slots=True)
class LogTurn:
    """A part of the log, under the line with which a turn begins, or what came before the first one, if the game has turns."""

    heading: str
    lines: tuple[LogEntry, ...]


def drawing(
    table: WebTable,
    reader: int,
    language: str,
    others: frozenset[int],
    notice: str = "",
    watching: bool = False,
    past: bool = False,
) -> Drawing:
    """What the reader of a page sees now; `others` are the seats that the same browser holds besides.

    Who is `watching` sees what the reader sees and is asked nothing; `past` tells that this is no longer so.
    """
    words = table.words(language)
    say = words.frame
    decides = table.decides
    watching = watching or reader == WATCHER
    sits = WATCHER if watching else reader
    way_back = table.way_back(sits) if sits >= 0 else ""
    curtain = not watching and reader != decides and decides in others
    shown: dict[str, Any] = {
        "table": table.kept.id,
        "reader": sits,
        "watching": watching,
        "past": past,
        "own_page": f"/t/{table.kept.id}/{Sight(reader, watching).path}",
        "shown": sorted(s for s in table.people if table.kept.own_of(s).shows) if watching else (),
        "watched": reader,
        "words": words,
        "say": say,
        "language": words.phrases.language,
        "languages": {one: own_name(one) for one in table.languages},
        "title": words.game_name,
        "curtain": curtain,
        "decides": decides,
        "others": sorted(others),
        "over": table.over,
        "stuck": table.stuck,
        "wish": _wish(table, reader, words, language),
        "asked": table.asked(sits),
        "mine": table.wish is not None and table.wish.seat == sits,
        "way_back": way_back,
        "stays": way_back == "learned" and table.chose_this_turn(sits),
        "yours": "web-your-turn" if table.in_turn(reader) else "web-asked",
        "way_on": sits >= 0 and sits == decides and bool(table.way_on()),
        "passes": [said for _, said in table.kept.own_of(sits).passes],
        "away": [s for s in table.people if not table.present(s)],
        "bots": [s for s, place in enumerate(table.kept.places) if not place.is_person],
        "stand": "" if watching else table.stand(reader),
        "notice": notice,
    }
    if not curtain:
        view = table.view(reader)
        asks = table.question(language) if view.options else NOTHING_ASKED
        texts, alike = table.texts(language), table.alike(words)
        scene = SceneMaker(view, reader, words, texts, asks, table.ways(), alike).scene()
        board = _board(scene.board, alike, say)
        shown |= {
            "scene": scene,
            "board": board,
            "log": turns(table, reader, language),
            "end": _end(table, words),
        }
    html = environment().get_template("view.html").render(shown)
    sent = html.encode()
    return Drawing(sent, blake2b(sent, digest_size=9).hexdigest())


def _board(board: Sketch | None, alike: Alike, say: Callable[..., str]) -> Markup:
    """A board as it stands on a page; of readers to whom it looks the same it is drawn once."""
    if board is None:
        return Markup()
    if board not in alike.drawn:
        alike.drawn[board] = environment().get_template("board.html").render(board=board, say=say)
    return Markup(alike.drawn[board])


def turns(table: WebTable, reader: int, language: str, most: int = LATELY) -> list[LogTurn]:
    """The last lines of the log, as the reader saw it all; in a game without turns what followed from each choice together."""
    found: list[LogTurn] = []
    before = table.words(language).phrases.text("web-opening") if table.game.data.screen["turn"] else ""
    for lines in _parts(table, reader, language):
        begins = lines[0].line.turn
        found.append(LogTurn(lines[0].line.text if begins else before, tuple(lines[begins:][-most:])))
        most -= len(lines)
        if most <= 0:
            break
    return found[::-1]


def _parts(table: WebTable, reader: int, language: str) -> Iterator[list[LogEntry]]:
    """The log in parts that belong together, the last one first: nobody reads a long game from its beginning."""
    words, last = table.words(language), table.last_of(reader)
    by_turns = bool(table.game.data.screen["turn"])
    told = table.told(reader, language)
    notes: dict[int, list[str]] = {}
    for at, note in table.kept.notes:
        notes.setdefault(at, []).append(note)
    part: list[LogEntry] = []
    for number in reversed(range(len(told))):
        noted = [LogEntry(LogLine(_note(note, words)), False, True) for note in notes.get(number, ())]
        part[:0] = noted
        for line in reversed(told[number][1]):
            part.insert(0, LogEntry(line, number - 1 > last >= 0))
            if by_turns and line.turn:
                yield part
                part = []
        if part and not by_turns:
            yield part
            part = []
    if part:
        yield part


def _note(note: str, words: Wording) -> str:
    phrase, *seats = note.split(" ")
    others = ", ".join(words.player(int(seat)) for seat in seats[1:])
    return words.phrases.text(
        phrase, player=words.heading(int(seats[0])), others=others, count=len(seats) - 1
    )


def _wish(table: WebTable, reader: int, words: Wording, language: str) -> str:
    """What somebody would like to take back, as the reader saw it happen; '' if nobody asks."""
    wish = table.wish
    if wish is None:
        return ""
    lines = [line for line in table.told(reader, language)[wish.since + 1][1] if not line.turn]
    what = lines[0].text if lines else words.phrases.text("web-last-choice")
    return words.phrases.text("web-wish", player=words.heading(wish.seat), what=what)


def _end(table: WebTable, words: Wording) -> list[str]:
    """How the game ended."""
    state = table.session.state
    if not state.over:
        return []
    won = words("won", players=words.players(state.winners)) if state.winners else words("nobody-won")
    told = [words("over"), won, *filter(None, [words.told("game-end", state)])]
    return [*told, *ranked(state, words)]
