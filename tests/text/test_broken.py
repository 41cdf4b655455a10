"""Broken phrase files beside what is said about them: `line:col code`, one a line, in reading order."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from wlcore.lang.diagnostics import Findings, shown
from wlcore.lang.source import split_lines
from wlcore.packs.rawtext import read_text
from wlcore.text.entries import Entry, read_entries
from wlcore.text.saying import Words
from wlcore.text.voice import Voice

FILES = sorted((Path(__file__).parents[1] / "broken" / "text").glob("*.ftl"))
BOMBS = {
    "one that doubles itself": "".join(f"m{i} = {{ m{i - 1} }}{{ m{i - 1} }}\n" for i in range(60, 0, -1)),
    "forms that double": "".join(f'm{i} = {{ FORM("m{i - 1}") }}{{ FORM("m{i - 1}") }}\n' for i in range(60, 0, -1)),
    "one that says itself": "m60 = { m60 } { m60 }\n",
    "two that say each other": "m60 = { m1.a }\nm1 = x\n    .a = { m60 }{ m60 }\n",
    "one that says itself by a function": 'm60 = { FORM("m60") } { AGREE("m60", "m60") }\n',
    "long ones": f"m60 = {'{ m1 }' * 1_000}\nm1 = {'{ m0 }' * 1_000}\n",
}  # fmt: skip


def read(data: bytes, name: str = "broken.ftl") -> tuple[list[Entry], Findings]:
    findings = Findings()
    content = read_text(name, data, findings)
    return ([] if content is None else list(read_entries(content, name, "pack", findings))), findings


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_expected_findings(file: Path):
    """Each broken file gives exactly the findings written beside it, in words that can be printed."""
    data = file.read_bytes()
    _, findings = read(data)
    found = [f"{d.span.line}:{d.span.col} {d.code}" for d in findings.sorted()]
    assert found == file.with_suffix(".expected").read_text("utf-8").splitlines()
    lines = split_lines(data.decode("utf-8", "replace"))
    assert all(d.message in shown(d, lines) for d in findings.sorted())


@pytest.mark.parametrize("bomb", BOMBS)
def test_phrases_that_never_end_are_cut_short(bomb: str):
    """What says itself again, or more and more, is said as '…', in no time, and is noted."""
    entries, findings = read((BOMBS[bomb] + "m0 = " + "ha" * 2_000 + "\n").encode())
    assert not findings.found
    voice = Voice("en", {entry.id: entry for entry in entries}, lambda words: words.id)
    begun = time.perf_counter()
    text = voice.say(Words("m60"))
    assert time.perf_counter() - begun < 2
    assert len(text) < 2_000_000
    assert "…" in text
    assert any("goes on and on" in error for error in voice.errors)
