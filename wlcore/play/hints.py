"""What the searching bot would do in a player's place, and why: from that player's view, within a second or so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wlcore.bots.search import SearchBot
from wlcore.bots.worth import Worth
from wlcore.door.view import View as Seen
from wlcore.engine.chance import Dice
from wlcore.engine.decision import place_of
from wlcore.engine.faults import RuleFault
from wlcore.engine.view import View

if TYPE_CHECKING:
    from wlcore.play.words import Wording

SECONDS = 1.2
TOLD = 3
"""How many options are told of."""
POSITIONS = 40
FURTHER = 10
LEAST = 0.05
"""What would be shown as nothing is left out."""


def hint(view: View, words: Wording) -> list[str]:
    """The best options, and what the first of them soon brings more than the others."""
    if len(view.options) < 2:
        return [words("hint-alone")]
    bot = SearchBot(view.seat + 1, seconds=SECONDS, far=1)
    found = [advice for advice in bot.advice(Seen._of(view)) if advice.visits]
    at = place_of(view.stack)
    rounds = sum(advice.visits for advice in found)
    lines = [words("hint", option=words.among(found[0].option, view.options, at), count=rounds)]
    lines += [
        "  "
        + words(
            "hint-option",
            option=words.among(a.option, view.options, at),
            percent=round(100 * a.share),
            count=a.visits,
        )
        for a in found[:TOLD]
    ]
    plan = [words.among(option, (), at) for option, at in bot.plan(view)]
    if plan:
        lines.append("  " + words("hint-plan", plan=words.apart(dict.fromkeys(plan))))
    gains = _gains(view, words, found[0].option)
    if gains:
        lines.append("  " + words("hint-why", gains=", ".join(gains)))
    return lines


def _gains(view: View, words: Wording, option: int) -> list[str]:
    """What the option soon brings in the mean, beside what some other option brings, figure by figure."""
    worth, dice = Worth(view.game), Dice(view.seat + 7)
    others = [o for o in view.options if o != option]
    totals = dict.fromkeys((name for name, _, _ in worth.parts), 0.0)
    for _ in range(POSITIONS):
        state = view.imagine(dice)
        other = others[dice.below(len(others))]
        for choice, sign in ((option, 1), (other, -1)):
            after = state.clone()
            try:
                after.apply(choice)
                for _ in range(FURTHER):
                    if after.over:
                        break
                    after.apply(after.o[dice.below(len(after.o))])
            except RuleFault:
                continue
            for name, _, of in worth.parts:
                totals[name] += sign * of(after, view.seat) / POSITIONS
    weights = {name: abs(weight) for name, weight, _ in worth.parts}
    found = sorted(totals, key=lambda name: -abs(totals[name]) * weights[name])
    return [
        f"{words.label(name)} {words.phrases.voice.signed(totals[name])}"
        for name in found[:TOLD]
        if abs(totals[name]) >= LEAST
    ]
