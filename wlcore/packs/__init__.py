"""From files to data: finds packs, reads their YAML with positions, types it, and loads plugins.

In come folders, zips and entry points; out go manifests, rulings, clauses and entities as frozen data, with
every mistake as a diagnostic at its exact place. Nothing here parses effect text or runs a game.
"""
