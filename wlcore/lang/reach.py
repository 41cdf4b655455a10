"""What sets off what: circles of triggers that could never be written out, and questions where nobody can be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from graphlib import CycleError, TopologicalSorter

from wlcore.lang import meaning as m
from wlcore.lang.additions import Trigger, Watch
from wlcore.lang.diagnostics import Findings
from wlcore.lang.parts import statements
from wlcore.lang.program import Program
from wlcore.lang.reading import Reading
from wlcore.lang.source import Span
from wlcore.lang.symbols import Routine

ADVICE = "put what happens into a rule, and perform that"
MOST = 20
"""So many circles are told."""
Cause = Trigger | Watch


class Reach:
    """The triggers and watches of a program, by what sets them off."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.triggers: dict[str, list[Trigger]] = {}
        for trigger in program.triggers:
            self.triggers.setdefault(trigger.of, []).append(trigger)
        self.reading = Reading(program)
        self.leads: dict[str, set[str]] = {}
        self.places: dict[str, Span] = {}
        self.bodies: dict[str, list[tuple[str, object]]] = {}
        """What is carried out at an address, with the pack that says so."""
        asking, ending, winning = map(self._leading_to, self._noted())
        self.asking, self.ending, self.winning = asking, ending, winning

    # ---- circles -------------------------------------------------------------------------------------

    def check_circles(self, findings: Findings) -> None:
        """Note triggers and watches whose own statements set them off again."""
        causes: list[Cause] = [*self.program.triggers, *self.program.watches]
        number = {id(cause): i for i, cause in enumerate(causes)}
        sets_off = {
            i: {number[id(other)] for s in statements(cause.body) for other in self.set_off(s)}
            for i, cause in enumerate(causes)
        }
        for _ in range(MOST):
            try:
                TopologicalSorter(sets_off).prepare()
                return
            except CycleError as error:
                circle = [causes[i] for i in error.args[1][1:]]
                first = min(circle, key=lambda cause: (-self.program.packs.index(cause.pack), cause.span))
                related = tuple((cause.span, "by way of this") for cause in circle if cause is not first)
                sure = all(map(self._surely, circle, [*circle[1:], circle[0]]))
                message = (
                    "this sets itself off again, without end" if sure else "this can set itself off again"
                )
                advice = ADVICE if sure else f"{ADVICE}: a rule may come to itself again"
                findings.error("circle", message, first.span, advice, related)
                sets_off[number[id(first)]] = set()

    def _surely(self, cause: Cause, other: Cause) -> bool:
        """Whether something sets something off unless a condition or somebody's choice prevents it."""
        if isinstance(cause, Watch) or cause.cond is not None:
            return False
        return any(other in self.set_off(s) for s in cause.body)

    def set_off(self, s: m.Statement) -> Iterator[Cause]:
        """What a statement sets off: triggers, and watches of what it changes."""
        yield from self.fired(s)
        yield from self.reading.woken(s)

    def fired(self, s: m.Statement) -> list[Trigger]:
        """The triggers that a statement itself sets off."""
        match s:
            case m.Change():
                return [trigger for name in s.happenings for trigger in self.triggers.get(name, ())]
            case m.Signal():
                return self.triggers.get(s.event.name, [])
            case m.Perform():
                return self.triggers.get(s.rule.name, [])
        return []

    @cached_property
    def hurried(self) -> set[str]:
        """The addresses of what is carried out, sometimes at least, where the game cannot stop to ask anybody."""
        todo: list[object] = [watch.body for watch in self.program.watches]
        todo += [frame.leaving for frame in self.program.routines("frame")]
        found: set[str] = set()
        while todo:
            for s in statements(todo.pop()):
                more = set(self._called(s)) - found
                found |= more
                todo += [body for address in more for _, body in self.bodies.get(address, ())]
        return found

    # ---- questions -----------------------------------------------------------------------------------

    def check_questions(self, findings: Findings) -> None:
        """Note choices where the game cannot stop to wait for somebody, and ends of frames where one is being left."""
        watches = [(watch.body, watch.pack) for watch in self.program.watches]
        leaving = [(frame.leaving, frame.pack) for frame in self.program.routines("frame")]
        for blocks, why in (
            (watches, "'as soon as' happens at once"),
            (leaving, "what happens on leaving a frame happens at once"),
        ):
            advice = "let chance choose ('at random'), or do it for all ('for each')"
            for span, by_way_of in self._culprits(blocks, _is_question, self.asking).items():
                message = f"{why}, so nobody can be asked anything"
                findings.error("no-question", message, span, advice if by_way_of else "", by_way_of)
        for span, by_way_of in self._culprits(leaving, _is_end, self.ending).items():
            message = "a frame is being left here, so this can end no frame"
            findings.error("no-end", message, span, "end it where the frame is performed", by_way_of)

    def _culprits(
        self,
        blocks: Iterable[tuple[m.Block, str]],
        is_one: Callable[[m.Statement], bool],
        leading: set[str],
    ) -> dict[Span, tuple[tuple[Span, str], ...]]:
        """Where blocks of packs lead to a statement of a sort; where only later packs make them lead there, what these say, with
        the statements of the blocks that come to it.
        """
        found: dict[Span, tuple[tuple[Span, str], ...]] = {}
        for block, pack in blocks:
            first = next((s for s in statements(block) if self._leads_to(s, is_one, leading)), None)
            if first is None:
                continue
            later = self._of_later_packs(block, self.program.packs.index(pack), is_one, leading)
            for guilty in later:
                found[guilty] = (*found.get(guilty, ()), (first.span, "this comes to it"))
            if not later:
                found.setdefault(first.span, ())
        return found

    def _of_later_packs(
        self, block: object, place: int, is_one: Callable[[m.Statement], bool], leading: set[str]
    ) -> list[Span]:
        """What packs after one of this place say, by which alone a block leads to a statement of a sort; nothing if it does so by
        itself.
        """
        todo, seen, found = [block], set[str](), list[Span]()
        while todo:
            for s in statements(todo.pop()):
                if is_one(s):
                    return []
                for address in sorted((set(self._called(s)) & leading) - seen):
                    seen.add(address)
                    for whose, body in self.bodies.get(address, ()):
                        guilty = next(
                            (x for x in statements(body) if self._leads_to(x, is_one, leading)), None
                        )
                        if guilty is not None and self.program.packs.index(whose) > place:
                            found.append(guilty.span)
                        elif guilty is not None:
                            todo.append(body)
        return found

    # ---- loops ---------------------------------------------------------------------------------------

    def check_loops(self, findings: Findings) -> None:
        """Note loops that nothing ever leaves."""
        for s in statements(tuple(self.program.said())):
            if isinstance(s, m.Repeat) and s.times is None and s.until is None and not self._is_left(s.body):
                advice = "leave it with 'stop', 'end FRAME' or 'win PLAYERS', or say 'repeat N times:' or 'until COND'"
                findings.warn("endless", "nothing ever ends this loop", s.span, advice)
            if isinstance(s, m.Repeat) and s.until is not None and self._is_idle(s.until, s.body):
                advice = "let something in it change what stands behind 'until', or leave it with 'stop'"
                findings.warn("endless", "nothing in this loop changes what it waits for", s.span, advice)

    def _is_idle(self, until: m.Expr, body: m.Block) -> bool:
        """Whether nothing that a loop does, or leads to, can change whether a condition holds."""
        places = self.reading.places(until)
        if self._is_left(body) or not places.isdisjoint(self.program.marks):
            return False
        if any(isinstance(e, m.Builtin) for e in self.reading.all(until)):
            return False
        todo, reached = list[object]([body]), set[str]()
        while todo:
            for s in statements(todo.pop()):
                if isinstance(s, m.ActionMenu) or _may_change(s, places, self.reading.zones):
                    return False
                called = set(self._called(s)) - reached
                reached |= called
                todo += [block for address in called for _, block in self.bodies.get(address, ())]
        return True

    def _is_left(self, body: m.Block) -> bool:
        return any(
            isinstance(s, m.Stop)
            or self._leads_to(s, _is_end, self.ending)
            or self._leads_to(s, _is_win, self.winning)
            for s in statements(body)
        )

    def waits(self, block: object) -> bool:
        """Whether somebody may be asked in a block or statement."""
        return any(self._asks(s) for s in statements(block))

    def _asks(self, s: m.Statement) -> bool:
        return self._leads_to(s, _is_question, self.asking)

    def _leads_to(self, s: m.Statement, is_one: Callable[[m.Statement], bool], leading: set[str]) -> bool:
        """Whether a statement is one of a sort, or sets off something that leads to one."""
        return is_one(s) or any(name in leading for name in self._called(s))

    def _called(self, s: m.Statement) -> Iterable[str]:
        """The addresses that a statement carries out, those of what it sets off among them."""
        match s:
            case m.Perform():
                yield s.rule.address
            case m.PerformText():
                yield f"text {s.property}"
        yield from (address_of(cause) for cause in self.set_off(s))

    def _noted(self) -> tuple[list[str], ...]:
        """Note what leads to what, by address, and where it stands; who asks, ends a frame, or ends the game, themselves."""
        bodies: list[tuple[str, str, Span, object]] = [
            (r.address, r.pack, r.span, (r.body, r.leaving))
            for r in self.program.routines("rule", "action", "frame")
        ]
        bodies += [
            (f"text {name}", text.pack, text.span, text.body)
            for (_, _, name), text in self.program.texts.items()
        ]
        causes: list[Cause] = [*self.program.triggers, *self.program.watches]
        bodies += [(address_of(cause), cause.pack, cause.span, cause.body) for cause in causes]
        sorts = _is_question, _is_end, _is_win
        noted: tuple[list[str], ...] = tuple([] for _ in sorts)
        for address, pack, span, body in bodies:
            self.places.setdefault(address, span)
            self.bodies.setdefault(address, []).append((pack, body))
            leads = self.leads.setdefault(address, set())
            for s in statements(body):
                for found, is_one in zip(noted, sorts, strict=True):
                    found += [address] if is_one(s) else []
                leads.update(self._called(s))
        return noted

    def _leading_to(self, those: Iterable[str]) -> set[str]:
        """Everything that may come to one of those."""
        callers: dict[str, list[str]] = {}
        for address, leads in self.leads.items():
            for called in leads:
                callers.setdefault(called, []).append(address)
        todo, found = [*those], set[str]()
        while todo:
            address = todo.pop()
            if address not in found:
                found.add(address)
                todo += callers.get(address, ())
        return found


