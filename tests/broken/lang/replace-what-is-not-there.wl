replace rule lpa
  stop
remove rule lap-two
remove frame lap
replace query lap: number is 3
replace rule lap(n: number)
  stop
