"""Reads damaged inputs as users would have them read, and raises only where there is a defect."""

from __future__ import annotations

import io
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from marshal import dumps
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import wlcore
from tools.fuzzing.inputs import ROOT, games, tiny_game
from tools.fuzzing.trying import Attempt
from wlcore.cli.check import Check
from wlcore.compile.data import FAST, TRACED, Making
from wlcore.engine import switches
from wlcore.engine.faults import RuleFault
from wlcore.engine.journal import Journal
from wlcore.engine.record import Header, Seat, sealed
from wlcore.engine.refusals import SaveError
from wlcore.engine.session import Session
from wlcore.lang.diagnostics import Findings, PackError, shown
from wlcore.lang.parse import parse_effect, parse_file
from wlcore.lang.source import Text, split_lines
from wlcore.packs.assemble import assemble
from wlcore.packs.find import PackFolder
from wlcore.packs.limits import MANIFEST
from wlcore.packs.rawtext import read_text
from wlcore.packs.source import read_pack
from wlcore.packs.yamlfile import parse_yaml
from wlcore.packs.zips import read_zip
from wlcore.play.answers import Command, Option, steps, understood
from wlcore.play.commands import Commands
from wlcore.play.console import Console
from wlcore.play.words import Wording as TableWords
from wlcore.scenario.suite import Suite
from wlcore.text.entries import Entry, read_entries
from wlcore.text.port import Phrases
from wlcore.text.saying import Words
from wlcore.text.voice import Voice

CACHE = "WLCORE_CACHE"
LANGUAGES = ("en", "fr", "de", "ru")
ASKED = {"show", "board", "hand", "log", "rules", "why", "card", "help"}
"""Commands that answer at once and change nothing."""


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
    """A whole game, with a layer or without, of which one file is damaged; compiled in one of its flavours if it is
    still right.
    """
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
                flavour = FAST if len(data) % 2 else TRACED
                compile(Making(assembly.program).written(flavour)[0], flavour, "exec")
    except PackError as error:
        findings.found += error.diagnostics
    return checked(findings, data)


def read_and_play(name: str, data: bytes) -> bool:
    """A whole game of which one file is damaged: checked as an author has it checked; what is right is told in four languages and
    played for a while.
    """
    folder, file = next(
        (ROOT / p, name.removeprefix(f"{p}/"))
        for p in map(str, Path(name).parents)
        if (ROOT / p / MANIFEST).exists()
    )
    with tempfile.TemporaryDirectory() as made:
        copy = Path(shutil.copytree(folder, Path(made) / folder.name, ignore=shutil.ignore_patterns("*.scn")))
        (copy / file).write_bytes(data)
        found = [d for d in Check().paths([copy]) if d.severity == "error"]
        if any(not d.message or not d.span.file for d in found):
            raise AssertionError(f"an error without words or place: {found}")
        try:
            with kept_in(Path(made) / "cache"):
                game = wlcore.load(copy)
        except PackError as error:
            if not found:
                raise AssertionError(f"check found nothing, but: {error}") from None
            return refused(error)
        if found:
            raise AssertionError(f"it can be loaded, though: {found[0]}")
        dice = Random(len(data))
        try:
            _played(game, dice)
        except RuleFault as fault:
            return not refused(fault)
    return True


def _played(game: wlcore.Game, dice: Random) -> None:
    """Some choices of a random game; each question and option is told, and so is what has happened."""
    state = game.new(players=dice.randint(*game.players), seed=dice.randrange(1000), log=True)
    for turn in range(24):
        if state.decision is None:
            break
        lang = LANGUAGES[turn % 4]
        said = [state.describe(option, lang) for option in state.options]
        assert all(said), said
        state.view(state.decision.seat).to_dict()
        state.apply(dice.choice(state.options))
    for lang in LANGUAGES:
        assert state.log(lang) is not None


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """What is compiled meanwhile is kept in this folder."""
    before = os.environ.get(CACHE)
    os.environ[CACHE] = str(folder)
    try:
        yield
    finally:
        os.environ.pop(CACHE) if before is None else os.environ.__setitem__(CACHE, before)


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
        except (SaveError, RuleFault) as error:
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
    answers = [understood(step, words.spoken(session.state), words.vocabulary) for step in steps(line)]
    for answer in answers:
        if isinstance(answer, Command) and answer.name in ASKED:
            console.say(*getattr(commands, f"c_{answer.name}")(session.state.who, answer.rest, 80))
    return any(isinstance(answer, Option) for answer in answers)


def read_switches(name: str, data: bytes) -> bool:
    """An edition, rulings and options, asked of a game."""
    edition, *pairs = data.decode("utf-8", "replace").split(" ")
    ruling, option = ({p.partition("=")[0]: p.partition("=")[2]} if p else {} for p in [*pairs, "", ""][:2])
    try:
        switches.settings(tiny_game(name).plain, edition, ruling, option)
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
