query luck: number
  repeat:
    let n be 3
  stop
  answer 3
