"""Statements about cards: moving, shuffling and showing them, and laying all of them out."""

from __future__ import annotations

from wlcore.compile.names import Names, is_simple
from wlcore.compile.setup import deck_table_of, lays_out_all, plan_of, table_of
from wlcore.compile.watches import WatchWriter
from wlcore.lang import meaning as m
from wlcore.lang.probes import Either, Mark

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
            self.tell(s, *([repr(cards), str(zone)] if isinstance(s, m.Move) else [str(zone)]))
        return block[done:]

    def bind_top(self, s: m.Bind, ref: m.ZoneRef, quiet: bool, names: Names) -> None:
        """The top card of a deck, whose place is settled now; `quiet` if it goes at once where all can see it."""
        zone, t = self.place(ref, names), self.fixed(ref, names)
        u = self.index_shift(t, len(self.layout.deck_zones))
        d, size = names.fresh(), names.fresh()
        x = names.new(s.name)
        self.emit(f"{d} = z[{zone}]")
        if not quiet:
            self.emit(f"{x} = fix_top(s, {zone})")
            return
        self.emit(f"if not v[{t}]:")
        self.emit(f"    {size} = len({d}) - v[{u}]")
        self.emit(f"    if {size} > 1{self.unfixed}:")
        self.emit(f"        {RANDOM}")
        self.emit(f"        {d}.append({d}.pop(v[{u}] + (((y >> 33) * {size}) >> 31))); v[{t}] = 1")
        self.emit(f"    else: settle_top(s, {zone})")
        self.emit(f"{x} = {d}[-1] if {d} else -1")
        self.tops[x] = (d, t)

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
        card: str | None = None
        if not s.cards.type.many:
            card = self.card(s.cards, names, s.zone.zone.discipline == "pile")
        under = s.where == "under"
        open_pile = s.zone.zone.discipline == "pile" and not under
        if card is not None and card in self.tops and open_pile:
            d, t = self.tops.pop(card)
            self.emit(f"{d}.pop(); v[{t}] -= 1")
            self.emit(f"z[{zone}].append({card}); loc[{card}] = {zone}; k[{card}] = s.all")
        elif card is not None and open_pile:
            self.emit(f"if {card} >= 0:")
            self.emit(f"    y = loc[{card}]")
            self.emit(f"    if FIXED[y] < 0 and z[y][-1] == {card}: z[y].pop()")
            self.emit(f"    else: lift(s, {card})")
            self.emit(f"    z[{zone}].append({card}); loc[{card}] = {zone}; k[{card}] = s.all")
        elif card is not None:
            self.emit(f"if {card} >= 0: put(s, {card}, {zone}, {under})")
        else:
            cards = names.fresh()
            self.emit(f"{cards} = list({self.expr(s.cards, names)}); put_all(s, {cards}, {zone}, {under})")
            self.tell(s, f"tuple({cards})", zone)
        if card is not None:
            self.tell(s, f"({card},)", zone)
        for other in self.program.zones:
            if other.name != s.zone.zone.name:
                self.watch_place(other.name, None, False, True, names)
        self.watch(s.zone, names, True, s.where == "under")

    def card(self, e: m.Expr, names: Names, quiet: bool = False) -> str:
        """A single card as a local; the top of a deck is settled, `quiet` if it goes at once where all can see it."""
        if isinstance(e, m.End) and e.top and e.zone.zone.discipline == "deck":
            zone = self.held(self.place(e.zone, names), names)
            if quiet:
                self.emit(f"if not v[{self.fixed(e.zone, names)}]: settle_top(s, {zone})")
            code = f"top(z[{zone}])" if quiet else f"fix_top(s, {zone})"
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
        if isinstance(s.cards, m.End) and s.cards.top and s.cards.zone.zone.discipline == "deck":
            zone, t = self.place(s.cards.zone, names), self.fixed(s.cards.zone, names)
            if s.to is not None:
                self.emit(f"look_at_top(s, {zone}, {mask})")
            else:
                u = self.index_shift(t, len(self.layout.deck_zones))
                d, size = names.fresh(), names.fresh()
                self.emit(f"{d} = z[{zone}]; {size} = len({d}) - v[{u}]")
                self.emit(f"if {size} > 1 and not v[{t}]{self.unfixed}:")
                self.emit(f"    {RANDOM}")
                self.emit(
                    f"    y = {d}.pop(v[{u}] + (((y >> 33) * {size}) >> 31)); {d}.append(y); v[{t}] = 1; k[y] = s.all"
                )
                self.emit(f"else: turn_up(s, {zone})")
            self.tell(s, f"tuple(z[{zone}][-1:])", mask)
        elif s.cards.type.many:
            cards = names.fresh()
            self.emit(f"{cards} = list({self.expr(s.cards, names)}); show(s, {cards}, {mask})")
            self.tell(s, f"tuple({cards})", mask)
        else:
            card = self.card(s.cards, names)
            self.emit(f"if {card} >= 0: k[{card}] |= {mask}")
            self.tell(s, f"({card},)", mask)

    def index_shift(self, index: str, by: int) -> str:
        """An index further on."""
        return str(int(index) + by) if index.isdigit() else f"{index}+{by}"


def moved_openly(name: str, rest: m.Block) -> bool:
    """Whether the next thing that happens to a card is that it goes where all can see it."""
    following = next((s for s in rest if not isinstance(s, Mark)), None)
    match following:
        case m.Move(cards=m.Local(name=moved)):
            return moved == name and following.zone.zone.discipline == "pile" and following.where != "under"
        case m.If() if following.otherwise:
            return moved_openly(name, following.otherwise) and all(
                moved_openly(name, body) for cond, body in following.branches if not isinstance(cond, Either)
            )
    return False
