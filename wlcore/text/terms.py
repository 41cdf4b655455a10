"""Where the texts of a game say something else than the glossaries of its packs."""

from __future__ import annotations

from wlcore.lang.diagnostics import Findings
from wlcore.packs.assemble import Assembly
from wlcore.text.cards import CardTexts, texts
from wlcore.text.glossary import Misuse, misuses, read_glossary, told
from wlcore.text.houserules import LAYER, HouseRules
from wlcore.text.port import CORE, Phrases, languages


def misused(assembly: Assembly, switches: list[int], only: str = "") -> list[Misuse]:
    """Every misuse in cards, layers and the phrases of packs, in each language that has a glossary (or `only` one)."""
    folders = [pack.folder for pack in assembly.packs]
    found: list[Misuse] = []
    for language in [only] if only else languages(folders):
        findings = Findings()
        terms = [term for folder in folders for term in read_glossary(folder, language, findings)]
        if not terms:
            continue
        phrases = Phrases.of(language, folders)
        said = texts(assembly.program, switches, phrases)
        rules = HouseRules(CardTexts.of(assembly.program, switches, phrases), assembly)
        for pack in assembly.packs[1:]:
            said[f"{LAYER}/{pack.manifest.id}"] = " ".join(rules.of(pack.manifest.id))
        found += misuses(
            language, terms, {**said, **told(entry for entry in phrases.read if entry.pack != CORE)}
        )
    return found
