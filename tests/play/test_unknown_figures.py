"""What a query on the screen cannot work out is not known there; the game goes on."""

from __future__ import annotations

from pathlib import Path

from wlcore.engine.record import Seat
from wlcore.loading import load
from wlcore.play.figures import Figures
from wlcore.play.words import Wording

PACK = "id: shares\nversion: 1.0.0\ntitle: Shares\nkind: game\nplayers: 2\n"
WORDS = """\
counter heap of player
query share(p: player): number is 12 divided by heap(p)
query low: truth is 12 divided by (total heap(it) over players) is at least 1
rule play
  repeat:
    for each p in players: p: turn
rule turn
  choose n from 1 to 3
  gain (n) heap
  if heap(you) is at least 9: win you
"""


def test_what_divides_by_0_is_not_known(tmp_path: Path):
    """A number before a player, and a truth of the table, until there is something to divide by."""
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "words.wl").write_text(WORDS)
    (tmp_path / "screen.yaml").write_text("player: [heap, share]\ntable: [low]\n")
    game = load(str(tmp_path))
    state, words = game.new(2, 1), Wording(game, (Seat("Ann"), Seat("Bob")))
    figures = Figures(state.view(1), words)
    assert (figures.of_player("share", 0), figures.flag("low")) == ("?", "")
    state.apply(state.options[2])
    figures = Figures(state.view(1), words)
    assert (figures.of_player("share", 0), figures.of_player("share", 1)) == ("4", "?")
    assert figures.flag("low") == figures.label("low")
