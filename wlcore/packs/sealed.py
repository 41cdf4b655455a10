"""A pack as one file to be sent: the same files always make the same zip, and it says by itself what was in it.

The digest of all files stands in the comment of the zip. Whoever opens one that says something else is told so: it was cut on its
way, or somebody changed it and did not build it anew.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from hashlib import sha256

from wlcore.packs.find import PackFolder
from wlcore.packs.limits import digest_of, sealed_with

FIRST = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a zip knows; when a file was written says nothing about it."""
PLAIN = 0o100644 << 16


def sealed(folder: PackFolder) -> bytes:
    """The zip of a pack; files are laid in as they are, since what packs them smaller differs from machine to machine."""
    return zipped({name: folder.read(name) for name in folder.files()})


def zipped(files: Mapping[str, bytes]) -> bytes:
    """The zip of files by name."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, FIRST)
            info.external_attr, info.create_system = PLAIN, 3
            archive.writestr(info, files[name])
        archive.comment = sealed_with(digest_of(files))
    return out.getvalue()


def fingerprint(data: bytes) -> str:
    """By what two people can tell that they have the same file."""
    return sha256(data).hexdigest()
