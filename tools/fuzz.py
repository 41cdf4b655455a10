"""Throws damaged files at everything that reads files, and tells what breaks.

    python tools/fuzz.py [--inputs N] [--seconds S] [--seed X] [--only TARGET] [--keep FOLDER]

Each input is a shipped file, or a piece of one, with a few random edits; or noise. The answer must be what was read, or a
refusal in words: any other exception, or no answer within five seconds, is a defect. Inputs that show one are kept.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from marshal import dumps
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

from wlcore import Dice, Game, SaveError, Session, load
from wlcore.compile.data import FAST, TRACED, Making
from wlcore.engine import switches
from wlcore.engine.journal import Journal
from wlcore.engine.record import Header, Seat, sealed
from wlcore.engine.state import TooLong
from wlcore.lang.diagnostics import Findings, PackError, shown
from wlcore.lang.parse import parse_effect, parse_file
from wlcore.lang.source import Text, split_lines
from wlcore.packs.assemble import assemble
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.packs.rawtext import read_text
from wlcore.packs.source import read_pack
from wlcore.packs.yamlfile import parse_yaml
from wlcore.packs.zips import read_zip
from wlcore.play.answers import COMMANDS, Command, Option, steps, understood
from wlcore.play.commands import Commands
from wlcore.play.console import Console
from wlcore.play.words import Words as TableWords
from wlcore.scenario.suite import Suite
from wlcore.text.entries import Entry, read_entries
from wlcore.text.port import Phrases
from wlcore.text.saying import Words
from wlcore.text.voice import Voice

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 5.0
ASKED = {"show", "board", "hand", "log", "rules", "why", "card", "help"}
"""Commands that answer at once and change nothing."""
SIGNS = list(" \n:;,()[]#-+*$¢'\"|>&!%@{}_=.\t\r\0\ufeff\u2028🤠éA0129")
WORDS = (
    "if otherwise: where of is not you it this nobody each count any may choose one: from to top stop let set be "
    "gets + 1 put in players others rule query frame kind counter zone for repeat: needs answer when after with "
    "given then offered - | > {} [] null yes -1 99999999999999999999 0.5 ..  *x &x <<:"
).split()

Attempt = Callable[[str, bytes], bool]
"""Reads an input made from a file of this name; whether it was taken. Raises only where there is a defect."""


class NoAnswer(Exception):
    """An input was not answered in time."""


@dataclass(slots=True)
class Target:
    """Something that reads files: what it is fed with, how often in proportion to the others, and how it is asked."""

    seeds: list[tuple[str, bytes]]
    share: int
    attempt: Attempt


@dataclass(slots=True)
class Tally:
    """What came of the inputs of one target."""

    inputs: int = 0
    taken: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    defects: list[str] = field(default_factory=list)


# ---- damage ---------------------------------------------------------------------------------------------


def damaged(data: bytes, dice: random.Random) -> bytes:
    """A file after some accidents: mostly small ones, in its text; sometimes in its bytes; sometimes only noise."""
    chance = dice.random()
    if chance < 0.02:
        return dice.randbytes(dice.randrange(200))
    if chance < 0.08:
        found = bytearray(data)
        for _ in range(dice.randrange(1, 5)):
            if found:
                found[dice.randrange(len(found))] = dice.randrange(256)
        return bytes(found)
    text = data.decode("utf-8", "replace")
    for _ in range(1 + int(dice.expovariate(0.8))):
        text = _edited(text, dice)
    return text.encode("utf-8", "surrogatepass")


def _edited(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    line, at = dice.randrange(len(lines)), dice.randrange(len(text) + 1)
    match dice.randrange(12):
        case 0:
            return text[:at] + text[at + 1 :]
        case 1:
            return text[:at] + dice.choice(SIGNS) + text[at:]
        case 2:
            return text[:at] + dice.choice(SIGNS) + text[at + 1 :]
        case 3:
            return "\n".join(lines[:line] + lines[line + 1 :])
        case 4:
            return "\n".join(lines[: line + 1] + lines[line:])
        case 5:
            moved = lines.pop(line)
            lines.insert(dice.randrange(len(lines) + 1), moved)
            return "\n".join(lines)
        case 6:
            return "\n".join([*lines[:line], "  " + lines[line], *lines[line + 1 :]])
        case 7:
            return "\n".join([*lines[:line], lines[line].removeprefix("  "), *lines[line + 1 :]])
        case 8:
            return text[:at]
        case 9:
            return text[:at] + text[at : at + dice.randrange(40)] * dice.choice((2, 2, 3, 50)) + text[at:]
        case _:
            words = lines[line].split(" ")
            place = dice.randrange(len(words))
            swap = [] if dice.random() < 0.3 else [dice.choice(WORDS)]
            words[place : place + dice.randrange(2)] = swap
            return "\n".join([*lines[:line], " ".join(words), *lines[line + 1 :]])


def pieces(data: bytes, most: int = 24) -> Iterator[bytes]:
    """A file cut into short runs of lines, so that each is read in no time."""
    lines = data.split(b"\n")
    for start in range(0, len(lines), most):
        yield b"\n".join(lines[start : start + most])


# ---- what is fed ----------------------------------------------------------------------------------------


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


def shipped(*endings: str) -> list[tuple[str, bytes]]:
    """All files of packs, and the phrases of the core, that end like this."""
    found = [
        (f"{p.name}", p.read_bytes()) for p in sorted((ROOT / "grammar").rglob("*")) if p.suffix in endings
    ]
    for packs in games().values():
        found += [(name, packs[-1].read(name)) for name in packs[-1].files() if name.endswith(endings)]
    return found


def in_pieces(files: list[tuple[str, bytes]]) -> list[tuple[str, bytes]]:
    """The pieces of all these files."""
    return [(name, piece) for name, data in files for piece in pieces(data)]


def effects() -> list[tuple[str, bytes]]:
    """Texts of cards, cut out of YAML."""
    found = []
    for name, data in shipped(".yaml"):
        for part in data.decode().split("|\n")[1:]:
            text = "\n".join(line[6:] for line in part.split("\n") if line.startswith("      "))
            if text.strip():
                found.append((name, text.encode()))
    return found


def scenarios() -> list[tuple[str, bytes]]:
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


def saves() -> list[tuple[str, bytes]]:
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


def journals() -> list[tuple[str, bytes]]:
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


# ---- how each is read -----------------------------------------------------------------------------------


def checked(findings: Findings, data: bytes) -> bool:
    """Show every finding, as a user would see it; whether there was no error."""
    lines = split_lines(data.decode("utf-8", "replace"))
    for d in findings.sorted():
        assert d.message in shown(d, lines)
    return not findings.failed


def refused(error: Exception) -> bool:
    """That an input was not taken; a refusal that says nothing is a defect."""
    if not str(error).strip():
        raise AssertionError("refused without a word")
    return False


def read_yaml(name: str, data: bytes) -> bool:
    """YAML with places."""
    findings = Findings()
    parse_yaml(name, data, findings)
    return checked(findings, data)


def reading(parse: Callable[[str, str, Findings], object]) -> Attempt:
    """Reads the lines of a text."""

    def attempt(name: str, data: bytes) -> bool:
        findings = Findings()
        content = read_text(name, data, findings)
        if content is not None:
            parse(name, content, findings)
        return checked(findings, data)

    return attempt


read_rules = reading(lambda name, content, findings: parse_file(Text.of_file(name, content), findings))
read_effect = reading(lambda name, content, findings: parse_effect(Text.of_file(name, content), findings))
read_phrases = reading(lambda name, content, findings: list(read_entries(content, name, "pack", findings)))


def read_packs(name: str, data: bytes) -> bool:
    """A whole game, with a layer or without, of which one file is damaged; compiled if it is still right."""
    which, _, file = name.partition("/")
    packs = games()[which]
    last = packs[-1]
    readers = {n: (lambda n=n: last.read(n)) for n in last.files()} | {file: lambda: data}
    findings = Findings()
    try:
        sources = [read_pack(pack, findings, True) for pack in (*packs[:-1], PackFolder(last.place, readers))]
        if None not in sources:
            assembly = assemble([source for source in sources if source is not None], findings)
            if not findings.failed:
                making = Making(assembly.program)
                for flavour in (TRACED, FAST):
                    compile(making.written(flavour)[0], flavour, "exec")
    except PackError as error:
        findings.found += error.diagnostics
    return checked(findings, data)


@cache
def suite() -> Suite:
    """Loads each game once."""
    return Suite()


def read_scenarios(name: str, data: bytes) -> bool:
    """A file of scenarios beside the pack it came from; those that are right are played."""
    place = Path(str(games()[name.partition("/")[0]][-1].place)) / "scenarios"
    with tempfile.NamedTemporaryFile(dir=place, prefix=".fuzz-", suffix=".scn") as made:
        made.write(data)
        made.flush()
        cases = suite().cases(Path(made.name))
    for case in cases:
        case.run(case.editions[0])
    return not any(d.severity == "error" for case in cases for d in case.findings)


def read_save(name: str, data: bytes) -> bool:
    """A save, half of them with the right check, as a forger would write it; what is taken must be playable."""
    text = data.decode("utf-8", "replace")
    try:
        found = json.loads(text)
        if isinstance(found, dict) and len(text) % 2:
            body = {key: value for key, value in found.items() if key != "check"}
            check = blake2b(dumps(sorted(body.items()), 2), digest_size=8).hexdigest()
            text = json.dumps({**body, "check": check})
    except (ValueError, RecursionError):
        pass
    game = tiny_game(name)
    try:
        state = game.from_json(text)
    except SaveError as error:
        return refused(error)
    state.view(1)
    return True


def resealed(data: bytes) -> bytes:
    """A journal with the right checks, as a forger would write it."""
    lines, check = b"", ""
    for line in data.splitlines():
        try:
            found = json.loads(line)
            line, check = sealed({key: value for key, value in found.items() if key != "check"}, check)
        except (AttributeError, ValueError, RecursionError):
            line += b"\n"
        lines += line
    return lines


def read_journal(name: str, data: bytes) -> bool:
    """A journal, opened and played again; half of them forged."""
    data = resealed(data) if len(data) % 2 else data
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as made:
        made.write(data)
        made.flush()
        try:
            Journal.open(Path(made.name)).replay(tiny_game(name))
        except (SaveError, TooLong) as error:
            return refused(error)
    return True


def read_zipped(name: str, data: bytes) -> bool:
    """A zip of a pack."""
    with tempfile.NamedTemporaryFile(suffix=".zip") as made:
        made.write(data)
        made.flush()
        try:
            read_zip(Path(made.name), name)
        except PackError as error:
            return refused(error)
    return True


def lines_typed() -> list[tuple[str, bytes]]:
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


@cache
def begun(name: str) -> tuple[Session, TableWords, Commands]:
    """A game in which somebody is asked."""
    game = tiny_game(name)
    seats = tuple(Seat(f"Ann {n}") for n in range(game.players[0]))
    session, words = Session.start(game, len(seats), 3), TableWords(game, seats)
    journal: Any = SimpleNamespace(header=Header(name, seats, 3).of(game))
    return session, words, Commands(session, journal, words)


def read_line(name: str, data: bytes) -> bool:
    """A line typed at the table: what is meant by it, and the answer to a question; nothing is chosen."""
    session, words, commands = begun(name)
    console = Console(io.StringIO(data.decode("utf-8", "replace") + "\n"), io.StringIO())
    line = console.ask("") or ""
    answers = [understood(step, words.spoken(session.state)) for step in steps(line)]
    for answer in answers:
        if isinstance(answer, Command) and answer.name in ASKED:
            console.say(*getattr(commands, f"c_{answer.name}")(session.state.who, answer.rest, 80))
    return any(isinstance(answer, Option) for answer in answers)


def switches_asked() -> list[tuple[str, bytes]]:
    """Rulings and options as they are written behind `--ruling` and `--option`, and an edition."""
    found = []
    for name in ("public-enemy", "western-legends"):
        data = tiny_game(name).data
        for ruling, sort in data["rulings"].items():
            values = {"truth": ("yes", "no"), "number": ("2", "15")}.get(sort["type"], sort["labels"])
            found += [(name, f"en {ruling}={value} ".encode()) for value in values]
        for option, labels in data["options"].items():
            found += [(name, f"de  {option}={value}".encode()) for value in labels]
    return found


def read_switches(name: str, data: bytes) -> bool:
    """An edition, rulings and options, asked of a game."""
    edition, *pairs = data.decode("utf-8", "replace").split(" ")
    ruling, option = ({p.partition("=")[0]: p.partition("=")[2]} if p else {} for p in [*pairs, "", ""][:2])
    try:
        switches.settings(tiny_game(name).data, edition, ruling, option)
    except switches.WrongChoice as error:
        return refused(error)
    return True


def read_said(name: str, data: bytes) -> bool:
    """A file of phrases of which everything is said, in every form."""
    findings = Findings()
    content = read_text(name, data, findings)
    if content is not None:
        entries = {entry.id: entry for entry in read_entries(content, name, "pack", findings)}
        voice = Voice("en", {**core_phrases(), **entries}, lambda words: words.id)
        for phrase in entries:
            for key in ("", "acc", "poss", "bare", "third", "plural", "a", "each"):
                voice.say(Words(phrase, {"n": 3, "who": Words("you"), "player": Words("kind-player")}), key)
    return checked(findings, data)


@cache
def core_phrases() -> dict[str, Entry]:
    """The phrases of the core in English."""
    return dict(Phrases("en").entries)


def zipped() -> list[tuple[str, bytes]]:
    """Packs as zips."""
    import zipfile

    found = []
    for name in ("coin-race", "duel", "cavalry"):
        pack, made = games()[name][-1], io.BytesIO()
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in pack.files():
                archive.writestr(file, pack.read(file))
        found.append((name, made.getvalue()))
    return found


def whole_files() -> list[tuple[str, bytes]]:
    """The files of packs that decide about play, with the packs they belong to; small games come more often."""
    found = []
    for name, packs in games().items():
        times = {"coin-race": 40, "whispers": 30, "western-legends": 1}.get(name, 4)
        for file in packs[-1].files():
            if file.endswith((".wl", ".yaml")) and file != "clauses.yaml":
                found += [(f"{name}/{file}", packs[-1].read(file))] * times
    return found


TARGETS: dict[str, Callable[[], Target]] = {
    "yaml": lambda: Target(in_pieces(shipped(".yaml")), 300, read_yaml),
    "rules": lambda: Target(in_pieces(shipped(".wl")), 120, read_rules),
    "effects": lambda: Target(effects(), 250, read_effect),
    "phrases": lambda: Target(in_pieces(shipped(".ftl")), 100, read_phrases),
    "said": lambda: Target(in_pieces(shipped(".ftl")), 60, read_said),
    "packs": lambda: Target(whole_files(), 10, read_packs),
    "scenarios": lambda: Target(scenarios(), 50, read_scenarios),
    "saves": lambda: Target(saves(), 100, read_save),
    "journals": lambda: Target(journals(), 40, read_journal),
    "lines": lambda: Target(lines_typed(), 60, read_line),
    "switches": lambda: Target(switches_asked(), 60, read_switches),
    "zips": lambda: Target(zipped(), 30, read_zipped),
}


# ---- the run --------------------------------------------------------------------------------------------


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Interrupt what computes for longer than this; waiting for a busy machine does not count."""

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise NoAnswer(f"no answer after {seconds:g} seconds of work")

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def fuzz(names: list[str], inputs: int, seconds: float, seed: int, keep: Path | None) -> dict[str, Tally]:
    """Feed damaged inputs to the targets in proportion, until so many were fed or the time is over."""
    dice = random.Random(seed)
    targets = {name: TARGETS[name]() for name in names}
    tallies = {name: Tally() for name in names}
    shares = [targets[name].share for name in names]
    end = time.monotonic() + seconds
    for _ in range(inputs):
        if time.monotonic() > end:
            break
        name = dice.choices(names, shares)[0]
        label, original = dice.choice(targets[name].seeds)
        _try(name, label, damaged(original, dice), targets[name].attempt, tallies[name], keep)
    return tallies


