"""Whom a table asks, wherever it is said: in a pack, at the start, in a journal."""

NEEDED, ALWAYS, RANDOM = ASKING = ("needed", "always", "random")
"""Who is asked: who has something to choose; who may have, for all that everybody knows; now and then one of these."""
