when you opens-fight, if contest is arrest-contest and you is fighter:
  may pay $20: for this fight: advantage(you) gets + 1
