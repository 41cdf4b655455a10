"""A PostgreSQL of our own, for tests and tools that need one."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Generator
from pathlib import Path

POSTGRES = shutil.which("postgres") or next(
    (str(p) for p in sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))), None
)


USER = "nobody" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
"""PostgreSQL refuses to be run by root."""


def cluster_for_a_while() -> Generator[Cluster]:
    """A server for a while; a `NoCluster` where PostgreSQL is not on this machine."""
    if POSTGRES is None:
        raise NoCluster
    place = Path(tempfile.mkdtemp())
    try:
        if USER:
            shutil.chown(place, USER)
        server = Cluster(place)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(place, ignore_errors=True)


class NoCluster(Exception):
    """There is no PostgreSQL on this machine."""


class Cluster:
    """A server of PostgreSQL that can be stopped and begun again."""

    def __init__(self, place: Path) -> None:
        self.place, self.port = place, _free_port()
        self.run("initdb", "-A", "trust", "-U", "wl", "-D", str(place / "data"), "--no-sync")
        self.start()

    def run(self, name: str, *words: str) -> None:
        """Run one of its programs."""
        command = [str(Path(os.path.realpath(str(POSTGRES))).with_name(name)), *words]
        with tempfile.TemporaryFile("w+") as log:
            done = subprocess.run(command, check=False, stdout=log, stderr=log, user=USER, cwd=self.place)
            log.seek(0)
            assert done.returncode == 0, log.read()

    def start(self) -> None:
        """Begin to answer."""
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.place}"
        self.run(
            "pg_ctl",
            "-D",
            str(self.place / "data"),
            "-w",
            "-o",
            settings,
            "-l",
            str(self.place / "log"),
            "start",
        )

    def stop(self) -> None:
        """Stop at once, as if somebody had pulled the plug."""
        self.run("pg_ctl", "-D", str(self.place / "data"), "-m", "immediate", "-w", "stop")

    @property
    def address(self) -> str:
        """As a store is named."""
        return f"postgresql://wl@127.0.0.1:{self.port}/postgres"


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])
