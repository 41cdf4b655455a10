"""Several abilities that answer one moment: who comes first, who is asked, and what is live."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compile.echoes import ECHOES, echoes, give
from tests.table import Table
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load

pytestmark = pytest.mark.slow("abilities that answer one moment, in games compiled for each")

NOTED = "counter noted\nvariable came of player is number\nvariable seen of player is number\n"
NOTE = """
rule note-it
  gain 1 noted
  set came(you) to noted
"""
NOTING = """
spirit:
  ant: { gift: "when anyone rings: note-it" }
  bee: { gift: "when anyone rings: note-it" }
  cat: { gift: "when anyone rings: note-it" }
  dog: { gift: "when anyone rings, if noted is 0: note-it" }
"""


def came(table) -> list[int]:
    return [table.value("came", p) for p in range(3)]


# ---- the order -------------------------------------------------------------------------------------------


def test_owners_come_clockwise_from_who_performs(tmp_path: Path):
    """The player whose moment it is comes first, whatever the order of the files."""
    table = echoes(tmp_path, NOTE, NOTED, NOTING)
    for spirit, player in (("ant", 1), ("bee", 3), ("cat", 2)):
        give(table, spirit, player)
    assert table.asked == 2
    table.choose("ring")
    assert (came(table), table.asked) == ([3, 1, 2], 3)


def test_what_layers_add_to_the_rules_comes_first(tmp_path: Path):
    """It belongs to the rules of the game, not to anybody."""
    table = echoes(tmp_path, NOTE + "when rings:\n  gain 10 noted\n", NOTED, NOTING)
    give(table, "ant", 1)
    give(table, "bee", 2)
    table.choose("ring")
    assert came(table) == [12, 11, 0]


def test_where_nobody_can_be_asked_load_order_decides(tmp_path: Path):
    """On leaving a frame nobody is asked: owners clockwise, and each one's abilities in load order."""
    things = """
spirit:
  ant: { gift: "after anyone lose fame: set came(you) to noted + 1" }
  bee: { gift: "after anyone lose fame: set noted to came(you) * 2" }
"""
    rules = "replace frame bout\n  gain 1 fame\n  on leaving:\n    lose 1 fame\n"
    table = echoes(tmp_path, rules, NOTED, things)
    give(table, "ant", 2)
    give(table, "bee", 2)
    table.choose("bout")
    assert (came(table), table.value("noted")) == ([0, 1, 0], 2)


# ---- who is asked ----------------------------------------------------------------------------------------


def test_an_owner_of_several_chooses(tmp_path: Path):
    """The options are the things on which the abilities stand; others wait for their turn."""
    table = echoes(tmp_path, NOTE, NOTED, NOTING)
    for spirit, player in (("ant", 3), ("bee", 2), ("cat", 3)):
        give(table, spirit, player)
    table.choose("ring")
    assert table.asked == 3
    assert table.offers == ["first-ability ant", "first-ability cat"]
    assert table.state.decision.about == "first-ability"
    assert came(table) == [0, 1, 0]
    table.choose("first-ability cat")
    assert came(table) == [0, 1, 3]


def test_the_choice_makes_the_difference(tmp_path: Path):
    """Ember warms and frost cools: three and then nothing, or nothing and then one."""
    for first, warmth in (("ember", 0), ("frost", 1)):
        (tmp_path / first).mkdir()
        table = echoes(tmp_path / first)
        give(table, "ember", 2)
        give(table, "frost", 2)
        table.set("warmth", 3, 1)
        table.choose("ring")
        table.choose(f"first-ability {first}")
        assert table.value("warmth", 1) == warmth


def test_one_live_ability_asks_nothing(tmp_path: Path):
    """Frost is not live in the cold, so ember comes without a question."""
    table = echoes(tmp_path)
    give(table, "ember", 2)
    give(table, "frost", 2)
    table.set("warmth", 1, 1)
    table.choose("ring")
    assert (table.value("warmth", 1), table.asked) == (2, 3)


def test_what_makes_no_difference_is_not_asked(tmp_path: Path):
    """A gain of fame and one of warmth come to the same in both orders, as do two gains of one thing."""
    table = echoes(tmp_path, things='spirit:\n  ant: { gift: "when you rings: gain 2 fame" }\n')
    give(table, "ant", 2)
    give(table, "herald", 2)
    table.choose("ring")
    assert (table.value("fame", 1), table.asked) == (3, 3)


