# The Good, the Bad, and the Handsome in German: names. Those of characters are printed in some edition or other.


## Characters

character-judge-roy-bean = Richter Roy Bean
    .gender = masculine
character-butch-cassidy = Butch Cassidy
    .gender = masculine
character-joaquin-murrieta = Joaquin Murrieta
    .gender = masculine

## Items

item-lightning = Blitz
    .gender = masculine
    .a-acc = den Blitz
    .the-acc = den Blitz
item-thunder = Donner
    .gender = masculine
    .a-acc = den Donner
    .the-acc = den Donner
item-black-coat = Schwarzer Mantel
    .gender = masculine
    .a-acc = den Schwarzen Mantel
    .the-acc = den Schwarzen Mantel
item-bowie-knife = Bowiemesser
    .gender = neuter
    .a-acc = das Bowiemesser
    .the-acc = das Bowiemesser
item-companion = Gefährte
    .gender = masculine
    .a-acc = den Gefährten
    .the-acc = den Gefährten
item-dynamite = Dynamit
    .gender = neuter
    .a-acc = das Dynamit
    .the-acc = das Dynamit
item-lasso = Lasso
    .gender = neuter
    .a-acc = das Lasso
    .the-acc = das Lasso
item-marshals-badge = Marschallstern
    .gender = masculine
    .a-acc = den Marschallstern
    .the-acc = den Marschallstern
item-mesa-deed = Mesa-Urkunde
    .gender = feminine
    .a-acc = die Mesa-Urkunde
    .the-acc = die Mesa-Urkunde
item-outlaws-mask = Banditenmaske
    .gender = feminine
    .a-acc = die Banditenmaske
    .the-acc = die Banditenmaske
item-silver-flask = Silberner Flachmann
    .gender = masculine
    .a-acc = den Silbernen Flachmann
    .the-acc = den Silbernen Flachmann
item-tomahawk = Tomahawk
    .gender = masculine
    .a-acc = den Tomahawk
    .the-acc = den Tomahawk

## Stories

story-the-unmarked-grave = Das namenlose Grab
story-the-pawnbrokers-drawer = Die Schublade des Pfandleihers
story-last-will-and-testament = Letzter Wille
story-the-cottonwood = Unter der Pappel
story-the-wrong-man = Der falsche Mann
story-ten-paces = Zehn Schritte
story-bad-blood = Böses Blut
story-a-handsome-reward = Eine hübsche Belohnung
story-who-started-it = Wer hat angefangen?
story-steak-for-the-eye = Ein Steak fürs Auge
story-over-one-card = Wegen einer Karte
story-the-whole-street-watched = Die ganze Straße sah zu
story-hard-feelings = Nachtragend
story-a-borrowed-pistol = Eine geliehene Pistole
story-the-undertaker-smiles = Der Totengräber lächelt
story-both-still-standing = Beide stehen noch
story-trigger-fight-picked = ein begonnener Kampf gegen einen anderen Spieler

## Goals

goal-law-west-of-the-river = Das Gesetz westlich des Flusses
goal-court-in-session = Die Sitzung ist eröffnet
goal-a-round-for-the-jury = Eine Runde für die Geschworenen
goal-fined-for-dying = Bußgeld fürs Sterben
goal-hole-in-the-wall = Das Loch in der Wand
goal-nobody-gets-hurt = Niemand wird verletzt
goal-light-fingers = Lange Finger
goal-passage-south = Überfahrt nach Süden
goal-five-joaquins = Fünf Joaquins
goal-what-the-river-owes = Was der Fluss schuldet
goal-five-hundred-reward = Fünfhundert Belohnung
goal-the-keepsake = Das Andenken
