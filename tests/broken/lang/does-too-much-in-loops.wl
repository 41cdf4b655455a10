rule pile-up
  repeat 10000 times:
    repeat 10000 times: gain 1 medals
