"""Packs that try to reach Python, files, processes or the network get nowhere, whatever they contain.

Everything runs under Python's audit hook: what is opened, imported, compiled or started there is noted, not guessed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.watched import CANARY, CHECKOUT

pytestmark = pytest.mark.slow("packs reach nothing of the machine")

PACK = "id: {id}\nversion: 1.0.0\ntitle: Tried\nkind: layer\ngame: public-enemy\n"
EVIL = f"""\
import os, socket, subprocess
open({{trace!r}}, "w").write("{CANARY}")
socket.socket()
BUILTINS = {{}}
"""
CODE = f"""__import__('os').system('echo {CANARY} > {{trace}}')"""
PROSE = f"""'''\\"\\"\\"\\n{CODE}\\n# {{{{{CODE}}}}} %({CANARY})s $({CANARY}) `{CANARY}` [link=file:///etc/{CANARY}]x[/link]"""
CARD = "saloon-card:\n  {id}:\n    copies: 2\n    drawn: |\n      {effect}\n"
HOUSE = """\
rule {name}
  draw-from tombstone
"""

PYTHON_FILES = (
    "__init__.py", "__main__.py", "sitecustomize.py", "usercustomize.py", "conftest.py", "random.py", "json.py",
    "argparse.py", "lark.py", "rich.py", "pluggy.py", "wlcore.py", "wlcore_data.py", "builtins.py", "saloon.yaml.py",
    "flow/__init__.py", "text/en/fluent.py",
)  # fmt: skip

# By name: the files of a pack, and whether it is one that can be played. `{trace}` is a file that must never be there,
# `{outside}` one outside the pack.
PACKS: dict[str, tuple[dict[str, str], bool]] = {
    "python-named": ({"pack.yaml": PACK + "builtins: builtins.py\n", "builtins.py": EVIL}, False),
    "python-elsewhere": ({"pack.yaml": PACK + "builtins: ../../{outside}\n"}, False),
    "python-declared": (
        {"words.wl": "builtin evil(p: player): number\n", "builtins.py": EVIL, "evil.py": EVIL},
        False,
    ),
    "python-lying-about": (
        dict.fromkeys(PYTHON_FILES, EVIL)
        | {"evil.pth": "import os; os.system('{trace}')\n", "setup.cfg": "[options]\n", "lib.so": "\x7fELF"},
        True,
    ),
    "entry-points": (
        {
            "tried.dist-info/entry_points.txt": "[wlcore.packs]\nevil = evil\n",
            "tried.dist-info/METADATA": "Name: tried\nVersion: 1\n",
            "evil.py": EVIL,
        },
        True,
    ),
    "tags": (
        {
            "saloon.yaml": "saloon-card: !!python/object/apply:os.system ['touch {trace}']\n",
            "rulings.yaml": "rulings: !!python/name:os.system ''\n",
            "clauses.yaml": "!!python/module:socket ''\n",
            "screen.yaml": "score: !!python/object/new:subprocess.Popen [['touch', '{trace}']]\n",
            "bots.yaml": "!include /etc/passwd\n",
            "odds.yaml": "%TAG ! tag:yaml.org,2002:python/\n---\n!object/apply:os.getcwd []\n",
        },
        False,
    ),
    "code-as-effect": ({"saloon.yaml": CARD.format(id="evil", effect=CODE)}, False),
    "code-in-flow": (
        {
            "a.wl": f"{CODE}\n",
            "b.wl": f"import os\nrule evil\n  {CODE}\n",
            "c.wl": "rule evil\n  draw-from (lambda: open('{trace}', 'w'))()\n",
            "d.wl": "rule evil\n  draw-from tombstone [{CODE}]\n",
        },
        False,
    ),
    "names-like-code": (
        {
            f"{name}.wl": HOUSE.format(name=name)
            for name in (
                "eval",
                "exec",
                "open",
                "import",
                "lambda",
                "while",
                "builtins",
                "state",
                "s",
                "v",
                "st",
                "none",
            )
        },
        True,
    ),
    "names-with-underlines": (
        {
            "a.wl": HOUSE.format(name="__import__"),
            "b.wl": HOUSE.format(name="os.system"),
            "c.wl": HOUSE.format(name="x;y"),
        },
        False,
    ),
    "ids-that-lead-out": (
        {
            "pack.yaml": PACK.replace("{id}", "../../../{outside}")
            + "languages: [../en]\nrequires: [/etc]\n",
            "saloon.yaml": "saloon-card:\n  ../../{outside}:\n    copies: 1\n",
        },
        False,
    ),
    "paths-as-packs": (
        {"pack.yaml": PACK + "requires: [../python-named, /etc/passwd, https://canary.invalid/pack.zip]\n"},
        False,
    ),
    "addresses": (
        {
            "saloon.yaml": "# yaml-language-server: $schema=http://canary.invalid/schema.json\n"
            "$schema: http://canary.invalid/schema.json\n$ref: file:///etc/passwd\n"
            "saloon-card: {$ref: 'http://canary.invalid/x.json#/y'}\n",
            "pack.yaml": "# yaml-language-server: $schema=http://canary.invalid/schema.json\n"
            + PACK
            + "description: see http://canary.invalid and file:///etc/passwd\n",
        },
        False,
    ),
    "phrases": (
        {
            "pack.yaml": PACK + "languages: [en]\n",
            "text/en/words.ftl": 'rule-bury-top = { OPEN("/etc/passwd") } { $x.__class__ } { FORM.__globals__ }\n'
            'evil = { IMPORT("os") } { FORM("..", "../../../etc/passwd") } { $__builtins__ }\n'
            "saloon-card-evil = %s {{0.__class__}}\n    .__class__ = x\n",
            "text/../../../etc/words.txt": "x\n",
        },
        True,
    ),
    "phrases-in-far-languages": (
        {
            "pack.yaml": PACK + "languages: [en]\n",
            "text/..%2f..%2fetc/words.ftl": "x = y\n",
            "text/zz/x.ftl": "x = y\n",
        },
        True,
    ),
    "scenarios": (
        {
            "scenarios/evil.scn": f'players anna, ben\n\nscenario "{CANARY} {{{{}}}} %s"\ninclude /etc/passwd\ngiven\n'
            f"  {CODE}\nwhen\n  anna: {CODE}\nthen\n  text of sheriff in ../../etc is x\n",
            "scenarios/survivors.yaml": "!!python/object/apply:os.system ['touch {trace}']\n",
        },
        False,
    ),
    "prose": (
        {
            "pack.yaml": PACK.replace("title: Tried", "title: {prose}")
            + "description: {prose}\ncites: [CANARY-01]\n",
            "clauses.yaml": "clauses:\n  CANARY-01:\n    kind: rule\n    text: {prose}\n",
            "rulings.yaml": "rulings:\n  tried:\n    type: truth\n    clauses: [CANARY-01]\n    question: {prose}\n"
            "    default: yes\n    reason: {prose}\n",
            "house.wl": "rule tried-out                                              [CANARY-01]\n"
            "  if ruling tried: draw-from tombstone                        [CANARY-01]\n"
            f"# {CODE}\n",
            "saloon.yaml": CARD.format(id="evil", effect="tried-out [CANARY-01]"),
        },
        True,
    ),
}


def written(folder: Path, name: str, trace: Path, outside: Path) -> Path:
    """A pack of that name below a folder."""
    files, _ = PACKS[name]
    for place, text in ({"pack.yaml": PACK} | files).items():
        told = text.replace("{prose}", json.dumps(PROSE)).replace("{id}", name)
        told = told.replace("{trace!r}", repr(str(trace))).replace("{trace}", str(trace))
        file = folder / name / place
        if ".." not in Path(place).parts:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(told.replace("{outside}", outside.name), "utf-8")
    return folder / name


def watched(folder: Path, commands: list[list[str]], packs: Path) -> list[dict[str, Any]]:
    """What each command says and reaches for, in a process that may write to its cache and its journals only."""
    own = {f"WLCORE_{name.upper()}": str(folder / name) for name in ("cache", "state", "kept")}
    own["WLCORE_PACKS"] = own.pop("WLCORE_KEPT")
    for place in own.values():
        Path(place).mkdir(exist_ok=True)
    environment = {**os.environ, **own, "PYTHONPATH": str(CHECKOUT), "PYTHONDONTWRITEBYTECODE": "1"}
    asked = {"writable": list(own.values()), "packs": str(packs), "commands": commands}
    done = subprocess.run(
        [sys.executable, "-P", str(CHECKOUT / "tests" / "watched.py")],
        input=json.dumps(asked), capture_output=True, text=True, env=environment, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, dict[str, Any]]]:
    """What each command did with each pack, as a folder and as a zip."""
    folder = tmp_path_factory.mktemp("tried")
    trace, outside, packs = folder / "trace", folder / "outside.py", folder / "packs"
    outside.write_text(EVIL.replace("{trace!r}", repr(str(trace))), "utf-8")
    commands = []
    for name in PACKS:
        place = written(packs, name, trace, outside)
        zipped = packs / f"{name}.zip"
        with zipfile.ZipFile(zipped, "w") as archive:
            for file in sorted(place.rglob("*")):
                if file.is_file():
                    archive.write(file, str(file.relative_to(place)))
        commands += [
            (name, "check", ["check", str(place)]),
            (name, "check zip", ["check", str(zipped)]),
            (name, "play", ["play", "public-enemy", "--with", str(place), "--auto", "--seed", "1"]),
            (name, "play zip", ["play", "public-enemy", "--with", str(zipped), "--auto", "--json", "--seed", "1"]),
            (name, "text", ["text", "public-enemy", "--with", str(place)]),
            (name, "test", ["test", str(place)]),
            (name, "fmt", ["fmt", "--check", str(place)]),
        ]  # fmt: skip
    answers = watched(folder, [words for _, _, words in commands], packs)
    assert not trace.exists()
    found: dict[str, dict[str, dict[str, Any]]] = {name: {} for name in PACKS}
    for (name, what, _), answer in zip(commands, answers, strict=True):
        found[name][what] = answer
    return found


@pytest.mark.parametrize("name", PACKS)
def test_a_pack_reaches_nothing(tried: dict[str, dict[str, dict[str, Any]]], name: str):
    """No command that reads a pack imports, starts, connects or opens anything but packs and the program itself."""
    assert {what: answer["noted"] for what, answer in tried[name].items() if answer["noted"]} == {}


@pytest.mark.parametrize("name", PACKS)
def test_it_is_refused_in_words_or_harmless(tried: dict[str, dict[str, dict[str, Any]]], name: str):
    """A pack that can be played is played; any other is refused with places. Nothing of it is shown as our defect."""
    for what, answer in tried[name].items():
        assert answer["status"] in (0, 1, 2), what
        assert "Traceback" not in answer["err"], what
        assert "a defect of wlcore" not in answer["err"], (what, answer["err"])
    playable = PACKS[name][1]
    for what in ("play", "play zip"):
        assert (tried[name][what]["status"] == 0) == playable, tried[name][what]
    if not playable:
        assert tried[name]["check"]["status"] == 1
        assert f"{name}/" in tried[name]["check"]["out"]


DEEDS = {
    "a socket": "import socket; socket.socket()",
    "a process": "import subprocess; subprocess.Popen(['true'])",
    "a command": "import os; os.system('true')",
    "a file read": "open('/etc/hostname')",
    "a file written": "open({packs!r} + '/new', 'w')",
    "a file in place of another": "import os; os.rename({packs!r} + '/a', {packs!r} + '/b')",
    "a folder listed": "import os; os.listdir('/etc')",
    "a module of a pack": "import sys; sys.path.insert(0, {packs!r}); import evil_module",
    "text of a pack as code": "compile('x = \"CANARY\"', 'x', 'exec')",
    "code in place of other code": "(lambda: 0).__code__.replace(co_name='x')",
    "a library of the system": "import ctypes; ctypes.CDLL(None)",
}


def test_the_watch_would_notice(tmp_path: Path):
    """Each thing that a pack must not do is noted when it is done."""
    packs = tmp_path / "packs"
    packs.mkdir()
    (packs / "evil_module.py").write_text("x = 1\n", "utf-8")
    commands = [["python", deed.format(packs=str(packs))] for deed in DEEDS.values()]
    answers = watched(tmp_path, [["python", "x = 1"], *commands], packs)
    assert answers[0]["noted"] == []
    assert [deed for deed, answer in zip(DEEDS, answers[1:], strict=True) if not answer["noted"]] == []


def test_started_in_a_pack_nothing_of_it_is_imported(tmp_path: Path):
    """`python -m wlcore` looks for modules in the folder where it is started, unless it is told not to."""
    trace = tmp_path / "trace"
    (tmp_path / "pack.yaml").write_text(PACK.replace("{id}", "tried"), "utf-8")
    for module in ("json", "argparse", "random", "lark", "typing", "rich"):
        (tmp_path / f"{module}.py").write_text(f"open({str(trace)!r}, 'w').close()\n", "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT), "WLCORE_STATE": str(tmp_path / "state")}
    environment.pop("PYTHONSAFEPATH", None)
    done = subprocess.run(
        [sys.executable, "-m", "wlcore", "check", "."], cwd=tmp_path, env=environment, capture_output=True, text=True,
        check=False, timeout=300,
    )  # fmt: skip
    assert not trace.exists()
    assert done.returncode == 0, done.stderr
