as soon as p in players where medals(p) is 2: p: ask-them
rule ask-them
  choose c from your palm
  put c in tray
frame bout
  on leaving:
    choose one:
      gain ¢1
      stop
