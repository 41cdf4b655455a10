"""Notes which functions may leave what runs: by `Leave` or `Win`, their own or of what they call."""

from __future__ import annotations

from wlcore.compile.ir import ops as o
from wlcore.compile.ir.module import Module
from wlcore.compile.passes.names import ops_in


def leaving(module: Module) -> None:
    """Note it at each function."""
    calls: dict[str, set[str]] = {}
    for name, function in module.functions.items():
        function.leaves = False
        calls[name] = set()
        for op in ops_in(function.body):
            match op:
                case o.Leave() | o.Win():
                    function.leaves = True
                case o.Perform():
                    calls[name].add(op.function)
                case o.PerformOne():
                    calls[name].update(op.functions)
    changed = True
    while changed:
        changed = False
        for name, function in module.functions.items():
            if not function.leaves and any(module.functions[called].leaves for called in calls[name]):
                function.leaves = changed = True
