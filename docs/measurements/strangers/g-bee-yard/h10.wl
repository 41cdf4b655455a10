instead of be-robbed, if points-won(you) is less than points-won(active):
  active: lose 1 drops
  show hand(you)
