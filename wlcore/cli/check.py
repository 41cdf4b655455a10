"""`wl check`: what is wrong with packs, as text, as JSON, or as annotations on GitHub."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from wlcore.cli.options import add_strict
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.places import PackPlace, named, path_argument, places
from wlcore.lang.diagnostics import Diagnostic, Findings, PackError, did_you_mean, shown
from wlcore.lang.quoted import lines_in
from wlcore.lang.source import Span, split_lines
from wlcore.loading import Choice, checked
from wlcore.packs.assemble import Assembly
from wlcore.packs.beside import enter_game
from wlcore.packs.company import beside, check_named, check_settings, companies, needed, sections_of
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.packs.skeleton import refresh
from wlcore.packs.source import PackSource
from wlcore.text.human import counted

if TYPE_CHECKING:
    from wlcore.text.gates import Lacks

HELP = """Look for mistakes in packs. PATH is a pack (a folder or a zip), a file in one, or a folder of packs; a layer is
checked with its game and with what it requires. Without PATH: every installed game, alone and with its layers."""

WORDS = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
MOST = 500
"""So many mistakes are told at once."""
UNSTAMPED, UNUSED = "unstamped-phrase", "unused"
UNSAID = ("orphan-message", "never-told")
"""Findings about phrases that are right if only something says the phrase."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("paths", metavar="PATH", nargs="*", type=path_argument, help="what to check")
    parser.add_argument("--format", choices=("text", "json", "github"), default="text", help="how to say it")
    parser.add_argument("--json", dest="format", action="store_const", const="json", help="as --format json")
    add_strict(parser.add_argument)


def run(args: argparse.Namespace) -> int:
    """Check, say what was found; 1 if there is an error."""
    check = Check(args.strict)
    found = check.paths(args.paths) if args.paths else check.everything()
    if args.format == "json":
        json_result([_named(d).as_json() for d in found])
    else:
        for d in _told(found):
            result(_annotation(_named(d)) if args.format == "github" else shown(_named(d), check.lines(d)))
        if len(found) > MOST:
            talk(f"... and {len(found) - MOST} more: mend these first, or ask for all with --json")
        for line in check.unlisted() if args.paths else ():
            talk(line)
        talk(_summary(found, check.count))
    return int(any(d.severity == "error" for d in found))


