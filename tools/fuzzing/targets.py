"""Everything that reads files, with what it is fed."""

from __future__ import annotations

from collections.abc import Callable

from tools.fuzzing import forging, inputs, readers
from tools.fuzzing.trying import Target

TARGETS: dict[str, Callable[[], Target]] = {
    "yaml": lambda: Target(inputs.in_pieces(inputs.shipped(".yaml")), 300, readers.read_yaml),
    "rules": lambda: Target(inputs.in_pieces(inputs.shipped(".wl")), 120, readers.read_rules),
    "effects": lambda: Target(inputs.effects(), 250, readers.read_effect),
    "phrases": lambda: Target(inputs.in_pieces(inputs.shipped(".ftl")), 100, readers.read_phrases),
    "said": lambda: Target(inputs.in_pieces(inputs.shipped(".ftl")), 60, readers.read_said),
    "packs": lambda: Target(inputs.whole_files(), 10, readers.read_packs),
    "plays": lambda: Target(inputs.whole_games(), 6, readers.read_and_play),
    "scenarios": lambda: Target(inputs.scenarios(), 50, readers.read_scenarios),
    "saves": lambda: Target(inputs.saves(), 100, readers.read_save),
    "journals": lambda: Target(inputs.journals(), 40, readers.read_journal),
    "strangers": lambda: Target([("coin-race", b"a journal that somebody was sent")], 5, forging.read_forged),
    "lines": lambda: Target(inputs.lines_typed(), 60, readers.read_line),
    "switches": lambda: Target(inputs.switches_asked(), 60, readers.read_switches),
    "zips": lambda: Target(inputs.zipped(), 30, readers.read_zipped),
}
