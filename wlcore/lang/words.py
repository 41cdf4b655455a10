"""The words of the core: each declared once, with what it does, an example and the key of its phrase.

A game's own words (rules, queries, counters ...) are declared by its pack and join these.
"""

from __future__ import annotations

from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class CoreWord:
    """A word that the core brings; `form` shows its arguments, `example` is checked by the tests.

    `stands` tells where the example stands if its sort does not: on a `card`.
    """

    name: str
    sort: str
    form: str
    does: str
    example: str
    phrase: str = ""
    replaced_by: str = ""
    stands: str = ""


STATEMENTS = (
    CoreWord(
        "gain", "statement", "gain N COUNTER", "counts up, as far as the cap allows", "gain 2 medals", "gain"
    ),
    CoreWord(
        "lose",
        "statement",
        "lose N COUNTER",
        "counts down, as far as there is something",
        "lose 1 pennies",
        "lose",
    ),
    CoreWord(
        "pay",
        "statement",
        "pay N COUNTER",
        "counts down, but only in full: an option that cannot be paid is not offered",
        "pay ¢1",
        "pay",
    ),
    CoreWord(
        "take",
        "statement",
        "take N COUNTER",
        "counts up, but only in full: an option that does not fit is not offered",
        "take 1 pennies",
        "take",
    ),
    CoreWord(
        "put",
        "statement",
        "put CARDS in ZONE",
        "moves cards: 'in' and 'on' put them on top, 'under' at the bottom",
        "put top of pouch in tray",
        "put",
    ),
    CoreWord(
        "shuffle",
        "statement",
        "shuffle ZONE",
        "makes the order of a zone unknown to all",
        "shuffle pouch",
        "shuffle",
    ),
    CoreWord(
        "show",
        "statement",
        "show CARDS to PLAYERS",
        "lets players see faces; without 'to' everybody",
        "show top of pouch to mate",
        "show",
    ),
    CoreWord(
        "do",
        "statement",
        "do TEXT of CARD",
        "carries out a text that stands on a card",
        "do flipped of chosen",
        "",
    ),
    CoreWord(
        "signal", "statement", "signal EVENT ARGS", "lets triggers happen", "signal coin-dropped chosen", ""
    ),
    CoreWord("end", "statement", "end FRAME", "leaves the innermost frame of that name", "end bout", "end"),
    CoreWord(
        "restart",
        "statement",
        "restart FRAME",
        "starts the innermost frame of that name again, after its cleanup",
        "restart bout",
        "restart",
    ),
    CoreWord(
        "nothing",
        "statement",
        "nothing",
        "nothing happens: where a block is wanted and nothing is to be done",
        "may pay ¢1: nothing\notherwise: gain ¢1",
        "nothing",
    ),
    CoreWord("win", "statement", "win PLAYERS", "ends the game: these have won", "win you", "win"),
)

VALUES = (
    CoreWord("players", "set", "players", "all players", "count players is 2"),
    CoreWord("others", "set", "others", "all players but you", "any others"),
    CoreWord("top", "value", "top of ZONE", "the top card, or nobody", "top of pouch is nobody"),
    CoreWord("bottom", "value", "bottom of ZONE", "the bottom card, or nobody", "bottom of pouch is nobody"),
    CoreWord("left", "value", "left of PLAYER", "the next player clockwise", "left of you is you"),
    CoreWord("right", "value", "right of PLAYER", "the next player counter-clockwise", "right of you is you"),
    CoreWord(
        "position",
        "value",
        "position of LABEL",
        "its place in the list of its kind, from 1",
        "position of silver is 2",
    ),
    CoreWord(
        "next",
        "value",
        "next of LABEL",
        "the next name in the list of its kind; nobody after the last",
        "next of copper is silver",
    ),
    CoreWord(
        "previous",
        "value",
        "previous of LABEL",
        "the name before it; nobody before the first",
        "previous of silver is copper",
    ),
    CoreWord(
        "copies",
        "set",
        "copies of CARD",
        "all cards that are the same as this one, itself among them",
        "count (copies of chosen) is 6",
    ),
    CoreWord(
        "remainder",
        "value",
        "remainder of (N divided by N)",
        "what the division leaves over",
        "remainder of (luck divided by 2) is 1",
    ),
    CoreWord("half", "value", "half of N", "half, rounded up", "half of 3 is 2"),
)

CORE = {word.name: word for word in (*STATEMENTS, *VALUES)}
WHOM_IT_BINDS = "in a .wl file 'forbid RULE when COND' binds everybody, on a card only who has it; either way 'you' is whoever performs the rule"
"""Whom a ban binds, for those who would say it in the ban."""