class Check:
    """Checks packs in every company they are wanted in; `count` is how many packs were looked at."""

    def __init__(self, strict: bool = False) -> None:
        self.shelf = Shelf.installed(strict)
        self.findings = Findings(list(self.shelf.broken))
        self.seen: set[str] = set()
        self.named: list[str] = []
        self.right: dict[tuple[str, ...], Assembly] = {}
        self.read: dict[str, list[str] | None] = {}
        self.unsaid: dict[tuple[str, str], dict[Span, Diagnostic]] = {}
        for message in self.shelf.messages:
            talk(message)

    @cached_property
    def lacks(self) -> Lacks:
        """What the games lack in each language, once one was looked at."""
        from wlcore.text.gates import Lacks

        return Lacks()

    @property
    def count(self) -> int:
        """How many packs were looked at."""
        return len(self.seen)

    def everything(self) -> list[Diagnostic]:
        """Every installed game, alone and with its layers."""
        for game in self.shelf.games():
            looked = [self.look(game.id, company) for company in companies(self.shelf, game.id)]
            if not self.findings.failed:
                check_settings((assembly for assembly in looked if assembly is not None), self.findings)
        self.never_said()
        self.scenarios([PackPlace(Path(folder.place)) for folder in self.shelf.folders.values()])
        return _told_once(_certain(self.findings.sorted()))

    def paths(self, paths: Sequence[Path]) -> list[Diagnostic]:
        """The packs that paths mean, each in the company it needs, and then all of them."""
        self.findings = Findings()
        meant = places(paths)
        ids = self.named = list(dict.fromkeys(i for place in meant if (i := self.enter(place.pack))))
        for pack in ids:  # what was named counts before what lies beside it
            enter_game(self.shelf, pack)
        layers = [i for i in ids if self.shelf.manifests[i].kind == "layer"]
        done: set[frozenset[str]] = set()
        for pack in [i for i in ids if self.has_game(i)]:
            with_it = [needed(self.shelf, pack), *sections_of(self.shelf, pack)] if pack in layers else [()]
            looked = [self.look(self.shelf.manifests[pack].game, company) for company in with_it]
            done |= {frozenset(company) for company in with_it}
            if pack in layers and not self.findings.failed:
                check_settings([assembly for assembly in looked if assembly is not None], self.findings, pack)
            if looked[0] is not None and (
                unwritten := refresh(Path(self.shelf.folders[pack].place), looked[0])
            ):
                talk(unwritten)
        for game in dict.fromkeys(self.shelf.manifests[i].game for i in layers if self.has_game(i)):
            own = [i for i in layers if self.shelf.manifests[i].game == game]
            for company in companies(self.shelf, game, own):
                if len(company) > 1 and frozenset(company) not in done:
                    self.look(game, company)
        self.never_said()
        self.scenarios(meant)
        return _told_once(_certain([d for d in self.findings.sorted() if _is_meant(d, meant)]))

    def enter(self, pack: Path) -> str:
        """Put a pack on the shelf, instead of an installed one of its id; its own id, or nothing."""
        try:
            return self.shelf.add(PackFolder.open(pack), "", False, instead=True)
        except PackError as error:
            self.findings.found += error.diagnostics
            return ""

    def unlisted(self) -> Iterator[str]:
        """What to know of packs that were named and speak a language they do not list: nobody is told what it lacks."""
        from wlcore.text.port import LAST_RESORT, written_in

        for pack in self.named:
            listed = {LAST_RESORT, *self.shelf.manifests[pack].languages}
            for language in sorted(written_in([self.shelf.folders[pack]]) - listed):
                yield (
                    f"wl check: {pack} begins '{language}', which its pack.yaml does not list under 'languages': what is missing "
                    "there is only told by wl i18n status --list"
                )

    def has_game(self, pack: str) -> bool:
        """Whether the game that a pack is, or is for, is there; if not, that is noted."""
        manifest, games = self.shelf.manifests[pack], [m.id for m in self.shelf.games()]
        if manifest.game not in games:
            advice = did_you_mean(manifest.game, games) or f"there are: {', '.join(games)}"
            advice += "; of a game that lies elsewhere, name the folder as well"
            self.findings.error(
                "unknown-game", f"there is no game '{manifest.game}'", manifest.game_span, advice
            )
        return manifest.game in games

    def look(self, game: str, layers: tuple[str, ...]) -> Assembly | None:
        """Check a game with these layers."""
        fresh = {game, *layers} - self.seen
        self.seen |= fresh
        try:
            assembly = checked(Choice(game, variants=layers), self.findings, self.shelf)
        except PackError as error:
            self.findings.found += error.diagnostics
            return None
        self.clauses(pack for pack in assembly.packs if pack.manifest.id in fresh)
        check_named(self.shelf, assembly.packs, self.findings)
        if not self.findings.failed:
            self.right[tuple(pack.folder.place for pack in assembly.packs)] = assembly
            self.secrets(assembly)
            self.unused(assembly, fresh)
            self.phrases(assembly)
        return assembly

    def secrets(self, assembly: Assembly) -> None:
        """Check that what is chosen for secrets is not given away; each choice is named once."""
        from wlcore.compile.private import check_private

        seen = Findings()
        check_private(assembly.program, seen)
        self.findings.found += [d for d in seen.found if d not in self.findings.found]

    def unused(self, assembly: Assembly, fresh: set[str]) -> None:
        """Check that words of packs that are looked at for the first time are used, and that what they answer happens."""
        from wlcore.lang.unused import check_moments, check_unused

        found = Findings()
        check_unused(assembly.program, set(named_beside(assembly.packs)), found)
        check_moments(assembly.program, found)
        labels = [pack.folder.label("") for pack in assembly.packs if pack.manifest.id in fresh]
        self.findings.found += [
            d for d in found.found if any(d.span.file.startswith(label) for label in labels)
        ]

    def phrases(self, assembly: Assembly) -> None:
        """Check what the packs say in every language that one of them speaks.

        A pack must say its own words in the languages it names; where it names none, a makeshift is said in English.
        """
        from wlcore.text.expected import expected
        from wlcore.text.gates import check_phrases
        from wlcore.text.port import LAST_RESORT, Phrases

        folders = [pack.folder for pack in assembly.packs]
        wants = expected(assembly.program)
        speak = {pack.manifest.id: set(pack.manifest.languages) for pack in assembly.packs}
        known = set(self.findings.found)
        missing: dict[Diagnostic, list[str]] = {}
        for language in sorted({LAST_RESORT}.union(*speak.values())):
            able = {i for i, spoken in speak.items() if language in spoken}
            told = check_phrases(
                assembly.program, Phrases.of(language, folders), able, wants, self.named or None, self.lacks
            )
            for found in self.said_elsewhere(assembly, language, told):
                if found.code == "missing-message":
                    phrase = found.message.removesuffix(f" in '{language}'")
                    missing.setdefault(replace(found, message=phrase), []).append(language)
                elif found not in known:
                    known.add(found)
                    self.findings.found.append(found)
        for found, lacking in missing.items():
            told_once = _lacking(found, lacking)
            if told_once not in known:
                self.findings.found.append(told_once)

    def said_elsewhere(self, assembly: Assembly, language: str, told: list[Diagnostic]) -> list[Diagnostic]:
        """The findings without those that another company may refute: a pack that says something beside another one has phrases
        for that.
        """
        rest = told
        for pack in assembly.packs:
            if beside(pack):
                own = {
                    d.span: d
                    for d in rest
                    if d.code in UNSAID and d.span.file.startswith(pack.folder.label(""))
                }
                rest = [d for d in rest if d not in own.values()]
                before = self.unsaid.setdefault((pack.manifest.id, language), own)
                self.unsaid[pack.manifest.id, language] = {s: d for s, d in before.items() if s in own}
        return rest

    def never_said(self) -> None:
        """Note the phrases that no company says, of the packs whose companies are all there."""
        if self.findings.failed:
            return
        for (pack, _), found in self.unsaid.items():
            source = self.shelf.source(pack, Findings())
            if source is not None and all(name in self.shelf.manifests for name, _ in beside(source)):
                self.findings.found += found.values()

    def clauses(self, packs: Iterable[PackSource]) -> None:
        """Check the statements of clauses in other languages, which do not depend on the company of a pack."""
        from wlcore.text.clauses import check_clauses

        for pack in packs:
            check_clauses(pack.clauses, pack.folder, self.findings)

    def scenarios(self, meant: Iterable[PackPlace]) -> None:
        """Check the scenarios of packs, once the packs themselves are right."""
        if self.findings.failed:
            return
        from wlcore.scenario.find import SUFFIX, scenario_files
        from wlcore.scenario.suite import Suite

        suite = Suite(checked=self.right)
        for place in meant:
            for file in scenario_files([place.pack]):
                if file.suffix == SUFFIX and place.means(file.relative_to(place.pack).as_posix()):
                    self.findings.found += [d for case in suite.cases(file) for d in case.findings]

    def lines(self, diagnostic: Diagnostic) -> list[str] | None:
        """The lines of the file a finding points into, which is read once for all that is found in it."""
        file = diagnostic.span.file
        if file not in self.read:
            self.read[file] = self._read(diagnostic)
        return self.read[file]

    def _read(self, diagnostic: Diagnostic) -> list[str] | None:
        file = diagnostic.span.file
        folder = next((f for f in self.shelf.folders.values() if file.startswith(f"{f.place}/")), None)
        if folder is None:
            return lines_in(file)
        try:
            return split_lines(folder.read(file.removeprefix(f"{folder.place}/")).decode("utf-8", "replace"))
        except (PackError, OSError):
            return None


