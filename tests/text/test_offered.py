"""Options and questions without a phrase of their own say what a card would say, to the player who is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tests.text.reading import LANGUAGES, SAMPLES, as_typed
from wlcore.engine.decision import Decision, place_of
from wlcore.engine.game import Game
from wlcore.engine.session import Session
from wlcore.lang import meaning as m
from wlcore.loading import Choice, loaded
from wlcore.text.port import Phrases
from wlcore.text.prompts import DONE, PASS, Prompts
from wlcore.text.pseudo import Pseudo, leaks

READ = YAML(typ="safe").load((Path(__file__).parent / "offered.yaml").read_text("utf-8"))
MANIFEST = """\
id: odd-options
version: 1.0.0
title: Odd options
kind: layer
game: samples
provenance: designed
"""
SHIPPED = [
    ("public-enemy", ("cavalry", "dollars", "supremacy")),
    ("western-legends", ("goals", "wild-wild-west", "man-in-black")),
]


def said_by(game: Game, language: str, names: tuple[str, ...] = ()) -> Prompts:
    """Says questions and options of a game in a language ('': in brackets)."""
    places = [Path(place) for place in game.data.places.values()]
    return Prompts(game, Phrases.of(language, places) if language else Pseudo.of("en", places), names)


def everywhere(prompts: Prompts) -> Iterator[tuple[tuple[int, int], tuple[int, ...]]]:
    """Every place at which a statement asks, with what can be offered there that is no thing."""
    game = prompts.game
    for at in game.asking:
        s = prompts.asking(at)
        names = {option.label for option in s.options} if isinstance(s, m.OneOf) else set()
        names |= {PASS, s.label} if isinstance(s, m.Maybe) and s.pick is None else set()
        numbers = [n for n, (name, kind, _) in enumerate(game.actions) if name in names and not kind]
        yield at, tuple(sorted(numbers))


def asked(prompts: Prompts, at: tuple[int, int], options: tuple[int, ...]) -> str:
    """The question at a place."""
    about, rule, place, cites = prompts.game.sites[at]
    return prompts.question(Decision(1, options, about, rule, cites, place), at)


@pytest.fixture(scope="module")
def odd(tmp_path_factory) -> Game:
    """A game with a card for each odd choice."""
    folder = tmp_path_factory.mktemp("odd")
    (folder / "pack.yaml").write_text(MANIFEST)
    lines = ["ploy:"]
    for number, written in enumerate(READ):
        lines += [f"  odd-{number}:", "    played: |"]
        lines += [f"      {line}" for line in written["effect"].splitlines()]
    (folder / "ploys.yaml").write_text("\n".join(lines) + "\n")
    return loaded(Choice(SAMPLES, packs=(str(folder),)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_any_shape_come_out_as_written_by_hand(odd: Game, language: str):
    """Bodies that are `if`, `for each`, `repeat`, further choices, several statements, others' deeds: in words of the cards."""
    prompts = said_by(odd, language)
    said = []
    for at, options in everywhere(prompts):
        if prompts.game.sites[at][2][0].endswith("ploys.yaml") and options:
            shown = list(prompts.options(options, None, at))
            said.append((prompts.game.sites[at][2][1], [asked(prompts, at, options), *sorted(shown)]))
    found = [lines for _, lines in sorted(said)]
    wanted = [
        [f"{lines[0]} (Odd {number})", *sorted(lines[1:])]  # a question that a card asks names it
        for number, written in enumerate(READ)
        for lines in written[language]
    ]
    assert [list(map(as_typed, lines)) for lines in found] == [list(map(as_typed, lines)) for lines in wanted]
    assert prompts.phrases.voice.errors == list(prompts.phrases.missing) == []


@pytest.mark.slow("no option is said by its identifier")
@pytest.mark.parametrize(("game", "layers"), SHIPPED, ids=[game for game, _ in SHIPPED])
def test_no_label_of_a_shipped_game_is_an_identifier(game: str, layers: tuple[str, ...]):
    """Whatever any place can offer and ask is made of phrases, in every language."""
    for language in ("", *LANGUAGES):
        prompts = said_by(loaded(Choice(game, variants=layers)), language)
        for at, options in everywhere(prompts):
            said = [*prompts.options(options, None, at), *([asked(prompts, at, options)] if options else [])]
            assert all(text.strip() for text in said), at
            assert [leaks(text) for text in said if not language and leaks(text)] == [], at
        assert prompts.phrases.voice.errors == list(prompts.phrases.missing) == [], language


def test_who_and_what_is_meant_is_named_at_the_table(odd: Game):
    """Somebody else who is asked reads the names of the others; a card that they see is called by its name."""
    prompts = said_by(odd, "en", ("Anna", "Ben", "Chloé"))
    told: set[str] = set()
    for seed in range(60):
        session = Session.start(odd, 3, seed)
        for _ in range(60):
            state = session.state
            if state.over:
                break
            at = place_of(state.st)
            if at in odd.asking:
                names = {odd.actions[option][0] for option in state.o} - {PASS, DONE}
                seen = state.view(state.who + 1)
                told |= {prompts.option(o, False, seen, at) for o in state.o if odd.actions[o][0] in names}
            session.choose(state.o[(seed * 7 + len(session.moves)) % len(state.o)])
    assert {"Anna gains 2 Legendary points", "Ben gains 2 Legendary points"} <= told
    assert not {text for text in told if "acting player" in text or text.startswith("Put that card")}
    assert any(text.startswith("Put Rumour on the discard pile") for text in told)


def test_words_that_a_game_has_for_an_option_are_not_those_of_another_pack(tmp_path):
    """What a game calls its own option does not stand for an option of a house rule that happens to have its label."""
    game, layer = tmp_path / "game", tmp_path / "layer"
    (game / "text" / "en").mkdir(parents=True)
    layer.mkdir()
    (game / "pack.yaml").write_text("id: tiny\nversion: 1.0.0\ntitle: Tiny\nkind: game\nplayers: 2\n")
    (game / "words.wl").write_text(
        "counter point of player\nrule play\n  for each p in players: p: reap\n  win players\n"
        "rule reap\n  choose one:\n    left of you: gain 1 point\n    lose 1 point\n"
    )
    (game / "text" / "en" / "words.ftl").write_text(
        "counter-point = point\n    .plural = points\noption-gain-point = be kind\nrule-reap = reap\n"
    )
    (layer / "pack.yaml").write_text("id: more\nversion: 1.0.0\ntitle: More\nkind: layer\ngame: tiny\n")
    (layer / "words.wl").write_text(
        "before you reap:\n  choose one:\n    right of you: gain 1 point\n    lose 2 point\n"
    )
    prompts = said_by(loaded(Choice(str(game), packs=(str(layer),))), "en")
    said = [prompts.options(options, None, at) for at, options in everywhere(prompts)]
    assert sorted(map(sorted, said)) == [
        ["Be kind", "Lose 1 point"],
        ["Lose 2 points", "The player to your right gains 1 point"],
    ]
