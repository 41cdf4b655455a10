"""The version of wlcore. It stands alone, so that asking for it brings nothing else in."""

__version__ = "0.1.0"
