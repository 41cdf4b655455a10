"""`wl i18n`: what languages lack, what no phrase says, and how a new language begins."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from random import Random
from typing import TYPE_CHECKING

from wlcore.cli import translations
from wlcore.cli.columns import columns
from wlcore.cli.games import choices_of
from wlcore.cli.options import GameOptions, add_game_options
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.parser import UsageError
from wlcore.loading import Choice, checked, loaded, settings
from wlcore.packs.layers import Shelf
from wlcore.text.human import counted
from wlcore.text.port import Phrases

if TYPE_CHECKING:
    from wlcore.text.status import FileStatus, LanguageStatus

HELP = """The languages of the core, of games and of packs: what each lacks ('status'), what is said that comes from no
phrase ('pseudo'), a word in every position ('preview'), words that the rulebook has others for ('terms'), the files of a
new language ('new'), which English has changed since it was translated ('changed'), and the notes of what phrases were
written for ('stamp')."""
STEPS = 300
"""So many choices of a game are told in the language of brackets."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    sorts = parser.add_subparsers(title="what", metavar="WHAT", required=True)
    status = sorts.add_parser("status", help="what each language lacks, file by file and game by game")
    add_game_options(status)
    status.add_argument("--list", action="store_true", help="name what is missing")
    status.set_defaults(do=_status)
    preview = sorts.add_parser("preview", help="a word in every position, in all languages side by side")
    preview.add_argument("word", metavar="WORD", help="a rule, action, event, counter or kind, or its phrase")
    add_game_options(preview)
    preview.set_defaults(do=_preview)
    pseudo = sorts.add_parser(
        "pseudo", help="say everything in brackets: a letter outside came from no phrase"
    )
    add_game_options(pseudo)
    pseudo.set_defaults(do=_pseudo)
    terms = sorts.add_parser("terms", help="where texts say something else than the rulebook does")
    add_game_options(terms, game_required=True)
    terms.set_defaults(do=_terms)
    translations.configure(sorts)


def run(args: argparse.Namespace) -> int:
    """Do it."""
    return int(args.do(args))


# ---- terms ---------------------------------------------------------------------------------------------


def _terms(args: argparse.Namespace) -> int:
    """The words of each language that the rulebook has another for; 1 if there are any."""
    from wlcore.text.terms import misused

    options = GameOptions.of(args)
    choice = choices_of(options)[0]
    assembly = checked(choice)
    found = misused(assembly, settings(assembly, choice), options.language or "")
    if options.json:
        json_result([asdict(one) for one in found])
    for one in () if options.json else found:
        result(f"{one.language}: {one.place}: '{one.said}', not '{one.term}': {one.text}")
    if not found:
        talk("wl i18n terms: every text says what the rulebook says")
    return int(bool(found))


# ---- status -------------------------------------------------------------------------------------------


def _status(args: argparse.Namespace) -> int:
    from wlcore.text.status import languages, rows, spoken

    shelf, options = Shelf.installed(), GameOptions.of(args)
    games = [_with_layers(shelf, choice, options) for choice in choices_of(options)]
    assemblies = [checked(choice) for choice in games]
    packs = {p.manifest.id: p for a in assemblies for p in a.packs}
    known = languages([p.folder for p in packs.values()])
    table = list(rows([(i, p.folder, p.clauses) for i, p in packs.items()], known))
    said = [
        spoken(
            choice.game,
            a.program,
            [p.folder for p in a.packs],
            language,
            {p.manifest.id for p in a.packs if language in (p.manifest.languages or [language])},
        )
        for choice, a in zip(games, assemblies, strict=True)
        for language in known
    ]
    if options.json:
        json_result({"files": [asdict(row) for row in table], "games": [asdict(one) for one in said]})
    else:
        head = ("pack", "file", "phrases", *known)
        columns(
            head, [(r.pack, r.file, str(r.phrases), *(str(r.there[lang]) for lang in known)) for r in table]
        )
        result("")
        head = ("game", "language", "missing", "only on request", "other findings", "by hand")
        counted = [(s.missing, s.on_request, s.findings, s.by_hand) for s in said]
        numbers = [[str(n if isinstance(n, int) else len(n)) for n in one] for one in counted]
        columns(head, [(s.game, s.language, *row) for s, row in zip(said, numbers, strict=True)])
        if args.list:
            _list(table, said)
    return int(any(one.owed for one in said))


