"""Snapshots that read like prose: each is one file of text, compared by syrupy.

python -m pytest tests/play/test_screen.py --snapshot-update      # write them anew, then read what has changed
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from syrupy.data import SnapshotCollection
from syrupy.extensions.single_file import SingleFileAmberSnapshotExtension
from syrupy.location import PyTestLocation
from syrupy.types import SnapshotIndex


class Prose(SingleFileAmberSnapshotExtension):
    """A file of nothing but the text, under the name that the test gives it."""

    file_extension = "txt"
    folder = Path()

    def serialize(self, data: Any, **_: Any) -> str:
        return str(data)

    @classmethod
    def dirname(cls, *, test_location: PyTestLocation) -> str:
        return str(cls.folder)

    @classmethod
    def get_snapshot_name(cls, *, test_location: PyTestLocation, index: SnapshotIndex = 0) -> str:
        return str(index)

    def read_snapshot_data_from_location(
        self, *, snapshot_location: str, snapshot_name: str, session_id: str
    ) -> str | None:
        file = Path(snapshot_location)
        return file.read_text("utf-8") if file.exists() else None

    @classmethod
    def write_snapshot_collection(
        cls, *, snapshot_collection: SnapshotCollection, name_order: dict[str, int] | None = None
    ) -> None:
        (one,) = snapshot_collection
        Path(snapshot_collection.location).write_text(str(one.data), "utf-8")


def kept_in(place: Path) -> type[Prose]:
    """Snapshots in a folder."""
    return type("ProseIn", (Prose,), {"folder": place})
