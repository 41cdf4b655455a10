# For a Fistful of Dollars in German: what the pack is called, and what it is.

pack-dollars = Für eine Handvoll Dollar
    .about = Zwei Dollarplättchen je Runde bezahlen einen Blick in einen Stapel oder legen dessen sichtbaren Gesetzlosen nach unten.
