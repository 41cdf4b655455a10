ruling ties-pay: no
