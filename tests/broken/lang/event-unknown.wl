when coin-dropped: stop
after you lpa: stop
rule rest
  signal coin-dropped
  signal
