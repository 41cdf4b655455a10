"""What a player is asked, and how the options are called: from the data of a compiled game and the phrases alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wlcore.engine.decision import Decision
from wlcore.engine.view import View
from wlcore.text.forms import capital
from wlcore.text.human import arg_name, human_words
from wlcore.text.naming import Naming
from wlcore.text.saying import CLAUSE, FRAME, Listed, Said, Words, clause, frame, noun

PASS, DONE = "pass", "done"
Place = tuple[int, int]
NOWHERE = (-1, -1)
YOU = noun("you")
ANYTHING = noun("any-number").as_("", "plural")


class Prompts(Naming):
    """Says questions and options."""

    def question(self, decision: Decision, at: Place = NOWHERE) -> str:
        """The question of a decision: `ask-NAME` of the pack, else what sort of thing is to be chosen."""
        return self.phrases.sentence(self.asked(decision, at))

    def asked(self, decision: Decision, at: Place) -> Said:
        """What is asked."""
        about, who = decision.about, self.player(decision.seat - 1)
        rule = decision.rule.split("/")[-1]
        for phrase in (f"ask-{about}", f"ask-{rule}" if not about else ""):
            if phrase and self.phrases.has(phrase):
                return Words(phrase, {"who": who}, FRAME)
        actions = [self.game.actions[o] for o in decision.options]
        kinds = {kind for name, kind, _ in actions if name not in (PASS, DONE)}
        names = {name for name, _, _ in actions if name not in (PASS, DONE)}
        if len(names) > 1 or not kinds:
            return frame("ask-one")
        if kinds == {""}:
            return frame("ask-whether", what=self.effect(names.pop(), at))
        kind = kinds.pop()
        many = any(name == DONE for name, _, _ in actions)
        what = self.kind(self.common_kind(kind, [index for _, _, index in actions if index >= 0]))
        return frame("ask-more" if many else "ask-for", what=what.as_("a"), name=human_words(about))

    def common_kind(self, kind: str, indices: Sequence[int]) -> str:
        """The kind of card that all options are, if they are of one kind."""
        if kind != "card":
            return kind
        kinds = {self.data["cards"][i][1] for i in indices}
        return str(kinds.pop()) if len(kinds) == 1 else "card"

    # ---- options -------------------------------------------------------------------------------------

    def options(self, numbers: Sequence[int], seen: View | None = None, at: Place = NOWHERE) -> list[str]:
        """The options of a decision, each told from the others; `seen` is what the player who decides may know."""
        names = {self.game.actions[n][0] for n in numbers} - {PASS, DONE}
        return [self.option(n, len(names) > 1, seen, at) for n in numbers]

    def option(
        self, number: int, among_others: bool = False, seen: View | None = None, at: Place = NOWHERE
    ) -> str:
        """An option: what it does where that is plain, else `option-NAME` of the pack, else the thing's name; among others
        also what is done with it.
        """
        name, kind, index = self.game.actions[number]
        if not kind:
            return capital(self.phrases.tidy(self.effect(name, at), "bare"))
        thing = self.with_printed(index) if self.is_card(kind) else self.thing(kind, index)
        if self.phrases.has(f"option-{name}"):
            on_top = self.on_top(kind, index, seen)
            return capital(self.phrases.text(f"option-{name}", thing=thing, **on_top))
        said = self.phrases.say(thing, "name")
        return capital(self.phrases.labelled(self.verb(name), said) if among_others else said)

    def effect(self, name: str, at: Place) -> Said:
        """What an option that is no thing does, with its amounts where the place at which it is offered tells them."""
        price, steps = self.game.doings.get(at, {}).get(name, (False, ()))
        said = [self.step(*step) for step in steps]
        if not said:
            return self.label(name)
        if price:
            return frame("option-price", price=said[0], effect=said[1])
        return said[0] if len(said) == 1 else Listed(tuple(said), "then")

    def step(self, verb: str, name: str, much: Any) -> Said:
        """One of the things that an option does."""
        if verb:
            counter = self.placed(f"counter-{name}", name, {})
            own = f"{verb}-{name}" if self.phrases.has(f"{verb}-{name}") else verb
            return clause(own, YOU, amount=self.amount(name, counter, much), n=much)
        if not self.phrases.has(f"rule-{name}") or (not much and self.phrases.has(f"option-{name}")):
            return self.label(name)
        return Words(f"rule-{name}", {**{arg_name(p): n for p, n in much}, "who": YOU}, CLAUSE)

    def on_top(self, kind: str, index: int, seen: View | None) -> dict[str, Said]:
        """What lies visible on the decks that belong to a thing: `$ZONE-seen` (yes or no) and `$ZONE-top`."""
        found: dict[str, Said] = {}
        for zone, dims in self.data["zone_dims"].items():
            if dims != (kind,) or kind not in self.data["kinds"]:
                continue
            here = (zone, (index - int(self.data["kinds"][kind][1]),))
            piles = () if seen is None else seen.zones[self.data["zone_names"].index(here)]
            top = piles[-1].seen if piles and len(piles[-1].cards) == 1 else ()
            found[f"{zone}-seen"] = "yes" if top else "no"
            found[f"{zone}-top"] = self.with_printed(top[0]) if top else ""
        return found

    def verb(self, name: str) -> str:
        """What is done with what a choice of this name chooses: `verb-NAME`, or the action or option that begins with it."""
        if self.phrases.has(f"verb-{name}"):
            return self.phrases.text(f"verb-{name}")
        lead = self.data["leads"].get(name, name)
        return self.phrases.tidy(self.label(lead)).rstrip(" :\u00a0\u202f")

    def doing(self, name: str) -> str:
        """What a choice of this name is about where no thing is meant: the rule, if the option's own words want a thing."""
        lead = self.data["leads"].get(name, name)
        option, rule = f"option-{lead}", f"rule-{lead}"
        if self.phrases.has(option) and not self.phrases.static(option, "") and self.phrases.has(rule):
            return self.phrases.say(clause(rule, YOU), "bare")
        return self.verb(name)

    def asks(self, name: str, seat: int) -> str:
        """The question after a choice of this name, if the pack has words for it and no action begins with it."""
        if (
            self.data["leads"].get(name)
            or self.phrases.has(f"option-{name}")
            or not self.phrases.has(f"ask-{name}")
        ):
            return ""
        return self.phrases.sentence(Words(f"ask-{name}", {"who": self.player(seat)}, FRAME))

    def label(self, name: str) -> Said:
        """An option that is no thing: pass, done, one of several effects."""
        if self.phrases.has(f"option-{name}"):
            return Words(f"option-{name}", {"thing": ANYTHING}, FRAME)
        return human_words(name)
