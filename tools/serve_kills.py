"""Kills `wl serve` in the middle of play, again and again, and tells whether a choice that a browser saw confirmed was ever lost.

    python tools/serve_kills.py [--kills N] [--store sqlite|postgresql] [--seed S]

Somebody plays a tiny game through the pages; at a moment that chance picks the process is killed with -9, a choice often under way.
Each process is a copy of this one as it was before anything was played, so that a start takes no second.
After each kill the journal in the store must hold every choice that was confirmed, in its order, and at most the one that was under way.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from random import Random
from threading import Timer

if __name__ == "__main__":  # run as a script, this folder's neighbours are not on the path yet
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.serving.cluster import cluster_for_a_while
from tools.serving.process import CHOICE, STAND, Person, Process, begun, process
from wlcore.engine.record import Chosen
from wlcore.web import rolls
from wlcore.web.store import opened

GAME = str(Path(__file__).resolve().parents[1] / "tests" / "games" / "orders")
TWO = {"kind-1": "person", "name-1": "Ann", "kind-2": "person", "name-2": "Ben"}
LONGEST = 0.6
"""Seconds of play at most before a kill."""
PACE = 100
"""After so many kills it tells how far it is."""


def main(words: list[str]) -> int:
    """Kill, count and tell; 1 if a confirmed choice was lost."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder, _store(args.store, folder) as address:
        run = Killing(address, Random(args.seed))
        began = time.monotonic()
        for number in range(1, args.kills + 1):
            run.once()
            if number % PACE == 0:
                print(f"{number} kills, {run.confirmed} choices confirmed, {run.lost} lost", flush=True)
    print(
        f"{args.kills} kills, {run.confirmed} choices confirmed, {run.lost} lost, {run.under_way} under way were kept, "
        f"{run.tables} tables, {time.monotonic() - began:.0f} s"
    )
    return 1 if run.lost else 0


@contextmanager
def _store(kind: str, folder: str) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:{folder}/tables.sqlite"
        return
    clusters = cluster_for_a_while()
    try:
        yield next(clusters).address
    finally:
        clusters.close()


class Killing:
    """Plays table after table; what was confirmed at the present one is in `heard`."""

    def __init__(self, address: str, rng: Random) -> None:
        self.address, self.rng = address, rng
        self.confirmed = self.lost = self.under_way = self.tables = 0
        self.table, self.heard = "", list[int]()
        self.people: list[Person] = []

    def once(self) -> None:
        """Play until the process dies, then look at what is kept."""
        with process(GAME, "--store", self.address, forked=True) as server:
            self._sit_down(server)
            killer = Timer(self.rng.uniform(0.05, LONGEST), server.process.send_signal, (signal.SIGKILL,))
            killer.start()
            try:
                while server.process.poll() is None:
                    if not self._choose():
                        self.table = ""
                        self._sit_down(server)
            except (OSError, HTTPException):
                pass  # the process is dead
            killer.join()
        self._look()

    def _sit_down(self, server: Process) -> None:
        if not self.table:
            _, table, links = begun(server.port, "orders", TWO)
            self.people = [Person(server.port) for _ in links[:2]]
            for person, link in zip(self.people, links, strict=False):
                person.ask("GET", link)
            self.table, self.heard, self.tables = (
                table,
                [],
                self.tables + 1,
            )  # killed before that, nobody sits there
        for seat, person in enumerate(self.people, 1):
            person.port = server.port
            person.ask("GET", f"{self.table}/{seat}")  # the game is loaded; only then is it worth killing

    def _choose(self) -> bool:
        """Make a choice; false when the game is over."""
        for seat, person in enumerate(self.people, 1):
            page = person.ask("GET", f"{self.table}/{seat}")[2]
            if found := CHOICE.findall(page):
                stand = STAND.search(page)
                assert stand is not None
                option = found[-1]
                status, _, _ = person.ask(
                    "POST", f"{self.table}/{seat}/choose", {"option": option, "stand": stand[1]}
                )
                if status == 303:
                    self.heard.append(seat)
                    self.confirmed += 1
                return True
            if "/journal" in page:
                return False
        return True

    def _look(self) -> None:
        if not self.table:  # killed while a new one was begun: nothing was confirmed at it
            return
        store = opened(self.address)
        try:
            kept = [
                entry.seat
                for entry in rolls.found(store, self.table[3:]).entries
                if isinstance(entry, Chosen)
            ]
        finally:
            store.close()
        if kept[: len(self.heard)] != self.heard:
            self.lost += len(self.heard)
        more = len(kept) - len(self.heard)
        self.under_way += max(0, more)
        self.lost += max(0, more - 1)  # nobody can have made more than the one that was under way
        self.heard = kept


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
