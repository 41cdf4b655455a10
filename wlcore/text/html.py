"""Texts as one small page of HTML."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from wlcore.text.human import human_name

STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 42em; margin: 2em auto; padding: 0 1em; color: #222; }
h1, h2 { font-weight: normal; } h2 { border-bottom: 1px solid #ccc; }
dt { font-weight: bold; margin-top: .8em; } dd { margin: 0 0 0 1.2em; }
code { font-size: .8em; color: #888; font-weight: normal; }
"""


NUMBERED = re.compile(r"(?<=\d) (?=\w)")


def unbroken(text: str) -> str:
    """A text in which no line ends between a number and what there are so many of."""
    return NUMBERED.sub("\u00a0", text)


def as_html(
    texts: Mapping[str, str],
    title: str,
    names: Mapping[str, str] | None = None,
    language: str = "en",
    flavour: Mapping[str, str] | None = None,
) -> str:
    """A page with all texts in the order given, under a heading for each kind; `names` are titles by id, `flavour` what is
    told about things.
    """
    parts: list[str] = []
    kind = None
    for address, text in texts.items():
        here, _, design = address.partition("/")
        if here != kind:
            parts += ["</dl>"] if kind is not None else []
            parts += [f"<h2>{escape(human_name(here))}</h2>", "<dl>"]
            kind = here
        name = (names or {}).get(address) or human_name(design or here)
        parts.append(f"<dt>{escape(name)} <code>{escape(address)}</code></dt>")
        parts.append(f"<dd>{escape(unbroken(text))}</dd>")
        if told := (flavour or {}).get(address):
            parts.append(f"<dd><em>{escape(told)}</em></dd>")
    parts += ["</dl>"] if kind is not None else []
    head = f'<meta charset="utf-8">\n<title>{escape(title)}</title>\n<style>{STYLE}</style>'
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    opening = f'<!DOCTYPE html>\n<html lang="{escape(language)}">'
    return f"{opening}\n<head>\n{head}\n</head>\n<body>\n{body}\n</body>\n</html>\n"
