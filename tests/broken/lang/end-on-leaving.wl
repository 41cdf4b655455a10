frame outing
  evening
  stroll
frame evening
  gain 1 medals
  on leaving: end outing
rule call-it-a-day
  end outing
frame stroll
  gain 1 medals
  on leaving: call-it-a-day
frame walk
  gain 1 medals
  on leaving: gain 1 medals
as soon as p in players where medals(p) is 7 and p is keeper: end outing
