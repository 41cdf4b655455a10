from __future__ import annotations

import stat
import struct
import tracemalloc
import zipfile
import zlib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wlcore.lang.diagnostics import PackError
from wlcore.packs.find import PackFolder

FILES = {"pack.yaml": b"id: mine\n", "flow/turn.wl": b"rule turn\n"}


def make(path: Path, contents: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, data in contents.items():
            archive.writestr(zipfile.ZipInfo(name), data, method)
    return path


def refused(path: Path) -> str:
    with pytest.raises(PackError) as caught:
        PackFolder.open(path)
    return caught.value.diagnostics[0].code


def test_zip_is_like_its_folder(tmp_path: Path):
    """A zip has the files and the digest of the folder it was made from."""
    for name, data in FILES.items():
        (tmp_path / "mine" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "mine" / name).write_bytes(data)
    folder, packed = PackFolder.open(tmp_path / "mine"), PackFolder.open(make(tmp_path / "mine.zip", FILES))
    assert packed.files() == folder.files()
    assert packed.read("flow/turn.wl") == b"rule turn\n"
    assert packed.digest() == folder.digest()


def test_folder_around_all_files_is_taken_off(tmp_path: Path):
    """A zip made by packing the folder itself is the same pack; so is one with leftovers in it."""
    plain = PackFolder.open(make(tmp_path / "a.zip", FILES))
    wrapped = {f"mine/{name}": data for name, data in FILES.items()}
    leftovers = {"__MACOSX/mine/._pack.yaml": b"x", "mine/.DS_Store": b"x"}
    assert PackFolder.open(make(tmp_path / "b.zip", {**wrapped, **leftovers})).digest() == plain.digest()


LEADING_OUT = [
    "../up.yaml", "a/../../up", "/etc/passwd", "C:/x", "C:x", "a\\..\\b", "a//b", "./a", "a/./b", "a\nb", "nul\0",
    "x" * 300,
]  # fmt: skip


@pytest.mark.parametrize("name", LEADING_OUT)
def test_names_that_lead_out_are_refused(tmp_path: Path, name: str):
    """No name may point outside the pack on any system, or hide what it is."""
    path = tmp_path / "x.zip"
    info = zipfile.ZipInfo("placeholder")
    info.filename = info.orig_filename = name
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(info, b"x")
    assert refused(path) == "pack-unsafe"


def test_links_and_devices_are_refused(tmp_path: Path):
    """A link inside a zip is not followed but refused."""
    info = zipfile.ZipInfo("link.yaml")
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / "x.zip", "w") as archive:
        archive.writestr(info, b"/etc/passwd")
    assert refused(tmp_path / "x.zip") == "pack-unsafe"


def test_the_same_name_twice_is_refused(tmp_path: Path):
    """Which of two files of one name counts must not depend on who unpacks."""
    with zipfile.ZipFile(tmp_path / "x.zip", "w") as archive:
        archive.writestr("pack.yaml", b"a")
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr("pack.yaml", b"b")
    assert refused(tmp_path / "x.zip") == "pack-unsafe"


def test_limits(tmp_path: Path):
    """Sizes and numbers are limited by what the zip declares, before anything is unpacked."""
    big = b"\0" * 1_000_001
    assert refused(make(tmp_path / "a.zip", {"big.wl": big})) == "pack-too-big"
    many = {f"{i}.wl": b"\0" * 999_999 for i in range(11)}
    assert refused(make(tmp_path / "b.zip", many)) == "pack-too-big"
    assert refused(make(tmp_path / "c.zip", {f"{i}.wl": b"" for i in range(2001)})) == "pack-too-many"
    (tmp_path / "d.zip").write_bytes(b"PK" + b"\0" * 10_000_001)
    assert refused(tmp_path / "d.zip") == "pack-too-big"


@pytest.mark.slow("zips that lie about their size")
def test_bomb_that_lies_about_its_size(tmp_path: Path):
    """A zip that declares a few bytes and holds a gigabyte is refused without unpacking it."""
    path = tmp_path / "bomb.zip"
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    block = b"\0" * 1_000_000
    body = b"".join(packer.compress(block) for _ in range(1000)) + packer.flush()
    name = b"pack.yaml"
    head = struct.pack("<HHHHHLLLHH", 20, 0, 8, 0, 33, 0, len(body), 10, len(name), 0)
    local = b"PK\3\4" + head + name
    central = b"PK\1\2" + struct.pack("<H", 20) + head + struct.pack("<HHHLL", 0, 0, 0, 0, 0) + name
    end = b"PK\5\6" + struct.pack("<HHHHLLH", 0, 0, 1, 1, len(central), len(local) + len(body), 0)
    path.write_bytes(local + body + central + end)
    tracemalloc.start()
    try:
        assert refused(path) == "pack-zip"
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_unusual_zips_are_refused(tmp_path: Path):
    """What is compressed in a rare way, encrypted, cut off or no zip at all is said to be unreadable."""
    assert refused(make(tmp_path / "a.zip", FILES, zipfile.ZIP_LZMA)) == "pack-zip"
    data = bytearray(make(tmp_path / "b.zip", FILES).read_bytes())
    for signature, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        at = data.index(signature)
        data[at + offset] |= 1
    (tmp_path / "b.zip").write_bytes(data)
    assert refused(tmp_path / "b.zip") == "pack-zip"
    (tmp_path / "c.zip").write_bytes(make(tmp_path / "d.zip", FILES).read_bytes()[:-30])
    assert refused(tmp_path / "c.zip") == "pack-zip"
    (tmp_path / "e.zip").write_bytes(b"hello")
    assert refused(tmp_path / "e.zip") == "pack-zip"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(at=st.integers(0, 300), byte=st.integers(0, 255))
def test_damaged_zips_never_raise_anything_else(tmp_path: Path, at: int, byte: int):
    """Whatever byte of a zip is wrong, it is read or refused."""
    data = bytearray(make(tmp_path / "x.zip", FILES).read_bytes())
    data[at % len(data)] = byte
    (tmp_path / "x.zip").write_bytes(data)
    try:
        code = PackFolder.open(tmp_path / "x.zip").digest()
    except PackError as error:
        code = error.diagnostics[0].code
    assert code.startswith("pack-") or len(code) == 64
