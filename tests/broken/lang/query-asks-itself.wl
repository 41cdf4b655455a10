query luck(n: number): number is luck(n - 1)
query first-part: number is second-part
query second-part: number is third-part
query third-part: number
  if any tray: answer first-part
  answer 0
