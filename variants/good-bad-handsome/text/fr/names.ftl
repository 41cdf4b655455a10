# The Good, the Bad, and the Handsome in French: names. Those of characters are printed in some edition or other.


## Characters

character-judge-roy-bean = Juge Roy Bean
    .gender = masculine
character-butch-cassidy = Butch Cassidy
    .gender = masculine
character-joaquin-murrieta = Joaquin Murrieta
    .gender = masculine

## Items

item-lightning = Éclair
item-thunder = Tonnerre
item-black-coat = Manteau noir
item-bowie-knife = Couteau Bowie
item-companion = Compagnon
item-dynamite = Dynamite
item-lasso = Lasso
item-marshals-badge = Étoile de Marshall
item-mesa-deed = Acte de propriété
item-outlaws-mask = Masque de hors-la-loi
item-silver-flask = Flasque en argent
item-tomahawk = Tomahawk

## Stories

story-the-unmarked-grave = La Tombe sans nom
story-the-pawnbrokers-drawer = Le Tiroir du prêteur
story-last-will-and-testament = Dernières volontés
story-the-cottonwood = Sous le peuplier
story-the-wrong-man = Le Mauvais Homme
story-ten-paces = Dix pas
story-bad-blood = La Rancune
story-a-handsome-reward = Une belle récompense
story-who-started-it = Qui a commencé ?
story-steak-for-the-eye = Un bifteck sur l'œil
story-over-one-card = Pour une seule carte
story-the-whole-street-watched = Toute la rue regardait
story-hard-feelings = Sans rancune, ou presque
story-a-borrowed-pistol = Un pistolet d'emprunt
story-the-undertaker-smiles = Le Croque-mort sourit
story-both-still-standing = Encore debout tous les deux
story-trigger-fight-picked = un combat engagé contre un autre joueur

## Goals

goal-law-west-of-the-river = La Loi à l'ouest du fleuve
goal-court-in-session = L'audience est ouverte
goal-a-round-for-the-jury = La Tournée du jury
goal-fined-for-dying = À l'amende pour décès
goal-hole-in-the-wall = Un trou dans la falaise
goal-nobody-gets-hurt = Pas un blessé
goal-light-fingers = Doigts légers
goal-passage-south = Un billet pour le sud
goal-five-joaquins = Les Cinq Joaquin
goal-what-the-river-owes = Ce que doit la rivière
goal-five-hundred-reward = Cinq cents de récompense
goal-the-keepsake = Le Souvenir
