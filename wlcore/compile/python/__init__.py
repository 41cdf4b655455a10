"""Plain Python from the representation: the reference, which decides nothing. `source` gives the text; `wlcore.study.reference` runs it."""

from wlcore.compile.python.printer import Printed, entering, source

__all__ = ["Printed", "entering", "source"]