def test_abilities_of_one_thing_come_as_printed(tmp_path: Path):
    """One source with two abilities is one option, and alone it is none."""
    things = """
spirit:
  ant:
    gift: |
      when you rings: set seen(you) to noted
      when you rings: note-it
"""
    table = echoes(tmp_path, NOTE, NOTED, things)
    give(table, "ant", 2)
    table.choose("ring")
    assert (table.value("seen", 1), came(table), table.asked) == (0, [0, 1, 0], 3)


def test_copies_of_a_card_are_one_source(tmp_path: Path):
    """Nobody has to order what is alike."""
    words = "kind charm is card\n  kept: abilities for active when this in heap\n" + NOTED
    rules = NOTE + "after play:\n  note-it\nafter warm-up:\n  put charms on heap\n"
    things = 'charm:\n  fly: { copies: 3, kept: "when you rings: note-it" }\n'
    table = echoes(tmp_path, rules, words, things)
    table.choose("warm-up")
    table.choose("ring")
    assert (table.value("noted"), table.asked) == (3, 1)


# ---- what is live ----------------------------------------------------------------------------------------


def test_what_is_live_is_checked_again(tmp_path: Path):
    """Dog is live when the moment is reached, but no longer when its turn comes."""
    table = echoes(tmp_path, NOTE, NOTED, NOTING)
    give(table, "ant", 2)
    give(table, "dog", 3)
    table.choose("ring")
    assert (came(table), table.value("noted")) == ([0, 1, 0], 1)


def test_what_comes_true_too_late_is_not_live(tmp_path: Path):
    """An ability that only another's answer makes possible does not answer this moment."""
    things = NOTING + '  elk: { gift: "when anyone rings, if noted is 1: set seen(you) to 7" }\n'
    table = echoes(tmp_path, NOTE, NOTED, things)
    give(table, "ant", 2)
    give(table, "elk", 3)
    table.choose("ring")
    assert (table.value("noted"), table.value("seen", 2)) == (1, 0)


WIPING = """
spirit:
  ant:
    gift: |
      {moment}:
        note-it
        {wipe}
  bee: {{ gift: "{moment}: note-it" }}
"""
GAINED = "after ring: active: gain 1 fame\n"


