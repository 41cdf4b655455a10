"""What `import wlcore` offers beside games and states: bots and matches, sessions with a journal, checks of packs.

In come games and paths; out go records that nobody can change by accident. The work is done in other rooms.
"""
