"""wlcore: a core for board games whose rules are data.

This is the public door. Importing it costs next to nothing, so that `wl --version` stays quick: whatever is offered
here is fetched from its own module when it is first asked for.
"""

__version__ = "0.1.0"
