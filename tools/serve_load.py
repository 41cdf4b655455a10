"""Plays at many tables of `wl serve` at once, and tells after how long a choice is on every page of its table.

    python tools/serve_load.py [--tables N] [--streams N] [--rate R] [--seconds S] [--game GAME] [--store STORE]

Each table has a person in each of so many seats, with a page open that is fed by its stream. So many choices a second are made, at
tables that chance picks; each is timed from when it is sent until the last page of its table shows it. Who plays runs beside
the server, so on one machine both are measured. How much of a processor the server takes for a choice hardly depends on what else
the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from dataclasses import field
from pathlib import Path
from random import Random
from urllib.parse import urlencode

if __name__ == "__main__":  # run as a script, this folder's neighbours are not on the path yet
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.serving.process import CHOICE, LINK, STAND, process
from wlcore.records import dataclass

LATE = 10.0
"""Seconds after which a choice that a page does not show counts as never shown."""
STILL = 0.5
"""Seconds without a new page after which all are there."""


@dataclass(slots=True)
class Player:
    """Somebody with a page open."""

    cookies: dict[str, str]
    path: str
    address: str
    page: str = ""
    views: int = 0
    seen: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def headers(self) -> dict[str, str]:
        """What the browser says of itself; each table comes from an address of its own."""
        cookie = "; ".join(f"{name}={kept}" for name, kept in self.cookies.items())
        return {"cookie": cookie, "x-forwarded-for": self.address}


def main(words: list[str]) -> int:
    """Play, measure and tell; 1 if a choice was not shown in time."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=4)
    parser.add_argument("--rate", type=float, default=40)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="public-enemy")
    parser.add_argument("--store", default="")
    args = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        store = args.store or f"sqlite:{folder}/tables.sqlite"
        with process(args.game, "--public", "--store", store) as server:
            load = Load(server.port, args.game.rpartition("/")[2], server.process.pid)
            asyncio.run(load.run(args.tables, args.streams, args.rate, args.seconds))
            memory = _memory(server.process.pid)
    took = sorted(load.took)
    if not took:
        print("no choice was shown")
        return 1
    print(
        f"{args.tables} tables, {args.streams} streams each, {len(took)} choices in {load.lasted:.0f} s "
        f"({len(took) / load.lasted:.1f} a second of {args.rate:g} wanted): on all pages after {statistics.median(took) * 1000:.0f} ms "
        f"(median), {took[int(len(took) * 0.95)] * 1000:.0f} ms (95th percentile), {took[-1] * 1000:.0f} ms (slowest); "
        f"{load.missed} not shown within {LATE:g} s, {load.unseen} that somebody must not see, {load.refused} refused; memory {memory} MB, "
        f"{load.used / len(took) * 1000:.1f} ms of a processor for each choice"
    )
    return 1 if load.missed else 0


def _memory(pid: int) -> int:
    """The memory of a process, in MB; 0 where that cannot be told."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    return next((int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0)


def _used(pid: int) -> float:
    """How many seconds a process has been at work; 0 where that cannot be told."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return 0.0
    own, system = stat.rpartition(")")[2].split()[11:13]
    return (int(own) + int(system)) / os.sysconf("SC_CLK_TCK")


