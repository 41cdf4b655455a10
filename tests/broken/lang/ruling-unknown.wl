rule rest
  if ruling ties-pay: stop
  if option pace is slow: stop
ruling ties-pay: yes
