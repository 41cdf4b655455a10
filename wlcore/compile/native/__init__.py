"""Native code: the same rules as C on one flat block of numbers, as a Python type of its own; made where it can be had.

In: a `Module` of `wlcore.compile.ir`, and the data of a game. Out: a type whose states are chosen in, copied and played out as the
engine's are. Read `shape` (how many there are of everything), `runtime.c` (what rules are carried out with), `playing.c` (a game on
a state), `door.c` and `door.py` (the type), `making` (which compiler makes it).
"""
