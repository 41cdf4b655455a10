"""From the bytes of a file to lines that every YAML parser counts alike, or to what stands against it."""

from __future__ import annotations

import re

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.packs.limits import MAX_FILE, too_big

MAX_LINE = 10_000

# What YAML forbids, what it takes for a line end where editors do not, what turns the order of letters round.
UNSEEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]")
ODD_SPACE = re.compile("^[ ]*([\xa0\u1680\u2000-\u200b\u202f\u205f\u3000])")


def read_text(file: str, data: bytes, findings: Findings) -> str | None:
    """The text of a file, line ends made alike, without a byte order mark; nothing if it cannot be read."""
    if len(data) > MAX_FILE:
        findings.found.extend(too_big(file).diagnostics)
        return None
    try:
        content = data.decode("utf-8")
    except UnicodeDecodeError as error:
        _not_utf8(file, data, error.start, findings)
        return None
    content = content.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    before = len(findings.found)
    _check_lines(file, content.split("\n"), findings)
    if len(findings.found) > before:
        return None
    # Blanks on an empty line mean nothing, but parsers disagree about them in block texts.
    return re.sub(r"(?m)^ +$", "", content)


def _not_utf8(file: str, data: bytes, at: int, findings: Findings) -> None:
    before = data[:at].decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    line, col = before.count("\n") + 1, len(before) - before.rfind("\n")
    what = "UTF-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "another encoding"
    findings.error(
        "encoding",
        f"this is not UTF-8 (the byte 0x{data[at]:02x}); the file seems to be saved in {what}",
        Span(file, line, col, line, col + 1),
        "save the file as UTF-8",
    )


def _check_lines(file: str, lines: list[str], findings: Findings) -> None:
    tabs = 0
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            span = Span(file, number, MAX_LINE + 1, number, MAX_LINE + 2)
            findings.error("long-line", f"this line is longer than {MAX_LINE} characters", span)
        if match := ODD_SPACE.search(line):
            span = Span(file, number, match.start(1) + 1, number, match.end(1) + 1)
            message = f"a space of another kind (U+{ord(match.group(1)):04X}) is used for indentation"
            findings.error("indentation", message, span, "use plain spaces")
        if match := UNSEEN.search(line):
            span = Span(file, number, match.start() + 1, number, match.start() + 2)
            if match.group() != "\t":
                message = f"a character that cannot be seen (U+{ord(match.group()):04X})"
                findings.error("character", message, span, "delete it")
            elif not tabs:
                _tab(line, match.start(), span, findings)
            tabs += match.group() == "\t"
        if len(findings.found) > 100:
            break


def _tab(line: str, at: int, span: Span, findings: Findings) -> None:
    use = "a tab is used for indentation" if not line[:at].strip() else "a tab"
    message = f"{use}: only spaces have a width everybody agrees on"
    findings.error("tab", message, span, "use spaces instead of tabs, here and on the lines below")
