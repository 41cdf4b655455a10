kind bill is card
  worth: number
  worth: number
  flipped: effects
  held: abilities for 3
kind coin is card
kind hue: red, red
