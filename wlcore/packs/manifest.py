"""`pack.yaml`: what a pack is called, which game it is or belongs to, and how it stands to other packs."""

from __future__ import annotations

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import NOWHERE, Span
from wlcore.packs import names
from wlcore.packs.fields import BlockValues, Field, Record
from wlcore.packs.nodes import Node
from wlcore.packs.shapes import NO_REF, ListOf, MapOf, OneOf, Prose, Ref, Refs, Truth, Word
from wlcore.packs.validation import read_as
from wlcore.records import dataclass
from wlcore.version import __version__

VALUES = Field(
    "values", ListOf(names.NAME, least=2), (), "What may be chosen, in the order it is shown.", required=True
)
DEFAULT = Field("default", names.NAME, NO_REF, "What is played unless somebody chooses.", required=True)
OPTION_ABOUT = Field("description", Prose(), "", "What is chosen here, in a sentence.")
OPTION = Record((VALUES, DEFAULT, OPTION_ABOUT), "an option of a game")

PLAYERS_WORD = Word("a number of players", r"[1-9][0-9]?(-[1-9][0-9]?)?", "write 2-6, or 2", numbers=(1, 99))

ID = Field("id", names.PACK_ID, NO_REF, "The name of the pack, unique among packs.", required=True)
VERSION = Field("version", names.VERSION, NO_REF, "Three numbers, such as 1.0.0.", required=True)
TITLE = Field("title", Prose(), "", "What people call it.", required=True)
KIND = Field(
    "kind", OneOf(("game", "layer"), "a kind of pack"), NO_REF, "A game, or a layer on one.", required=True
)
GAME = Field("game", names.PACK_ID, NO_REF, "The game this layer is for.", required=True, only="layer")
PLAYERS = Field("players", PLAYERS_WORD, NO_REF, "How many can play, such as 2-6.", needed_by="game")
AUTOMATA = Field(
    "automata",
    ListOf(names.NAME),
    (),
    "Seats that nobody decides for, behind those of the players, each by the name that rules call it.",
)
STEPS_IN = Field(
    "steps-in",
    Truth(),
    False,
    "Whether this layer is taken by itself where the game alone is not for so many players, and this layer is.",
    only="layer",
)
REQUIRES = Field("requires", ListOf(names.PACK_ID), (), "Packs that must be there too.")
CONFLICTS = Field("conflicts", ListOf(names.PACK_ID), (), "Packs that may not be there.")
BEFORE = Field("before", ListOf(names.PACK_ID), (), "Packs that come later, if they are there.")
AFTER = Field("after", ListOf(names.PACK_ID), (), "Packs that come first, if they are there.")
CITES = Field("cites", ListOf(names.CLAUSE_ID), (), "The clauses this pack as a whole carries out.")
REPLACES = Field("replaces", ListOf(names.PACK_ID), (), "Packs that this one stands in for.")
LANGUAGES = Field("languages", ListOf(names.LANGUAGE), (), "The languages this pack has phrases in.")
BUILTINS = Field("builtins", names.PYTHON_FILE, NO_REF, "A Python file, loaded only from installed plugins.")
PROVENANCE = Field(
    "provenance", names.PROVENANCE, NO_REF, "Where the content comes from, unless an entry says so."
)
OPTIONS = Field("options", MapOf(names.NAME, OPTION), (), "What can be chosen before a game begins.")
ASK = Field(
    "ask",
    names.ASK,
    NO_REF,
    "Who is asked whether they react: who can ('needed'), who might ('always'), or 'random'.",
)
AUTHOR = Field("author", Prose(), "", "Who made it, as it should be told.")
LICENCE = Field("licence", Prose(), "", "What others may do with it, such as CC-BY-4.0.")
ENGINE = Field(
    "wlcore",
    names.ENGINE,
    NO_REF,
    "The versions of wlcore it is for: '0.1.0' and later, or '0.1.0 to 0.9.0'.",
)
ABOUT = Field("description", Prose(), "", "What the pack is, in a sentence or two.")

