"""`wl` as a process of its own, for tests: through pipes, and through a pseudo-terminal."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time

from wlcore.engine.chance import Dice

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x08")
ASKED = re.compile(r"(^|[\r\n])> ?$")
QUESTION = re.compile(r"^  ([a-z]|\d+)  ", re.MULTILINE)
PROMPT = b"> "
PATIENCE = 60
WL = [sys.executable, "-m", "wlcore"]


def wl(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with these lines on its standard input."""
    return subprocess.run([*WL, *words], input=typed, capture_output=True, text=True, timeout=PATIENCE)


def plain(text: str) -> str:
    """What is shown, without the codes of the terminal."""
    return CODES.sub("", text)


class Player:
    """Plays at a running `wl`: reads up to a prompt, answers with one of the numbers on offer."""

    def __init__(self, *words: str, seed: int = 1) -> None:
        self.process = subprocess.Popen(
            [*WL, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
        )
        self.dice, self.shown, self.answered = Dice(seed), "", 0

    def read(self) -> bool:
        """Read up to the next prompt; false at the end of output."""
        assert self.process.stdout is not None
        new, end = b"", time.monotonic() + PATIENCE
        while not new.endswith(b"\n" + PROMPT):
            assert time.monotonic() < end, "no prompt came"
            piece = os.read(self.process.stdout.fileno(), 65536)
            if not piece:
                self.shown += new.decode()
                return False
            new += piece
        self.shown += new.decode()
        return True

    def answer(self) -> None:
        """Choose one of the options that were offered last."""
        signs = next(filter(None, map(QUESTION.findall, reversed(self.shown.split("\n\n")))))
        self.type(signs[self.dice.below(len(signs))])
        self.answered += 1

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())

    def close(self) -> int:
        """Wait for the end; the exit status."""
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()
        return self.process.wait(PATIENCE)


FULL_SCREEN = "\x1b[?1049h"
"""What a terminal is told when a text is to be scrolled over all of it."""


class Terminal:
    """A `wl` at a pseudo-terminal of its own."""

    def __init__(
        self, *words: str, term: str = "xterm", size: tuple[int, int] = (80, 24), **more: str
    ) -> None:
        import pty

        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.environ.update({"TERM": term, **more})
            for name in ("COLUMNS", "LINES"):
                os.environ.pop(name, None)
            _resize(1, size)
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a job in the background begins with it ignored
            os.execv(WL[0], [*WL, *words])
        self.shown = ""

    def until(self, *texts: str, after: str = "") -> str:
        """Read until one of these is shown, `after` this; returns what was new."""
        new, end = "", time.monotonic() + PATIENCE
        while after not in new or not any(text in new[new.find(after) + len(after) :] for text in texts):
            ready, _, _ = select.select([self.file], [], [], max(0, end - time.monotonic()))
            assert ready, f"{texts} were not shown: {new}"
            try:
                piece = os.read(self.file, 65536).decode("utf-8", "replace")
            except OSError:  # the other end is closed
                piece = ""
            assert piece, f"it ended without showing any of {texts}: {new}"
            new += piece
        self.shown += new
        return new

    def asked(self, ending: str = "", after: str = "") -> str:
        """Read until a line can be typed (`after` this is shown), or until the ending is shown; returns what was new,
        without the terminal's codes.
        """
        new, end = "", time.monotonic() + PATIENCE
        while not (ending and ending in new) and not (
            after in new and ASKED.search(plain(new)) and not self._more(0.08)
        ):
            assert self._more(max(0, end - time.monotonic())), f"no prompt: {new}"
            try:
                piece = os.read(self.file, 65536).decode("utf-8", "replace")
            except OSError:
                piece = ""
            assert piece, f"it ended without a prompt: {new}"
            new += piece
            if FULL_SCREEN in piece:  # a text that is longer than the screen: leave it
                self.press(b"q")
        self.shown += new
        return plain(new)

    def _more(self, seconds: float) -> bool:
        return bool(select.select([self.file], [], [], seconds)[0])

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.file, f"{line}\r".encode())

    def resize(self, size: tuple[int, int]) -> None:
        """Give the terminal another size, in columns and rows."""
        _resize(self.file, size)

    def press(self, key: bytes) -> None:
        """Press a key, such as Ctrl-C."""
        os.write(self.file, key)

    def interrupt(self) -> None:
        """What Ctrl-C sends, also where a terminal of ours has no job control."""
        os.kill(self.pid, signal.SIGINT)

    def status(self, interrupting: bool = False) -> int:
        """Wait for the end; the exit status. An interrupt is repeated every few seconds, as somebody would do."""
        start, interrupts = time.monotonic(), 0
        while time.monotonic() < start + PATIENCE:
            if interrupting and time.monotonic() - start > 3 * interrupts:
                self.interrupt()  # one that comes just before the keyboard is waited for may go unnoticed
                interrupts += 1
            ready, _, _ = select.select([self.file], [], [], 0.05)
            try:
                piece = os.read(self.file, 65536) if ready else b""
            except OSError:
                piece = b""
            self.shown += piece.decode("utf-8", "replace")
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                os.close(self.file)
                return os.waitstatus_to_exitcode(status)
        raise AssertionError("it does not end")


def _resize(file: int, size: tuple[int, int]) -> None:
    import fcntl
    import struct
    import termios

    fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
