"""Keys of several words below a kind, which stand for many things: `each colour of each shape`, `a1 to f6`, `stop-1 to stop-12`.

A pattern says what all of its things have; a pattern with fewer `each`, or an id, that names one of them says only what is
different about it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from math import prod

from wlcore.lang.declare import MOST_THINGS
from wlcore.lang.diagnostics import Findings, meant
from wlcore.packs.names import NAME_PATTERN
from wlcore.packs.nodes import ListNode, MapNode, Node, Scalar
from wlcore.packs.properties import PropertyType
from wlcore.records import dataclass

Types = Mapping[str, PropertyType]
Where = tuple[int, int]

EACH = "each"
PATTERN = rf"({NAME_PATTERN} +)*{EACH} +{NAME_PATTERN}( +{NAME_PATTERN})*|{NAME_PATTERN} +to +{NAME_PATTERN}"
"""How a pattern looks, for schemas."""
GRID = re.compile(r"([a-z])([1-9][0-9]{0,3})")
ROW = re.compile(r"([a-z][a-z0-9-]*)-([1-9][0-9]{0,7})")
HOW = (
    "write 'each PROPERTY of each PROPERTY', or the first and the last place: 'a1 to f6', 'stop-1 to stop-12'"
)
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SLANTS = {"north-east": (1, -1), "south-east": (1, 1), "south-west": (-1, 1), "north-west": (-1, -1)}
STEPS = {**SIDES, **SLANTS}
NEAR = {"beside": tuple(SIDES.values()), "diagonals": tuple(SLANTS.values()), "around": tuple(STEPS.values())}
HEXES = (
    ((-1, -1), (0, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)),
    ((0, -1), (1, -1), (-1, 0), (1, 0), (0, 1), (1, 1)),
)
"""Next to a hexagon in an odd row, and in an even one, which lies half a hexagon further to the east."""
NUMBERS = ("column", "row", "across", "number")
GRID_WORDS = (*NUMBERS[:3], *NEAR, "hexes", *STEPS)
ROW_WORDS = ("number", "next", "previous", "ring", "line")


@dataclass(frozen=True, slots=True)
class Made:
    """A thing that a pattern stands for: its id, what the pattern says of it, from which values of which properties it is made."""

    id: str
    said: Mapping[str, Node | None]
    parts: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)
class Merged:
    """A thing as the keys that name it say it together; `pattern` is that of the one that made it, if that was one."""

    key: Scalar
    entries: dict[str, tuple[Scalar, Node]]
    pattern: str = ""
    parts: tuple[tuple[str, str], ...] = ()
    exact: int = -1


def spread(node: MapNode, types: Types, findings: Findings) -> list[tuple[Scalar, Node, Merged | None]]:
    """What stands below a kind, each thing once: as it is written, or as its patterns and what is more exact say together."""
    if not any(" " in key.value for key, _ in node.entries):
        return [(key, body, None) for key, body in node.entries]
    read = [(key, body, *_read(key, body, types, findings)) for key, body in node.entries]
    order: dict[str, Merged] = {}
    for key, _, _, made in read:
        for one in made:
            order.setdefault(one.id, Merged(Scalar(one.id, key.span), {}))
    left = []
    for key, body, breadth, made in sorted(read, key=lambda one: -one[2]):
        if not isinstance(body, MapNode) and not (isinstance(body, Scalar) and body.missing):
            left.append((key, body, None))
            continue
        for one in made:
            _add(order[one.id], key, body, breadth, one, findings)
    merged = [
        (m.key, MapNode(tuple(m.entries.values()), m.key.span), m) for m in order.values() if m.exact >= 0
    ]
    return [*merged, *left]


def _add(there: Merged, key: Scalar, body: Node, breadth: int, one: Made, findings: Findings) -> None:
    """What a key says of a thing, over what broader ones say."""
    if there.exact == breadth:
        message = f"'{one.id}' is said by two keys that are equally exact"
        advice = "say it in one of them, or by its id"
        if all((d.code, d.span) != ("duplicate", key.span) for d in findings.found):
            findings.error("duplicate", message, key.span, advice, ((there.key.span, "the other one"),))
        return
    there.exact = breadth
    if not there.pattern and breadth:
        there.pattern, there.parts = "-".join(key.value.split()), one.parts
    there.key = Scalar(one.id, key.span)
    changes = isinstance(body, MapNode) and body.get("replaces") is not None
    own = {name.value: (name, value) for name, value in body.entries} if isinstance(body, MapNode) else {}
    for name, value in own.items():
        there.entries[name] = value
    for name, node in one.said.items():
        if node is None:
            del there.entries[name]
        elif not changes or name in own:
            there.entries[name] = (Scalar(name, own[name][0].span if name in own else key.span), node)


def _read(key: Scalar, body: Node, types: Types, findings: Findings) -> tuple[int, list[Made]]:
    """How broad a key is (0 for an id), and the things that it stands for; none after a finding."""
    words = key.value.split()
    said = body if isinstance(body, MapNode) else MapNode((), key.span)
    if len(words) == 1:
        return 0, [Made(key.value, {})]
    if len(words) == 3 and words[1] == "to":
        return 2, _range(key, words[0], words[2], said, findings)
    if EACH in words[:-1]:
        breadth = words.count(EACH)
        return breadth, _product(key, words, said, types, findings)
    findings.error("wrong-type", f"'{key.value}' is no id and no pattern", key.span, _hyphens(words))
    return 0, []


def _hyphens(words: list[str]) -> str:
    """What may be meant by several words."""
    return f"names are joined by hyphens, such as '{'-'.join(words).lower()}'; for many things {HOW}"


# ---- products -----------------------------------------------------------------------------------------


def _product(key: Scalar, words: list[str], body: MapNode, types: Types, findings: Findings) -> list[Made]:
    """One for each combination of the values of some properties."""
    places, ranges = [], []
    rest = iter(words)
    for word in rest:
        if word != EACH:
            places.append(word)
            continue
        name = next(rest, "")
        values = _values(key, name, body, types, findings)
        if not values:
            return []
        places.append("")
        ranges.append((name, values))
    if not _is_possible(key, prod(len(values) for _, values in ranges), findings):
        return []
    if not places[0] and any(not value[:1].isalpha() for value in ranges[0][1]):
        advice = f"put a word before it: '{' '.join([*words[2:], *words[:2]]) if words[2:] else f'card each {words[1]}'}'"
        findings.error(
            "wrong-type", "ids begin with a letter, and these would begin with a number", key.span, advice
        )
        return []
    made = []
    for chosen in product(*(values for _, values in ranges)):
        given = iter(chosen)
        parts = [place or next(given) for place in places]
        said: dict[str, Node | None] = {
            name: Scalar(value, key.span) for (name, _), value in zip(ranges, chosen, strict=True)
        }
        named = tuple((name, value) for (name, _), value in zip(ranges, chosen, strict=True))
        made.append(Made("-".join(parts), said, named))
    return made


def _values(key: Scalar, name: str, body: MapNode, types: Types, findings: Findings) -> tuple[str, ...]:
    """The values that a property goes through: those listed below the key, or all of its kind."""
    if name not in types or types[name].many or types[name].base not in ("label", "number"):
        could = [n for n, t in types.items() if t.of and not t.many]
        advice = meant(name, could) if could else "declare one, such as 'colour: colour'"
        findings.error("unknown-key", f"'each {name}' wants a property with one value", key.span, advice)
        return ()
    listed = body.get(name)
    if isinstance(listed, ListNode):
        values = tuple(item.value for item in listed.items if isinstance(item, Scalar))
        if len(set(values)) < len(listed.items):
            findings.error(
                "wrong-type", f"the values of '{name}' are single names or numbers, each once", listed.span
            )
            return ()
        if not values:
            findings.error(
                "wrong-type", f"there is no '{name}' in this list", listed.span, "name one at least"
            )
        return values
    if not types[name].of:
        advice = f"list them: '{name}: [...]' below this key, or in a '.wl' file: 'kind {name}: ONE, OTHER'"
        findings.error("unknown-key", f"what 'each {name}' goes through is not known", key.span, advice)
    return types[name].of


def _is_possible(key: Scalar, number: int, findings: Findings) -> bool:
    """Whether a pattern stands for as many things as there can be of a kind; if not, that is noted."""
    if number > MOST_THINGS:
        message = f"this stands for {number} things, and there can be {MOST_THINGS} of a kind"
        findings.error("too-much", message, key.span, "write fewer of them")
    elif not number:
        findings.error("wrong-type", f"'{key.value}' goes backwards", key.span, "begin with the smaller one")
    return 0 < number <= MOST_THINGS


# ---- grids, rows and rings ----------------------------------------------------------------------------


def _range(key: Scalar, first: str, last: str, body: MapNode, findings: Findings) -> list[Made]:
    """The places from one to another: a grid, or numbered ones in a row or ring."""
    one, other = GRID.fullmatch(first), GRID.fullmatch(last)
    if one and other:
        columns = range(ord(one[1]), ord(other[1]) + 1)
        rows = range(int(one[2]), int(other[2]) + 1)
        if not _is_possible(key, len(columns) * len(rows), findings):
            return []
        places = {(x, y): f"{chr(x)}{y}" for y in rows for x in columns}
        return _placed(key, places, (columns.start, rows.start), body)
    one, other = ROW.fullmatch(first), ROW.fullmatch(last)
    if one and other and one[1] == other[1]:
        numbers = range(int(one[2]), int(other[2]) + 1)
        if not _is_possible(key, len(numbers), findings):
            return []
        return _placed(key, {(n, 0): f"{one[1]}-{n}" for n in numbers}, None, body)
    findings.error("wrong-type", f"'{key.value}' does not go from one place to another", key.span, HOW)
    return []


def _placed(key: Scalar, places: Mapping[Where, str], corner: Where | None, body: MapNode) -> list[Made]:
    """The places of a grid or row with what they have by where they lie."""
    words = ROW_WORDS if corner is None else GRID_WORDS
    wanted = {
        name.value: value.value
        for name, value in body.entries
        if isinstance(value, Scalar) and value.value in words and value.style == "plain"
    }
    made = []
    for where, name in places.items():
        made.append(Made(name, {p: _near(key, places, where, corner, word) for p, word in wanted.items()}))
    return made


def _near(
    key: Scalar, places: Mapping[Where, str], where: Where, corner: Where | None, word: str
) -> Node | None:
    """What a word about places means for one of them; nothing where there is none."""
    x, y = where
    if corner is None:
        return _in_row(key, places, x, word)
    column, row = x - corner[0] + 1, y
    shifted = (row - corner[1]) % 2
    if word in NUMBERS:
        return Scalar(str({"column": column, "row": row, "across": 2 * column + shifted}[word]), key.span)
    if word in STEPS:
        dx, dy = STEPS[word]
        there = places.get((x + dx, y + dy))
        return None if there is None else Scalar(there, key.span)
    steps = HEXES[shifted] if word == "hexes" else NEAR[word]
    return _listed(key, (places.get((x + dx, y + dy)) for dx, dy in steps))


def _in_row(key: Scalar, places: Mapping[Where, str], n: int, word: str) -> Node | None:
    """What a word about a row or ring means for the place of a number."""
    if word == "number":
        return Scalar(str(n), key.span)
    ends = [x for x, _ in places]
    after, before = places.get((n + 1, 0)), places.get((n - 1, 0))
    if word == "line":
        return _listed(key, (before, after))
    after, before = after or places[min(ends), 0], before or places[max(ends), 0]
    if word == "ring":
        return _listed(key, dict.fromkeys((before, after)))
    return Scalar(after if word == "next" else before, key.span)


def _listed(key: Scalar, names: Iterator[str | None] | tuple[str | None, ...] | dict[str, None]) -> ListNode:
    return ListNode(tuple(Scalar(name, key.span) for name in names if name is not None), key.span)
