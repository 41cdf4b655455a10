"""What is damaged: the files of all packs, whole or in pieces, and what playing leaves behind or people type."""

from __future__ import annotations

import io
import tempfile
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from wlcore.engine.chance import Dice
from wlcore.engine.game import Game
from wlcore.engine.journal import Journal
from wlcore.engine.record import Header, Seat
from wlcore.engine.session import Session
from wlcore.loading import load
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.play.answers import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
Inputs = list[tuple[str, bytes]]
"""Each with the name of the file it comes from, or of the game it belongs to."""


@cache
def games() -> dict[str, tuple[PackFolder, ...]]:
    """Every game alone and with each of its layers, and two tiny games; the last pack is the one to damage."""
    shelf = Shelf.installed()
    found: dict[str, tuple[PackFolder, ...]] = {m.id: (shelf.folders[m.id],) for m in shelf.games()}
    for game in shelf.games():
        for layer in shelf.layers(game.id):
            if not layer.requires:
                found[layer.id] = (shelf.folders[game.id], shelf.folders[layer.id])
    for tiny in ("coin-race", "whispers"):
        found[tiny] = (PackFolder.open(ROOT / "tests" / "games" / tiny),)
    return found


def shipped(*endings: str) -> Inputs:
    """All files of packs, and the phrases of the core, that end like this."""
    found = [
        (f"{p.name}", p.read_bytes()) for p in sorted((ROOT / "grammar").rglob("*")) if p.suffix in endings
    ]
    for packs in games().values():
        found += [(name, packs[-1].read(name)) for name in packs[-1].files() if name.endswith(endings)]
    return found


def pieces(data: bytes, most: int = 24) -> Iterator[bytes]:
    """A file cut into short runs of lines, so that each is read in no time."""
    lines = data.split(b"\n")
    for start in range(0, len(lines), most):
        yield b"\n".join(lines[start : start + most])


def in_pieces(files: Inputs) -> Inputs:
    """The pieces of all these files."""
    return [(name, piece) for name, data in files for piece in pieces(data)]


def effects() -> Inputs:
    """Texts of cards, cut out of YAML."""
    found = []
    for name, data in shipped(".yaml"):
        for part in data.decode().split("|\n")[1:]:
            text = "\n".join(line[6:] for line in part.split("\n") if line.startswith("      "))
            if text.strip():
                found.append((name, text.encode()))
    return found


def scenarios() -> Inputs:
    """Single scenarios, each below the lines that stand above all in its file."""
    found = []
    for name, packs in games().items():
        for file in packs[-1].files():
            if file.endswith(".scn"):
                head, *rest = packs[-1].read(file).decode().split("\nscenario ")
                found += [(f"{name}/{file}", f"{head}\nscenario {one}\n".encode()) for one in rest]
    return found


@cache
def tiny_game(name: str) -> Game:
    """A game to save and resume."""
    return load(str(ROOT / "tests" / "games" / name) if name in ("coin-race", "whispers") else name)


def saves() -> Inputs:
    """States in the middle of games."""
    found = []
    for name in ("coin-race", "whispers", "public-enemy", "western-legends"):
        game = tiny_game(name)
        for seed in range(12):
            state, dice = game.new(game.players[0], seed), Dice(seed)
            for _ in range(seed * 5):
                if not state.over:
                    state.apply(state.o[dice.below(len(state.o))])
            found.append((name, state.to_json().encode()))
    return found


def journals() -> Inputs:
    """Journals of begun games."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(6):
            game = tiny_game("public-enemy")
            seats = tuple(Seat(name, "random") for name in ("ann", "bob", "eve"))
            header = Header("public-enemy", seats, seed).of(game)
            journal = Journal.create(Path(folder), header)
            session, dice = Session.start(game, 3, seed), Dice(seed)
            session.recorder = journal
            for _ in range(4 + seed * 6):
                if not session.state.over:
                    session.choose(session.state.o[dice.below(len(session.state.o))])
            journal.close()
            found.append(("public-enemy", journal.path.read_bytes()))
    return found


def lines_typed() -> Inputs:
    """What people type at the table."""
    said = [
        *COMMANDS,
        "1",
        "2; 3",
        "why not heist",
        "card 2",
        "rules HEIST-01",
        "save here",
        "load here",
        "log 20",
        "lang de",
    ]
    said += [
        "move to bank",
        "use payday; move ranch; end",
        "tombstone",
        "hint; odds; undo",
        "gain $20",
        "draw 2 cards",
    ]
    return [(name, f"{line}\n".encode()) for name in ("public-enemy", "western-legends") for line in said]


def switches_asked() -> Inputs:
    """Rulings and options as they are written behind `--ruling` and `--option`, and an edition."""
    found = []
    for name in ("public-enemy", "western-legends"):
        data = tiny_game(name).data
        for ruling, sort in data.rulings.items():
            values = {"truth": ("yes", "no"), "number": ("2", "15")}.get(sort["type"], sort["labels"])
            found += [(name, f"en {ruling}={value} ".encode()) for value in values]
        for option, labels in data.options.items():
            found += [(name, f"de  {option}={value}".encode()) for value in labels]
    return found


def zipped() -> Inputs:
    """Packs as zips."""
    found = []
    for name in ("coin-race", "duel", "cavalry"):
        pack, made = games()[name][-1], io.BytesIO()
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in pack.files():
                archive.writestr(file, pack.read(file))
        found.append((name, made.getvalue()))
    return found


def whole_files() -> Inputs:
    """The files of packs that decide about play, with the packs they belong to; small games come more often."""
    found = []
    for name, packs in games().items():
        times = {"coin-race": 40, "whispers": 30, "western-legends": 1}.get(name, 4)
        for file in packs[-1].files():
            if file.endswith((".wl", ".yaml")) and file != "clauses.yaml":
                found += [(f"{name}/{file}", packs[-1].read(file))] * times
    return found


def whole_games() -> Inputs:
    """The files of a game of as many of the newer words of the language as it can hold, and of the games in docs."""
    found = []
    for place, times in (
        (ROOT / "tests" / "games" / "fair", 20),
        *((one, 1) for one in (ROOT / "docs" / "games").iterdir()),
    ):
        if (place / "pack.yaml").exists():
            named = place.relative_to(ROOT).as_posix()
            for file in (f for f in PackFolder.open(place).files() if f.endswith((".wl", ".yaml"))):
                found += [(f"{named}/{file}", (place / file).read_bytes())] * times
    return found
