"""From the checked tree, and from what happens in a game, to sentences in a language.

In come a checked program (or the data of a compiled game), the value of every switch and the phrases of a language;
out go texts of cards, questions to players and lines of a log. All wording lies in `text/LANGUAGE/*.ftl`, none here.
"""
