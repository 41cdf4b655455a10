text-day-caprice = When you have laid it: { $effect }
ask-player-soaked = who gets soaked?
ask-day-returned = which card do you exchange?
