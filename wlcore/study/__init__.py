"""Studies of games: random play under every invariant (`conform`), and how fast it all is (`bench`).

In come compiled games, played by bots; out go reports as data. Nothing here is needed to play.
"""
