"""The shipped packs and grammars as an importable package; read it through `wlcore.data.data_root`.

In a wheel `rules/`, `variants/` and `grammar/` lie in here. In a checkout this folder holds nothing else: they are at
the root, where people edit them.
"""
