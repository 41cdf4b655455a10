forbid rob when in-town(spot(robbed)) and is-wanted(you)
