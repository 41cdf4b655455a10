action e40-horse-race
  needs active-mount(you) is not nobody
  choose challenged from others where active-mount(it) is not nobody and in-town(spot(it))
  let fastest be (you, challenged) with most movement(it)
  let victor be only fastest
  victor: gain 1 lp