def named_beside(packs: Iterable[PackSource]) -> Iterator[str]:
    """The names in files of packs beside their rules, cards and phrases: screens, weights, questions, scenarios."""
    for pack in packs:
        for name in pack.folder.files():
            if name.endswith((".scn", ".yaml")):
                yield from WORDS.findall(pack.folder.read(name).decode("utf-8", "replace"))


def _lacking(found: Diagnostic, languages: list[str]) -> Diagnostic:
    """A phrase that several languages lack, told once."""
    named = " and ".join(
        filter(None, (", ".join(f"'{one}'" for one in languages[:-1]), f"'{languages[-1]}'"))
    )
    advice = f"{found.suggestion}; 'wl new phrases' begins all that a pack still lacks"
    return replace(found, message=f"{found.message} in {named}", suggestion=advice)


def _certain(found: list[Diagnostic]) -> list[Diagnostic]:
    """The findings, beside errors without those that something is never used: what is wrong may be what would use it."""
    failed = any(d.severity == "error" for d in found)
    return [d for d in found if not (failed and d.code == UNUSED and d.severity == "warning")]


def _told_once(found: list[Diagnostic]) -> list[Diagnostic]:
    """The findings, with one for all the languages in which a phrase was not stamped."""
    told: list[Diagnostic] = []
    first: dict[tuple[str, str], int] = {}
    for d in found:
        at = first.setdefault((d.message, d.suggestion), len(told)) if d.code == UNSTAMPED else len(told)
        if at < len(told):
            told[at] = replace(told[at], related=(*told[at].related, (d.span, "nor does it here")))
        else:
            told.append(d)
    return told


