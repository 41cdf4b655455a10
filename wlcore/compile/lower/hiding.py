"""Whether it hangs on hidden things how much is on offer, and what all know of whether there is anything."""

from __future__ import annotations

from wlcore.compile.ir import fold
from wlcore.compile.ir.base import Value
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.writer import Writer
from wlcore.lang import meaning as m


def hides_offer(w: Writer, s: m.Statement, env: Env) -> bool:
    """Whether it hangs on hidden things how much is on offer in a choice."""
    return False


def could_choose(w: Writer, s: m.Maybe, env: Env) -> Value:
    """What has to hold for somebody to have anything to choose, as far as all know it."""
    return fold.YES
