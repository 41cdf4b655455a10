"""Plays: states, decisions, zones, chance, knowledge, views, sessions with undo and journal.

In comes a compiled game; out go states that change only through `apply`. No word of any game is known here.
"""
