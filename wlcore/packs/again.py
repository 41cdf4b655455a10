"""The program of a compiled game, checked once more: from the files it was compiled from, whatever has become of them since."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from wlcore.lang.diagnostics import Findings
from wlcore.packs.assemble import Assembly, assemble
from wlcore.packs.find import PackFolder
from wlcore.packs.source import read_pack


def assembled_again(packs: Iterable[tuple[str, bool, Mapping[str, bytes]]]) -> Assembly:
    """The packs that a game was made of: of each its place, whether it is trusted, and its files."""
    findings = Findings()
    read = (read_pack(PackFolder.of(place, files), findings, trusted) for place, trusted, files in packs)
    return assemble([pack for pack in read if pack is not None], findings)
