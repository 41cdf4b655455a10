"""What `import wlcore` offers, and how it speaks of mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

import wlcore
from wlcore.loading import load

GAMES = Path(__file__).parents[1] / "games"


def test_what_there_is_can_be_listed():
    """`dir` names everything that is offered, and each of it is there."""
    assert set(wlcore.__all__) <= set(dir(wlcore))
    assert all(getattr(wlcore, name) is not None for name in wlcore.__all__)


def test_one_variant_needs_no_list():
    """A variant by its name alone is that variant, not its letters."""
    assert load("western-legends", variants="goals").data.packs == ["western-legends", "goals"]


def test_what_is_asked_for_and_not_there_has_no_place():
    """The text of an error names no file where there is none to blame, and says what there is."""
    with pytest.raises(wlcore.PackError) as caught:
        load("coin-rice")
    assert str(caught.value).startswith("error unknown-game: there is no game 'coin-rice'\n    there are: ")


def test_a_mistake_in_a_pack_reads_as_wl_check_says_it(tmp_path: Path):
    """The place, the line with carets and the advice stand in the text of the error."""
    (tmp_path / "pack.yaml").write_text(
        "id: bad\nversion: 1.0.0\ntitle: Bad\nkind: layer\ngame: coin-race\n", "utf-8"
    )
    (tmp_path / "rules.wl").write_text("rule rest\n  stopp\n", "utf-8")
    with pytest.raises(wlcore.PackError) as caught:
        load(str(GAMES / "coin-race"), packs=tmp_path)
    said = str(caught.value).splitlines()
    assert said[0].startswith(f"{tmp_path}/rules.wl:2:3: error ")
    assert said[1:3] == ["      stopp", "      ^^^^^"]


@pytest.mark.parametrize("seat", [0, -1, 9])
def test_a_seat_that_is_not_there(seat: int):
    """A wrong seat is named, with the seats there are."""
    state = load(str(GAMES / "coin-race")).new(3)
    with pytest.raises(ValueError, match=rf"seat: there is no seat {seat}; there are 1 to 3"):
        state.view(seat)
