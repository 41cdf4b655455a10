# Ways begin in one place; where they begin in each of several, that is said.
kind nook: well, gate, barn
  paths: set of nook
query far: set of nook is reached from (paths of gate) in 2 steps by paths of it
query farther: set of nook is each (reached from it in 2 steps by paths of it) over paths of gate
