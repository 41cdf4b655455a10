"""What packs and their options are called before a game is begun, in a reader's language.

    pack-ID = what the pack is called
        .about = what it is, in a sentence

`pack.yaml` says both in English, and all of it where a language has no such phrase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wlcore.text.forms import capital
from wlcore.text.human import human_name, human_words
from wlcore.text.port import Phrases

if TYPE_CHECKING:
    from wlcore.packs.manifest import Manifest, OptionDeclared


def pack_phrase(pack: str) -> str:
    """The phrase in which a language says what a pack is called."""
    return f"pack-{pack}"


def title_of(manifest: Manifest, phrases: Phrases) -> str:
    """What a pack is called."""
    phrase = pack_phrase(manifest.id)
    return (
        phrases.text(phrase)
        if phrases.has(phrase)
        else phrases.printed(manifest.title or human_name(manifest.id))
    )


def about_of(manifest: Manifest, phrases: Phrases) -> str:
    """What a pack is, in a sentence; '' if nothing says it."""
    return phrases.printed(phrases.static(pack_phrase(manifest.id), "about") or manifest.description)


def option_name(option: OptionDeclared, phrases: Phrases) -> str:
    """What is chosen by an option."""
    return _said(f"option-{option.name}", option.name, phrases)


def value_name(option: OptionDeclared, value: str, phrases: Phrases) -> str:
    """What one value of an option is called."""
    return _said(f"option-{option.name}-{value}", value, phrases)


def _said(phrase: str, name: str, phrases: Phrases) -> str:
    return capital(phrases.text(phrase) if phrases.has(phrase) else human_words(name))