def address_of(piece: Routine | Cause) -> str:
    """By what a rule, a text or what is set off is known; texts of one name are known as one."""
    if isinstance(piece, Routine):
        return f"text {piece.name.rpartition('/')[2]}" if piece.what == "text" else piece.address
    return f"{'watch' if isinstance(piece, Watch) else 'trigger'} {piece.span}"


def _may_change(s: m.Statement, places: set[str], zones: set[str]) -> bool:
    """Whether a statement itself may change one of these counters, variables and zones; cards that are moved may come from any."""
    match s:
        case m.Change() | m.Assign():
            return s.place.place.name in places
        case m.Move() | m.Shuffle():
            return not places.isdisjoint(zones)
    return False


def _is_end(s: m.Statement) -> bool:
    """Whether a statement ends a frame, or has it begin again."""
    return isinstance(s, m.EndFrame)


def _is_win(s: m.Statement) -> bool:
    """Whether a statement ends the game."""
    return isinstance(s, m.Win)


def _is_question(s: m.Statement) -> bool:
    """Whether a statement itself may have to wait, goes on without a bound that is known, or begins a frame."""
    match s:
        case m.Pick():
            return "random" not in s.how
        case m.Repeat():
            return s.times is None
        case m.Perform():
            return s.rule.what == "frame"
    return isinstance(s, (m.Maybe, m.OneOf, m.TakingTurns, m.ActionMenu))


def check_reach(reach: Reach, findings: Findings) -> None:
    """Note circles of triggers, questions where nobody can be asked, and loops without an end."""
    reach.check_circles(findings)
    reach.check_questions(findings)
    reach.check_loops(findings)
