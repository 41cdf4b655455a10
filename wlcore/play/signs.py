"""What is typed to choose an option: its number among them; letters where a number could be taken for the name of another."""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import ascii_lowercase

LEADING = re.compile(r"\d+")


def signs(options: Sequence[int], said: Sequence[str]) -> dict[int, str]:
    """By option its sign; `said` are its words.

    Where one is called '3' and there is a third, signs are letters, but for those that are names themselves (such as K, a card).
    """
    numbers = [str(place) for place in range(1, len(options) + 1)]
    called = {found[0].lstrip("0") or "0" for text in said if (found := LEADING.match(text)) is not None}
    if not called & {*numbers}:
        return dict(zip(options, numbers, strict=True))
    taken = {text.split()[0].rstrip(".,:;♠♥♦♣").casefold() for text in said if text.split()}
    letters = [letter for letter in ascii_lowercase if letter not in taken]
    if len(letters) >= len(options):
        return dict(zip(options, letters, strict=False))
    first = max(int(number) for number in called) + 1
    return {option: str(number) for number, option in enumerate(options, first)}


def ranges(numbers: Sequence[str]) -> str:
    """Signs in short: '4–9, 12'."""
    runs: list[list[str]] = []
    for number in numbers:
        if runs and _follows(number, runs[-1][-1]):
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _follows(sign: str, before: str) -> bool:
    if sign.isdecimal() and before.isdecimal():
        return int(sign) == int(before) + 1
    return (
        len(sign) == len(before) == 1 and sign.isalpha() and before.isalpha() and ord(sign) == ord(before) + 1
    )
