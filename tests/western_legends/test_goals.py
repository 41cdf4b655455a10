"""Goals beside packs that bring characters without any."""

from __future__ import annotations

from pathlib import Path

from wlcore.scenario import outcomes

MANIFEST = "id: strangers\nversion: 1.0.0\ntitle: Strangers\nkind: layer\ngame: western-legends\n"
CHARACTERS = "character:\n  ada-kent: { beginnings: [rf-store-n] }\n  ben-hall: { beginnings: [dr-bank] }\n"
DEALT = """
scenario "Characters without goals take over those of others who do not play"  [GOAL-02]
players ada, annie, ben
variants goals
option characters is one-each
given
  chance persona is ada-kent, annie-oakley, ben-hall
when
  annie: dr-store-n
then
  every players where count goals-held(it) is 3
  every goals-held(ada) where bearer(pursued-by of it) is nobody
  every goals-held(ben) where bearer(pursued-by of it) is nobody
  every goals-held(annie) where pursued-by of it is annie-oakley
  count goals-away is 39
  count goals-aside is 0
  ada sees goals-held(ada)
  annie does not see goals-held(ada)
"""


def test_a_character_without_goals_takes_over_those_of_others(tmp_path: Path):
    """Who has no goals of their own gets three of somebody who does not play, and two such players no goal twice."""
    pack = tmp_path / "strangers"
    (pack / "scenarios").mkdir(parents=True)
    for name, text in {"pack.yaml": MANIFEST, "more.yaml": CHARACTERS, "scenarios/dealt.scn": DEALT}.items():
        (pack / name).write_text(text, "utf-8")
    (found,) = outcomes([pack / "scenarios" / "dealt.scn"])
    assert found.passed, found
