# G01
after you complete-goal:
  for each p in others where count goals-done(it) is more than count goals-done(you): p: draw 1
# G02
hand-limit(p) gets + 1 when deeds(p, heists) is at least 2 or deeds(p, robberies) is at least 2
# G03
when you ends-turn, if no your goals-done and any (others where any goals-done(it)):
  may pay $20: draw 2
# G04
after you count-deed, if what is nights-out: lose 1 wounds
