# Western Legends in French: labels on the screen.

screen-lp = PL
screen-score = score
screen-money = argent
screen-nuggets = or
screen-wounds = bless.
screen-marshal = Marsh.
screen-wanted = Wanted
screen-hand = main
screen-cattle = bétail
screen-actions-left = act.
screen-active-mount = monture
screen-active-weapon = arme
screen-discs = disques
screen-own-character = personnage
screen-characters-dealt = personnages
screen-fight-hand = cartes contre un autre
screen-sheriff-at = shérif
screen-bandit-at = bandit
screen-flop = flop
screen-pot = pot en $
screen-hand-sort-of = main
screen-contest = combat
screen-laid = posée
screen-shown = carte
screen-worth-shown = valeur
screen-worth-against = valeur de la carte adverse
screen-npc-shown = sa carte
screen-discards = défausse
odds-poker-deck-suit = couleur de la prochaine carte de poker
odds-poker-deck-rank = valeur de la prochaine carte de poker
odds-fight-deck-rank = valeur de la prochaine carte de combat
screen-end-is-near = la fin est proche : après cette manche, chacun joue encore un tour
screen-last-turns = ce sont les derniers tours : chacun en joue un, puis on compte les scores
screen-gear-score = montures et armes
screen-money-score = argent
screen-wound-score = blessures
screen-bounty = Wanted
screen-marshal-score = Marshall
game-aim =
    Devenez la plus grande légende de toutes : dès que quelqu'un a { $length ->
        [short] 15
        [average] 20
       *[long] 25
    } points de Légende (PL), on finit la manche, chacun joue encore un tour, et le score le plus haut l'emporte.
game-end = Le score, ce sont les PL, avec des points pour les montures et les armes, l'argent (1 par tranche de 60 $) et pour qui est Marshall ou recherché, moins 1 par blessure.
screen-income-to-come = PL à venir de la piste Wanted
screen-steps-up = pas sur les pistes
