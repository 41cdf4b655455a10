"""Damages a file as accidents do: letters and lines lost, doubled, moved, exchanged; or bytes; or noise."""

from __future__ import annotations

import random

SIGNS = list(" \n:;,()[]#-+*$¢'\"|>&!%@{}_=.\t\r\0\ufeff\u2028🤠éA0129")
WORDS = (
    "if otherwise: where of is not you it this nobody each count any may choose one: from to top stop let set be "
    "gets + 1 put in players others rule query frame kind counter zone for repeat: needs answer when after with "
    "at once by most fewest first copies next remainder (1 to 6) at random nothing each north hexes a1 ring "
    "given then offered - | > {} [] null yes -1 99999999999999999999 0.5 ..  *x &x <<:"
).split()


def damaged(data: bytes, dice: random.Random) -> bytes:
    """A file after some accidents: mostly small ones, in its text; sometimes in its bytes; sometimes only noise."""
    chance = dice.random()
    if chance < 0.02:
        return dice.randbytes(dice.randrange(200))
    if chance < 0.08:
        found = bytearray(data)
        for _ in range(dice.randrange(1, 5)):
            if found:
                found[dice.randrange(len(found))] = dice.randrange(256)
        return bytes(found)
    text = data.decode("utf-8", "replace")
    for _ in range(1 + int(dice.expovariate(0.8))):
        text = _edited(text, dice)
    return text.encode("utf-8", "surrogatepass")


def _edited(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    line, at = dice.randrange(len(lines)), dice.randrange(len(text) + 1)
    match dice.randrange(12):
        case 0:
            return text[:at] + text[at + 1 :]
        case 1:
            return text[:at] + dice.choice(SIGNS) + text[at:]
        case 2:
            return text[:at] + dice.choice(SIGNS) + text[at + 1 :]
        case 3:
            return "\n".join(lines[:line] + lines[line + 1 :])
        case 4:
            return "\n".join(lines[: line + 1] + lines[line:])
        case 5:
            moved = lines.pop(line)
            lines.insert(dice.randrange(len(lines) + 1), moved)
            return "\n".join(lines)
        case 6:
            return "\n".join([*lines[:line], "  " + lines[line], *lines[line + 1 :]])
        case 7:
            return "\n".join([*lines[:line], lines[line].removeprefix("  "), *lines[line + 1 :]])
        case 8:
            return text[:at]
        case 9:
            return text[:at] + text[at : at + dice.randrange(40)] * dice.choice((2, 2, 3, 50)) + text[at:]
        case _:
            words = lines[line].split(" ")
            place = dice.randrange(len(words))
            swap = [] if dice.random() < 0.3 else [dice.choice(WORDS)]
            words[place : place + dice.randrange(2)] = swap
            return "\n".join([*lines[:line], " ".join(words), *lines[line + 1 :]])
