"""Which languages there are, as the folders of the core and the manifests of packs say it: no test lists them."""

from __future__ import annotations

from pathlib import Path

from ruamel.yaml import YAML

ROOT = Path(__file__).parents[1]
SHIPPED = sorted(
    file.parent for folder in ("rules", "variants") for file in (ROOT / folder).glob("*/pack.yaml")
)


def promised(*packs: Path) -> tuple[str, ...]:
    """The languages in which every one of these packs promises all its phrases, as its manifest lists them; English first."""
    found = [YAML(typ="safe").load(pack / "pack.yaml")["languages"] for pack in packs]
    return tuple(language for language in found[0] if all(language in others for others in found))


OF_CORE = ("en", *sorted({f.name for f in (ROOT / "grammar" / "text").iterdir() if f.is_dir()} - {"en"}))
"""The languages that the core speaks."""
EVERYWHERE = promised(*SHIPPED)
"""The languages in which everything that is shipped is said."""
OF_ENEMY = promised(ROOT / "rules" / "public-enemy")
"""The languages of Public Enemy Number One."""
