
replace rule lap
  stop
