"""A small table of our own, with zones of all kinds and two frames, on which the engine's lists and the native block are compared."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

from wlcore.compile.native.door import NAMES, Errors, Native, opened, part
from wlcore.compile.native.libtcc import compiled
from wlcore.compile.native.seeing import Seeing
from wlcore.compile.native.shape import StateShape, links, row
from wlcore.engine.faults import RuleFault
from wlcore.engine.state import IllegalOption, State

SEATS = 3
CARDS = 17
PILE, DECK, HAND, AWAY = "pile", "deck", "hand", "away"
ZONES = [(PILE, -1), (PILE, -1), (DECK, -1), (DECK, 1), (HAND, 0), (HAND, 1), (AWAY, -1), (DECK, -1)]
DECKS = [z for z, (kind, _) in enumerate(ZONES) if kind == DECK]
PILES = [z for z, (kind, _) in enumerate(ZONES) if kind == PILE]
AT = 2 * len(DECKS)
OUTER_FRAME, INNER_FRAME = AT + 6, AT + 11
MARKS = {OUTER_FRAME: ((AT, AT + 2), (AT + 4, AT + 5)), INNER_FRAME: ((AT + 2, AT + 3),)}
VALUES = AT + 16

DATA: dict[str, Any] = {
    "players": (2, SEATS),
    "automata": (),
    "backs": ("back",) * CARDS,
    "fixed": [2 * DECKS.index(z) if z in DECKS else -1 for z in range(len(ZONES))],
    "below": [2 * DECKS.index(z) + 1 if z in DECKS else -1 for z in range(len(ZONES))],
    "sight": [{PILE: 0, DECK: 2, HAND: 1, AWAY: 2}[kind] for kind, _ in ZONES],
    "owner": [owner for _, owner in ZONES],
    "frames": (OUTER_FRAME, INNER_FRAME),
    "frame_marks": MARKS,
    "values": [0] * VALUES,
    "settings": (0,),
    "secrets": (),
    "joint": (),
    "actions": [("", "", 0)] * 4,
    "zones": [list(range(CARDS)), *[[]] * (len(ZONES) - 1)],
}

GLUE = """
static Object *asked(S *s, int number, const I *given, int n) { return 0; }
static int dispatch(S *s, int place, int chosen) { s->o[0] = 0; s->no = 1; return 1; }
static void relist(S *s, int place) { s->o[s->no++] = 0; }
static void leave_frame(S *s, int frame) { s->v[CLEANED] += frame; }
static const I LAID[] = {0, 0, 2, 0, 0, 0};
static const short DEALT[] = {2, 3, 1, 3, 5, 7, 1, 9, -1};
static const short BY_STEPS[] = {2, 3, 5, 3, 1, 2, 0, 7, 1, 9, 7, 0, -1};
long long probe(S *s, int op, const I *a, int n, I *out) {
  switch (op) {
    case 0: return fix_top(s, a[0]);
    case 1: return settle_top(s, a[0]);
    case 2: return fix_tops(s, a[0], a[1], out);
    case 3: return take_top(s, a[0], a[1]);
    case 4: turn_up(s, a[0]); return 0;
    case 5: look_at_top(s, a[0], a[1]); return 0;
    case 6: put(s, a[0], a[1], a[2]); return 0;
    case 7: put_all(s, a + 2, n - 2, a[0], a[1]); return 0;
    case 8: put_named(s, a + 2, n - 2, a[0], a[1]); return 0;
    case 9: shuffle(s, a[0]); return 0;
    case 10: show(s, a + 1, n - 1, a[0]); return 0;
    case 11: lay_out(s, PLAN, 0, LAID, 6); return 0;
    case 12: lay_out_some(s, DEALT, BY_STEPS); return 0;
    case 13: { I pool[NC]; int i; for (i = 1; i < n; i++) pool[i - 1] = a[i]; return lots(s, pool, n - 1, a[0], out, NC); }
    case 14: return below(s, (int)a[0]);
    case 15: hold_frame(s, (int)a[0]); return 0;
    case 16: clean_up(s, (int)a[0]); drop_frame(s, (int)a[0]); return 0;
    case 17: unwind(s, (int)a[0], (int)a[1]); return 0;
    case 18: return seen_top(s, a[0]);
    case 19: return seen_bottom(s, a[0]);
    case 20: s->v[a[0]] = a[1]; return 0;
    case 21: for (n = 0; n < a[0]; n++) s->st[s->sp++] = 0; return 0;
  }
  return -9;
}
static int fault_(S *s) { return s->bad; }
long long number(S *s, int op, I a, I b, I *bad) {
  I x = 0; s->bad = 0;
  switch (op) {
    case 0: x = times(s, a, b, 0); break;
    case 1: x = divided(s, a, b, 0); break;
    case 2: x = bounded(s, a, 0); break;
    case 3: x = modulo(a, b); break;
    case 4: s->steps = (int)b; x = spent(s, a, 0); break;
  }
  *bad = fault_(s); s->bad = 0;
  return x;
}
""".replace("CLEANED", str(AT + 5))
PLAN = (
    [(2, [0, 1, 2, 3, 4]), (1, [7, 6, 5]), (3, [8, 9]), (7, [10, 11, 12, 13, 14, 15, 16])],
    [2, 2, 2, 2, 2, 1, 1, 1, 3, 3, *[7] * 7],
    0,
    [0, 0, 2, 0, 0, 0],
)
SOME = (
    frozenset({1, 3, 5, 9}),
    ((2, (1, 3, 5)), (7, (9,))),
    ((2, (5, 3, 1)), (2, ()), (7, (9,)), (7, ())),
)
ERRORS = Errors(
    IllegalOption, RuleFault, lambda reason, at: RuleFault(reason, ("a.wl", at) if at >= 0 else None)
)
MARK = 77
HEADER = 24
"""So many bytes of a native state are Python's: its count, its type, its options."""


