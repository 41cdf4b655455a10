# House rules stand here, one statement a line; docs/language.md tells how they are written.
# Take away the sign in front of an example to try it.
#
# income-to-come(p) gets + 1
#
# `wl rulings western-legends` lists the switches of the rules; this is how one is set for good:
# ruling first-player-first: VALUE
