"""A word in every position that a sentence can have for it, so that whoever writes its phrase sees what becomes of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from wlcore.text.human import arg_name
from wlcore.text.saying import ANY, CLAUSE, Said, Words, clause, frame, noun

if TYPE_CHECKING:
    from wlcore.lang.program import Program
    from wlcore.lang.symbols import Routine
    from wlcore.text.port import Phrases

AMOUNTS = (1, 2, 5, 21)
ACTS, THINGS = ("rule", "event"), ("counter", "kind", "frame")
SORTS = (*ACTS, *THINGS)
YOU, SOMEBODY = noun("you"), noun("kind-player").as_("a")


def found(program: Program, word: str) -> list[str]:
    """The phrases that a word of a game may mean: `rule-draw` for 'draw'; none if it has no such word."""
    known = {
        *(f"{'event' if r.what == 'event' else 'rule'}-{r.name}" for r in program.routines(*ROUTINES)),
        *(f"counter-{counter.name}" for counter in program.counters),
        *(f"kind-{kind}" for kind in program.kinds),
        *(f"frame-{r.name}" for r in program.routines("frame")),
    }
    return [phrase for phrase in (word, *(f"{sort}-{word}" for sort in SORTS)) if phrase in known]


ROUTINES = ("rule", "action", "frame", "event")


def previews(program: Program, phrase: str) -> Iterator[tuple[str, Said]]:
    """What a word can say, each with the name of its position."""
    sort, _, name = phrase.partition("-")
    if sort in ACTS:
        routine = next(r for r in program.routines(*ROUTINES) if r.name == name)
        yield from _done(phrase, routine)
    else:
        yield from _counted(phrase, sort)


def _done(phrase: str, routine: Routine) -> Iterator[tuple[str, Said]]:
    def act(who: Said, number: Said = 2) -> Words:
        return Words(phrase, {**_given(routine, number), "who": who}, CLAUSE)

    several = any(p.type.kind == "number" for p in routine.params)
    for number in AMOUNTS if several else AMOUNTS[:1]:
        yield f"done{f', {number}' if several else ''}", act(YOU, number)
    yield "by a player", act(SOMEBODY)
    yield "by all players", act(noun("kind-player").as_("all", "plural"))
    yield "may", frame("may", who=YOU, price=act(YOU))
    open_ended = noun(ANY).as_("", "plural")
    for moment in ("before", "after", "when", "instead"):
        for who, said in (("you", YOU), ("a player", SOMEBODY)):
            event = act(said, open_ended)
            yield f"{moment}, {who}", frame(moment, event=event, effect=clause("win", YOU))
    yield "forbidden", frame("must-not", who=YOU, does=act(YOU, open_ended))
    yield "forbidden to all", frame("nobody-may", who=noun("nobody"), does=act(noun("nobody"), open_ended))


def _given(routine: Routine, number: Said) -> Mapping[str, Said]:
    return {
        arg_name(p.name): number
        if p.type.kind == "number"
        else noun(f"kind-{p.type.kind}").as_("some" if p.type.many else "a", "plural" if p.type.many else "")
        for p in routine.params
    }


def _counted(phrase: str, sort: str) -> Iterator[tuple[str, Said]]:
    thing = noun(phrase)
    if sort == "counter":
        for number in AMOUNTS:
            yield f"gained, {number}", clause("gain", YOU, amount=thing.as_("n", number), n=number)
        for how, amount in (("has-some", thing.as_("a")), ("has-none", thing.as_("no"))):
            yield (
                how.replace("-", " "),
                frame("if", cond=frame(how, who=YOU, what=amount), then=clause("win", YOU)),
            )
        at_least = frame("has-at-least", who=SOMEBODY, what=thing.as_("n", 2))
        yield "has at least 2", frame("if", cond=at_least, then=clause("win", SOMEBODY))
        return
    for det in ("a", "the", "this", "each"):
        yield det, clause("choose", YOU, what=thing.as_(det))
    yield "all", clause("choose", YOU, what=thing.as_("all", "plural"))
    for number in AMOUNTS:
        yield str(number), clause("choose", YOU, what=thing.as_("n", number))


def said(items: Iterable[tuple[str, Said]], phrases: Phrases) -> dict[str, str]:
    """The sentences of one language by position."""
    return {position: phrases.sentence(item) for position, item in items}
