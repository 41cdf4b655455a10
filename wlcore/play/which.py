"""Which of several games is to be played: asked at the keyboard before anything else."""

from __future__ import annotations

from collections.abc import Mapping

from wlcore.play.answers import Command, Option, Vocabulary, understood
from wlcore.play.console import Console, columns
from wlcore.text.port import Phrases


def asked(titles: Mapping[str, str], console: Console, language: str) -> str | None:
    """The id of the game that somebody chooses, or None if they would rather quit."""
    phrases = Phrases.of(language)
    say, vocabulary = phrases.text, Vocabulary(phrases)
    ids = list(titles)
    question = say("play-which-game"), *columns((f"{i}", titles[game]) for i, game in enumerate(ids, 1))
    console.say(*question)
    options = {number: (titles[game], game) for number, game in enumerate(ids)}
    while True:
        typed = console.ask(say("play-prompt"))
        answer = understood(typed, options, vocabulary)
        if isinstance(answer, Option):
            return ids[answer.number]
        if answer == Command("quit"):
            return None
        if not typed.strip():
            console.say(*question)
        elif answer == Command("help"):
            console.say(say("play-which-game-help"), *question)
        else:
            console.say(say("play-no-such-game", typed=typed.strip()[:60], last=len(ids)))