PACK = Record(
    (
        ID, VERSION, TITLE, KIND, GAME, PLAYERS, AUTOMATA, STEPS_IN, REQUIRES, CONFLICTS, BEFORE, AFTER, REPLACES, LANGUAGES,
        BUILTINS, PROVENANCE, CITES, OPTIONS, ASK, AUTHOR, LICENCE, ENGINE, ABOUT,
    ),
    "pack.yaml",
    decided_by="kind",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class OptionDeclared:
    """Something chosen before a game begins, such as its length."""

    name: str
    values: tuple[str, ...]
    default: str
    description: str
    span: Span


@dataclass(frozen=True, slots=True)
class Manifest:
    """What `pack.yaml` says; ids of other packs come with their places."""

    id: str
    version: str
    title: str
    kind: str
    game: str
    players: tuple[int, int] | None
    automata: Refs
    steps_in: bool
    requires: Refs
    conflicts: Refs
    before: Refs
    after: Refs
    replaces: Refs
    languages: tuple[str, ...]
    builtins: str
    provenance: str
    cites: Refs
    options: tuple[OptionDeclared, ...]
    ask: str
    author: str
    licence: str
    description: str
    span: Span
    game_span: Span = NOWHERE


def read_manifest(tree: Node, findings: Findings, *, trusted: bool = True) -> Manifest | None:
    """The manifest, or nothing where it lacks what a pack must say; a stranger's pack may not name Python."""
    values = read_as(PACK, tree, findings)
    if values is None:
        return None
    if values.has(BUILTINS) and not trusted:
        message = "a pack from a folder or a zip may not bring Python"
        findings.error(
            "pack-builtins", message, values.place(BUILTINS), "install it as a plugin, or delete this line"
        )
    _check_refs(values, findings)
    _check_engine(values, findings)
    return Manifest(
        id=values[ID].id,
        version=values[VERSION].id,
        title=values[TITLE],
        kind=values[KIND].id,
        game=values[GAME].id or values[ID].id,
        players=_players(values, findings),
        automata=values[AUTOMATA],
        steps_in=_steps_in(values, findings),
        requires=values[REQUIRES],
        conflicts=values[CONFLICTS],
        before=values[BEFORE],
        after=values[AFTER],
        replaces=values[REPLACES],
        languages=tuple(ref.id for ref in values[LANGUAGES]),
        builtins=values[BUILTINS].id,
        provenance=values[PROVENANCE].id or "designed",
        cites=values[CITES],
        options=tuple(_option(name, option, findings) for name, option in values[OPTIONS]),
        ask=values[ASK].id,
        author=values[AUTHOR],
        licence=values[LICENCE],
        description=values[ABOUT],
        span=values.place(ID),
        game_span=values.place(GAME),
    )


def _players(values: BlockValues, findings: Findings) -> tuple[int, int] | None:
    if not values.has(PLAYERS):
        return None
    numbers = [int(n) for n in values[PLAYERS].id.split("-")]
    if numbers[0] > numbers[-1]:
        message = f"fewest players first: {numbers[-1]}-{numbers[0]}"
        findings.error("wrong-value", message, values.place(PLAYERS))
    return min(numbers), max(numbers)


def _steps_in(values: BlockValues, findings: Findings) -> bool:
    if values[STEPS_IN] and not values.has(PLAYERS):
        message = "a layer that steps in must say for how many players"
        findings.error("missing-key", message, values.place(STEPS_IN), "add 'players', such as players: 2")
    return values[STEPS_IN]


def _check_engine(values: BlockValues, findings: Findings) -> None:
    """A pack that is for other versions than this one is not read with words of another meaning."""
    least, _, most = values[ENGINE].id.partition(" to ")
    here = _numbers(__version__)
    if values.has(ENGINE) and (here < _numbers(least) or (most and here > _numbers(most))):
        message = f"this pack is for wlcore {values[ENGINE].id}{'' if most else ' and later'}; here is {__version__}"
        advice = "ask its author for one that fits" if here > _numbers(least) else "update wlcore"
        findings.error("wrong-version", message, values.place(ENGINE), advice)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _check_refs(values: BlockValues, findings: Findings) -> None:
    """A pack cannot need, exclude or follow itself, nor what another of its lines contradicts."""
    for field in (REQUIRES, CONFLICTS, BEFORE, AFTER, REPLACES):
        for ref in values[field]:
            if ref.id == values[ID].id:
                findings.error("wrong-value", f"'{field.name}' names this pack itself", ref.span, "delete it")
    for one, other in ((REQUIRES, CONFLICTS), (BEFORE, AFTER)):
        first = {ref.id: ref.span for ref in values[one]}
        for ref in values[other]:
            if ref.id in first:
                message = f"'{ref.id}' stands under '{one.name}' and under '{other.name}'"
                findings.error(
                    "wrong-value", message, ref.span, related=((first[ref.id], f"under '{one.name}'"),)
                )


def _option(name: Ref, values: BlockValues, findings: Findings) -> OptionDeclared:
    allowed = tuple(ref.id for ref in values[VALUES])
    if values[DEFAULT].id not in allowed:
        message = f"the default is none of the values: {', '.join(allowed)}"
        findings.error("wrong-value", message, values.place(DEFAULT))
    return OptionDeclared(name.id, allowed, values[DEFAULT].id, values[OPTION_ABOUT], name.span)
