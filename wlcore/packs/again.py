"""The program of a compiled game, checked once more: from the files it was compiled from, whatever has become of them since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wlcore.lang.diagnostics import Findings
from wlcore.packs.assemble import Assembly, assemble
from wlcore.packs.find import PackFolder
from wlcore.packs.source import read_pack


def assembled_again(data: Mapping[str, Any]) -> Assembly:
    """The packs that a game's data were made of."""
    findings = Findings()
    packs = (
        read_pack(PackFolder.of(place, files), findings, trusted) for place, trusted, files in data["files"]
    )
    return assemble([pack for pack in packs if pack is not None], findings)
