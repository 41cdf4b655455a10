rule rest
  choose one:
  choose one: gain ¢1
