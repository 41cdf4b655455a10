"""`wl explain --compiled`: a card on its way from its lines to Python."""

from __future__ import annotations

from wlcore import loading
from wlcore.study.compiled import ways


def test_a_card_is_shown_step_by_step() -> None:
    """What is written, the checked tree, the representation, the code."""
    (way,) = ways(loading.checked(loading.Choice("public-enemy")).program, "card/swindler")
    assert way.address == "saloon-card/swindler/drawn"
    assert "choose outlaw-won from" in way.written
    assert way.tree.startswith("Pick(name='outlaw-won', how='one'")
    assert "ask you_1 then" in way.representation
    assert "put_open(s, outlaw_won_" in way.python
    assert way.native.startswith("static int u")
    assert "put_open(s, IN(l" in way.native


def test_a_rule_is_found_by_its_name_or_address() -> None:
    """Both mean the same."""
    program = loading.checked(loading.Choice("public-enemy")).program
    assert ways(program, "run-out")[0].address == ways(program, "rule/run-out")[0].address
    assert not ways(program, "no such thing")
