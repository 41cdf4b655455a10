"""The options that all commands share which load a game, and what was said with them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any

from wlcore import files
from wlcore.records import dataclass
from wlcore.whom import ASKING


@dataclass(frozen=True, slots=True)
class GameOptions:
    """Which game, with what on top of it; None where nothing was said."""

    game: str | None = None
    edition: str | None = None
    variants: tuple[str, ...] = ()
    packs: tuple[Path, ...] = ()
    rulings: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    ask: str = ""
    seed: int | None = None
    players: int | None = None
    language: str | None = None
    json: bool = False
    strict: bool = False

    @classmethod
    def of(cls, args: argparse.Namespace) -> GameOptions:
        """What the parsed arguments say; for a parser that went through `add_game_options`."""
        return cls(
            game=args.game,
            edition=args.edition,
            variants=tuple(dict.fromkeys(args.variants)),
            packs=tuple(dict.fromkeys(args.packs)),
            rulings=dict(args.rulings),
            options=dict(args.options),
            ask=args.ask,
            seed=args.seed,
            players=args.players,
            language=args.language,
            json=args.json,
            strict=args.strict,
        )


def add_game_options(parser: argparse.ArgumentParser, *, game_required: bool = False) -> None:
    """Give a command the argument GAME and the options for how that game is set up; read them with `GameOptions.of`."""
    parser.add_argument(
        "game", metavar="GAME", type=_word, nargs=None if game_required else "?", help="id of a game"
    )
    add = parser.add_argument_group("the game").add_argument
    add("--edition", metavar="E", type=_word, help="whose rulings hold: an edition of the game, or 'default'")
    add(
        "--variant", metavar="V", type=_word, dest="variants", action="append", default=[],
        help="play with a variant; may be repeated",
    )  # fmt: skip
    add(
        "--with", metavar="PATH", type=_pack, dest="packs", action="append", default=[],
        help="play with a pack of your own, a folder or zip; may be repeated",
    )  # fmt: skip
    add(
        "--ruling", metavar="ID=V", dest="rulings", action=_Pairs, default={},
        help="decide one ruling; may be repeated",
    )  # fmt: skip
    add(
        "--option", metavar="NAME=V", dest="options", action=_Pairs, default={},
        help="set an option of the game, such as its length; may be repeated",
    )  # fmt: skip
    add(
        "--ask", metavar="WHO", choices=ASKING, default="",
        help="who is asked whether they react: who can ('needed'), who might for all that the others know ('always'), or at times "
        "somebody who cannot, too ('random')",
    )  # fmt: skip
    add("--seed", metavar="S", type=count(0), help="where chance begins: the same seed, the same game")
    add("--players", metavar="N", type=count(1), help="how many play")
    add("--lang", metavar="L", type=_word, dest="language", help="language of what is shown")
    add("--json", action="store_true", help="print the result as one JSON value")
    add_strict(add)


def add_strict(add: Callable[..., object]) -> None:
    """The flag that makes a plugin that fails an error; without it such a plugin is skipped."""
    add("--strict", action="store_true", help="an installed plugin that fails is an error, not skipped")


class _Pairs(argparse.Action):
    """Collects NAME=VALUE into a dict; no name may be given twice."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option: str | None = None,
    ) -> None:
        name, equals, value = (part.strip() for part in str(values).partition("="))
        if not (name and equals and value):
            raise argparse.ArgumentError(self, f"expected {self.metavar}, not '{values}'")
        pairs = dict(getattr(namespace, self.dest))
        if name in pairs:
            raise argparse.ArgumentError(self, f"'{name}' is given twice")
        setattr(namespace, self.dest, {**pairs, name: value})


def _word(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("a name is missing")
    return text.strip()


def _pack(text: str) -> Path:
    path = Path(text)
    if not text or not files.exists(path):
        raise argparse.ArgumentTypeError(f"there is no file or folder '{text}'")
    return path


def count(lowest: int) -> Callable[[str], int]:
    """A reader of whole numbers that are not below the lowest."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = lowest - 1
        if number < lowest:
            raise argparse.ArgumentTypeError(f"expected a whole number from {lowest} on, not '{text}'")
        return number

    return read
