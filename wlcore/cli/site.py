"""`wl site`: the cards and rules of games as pages for any web space."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

from wlcore import files
from wlcore.cli.games import choices_of
from wlcore.cli.language import spoken
from wlcore.cli.options import GameOptions, add_game_options
from wlcore.cli.output import talk
from wlcore.cli.parser import UsageError

HELP = """Write pages with every card and every clause of the rules of a game, or of all that are installed, in each language, into
the folder DIR. They need no server, load nothing from elsewhere, and can be searched and printed."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("place", metavar="DIR", type=Path, help="the folder to write into")
    add_game_options(parser)


def run(args: argparse.Namespace) -> int:
    """Write them."""
    if find_spec("jinja2") is None:
        talk("wl site: this needs parts that are not installed; 'pip install \"wlcore[web]\"' brings them")
        return 1
    if not _is_free(args.place):
        raise UsageError(
            f"in '{args.place}' lies something else already; name a new folder, or one with pages written before"
        )
    options = GameOptions.of(args)
    from wlcore.web.catalogue import Catalogue
    from wlcore.web.pages import language_of
    from wlcore.web.site import written

    catalogues = [Catalogue(choice) for choice in choices_of(options)]
    number = written(args.place, catalogues, language_of(spoken(options.language), ""))
    talk(f"wl site: {number} pages are written; begin with {args.place / 'index.html'}")
    return 0


def _is_free(place: Path) -> bool:
    """Whether pages may be written there: into an empty folder, or over those of another time."""
    if not files.exists(place):
        return True
    return files.is_folder(place) and (
        not any(place.iterdir()) or files.is_file(place / "static" / "cards.js")
    )
