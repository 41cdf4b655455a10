after round, if rounds is more than 2:
  choose field-flooded from fields where ground of it is not town and troops(it) is more than 0 at random
  lose 2 troops(field-flooded)
  if troops(field-flooded) is 0: set holder(field-flooded) to nobody
