rule rest
  let a be (others, you)
  if players is others: stop
  if 3 is coin: stop
  let b be (you, 3)
  let c be top of keeper
  let d be count 3
