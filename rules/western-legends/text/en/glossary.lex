# What the rulebook says, and behind the colon what texts do not say for it. '*' is any ending, '...' a few words.

gain a wound: take ... wound*, takes ... wound*
decrease or increase a value: lowered by, raised by, lower the value
outside of a town: outside the towns
upgraded: improved item*
play a card facedown: lay a card, lays a card, cards laid, laid a card, laid card*, face down, face-down
reveal: cards shown, show ... poker cards, have been shown
ante: play along
reroll: rolled again, roll again
gold nugget: piece* of gold, nugget* of gold
fight card: combat card*
discard pile: pile of discards
