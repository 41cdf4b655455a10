"""The goal of a puzzle in the words of a table: said from what was checked where that is a condition or who wins."""

from __future__ import annotations

from wlcore.lang import meaning as m
from wlcore.play.words import Wording
from wlcore.scenario.expect import Condition, Winners
from wlcore.scenario.goal import Chase
from wlcore.text.folding import Folder
from wlcore.text.sayer import Sayer
from wlcore.text.saying import Listed, Said, clause, frame
from wlcore.text.values import Values


def goal_said(chase: Chase, words: Wording) -> str:
    """What is to be reached, and in how many turns or choices; as it is written where it is no condition."""
    goal, said = chase.goal, _reached(chase, words)
    text = words.phrases.tidy(said) if said is not None else goal.what.text
    return words(f"goal-{goal.unit}", goal=text, n=goal.most) if goal.most else text


def _reached(chase: Chase, words: Wording) -> Said | None:
    match chase.goal.what:
        case Winners() as won:
            players = tuple(words.prompts.player(seat) for seat in sorted(won.seats))
            return clause("win", players[0] if len(players) == 1 else Listed(players))
        case Condition(tree=m.Expr() as tree):
            program = chase.rules.program
            say = Sayer(program, Folder.of(program, tuple(chase.start.r)), words.phrases)
            say.values = _Named(say, words)
            return frame("met", cond=say.condition(tree))
    return None


class _Named(Values):
    """Says values with the names of the players."""

    def __init__(self, say: Sayer, words: Wording) -> None:
        super().__init__(say)
        self.words = words

    def const(self, e: m.Const) -> Said:
        """A thing; a player by name."""
        if e.type.kind == "player" and e.value >= 0:
            return self.words.prompts.player(e.value)
        return super().const(e)