class Load:
    """Many tables of one server, the process with this number."""

    def __init__(self, port: int, game: str, pid: int) -> None:
        self.port, self.game, self.pid, self.rng = port, game, pid, Random(1)
        self.took: list[float] = []
        self.missed = self.unseen = self.refused = 0
        self.lasted = self.used = 0.0
        self.tables: list[list[Player]] = []

    async def run(self, tables: int, streams: int, rate: float, seconds: float) -> None:
        """Begin the tables, open the pages, and play."""
        for number in range(tables):
            self.tables.append(await self._begin(number, streams))
        reading = [asyncio.create_task(self._read(one)) for table in self.tables for one in table]
        await asyncio.gather(*(self._shown(one, 0) for table in self.tables for one in table))
        await self._settled()
        used = _used(self.pid)
        idle, playing, began, made = list(self.tables), set[asyncio.Task[None]](), time.monotonic(), 0
        while time.monotonic() - began < seconds:
            if idle:
                table = idle.pop(self.rng.randrange(len(idle)))
                task = asyncio.create_task(self._play(table, idle))
                playing.add(task)
                task.add_done_callback(playing.discard)
                made += 1
            await asyncio.sleep(max(0.0, began + made / rate - time.monotonic()))
        await asyncio.gather(*playing)
        self.lasted, self.used = time.monotonic() - began, _used(self.pid) - used
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    async def _settled(self) -> None:
        """Wait until no page changes any more: each that was opened has told the others of its table that somebody is there."""
        before = -1
        while (views := sum(one.views for table in self.tables for one in table)) != before:
            before = views
            await asyncio.sleep(STILL)

    async def _begin(self, number: int, streams: int) -> list[Player]:
        address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        host, form = Player({}, "", address), {f"kind-{n}": "person" for n in range(1, streams + 1)}
        where, _ = await self._ask(host, "POST", f"/new/{self.game}", form)
        _, page = await self._ask(host, "GET", where)
        table = []
        for seat, link in enumerate(LINK.findall(page)[:streams], 1):
            player = Player({}, f"{where.removesuffix('/host')}/{seat}", address)
            await self._ask(player, "GET", link)
            table.append(player)
        return table

    async def _ask(
        self, who: Player, method: str, path: str, form: dict[str, str] | None = None, **more: str
    ) -> tuple[str, str]:
        """Where one is sent, and the page."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        body = urlencode(form or {}).encode()
        headers = {"host": f"127.0.0.1:{self.port}", "connection": "close", **who.headers, **more}
        if method == "POST":
            headers |= {
                "content-length": str(len(body)), "sec-fetch-site": "same-origin",
                "content-type": "application/x-www-form-urlencoded",
            }  # fmt: skip
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {said}" for name, said in headers.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode() + (body if method == "POST" else b""))
        answer = await reader.read()
        writer.close()
        head, _, page = answer.partition(b"\r\n\r\n")
        where = ""
        for line in head.decode("latin-1").split("\r\n"):
            name, _, said = line.partition(": ")
            if name.lower() == "location":
                where = said
            elif name.lower() == "set-cookie":
                key, _, kept = said.partition(";")[0].partition("=")
                who.cookies[key] = kept
        self.refused += head.startswith((b"HTTP/1.1 429", b"HTTP/1.1 409", b"HTTP/1.1 5"))
        return where, page.decode("utf-8", "replace")

    async def _read(self, who: Player) -> None:
        """Keep the newest view of a page."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        headers = "".join(f"{name}: {said}\r\n" for name, said in who.headers.items())
        writer.write(
            f"GET {who.path}/stream HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n{headers}\r\n".encode()
        )
        page: list[str] = []
        try:
            while line := (await reader.readline()).decode("utf-8", "replace"):
                if line.startswith("data: "):
                    page.append(line[6:])
                elif line == "\n" and page:
                    who.page, page = "".join(page), []
                    who.views += 1
                    who.seen.set()
        finally:
            writer.close()

    async def _shown(self, who: Player, before: int) -> None:
        while who.views <= before:
            who.seen.clear()
            await who.seen.wait()

    async def _play(self, table: list[Player], idle: list[list[Player]]) -> None:
        """Make one choice and wait until every page shows it."""
        who = next((one for one in table if 'name="option"' in one.page), None)
        if who is None:  # the game is over
            return
        stand = STAND.search(who.page)
        assert stand is not None
        form = {"option": self.rng.choice(CHOICE.findall(who.page)), "stand": stand[1]}
        before, began = [one.views for one in table], time.monotonic()
        refused = self.refused
        await self._ask(who, "POST", f"{who.path}/choose", form, **{"wl-live": "1"})
        waiting = (self._shown(one, views) for one, views in zip(table, before, strict=True))
        try:
            await asyncio.wait_for(asyncio.gather(*waiting), LATE)
            self.took.append(time.monotonic() - began)
        except TimeoutError:
            late = [one for one, views in zip(table, before, strict=True) if one.views <= views]
            fresh = [await self._ask(one, "GET", one.path) for one in late]
            behind = [
                STAND.findall(page) != STAND.findall(one.page)
                for one, (_, page) in zip(late, fresh, strict=True)
            ]
            if any(behind):
                self.missed += self.refused == refused
            else:  # to somebody it looks as if nothing had been chosen, so their page stays as it is
                self.unseen += 1
        idle.append(table)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
