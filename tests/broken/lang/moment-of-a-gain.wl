after you gain medals: stop
before you gain medals: stop
instead of gain pennies: stop
when you lose pennies: stop
