"""Japanese clauses: the verb stands last, behind a blank in its phrase that is not said: `カードを{ $n }枚 引く`.

A line of `verbs.lex` gives the form before 'もよい' and the past: `引く: 引いて, 引いた`; verbs in 'する' are regular.
"""

from __future__ import annotations

from wlcore.text import syntax
from wlcore.text.syntax import Act, ParsedClause, Part


class Verb:
    """A verb with the forms that sentences want."""

    def __init__(self, plain: str, parts: str) -> None:
        self.plain = plain
        self.joining, self.past = (part.strip() for part in parts.split(",")) if parts else regular(plain)


class Syntax(syntax.Syntax[Verb]):
    """The value is what the reader does, or has its subject before it."""

    example = "引く: 引いて, 引いた"

    def parse(self, parts: tuple[Part, ...]) -> ParsedClause:
        """The verb is what follows the last blank."""
        last = parts[-1]
        assert isinstance(last, str)
        before, _, verb = last.rpartition(" ")
        return ParsedClause(verb, (*parts[:-1], before))

    def inflected(self, verb: str) -> Verb:
        """A verb by its line, or as one in 'する'."""
        return Verb(verb, self.verbs.get(verb, ""))

    def knows(self, verb: str) -> bool:
        """Whether a verb has a line or is regular."""
        return verb in self.verbs or verb.endswith("する")

    def subject(self, act: Act) -> str:
        """Who does it; the reader is not named."""
        return "" if act.you else f"{act.who()}は"

    def plain(self, act: Act) -> str:
        """'カードを2枚引く', 'そのプレイヤーは傷1つを受ける'."""
        return f"{self.subject(act)}{act.rest()}{self.verb(act).plain}"

    def bare(self, act: Act) -> str:
        """'カードを2枚引く'."""
        return f"{act.rest()}{self.verb(act).plain}"

    def permitted(self, act: Act) -> str:
        """'カードを2枚引いて', before 'もよい'."""
        return f"{act.rest()}{self.verb(act).joining}"

    def past(self, act: Act) -> str:
        """'カードを2枚引いた', before 'とき' or '後'."""
        return f"{self.subject(act)}{act.rest()}{self.verb(act).past}"

    forms = {"": plain, "third": plain, "when": past, "after": past, "bare": bare, "permitted": permitted}


def regular(plain: str) -> tuple[str, str]:
    """The forms of a verb in 'する'."""
    stem = plain.removesuffix("する")
    return f"{stem}して", f"{stem}した"
