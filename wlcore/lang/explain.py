"""What the parser could not read, as a sentence for somebody who writes cards."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from wlcore.lang.diagnostics import did_you_mean
from wlcore.lang.words import WHOM_IT_BINDS

Explanation = tuple[int, int, str, str]
"""The column (from 0), how long the place is, what is wrong, and what to do."""

OPENING = frozenset("if otherwise for repeat taking may on before after when instead as with".split())
NARROWING = frozenset("where as most fewest also except and or is in not over divided + - *".split())
WORKED_OUT = frozenset(
    "count total highest lowest only first half remainder any no every not each reached".split()
)
"""Words with which a value begins that does not fit in everywhere unless it stands in parentheses."""
WORD = re.compile(r"[^\W\d]\w*(-\w+)*")
MOST_OF = re.compile(r" in (\S+ with (?:most|fewest) [^()]*(?:\([^()]*\)[^()]*)*)$")
"""A set of those with the most, as it stands behind `in` at the end of what could be read."""
CLAUSE = re.compile(r"[A-Z]+(-[A-Z]+)*-[0-9]+")
FROM_SEAT = re.compile(r"for each .* in .* from ")
LOOPED = re.compile(r"repeat ([^\W\d]\S*) times\b")
MOMENTS = "moments are written 'before RULE:', 'after RULE:' or 'when EVENT:'"
SAID_OTHERWISE = dict.fromkeys(("at", "during", "while", "until", "once"), MOMENTS)
"""How people begin a line that the language begins otherwise."""
OWN = "write a name of your own; the words of the language are listed in docs/reference.md"
OVER = (
    "write '{0} of (N, N)' for several numbers, or '{0} N over SET' for what each of a set has, called 'it'"
)
FORBIDDEN_TO = re.compile(r"forbid (anyone|others|all|everyone|everybody|players|performer|nobody|no one)\b")
CONDITION = re.compile(r"((?<=[^:,] )(?:only if|only when|if)|unless)(?= )")
"""A condition behind what is to be done, as people say it."""
ONLY_A_NUMBER = re.compile(r" only (?:[0-9]|[^\w\s(][0-9])")
UNCLOSED = ("this '(' is not closed", "a ')' is missing")
FOLDED = re.compile(r"\b(highest|lowest|total) (?!of\b)")
"""How the highest of what each of several has begins."""
SIGNS: tuple[tuple[str, str, str], ...] = (
    ("=<>!", "signs do not compare", "write 'is', 'is not', 'is at least', 'is more than' ..."),
    (
        "\"'“”„‘’«»",
        "quotation marks have no meaning here",
        "leave them out: names and amounts stand without them",
    ),
    ("–—−", "this is a dash", "write a plain '-' with a space on both sides"),
    (".!?", "a statement ends without a full stop", "leave it out"),
    ("/÷", "this is not how numbers are divided", "write 'N divided by N', or 'half of N'"),
    ("×", "this is a sign for 'times'", "write '*'"),
    ("{}", "braces have no meaning here", "a block is what is indented under a line that ends in ':'"),
    ("[]", "clauses are cited once, at the end of the line", "write [HERE-01, THERE-02] after the statement"),
)


def explained(
    problem: UnexpectedInput, code: str, fixed: Mapping[str, str], words: frozenset[str]
) -> Explanation:
    """Where and why a line cannot be read; `fixed` are the signs and words of the grammar, `words` its words."""
    if isinstance(problem, UnexpectedCharacters):
        return _character(problem.column - 1, code)
    expected = set(problem.expected) if isinstance(problem, UnexpectedToken) else set()
    wanted = {fixed[name] for name in expected if name in fixed}
    wanted |= {said for name, said in (("NAME", "a name"), ("INT", "a number")) if name in expected}
    if (to := FORBIDDEN_TO.match(code)) is not None:
        return to.start(1), len(to[1]), "'forbid' is not said of somebody", WHOM_IT_BINDS
    ended = not isinstance(problem, UnexpectedToken) or problem.token.type == "$END"
    reached = len(code) if ended else (problem.column or 1) - 1
    for cond in CONDITION.finditer(code) if not code.startswith("otherwise ") else ():
        if cond.start() <= reached + len("unless "):
            advice = _condition(code[: cond.start()], cond[1])
            return cond.start(), len(cond[1]), f"'{cond[1]}' does not stand here", advice
    if "over" in wanted and _unclosed(code) < 0:
        for fold in list(FOLDED.finditer(code[:reached]))[-1:]:
            of = fold[1]
            return fold.start(), len(of), f"'{of}' stands without what it goes over", OVER.format(of)
    if not isinstance(problem, UnexpectedToken) or problem.token.type == "$END":
        return _end(code, wanted)
    at, word = (problem.token.column or 1) - 1, str(problem.token)
    unclosed = _unclosed(code)
    if unclosed >= 0:
        return unclosed, 1, *UNCLOSED
    if word == "-" and code[at + 1 : at + 2].isdigit():
        return at, 1, "numbers begin at 0", "a difference is written with spaces: 'N - N'"
    joined = MOST_OF.search(code[:at]) if word in ("and", "or") else None
    if joined is not None:
        said = joined[1].strip()
        return joined.start(1), len(said), "this set stands in parentheses here", f"write '({said})'"
    return at, len(word), *_word(word, code, wanted, "NAME" in expected, words)


def _character(at: int, code: str) -> Explanation:
    sign = code[at : at + 1]
    match = next((m for m in WORD.finditer(code) if m.start() <= at < m.end()), None)
    if match:
        start, word = match.start(), match.group()
        length = len(word)
        if not word.isascii():
            return start, length, f"'{word}': names are written with the letters a to z", ""
        if CLAUSE.fullmatch(word):
            return (
                start,
                length,
                f"'{word}' is the name of a clause",
                f"write it in brackets, at the end: [{word}]",
            )
        joined = word.lower().replace("_", "-").strip("-")
        how = "are joined by hyphens" if "_" in word else "are written in lower case"
        return start, length, f"'{word}': names {how}", f"write '{joined}'"
    verb = {"let": "be", "set": "to"}.get(code.split(" ", 1)[0])
    if sign == "=" and verb:
        return at, 1, "'=' has no meaning here", f"write '{verb}'"
    found = next((row for row in SIGNS if sign in row[0]), ("", f"'{sign}' has no meaning here", ""))
    return at, 1, f"'{sign}': {found[1]}" if found[0] else found[1], found[2]


def _end(code: str, wanted: set[str]) -> Explanation:
    first = code.split(" ", 1)[0]
    unclosed = _unclosed(code)
    if unclosed >= 0:
        return unclosed, 1, *UNCLOSED
    if ":" in wanted and first in OPENING:
        return len(code), 1, f"a line that begins with '{first}' ends in ':'", "add ':'"
    return len(code), 1, "the line stops too early", _one_of(wanted) or "something must follow"


def _condition(code: str, said: str) -> str:
    """How a condition is written behind the beginning of a line."""
    cond = "not (COND)" if said == "unless" else "COND"
    if re.match(r"(after|before|when|instead) [^:]*$", code):
        return f"write ', if {cond}:'"
    if code.startswith("forbid ") or re.match(r"[^:]* (gets|is) ", code):
        return f"write 'when {cond}' at the end"
    return f"a condition stands before what is done: 'if {cond}: ...'"


def _word(word: str, code: str, wanted: set[str], name: bool, words: frozenset[str]) -> tuple[str, str]:
    value = "you" in wanted
    if word == ")" and ")" not in wanted and code.count(")") > code.count("("):
        return "there is no '(' for this ')'", "delete it"
    if word == ":":
        return "a ':' does not fit here", _one_of(wanted) or (
            "this line opens no block"
            if ";" in wanted
            else "delete it: what is indented below belongs to this line"
        )
    if word in words and name and not value:
        return f"a name is wanted here, and '{word}' is a word of the language", OWN
    if (number := LOOPED.match(code)) is not None and word == number[1]:
        return (
            f"'{word}' does not fit here",
            f"a number that is worked out stands in brackets: 'repeat ({word}) times:'",
        )
    if word == "where" and FROM_SEAT.match(code):
        return (
            "'where' does not fit behind 'from'",
            "which of them stands before whom they begin with: 'for each p in players where ... from you:'",
        )
    if (word in NARROWING and ";" in wanted) or word in ("most", "fewest"):
        return (
            f"'{word}' does not fit here",
            "put the value it belongs to in parentheses, as in 'show (cards where ...)'",
        )
    if word == "only" and ONLY_A_NUMBER.search(code) is not None:
        return "'only' makes one thing of a set", "leave 'only' out"
    if word in WORKED_OUT and "(" in wanted and not code.startswith(word):
        return f"'{word} ...' stands in parentheses here", f"write '({word} ...)'"
    if value:
        if code.startswith("each "):
            return "a line that does something for each of several begins with 'for each'", "write 'for each'"
        if word in SAID_OTHERWISE and code.startswith(word):
            return f"nothing begins with '{word}'", SAID_OTHERWISE[word]
        why = f"and '{word}' is a word of the language" if word in words else f"not '{word}'"
        return f"a value is wanted here, {why}", _one_of(wanted)
    return f"'{word}' does not fit here", did_you_mean(word, filter(str.isalpha, wanted)) or _one_of(wanted)


def _one_of(wanted: set[str]) -> str:
    """What could stand here, where that is not much."""
    known = sorted(wanted - {";"})
    said = ", ".join(w if w.startswith("a ") else f"'{w}'" for w in known)
    return f"here can stand: {said}" if 0 < len(known) <= 3 else ""


def _unclosed(code: str) -> int:
    """The place of the last '(' that is never closed, or -1."""
    opened: list[int] = []
    for at, sign in enumerate(code):
        if sign == "(":
            opened.append(at)
        elif sign == ")" and opened:
            opened.pop()
    return opened[-1] if opened else -1
