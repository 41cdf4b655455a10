text-day-caprice = Wenn du sie gelegt hast: { $effect }
ask-player-soaked = wer wird nass?
ask-day-returned = welche Karte tauschst du?
