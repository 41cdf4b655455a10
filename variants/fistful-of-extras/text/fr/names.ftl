# Fistful of Extras in French: names. Those of characters and items are printed in some edition or other; ours otherwise.


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

item-work-horse = Cheval de travail
item-draft-horse = Cheval de trait
item-peacekeeper = Pacificateur
item-engraved-peacekeeper = Pacificateur gravé
item-holster = Étui

## Stories

story-first-dollar = Le Premier Dollar
story-honest-wages = Salaire honnête
story-the-long-shift = La Longue Journée
story-nobody-saw-a-thing = Personne n'a rien vu
story-on-the-mend = En voie de guérison
story-doctors-orders = Ordre du médecin
story-a-bottle-for-the-pain = Une bouteille contre la douleur
story-the-bullet-on-the-shelf = La Balle sur l'étagère
story-saddlebags-full = Sacoches pleines
story-a-fair-price = Un prix honnête
story-on-credit = À crédit
story-the-drummer = Le Commis voyageur
story-no-witnesses = Pas de témoins
story-last-man-standing = Le Dernier debout
story-empty-hideout = La Planque vide
story-hoofprints = Traces de sabots
story-the-scales = La Balance
story-dead-mans-hand = La Main du mort
story-the-morning-after = Le Lendemain
story-scar-tissue = Cicatrices
story-ace-in-the-hole = Un as dans la manche
story-colour-in-the-pan = De l'or dans la batée
story-lights-in-the-canyon = Des lumières dans le canyon
story-two-on-the-trail = Deux sur la piste
story-trigger-worked = un travail fait
story-trigger-healed = une visite chez le docteur
story-trigger-item-bought = un achat

## Goals

goal-bandit-queen = La Reine des bandits
goal-velvet-and-pistols = Velours et pistolets
goal-a-bed-for-outlaws = Un lit pour les hors-la-loi
goal-the-mare-venus = La Jument Vénus
goal-a-herd-of-ones-own = Un troupeau à soi
goal-two-by-two = Deux par deux
goal-breaking-horses = Dresser les mustangs
goal-someone-elses-brand = La marque d'un autre
goal-the-eye-that-never-sleeps = L'Œil qui ne dort jamais
goal-expenses = Notes de frais
goal-case-closed = Affaire classée
goal-known-associates = Complices connus
goal-wild-west-show = Le Spectacle de l'Ouest
goal-scouts-pay = La Solde de l'éclaireur
goal-pony-express = Pony Express
goal-grand-entry = Entrée en scène
goal-the-house-always-wins = La banque gagne toujours
goal-hunting-season = Saison de chasse
goal-derby-and-cane = Melon et canne
goal-a-column-a-day = Une chronique par jour
goal-the-globe-stage = La Diligence de Globe
goal-gone-by-morning = Partie avant l'aube
goal-supper-money = De quoi souper
goal-verses-from-a-cell = Vers écrits en cellule
