query luck(n: number): number is luck(n - 1)
query one: number is two
query two: number is three
query three: number
  if any tray: answer one
  answer 0
