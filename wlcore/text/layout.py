"""The canonical layout of phrase files: as the library of Fluent writes them, so that other tools change nothing more."""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer

from wlcore.lang.diagnostics import Findings
from wlcore.packs.layout import Moved
from wlcore.packs.rawtext import read_text
from wlcore.text.entries import read_entries


def laid_out_phrases(file: str, data: bytes, findings: Findings) -> bytes | None:
    """A file of phrases in canonical layout, or nothing if something in it is no phrase; that is noted."""
    mine = Findings()
    content = read_text(file, data, mine)
    for _ in read_entries(content or "", file, "", mine):
        pass
    findings.found.extend(mine.found)
    if content is None or mine.failed:
        return None
    parser = FluentParser(with_spans=False)
    before = parser.parse(content)
    made = FluentSerializer().serialize(before)
    if not parser.parse(made).equals(before):
        raise Moved(file)
    return made.encode()
