"""What pytest is to leave alone."""

from __future__ import annotations

collect_ignore = ["broken"]  # files with mistakes in them, which tests read on purpose
