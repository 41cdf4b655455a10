"""The mistakes that authors of cards and house rules make, as somebody wrote them down: each is told at its place, with the cure.

A message is worth one point for the file and line of the author, one for what is wrong, one for what to write instead.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lang.broken import GAME
from wlcore.lang.diagnostics import Diagnostic, Findings
from wlcore.packs.assemble import assemble
from wlcore.packs.find import PackFolder
from wlcore.packs.source import read_pack

PACK = "id: mine\nversion: 1.0.0\ntitle: Mine\nkind: layer\ngame: coin-race\n"
WL, CARDS, MANIFEST, PHRASES = "house.wl", "cards.yaml", "pack.yaml", "text/en/words.ftl"
RULE = "rule sweep\n"
MISTAKES: tuple[tuple[str, str, int], ...] = (
    (WL, RULE + "  gian 2 medals", 2), (WL, RULE + "  shufle pouch", 2), (WL, RULE + "  if pennies(you) is 0\n    stop", 2),
    (WL, RULE + "  if no pouch:\n  stop", 2), (WL, RULE + "  gain ¢1\n      gain ¢1", 3), (WL, RULE + "\tgain ¢1", 2),
    (WL, RULE + "  choose c from coins\n  c: gain ¢1", 3), (CARDS, "coin:\n  dime: { metal: silver, worth: cheap }", 2),
    (CARDS, "coin:\n  dime: { metal: silvr, worth: 1 }", 2), (CARDS, "coin:\n  dime: { metal: silver, worths: 10, worth: 1 }", 2),
    (CARDS, "coins:\n  dime: { metal: silver, worth: 1 }", 1), (CARDS, "coin:\n  dime: { metal: silver", 2),
    (CARDS, "coin:\n  dime:\n    metal: silver\n    worth: 1\n    flipped: >\n      gain ¢1", 5),
    (CARDS, "coin:\n  dime:\n    metal: silver\n    worth: 1\n    flipped: may pay ¢1: gain 1 medals", 5),
    (CARDS, "coin:\n  dime: { worth: 1 }", 2), (CARDS, "coin:\n  dime: { metal: silver, worth: 1 }\n  dime: { metal: copper, worth: 2 }", 3),
    (CARDS, "coin:\n  cent: { metal: silver, worth: 1 }", 2), (CARDS, "coin:\n  golden_dime: { metal: silver, worth: 1 }", 2),
    (CARDS, "coin:\n  two words: { metal: silver, worth: 1 }", 2), (CARDS, "coin:\n  each metal: { worth: a }", 2),
    (CARDS, "coin:\n  a1 to z9999: {}", 2), (CARDS, "coin:\n  each shade dime: { metal: silver, worth: 1 }", 2),
    (WL, "after draw-from: gain ¢1", 1), (WL, "after coin-tossed: gain ¢1", 1), (WL, "when lap: gain ¢1", 1),
    (WL, RULE + "  if pennies(you) = 0: stop", 2), (WL, RULE + "  gain 20 dollars", 2), (WL, RULE + "  gain medals", 2),
    (WL, RULE + "  gain medals 1", 2), (WL, RULE + "  Gain ¢1", 2), (WL, RULE + "  gain ¢1\n  otherwise: stop", 3),
    (WL, RULE + "  put top of pouch in Tray", 2), (MANIFEST, PACK + "autor: me\n", 6), (MANIFEST, PACK.replace("1.0.0", "1.0"), 2),
    (PHRASES, "zone-tray tray", 1), (PHRASES, "zone-trya = tray", 1), (PHRASES, "zone-tray = { $foo }", 1),
    (WL, RULE + "  gain “1” medals", 2), (WL, RULE + "  victim: lose 1 medals", 2), (WL, RULE + "  lap 1 2", 2),
    (WL, RULE + "  repeat: lose 1 pennies", 2), (WL, "kind coin\n  age: number", 2), (WL, "kind coin: ducat", 1),
    (WL, "counter pennies, starts at 3", 1), (WL, "when you gain pennies: stop", 1), (WL, "at end of lap: gain ¢1", 1),
    (WL, RULE + "  choose n from 6 to 1 at random", 2), (WL, RULE + "  for each p in players at once: gain ¢1", 2),
    (WL, RULE + "  let x be remainder of 3", 2), (WL, "forbid lap when coin-fliped is crown-1", 1),
    (WL, RULE + "  for each p in players where it is keeper: p: gain ¢1\n  p: gain ¢1", 3), (WL, "rule p\n  stop", 1),
    (WL, "query best(p: player): number is medals(p) + best(left of p)", 1), (WL, RULE + "  set pennies to 3", 2),
    (WL, RULE + "  win players with most medals(it)", 2), (WL, RULE + "  choose c from pouch [HAND-01", 2),
    (WL, "score(p) gets + 1", 1),
)  # fmt: skip


def told(folder: Path, file: str, text: str) -> list[Diagnostic]:
    """What is said about a layer with this file."""
    for name, content in ((MANIFEST, PACK), (file, text + "\n")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, "utf-8")
    findings = Findings()
    read = [read_pack(PackFolder.open(pack), findings, False) for pack in (GAME, folder)]
    if any(pack is None for pack in read):
        return findings.sorted()
    assembly = assemble([pack for pack in read if pack is not None], findings)
    if file == PHRASES:
        from wlcore.text.expected import expected
        from wlcore.text.gates import check_phrases
        from wlcore.text.port import Phrases

        phrases = Phrases.of("en", [pack.folder for pack in assembly.packs])
        findings.found += check_phrases(
            assembly.program, phrases, {"mine"}, expected(assembly.program), ["mine"]
        )
    return [d for d in findings.sorted() if d.severity == "error" or file == PHRASES or "repeat:" in text]


def score(folder: Path, file: str, text: str, line: int) -> int:
    """What the first message about a mistake is worth."""
    found = told(folder, file, text)
    blamed = [d for d in found if not d.span.file.startswith(str(folder))]
    if not found or blamed:
        return 0
    first = next((d for d in found if d.span.line == line and d.span.file.endswith(file)), None)
    return 1 if first is None else 2 + bool(first.suggestion or first.related)


def test_what_is_said_of_mistakes(tmp_path: Path):
    """At least 2.8 of 3 points on average, none below 2, and nothing is blamed on the game."""
    found = {}
    for number, (file, text, line) in enumerate(MISTAKES):
        folder = tmp_path / str(number)
        folder.mkdir()
        found[text] = score(folder, file, text, line)
    poor = {text: points for text, points in found.items() if points < 2}
    assert poor == {}
    assert sum(found.values()) / len(found) >= 2.8, [text for text, points in found.items() if points < 3]


UNUSED = {
    "rule sweep\n  gain ¢1": "nothing uses the rule 'sweep'",
    "event bells": "nothing uses the event 'bells'",
    "event bells\nwhen bells: gain ¢1": "this never happens: nothing signals 'bells'",
    "counter stars of player": "nothing uses the counter 'stars'",
    "counter stars of player\nafter you lose stars: gain ¢1\nafter lap: gain 1 stars": "this never happens: nothing lets anybody lose stars",
    "variable leader is player or nobody": "nothing uses the variable 'leader'",
    "zone drawer is pile": "nothing uses the zone 'drawer'",
    "query rich: truth is yes": "nothing uses the query 'rich'",
    "table prices for coins-held: 1, 2": "nothing uses the table 'prices'",
}


@pytest.mark.parametrize("text", UNUSED)
def test_what_nothing_uses(tmp_path: Path, text: str):
    """It is warned of at its line, and nothing else is."""
    from wlcore.cli.check import Check

    (tmp_path / MANIFEST).write_text(PACK, "utf-8")
    (tmp_path / WL).write_text(text + "\n", "utf-8")
    found = [d for d in Check().paths([GAME, tmp_path]) if d.code in ("unused", "never")]
    assert UNUSED[text] in [d.message for d in found]
    assert all(d.severity == "warning" and d.suggestion for d in found)


def test_what_is_used_is_not_told(tmp_path: Path):
    """Neither what the game says nor what a screen or scenario names."""
    from wlcore.cli.check import Check

    (tmp_path / MANIFEST).write_text(PACK, "utf-8")
    (tmp_path / WL).write_text(
        "query rich(p: player): truth is pennies(p) is 9\nafter lap: gain ¢1\n", "utf-8"
    )
    (tmp_path / "screen.yaml").write_text("player: [rich]\n", "utf-8")
    assert [d for d in Check().paths([GAME, tmp_path]) if d.code in ("unused", "never")] == []
