"""Statements about cards: moving, shuffling and showing them, and laying all of them out."""

from __future__ import annotations

from wlcore.compile.names import Names, as_new, is_simple
from wlcore.compile.openly import is_named, is_top
from wlcore.compile.setup import deck_table_of, lays_out_all, plan_of, table_of
from wlcore.compile.watches import Came, WatchWriter, is_any
from wlcore.lang import meaning as m
from wlcore.lang.probes import Either
from wlcore.lang.symbols import Routine

RANDOM = "s.rng = y = (s.rng * 6364136223846793005 + 1442695040888963407) & 18446744073709551615"


class MoveWriter(WatchWriter):
    """Writes what happens to cards."""

    def laid_out(self, block: m.Block) -> m.Block:
        """Write the beginning of a block in one step if it lays out decks; returns what is left of it."""
        found = plan_of(self.layout, block)
        if found is None:
            return block
        plan, done = found
        everything = lays_out_all(self.layout, plan)
        table: object = table_of(self.layout, plan) if everything else deck_table_of(plan)
        if table not in self.plans:
            self.plans.append(table)
        self.emit(f"{'lay_out' if everything else 'lay_out_some'}(s, PLAN_{self.plans.index(table)})")
        for s, zone, cards in plan.steps:
            self.tell(s, *(told_cards(repr(cards), str(zone)) if isinstance(s, m.Move) else [str(zone)]))
        return block[done:]

    def bind_top(self, s: m.Bind, ref: m.ZoneRef, quiet: bool, names: Names) -> None:
        """The top card of a deck, settled now. If it goes at once where all can see it (`quiet`), it is taken off now."""
        zone = self.place(ref, names)
        if not quiet:
            x = names.new(s.name)
            self.emit(f"{x} = fix_top(s, {zone})")
            return
        d, size, x = names.fresh(), names.fresh(), names.new(s.name)
        t, below = self.order_of(ref, names)
        sure = zone in self.filled
        self.emit(f"{d} = z[{zone}]")
        if not sure:
            self.emit(f"if not {d}: {x} = -1")
        self.emit(f"{'if' if sure else 'elif'} v[{t}]: v[{t}] -= 1; {x} = {d}.pop()")
        self.emit("else:")
        self.emit(f"    {size} = len({d}){below and f' - {below}'}")
        self.emit(f"    if {size} > 1{self.unfixed}:")
        self.emit(f"        {RANDOM}")
        self.emit(f"        {x} = {d}.pop({below and f'{below} + '}(((y >> 33) * {size}) >> 31))")
        self.emit(f"    else: settle_top(s, {zone}); v[{t}] -= 1; {x} = {d}.pop()")
        self.taken[x] = sure
        self.back[x] = f"z[{zone}].append({x}); v[{t}] += 1"
        if sure:
            self.real.add(x)

    def lay_back(self, cond: m.Expr) -> None:
        """Where a study has something else done than is written, cards that have been taken off a deck lie there again."""
        if isinstance(cond, Either):
            for x in self.taken:
                self.emit(f"if {x} >= 0: {self.back[x]}")
            self.taken = {}

    def begun(self, rule: Routine, names: Names) -> None:
        """A rule begins that can be performed: the zones in which it needs a card are not empty now."""
        for need in rule.needs:
            if isinstance(need.cond, m.Quantified) and isinstance(need.cond.of, m.ZoneRef):
                if is_any(need.cond, need.cond.of.zone.name) and need.cond.quantifier == "any":
                    self.filled.add(self.place(need.cond.of, names))

    def order_of(self, ref: m.ZoneRef, names: Names) -> tuple[str, str]:
        """Of a deck: the index of the number of fixed cards on top, and how many lie below the loose ones, if any can."""
        t = self.fixed(ref, names)
        layered = ref.zone.name in self.layout.layered
        return t, f"v[{self.index_shift(t, len(self.layout.deck_zones))}]" if layered else ""

    @property
    def unfixed(self) -> str:
        """In the traced flavour, where chance may be fixed, what is written in place here asks for that."""
        return " and not s.fate" if self.traced else ""

    def fixed(self, zone: m.ZoneRef, names: Names) -> str:
        """The index of the number of fixed cards on top of a deck."""
        args = [self.expr(a, names) for a in zone.args]
        return self.index(
            self.layout.fixed[zone.zone.name] - self.layout.lead(zone.zone),
            self.layout.strides(zone.zone),
            args,
        )

    def p_move(self, s: m.Move, names: Names) -> None:
        """`put`."""
        zone = self.held(self.place(s.zone, names), names)
        under, first = s.where == "under", ""
        several = s.cards.type.many
        if several:
            cards = card = names.fresh()
            moved = self.rounds(s, as_new(self.expr(s.cards, names)))
            put = "put_named" if self.named(s, names) else "put_all"
            self.emit(f"{cards} = {moved}; {put}(s, {cards}, {zone}, {under})")
            self.tell(s, *told_cards(f"tuple({cards})", zone))
        elif is_top(s.cards) and s.zone.zone.discipline != "pile" and not under:
            card = names.fresh()
            self.emit(f"{card} = take_top(s, {self.held(self.place(s.cards.zone, names), names)}, {zone})")
            self.tell(s, *told_cards(f"({card},)", zone))
        else:
            card = self.card(s.cards, names, s.zone.zone.discipline == "pile")
            if s.zone.zone.discipline == "pile" and not under:
                first = self.put_openly(card, zone, self.is_first_watched(s.zone.zone.name), names)
            elif self.named(s, names):
                self.emit(f"if {card} >= 0: put_named(s, ({card},), {zone}, {under})")
            else:
                self.emit(f"if {card} >= 0: put(s, {card}, {zone}, {under})")
            self.tell(s, *told_cards(f"({card},)", zone))
        self.now_known(s.cards, names)
        for other in self.layout.zones:
            if other != s.zone.zone.name and self.comes_from(s.cards, other):
                self.watch_place(other, None, False, True, names)
        left = self.comes_from(s.cards, s.zone.zone.name)
        self.watch(s.zone, names, True, under, first, Came(card, several, left))

    def named(self, s: m.Move, names: Names) -> bool:
        """Whether the rules name the cards that are moved, so that all can follow them."""
        return is_named(self.program, s.cards, names.of(self.elements))

    def note_named(self, x: str, over: m.Expr, names: Names) -> None:
        """An element of a set that the rules name is named."""
        if is_named(self.program, over, names.of(self.elements)):
            self.elements.add(x)

    def comes_from(self, cards: m.Expr, zone: str) -> bool:
        """Whether cards may come from a zone of this name."""
        match cards:
            case m.End() | m.Ends():
                return cards.zone.zone.name == zone
            case m.ZoneRef():
                return cards.zone.name == zone
        return True

    def put_openly(self, card: str, zone: str, watched: bool, names: Names) -> str:
        """Put a card on top of an open zone; if that is watched, a local says afterwards whether it is the first there."""
        lifted = card in self.taken
        sure = self.taken.pop(card) if lifted else card in self.real
        first = names.fresh() if watched else ""
        lines = []
        if not lifted:
            lines.append(f"y = loc[{card}]")
            lines.append(f"if OPEN[y] and z[y][-1] == {card}: z[y].pop()")
            lines.append(f"elif LOOSE[y]: z[y].remove({card}); k[{card}] = s.all")
            lines.append(f"else: lift(s, {card}); k[{card}] = s.all")
        else:
            lines.append(f"k[{card}] = s.all")
        if watched:
            lines.append(f"{first} = not z[{zone}]")
        lines.append(f"z[{zone}].append({card}); loc[{card}] = {zone}")
        if not sure:
            if watched:
                self.emit(f"{first} = False")
            self.emit(f"if {card} >= 0:")
            lines = ["    " + line for line in lines]
        for line in lines:
            self.emit(line)
        return first

    def card(self, e: m.Expr, names: Names, quiet: bool = False) -> str:
        """A single card as a local; the top of a deck is settled, `quiet` if it goes at once where all can see it."""
        if is_top(e):
            cond, there = self.if_somebody(e, names)
            code = f"{'settle' if quiet else 'fix'}_top(s, {self.place(e.zone, there)})"
            code = code if cond == "True" else f"({code} if {cond} else -1)"
        else:
            code = self.expr(e, names)
        if is_simple(code):
            return code
        x = names.fresh()
        self.emit(f"{x} = {code}")
        return x

    def p_shuffle(self, s: m.Shuffle, names: Names) -> None:
        """`shuffle`."""
        zone = self.place(s.zone, names)
        self.emit(f"shuffle(s, {zone})")
        self.tell(s, zone)

    def p_show(self, s: m.Show, names: Names) -> None:
        """`show`: the top of a deck is turned up in place, since that happens all the time."""
        mask = "s.all" if s.to is None else f"seats({self.expr(s.to, names)})"
        if is_top(s.cards):
            zone, t = self.place(s.cards.zone, names), self.fixed(s.cards.zone, names)
            if s.to is not None:
                self.emit(f"look_at_top(s, {zone}, {mask})")
            else:
                below = self.order_of(s.cards.zone, names)[1]
                d, size = names.fresh(), names.fresh()
                self.emit(f"{d} = z[{zone}]; {size} = len({d}){below and f' - {below}'}")
                self.emit(f"if {size} > 1 and not v[{t}]{self.unfixed}:")
                self.emit(f"    {RANDOM}")
                self.emit(f"    y = {d}.pop({below and f'{below} + '}(((y >> 33) * {size}) >> 31))")
                self.emit(f"    {d}.append(y); v[{t}] = 1; k[y] = s.all")
                self.emit(f"else: turn_up(s, {zone})")
            self.tell(s, *told_cards(f"tuple(z[{zone}][-1:])", mask))
        elif s.cards.type.many:
            cards = names.fresh()
            shown = self.rounds(s, as_new(self.expr(s.cards, names)))
            self.emit(f"{cards} = {shown}; show(s, {cards}, {mask})")
            self.tell(s, *told_cards(f"tuple({cards})", mask))
        else:
            card = self.card(s.cards, names)
            self.emit(f"if {card} >= 0: k[{card}] |= {mask}; s.dark = 0")
            self.tell(s, *told_cards(f"({card},)", mask))
        self.now_known(s.cards, names)

    def index_shift(self, index: str, by: int) -> str:
        """An index further on."""
        number, plus, rest = index.partition("+")
        return f"{int(number) + by}{plus}{rest}" if number.isdigit() else f"{by}+{index}"


def told_cards(cards: str, where: str) -> list[str]:
    """What is told of cards that are moved or shown: which, where or to whom, and who knows each of them now."""
    return [cards, where, f"who_knows(s, {cards})"]
