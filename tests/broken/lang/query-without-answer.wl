query fortune: number
query luck: number
  let n be 3
query hap: number
  if any tray: answer 1
