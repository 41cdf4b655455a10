# Who takes too many tricks pays at once.
after you take-trick, if tricks(you) is more than foretold(you): lose 1 points
