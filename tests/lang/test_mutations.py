"""Whatever somebody does to the files of a pack, the answer is a game or diagnostics."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from wlcore.compile.data import compile_program
from wlcore.lang.diagnostics import Findings, PackError, shown
from wlcore.lang.source import split_lines
from wlcore.packs.assemble import assemble
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.packs.source import read_pack

ROOT = Path(__file__).parents[2]
SIGNS = list(" \n:;,()[]#-+*$¢'\"|>{}_=.\t\0\ufeff🤠éA0129")
WORDS = (
    "if otherwise: where of is not you it this nobody each count any may choose one: from to top stop let set be "
    "gets + 1 put in players others rule query frame kind counter zone for repeat: needs answer when after with"
).split()

Edit = tuple[str, float, str]
EDITS = st.lists(
    st.tuples(
        st.sampled_from(
            [
                "cut",
                "put in",
                "exchange",
                "cut line",
                "double line",
                "move line",
                "indent",
                "cut word",
                "put word",
            ]
        ),
        st.floats(0, 1, exclude_max=True),
        st.one_of(st.sampled_from(SIGNS), st.sampled_from(WORDS)),
    ),
    min_size=1,
    max_size=4,
)


@cache
def games() -> dict[str, tuple[PackFolder, ...]]:
    shelf = Shelf.installed()
    found = {game.id: (shelf.folders[game.id],) for game in shelf.games()}
    found |= {layer.id: (shelf.folders[layer.game], shelf.folders[layer.id]) for m in shelf.games() for layer in shelf.layers(m.id)
              if not layer.requires}  # fmt: skip
    found["coin-race"] = (PackFolder.open(ROOT / "tests" / "games" / "coin-race"),)
    return found


def files() -> list[tuple[str, str]]:
    """The files that can be edited, with the packs they belong to; long lists of clauses are left out."""
    return [(name, file) for name, packs in games().items() for file in packs[-1].files()
            if file.endswith((".wl", ".yaml")) and file not in ("clauses.yaml", "screen.yaml")]  # fmt: skip


def edited(content: str, edits: list[Edit]) -> str:
    for how, where, what in edits:
        lines = content.split("\n")
        line, at = int(where * len(lines)), int(where * len(content))
        match how:
            case "cut":
                content = content[:at] + content[at + 1 :]
            case "put in":
                content = content[:at] + what + content[at:]
            case "exchange":
                content = content[:at] + what + content[at + 1 :]
            case "cut line":
                content = "\n".join(lines[:line] + lines[line + 1 :])
            case "double line":
                content = "\n".join(lines[: line + 1] + lines[line:])
            case "move line":
                content = "\n".join(lines[:line] + lines[line + 1 :] + lines[line : line + 1])
            case "indent":
                content = "\n".join([*lines[:line], "  " + lines[line], *lines[line + 1 :]])
            case "cut word" | "put word":
                words = lines[line].split(" ")
                place = int(where * 97) % len(words)
                words[place : place + 1] = [] if how == "cut word" else [words[place], what]
                content = "\n".join([*lines[:line], " ".join(words), *lines[line + 1 :]])
    return content


def load_edited(packs: tuple[PackFolder, ...], file: str, content: bytes) -> Findings:
    """Check the packs with one file changed, and compile them if that is possible."""
    last = packs[-1]
    readers = {name: (lambda name=name: last.read(name)) for name in last.files()} | {file: lambda: content}
    findings = Findings()
    try:
        sources = [read_pack(pack, findings, True) for pack in (*packs[:-1], PackFolder(last.place, readers))]
        if None in sources:
            return findings
        assembly = assemble([source for source in sources if source is not None], findings)
    except PackError as error:
        findings.found += error.diagnostics
        return findings
    if not findings.failed:
        data = compile_program(assembly.program)
        compile(data["fast"], "fast", "exec")
        compile(data["traced"], "traced", "exec")
    return findings


@settings(max_examples=int(os.environ.get("WLCORE_MUTATIONS", "60")), deadline=5_000)
@given(which=st.sampled_from(files()), edits=EDITS)
def test_edited_files_raise_nothing_else(which: tuple[str, str], edits: list[Edit]):
    """An edited file of a shipped pack leads to a compiled game or to diagnostics that can be shown.

    WLCORE_MUTATIONS asks for more examples than everyday runs have time for.
    """
    name, file = which
    packs = games()[name]
    content = edited(packs[-1].read(file).decode(), edits)
    findings = load_edited(packs, file, content.encode("utf-8", "surrogatepass"))
    for d in findings.sorted():
        assert d.message in shown(d, split_lines(content))
