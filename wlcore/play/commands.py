"""What can be asked and shown at the table beside choosing: each command gives lines, and none changes the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING

from wlcore.engine.journal import Journal
from wlcore.engine.session import Session
from wlcore.engine.state import State
from wlcore.engine.view import View
from wlcore.play import kept, terms
from wlcore.play.answers import matching, words_in
from wlcore.play.board import Board
from wlcore.play.console import called, columns
from wlcore.play.figures import Figures
from wlcore.play.layout import flowing, plain
from wlcore.play.question import MOST_WRITTEN, Question, question_of
from wlcore.play.scores import score_name
from wlcore.play.visible import board, hand, middle
from wlcore.play.words import NoSuchLanguage, Wording
from wlcore.text.forms import capital

if TYPE_CHECKING:
    from wlcore.play.asking import Asking
    from wlcore.play.clauses import Clauses
    from wlcore.scenario.goal import Chase
    from wlcore.text.log import LogLine

LATELY = 20
BEGINNING = -1
HELPED = (
    "options", "show", "hand", "board", "log", "card", "rules", "why", "odds", "hint", "undo", "save", "load", "lang",
    "quit",
)  # fmt: skip
MAP_ROWS = 18
MOST_PLACES = 4
"""Of more places than these only the names are told."""


class Commands:
    """The commands at one table; `words` is in the language that was asked for last."""

    def __init__(self, session: Session, journal: Journal, words: Wording) -> None:
        self.session, self.journal, self.words = session, journal, words
        self.chase: Chase | None = None
        """The puzzle that is being played."""
        self._asked: tuple[State, Wording, Question] | None = None

    def run(self, name: str, seat: int, rest: str, width: int) -> list[str]:
        """The lines that a command shows to the player in a seat (from 0)."""
        command: Callable[[int, str, int], list[str]] = getattr(self, f"c_{name}", self.c_help)
        return command(seat, rest, width)

    def asked(self) -> Question:
        """What is asked now; worked out once."""
        state, words = self.session.state, self.words
        if self._asked is None or self._asked[0] is not state or self._asked[1] is not words:
            self._asked = state, words, question_of(state, words)
        return self._asked[2]

    def meant(self, typed: str) -> tuple[int, ...]:
        """The options that somebody names, by their signs or their words; none if it is none."""
        sign = self.asked().by_sign(typed)
        return (sign,) if sign >= 0 else matching(typed, self.words.spoken(self.session.state))

    def written(self, only: Sequence[int] = ()) -> list[str]:
        """The texts of things that can be chosen now, or of some of them alone; of all as far as nothing else is told of them."""
        offers = [offer for offer in self.asked().offers if offer.option in only or not only]
        things = list(dict.fromkeys(text for o in offers if (text := (o.thing if only else "") or o.unsaid)))
        return self.asking.written(things[:MOST_WRITTEN], self.words) if things else []

    # ---- what is there -------------------------------------------------------------------------------

    def c_show(self, seat: int, rest: str, width: int) -> list[str]:
        """Everything the player may see."""
        return board(self._view(seat), self.words)

    def c_board(self, seat: int, rest: str, width: int) -> list[str]:
        """What lies in the middle, and below it the map, if there is one, with how far everything is; or a place of it: what is next to it."""
        from wlcore.play.screen import Screen

        if rest:
            return self._places(seat, rest)
        screen = Screen(self.session.state, seat, self.words, ())
        drawn = [plain(line) for line in screen.map(width - 1, MAP_ROWS)]
        signs = screen.board.legend() if screen.board is not None else []
        legend = [plain(line) for line in flowing([[(sign, "")] for sign in signs], width - 1)]
        far = columns(screen.board.distances(seat)) if screen.board is not None else []
        far = [self.words("distances"), *far] if far else []
        return [*middle(self._view(seat), self.words), *drawn, *legend, *far]

    def _places(self, seat: int, typed: str) -> list[str]:
        """The places of the map that are called so, each with how far it is and what is next to it."""
        board = Board.of(self._view(seat), self.words)
        named = {} if board is None else {at: (board.name(at), code) for at, code in enumerate(board.members)}
        found = matching(typed, named)
        if board is None or not found:
            return [self.words("no-place", typed=typed[:60])]
        if len(found) > MOST_PLACES:
            options = ", ".join(capital(board.name(at)) for at in found[: 2 * MOST_PLACES])
            return [self.words("unclear", typed=typed[:60], options=options)]
        return [line for at in found for line in board.told(at, seat)]

    def c_hand(self, seat: int, rest: str, width: int) -> list[str]:
        """What is the player's own."""
        return hand(self._view(seat), self.words, seat)

    def c_log(self, seat: int, rest: str, width: int) -> list[str]:
        """What has happened since the player chose last, or so many lines, or those that say some words; on request with the
        clauses that were carried out.
        """
        words = rest.split()
        numbers = [int(word[:6]) for word in words if word.isdecimal()]
        sought = [
            word for word in words if not word.isdecimal() and self.words.vocabulary.command(word) != "rules"
        ]
        lines = self.news(seat, BEGINNING)
        if sought:
            lines = [line for line in lines if matching(" ".join(sought), {0: (line.text,)})]
        lately = 0 if sought else len(self.news(seat, last_choice(self.session, seat)))
        shown = lines[-(numbers[0] if numbers else max(lately, len(lines) if sought else LATELY)) :]
        cited = len(words) > len(numbers) + len(sought)
        return [_logged(line, cited) for line in shown] or [self.words("nothing")]

    def news(self, seat: int, since: int) -> list[LogLine]:
        """What has happened from a choice on (by its number from 0; -1: from the beginning), as a player saw it."""
        moves = range(since, len(self.session.moves))
        lines = [line for number in moves for line in self.words.happened(self.session, number, seat)]
        groups = [list(same) for _, same in groupby(lines, key=lambda line: replace(line, follows=False))]
        once = [_times(same[0], len(same)) for same in groups]
        return [_with_reason(line, before) for line, before in zip(once, [None, *once], strict=False)]

    def _view(self, seat: int) -> View:
        return self.session.state.view(seat + 1)

    # ---- rules ---------------------------------------------------------------------------------------

    @cached_property
    def clauses(self) -> Clauses:
        """The rules of this game, read when somebody asks for them."""
        from wlcore.play.clauses import Clauses

        return Clauses(self.session.game.data.places, self.journal.header.edition)

    @cached_property
    def asking(self) -> Asking:
        """Answers from the checked rules."""
        from wlcore.play.asking import Asking

        return Asking(kept.choice_of(self.journal.header), self.clauses)

    def c_rules(self, seat: int, rest: str, width: int) -> list[str]:
        """A chapter, a clause, or what a layer says; or the goal of a puzzle, all chapters in short, the clauses behind the question,
        and what is in play.
        """
        words, clauses = self.words, self.clauses
        if rest:
            told = clauses.chapter(rest, words)
            return told or self.asking.layers(words, rest) or clauses.shown(rest, words)
        overview, decision = clauses.overview(words), self.session.state.decision
        named = decision.clauses if decision is not None else ()
        cited = clauses.cited(named, words) if named or not overview else []
        if overview and cited:
            cited = [words("clauses-here"), *(f"  {line}" for line in cited)]
        return [*self._goal(), *overview, *cited, *self.asking.in_play(words)]

    def _goal(self) -> list[str]:
        """The goal of a puzzle."""
        if self.chase is None:
            return []
        from wlcore.play.goals import goal_of

        return [self.words("goal", goal=goal_of(self.chase, self.words))]

    def c_why(self, seat: int, rest: str, width: int) -> list[str]:
        """Why something is not on offer."""
        what = self.words.vocabulary.asked_of(rest)
        if not what.strip():
            return [self.words("why-what", option=self._option)]
        option = self.asked().by_sign(what.strip())
        if option >= 0:
            return [self.words("why-offered", option=self.words.options(self.session.state)[option])]
        if told := self.term(seat, what):
            return told
        return self.asking.why_not(what, self.session.state, self.words)

    def c_card(self, seat: int, rest: str, width: int) -> list[str]:
        """What a card does, or what the score is made of."""
        if not rest:
            return [self.words("card-what", card=self._card)]
        if offered := self._offered(rest):
            return self.asking.written(offered, self.words)
        return self.term(seat, rest) or [*self.asking.card(rest, self.words), *self._lying(seat, rest)]

    def _offered(self, typed: str) -> list[str]:
        """The texts of what is offered now under just this word, such as the sign in the corner of a card."""
        wanted = words_in(typed)
        offers = [o for o in self.asked().offers if o.thing and words_in(o.text)[:1] == wanted]
        return list(dict.fromkeys(offer.thing for offer in offers))

    def _lying(self, seat: int, typed: str) -> list[str]:
        """What lies now on a place in the middle that is called so."""
        wanted, labelled = words_in(typed), self.words.phrases.labelled
        rows = Figures(self._view(seat), self.words).lying(lambda name: words_in(name) == wanted)
        return [labelled(capital(label), value) for label, value in rows]

    def term(self, seat: int, typed: str) -> list[str]:
        """What a figure on the screen is, how it stands, and what the rules in short say of it; nothing if something else is meant."""
        view, words = self._view(seat), self.words
        if score := self._score(seat, typed):
            return score
        name = terms.figure(typed, view, words)
        if not name:
            return []
        forms, chapters = terms.forms_of(name, words), list(self.clauses.chapters)
        return [*terms.told(name, view, words), *terms.in_short(forms, chapters, words)]

    def _score(self, seat: int, typed: str) -> list[str]:
        """What the score is made of, and for each player how it stands as far as this one knows; nothing if something else is meant."""
        name, data = score_name(self.session.state), self.session.game.data
        if not name or typed.casefold() != self.words.label(name).casefold():
            return []
        figures, end = Figures(self._view(seat), self.words), self.words.told("game-end", self.session.state)
        lines = [end] if end else []
        for other in range(self.session.state.n):
            parts = [
                f"{figures.label(part)} {value}"
                for part in data.screen["counted"]
                if (value := figures.of_player(part, other)) not in ("0", "-")
            ]
            score = figures.of_player(name, other)
            told = self.words("score", player=self.words.heading(other), score=score)
            lines.append(self.words("score-of", score=told, parts=", ".join(parts)) if parts else told)
        return lines

    @property
    def _option(self) -> str:
        offered = self.session.state.o
        return self.words.among(offered[0], offered) if offered else "..."

    @property
    def _card(self) -> str:
        return self.words.card_name(0) if self.session.game.names.cards else "..."

    # ---- thinking ------------------------------------------------------------------------------------

    def c_odds(self, seat: int, rest: str, width: int) -> list[str]:
        """How likely what the player cannot see is."""
        from wlcore.play.odds import odds

        return odds(self._view(seat), self.words)

    def c_hint(self, seat: int, rest: str, width: int) -> list[str]:
        """What a bot would do."""
        from wlcore.play.hints import hint

        return hint(self._view(seat), self.words)

    # ---- saves, languages, help ----------------------------------------------------------------------

    def c_save(self, seat: int, rest: str, width: int) -> list[str]:
        """Keep this moment under a name."""
        if not kept.is_name(rest):
            return [self.words("save-name")]
        kept.save(self.journal, rest)
        return [self.words("saved", name=rest)]

    def speak(self, language: str) -> list[str]:
        """Go on in another language; a line if that cannot be."""
        known = ", ".join(self.words.languages())
        if not language:
            return [self.words("language", languages=known)]
        try:
            self.words = Wording(self.session.game, self.words.seats, language.lower())
        except NoSuchLanguage:
            return [self.words("no-language", language=language[:20], languages=known)]
        return []

    def c_help(self, seat: int, rest: str, width: int) -> list[str]:
        """What can be said."""
        examples: dict[str, str | int] = {
            "example": self.clauses.example or "...",
            "card": self._card,
            "option": self._option,
            "resume": called("resume"),
            "language": next(iter(self._others()), self.words.phrases.language),
        }
        shown: Sequence[str] = [name for name in HELPED if name != "rules" or self.clauses.example]
        aim = self.words.told("game-aim", self.session.state)
        return [
            *([aim] if aim else []),
            self.words("help"),
            *columns(
                (self.words.vocabulary.word(name), self.words(f"help-{name}", **examples)) for name in shown
            ),
        ]

    def _others(self) -> list[str]:
        return [language for language in self.words.languages() if language != self.words.phrases.language]


def _with_reason(line: LogLine, before: LogLine | None) -> LogLine:
    """A line with its reason, if that is another than that of the line before."""
    told = line.why and (before is None or before.why != line.why)
    return replace(line, text=line.whole, whole="") if told else replace(line, whole="")


def _logged(line: LogLine, cited: bool) -> str:
    """A line of the log; what came of the same choice as the line before stands below that."""
    cites = f" [{', '.join(line.cites)}]" if cited and line.cites else ""
    return f"{'  ' if line.follows else ''}{line.shown}{cites}"


def _times(line: LogLine, count: int) -> LogLine:
    """A line that stood several times in a row."""
    if count == 1:
        return line
    whole = f"{line.whole} (×{count})" if line.whole else ""
    return replace(line, text=f"{line.text} (×{count})", whole=whole)


def last_choice(session: Session, seat: int) -> int:
    """The number of the last choice of a player: what came before it need not be told again."""
    return max((number for number, move in enumerate(session.moves) if move.seat == seat), default=BEGINNING)