@pytest.mark.parametrize(
    ("moment", "more"),
    [
        ("when anyone rings", ""), ("before anyone ring", ""), ("after anyone ring", ""), ("before anyone gain fame", GAINED),
        ("after anyone gain fame", GAINED),
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    ("wipe", "noted"),
    [
        ("set host(bee) to nobody", [0, 1, 0]), ("set host(bee) to right of you", [2, 1, 0]), ("may: set host(bee) to nobody", [0, 1, 0]),
        ("set host(ant) to nobody", [0, 1, 2]),
    ],
)  # fmt: skip
def test_what_is_wiped_before_it_counts(tmp_path: Path, moment: str, more: str, wipe: str, noted: list[int]):
    """An ability that the answer before it takes from its owner does not happen, asked about or not; one that has another owner by
    then is theirs; and one that wipes itself goes on to its end.
    """
    table = echoes(tmp_path, NOTE + more, NOTED, WIPING.format(moment=moment, wipe=wipe))
    give(table, "ant", 2)
    give(table, "bee", 3)
    table.choose("ring")
    if wipe.startswith("may"):
        table.choose("assign")
    assert (came(table), table.value("noted")) == (noted, max(noted))


@pytest.mark.parametrize(
    ("wipe", "noted"), [("put charms in bag", 1), ("put this in bag", 3), ("may: put charms in bag", 1)]
)
def test_copies_that_are_discarded_before_they_count(tmp_path: Path, wipe: str, noted: int):
    """Of three copies of a card each counts as long as it lies where it has to."""
    words = "kind charm is card\n  kept: abilities for active when this in heap\n" + NOTED
    things = f"charm:\n  fly:\n    copies: 3\n    kept: |\n      when you rings:\n        note-it\n        {wipe}\n"
    table = echoes(tmp_path, NOTE + "after warm-up:\n  put charms on heap\n", words, things)
    table.choose("warm-up")
    table.choose("ring")
    if wipe.startswith("may"):
        table.choose("put-in-bag")
    assert table.value("noted") == noted


@pytest.mark.parametrize(("wipe", "noted"), [("set host(bee) to nobody", 1), ("set host(ant) to nobody", 2)])
def test_what_is_wiped_where_nobody_can_be_asked(tmp_path: Path, wipe: str, noted: int):
    """The same while a frame is left."""
    things = WIPING.format(moment="after anyone gain fame, if rival is not nobody", wipe=wipe)
    table = echoes(
        tmp_path,
        NOTE + "replace frame bout\n  set rival to left of you\n  on leaving:\n    active: gain 1 fame\n",
        NOTED,
        things,
    )
    give(table, "ant", 2)
    give(table, "bee", 3)
    table.choose("bout")
    assert table.value("noted") == noted


def test_what_holds_for_a_frame_is_wiped_with_it(tmp_path: Path):
    """A trigger 'for this bout' does not answer what ends the bout, if an answer before it has."""
    rules = """
before exchange, if noted is 0: prepare
after needs-breath: end bout
rule prepare
  gain 1 noted
  for this bout: after needs-breath: gain 10 noted
  for this bout: after exchange: gain 100 noted
"""
    table = echoes(tmp_path, NOTE + rules, NOTED)
    table.choose("bout")
    for option in ("challenged", "needs-breath"):
        table.choose(next(o for o in table.offers if o.startswith(option)))
    assert table.value("noted") == 1
    assert "ring" in table.offers


def test_a_stop_ends_the_trigger_only(tmp_path: Path):
    """`stop` in a trigger ends neither the rule it answers nor the one around that."""
    rules = """
after ring:
  if fame(you) is 0: stop
  gain 5 noted
after you gain warmth:
  if fame(you) is 0: stop
  gain 1 noted
replace rule warm-up
  gain 1 warmth
  gain 1 rounds
"""
    table = echoes(tmp_path, rules, NOTED)
    assert table.value("rounds") == 2
    table.choose("ring")
    assert (table.value("noted"), table.value("rounds"), table.asked) == (0, 3, 3)
    table.set("fame", 1, 2)
    table.choose("warm-up")
    assert table.value("noted") == 1


# ---- instead ---------------------------------------------------------------------------------------------


def test_nothing_of_a_replaced_rule_happens(tmp_path: Path):
    """Neither what comes before it nor what comes after it."""
    rules = """
instead of ring: gain 1 noted
before ring: gain 10 noted
after ring: gain 100 noted
instead of warm-up, if noted is at least 1: gain 1000 noted
after warm-up: gain 5 noted
"""
    table = echoes(tmp_path, rules, NOTED)
    assert table.value("noted") == 5
    table.set("noted", 0)
    table.choose("ring")
    assert table.value("noted") == 1
    table.choose("warm-up")
    assert (table.value("noted"), table.value("warmth", 2)) == (1001, 0)


INSTEAD = """
spirit:
  ant: { gift: "instead of anyone ring: set seen(you) to 1" }
  bee: { gift: "instead of you ring: set seen(you) to 2" }
  cat: { gift: "instead of anyone ring: set seen(you) to 3" }
"""


@pytest.mark.parametrize("asking", [False, True])
def test_one_thing_happens_instead(asking: bool, tmp_path: Path):
    """Of several abilities one replaces the rule: by owner, and the owner of two chooses."""
    rules = "replace rule ring\n  may: gain 1 fame\n" if asking else ""
    table = echoes(tmp_path, rules, NOTED, INSTEAD)
    give(table, "ant", 3)
    give(table, "cat", 1)
    twin = table.copy()
    table.choose("ring")
    assert [table.value("seen", p) for p in range(3)] == [0, 0, 1]
    give(twin, "bee", 2)
    give(twin, "cat", 2)
    twin.choose("ring")
    assert (twin.asked, twin.offers) == (2, ["first-ability bee", "first-ability cat"])
    twin.choose("first-ability cat")
    assert [twin.value("seen", p) for p in range(3)] == [0, 3, 0]


def test_an_ability_without_an_owner_replaces_nothing(tmp_path: Path):
    """An ability counts for its owner only, also where nobody can be asked."""
    things = 'spirit:\n  ant: { gift: "instead of you cool-down: set seen(you) to 1" }\n'
    rules = "rule cool-down\n  lose 1 warmth\nreplace frame bout\n  gain 1 fame\n  on leaving: active: cool-down\n"
    table = echoes(tmp_path, rules, NOTED, things)
    table.set("warmth", 2, 1)
    twin = table.copy()
    table.choose("bout")
    assert (table.value("warmth", 1), table.value("seen", 1)) == (1, 0)
    give(twin, "ant", 2)
    twin.choose("bout")
    assert (twin.value("warmth", 1), twin.value("seen", 1)) == (2, 1)


def test_a_pack_may_say_which_replacement_wins(tmp_path: Path):
    """Two layers that replace a rule in every case are a conflict, unless one says that it takes the other's place."""
    for name, extra in (("one", ""), ("two", "replaces: [one]\n")):
        folder = tmp_path / name
        folder.mkdir()
        text = f"id: {name}\nversion: 1.0.0\ntitle: Layer\nkind: layer\ngame: echoes\n"
        (folder / "pack.yaml").write_text(text + extra)
        (folder / "rules.wl").write_text(f"instead of ring: gain {len(extra)} fame\n")
    packs = [str(tmp_path / "one"), str(tmp_path / "two")]
    table = Table(load(str(ECHOES), packs=packs).new(2, 1))
    who = table.asked
    before = table.value("fame", who - 1)
    table.choose("ring")
    assert table.value("fame", who - 1) == before + len("replaces: [one]\n")
    (tmp_path / "two" / "pack.yaml").write_text(text)
    with pytest.raises(PackError):
        load(str(ECHOES), packs=packs)


# ---- very many -------------------------------------------------------------------------------------------

CROWD = 140
"""More than a number has bits, twice."""


def crowd(gift: str) -> str:
    return "spirit:\n" + "".join(f'  s{i}: {{ gift: "{gift}" }}\n' for i in range(CROWD))


def test_very_many_come_clockwise(tmp_path: Path):
    """Each of them once, first those of who performs; nobody can be asked here."""
    rules = NOTE + "replace frame bout\n  gain 1 fame\n  on leaving:\n    lose 1 fame\n"
    table = echoes(tmp_path, rules, NOTED, crowd("after anyone lose fame: note-it"))
    for i in range(CROWD):
        give(table, f"s{i}", (2, 3, 1)[i % 3])
    table.choose("bout")
    assert (came(table), table.value("noted"), table.asked) == ([140, 47, 94], 140, 3)


def test_one_of_very_many_comes_first(tmp_path: Path):
    """All that its owner has are options, and each comes once; the order of those of one thing is kept."""
    things = "spirit:\n" + "".join(
        f'  s{i}: {{ gift: "when you rings: set noted to remainder of ((noted + {i + 1}) * 3 divided by 1009)" }}\n'
        for i in range(CROWD)
    )
    table = echoes(tmp_path, "", NOTED, things)
    for i in range(CROWD):
        give(table, f"s{i}", 2)
    table.choose("ring")
    order, noted = [139, 63, 0, 124, 62, 61], 0
    left = set(range(CROWD))
    for i in order:
        assert table.offers == [f"first-ability s{i}" for i in sorted(left)]
        table.choose(f"first-ability s{i}")
        left.discard(i)
        noted = (noted + i + 1) * 3 % 1009
        assert table.value("noted") == noted
    while left:
        i = min(left) if len(left) % 2 else max(left)
        if len(left) > 1:
            table.choose(f"first-ability s{i}")
        left.discard(i)
        noted = (noted + i + 1) * 3 % 1009
    assert (table.value("noted"), table.asked) == (noted, 3)


def test_one_of_very_many_happens_instead(tmp_path: Path):
    """The nearest owner's, and nothing else."""
    table = echoes(tmp_path, "", NOTED, crowd("instead of anyone warm-up: set came(you) to came(you) + 1"))
    give(table, "s139", 3)
    give(table, "s100", 1)
    table.choose("warm-up")
    assert (came(table), table.asked) == ([0, 0, 1], 3)
