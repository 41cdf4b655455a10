text-day-caprice = Когда вы положили эту карту: { $effect }
ask-player-soaked = кто промокнет?
ask-day-returned = какую карту вы меняете?
