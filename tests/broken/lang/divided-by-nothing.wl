query share(n: number): number is n divided by 0
query whole(n: number): number is n divided by (3 - 2)

before lap:
  gain (6 divided by (3 - 3)) medals
  gain (6 divided by half of 0) medals
  gain (999999999 * 999999999) medals
  gain (6 divided by medals(you)) medals
