"""`wl resume`: go on with a game that was left or interrupted."""

from __future__ import annotations

import argparse

from wlcore.bots import NoSuchBot
from wlcore.cli.agreeing import add_packs, agree
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.play import add_watch, go_on
from wlcore.engine.journal import Journal
from wlcore.engine.record import Chosen
from wlcore.engine.refusals import SaveError
from wlcore.play import kept
from wlcore.text.human import counted

HELP = """Go on with an unfinished game: the one played last, or the one that NAME names (a file, or the beginning of
its name in the list)."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("name", metavar="NAME", nargs="?", help="which game")
    parser.add_argument("--list", action="store_true", help="list the unfinished games, and play none")
    parser.add_argument("--lang", metavar="L", dest="language", help="language of what is shown")
    parser.add_argument("--json", action="store_true", help="list them as one JSON value")
    add_packs(parser.add_argument)
    add_watch(parser.add_argument)


def run(args: argparse.Namespace) -> int:
    """List, and go on."""
    try:
        if args.list or args.json:
            return _list(args.json)
        journal = Journal.open(kept.named(args.name)) if args.name else _newest()
        if journal is None:
            talk("wl resume: there is no unfinished game")
            return 1
        if journal.finished:
            talk(f"wl resume: the game in {journal.path} is finished; 'wl replay' shows it")
            return 1
        agree(journal, args.packs, args.language)
        return go_on(journal, args.language, args.watch)
    except (SaveError, NoSuchBot) as error:
        talk(f"wl resume: {error}")
        return 1


def _newest() -> Journal | None:
    found, wrong = kept.unfinished()
    for message in wrong:
        talk(f"wl resume: {message}")
    if len(found) > 1:
        talk("\n".join(["unfinished games:", *(f"  {line(journal)}" for journal in found)]))
    return found[0] if found else None


def _list(as_json: bool) -> int:
    found, wrong = kept.unfinished()
    for message in wrong:
        talk(f"wl resume: {message}")
    if as_json:
        json_result([_as_json(journal) for journal in found])
    elif found:
        result("\n".join(map(line, found)))
    else:
        talk("there is no unfinished game")
    return 0


def line(journal: Journal) -> str:
    """A journal in one line; its name tells when it was begun."""
    header = journal.header
    names = ", ".join(who.name or who.kind for who in header.seats)
    return f"{journal.path.stem}  {names}  {counted(_choices(journal), 'choice')}"


def _as_json(journal: Journal) -> dict[str, object]:
    header = journal.header
    return {
        "file": str(journal.path),
        "game": header.game,
        "started": header.started,
        "seats": [{"name": who.name, "kind": who.kind} for who in header.seats],
        "choices": _choices(journal),
    }


def _choices(journal: Journal) -> int:
    return sum(isinstance(entry, Chosen) for entry in journal.entries)
