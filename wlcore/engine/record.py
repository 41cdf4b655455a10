"""What the lines of a journal hold, and how each is written and read: JSON that ends with a check.

The check covers the line and, through the check before it, all lines above. A line that makes no sense is a
`ValueError`, `TypeError` or `KeyError`; which file and line that was is for the journal to say.
"""

from __future__ import annotations

import json
from dataclasses import asdict, field, replace
from hashlib import blake2b
from typing import Any
from zlib import crc32

from wlcore.engine.game import Game
from wlcore.records import dataclass
from wlcore.whom import ASKING, NEEDED

FORMAT = 3
PERSON = "person"

Pairs = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a name, and `person` or the name of a bot."""

    name: str
    kind: str = PERSON


@dataclass(frozen=True, slots=True)
class Header:
    """What is played; `digest` stands for all packs together, `digests` for each, `names` for the words of options,
    `layout` for what the numbers in a state mean, `ask` for who is asked.

    A game that does not begin at its beginning has a `position`, and in `fate` what chance brings first; if that is from a
    scenario, `scenario` is its FILE:LINE. With `free_undo` everything can be taken back. `language` is that of the table, where
    one is known; `guided` tells that remarks for newcomers are made.
    """

    game: str
    seats: tuple[Seat, ...]
    seed: int
    edition: str = "en"
    variants: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    rulings: Pairs = ()
    options: Pairs = ()
    ask: str = ""
    digest: str = ""
    digests: Pairs = ()
    names: str = ""
    started: str = ""
    position: str = ""
    fate: tuple[tuple[str, tuple[int, ...]], ...] = ()
    layout: str = ""
    scenario: str = ""
    free_undo: bool = False
    language: str = ""
    guided: bool = False

    def of(self, game: Game) -> Header:
        """The same, with the digests of a loaded game."""
        digests = tuple(sorted(_digests(game).items()))
        return replace(
            self,
            ask=self.ask or ASKING[game.settings[-1]],
            digest=game.digest,
            digests=digests,
            names=_names_digest(game),
            layout=game.layout,
        )

    def is_same_table(self, other: Header) -> bool:
        """Whether both are of one game that was begun once, by whatever packs it has gone on since."""
        return (self.game, self.seats, self.seed, self.started) == (
            other.game,
            other.seats,
            other.seed,
            other.started,
        )

    def changed(self, game: Game) -> list[str]:
        """The packs that are not what they were; all of the game's where that is not known."""
        if game.digest == self.digest:
            return []
        now, then = _digests(game), dict(self.digests)
        changed = sorted(pack for pack in {*now, *then} if now.get(pack) != then.get(pack))
        return changed or list(game.data.packs)

    def is_of_another_version(self, game: Game) -> bool:
        """Whether the same packs were played by a version of wlcore to which the numbers in a state mean something else."""
        return game.digest == self.digest and game.layout != self.layout


@dataclass(frozen=True, slots=True)
class Chosen:
    """The player in a seat (from 1) chose an option, in words; the fingerprint is that of the state after it.

    Where the game rested on the way to the next decision, its state then is there by names.
    """

    seat: int
    words: str
    fingerprint: str = ""
    rest: dict[str, Any] | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last choice that stood was taken back."""


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over; who won (from 1)."""

    winners: tuple[int, ...]
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Renewed:
    """From here on the packs are others; the digests are those of a header.

    The game goes on from where it rested `after` so many of the choices that stood, or from a new `position`, or just as it
    was (`after` is None); the choices since then stand if they are `kept`.
    """

    digest: str
    digests: Pairs
    names: str
    layout: str
    after: int | None = None
    kept: bool = True
    position: str = ""

    @classmethod
    def of(cls, header: Header, after: int | None = None, kept: bool = True, position: str = "") -> Renewed:
        """What a journal with this header is from now on."""
        return cls(header.digest, header.digests, header.names, header.layout, after, kept, position)

    def on(self, header: Header) -> Header:
        """The header that counts from here on."""
        return replace(
            header,
            digest=self.digest,
            digests=self.digests,
            names=self.names,
            layout=self.layout,
            position=self.position or header.position,
        )


Played = Chosen | TakenBack | Finished
Entry = Played | Renewed


def _digests(game: Game) -> dict[str, str]:
    return dict(game.data.digests)


def _names_digest(game: Game) -> str:
    words = "\n".join(game.names.option(n) for n in range(len(game.actions)))
    return blake2b(words.encode(), digest_size=8).hexdigest()


