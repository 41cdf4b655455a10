"""Questions that tell what all can see."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.cli import main
from wlcore.engine.decision import place_of
from wlcore.engine.record import Seat
from wlcore.loading import load
from wlcore.packs.find import PackFolder
from wlcore.play.words import Wording
from wlcore.text.port import Phrases
from wlcore.text.prompts import Prompts

pytestmark = pytest.mark.slow("questions tell what all can see; for each layer a game has to be compiled")

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


LAYER = "id: mine\nversion: 1.0.0\ntitle: Mine\nkind: layer\ngame: western-legends\n"


def of_western_legends(folder: Path, files: dict[str, str]) -> Path:
    """A layer of Western Legends."""
    for name, text in {"pack.yaml": LAYER, **files}.items():
        (folder / "mine" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "mine" / name).write_text(text)
    return folder / "mine"


@pytest.mark.parametrize(("rule", "told"), [("", "15"), ("target-lp is 10\n", "10")])
def test_the_aim_is_what_a_pack_makes_of_it(tmp_path: Path, rule: str, told: str):
    """What a game says of itself holds for the packs that it is played with."""
    game = load("western-legends", packs=[of_western_legends(tmp_path, {"house.wl": f"# mine\n{rule}"})])
    words = Wording(game, [Seat("Ann"), Seat("Bob"), Seat("Cleo")], "de")
    assert f"sobald jemand {told} Legendenpunkte" in words.told("game-aim", game.new(3, 1))


def test_an_aim_that_not_all_may_know(tmp_path: Path):
    """Where a pack lets a number hang on what is hidden, nobody is told it."""
    rule = "target-lp gets + count poker-deck\n"
    game = load("western-legends", packs=[of_western_legends(tmp_path, {"house.wl": rule})])
    words = Wording(game, [Seat("Ann"), Seat("Bob"), Seat("Cleo")], "en")
    assert "somebody has ? Legendary points" in words.told("game-aim", game.new(3, 1))


def test_a_property_of_a_layer_is_printed_on_its_cards(tmp_path: Path, capsys):
    """Behind what the game says of all of that kind, in each language; a card that has none says nothing of it."""
    files = {
        "house.wl": "kind item\n  rarity: number or nobody\n  cursed: truth\n",
        "item.yaml": "item:\n  old-lamp: { item-sort: misc, cost: 20, rarity: 3, cursed: yes }\n"
        "  new-lamp: { item-sort: misc, cost: 20 }\n",
        "text/en/a.ftl": "about-item-rarity = rarity { $rarity }\nabout-item-cursed = cursed\n",
        "text/de/a.ftl": "about-item-rarity = Seltenheit { $rarity }\nabout-item-cursed = verflucht\n",
    }
    pack = of_western_legends(tmp_path, files)
    for card, language, said in (
        ("old-lamp", "en", "Miscellaneous item, costs $20. Rarity 3. Cursed."),
        ("old-lamp", "de", "Sonstiger Gegenstand, kostet $20. Seltenheit 3. Verflucht."),
        ("new-lamp", "en", "Miscellaneous item, costs $20."),
    ):
        assert main(["text", "western-legends", "--with", str(pack), "--card", card, "--lang", language]) == 0
        assert capsys.readouterr().out.splitlines()[1] == said
    assert main(["new", "phrases", str(pack), "--lang", "fr"]) == 0
    stubs = (pack / "text/fr/words.ftl").read_text()
    assert "# about-item-rarity = rarity { $rarity }\n" in stubs
    assert "# about-item-cursed = cursed\n" in stubs
