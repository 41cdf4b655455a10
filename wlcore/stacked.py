"""What the compiler says of the numbers that units keep on the stack, and the engine reads."""

CARD, CARDS, PICKED, NUMBER, CHOSEN, GIVEN = "card", "cards", "picked", "number", "chosen", "given"
"""The sorts of secrets."""
NOBODY, NOBODY_ALONE = -1, -2
"""Whose a secret is that has no owner: each card is known to those who know where it lies, all else to everybody; or to none
of them alone.
"""
Slot = tuple[int, str, int, int]
"""Where a secret lies among the numbers of its unit, its sort, where it says whose it is (or `NOBODY`, `NOBODY_ALONE`), where its pool
lies; of what was given instead: the how many-th of all that was.
"""
Waiting = tuple[
    int,
    tuple[Slot, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[tuple[int, str, tuple[tuple[int, bool], ...]], ...],
]
"""What a unit keeps at a place: how many numbers with the place, the last; the secrets; what counts for nothing; what is passed on in
secret (-1: something open); and by where it lies which function works a secret out, from which of the numbers (and whether these
are sets).
"""
