"""What is being settled just now, such as a trick: the cards and figures that its pack wants shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wlcore.engine.game import Game
from wlcore.engine.measures import query_name
from wlcore.engine.view import View
from wlcore.numbers import is_nobody
from wlcore.play.figures import Figures, Row
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.play.words import Wording

UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Panel:
    """What is shown of one thing that is being settled: what it is, and rows of labels with values; `names` are those that it tells of."""

    name: str
    names: tuple[str, ...]
    title: str
    rows: tuple[Row, ...]


def panel_of(view: View, words: Wording) -> Panel | None:
    """What is being settled in a view, if the pack has a panel for it."""
    found = current(view)
    if found is None:
        return None
    figures = Figures(view, words)
    title = ", ".join(value for _, value in figures.of_table(found["while"])[:1])
    rows = [row for name in found["show"] for row in _rows(figures, words, name)]
    names = (found["while"], *found["show"])
    return Panel(
        found["name"], names, words.phrases.labelled(figures.label(found["while"]), title), tuple(rows)
    )


def in_one(panel: Panel, words: Wording) -> str:
    """A panel as one line."""
    return (
        ". ".join([panel.title, *(words.phrases.labelled(label, value) for label, value in panel.rows)]) + "."
    )


def current(view: View) -> dict[str, Any] | None:
    """The panel of what is being settled, as its pack gives it."""
    panels: list[dict[str, Any]] = view.game.data.screen["panels"]
    return next((panel for panel in panels if lasts(view.game, panel, view.values)), None)


def lasts(game: Game, panel: dict[str, Any], values: Sequence[int]) -> bool:
    """Whether that is being settled."""
    base, _, _, kind = game.data.value_dims[panel["while"]]
    return not is_nobody(kind, values[base]) and (values[base] > 0 or kind not in ("number", "truth"))


def _rows(figures: Figures, words: Wording, name: str) -> list[Row]:
    """The rows of one name: of each player who has something, or of the table."""
    data = figures.data
    dims = data.zone_dims.get(name) or data.value_dims.get(name, ("", ()))[1]
    of_players = dims[:1] == ("player",) or (not dims and _is_of_player(figures, name))
    if not of_players:
        return [row for row in figures.of_table(name) if row[1] not in (UNKNOWN, "-")]
    found: list[Row] = []
    for seat in range(figures.view.players):
        whose = f"{words.heading(seat)}, {words.label_within(name)}"
        if name in data.zone_dims:
            several = not figures.single(name)
            found += [
                (f"{words.heading(seat)}, {label}" if several else whose, value)
                for label, value in figures.zone_of(name, seat)
            ]
        elif (value := figures.of_player(name, seat)) not in (UNKNOWN, "-"):
            found.append((whose, value))
    return found


def _is_of_player(figures: Figures, name: str) -> bool:
    known = name not in figures.data.value_dims and name not in figures.data.zone_dims
    return known and figures.view.game.either.parameters(query_name(name)) > 2
