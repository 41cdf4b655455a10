"""`wl serve` as a process of its own, and somebody who talks to it over the network."""

from __future__ import annotations

import http.client
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Protocol
from urllib.parse import urlencode

OFTEN, WAIT = 429, 0.2
"""What a server says to who asks too often, and the seconds until they ask again."""
PATIENCE = 400
"""Seconds after which an answer is given up: on a machine with much else to do a start takes its time."""
FORM = {"sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded"}


class Running(Protocol):
    """What is done to a process, however it was begun."""

    @property
    def pid(self) -> int:
        """Its number."""
        ...

    def poll(self) -> int | None:
        """Its status, if it has ended."""
        ...

    def wait(self, timeout: float | None = None) -> int:
        """Its status, when it has ended."""
        ...

    def send_signal(self, sig: int) -> None:
        """Send it a signal, if it has not ended."""
        ...

    def kill(self) -> None:
        """End it at once."""
        ...


class Forked:
    """`wl serve` as a copy of this process, which has read the modules already: a fifth of the work of a start."""

    def __init__(self, words: list[str]) -> None:
        from wlcore.web import app, server  # noqa: F401 - what a server needs is read before it is copied

        read, write = os.pipe()
        self.errors = os.fdopen(read, encoding="utf-8")
        self._process = multiprocessing.get_context("fork").Process(target=_served, args=(words, write))
        self._process.start()
        os.close(write)
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """Its status, if it has ended."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Its status, when it has ended."""
        self._process.join(timeout)
        assert self._process.exitcode is not None
        return self._process.exitcode

    def send_signal(self, sig: int) -> None:
        """Send it a signal, if it has not ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, sig)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


def _served(words: list[str], errors: int) -> None:
    """What the copy does, from beginning to end."""
    from wlcore.cli import main

    os.dup2(errors, 2)
    sys.stderr = os.fdopen(2, "w", 1, "utf-8", closefd=False)
    os._exit(main(["serve", *words]))


class Process:
    """A server that runs: as a program of its own, or `forked`."""

    def __init__(self, *words: str, port: int = 0, forked: bool = False, **env: str) -> None:
        self.process, self.errors = _begun([*words, "--port", str(port)], forked, env)
        said = []
        for line in self.errors:
            said.append(line)
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                return
        self.process.kill()
        self.process.wait()
        self.errors.close()
        raise AssertionError("the server does not tell its address: " + "".join(said))

    def end(self, how: int = signal.SIGTERM, within: float = 10) -> int:
        """End it, and its status."""
        self.process.send_signal(how)
        return self.process.wait(within)


def _begun(words: list[str], forked: bool, env: dict[str, str]) -> tuple[Running, IO[str]]:
    """A server, and what it says."""
    if forked:
        copy = Forked(words)
        return copy, copy.errors
    command = [sys.executable, "-m", "wlcore", "serve", *words]
    made = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ, **env})
    assert made.stderr is not None
    return made, made.stderr


@contextmanager
def process(*words: str, forked: bool = False, **env: str) -> Iterator[Process]:
    """A server for a while."""
    made = Process(*words, port=0, forked=forked, **env)
    try:
        yield made
    finally:
        if made.process.poll() is None:
            made.process.kill()
        made.process.wait()
        made.errors.close()


class Person:
    """Somebody with cookies."""

    def __init__(self, port: int) -> None:
        self.port, self.cookies = port, dict[str, str]()

    @property
    def cookie(self) -> str:
        """All of them, as they are sent."""
        return "; ".join(f"{name}={kept}" for name, kept in self.cookies.items())

    def ask(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, str, str]:
        """The status, where one is sent, and the page; who is told to wait does so."""
        answer = self._asked(method, path, form)
        while answer[0] == OFTEN:
            time.sleep(WAIT)
            answer = self._asked(method, path, form)
        return answer

    def _asked(self, method: str, path: str, form: dict[str, str] | None) -> tuple[int, str, str]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        body = urlencode(form or {}) if method == "POST" else None
        line.request(method, path, body, {"cookie": self.cookie, **(FORM if body is not None else {})})
        answer = line.getresponse()
        page = answer.read().decode()
        for name, value in answer.getheaders():
            if name == "set-cookie":
                key, _, kept = value.partition(";")[0].partition("=")
                self.cookies[key] = kept
        line.close()
        return answer.status, answer.headers.get("location", ""), page

    def stream(self, path: str) -> http.client.HTTPResponse:
        """An open stream."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        line.request("GET", path, headers={"cookie": self.cookie})
        return line.getresponse()


LINK = re.compile(r'value="http://[^"/]*(/t/[^"]*/join/[^"]*)"')
CHOICE = re.compile(r'name="option" value="(\d+)"')
STAND = re.compile(r'name="stand" value="([^"]*)"')


def begun(port: int, game: str, form: dict[str, str]) -> tuple[Person, str, list[str]]:
    """A new table: its host, its path, and the links of its seats."""
    host = Person(port)
    _, where, page = host.ask("POST", f"/new/{game}", form)
    assert where, page
    return host, where.removesuffix("/host"), LINK.findall(host.ask("GET", where)[2])
