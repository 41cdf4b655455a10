"""What is wrong with the phrases of a language: missing, orphan, wrongly supplied, out of date. Each a diagnostic."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from wlcore.lang import meaning as m
from wlcore.lang.diagnostics import Diagnostic, Findings, did_you_mean
from wlcore.lang.parts import PIECES, Gathering, parts
from wlcore.lang.program import Forbid, Program, Thing
from wlcore.lang.shape import fingerprint
from wlcore.lang.source import Span
from wlcore.lang.symbols import Routine, Symbol, Variable, Zone
from wlcore.lang.types import TRUTH
from wlcore.records import dataclass
from wlcore.text.abilities import Line
from wlcore.text.byhand import check_by_hand
from wlcore.text.cards import CardTexts
from wlcore.text.expected import Expected, expected
from wlcore.text.folding import Folder
from wlcore.text.forms import CATEGORIES, ONE, PLURAL
from wlcore.text.human import arg_name
from wlcore.text.ownrules import named_rules, told_in_full
from wlcore.text.port import CORE, LAST_RESORT, OF, UNDER, Phrases
from wlcore.text.saying import NOUN, ZONE, Said, Words, noun

if TYPE_CHECKING:
    from wlcore.packs.find import PackFolder
    from wlcore.text.entries import Entry

UNSAID = "unsaid"
OTHER = "other"
NAMED = "counts"
"""The attribute of a query that names the noun for what it counts."""
PLURALS = CATEGORIES - {ONE} | {PLURAL}
"""The forms of a noun that are for more than one."""
MODEL = "kind-card"
"""The noun of the core that is shown as an example."""
NAMING = ("kind-", "counter-", "held-")
"""How the phrases of nouns begin."""
LIKE, MASS = "like", "mass"
COUNTED = (*range(2, 131), 0, 1)
"""Numbers among which there is one of each category that whole numbers have."""


worded = Gathering(PIECES, PIECES)
"""Everything in a piece of a tree, itself included."""
WORDED = ("query", "rule", "event", "place", "zone", "table")
"""What names a word of a pack in a piece of a tree."""
leading = Gathering((m.Perform, m.Signal), PIECES)
"""Lines that lead to rules and events."""


def check_phrases(
    program: Program,
    phrases: Phrases,
    packs: Iterable[str] | None = None,
    wants: Mapping[str, Expected] | None = None,
    told: Container[str] | None = None,
    lacks: Lacks | None = None,
) -> list[Diagnostic]:
    """All findings about the phrases of a language; `packs` (all, if not given) are those that must be complete, `wants`
    is what the program may say, if that is known; `lacks` remembers what games lack from one company to the next.

    What another pack lacks is a warning in English, where a makeshift is said, and nothing in other languages. What those lack that
    are none of the `told` (all are, if not given) is not told at all: whoever wrote a pack cannot mend another's. A word of a pack
    that only texts of a later one say is warned of where they say it: they can bring its phrase.
    """
    findings = Findings()
    wants = expected(program) if wants is None else wants
    core = {entry.id for entry in phrases.read if entry.pack == CORE}
    own = [entry for entry in phrases.entries.values() if entry.pack != CORE]
    findings.found += phrases.findings.found
    _nouns(phrases, own, findings)
    _declined(program, phrases, own, findings)
    _missing(program, phrases, wants, None if packs is None else set(packs), told, lacks or Lacks(), findings)
    _orphans(phrases, own, core, wants, findings)
    for entry in own:
        want = wants.get(_plain(entry.id, wants))
        if want is not None:
            _parameters(entry, want, findings)
            _stamp(program, entry, want, findings)
    _plurals(phrases, own, findings)
    _never_told(program, own, findings)
    _references(phrases, findings)
    _clauses(phrases, own, wants, findings)
    _verbs(phrases, findings)
    check_by_hand(program, phrases, findings)
    return findings.sorted()


# ---- missing and orphan -------------------------------------------------------------------------------


def say_everything(program: Program, phrases: Phrases) -> None:
    """Say all that a program says, whatever its switches are; what is missing is noted by the phrases."""
    say_things(program, phrases)
    cards = CardTexts(program, Folder({}), phrases)
    for routine in program.routines("rule", "action", "frame", "query"):
        cards.said_in_full(routine)


def say_things(program: Program, phrases: Phrases) -> None:
    """Say what stands on things, and what layers add to the rules: what a player reads without asking for it."""
    for _ in _saying(program, phrases, _sources(program)):
        pass


Source = Thing | Line | Routine
"""What players read of one thing, of one line of a layer, or of a rule that it writes anew."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Which pack says something, and where."""

    pack: str
    span: Span