def _list(table: Sequence[FileStatus], said: Sequence[LanguageStatus]) -> None:
    for row in table:
        for language, missing in row.missing.items():
            if missing:
                result(f"\n{row.pack} {row.file}, {language}: {' '.join(missing)}")
    for one in said:
        for what, found in (
            ("missing", one.missing),
            ("only on request", one.on_request),
            ("by hand", one.by_hand),
        ):
            if found:
                result(f"\n{one.game}, {one.language}, {what}: {' '.join(found)}")


def _with_layers(shelf: Shelf, choice: Choice, options: GameOptions) -> Choice:
    """A game with every layer that goes with the others, unless something was asked for."""
    from wlcore.packs.company import companies

    if options.variants or options.packs:
        return choice
    most = max(companies(shelf, choice.game), key=len)
    return replace(choice, variants=tuple(most))


# ---- preview ------------------------------------------------------------------------------------------


def _preview(args: argparse.Namespace) -> int:
    from wlcore.text.preview import found, previews, said
    from wlcore.text.status import languages

    shelf, options = Shelf.installed(), GameOptions.of(args)
    shown: dict[str, dict[str, dict[str, str]]] = {}
    for choice in (_with_layers(shelf, c, options) for c in choices_of(options)):
        assembly = checked(choice)
        folders = [pack.folder for pack in assembly.packs]
        known = [options.language] if options.language else languages(folders)
        for phrase in found(assembly.program, args.word):
            by_language = {
                language: said(previews(assembly.program, phrase), Phrases.of(language, folders))
                for language in known
            }
            shown[f"{choice.game}: {phrase}"] = {
                position: {language: texts[position] for language, texts in by_language.items()}
                for position in next(iter(by_language.values()))
            }
    if options.json:
        json_result(shown)
        return int(not shown)
    if not shown:
        raise UsageError(f"no rule, action, event, counter or kind is called '{args.word}'")
    for head, positions in shown.items():
        result(head)
        for position, texts in positions.items():
            result(f"  {position}")
            for language, text in texts.items():
                result(f"    {language}  {text}")
    return 0


# ---- pseudo -------------------------------------------------------------------------------------------


def _pseudo(args: argparse.Namespace) -> int:
    from wlcore.text.cards import CardTexts
    from wlcore.text.pseudo import Pseudo, leaks

    shelf, options = Shelf.installed(), GameOptions.of(args)
    found: dict[str, str] = {}
    said = 0
    for choice in (_with_layers(shelf, c, options) for c in choices_of(options)):
        assembly = checked(choice)
        phrases = Pseudo.of("en", [pack.folder for pack in assembly.packs])
        cards = CardTexts.of(assembly.program, settings(assembly, choice), phrases)
        for thing in cards.program.designs():
            for what, text in (("", cards.thing(thing)), (" (name)", cards.name(thing))):
                said += 1
                if leak := leaks(text):
                    found[f"{choice.game}: {thing.kind}/{thing.design}{what}"] = leak
        for where, text in _told(choice, phrases, options.seed or 0):
            said += 1
            if leak := leaks(text):
                found.setdefault(f"{choice.game}: {where}", leak)
        found.update({f"{choice.game}: phrase": error for error in phrases.voice.errors})
    if options.json:
        json_result(found)
    else:
        for where, leak in found.items():
            result(f"{where}: {leak}")
        talk(f"{counted(said, 'text')}, {counted(len(found), 'leak')}")
    return int(bool(found))


def _told(choice: Choice, phrases: Phrases, seed: int) -> Iterator[tuple[str, str]]:
    """What is asked, offered and told in a game of random choices, each with where it was said."""
    from wlcore.engine.decision import place_of
    from wlcore.engine.session import Session
    from wlcore.text.log import Log
    from wlcore.text.prompts import Prompts

    game = loaded(choice)
    prompts, log, chance = Prompts(game, phrases), Log(game, phrases), Random(seed)
    session = Session.start(game, min(game.players[0] + 1, game.players[1]), seed)
    for _ in range(STEPS):
        decision = session.state.decision
        if session.state.over or decision is None:
            return
        at = place_of(session.state.st)
        yield f"question {decision.about or decision.rule}", prompts.question(decision, at)
        said = prompts.options(decision.options, at=at)
        for number, text in zip(decision.options, said, strict=True):
            yield f"option {game.actions[number][0]}", text
        events = session.choose(chance.choice(list(session.state.o)))
        for line in log.lines(events, session.state):
            yield f"log [{', '.join(line.cites)}]", line.text
