"""Runs commands in a process of its own under Python's audit hook, and notes everything by which it could reach out.

Started as a script: folders that may be written to, then lists of words (a command each), as JSON on standard input.
The answer is JSON, too: for each command its status, what it said, and what it reached for.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
import sysconfig
import tempfile
import zoneinfo
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
CANARY = "CANARY"
"""A word in everything that a hostile pack would like to see run."""

FORBIDDEN = (
    "socket.", "subprocess.", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork", "os.startfile", "pty.",
    "ctypes.", "urllib.", "http.", "ftplib.", "smtplib.", "poplib.", "imaplib.", "webbrowser.",
    "os.kill", "os.putenv", "os.unsetenv", "sys.setprofile", "sys.settrace",
)  # fmt: skip
READING = {"os.listdir", "os.scandir", "glob.glob", "os.walk"}
WRITING = {
    "os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate", "os.chmod", "os.chown",
    "os.utime", "shutil.rmtree", "shutil.move", "shutil.copyfile", "tempfile.mkstemp", "tempfile.mkdtemp",
}  # fmt: skip
ZONES = [*zoneinfo.TZPATH, "/etc/localtime", "/etc/timezone"]
"""The system's times, which the library of plural rules looks at when it is imported."""
MOVING = CHECKOUT / "wlcore" / "engine" / "bytecode.py"
"""What moves code that is there already to other lines: nobody else may make code but by compiling it."""
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class Watch:
    """What may be touched, and what has been reached for beyond that."""

    def __init__(self, writable: list[str], packs: str) -> None:
        places = [place for place in sys.path if Path(place).is_dir()]
        library = [sys.prefix, sys.base_prefix, *sysconfig.get_paths().values(), *places, *ZONES]
        self.packs = self.whole(packs)
        self.writable = [self.whole(folder) for folder in writable]
        self.readable = [*self.writable, self.packs, str(CHECKOUT), *map(self.whole, library)]
        self.noted: list[str] = []
        self.on = False

    @staticmethod
    def whole(path: object) -> str:
        return os.path.realpath(os.fsdecode(path))

    def hook(self, event: str, args: tuple[object, ...]) -> None:
        """Called by Python for everything that matters; must not raise, or an error would hide what was tried."""
        if not self.on:
            return
        self.on = False
        try:
            found = self.found(event, args)
        finally:
            self.on = True
        if found:
            self.noted.append(f"{event}: {found}")

    def found(self, event: str, args: tuple[object, ...]) -> str:
        """What is wrong with an event, or ''."""
        if event.startswith(FORBIDDEN):
            return str(args)[:200]
        if event == "code.__new__":
            return "" if self.asker() == MOVING and str(args[1]).startswith("<") else str(args)[:200]
        if event == "open" and isinstance(args[0], str | bytes | os.PathLike):
            mode, flags = args[1] or "", args[2] if isinstance(args[2], int) else 0
            writes = any(sign in str(mode) for sign in "wxa+") or bool(flags & WRITES)
            return self.outside(args[0], self.writable if writes else self.readable)
        if event == "pickle.find_class":
            return "" if str(args[0]).startswith("babel.") else str(args)  # what Babel knows about languages
        if event in READING and isinstance(args[0], str | bytes | os.PathLike):
            return self.outside(args[0], self.readable)
        if event in WRITING:
            paths = [a for a in args if isinstance(a, str | bytes | os.PathLike)]
            return next(filter(None, (self.outside(path, self.writable) for path in paths)), "")
        if event == "import":
            return str(args[1]) if args[1] and self.inside(args[1], [self.packs]) else ""
        if event == "compile":
            text = args[0].decode("utf-8", "replace") if isinstance(args[0], bytes) else str(args[0] or "")
            place = str(args[1])
            return place if CANARY in text or (place.endswith(".py") and self.packs in place) else ""
        return ""

    @staticmethod
    def asker() -> Path:
        """The file of the code that did what is looked at."""
        return Path(sys._getframe(3).f_code.co_filename)

    def outside(self, path: object, folders: list[str]) -> str:
        if os.fsdecode(path) == os.devnull or self.inside(path, folders):  # type: ignore[arg-type]
            return ""
        return os.fsdecode(path)  # type: ignore[arg-type]

    def inside(self, path: object, folders: list[str]) -> bool:
        place = self.whole(path)
        return any(place == folder or place.startswith(folder + os.sep) for folder in folders)


def main() -> None:
    """Run what standard input asks for."""
    asked = json.load(sys.stdin)
    watch = Watch(asked["writable"], asked["packs"])
    tempfile.gettempdir()  # tries out a folder, once in a process
    from wlcore.cli import main as run

    sys.addaudithook(watch.hook)
    answers = []
    for words in asked["commands"]:
        watch.noted = []
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            watch.on = True
            try:
                if words[0] == "python":  # what the watch itself is tried with
                    with contextlib.suppress(Exception):
                        exec(words[1], {})
                    status = 0
                else:
                    status = run(words)
            finally:
                watch.on = False
        answers.append({"status": status, "out": out.getvalue(), "err": err.getvalue(), "noted": watch.noted})
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
