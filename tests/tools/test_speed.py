"""The short benchmark lets pass what is as fast as it was, and fails on what is far out of line."""

from __future__ import annotations

import pytest

from tools import speed

pytestmark = pytest.mark.slow("the speed check fails when it should")


@pytest.mark.parametrize(("was", "status", "verdict"), [(1e9, 0, "well"), (1e-9, 1, "FAR TOO SLOW")])
def test_only_what_is_far_out_of_line_fails(monkeypatch, capsys, was: float, status: int, verdict: str):
    monkeypatch.setattr(speed, "STEPS", {"public-enemy": {"clone_us": was, "decisions_per_s": was}})
    monkeypatch.setattr(speed, "BY_HAND", {"yardstick_ratio": 1e9})
    assert speed.main(["--repeats", "1"]) == status
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in told] == ["clone_us", "decisions_per_s", "yardstick_ratio"]
    assert all(line.endswith(verdict) for line in told[:2])
    assert told[2].endswith("well")
