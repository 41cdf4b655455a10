# House rules.

price(c) gets + 1 when c is swarm and rounds is at most 3

after take-home, if points of c is at least 2 and first this turn: draw 1

action scrape-comb
  choose comb-scraped from your hand where it is old-comb
  pay 2 drops
  throw-out comb-scraped
