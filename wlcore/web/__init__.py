"""The table in a browser: games that people play from several places, on pages that work without a script.

In come requests and links that name a seat; out go pages made from what that seat may know, and journals. Games are kept by
a store (`wlcore/web/store`); nothing here knows a game. It needs the extra `wlcore[web]`.
"""