def _try(name: str, label: str, data: bytes, attempt: Attempt, tally: Tally, keep: Path | None) -> None:
    begun = time.perf_counter()
    try:
        with patience(PATIENCE):
            tally.taken += attempt(label, data)
    except Exception as error:  # noqa: BLE001 - whatever comes out is what we look for
        told = "".join(traceback.format_exception(error))
        tally.defects.append(f"{name} ({label}): {told.strip().splitlines()[-1]}")
        if keep is not None:
            keep.mkdir(parents=True, exist_ok=True)
            stem = keep / f"{name}-{blake2b(data, digest_size=4).hexdigest()}"
            stem.with_suffix(".input").write_bytes(data)
            stem.with_suffix(".txt").write_text(f"{label}\n\n{told}", encoding="utf-8")
    took = time.perf_counter() - begun
    tally.inputs += 1
    tally.seconds += took
    tally.slowest = max(tally.slowest, took)


def main(words: list[str]) -> int:
    """Feed, and tell what came of it; 1 if there was a defect."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=list(TARGETS))
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args(words)
    tallies = fuzz(args.only or list(TARGETS), args.inputs, args.seconds, args.seed, args.keep)
    print(f"{'':10} {'inputs':>8} {'taken':>8} {'µs each':>8} {'slowest':>8} {'defects':>8}")
    for name, t in tallies.items():
        each = t.seconds / max(1, t.inputs) * 1e6
        print(f"{name:10} {t.inputs:8} {t.taken:8} {each:8.0f} {t.slowest:7.2f}s {len(t.defects):8}")
    for defect in dict.fromkeys(d for t in tallies.values() for d in t.defects):
        print(defect)
    print(
        f"{sum(t.inputs for t in tallies.values())} inputs, {sum(len(t.defects) for t in tallies.values())} defects"
    )
    return int(any(t.defects for t in tallies.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
