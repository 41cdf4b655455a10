"""A decision: whose it is, what is asked, and which statement of which rule asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wlcore.door.speech import Speech
    from wlcore.engine.decision import Decision as Asked


class Decision:
    """Somebody has to choose; made by `State.decision` and `View.decision`, and stays as it is when the game goes on.

    >>> decision = game.new(players=2, names=["Ann", "Ben"], seed=7).decision
    >>> decision.seat, decision.about, decision.rule, decision.clauses
    (1, 'coin-flipped', 'lap', ())
    """

    __module__ = "wlcore"

    __slots__ = ("_asked", "_names", "_place", "_seats", "_speech")

    _asked: Asked
    _names: tuple[str, ...]
    _place: int
    _seats: int
    _speech: Speech | None

    def __new__(cls, *_: object) -> Decision:
        """Decisions are read from states."""
        raise TypeError("decisions are not made but read: state.decision")

    @classmethod
    def _of(
        cls, asked: Asked, place: int, speech: Speech | None, names: tuple[str, ...], seats: int
    ) -> Decision:
        made = object.__new__(cls)
        made._asked, made._place, made._speech, made._names, made._seats = asked, place, speech, names, seats
        return made

    @property
    def seat(self) -> int:
        """Who has to choose, from 1; 0 is nobody: chance decides.

        >>> decision.seat
        1
        """
        return self._asked.seat

    @property
    def about(self) -> str:
        """The name of what is chosen; '' where it is one of several effects.

        >>> decision.about
        'coin-flipped'
        """
        return self._asked.about

    @property
    def rule(self) -> str:
        """The rule, card text (`KIND/ID/TEXT`) or ability in which the statement that asks is written.

        >>> decision.rule
        'lap'
        """
        return self._asked.rule

    @property
    def file(self) -> str:
        """The file in which that stands.

        >>> decision.file.endswith("flow.wl")
        True
        """
        return self._asked.place[0]

    @property
    def line(self) -> int:
        """The line in that file.

        >>> decision.line
        16
        """
        return self._asked.place[1]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the rules that it carries out.

        >>> decision.clauses
        ()
        """
        return self._asked.clauses

    @property
    def options(self) -> tuple[int, ...]:
        """What can be chosen.

        >>> decision.options
        (6, 12)
        """
        return self._asked.options

    def question(self, lang: str = "en") -> str:
        """What is asked, in words.

        >>> decision.question()
        'Choose a coin.'
        """
        if self._speech is None:
            return ""
        return self._speech.prompts(lang, self._names, self._seats).question(self._asked, self._place)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return (self._asked, self._names) == (other._asked, other._names)

    def __hash__(self) -> int:
        return hash((self._asked, self._names))

    def __repr__(self) -> str:
        return f"<Decision of {self.seat or 'chance'} about {self.about or self.rule!r}: {len(self.options)} options>"

    def __copy__(self) -> Decision:
        return self

    def __deepcopy__(self, memo: object) -> Decision:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a decision cannot be pickled: pickle the state, and read its decision again")
