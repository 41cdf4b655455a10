# The Supremacy in German: what the pack is called, and what it is.

pack-supremacy = Die Vorherrschaft
    .about = In jeder Runde zählt eine Bande, die am Anfang gezogen wird, wie eine Karte mehr.