def lacking(program: Program, phrases: Phrases, sources: Iterable[Source] | None = None) -> dict[str, Asker]:
    """The phrases that texts (all, if not given) ask for and that are missing, each with the first pack of whose texts one does so."""
    found: dict[str, Asker] = {}
    for source in _saying(program, phrases, _sources(program) if sources is None else sources):
        for phrase in phrases.missing.keys() - found.keys():
            found[phrase] = Asker(_pack_of(program, source), _place_of(program, source, phrase))
    return {phrase: found[phrase] for phrase in phrases.missing}


class Lacks:
    """What texts of games lack in each language: once it is known, a game is not said again beside each of its layers."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str], dict[str, Asker]] = {}

    def of(self, program: Program, phrases: Phrases) -> dict[str, Asker]:
        """The phrases that are missing. Where a layer writes a rule of the game anew, or one of its phrases, all is said."""
        at = program.packs.index(program.game)
        below = CORE, phrases.packs[at][0]
        own, brought = set[str](), set[str]()
        for entry in phrases.read:
            (own if entry.pack in below else brought).add(entry.id)
        if program.anew or own & brought:
            return lacking(program, fresh(phrases, phrases.folders))
        of_game, of_layers = list[Source](), list[Source]()
        for source in _sources(program):
            (of_game if _pack_of(program, source) == program.game else of_layers).append(source)
        key = program.game, phrases.language
        if key not in self.known:
            self.known[key] = lacking(program, fresh(phrases, [phrases.folders[at]]), of_game)
        found = {
            phrase: asker
            for phrase, asker in self.known[key].items()
            if phrase.partition(".")[0] not in brought
        }
        return {**lacking(program, fresh(phrases, phrases.folders), of_layers), **found}


def fresh(phrases: Phrases, folders: Sequence[PackFolder]) -> Phrases:
    """Phrases of the same language that have not said anything yet."""
    return Phrases(phrases.language, folders, phrases.core)


def _sources(program: Program) -> list[Source]:
    """All that is said: what the game says first, and then its layers in order."""
    sources: list[Source] = [*program.designs(), *program.triggers, *program.modifiers]
    sources += [*program.forbids, *program.narrowed, *program.watches, *_told_in_full(program)]
    return sorted(sources, key=lambda source: program.packs.index(_pack_of(program, source)))


def _saying(program: Program, phrases: Phrases, sources: Iterable[Source]) -> Iterator[Source]:
    """Say it all; each comes when it has been said."""
    cards = CardTexts(program, Folder({}), phrases)
    for source in sources:
        if isinstance(source, Thing):
            cards.thing(source)
        elif isinstance(source, Routine):
            cards.said_in_full(source)
        else:
            phrases.sentence(cards.sayer().abilities.line(source) or "")
        yield source


def _told_in_full(program: Program) -> list[Routine]:
    """The rules that layers write anew, their actions, and what rules of their own are named there: what these do is told whole."""
    layers = [pack for pack in program.packs if pack != program.game]
    return [*told_in_full(program), *(rule for layer in layers for rule in named_rules(program, layer))]


def _pack_of(program: Program, source: Source) -> str:
    """Whose it is: of a thing whose texts a later pack has changed, that pack's."""
    texts = _texts_on(program, source) if isinstance(source, Thing) else []
    return max([source.pack, *(text.pack for text in texts)], key=program.packs.index)


def _texts_on(program: Program, thing: Thing) -> list[Routine]:
    found = (
        program.texts.get((thing.kind, thing.design, name)) for name in program.kinds[thing.kind].properties
    )
    return [text for text in found if text is not None]


