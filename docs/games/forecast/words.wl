# What Forecast is made of: 32 cards of four weathers, and what everybody has foretold.

kind weather: sun, rain, wind, snow

kind day is card
  weather: weather
  strength: number

zone sky is deck
zone almanac is pile                                             # its top card says which weather prevails
zone hand of player is hand
zone laid of player is pile
counter tricks of player
variable foretold of player is number
counter points of player
counter rounds
variable starter is player
variable leader is player
variable lead is weather or nobody
variable ahead is player or nobody
variable winning is day or nobody

query hand-size: number is 2 + rounds
query score(p: player): number is points(p)
query prevailing: weather or nobody is weather of top of almanac
