"""Broken packs beside what is said about them: `file:line:col code`, one a line, in reading order."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.lang.broken import BROKEN, GAME, as_expected, diagnostics, expected
from wlcore import loading
from wlcore.lang.diagnostics import Diagnostic, PackError, shown
from wlcore.lang.source import split_lines

CASES = sorted(path for path in BROKEN.iterdir() if path.suffix != ".expected")
SECONDS = 5
JARGON = ("Traceback", "None", "$END", "__", "terminal")


@contextmanager
def in_time() -> Iterator[None]:
    """Ends what takes longer than it may; where there are no alarms, at least finds it out."""
    alarm = getattr(signal, "SIGALRM", None)
    if alarm is not None:
        signal.signal(alarm, lambda *_: pytest.fail("this takes too long"))
        signal.alarm(SECONDS)
    start = time.monotonic()
    try:
        yield
    finally:
        if alarm is not None:
            signal.alarm(0)
    assert time.monotonic() - start < SECONDS


def loaded(path: Path, work: Path) -> list[Diagnostic]:
    with in_time():
        return diagnostics(path, work)


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_expected_diagnostics(path: Path, tmp_path: Path):
    """Each broken pack gives exactly the diagnostics written beside it, in time, and nothing but a PackError."""
    found = loaded(path, tmp_path)
    # Findings are sorted by file; where one stands outside the pack, its place depends on where the checkout lies.
    assert sorted(as_expected(d, tmp_path) for d in found) == sorted(expected(path))


@pytest.mark.slow("every mistake is told in a sentence, and large files in time")
@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_diagnostics_are_sentences(path: Path, tmp_path: Path):
    """Each diagnostic says something in words, points into its file, and can be printed."""
    for d in loaded(path, tmp_path):
        assert d.message
        assert not any(jargon in d.message + d.suggestion for jargon in JARGON)
        assert (d.span.line, d.span.col) >= (1, 1)
        file = Path(d.span.file)
        lines = split_lines(file.read_bytes().decode("utf-8", "replace")) if file.is_file() else [""]
        assert d.span.line <= len(lines)
        assert d.span.col <= len(lines[d.span.line - 1]) + 1
        assert d.message in shown(d, lines)


def test_every_broken_pack_has_its_diagnostics():
    """No expectation is empty or left over, and there are enough of them."""
    assert len(CASES) >= 45
    assert {p.stem for p in CASES} == {p.stem for p in BROKEN.glob("*.expected")}
    assert all(expected(path) for path in CASES)


def rule(line: str) -> bytes:
    return f"rule rest\n  {line}\n".encode()


def nested(depth: int) -> bytes:
    return rule("if " + "(" * depth + "any tray" + ")" * depth + ": stop")


# What would make a large file: made here, each with the code and the line of its first diagnostic.
LARGE = {
    "ten thousand parentheses": (nested(10_000), "long-line", 2),
    "four hundred parentheses": (nested(400), "too-deep", 2),
    "a line of a megabyte": (rule("gain " + "1 " * 490_000), "long-line", 2),
    "a word of a megabyte": (b"x" * 999_000, "long-line", 1),
    "a long line": (rule("gain ¢1" + " " * 2_000 + "[REST-01]"), "long-line", 2),
    "blocks in five thousand blocks": ("".join(" " * i + "if yes:\n" for i in range(1_400)).encode(), "too-many", 1),
    "blocks in forty blocks": (
        b"rule rest\n" + "".join(" " * (i + 1) + "if any tray:\n" for i in range(40)).encode(), "block", 31
    ),
    "many lines": (b"rule rest\n" + b"  gain 1 medals\n" * 60_000, "too-long", 5_001),
    "many mistakes": (b")\n" * 499_000, "syntax", 1),
    "a long sum": (rule("let n be 1" + " + 1" * 200), "too-deep", 2),
    "many statements on one line": (rule("stop; " * 150 + "stop"), "too-deep", 2),
    "noughts": (b"\0" * 20_000, "character", 1),
    "a file that is too big": (b"# \n" * 400_000, "pack-too-big", 1),
}  # fmt: skip


@pytest.mark.slow("every mistake is told in a sentence, and large files in time")
@pytest.mark.parametrize("name", LARGE)
def test_large_files(name: str, tmp_path: Path):
    """What is too large, too deep or too much is refused in time, with a message at the right line."""
    content, code, line = LARGE[name]
    (tmp_path / "large.wl").write_bytes(content)
    found = loaded(tmp_path / "large.wl", tmp_path)
    assert (found[0].code, found[0].span.line) == (code, line)


@pytest.mark.parametrize("seed", range(20))
def test_random_bytes(seed: int, tmp_path: Path):
    """Bytes that mean nothing at all are refused like everything else."""
    chance = random.Random(seed)
    letters = b"abcdefghij :()-\n  12" if seed % 2 else bytes(range(256))
    (tmp_path / "random.wl").write_bytes(bytes(chance.choice(letters) for _ in range(5_000)))
    assert loaded(tmp_path / "random.wl", tmp_path)


@pytest.mark.parametrize(
    ("line", "advice"),
    [
        ("gain 1 meda", "did you mean 'medals'?"),
        ("gain 1 x", "there are: pennies, medals"),
        ("each p in players: gain ¢1", "write 'for each'"),
        (
            "players: gain ¢1",
            "write 'for each p in SET: p: ...' for all of them, or 'only (...)' if there is just one",
        ),
    ],
)
def test_what_to_write_instead(line: str, advice: str, tmp_path: Path):
    """Where what was meant can be guessed, it is said; where it would be a bad guess, nothing is."""
    (tmp_path / "first.wl").write_text(f"after you lap:\n  {line}\n", "utf-8")
    assert [d.suggestion for d in loaded(tmp_path / "first.wl", tmp_path)] == [advice]


def test_a_name_in_a_file_that_cannot_be_read_may_be_right(tmp_path: Path):
    """One mistake in a file makes no riddle of another that names what stands in it."""
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.yaml").write_text(
        "id: rare\nversion: 1.0.0\ntitle: Rare\nkind: layer\ngame: coin-race\nprovenance: designed\n"
    )
    (pack / "rare.wl").write_text("kind shine\n  glow: number\nkind gem is card\n  shine: shine\n")
    (pack / "gems.yaml").write_text("gem:\n  ruby:\n    shine: deep-red\n")
    for content, advice in (
        ("shine:\n  deep-red:\n\tglow: 3\n", "it may stand in shines.yaml, which could not be read"),
        ("shine:\n  other:\n    glow: 3\n", "there are: other"),
    ):
        (pack / "shines.yaml").write_text(content)
        with pytest.raises(PackError) as error:
            loading.load(str(GAME), packs=[str(pack)])
        told = {Path(d.span.file).name: d.suggestion for d in error.value.diagnostics}
        assert told["gems.yaml"] == advice


def test_what_may_come_back_is_not_said_to_be_endless(tmp_path: Path):
    """A circle with a condition or a choice in it may end; it cannot be written as it stands, but as a rule it can."""
    (tmp_path / "pack.yaml").write_text(
        "id: again\nversion: 1.0.0\ntitle: Again\nkind: layer\ngame: coin-race\n"
    )
    told = {}
    for body in (
        "after you lap: lap",
        "after you lap, if pennies(you) is 1: lap",
        "after you lap:\n  may: lap",
    ):
        (tmp_path / "again.wl").write_text(body + "\n")
        with pytest.raises(PackError) as error:
            loading.load(str(GAME), packs=[str(tmp_path)])
        (told[body],) = (d.message for d in error.value.diagnostics)
    sure, *others = told.values()
    assert sure == "this sets itself off again, without end"
    assert set(others) == {"this can set itself off again"}
    (tmp_path / "again.wl").write_text(
        "after you lap, if pennies(you) is 1: once-more\nrule once-more\n  lap\n"
    )
    loading.load(str(GAME), packs=[str(tmp_path)])
