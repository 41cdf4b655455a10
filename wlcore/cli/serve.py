"""`wl serve`: games in the browser, for people at several places."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from wlcore.cli.games import choices_of
from wlcore.cli.language import check_language, spoken
from wlcore.cli.options import GameOptions, add_game_options, count
from wlcore.cli.output import talk
from wlcore.cli.parser import UsageError
from wlcore.folders import state_folder

TYPE_CHECKING = False  # what serves is imported only where there is something to serve
if TYPE_CHECKING:
    from wlcore.web.server import Bound

HELP = """Serve games in the browser: whoever opens the page chooses a game, says who plays, and sends each player a link.
Games are kept in a file beside the journals; what a browser has seen confirmed is never lost."""
NEEDED = ("jinja2", "starlette", "uvicorn")
HOST, PORT = "127.0.0.1", 8377
MOST_PORT = 65535


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    add_game_options(parser)
    add = parser.add_argument_group("the server").add_argument
    add(
        "--host",
        metavar="H",
        default=HOST,
        help=f"where it can be reached: {HOST} (this machine alone), or 0.0.0.0 (others too)",
    )
    add(
        "--port",
        metavar="P",
        type=count(0),
        default=PORT,
        help=f"the port ({PORT}); 0 takes any that is free",
    )
    add(
        "--public",
        action="store_true",
        help="everybody who reaches it may begin games, not only this machine",
    )
    add(
        "--uploads",
        action="store_true",
        help="with --public, those others may bring packs as well, not only this machine",
    )
    add(
        "--address",
        metavar="URL",
        default="",
        help="how others reach it, for links, where that is another address, such as https://wl.example.org",
    )
    add(
        "--webhook",
        metavar="URL",
        default="",
        help="what is told, as JSON, when it is the turn of somebody who is not there",
    )
    add(
        "--store",
        metavar="S",
        default="",
        help="where games are kept: sqlite:PATH or postgresql://USER@HOST/NAME",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        talk("wl serve: this needs parts that are not installed; 'pip install \"wlcore[web]\"' brings them")
        return 1
    if args.port > MOST_PORT:
        raise UsageError(f"--port: {args.port} is no port; there are 0 to {MOST_PORT}")
    for name, address in (("--address", args.address), ("--webhook", args.webhook)):
        if address and not address.startswith(("http://", "https://")):
            raise UsageError(f"{name}: '{address}' is no address; one begins with https:// or http://")
    if args.language:
        check_language(args.language)
    if args.uploads and not args.public:
        raise UsageError(
            "--uploads is for others, who get in with --public; at this machine packs can be brought anyway"
        )
    from wlcore.web.store import NoStore, opened

    choices = choices_of(GameOptions.of(args))
    try:
        store = opened(args.store or f"sqlite:{state_folder() / 'tables.sqlite'}")
    except NoStore as error:
        talk(f"wl serve: {error}")
        return 1
    from wlcore.web.app import App
    from wlcore.web.server import Unbound, bound, serve
    from wlcore.web.webhook import Webhook

    try:
        with bound(args.host, args.port) as place:
            _greet(place, args.language)
            base = args.address.rstrip("/") or place.reach or f"http://{place.shown}"
            webhook = (
                Webhook(args.webhook, base, lambda said: talk(f"wl serve: {said}")) if args.webhook else None
            )
            serve(
                App(
                    store,
                    choices,
                    args.public,
                    reach=args.address.rstrip("/") or place.reach,
                    webhook=webhook,
                    uploads=args.uploads,
                    language=args.language or "",
                    edition=args.edition or "",
                ),
                place,
            )
            if webhook is not None:
                webhook.close()
    except Unbound as error:
        talk(f"wl serve: {error}")
        return 1
    finally:
        store.close()
    return 0


def _greet(place: Bound, asked: str | None) -> None:
    from wlcore.text.port import Phrases

    phrases = Phrases.of(spoken(asked))
    talk("wl serve: " + phrases.text("web-open", address=f"http://{place.shown}"))
    if not place.is_local:
        talk("wl serve: " + phrases.text("web-reachable"))
