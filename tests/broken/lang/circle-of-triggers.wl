after you gain medals: gain ¢1
event coin-found
when coin-found: signal coin-found
before lap: lap
