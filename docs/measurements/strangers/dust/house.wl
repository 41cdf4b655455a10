# W01 a crowd makes the store dear
after you store, if count (others where spot(it) is spot(you)) is at least 2:
  pay $10
# W02
forbid heist when no (others where region of spot(it) is region of spot(you))
# W03
movement(p) gets - 1 when count cattle(p) is at least 2 and active-mount(p) is nobody
# W04
before you begin-to-watch, if wounds(you) is 3 and not in-town(spot(you)):
  lose 1 lp
# W05
after you win-poker, if every others where money(it) is less than money(you):
  choose loser-comforted from others with fewest money(it)
  loser-comforted: gain $20
# W06
instead of you gain wounds, if amount is at least 2 and active-weapon(you) is not nobody:
  gain (amount - 1) wounds
# W07
hand-limit(p) gets + 1 when p in (players with fewest lp(it))
# W08
action bribe-the-sheriff
  needs sheriff-at is spot(you) and wanted(you) is at least 1
  choose bribe from 1 to (money(you) divided by 20)
  pay (bribe * 20) money
  lose bribe wanted
# W09
action sell-mount
  needs site of spot(you) is ranch or site of spot(you) is general-store
  choose mount-sold from gear(you) where item-sort of it is mount
  give-up-item mount-sold
  gain (half of cost of mount-sold) money
# W10
when you ends-turn, if no your hand:
  draw 2
  may: lose 1 lp
# W11
forbid duel when duelled in (players with fewest lp(it)) and wounds(duelled) is more than 1
# W12
after anyone arrest:
  for each p in others where is-wanted(it): p: discard 1
# W13
after you deposit, if first this turn:
  let richest be only (players with most money(it))
  if richest is you: gain 1 lp
  otherwise: richest: pay $10
# W14
money-limit(p) is at most 60 when wanted(p) is more than 0 and marshal(p) is 0
# W15
as soon as p in players where nuggets(p) is 4 and wounds(p) is 0: p: gain $10
# W16
action cattle-talk
  needs any (others where any cattle(it) and spot(it) is spot(you))
  choose drover from others where any cattle(it) and spot(it) is spot(you)
  drover: choose one:
    pay $20
    let token be top of cattle(drover)
    lose 1 lp
  gain $10
# W17
after you rob, if rival is first-player and winner is you:
  be-wanted 1
# W18
after you prospect, if rolled(first-throw) is rolled(second-throw):
  may: throw-die second-throw
# W19
draw-faster-please(p) gets + 1 when wounds(p) is 2
query draw-faster-please(p: player): number is 1 + half of marshal(p)
when you begins-turn:
  repeat (draw-faster-please(you)) times: draw-one
  discard (draw-faster-please(you))
# W20
forbid move when wounds(you) is 3 and active-mount(you) is nobody and no cattle(you)
# W21
when you opens-fight, if rival is not nobody and count hand(rival) is more than count hand(you):
  draw (count hand(rival) - count hand(you))
# W22
action town-meeting
  needs in-town(spot(you)) and marshal(you) is at least 1
  needs first this turn
  for each p in others where region of spot(it) is region of spot(you) at once:
    p: choose gift from 0 to money(p)
    p: lose gift money
    gain gift money