def _place_of(program: Program, source: Source, phrase: str) -> Span:
    """The word that has no phrase where it is said; where that cannot be told, the line or the thing."""
    name = phrase.partition(".")[0].partition("-")[2]
    pieces: list[object] = [source]
    if isinstance(source, Thing):
        pieces = [part for text in _texts_on(program, source) for part in (text.needs, text.body)]
    for piece in pieces:
        for node in worded(tuple(parts(piece)) if piece is source else piece):
            symbol = next((getattr(node, what, None) for what in WORDED if hasattr(node, what)), None)
            if getattr(symbol, "name", "") == name or (isinstance(node, m.Prop) and node.name == name):
                return node.span  # type: ignore[no-any-return]
    return source.requirement.span if isinstance(source, Forbid) else source.span


def _missing(
    program: Program,
    phrases: Phrases,
    wants: Mapping[str, Expected],
    packs: set[str] | None,
    told: Container[str] | None,
    lacks: Lacks,
    findings: Findings,
) -> None:
    for phrase, asker in lacks.of(program, phrases).items():
        want = wants.get(phrase.partition(".")[0])
        blamed, span = (asker.pack, asker.span) if want is None else (want.pack, want.span)
        message = f"there is no phrase '{phrase}' in '{phrases.language}'"
        example = _example(phrase, want)
        others = want is not None and bool(want.pack) and want.pack != asker.pack
        if want is not None and others:
            blamed, span = asker.pack, asker.span
            message = f"{want.pack} has no phrase '{phrase}' for this in '{phrases.language}'"
            example = _example(phrase, want, "of this pack")
        if told is not None and want is not None and blamed not in told:
            continue
        if packs is None or want is None or blamed in packs or phrases.language == LAST_RESORT:
            findings.warn("missing-message", message, span, example)


def _example(phrase: str, want: Expected | None, whose: str = "") -> str:
    places = " ".join(f"{{ ${name} }}" for name in sorted(want.must)) if want is not None else ""
    return (
        f"write '{phrase} = ...{' ' if places else ''}{places}' in a file under text/{whose and ' '}{whose}"
    )


def _plain(phrase: str, known: Container[str]) -> str:
    """The phrase that this one stands for under a ruling; a thing may be called 'under-a-bridge' and needs no ruling for it."""
    return phrase if phrase in known else phrase.split(UNDER)[0]


def _orphans(
    phrases: Phrases, own: list[Entry], core: set[str], wants: Mapping[str, Expected], findings: Findings
) -> None:
    referred = {
        phrase
        for entry in phrases.entries.values()
        for form in entry.forms.values()
        for phrase in form.references
    } | {entry.text(NAMED) or "" for entry in phrases.entries.values()}
    for entry in own:
        if (
            _plain(entry.id, wants) in wants
            or entry.id in referred
            or entry.id in core
            or entry.id.startswith("like-")
        ):
            continue
        findings.warn(
            "orphan-message",
            f"nothing ever says '{entry.id}'",
            entry.span,
            findings.near(entry.id, lambda: wants),
        )


def _never_told(program: Program, own: list[Entry], findings: Findings) -> None:
    """Note what a pack would say in the log of rules and events that are never told of: no line that leads to them cites a clause."""
    told: dict[str, bool] = {}
    for s in leading(tuple(program.said())):
        sort, routine = ("rule", s.rule) if isinstance(s, m.Perform) else ("event", s.event)
        phrase = f"log-{sort}-{routine.name}"
        told[phrase] = told.get(phrase, False) or bool(s.cites)
    for entry in own:
        if not told.get(entry.id, True) and any(entry.forms.values()):
            findings.warn(
                "never-told",
                f"'{entry.id}' is never said: a rule is told only where the line that leads to it cites a clause",
                entry.span,
                "cite one at the end of that line, as in '[PLAY-03]'",
            )


# ---- numbers ------------------------------------------------------------------------------------------


