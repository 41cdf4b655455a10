"""What may be chosen or left is listed only where something can be chosen."""

from __future__ import annotations

import pytest

from wlcore.compile.choices import needed_for_any


@pytest.mark.parametrize(
    ("lines", "needed"),
    [
        (["if v[1]: o.append(3)"], "v[1]"),
        (["if (v[1] and v[2]): o.append(3)", "if v[4]: o.append(5)"], "(v[1] or v[4])"),
        (["if (v[1] and q_x(s, 2)): o.append(3)"], "v[1]"),
        (["if q_x(s, 2): o.append(3)"], ""),
        (["if (x1 := v[1]) and x1 > 2: o.append(3)"], ""),
        (["if v[1]: o.append(3)", "o.append(4)"], ""),
        (["for x1 in z[0]:", "    o.append(x1)"], ""),
        (["if v[1]: o.append(3)"] * 4, ""),
        ([], ""),
    ],
)
def test_what_is_asked_before_anything_is_listed(lines: list[str], needed: str):
    """Nothing that may count or fail, and nothing unless every line has a condition."""
    assert needed_for_any(lines) == needed
