# A quiet half hour: whoever is wanted loses a Wanted point.
action repent
  needs in-town(spot(you)) and site of spot(you) is nobody
  needs wanted(you) is at least 1
  pay $10
  lose 1 wanted
