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
