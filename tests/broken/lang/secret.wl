secret variable guess is metal from metals
secret variable hunch of player is metal from 3
