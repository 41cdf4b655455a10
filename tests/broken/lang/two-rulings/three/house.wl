ruling ties-pay: maybe
