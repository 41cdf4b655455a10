# R01
after you duel, if winner is not you and wounds(you) is 3:
  let friend be right of you
  friend: may pay $10: draw 1
# R02
forbid arrest-somebody when arrested is left of you and not is-wanted(you)
# R03
after you fight, if winner is not nobody and foe is sheriff: winner: gain 1 wanted
