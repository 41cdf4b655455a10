"""The plural rules of a language, kept on disk: they are a few lines of all that Babel reads about a language."""

from __future__ import annotations

from functools import cache

import babel
from babel import Locale
from babel.plural import PluralRule, RuleError

from wlcore.keeping import keep, kept


@cache
def plural_rule(locale: Locale) -> PluralRule:
    """What tells the category of a number in a language, by CLDR."""
    file = f"{locale}-{babel.__version__}.plural"
    found = kept(file)
    if found is not None and isinstance(found[0], dict):
        try:
            return PluralRule(found[0])
        except (RuleError, ValueError, TypeError, AttributeError):
            pass
    rule = locale.plural_form
    keep(file, dict(rule.rules))
    return rule
