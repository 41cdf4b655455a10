"""`wl serve` as a process of its own, and somebody who talks to it over the network."""

from __future__ import annotations

import http.client
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO
from urllib.parse import urlencode

OFTEN, WAIT = 429, 0.2
"""What a server says to who asks too often, and the seconds until they ask again."""
PATIENCE = 120
"""Seconds after which an answer is given up: on a machine with much else to do a start takes its time."""
FORM = {"sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded"}


class Process:
    """A server that runs."""

    def __init__(self, *words: str, port: int = 0, **env: str) -> None:
        command = [sys.executable, "-m", "wlcore", "serve", *words, "--port", str(port)]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ, **env})
        assert self.process.stderr is not None
        self.errors: IO[str] = self.process.stderr
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


@contextmanager
def process(*words: str, **env: str) -> Iterator[Process]:
    """A server for a while."""
    made = Process(*words, port=0, **env)
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
