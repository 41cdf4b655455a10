"""`tools/freshness.py`: generated pages that no longer say what their generators say."""

import pytest

from tools import freshness

pytestmark = pytest.mark.slow("generated pages are fresh")


@pytest.fixture
def page(tmp_path, monkeypatch):
    monkeypatch.setattr(freshness, "ROOT", tmp_path)
    monkeypatch.setattr(freshness, "GENERATORS", (lambda: {"docs/page.md": "fresh\n"},))
    return tmp_path / "docs" / "page.md"


def test_stale_pages_are_named_and_rewritten(page, capsys):
    """A missing or old page fails with its name, `--write` makes it right, and then all is well."""
    assert freshness.main([]) == 1
    assert freshness.main(["--write"]) == 0
    page.write_text("old\n")
    capsys.readouterr()
    assert freshness.main([]) == 1
    said = capsys.readouterr().out
    assert "stale: docs/page.md" in said.replace("\\", "/")
    assert "-old\n+fresh\n" in said
    assert freshness.main(["--write"]) == 0
    assert page.read_text() == "fresh\n"
    assert freshness.main([]) == 0


def test_the_pages_of_this_repository_are_fresh():
    """Every registered generator agrees with what is on disk."""
    assert freshness.stale(freshness.GENERATORS, freshness.ROOT) == {}
