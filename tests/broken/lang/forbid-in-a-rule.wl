rule rest
  forbid lap
  after you lap: stop
