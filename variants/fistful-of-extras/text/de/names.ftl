# Fistful of Extras in German: names. Those of characters and items are printed in some edition or other; ours otherwise.


## Characters

character-belle-starr = Belle Starr
    .gender = feminine
character-isom-dart = Isom Dart
    .gender = masculine
character-allan-pinkerton = Allan Pinkerton
    .gender = masculine
character-buffalo-bill-cody = Buffalo Bill Cody
    .gender = masculine
character-bat-masterson = Bat Masterson
    .gender = masculine
character-pearl-hart = Pearl Hart
    .gender = feminine

## Items

item-work-horse = Arbeitspferd
    .gender = neuter
    .a-acc = ein Arbeitspferd
    .the-acc = das Arbeitspferd
item-draft-horse = Zugpferd
    .gender = neuter
    .a-acc = ein Zugpferd
    .the-acc = das Zugpferd
item-peacekeeper = Friedensstifter
    .gender = masculine
    .a-acc = einen Friedensstifter
    .the-acc = den Friedensstifter
item-engraved-peacekeeper = Friedensstifter mit Gravur
    .gender = masculine
    .a-acc = einen Friedensstifter mit Gravur
    .the-acc = den Friedensstifter mit Gravur
item-holster = Holster
    .gender = neuter
    .a-acc = ein Holster
    .the-acc = das Holster

## Stories

story-first-dollar = Der erste Dollar
story-honest-wages = Ehrlicher Lohn
story-the-long-shift = Die lange Schicht
story-nobody-saw-a-thing = Keiner hat was gesehen
story-on-the-mend = Auf dem Weg der Besserung
story-doctors-orders = Ärztliche Anordnung
story-a-bottle-for-the-pain = Eine Flasche gegen den Schmerz
story-the-bullet-on-the-shelf = Die Kugel im Regal
story-saddlebags-full = Volle Satteltaschen
story-a-fair-price = Ein fairer Preis
story-on-credit = Auf Kredit
story-the-drummer = Der Handlungsreisende
story-no-witnesses = Keine Zeugen
story-last-man-standing = Wer zuletzt steht
story-empty-hideout = Das leere Versteck
story-hoofprints = Hufspuren
story-the-scales = Die Waage
story-dead-mans-hand = Das Blatt des Toten
story-the-morning-after = Der Morgen danach
story-scar-tissue = Narben
story-ace-in-the-hole = Ein Ass im Ärmel
story-colour-in-the-pan = Gold in der Pfanne
story-lights-in-the-canyon = Lichter im Canyon
story-two-on-the-trail = Zu zweit unterwegs
story-trigger-worked = getane Arbeit
story-trigger-healed = ein Besuch beim Doktor
story-trigger-item-bought = ein Einkauf

## Goals

goal-bandit-queen = Banditenkönigin
goal-velvet-and-pistols = Samt und Pistolen
goal-a-bed-for-outlaws = Ein Bett für Gesetzlose
goal-the-mare-venus = Die Stute Venus
goal-a-herd-of-ones-own = Eine eigene Herde
goal-two-by-two = Paarweise
goal-breaking-horses = Wildpferde zureiten
goal-someone-elses-brand = Ein fremdes Brandzeichen
goal-the-eye-that-never-sleeps = Das Auge, das nie schläft
goal-expenses = Spesen
goal-case-closed = Fall abgeschlossen
goal-known-associates = Bekannte Komplizen
goal-wild-west-show = Die Wildwestschau
goal-scouts-pay = Kundschafterlohn
goal-pony-express = Pony Express
goal-grand-entry = Großer Auftritt
goal-the-house-always-wins = Die Bank gewinnt immer
goal-hunting-season = Jagdzeit
goal-derby-and-cane = Melone und Stock
goal-a-column-a-day = Jeden Tag eine Spalte
goal-the-globe-stage = Die Postkutsche nach Globe
goal-gone-by-morning = Bei Tagesanbruch fort
goal-supper-money = Geld fürs Abendessen
goal-verses-from-a-cell = Verse aus der Zelle
