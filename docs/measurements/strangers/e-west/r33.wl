instead of take-income, if spot(you) is sheriff-at and wanted(you) is 0:
  choose one:
    gain $30
    draw 3
