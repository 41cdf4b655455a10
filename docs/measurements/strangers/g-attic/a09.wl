kind piece
  bought: effect
  kept: abilities for you when this in your shelf

after you buy:
  for each c in your shelf where worth of it is 0:
    do bought of c
