replace rule count-up
  let miss be highest of (tricks(you) - foretold(you), foretold(you) - tricks(you))
  if miss is 0: gain (6 + 2 * tricks(you)) points
  otherwise: lose miss points