def _plurals(phrases: Phrases, own: list[Entry], findings: Findings) -> None:
    """Note nouns that have a form for some numbers and would be said in the singular for others."""
    voice = phrases.voice
    wanted = {voice.category(number) for number in COUNTED} - {ONE}
    for entry in own:
        if not entry.forms.keys() & PLURALS:
            continue
        likes = (f"like-{name}" for name in (*(entry.text("like") or "").split(), NOUN))
        forms = entry.forms.keys() | {
            form for like in likes if like in phrases.entries for form in phrases.entries[like].forms
        }
        for category in sorted(wanted) if not forms & {PLURAL, OTHER} else ():
            if category not in forms:
                number = next(n for n in COUNTED if voice.category(n) == category)
                findings.warn(
                    "missing-plural",
                    f"'{entry.id}' has no form for {number}, and would be said in the singular",
                    entry.span,
                    f"write '.{category}', or '.{PLURAL}' for all numbers that have no form of their own",
                )


def _nouns(phrases: Phrases, own: list[Entry], findings: Findings) -> None:
    """Note nouns that lack what this language needs of every noun: a gender, a plural, cases."""
    wanted = {} if phrases.syntax is None else phrases.syntax.nouns
    for entry in own:
        value = entry.forms.get("")
        if not entry.id.startswith(NAMING) or value is None or value.text is None:
            continue
        likes = (entry.text(LIKE) or "").split()
        given = {f for name in likes for f in getattr(phrases.entries.get(f"like-{name}"), "forms", ())}
        needed = [
            form
            for kind, forms in wanted.items()
            if (entry.text("gender") or "").startswith(kind)
            for form in forms
        ]
        counted = [form for form in needed if PLURAL not in form or MASS not in likes]
        lacking = [form for form in counted if form not in entry.forms.keys() | given]
        if lacking:
            model = phrases.entries[MODEL]
            shown = ", ".join(f".{form} = {model.text(form)}" for form in needed)
            findings.warn(
                "missing-form",
                f"'{entry.id}' lacks {', '.join(f'.{form}' for form in lacking)}: sentences would have another form there",
                entry.span,
                f"write below it what '{MODEL} = {model.text('')}' has: {shown}",
            )


def _declinable(s: Symbol) -> str:
    """How the phrase of what is said with the cases of a noun begins; '' for anything else."""
    if isinstance(s, Zone):
        return "zone"
    if isinstance(s, Variable):
        return "variable" if s.type != TRUTH else ""
    return "query" if isinstance(s, Routine) and s.what == "query" and s.type != TRUTH else ""


def _declined(program: Program, phrases: Phrases, own: list[Entry], findings: Findings) -> None:
    """Note places, values and what is printed that stay as they are where this language declines them: 'в вашей рука'."""
    case = "" if phrases.syntax is None else phrases.syntax.declined
    symbols = {f"{sort}-{s.name}": s for s in program.names.values() if (sort := _declinable(s))}
    printed = {
        f"property-{p.name}"
        for kind in program.kinds.values()
        for p in kind.properties.values()
        if p.type != TRUTH
    }
    for entry in own if case else ():
        symbol = symbols.get(entry.id)
        if isinstance(symbol, Routine):
            given = [p.name for p in symbol.params]
        elif isinstance(symbol, (Variable, Zone)):
            given = list(symbol.dims)
        elif entry.id in printed:
            given = ["of"]
        else:
            continue
        args: dict[str, Said] = {arg_name(name): noun("elided", of=noun("kind-player")) for name in given}
        words = Words(entry.id, args, ZONE if isinstance(symbol, Zone) else NOUN)
        plain = phrases.tidy(words)
        if plain and phrases.tidy(words, case) == plain:
            findings.warn(
                "missing-form",
                f"'{entry.id}' is no other in the case '{case}': sentences would have a wrong form there",
                entry.span,
                f"write '.{case} = ...' below it, or let its ending go by $case",
            )


# ---- parameters ---------------------------------------------------------------------------------------


def _parameters(entry: Entry, want: Expected, findings: Findings) -> None:
    used = entry.variables
    for name, span in used.items():
        if name not in want.given:
            known = sorted(want.given)
            suggestion = did_you_mean(name, known) or "there are: " + ", ".join(f"${n}" for n in known)
            findings.error("unknown-variable", f"'{entry.id}' is not given ${name}", span, suggestion)
    unsaid = want.must - set(used) - set((entry.text(UNSAID) or "").split())
    for name in sorted(unsaid):
        findings.warn(
            "parameter-unsaid",
            f"'{entry.id}' does not mention ${name}",
            entry.span,
            f"say it, or write '.{UNSAID} = {name}' if it need not be said",
        )


