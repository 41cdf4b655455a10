"""Rest points: from a state by names a game goes on as it would have, also where its packs have changed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, game
from wlcore.engine.chance import Dice
from wlcore.engine.game import Game
from wlcore.engine.journal import Journal
from wlcore.engine.record import Chosen, Header, Seat
from wlcore.engine.refusals import SaveError
from wlcore.engine.rest import from_words, in_words
from wlcore.engine.session import Session
from wlcore.loading import load
from wlcore.play import kept

SEATS = (Seat("Ann"), Seat("", "random"), Seat("Bob"))
CHOICES = 40


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))


def rests_of(of: Game, events: list[Any]) -> list[dict[str, Any]]:
    found = [in_words(of, e[1], 3) for e in events if of.data.said[e[0]][0] == "Repeat"]
    return [json.loads(json.dumps(rest)) for rest in found if rest is not None]


@pytest.mark.parametrize("name", [ENEMY, COIN_RACE, WHISPERS, "western-legends"])
def test_from_every_rest_point_the_game_goes_on_the_same(name: str):
    """The same player is asked the same, and after the same choices all cards, values and options are the same."""
    of = game(name)
    session, dice, rested = Session.start(of, 3, 5), Dice(1), 0
    for _ in range(60):
        if session.state.over:
            break
        rests = rests_of(of, session.choose(session.state.o[dice.below(len(session.state.o))]))
        if not rests or session.state.over:
            continue
        rested += 1
        one, two, same = session.state.clone(), from_words(of, rests[-1]), Dice(rested)
        for _ in range(12):
            assert (list(one.o), one.who, one.over, one.z, one.rng) == (
                list(two.o),
                two.who,
                two.over,
                two.z,
                two.rng,
            )
            assert [one.view(s).zones for s in (1, 2, 3)] == [two.view(s).zones for s in (1, 2, 3)]
            if one.over:
                break
            option = one.o[same.below(len(one.o))]
            one.apply(option)
            two.apply(option)
    assert rested > 0


def changed(tmp_path: Path, *changes: tuple[str, str, str]) -> Game:
    """Whispers with some of its text changed."""
    folder = tmp_path / "whispers"
    shutil.copytree(WHISPERS, folder)
    for name, old, new in changes:
        text = (folder / name).read_text("utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), "utf-8")
    return load(str(folder))


def recorded(choices: int = CHOICES) -> Journal:
    """The journal of a game of whispers, let go of."""
    session, dice = Session.start(game(WHISPERS), 3, 3), Dice(2)
    journal = Journal.create(kept.folder(), Header(WHISPERS, SEATS, 3).of(game(WHISPERS)))
    session.recorder = journal
    for _ in range(choices):
        session.choose(session.state.o[dice.below(len(session.state.o))])
    journal.close()
    return Journal.open(journal.path)


def test_where_later_choices_fit_all_of_them_stand(tmp_path: Path):
    """The game would have begun otherwise; from where it last rested it is the same."""
    journal = recorded()
    other = changed(tmp_path, ("flow.wl", "repeat 3 times:", "repeat 4 times:"))
    made, last = journal.choices, journal.last_rest
    session, turned = kept.gone_on(journal, other)
    assert turned == kept.Turned("on", last, made - last)
    assert len(session.moves) == made - last
    session.choose(session.state.o[0])
    journal.close()
    again = Journal.open(journal.path)
    assert again.replay(other).state.fingerprint() == session.state.fingerprint()
    assert (again.earlier, again.choices) == (last, made - last + 1)
    assert again.header.changed(other) == []


def test_where_they_do_not_fit_it_goes_on_from_the_rest_point(tmp_path: Path):
    """What was chosen after it is gone, and how much that is is said."""
    journal = recorded()
    last = max(n for n, e in enumerate(journal.entries, 1) if isinstance(e, Chosen) and e.rest is not None)
    while last == len(journal.entries):
        journal = recorded(len(journal.entries) + 1)
        last = max(
            n for n, e in enumerate(journal.entries, 1) if isinstance(e, Chosen) and e.rest is not None
        )
    first = journal.entries[last]
    assert isinstance(first, Chosen)
    word = first.words.split(" ")[0]
    other = changed(
        tmp_path, ("flow.wl", f"    {word}\n", ""), ("flow.wl", f"rule {word}", f"rule un-{word}")
    )
    later = len(journal.entries) - last
    session, turned = kept.gone_on(journal, other)
    journal.close()
    assert turned == kept.Turned("back", last, later)
    assert session.moves == []
    again = Journal.open(journal.path)
    assert again.replay(other).state.fingerprint() == session.state.fingerprint()


def test_numbers_may_have_moved(tmp_path: Path):
    """More cards, counters and zones before those that were there change nothing of what a rest point says."""
    journal = recorded()
    other = changed(
        tmp_path,
        ("words.wl", "zone pouch is deck", "zone attic is pile\nzone pouch is deck"),
        ("words.wl", "counter read of player", "counter luck of player, starts at 4\ncounter read of player"),
        ("notes.yaml", "  gossip:", "  diary: { ink: blue, worth: 9, copies: 2 }\n  gossip:"),
    )
    at, _, _ = journal.from_rest(other)
    rest = journal.entries[at - 1]
    assert isinstance(rest, Chosen)
    assert rest.rest is not None
    state = from_words(other, rest.rest)
    for name, (cards, _) in rest.rest["zones"].items():
        if name.startswith(("hand", "desk", "chest")):
            zone = next(n for n in range(len(state.z)) if other.names.zone(n) == name)
            assert sorted(other.names.cards[c] for c in state.z[zone]) == sorted(cards)
    first = other.data.value_names.index("luck")
    assert state.v[first : first + 3] == [4, 4, 4]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("words.wl", "variable active", "variable busy"), "there is no 'active' any more"),
        (("notes.yaml", "recipe: {", "receipt: {"), "there is no card 'recipe"),
    ],
)
def test_what_is_gone_is_said(change: tuple[str, str, str], said: str, tmp_path: Path):
    """A game whose things are not there any more cannot go on."""
    journal = recorded()
    more = [("flow.wl", "active", "busy")] if "active" in change[1] else []
    more.append(("flow.wl", "repeat 3 times:", "repeat 4 times:"))
    with pytest.raises(SaveError, match=said):
        kept.gone_on(journal, changed(tmp_path, change, *more))


def test_before_the_first_rest_point_a_game_cannot_go_on(tmp_path: Path):
    """Both reasons are said, and the journal is left as it was."""
    journal = recorded(1)
    before = journal.path.read_bytes()
    with pytest.raises(SaveError, match=r"does not fit the packs as they are now .*; it has not rested yet"):
        kept.gone_on(
            journal,
            changed(
                tmp_path, ("flow.wl", "repeat 3 times:", "repeat 4 times:"), ("flow.wl", "    pass-on\n", "")
            ),
        )
    assert journal.path.read_bytes() == before


def test_packs_change_again_and_again(tmp_path: Path):
    """Once it has begun from where it rested, what changes before that is no matter; it is read back and played to its end."""
    journal = recorded()
    for copies in (4, 5, 6):
        other = changed(tmp_path / str(copies), ("flow.wl", "repeat 3 times:", f"repeat {copies} times:"))
        session, turned = kept.gone_on(journal, other)
        assert turned is not None
        assert turned.how == ("on" if copies == 4 else "same")
        dice, earlier = Dice(copies), journal.earlier
        for _ in range(copies):
            session.choose(session.state.o[dice.below(len(session.state.o))])
        journal.close()
        journal = Journal.open(journal.path)
        assert journal.earlier == earlier
        assert journal.replay(other).state.fingerprint() == session.state.fingerprint()
    journal.go_on()
    session = journal.replay(other)
    while not session.state.over:
        session.choose(session.state.o[0])
    journal.close()
    assert Journal.open(journal.path).finished


def test_where_the_game_is_the_same_that_is_noted(tmp_path: Path):
    """The next time nothing has changed any more, and all choices can still be taken back."""
    journal = recorded()
    other = changed(tmp_path, ("flow.wl", "rule play\n", "# Begin here.\nrule play\n"))
    session, turned = kept.gone_on(journal, other)
    assert turned == kept.Turned("same")
    assert len(session.moves) == CHOICES
    journal.close()
    journal = Journal.open(journal.path)
    assert kept.gone_on(journal, other)[1] is None
    journal.close()


def test_a_rest_point_changed_by_hand_makes_no_sense():
    """It is refused in one sentence."""
    journal = recorded()
    rest = next(e.rest for e in reversed(journal.entries) if isinstance(e, Chosen) and e.rest is not None)
    for spoilt in (
        {},
        {**rest, "zones": 3},
        {**rest, "frames": {}, "chance": "x"},
        {**rest, "values": {"active": "x"}},
    ):
        with pytest.raises(SaveError, match=r"makes no sense|any more"):
            from_words(game(WHISPERS), spoilt)


BUSY = """rule play
  repeat:
    gain 1 pot
    repeat 3 times: gain 1 dust
    for each p in players: p: wait-a-while
rule wait-a-while
  if half of pot is 20: choose waited from 1 to 2
"""


def test_of_many_rounds_only_the_last_is_kept(tmp_path: Path):
    """Where a loop goes round often between two choices, memory does not grow by all that there is with each round."""
    folder = tmp_path / "busy"
    folder.mkdir()
    (folder / "pack.yaml").write_text("id: busy\nversion: 1.0.0\ntitle: Busy\nkind: game\nplayers: 2\n")
    (folder / "words.wl").write_text("counter pot, up to 60\ncounter dust\n")
    (folder / "flow.wl").write_text(BUSY)
    of = load(str(folder))
    events = Session.start(of, 2, 1).opening
    rounds = [e[1] for e in events if of.data.said[e[0]][0] == "Repeat"]
    held = [n for n, found in enumerate(rounds) if in_words(of, found, 2) is not None]
    assert len(rounds) >= 39
    assert len(held) == 1
    assert sum(len(found.values) for found in rounds) == len(of.plain["values"])
