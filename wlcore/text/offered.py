"""What an option does and what a question asks for, said from the statement behind it as a card would say it.

Most options and questions are said without that, from plain data and phrases. Only for others the rules of a game are
read, once; so nobody waits for that who plays what has phrases for all it asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from weakref import WeakKeyDictionary

from wlcore.engine.game import Game
from wlcore.lang import meaning as m
from wlcore.lang.parts import expressions, statements
from wlcore.lang.program import Program
from wlcore.lang.scope import YOU
from wlcore.lang.symbols import Counter
from wlcore.text.expected import blocks
from wlcore.text.folding import Folder
from wlcore.text.port import Phrases
from wlcore.text.sayer import Sayer
from wlcore.text.saying import Said, Words, noun
from wlcore.text.values import Values

READER = noun("you")
Asking = m.OneOf | m.Maybe | m.Pick


class Offered:
    """Options and questions of a game, in the words of one language."""

    def __init__(self, game: Game, phrases: Phrases) -> None:
        self.phrases = phrases
        self.rules = rules_of(game)
        self.folder = Folder.of(self.rules.program, game.settings)

    def asking(self, file: str, line: int, column: int) -> Asking | None:
        """The statement that asks here."""
        return self.rules.asking.get((file, line, column))

    def effect(self, s: Asking, label: str, known: Mapping[str, Said]) -> tuple[Said, bool] | None:
        """What an option does, and whether that can be said in the infinitive; `known` is what names stand for."""
        body = _bodies(s).get(label)
        if body is None:
            return None
        sayer = Reader(self.rules.program, self.folder, self.phrases, s.actor, known)
        said = sayer.choices.option(self.folder.block(body), s.actor, READER)
        return said, sayer.choices.is_plain(said, READER)

    def anywhere(self, label: str) -> tuple[Said, bool] | None:
        """What an option of this label does wherever it is offered: with its amounts only if it is offered at one place."""
        found = self.rules.offering.get(label, ())
        if len(found) == 1:
            return self.effect(found[0], label, {})
        first = _bodies(found[0])[label][0] if found else None
        if isinstance(first, m.Change):
            sayer = Reader(self.rules.program, self.folder, self.phrases, YOU, {})
            assert isinstance(first.place.place, Counter)
            return sayer.abilities.gaining(first.verb, first.place.place, READER), True
        return None

    def question(self, s: Asking, known: Mapping[str, Said]) -> Said:
        """A statement that asks, as it is said to the one who is asked."""
        sayer = Reader(self.rules.program, self.folder, self.phrases, s.actor, known)
        said = sayer.sentences.steps(self.folder.block((s,)))
        return said[0] if len(said) == 1 else sayer.sentences.together(said)


class Reader(Sayer):
    """Says a single statement to the player whom it asks; `known` are others' names for what it speaks of."""

    def __init__(
        self, program: Program, folder: Folder, phrases: Phrases, asked: m.Expr, known: Mapping[str, Said]
    ) -> None:
        super().__init__(program, folder, phrases)
        self.values = ToReader(self, asked)
        self.mentions.stands_for.update(known)
        if isinstance(asked, m.Local):
            self.mentions.stands_for[asked.name] = READER


class ToReader(Values):
    """Says values to the player who is asked."""

    def __init__(self, say: Sayer, asked: m.Expr) -> None:
        super().__init__(say)
        self.asked = asked

    def unnoted(self, e: m.Expr) -> Said:
        """A value in words; who is asked reads 'you'."""
        return Values.reader(self) if e == self.asked else super().unnoted(e)

    def reader(self) -> Words:
        """Whoever the text speaks to, where somebody else is asked."""
        return super().reader() if self.asked == YOU else noun("acting-player").as_("the")

    def local(self, e: m.Local) -> Said:
        """A name; what has been named in what is not told here is 'that card'."""
        if e.name in ("you", "actor", "this") or e.name in self.mentions.known:
            return super().local(e)
        return self.mentions.stands_for.get(e.name) or self.kind(e.type.kind).as_(
            "that", "plural" if e.type.many else ""
        )


class AskingStatements:
    """The checked rules of a game, with the statements that ask somebody by their places and options."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.asking: dict[tuple[str, int, int], Asking] = {}
        self.offering: dict[str, list[Asking]] = {}
        for s in _asking(program):
            self.asking.setdefault((s.span.file, s.span.line, s.span.col), s)
            for label in _bodies(s):
                self.offering.setdefault(label, []).append(s)


def _bodies(s: Asking) -> dict[str, m.Block]:
    """By label what the options of a statement do that are no things."""
    if isinstance(s, m.OneOf):
        return {option.label: option.body for option in s.options}
    return {s.label: s.body} if isinstance(s, m.Maybe) and s.pick is None else {}


def _asking(program: Program) -> Iterator[Asking]:
    for block in blocks(program):
        for s in statements(block):
            if isinstance(s, (m.OneOf, m.Maybe, m.Pick)):
                yield s


_read: WeakKeyDictionary[Game, AskingStatements] = WeakKeyDictionary()


def rules_of(game: Game) -> AskingStatements:
    """The rules that a game was compiled from; they are read when the first game asks for them."""
    found = _read.get(game)
    if found is None:
        from wlcore.packs.again import assembled_again

        found = _read[game] = AskingStatements(assembled_again(game.data.files).program)
    return found


def spoken_of(s: Asking) -> list[m.Local]:
    """What a statement speaks of by name."""
    return [e for e in expressions((s,)) if isinstance(e, m.Local)]
