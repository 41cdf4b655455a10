# What the rulebook says, and behind the colon what texts do not say for it. '*' is any ending, '...' a few words.

gain a wound: take ... wound*, takes ... wound*
decrease or increase a value: lowered by, raised by, lower the value
outside of a town: outside the towns
upgraded: improved item*