def _is_meant(diagnostic: Diagnostic, meant: Iterable[PackPlace]) -> bool:
    """Whether it stands in what was asked for; errors in packs beside it count as well, warnings there do not."""
    file = Path(diagnostic.span.file).absolute()
    around = [place for place in meant if file.is_relative_to(place.pack.absolute())]
    if not around:
        return diagnostic.severity == "error"
    return any(place.means(file.relative_to(place.pack.absolute()).as_posix()) for place in around)


def _named(d: Diagnostic) -> Diagnostic:
    related = tuple((replace(span, file=named(span.file)), message) for span, message in d.related)
    return replace(d, span=replace(d.span, file=named(d.span.file)), related=related)


def _told(found: list[Diagnostic]) -> list[Diagnostic]:
    """What is told of all that was found, in reading order: errors rather than warnings, where it is very much."""
    order = sorted(range(len(found)), key=lambda i: found[i].severity != "error")
    return [found[i] for i in sorted(order[:MOST])]


def _annotation(d: Diagnostic) -> str:
    """A workflow command, by which GitHub shows the finding beside the line."""
    span = d.span
    about = {"file": span.file, "line": span.line, "col": span.col, "title": d.code}
    if span.end_line == span.line:
        about |= {"endLine": span.end_line, "endColumn": span.end_col - 1}
    told = f"{d.message} ({d.suggestion})" if d.suggestion else d.message
    return f"::{d.severity} {','.join(f'{k}={_escaped(str(v), True)}' for k, v in about.items())}::{_escaped(told)}"


def _escaped(text: str, value: bool = False) -> str:
    for sign in "%\r\n:," if value else "%\r\n":
        text = text.replace(sign, f"%{ord(sign):02X}")
    return text


def _summary(found: list[Diagnostic], packs: int) -> str:
    errors = sum(d.severity == "error" for d in found)
    counts = [(errors, "error"), (len(found) - errors, "warning")]
    told = ", ".join(counted(n, word) for n, word in counts if n) or "no mistakes"
    return f"{told} in {counted(packs, 'pack')}" if packs else told
