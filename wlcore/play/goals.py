"""The goals of puzzles in the words of a table: said from what was checked where that is a condition or who wins."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from wlcore.engine.record import PERSON, Seat
from wlcore.lang import meaning as m
from wlcore.lang.program import Program
from wlcore.loading import settings
from wlcore.packs.find import PackFolder
from wlcore.play.words import Wording
from wlcore.scenario.expect import Condition, Winners
from wlcore.scenario.goal import Chase, Goal
from wlcore.scenario.suite import Case, Suite
from wlcore.text.folding import Folder
from wlcore.text.sayer import Sayer
from wlcore.text.saying import Listed, Said, clause, frame
from wlcore.text.values import Values

GOAL = re.compile(rb"^\s*goal\b", re.MULTILINE)
"""A line that makes a puzzle of a scenario."""


def goal_said(goal: Goal, program: Program, settings: Sequence[int], words: Wording) -> str:
    """What is to be reached, and in how many turns or choices; as it is written where it is no condition."""
    said = _reached(goal, program, settings, words)
    text = words.phrases.tidy(said) if said is not None else goal.what.text
    return words(f"goal-{goal.unit}", goal=text, n=goal.most) if goal.most else text


def goal_of(chase: Chase, words: Wording) -> str:
    """The goal of a puzzle that is being played."""
    return goal_said(chase.goal, chase.rules.program, tuple(chase.start.r), words)


def puzzles(folder: PackFolder, language: str) -> Iterator[tuple[Case, str]]:
    """The scenarios of a pack that are puzzles, each with its goal in the first of its editions."""
    suite = Suite()
    for name in folder.files():
        file = Path(folder.place) / name
        if not (name.endswith(".scn") and file.is_file() and GOAL.search(folder.read(name))):
            continue
        for case in suite.cases(file):
            if case.is_puzzle and case.ready is not None and case.ready.goal is not None:
                rules, seats = case.ready.rules, seats_of(case.ready.spoken.people)
                words, choice = Wording(rules.game, seats, language), case.ready.choice(case.editions[0])
                goal = goal_said(case.ready.goal, rules.program, settings(rules.assembly, choice), words)
                yield case, words("goal", goal=goal)


def seats_of(names: Sequence[str], bots: Sequence[str] = ()) -> tuple[Seat, ...]:
    """The players of a scenario by their names; bots take the last seats."""
    kinds = [PERSON] * (len(names) - len(bots)) + list(bots)
    return tuple(Seat(name.capitalize(), kind) for name, kind in zip(names, kinds, strict=True))


def _reached(goal: Goal, program: Program, settings: Sequence[int], words: Wording) -> Said | None:
    match goal.what:
        case Winners() as won:
            players = tuple(words.prompts.player(seat) for seat in sorted(won.seats))
            return clause("win", players[0] if len(players) == 1 else Listed(players))
        case Condition(tree=m.Expr() as tree):
            say = Sayer(program, Folder.of(program, settings), words.phrases)
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
