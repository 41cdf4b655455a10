"""How often garbage is collected is as before when the last pause is over, in whatever order pauses end."""

from __future__ import annotations

import gc

from wlcore.gc_pause import OFTEN_ENOUGH, GcPause


def test_pauses_that_overlap_leave_no_trace():
    """The one that began first ends first, as in two threads that think."""
    before = gc.get_threshold()
    first, second = GcPause(), GcPause()
    first.__enter__()
    second.__enter__()
    first.__exit__()
    assert gc.get_threshold()[0] >= OFTEN_ENOUGH
    second.__exit__()
    assert gc.get_threshold() == before
