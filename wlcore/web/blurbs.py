"""What somebody who chooses a game is told of it, and of what can be played on top, in their language."""

from __future__ import annotations

from wlcore.packs.manifest import Manifest
from wlcore.records import dataclass
from wlcore.text.port import Phrases
from wlcore.text.titles import about_of, option_name, title_of, value_name


@dataclass(frozen=True, slots=True)
class Knob:
    """An option of a game: its name, what it is called, what is played unless somebody chooses, and what can be chosen."""

    name: str
    words: str
    default: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Blurb:
    """A game or a layer: its title, what it is, and what can be chosen."""

    id: str
    title: str
    about: str
    options: tuple[Knob, ...]


def blurb_of(pack: Manifest, phrases: Phrases) -> Blurb:
    """What is told of a pack."""
    options = (
        Knob(
            option.name,
            option_name(option, phrases),
            option.default,
            tuple((value, value_name(option, value, phrases)) for value in option.values),
        )
        for option in pack.options
    )
    return Blurb(pack.id, title_of(pack, phrases), about_of(pack, phrases), tuple(options))
