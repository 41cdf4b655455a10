"""From text to a checked tree: source positions, diagnostics, grammar, vocabulary, types, checks, canonical layout.

In come the texts that `wlcore.packs` has read; out go typed trees and diagnostics. Nothing here runs a game.
"""