def source() -> str:
    """The C of this table."""
    shape = StateShape(DATA, (1,), (0,), MARKS, nested=True)
    text = "\n".join(
        [shape.printed(MARK), part("runtime"), "static int dispatch(S *s, int place, int chosen);"]
    )
    nothing: Any = SimpleNamespace(places=[], functions={}, units={})
    seeing = Seeing(nothing, DATA, nothing)
    parts = [
        "static void relist(S *s, int place);", part("python"), "enum { ROOM = 8 };", part("playing"), *seeing.printed(), part("seeing"), "enum { NM = 1 };",
        "static I measure(S *s, int i, int seat) { return s->v[seat]; }", part("thinking"), part("door"),
        row("PLAN", links(PLAN[0], CARDS, len(ZONES)), "short"), GLUE,
    ]  # fmt: skip
    return "\n".join([text, *parts])


def native() -> tuple[Native, Any, Any]:
    """The type of this table's states, and the doors to single primitives and to arithmetic."""
    doors: list[int] = []

    def compiler(text: str, names: tuple[str, ...]) -> list[int]:
        found = compiled(text, (*names, "probe", "number"))
        doors.extend(found[len(NAMES) :])
        return found[: len(NAMES)]

    made = opened(source(), MARK, ERRORS, compiler)
    wide, pointer = ctypes.c_longlong, ctypes.POINTER(ctypes.c_longlong)
    probe = ctypes.CFUNCTYPE(wide, ctypes.c_void_p, ctypes.c_int, pointer, ctypes.c_int, pointer)(doors[0])
    number = ctypes.CFUNCTYPE(wide, ctypes.c_void_p, ctypes.c_int, wide, wide, pointer)(doors[1])
    return made, probe, number


def lists(rng: int) -> State:
    """The same table as the engine has it."""
    g = SimpleNamespace(
        fixed=DATA["fixed"],
        below=DATA["below"],
        sight=DATA["sight"],
        owner=DATA["owner"],
        frames=DATA["frames"],
        marks=MARKS,
        whole=((),) * len(ZONES),
        bit=tuple(1 << z for z in range(len(ZONES))),
        taking=tuple(-1 if kind == PILE else 1 << owner if owner >= 0 else 0 for kind, owner in ZONES),
        known=tuple([(1 << n) - 1] * CARDS for n in range(SEATS + 1)),
        game=SimpleNamespace(open=tuple(kind == PILE for kind, _ in ZONES), backs=DATA["backs"]),
        leave=leave,
    )
    s = State.__new__(State)
    s.g, s.n, s.all, s.r = g, SEATS, (1 << SEATS) - 1, (0,)  # type: ignore[assignment]
    s.v, s.z = [0] * VALUES, [list(zone) for zone in DATA["zones"]]
    s.b, s.dark, s.k, s.loc = g.whole, 0, [s.all] * CARDS, [0] * CARDS
    s.st, s.rng, s.fate, s.outer, s.depth, s.passed = [0, 0], rng, (), (), 0, 0
    s.over, s.winners, s.who, s.trace = False, (), -1, None
    return s


def leave(s: State, frame: int) -> None:
    """The cleanup of a frame."""
    s.v[AT + 5] += frame
