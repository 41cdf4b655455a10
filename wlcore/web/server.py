"""Runs the pages until somebody stops them: streams are ended first, so that nobody waits for them."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from types import FrameType

import uvicorn

from wlcore.gc_pause import GcPause
from wlcore.records import dataclass
from wlcore.web.app import App

MOST_CONNECTIONS = 4000
SPARE = 200
"""Files that are open beside connections."""
MOST_HEAD = 32_768
PATIENCE = 5
"""Seconds that an answer has to be finished in when the process is told to stop."""


class Unbound(Exception):
    """A port cannot be had; the message says why."""


class Server(uvicorn.Server):
    """A server whose streams end when it is told to stop."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in peace, with status 0; asked a second time, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True
        self._app.end_streams()


@dataclass(frozen=True, slots=True)
class Bound:
    """A place at which requests are taken: how it is called in an address, whether only this machine reaches it, and how
    others do where the page itself was asked for by a name that only this machine has.
    """

    socket: socket.socket
    shown: str
    is_local: bool
    reach: str = ""


@contextmanager
def bound(host: str, port: int) -> Iterator[Bound]:
    """Take a port; an `Unbound` says why it cannot be had."""
    try:
        (family, _, _, _, address), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        taken = socket.create_server((address[0], port), family=family, backlog=512)
    except OSError as error:
        raise Unbound(f"{host}:{port} cannot be used: {error.strerror or error}") from error
    except UnicodeError as error:
        raise Unbound(f"{host} cannot be the name of a machine") from error
    with taken:
        own, number = taken.getsockname()[:2]
        is_local = ip_address(own.partition("%")[0]).is_loopback
        named = f"[{own}]" if ":" in own else own
        shown = f"{named if is_local else socket.gethostname()}:{number}"
        yield Bound(taken, shown, is_local, "" if is_local else f"http://{_seen_as(own)}:{number}")


def _seen_as(own: str) -> str:
    """The address that others in the network see of this machine; nothing is sent to find it."""
    if not ip_address(own.partition("%")[0]).is_unspecified:
        return f"[{own}]" if ":" in own else own
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))
            return str(asked.getsockname()[0])
        except OSError:  # there is no network
            return socket.gethostname()


def _more_files() -> None:
    """Let this process have as many connections as it takes, where the system allows more than it gives by itself."""
    try:
        import resource
    except ImportError:  # not a system that has such limits
        return
    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + SPARE
    if given != resource.RLIM_INFINITY and given < wanted:
        wanted = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def serve(app: App, place: Bound) -> None:
    """Answer requests until the process is told to stop."""
    _more_files()
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    config = uvicorn.Config(
        app.asgi,
        log_config=None,
        access_log=False,
        server_header=False,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_graceful_shutdown=PATIENCE,
        h11_max_incomplete_event_size=MOST_HEAD,
    )
    with GcPause():  # what goes into a page is of trees, and is gone as soon as that is sent
        Server(config, app).run(sockets=[place.socket])
