"""What is being settled just now, such as a trick: the cards and figures that its pack wants shown, and how likely each option
wins, played to the end many times in positions that could be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.engine.game import Game
from wlcore.engine.measures import query_name
from wlcore.engine.state import State
from wlcore.engine.view import View
from wlcore.numbers import is_nobody
from wlcore.play.figures import Figures, Row
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.play.words import Words

GAMES = 60
"""How often each option is played on until it is settled."""
MOST_OPTIONS = 10
FURTHEST = 60
"""After so many choices it is not settled any more."""
UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Panel:
    """What is shown of one thing that is being settled: what it is, and rows of labels with values; `names` are those that it tells of."""

    name: str
    names: tuple[str, ...]
    title: str
    rows: tuple[Row, ...]


def panel_of(view: View, words: Words) -> Panel | None:
    """What is being settled in a view, if the pack has a panel for it."""
    found = _current(view)
    if found is None:
        return None
    figures = Figures(view, words)
    title = ", ".join(value for _, value in figures.of_table(found["while"])[:1])
    rows = [row for name in found["show"] for row in _rows(figures, words, name)]
    names = (found["while"], *found["show"])
    return Panel(found["name"], names, f"{figures.label(found['while'])}: {title}", tuple(rows))


def in_one(panel: Panel, words: Words) -> str:
    """A panel as one line."""
    return (
        ". ".join([panel.title, *(words.phrases.labelled(label, value) for label, value in panel.rows)]) + "."
    )


def chances(view: View) -> dict[int, int]:
    """By option in how many of 100 positions that could be whoever chooses wins what is being settled, if everybody plays on at
    random; nothing where nothing is being settled, or there are too many options.
    """
    found = _current(view)
    if found is None or not found["won"] or not 1 < len(view.options) <= MOST_OPTIONS:
        return {}
    dice = Dice(view.seat + 11)
    won, settled = dict.fromkeys(view.options, 0), dict.fromkeys(view.options, 0)
    for _ in range(GAMES):
        position = view.imagine(dice, traced=True)
        for option in view.options:
            winners = _winners(position, option, found, dice)
            settled[option] += winners is not None
            won[option] += view.seat in (winners or ())
    if not any(won.values()) or any(2 * count < GAMES for count in settled.values()):
        return {}
    return {option: round(100 * won[option] / settled[option]) for option in view.options}


def _current(view: View) -> dict[str, Any] | None:
    panels: list[dict[str, Any]] = view.game.data["screen"]["panels"]
    return next((panel for panel in panels if _lasts(view.game, panel, view.values)), None)


def _lasts(game: Game, panel: dict[str, Any], values: Sequence[int]) -> bool:
    """Whether that is being settled."""
    base, _, _, kind = game.data["value_dims"][panel["while"]]
    return not is_nobody(kind, values[base]) and (values[base] > 0 or kind not in ("number", "truth"))


def _rows(figures: Figures, words: Words, name: str) -> list[Row]:
    """The rows of one name: of each player who has something, or of the table."""
    data = figures.data
    dims = data["zone_dims"].get(name) or data["value_dims"].get(name, ("", ()))[1]
    of_players = dims[:1] == ("player",) or (not dims and _is_of_player(figures, name))
    if not of_players:
        return [row for row in figures.of_table(name) if row[1] not in (UNKNOWN, "-")]
    found: list[Row] = []
    for seat in range(figures.view.players):
        if name in data["zone_dims"]:
            found += [
                (f"{words.heading(seat)}, {label}", value) for label, value in figures.zone_of(name, seat)
            ]
        elif (value := figures.of_player(name, seat)) not in (UNKNOWN, "-"):
            found.append((f"{words.heading(seat)}, {figures.label(name)}", value))
    return found


def _is_of_player(figures: Figures, name: str) -> bool:
    known = name not in figures.data["value_dims"] and name not in figures.data["zone_dims"]
    return known and figures.view.game.either.source.parameters(query_name(name)) > 2


def _winners(position: State, option: int, panel: dict[str, Any], dice: Dice) -> tuple[int, ...] | None:
    """Who wins after an option, perhaps nobody; None where it is not settled."""
    state, game, won = position.clone(), position.game, panel["won"]
    said, telling = game.data["said"], game.data["telling"]
    for number in range(FURTHEST):
        state.trace = []
        try:
            state.apply(option if number == 0 else state.o[dice.below(len(state.o))])
        except RuleFault:
            return None
        winners = []
        for entry in state.trace:
            sort, about = said[entry[0]][0], telling[entry[0]]
            if sort == "Assign" and game.data["value_names"][entry[1]] == won:
                return (entry[2],)
            if sort == "Perform" and about and about[:2] == ("rule", won):
                winners.append(entry[1])
        if winners or state.over or not _lasts(game, panel, state.v):
            return tuple(winners)
    return None
