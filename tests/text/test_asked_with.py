"""Questions that tell what all can see."""

from __future__ import annotations

from pathlib import Path

from wlcore.cli import main
from wlcore.engine.decision import place_of
from wlcore.loading import load
from wlcore.packs.find import PackFolder
from wlcore.text.port import Phrases
from wlcore.text.prompts import Prompts

MANIFEST = "id: asks\nversion: 1.0.0\ntitle: Asks\nkind: layer\ngame: public-enemy\n"


def layer(folder: Path, phrase: str) -> Path:
    """A layer that asks one question in its own words."""
    (folder / "asks/text/en").mkdir(parents=True)
    (folder / "asks/pack.yaml").write_text(MANIFEST)
    (folder / "asks/text/en/table.ftl").write_text(phrase)
    return folder / "asks"


def test_a_question_tells_a_counter_and_who_somebody_is(tmp_path: Path):
    """Counters and variables of no player are given to it as they stand; without a position they go by their names."""
    pack = layer(tmp_path, "ask-source = round { $rounds-played }, begun by { $starter }: which deck?\n")
    game = load("public-enemy", packs=[pack])
    state = game.new(players=2, seed=1)
    assert state.decision is not None
    folders = [PackFolder.open(place) for place in game.data.places.values()]
    prompts = Prompts(game, Phrases.of("en", folders), ["Ada", "Bob"])
    at, decision = place_of(state.st), state.decision
    starter = ("Ada", "Bob")[state.v[game.data.value_dims["starter"][0]]]
    asked = prompts.question(decision, at, state.view(1))
    assert asked == f"Round 0, begun by {starter}: which deck?"
    assert prompts.question(decision, at) == "Round round played, begun by the starting player: which deck?"


def test_what_is_no_players_alone_can_be_told(tmp_path: Path, capsys):
    """A value of a player is none that a question is given, and 'wl check' says which there are."""
    pack = layer(tmp_path, "ask-source = { $wanted } tokens, which deck?\n")
    assert main(["check", str(pack)]) == 1
    said = capsys.readouterr().out
    assert "'ask-source' is not given $wanted" in said
    assert "$rounds-played" in said
