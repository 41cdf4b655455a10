"""How much the rules may do for one choice, wherever it is counted: by the compiler, while a game is played, in studies."""

from __future__ import annotations

STEPS = 50_000
"""So many steps may be done for one choice: some seconds at most."""
STEP = 1_000
"""Words of rules that are carried out or asked in one step. To go back in a loop, or on to another unit, is one in any case."""
MOST_TURNS = 10_000
"""Of a loop whose number is worked out: as often it goes round at once."""
MOST_LOGGED = 100_000
"""So many things may happen at once that are told."""
