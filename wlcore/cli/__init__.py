"""The command line: `wl COMMAND ...`, one module a command, imported only when that command is run.

In come words; out go results on stdout, talk on stderr, and a status: 0 done or clean, 1 findings or failure, 2 usage.
A command is the module of its name in this folder, with `HELP` (what `--help` says), `configure(parser)` and
`run(args) -> int`, and has a line in `COMMANDS`. This module must import nothing that takes long.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

from wlcore.cli.parser import Parser, UsageError
from wlcore.version import __version__

TYPE_CHECKING = False  # importing `typing` for this would be a good part of what `wl --version` takes
if TYPE_CHECKING:
    from collections.abc import Sequence

VERSION = f"wlcore {__version__}"
COMMANDS = {
    "play": "play a game at the terminal, or let bots play one",
    "resume": "go on with a game that was interrupted",
    "serve": "let people play in their browsers, each at their own place",
    "site": "write the cards and rules of games as pages for any web space",
    "replay": "show or verify the journal of a game",
    "check": "look for mistakes in packs, scenarios and phrases",
    "new": "begin a pack of your own, or a card in it",
    "fmt": "bring the text of packs into its canonical layout",
    "test": "play scenarios and say what is not as they expect",
    "coverage": "list what of a game no scenario has run",
    "match": "let bots play each other and tell who is better",
    "tune": "find weights for bots by self-play",
    "conform": "play random games and check every invariant",
    "cards": "list everything in a game, and where it comes from",
    "text": "print the generated text of cards",
    "i18n": "say what languages lack, find leaks, begin a new language",
    "rulings": "list the rulings of a game, or where two editions differ",
    "words": "say what a word of the language or of a game does",
    "explain": "show the layers behind a card, a rule or a ruling",
    "pack": "make one file of a pack to send, and keep packs that were sent",
    "packs": "list the games and variants that are installed",
    "bench": "measure how fast games run",
}
"""Every command in the order of the help, with its one line; one whose module is not there yet is not offered."""


def commands() -> dict[str, str]:
    """The commands that can be run, each with its one line of help; imports none of them."""
    return {name: line for name, line in COMMANDS.items() if find_spec(f"{__name__}.{name}") is not None}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; every error becomes words on stderr and a status."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        if sys.stdin is None or sys.stdout is None or sys.stderr is None:
            _fill()
        _show_any_text()
        status = _run(words)
        _say("")  # a closed pipe shows here, not after we are gone
        return status
    except (Exception, KeyboardInterrupt) as error:  # noqa: BLE001 - the one place where nothing may get past
        from wlcore.cli.failures import status_of

        return status_of(error, words)


def _run(words: list[str]) -> int:
    if words == ["--version"]:  # answered without looking for commands, which takes half the time
        _say(f"{VERSION}\n")
        return 0
    _tell_warnings()
    offered = commands()
    name = next((word for word in words if not word.startswith("-")), "")
    if name and name not in offered:
        raise UsageError(_no_such_command(name, offered))
    parser = Parser(prog="wl", description="Board games whose rules are data: play, check and write them.")
    parser.add_argument("--version", action="version", version=VERSION)
    places = parser.add_subparsers(title="commands", metavar="COMMAND")
    command = None
    for known, line in offered.items():
        place = places.add_parser(known, help=line)
        if known == name:
            command = import_module(f"{__name__}.{known}")
            place.description = command.HELP
            command.configure(place)
    try:
        args = parser.parse_args(words)
    except SystemExit:  # --help and --version have been answered; mistakes are raised as UsageError
        return 0
    if command is None:
        parser.print_help(sys.stderr)
        return 2
    return int(command.run(args))


def _no_such_command(name: str, offered: dict[str, str]) -> str:
    from wlcore.lang.diagnostics import did_you_mean

    hint = did_you_mean(name, offered)
    return f"there is no command '{name}'" + (f"; {hint}" if hint else "")


def _fill() -> None:
    from wlcore.streams import fill

    fill()


def _say(text: str) -> None:
    """Write a text of ours to standard output, and all that waits to be written there; imports nothing where that can be
    done.
    """
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        from wlcore.streams import lost

        raise lost(error) from error


def _tell_warnings() -> None:
    """What wlcore warns whoever calls it of is said to the person at the keyboard as a sentence, once."""
    import warnings

    before: set[str] = set()

    def told(message: Warning | str, *_: object, **__: object) -> None:
        from wlcore.cli.output import talk

        if str(message) not in before:
            before.add(str(message))
            talk(f"wl: {message}")

    warnings.showwarning = told


def _show_any_text() -> None:
    """Let a terminal that lacks a sign (a suit, a Cyrillic letter) show '?' instead of ending the command."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