def _references(phrases: Phrases, findings: Findings) -> None:
    for entry in phrases.entries.values():
        for form in entry.forms.values():
            for phrase, span in form.references.items():
                if phrase not in phrases.entries:
                    findings.error(
                        "unknown-phrase",
                        f"there is no phrase '{phrase}'",
                        span,
                        findings.near(phrase, lambda: phrases.entries),
                    )


# ---- clauses and their verbs ----------------------------------------------------------------------------


def _clauses(phrases: Phrases, own: list[Entry], wants: Mapping[str, Expected], findings: Findings) -> None:
    syntax, conjugation = phrases.syntax, phrases.voice.conjugation
    if syntax is None or conjugation is None:
        return
    for entry in own:
        want = wants.get(_plain(entry.id, wants))
        clause = conjugation.taken_apart(entry.id) if want is not None and want.clause else None
        if clause is None:
            continue
        if not syntax.knows(clause.verb):
            missing = f"a line for it in text/{phrases.language}/verbs.lex, such as '{syntax.example}'"
            findings.warn(
                "unknown-verb",
                f"'{entry.id}': '{clause.verb}' is no verb that '{phrases.language}' can inflect",
                entry.span,
                f"say what is done in the infinitive; if this is its verb, write {missing}",
            )
        for form in entry.forms.keys() & syntax.forms.keys() - {""}:
            findings.warn(
                "needless-form",
                f"'{entry.id}' brings '.{form}', which is made from its verb",
                entry.span,
                "say what is done in the infinitive as its value, and delete this form",
            )


def _verbs(phrases: Phrases, findings: Findings) -> None:
    syntax = phrases.syntax
    if syntax is None:
        return
    for file in phrases.verbs:
        for verb, place in file.places.items():
            if file.pack != CORE and not syntax.sound(verb):
                message = f"the line of '{verb}' does not give the forms that '{phrases.language}' needs"
                findings.error("verb-line", message, place, f"write it like '{syntax.example}'")


# ---- fingerprints -------------------------------------------------------------------------------------


def _stamp(program: Program, entry: Entry, want: Expected, findings: Findings) -> None:
    if want.routine is None:
        return
    anew = program.anew.get(want.routine.name)
    if anew is not None and anew.pack != entry.pack:
        return  # it was written for the rule as it is without that layer
    now, then = fingerprint(want.routine), entry.text(OF)
    if then is None:
        findings.warn(
            "unstamped-phrase",
            f"'{entry.id}' does not say for which rule it was written",
            entry.span,
            f"write '.{OF} = {now}', or let 'wl i18n stamp PACK' write it",
        )
    elif then.strip() != now:
        what = want.routine.what
        findings.warn(
            "stale-phrase",
            f"the {what} '{want.routine.name}' has changed since '{entry.id}' was written",
            entry.span,
            f"read both again, then write '.{OF} = {now}'",
        )


def fingerprints(program: Program) -> dict[str, str]:
    """The fingerprint of every rule and query, by the id of its phrase."""
    return {
        phrase: fingerprint(want.routine)
        for phrase, want in expected(program).items()
        if want.routine is not None
    }


def stamped(content: str, prints: Mapping[str, str]) -> str:
    """A phrase file in which every phrase of a rule or query carries the rule's present fingerprint."""
    parts = re.split(r"(?m)^(?=[a-z][\w-]* =)", content)
    return "".join(_stamped(part, prints) for part in parts)


def _stamped(part: str, prints: Mapping[str, str]) -> str:
    phrase = _plain(part.split(" =", 1)[0], prints)
    if phrase not in prints:
        return part
    bare = re.sub(rf"(?m)^    \.{OF} = .*\n", "", part)
    body, rest = _body(bare)
    return f"{body}    .{OF} = {prints[phrase]}\n{rest}"


def _body(part: str) -> tuple[str, str]:
    """A message with its attributes, and the blank lines and comments behind it."""
    lines = part.splitlines(keepends=True)
    end = next((i for i, line in enumerate(lines) if i and not line.startswith((" ", "}"))), len(lines))
    return "".join(lines[:end]), "".join(lines[end:])
