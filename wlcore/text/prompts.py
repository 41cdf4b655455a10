"""What a player is asked, and how the options are called: from the data of a compiled game and the phrases alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from wlcore.engine.decision import Decision
from wlcore.engine.view import View
from wlcore.text.forms import capital
from wlcore.text.human import arg_name, human_words
from wlcore.text.naming import Naming, in_sight
from wlcore.text.saying import CLAUSE, FRAME, Listed, Said, Words, clause, frame, noun

PASS, DONE = "pass", "done"

if TYPE_CHECKING:
    from wlcore.text.offered import Asking, Offered

Place = int
NOWHERE = -1
YOU = noun("you")
ANYTHING = noun("any-number").as_("", "plural")


class Prompts(Naming):
    """Says questions and options."""

    @cached_property
    def offered(self) -> Offered:
        """What says options and questions from the rules; they are read when it is first wanted."""
        from wlcore.text.offered import Offered

        return Offered(self.game, self.phrases)

    def question(self, decision: Decision, at: Place = NOWHERE, seen: View | None = None) -> str:
        """The question of a decision, with why it is asked: `because-NAME` of the pack, else the thing with the text that asks,
        where one does and the pack asks nothing of its own: nothing else tells why.
        """
        asked = self.in_short(decision, at, seen)
        why = self._why(decision, seen)
        return self.phrases.text("ask-of", asked=asked, what=why) if why else asked

    def _why(self, decision: Decision, seen: View | None) -> str:
        """Why something is asked, or ''."""
        if self.phrases.has(own := f"because-{decision.about}"):
            return self.phrases.say(Words(own, self.public(seen), FRAME))
        kind, _, text = decision.rule.partition("/")
        if not text or kind not in self.data.kinds or self._own(decision):
            return ""
        return self.cause(kind, text.partition("/")[0])

    def in_short(self, decision: Decision, at: Place = NOWHERE, seen: View | None = None) -> str:
        """The question alone: `ask-NAME` of the pack, else what the statement that asks says."""
        if own := self._own(decision):
            told = {"who": self.player(decision.seat - 1), **self.public(seen)}
            return self.phrases.sentence(Words(own, told, FRAME))
        return self.phrases.sentence(self._asked(decision, at, seen))

    def is_open(self, decision: Decision, at: Place) -> bool:
        """Whether a question tells nothing of what it is about: 'What do you do?'."""
        asked = None if self._own(decision) else self._asked(decision, at, None)
        return isinstance(asked, Words) and asked.id == "ask-one"

    def _own(self, decision: Decision) -> str:
        """The phrase of the pack that asks, or ''."""
        phrase = f"ask-{decision.about or decision.rule.split('/')[-1]}"
        return phrase if self.phrases.has(phrase) else ""

    def _asked(self, decision: Decision, at: Place, seen: View | None) -> Said:
        """What a statement asks."""
        actions = [self.game.actions[o] for o in decision.options]
        kinds = {kind for name, kind, _ in actions if name not in (PASS, DONE)}
        names = {name for name, _, _ in actions if name not in (PASS, DONE)}
        if len(names) > 1 or not kinds:
            return frame("ask-one")
        if kinds == {""}:
            what, plain = self.effect(names.pop(), at, seen)
            if plain:
                return frame("ask-whether", what=what)
        if PASS in {name for name, _, _ in actions} and (s := self.asking(at)) is not None:
            return self.offered.question(s, self.known(s, at, seen))
        kind = kinds.pop()
        many = any(name == DONE for name, _, _ in actions)
        what = self.kind(self.common_kind(kind, [index for _, _, index in actions if index >= 0]))
        return frame("ask-more" if many else "ask-for", what=what.as_("a"), name=human_words(decision.about))

    def public(self, seen: View | None) -> dict[str, Said]:
        """What all see of no player, for questions that tell it: counters and variables by their names, with what they are now, or
        without a position with what they are called.
        """
        hidden = {at for at, _, _ in self.game.secrets}
        counters = {counter[0] for counter in self.data.counters}
        return {
            arg_name(name): self.thing(kind, seen.values[base])
            if seen is not None
            else Words(f"{'counter' if name in counters else 'variable'}-{name}", fallback=human_words(name))
            for name, (base, dims, _, kind) in self.data.value_dims.items()
            if not dims and base not in hidden
        }

    def common_kind(self, kind: str, indices: Sequence[int]) -> str:
        """The kind of card that all options are, if they are of one kind."""
        if kind != "card":
            return kind
        kinds = {self.data.cards[i][1] for i in indices}
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
            what, plain = self.effect(name, at, seen)
            return capital(self.phrases.tidy(what, *(("bare",) if plain else ())))
        thing = self.with_printed(index) if self.is_card(kind) else self.thing(kind, index)
        if self.phrases.has(f"option-{name}"):
            on_top = self.on_top(kind, index, seen)
            return capital(self.phrases.text(f"option-{name}", thing=thing, **on_top))
        said = self.phrases.say(thing, "name")
        return capital(self.phrases.labelled(self.verb(name, at, seen), said) if among_others else said)

    def effect(self, name: str, at: Place = NOWHERE, seen: View | None = None) -> tuple[Said, bool]:
        """What an option that is no thing does, and whether that is said in the infinitive: with its amounts where they are
        plain, by the pack's own words for it, or as a card would say it.
        """
        plain = self.plain(name, at)
        if plain is not None:
            return plain, True
        if name in (PASS, DONE) or self.has_own(name, at):
            return Words(f"option-{name}", {"thing": ANYTHING}, FRAME), True
        s = self.asking(at)
        if s is not None:
            said = self.offered.effect(s, name, self.known(s, at, seen))
        else:
            said = self.offered.anywhere(name) if at == NOWHERE else None
        if said is None or (isinstance(said[0], Words) and said[0].id == "unphrased-rule"):
            return self.label(name), True
        return said

    def plain(self, name: str, at: Place) -> Said | None:
        """What an option does where it only gains, loses, pays or performs rules."""
        price, steps = self.game.doings.get(at, {}).get(name, (False, ()))
        said = [self.step(*step) for step in steps]
        if not said or None in said:
            return None
        found = [x for x in said if x is not None]
        if price:
            return frame("option-price", price=found[0], effect=found[1])
        return found[0] if len(found) == 1 else Listed(tuple(found), "then")

    def step(self, verb: str, name: str, much: Any) -> Said | None:
        """One of the things that an option does."""
        if verb:
            counter = self.placed(f"counter-{name}", name, {})
            own = f"{verb}-{name}" if self.phrases.has(f"{verb}-{name}") else verb
            return clause(own, YOU, amount=self.amount(name, counter, much), n=much)
        if not much and self.phrases.has(f"option-{name}"):
            return self.label(name)
        if not self.phrases.has(f"rule-{name}"):
            return None
        return Words(f"rule-{name}", {**{arg_name(p): n for p, n in much}, "who": YOU}, CLAUSE)

    # ---- the statement behind it ---------------------------------------------------------------------

    def asking(self, at: Place) -> Asking | None:
        """The statement that asks here, if it is one that offers something."""
        if at not in self.game.asking:
            return None
        line, column, _ = self.game.asking[at]
        return self.offered.asking(self.game.sites[at][2][0], line, column)

    def known(self, s: Asking, at: Place, seen: View | None) -> dict[str, Said]:
        """What names stand for where a statement asks, as far as the player who is asked knows it."""
        found: dict[str, Said] = {}
        if seen is None or at not in self.game.asking:
            return found
        _, _, named = self.game.asking[at]
        from wlcore.text.offered import spoken_of

        for local in spoken_of(s):
            value = seen.stack[named[local.name]] if local.name in named else None
            said = self.standing(local.type.kind, value, seen) if isinstance(value, int) else None
            if said is not None and not local.type.many:
                found[local.name] = said
        return found

    def standing(self, kind: str, value: int, seen: View) -> Said | None:
        """What a name stands for; a card only if it is seen."""
        if kind == "player" and value == seen.seat:
            return YOU
        if kind == "truth" or (value < 0 and kind != "number"):
            return None
        sight = in_sight(seen, seen.seat)
        hidden = self.is_card(kind) and sight is not None and value not in sight
        return None if hidden else self.thing(kind, value)

    def has_own(self, name: str, at: Place) -> bool:
        """Whether the pack that offers an option, or a later one, has words of its own for it: an earlier one means another."""
        entry = self.phrases.entry(f"option-{name}")
        if entry is None or at not in self.game.sites:
            return entry is not None
        file, packs = self.game.sites[at][2][0], list(self.game.data.places.values())
        whose = next((n for n, place in enumerate(packs) if file.startswith(f"{place}/")), 0)
        number = entry.pack.partition(":")[0]
        return not number.isdecimal() or int(number) >= whose

    def on_top(self, kind: str, index: int, seen: View | None) -> dict[str, Said]:
        """What lies visible on the decks that belong to a thing: `$ZONE-seen` (yes or no) and `$ZONE-top`."""
        found: dict[str, Said] = {}
        for zone, dims in self.data.zone_dims.items():
            if dims != (kind,) or kind not in self.data.kinds:
                continue
            here = (zone, (index - int(self.data.kinds[kind][1]),))
            piles = () if seen is None else seen.zones[self.data.zone_names.index(here)]
            top = piles[-1].seen if piles and len(piles[-1].cards) == 1 else ()
            found[f"{zone}-seen"] = "yes" if top else "no"
            found[f"{zone}-top"] = self.with_printed(top[0]) if top else ""
        return found

    def verb(self, name: str, at: Place = NOWHERE, seen: View | None = None) -> str:
        """What is done with what a choice of this name chooses: `verb-NAME`, or the action or option that begins with it."""
        if self.phrases.has(f"verb-{name}"):
            return self.phrases.text(f"verb-{name}")
        what, plain = self.effect(self.data.leads.get(name, name), at, seen)
        return self.phrases.tidy(what, *(("bare",) if plain else ())).rstrip(" :\u00a0\u202f")

    def is_worded(self, name: str, at: Place = NOWHERE) -> bool:
        """Whether there are words for what is done with what a choice of this name chooses, beside its name in the rules."""
        lead = self.data.leads.get(name, name)
        return self.phrases.has(f"verb-{name}") or not isinstance(self.effect(lead, at)[0], str)

    def doing(self, name: str) -> str:
        """What a choice of this name is about where no thing is meant: the rule, if the option's own words want a thing."""
        lead = self.data.leads.get(name, name)
        option, rule = f"option-{lead}", f"rule-{lead}"
        if self.phrases.has(option) and not self.phrases.static(option, "") and self.phrases.has(rule):
            return self.phrases.say(clause(rule, YOU), "bare")
        return self.verb(name)

    def asks(self, name: str, seat: int) -> str:
        """The question after a choice of this name, if the pack has words for it and no action begins with it."""
        if (
            self.data.leads.get(name)
            or self.phrases.has(f"option-{name}")
            or not self.phrases.has(f"ask-{name}")
        ):
            return ""
        return self.phrases.sentence(
            Words(f"ask-{name}", {"who": self.player(seat), **self.public(None)}, FRAME)
        )

    def label(self, name: str) -> Said:
        """An action, or an option of which nothing more is known: by its own words, those of its rule, or by its name."""
        if self.phrases.has(f"option-{name}"):
            return Words(f"option-{name}", {"thing": ANYTHING}, FRAME)
        if self.phrases.has(f"rule-{name}"):
            return clause(f"rule-{name}", YOU)
        return human_words(name)
