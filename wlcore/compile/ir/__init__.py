"""The intermediate representation: what checked rules mean, typed, in few words, for every printer.

In: trees from `wlcore.compile.lower`. Out: a `Module` that passes change and backends print. Read `values`, `sets`, `ops`, `blocks`,
`module` in this order; `primitives` declares what the engine's own operations do to a state, `text` prints all of it, `walk` goes
through it, `fold` makes nodes of which a part is known.
"""
