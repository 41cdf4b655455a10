# Cards with a caprice.
kind day
  caprice: effect

after you lay, if any laid(you) where can do caprice of it:
  may: do caprice of top of laid(you)
