"""Positions of the tiny game Echoes with a layer of one's own: the moments and frames that tests are about."""

from __future__ import annotations

from pathlib import Path

from tests.table import Table
from wlcore.loading import load

ECHOES = Path(__file__).parents[1] / "games" / "echoes"
MANIFEST = "id: layer\nversion: 1.0.0\ntitle: Layer\nkind: layer\ngame: echoes\n"


def echoes(folder: Path, rules: str = "", words: str = "", things: str = "", players: int = 3) -> Table:
    """The first turn of a game with this layer; nobody has any spirit yet, and nobody any token."""
    layer = folder / "layer"
    layer.mkdir()
    (layer / "pack.yaml").write_text(MANIFEST)
    (layer / "words.wl").write_text(words)
    (layer / "rules.wl").write_text(rules)
    if things:
        (layer / "things.yaml").write_text(things)
    table = Table(load(str(ECHOES), packs=[str(layer)]).new(players, 1))
    for i in range(table.state.game.data.value_names.count("host")):
        table.set("host", -1, i)
    table.set("active", 0)
    for player in range(1, players + 1):
        for card in table.cards("hand", player):
            table._put(card, table.zone("bag"))
    table.choose("warm-up")
    return table


def give(table: Table, spirit: str, player: int) -> None:
    """Let a spirit serve a player."""
    _, _, members = table.game.data.kinds["spirit"]
    table.set("host", player - 1, members.index(spirit))


def hold(table: Table, player: int, *cards: str) -> None:
    """Put tokens in a player's hand."""
    for card in cards:
        table._put(card, table.zone("hand", player))
