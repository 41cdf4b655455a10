"""From the bytes of a file to lines that every YAML parser counts alike, or to what stands against it."""

from __future__ import annotations

import re

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.letters import called, hidden_in, unseen
from wlcore.packs.limits import MAX_FILE, too_big

MAX_LINE = 10_000

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
    mine = Findings()
    _check_lines(file, content.split("\n"), mine)
    findings.found.extend(mine.found)
    if mine.failed:
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
        if line.isascii() and line.isprintable():
            continue
        at = next((at for at in unseen(line) if match is None or at != match.start(1)), None)
        if at is not None:
            span = Span(file, number, at + 1, number, at + 2)
            if line[at] != "\t":
                name = called(line[at])
                advice = f"delete it: {name}" if name else "delete it"
                findings.error("character", str(hidden_in(line[at:])), span, advice)
            elif not tabs:
                _tab(line, at, span, findings)
            tabs += line[at] == "\t"
        _check_alphabets(file, number, line, findings)
        if len(findings.found) > 100:
            break


def _check_alphabets(file: str, number: int, line: str, findings: Findings) -> None:
    """Warn of words with letters of several alphabets: what looks like one word may be another."""
    from wlcore.packs.alphabets import mixed

    for start, end, letter in mixed(line):
        span = Span(file, number, start + 1, number, end + 1)
        message = f"'{line[start:end]}' has letters of several alphabets: '{letter}' is {called(letter)}"
        findings.warn("look-alike", message, span, "write the word with letters of one alphabet")


def _tab(line: str, at: int, span: Span, findings: Findings) -> None:
    use = "a tab is used for indentation" if not line[:at].strip() else "a tab"
    message = f"{use}: only spaces have a width everybody agrees on"
    findings.error("tab", message, span, "use spaces instead of tabs, here and on the lines below")
