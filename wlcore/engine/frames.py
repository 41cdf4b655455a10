"""Leaving frames; and frames inside themselves: what the outer one has noted is laid aside until the inner one is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wlcore.engine.state import State, Unwind

NOTED = 5
"""How many numbers a frame notes of itself, as the compiler lays them out."""


def hold_frame(s: State, frame: int) -> None:
    """Called as a frame begins that can stand inside itself: lay aside what an outer one has noted, and what lasts for it."""
    if s.v[frame]:
        lasting = [s.v[i] for span in s.g.marks[frame] for i in range(*span)]
        s.outer = ((frame, *s.v[frame : frame + NOTED], *lasting), *s.outer)


def clean_up(s: State, frame: int) -> None:
    """Whenever a frame ends or restarts: what lasts for it is over, then its cleanup happens."""
    for start, end in s.g.marks[frame]:
        s.v[start:end] = [0] * (end - start)
    s.g.leave(s, frame)


def drop_frame(s: State, frame: int) -> None:
    """A frame has been left; an outer one of the same name goes on as it was, with what lasts for it."""
    v = s.v
    s.depth = v[frame + 3] - 1
    held = next((outer for outer in s.outer if outer[0] == frame), None)
    if held is None:
        v[frame] = 0
        return
    v[frame : frame + NOTED] = held[1 : 1 + NOTED]
    at = 1 + NOTED
    for start, end in s.g.marks[frame]:
        v[start:end] = held[at : at + end - start]
        at += end - start
    s.outer = tuple(outer for outer in s.outer if outer is not held)


def unwind(s: State, leap: Unwind) -> None:
    """Leave everything above a frame, the innermost first; then go on at its end or at its beginning."""
    v, st = s.v, s.st
    level = v[leap.frame + 3]
    while True:
        inner = max(s.g.frames, key=lambda f: v[f + 3] if v[f] else 0)
        if not v[inner] or v[inner + 3] <= level:
            break
        clean_up(s, inner)
        drop_frame(s, inner)
    del st[v[leap.frame] :]
    s.depth = level
    if leap.restart:
        clean_up(s, leap.frame)
        st[-1] = v[leap.frame + 2]
    else:
        st[-1] = v[leap.frame + 1]
