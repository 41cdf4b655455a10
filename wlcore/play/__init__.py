"""A table for people and bots at one keyboard: plain and numbered, through a terminal or a pipe.

In come lines that people type; out go lines that each of them may see, and a journal from which the game can go on.
"""
