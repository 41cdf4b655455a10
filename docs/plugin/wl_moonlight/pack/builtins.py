"""Algorithms that the language has no words for; the pack declares each with its types."""


def moon_phase(_state: object, night: int) -> int:
    """How many nights until the moon is full; it is so every third night."""
    return -night % 3


BUILTINS = {"moon-phase": moon_phase}