# ---- writing ---------------------------------------------------------------------------------------------


def sealed(said: dict[str, Any], before: str) -> tuple[bytes, str]:
    """The line that says this after a line with that check, and its own check."""
    start = json.dumps(said, separators=(",", ":"))[:-1].encode()
    check = _sum(before, start)
    return start + f',"check":"{check}"}}\n'.encode(), check


def header_said(header: Header) -> dict[str, Any]:
    """The first line, as JSON."""
    return {"journal": FORMAT, **asdict(header)}


def said(entry: Entry) -> dict[str, Any]:
    """An entry, as JSON."""
    match entry:
        case Chosen(seat, words, fingerprint, rest):
            mark: dict[str, Any] = {"fingerprint": fingerprint} if fingerprint else {}
            return {"seat": seat, "choice": words, **mark, **({} if rest is None else {"rest": rest})}
        case Finished(winners, fingerprint):
            return {"winners": list(winners), "fingerprint": fingerprint}
        case TakenBack():
            return {"taken back": 1}
        case Renewed():
            return {"renewed": asdict(entry)}


# ---- reading ---------------------------------------------------------------------------------------------


def parsed(line: bytes) -> dict[str, Any]:
    """The JSON of a line."""
    try:
        found = json.loads(line)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(found, dict):
        raise TypeError(found)
    return found


def check_of(line: bytes, before: str) -> str:
    """The check of a line that follows a line with that check; '' if it is not the right one."""
    start, _, rest = line.rpartition(b',"check":')
    check = _sum(before, start)
    return check if rest == f'"{check}"}}'.encode() else ""


def header_of(found: dict[str, Any]) -> Header:
    """The header that a first line holds."""
    seats = tuple(Seat(_str(seat["name"]), _str(seat["kind"])) for seat in found["seats"])
    if not seats:
        raise ValueError("nobody plays")
    return Header(
        game=_str(found["game"]),
        seats=seats,
        seed=_int(found["seed"]),
        edition=_str(found["edition"]),
        variants=tuple(_str(x) for x in found["variants"]),
        packs=tuple(_str(x) for x in found["packs"]),
        rulings=_pairs(found["rulings"]),
        options=_pairs(found["options"]),
        ask=_str(found.get("ask", NEEDED)),
        digest=_str(found["digest"]),
        digests=_pairs(found["digests"]),
        names=_str(found["names"]),
        started=_str(found["started"]),
        position=_str(found.get("position", "")),
        layout=_str(found.get("layout", "")),
        scenario=_str(found.get("scenario", "")),
        free_undo=found.get("free_undo", False) is True,
        language=_str(found.get("language", "")),
        guided=found.get("guided", False) is True,
        fate=tuple((_str(name), tuple(map(_int, values))) for name, values in found.get("fate", ())),
    )


def entry_of(found: dict[str, Any]) -> Entry:
    """The entry that a line holds."""
    if "choice" in found:
        rest = found.get("rest")
        if rest is not None and not isinstance(rest, dict):
            raise TypeError(rest)
        return Chosen(_int(found["seat"]), _str(found["choice"]), _str(found.get("fingerprint", "")), rest)
    if "winners" in found:
        return Finished(tuple(_int(p) for p in found["winners"]), _str(found["fingerprint"]))
    if found.get("taken back") == 1:
        return TakenBack()
    if "renewed" in found:
        return _renewed(found["renewed"])
    raise ValueError(found)


def _renewed(found: dict[str, Any]) -> Renewed:
    if found["kept"] not in (True, False):
        raise TypeError(found)
    return Renewed(
        digest=_str(found["digest"]),
        digests=_pairs(found["digests"]),
        names=_str(found["names"]),
        layout=_str(found["layout"]),
        after=None if found["after"] is None else _int(found["after"]),
        kept=bool(found["kept"]),
        position=_str(found["position"]),
    )


def _sum(before: str, line: bytes) -> str:
    return f"{crc32(line, crc32(before.encode())):08x}"


def _pairs(x: Any) -> Pairs:
    return tuple((_str(name), _str(value)) for name, value in x)


def _str(x: Any) -> str:
    if not isinstance(x, str):
        raise TypeError(x)
    x.encode("utf-8", "surrogateescape")  # halves of characters stand in no name, but in those of some files
    return x


def _int(x: Any) -> int:
    if not isinstance(x, int) or isinstance(x, bool):
        raise TypeError(x)
    return x
