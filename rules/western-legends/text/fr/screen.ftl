# Western Legends in French: labels on the screen.

screen-lp = PL
screen-score = score
screen-money = argent
screen-nuggets = or
screen-wounds = bless.
screen-marshal = Marshal
screen-wanted = Wanted
screen-hand = main
screen-cattle = bétail
screen-actions-left = actions
screen-active-mount = monture
screen-active-weapon = arme
screen-discs = disques
screen-own-character = personnage
screen-characters-dealt = personnages
screen-fight-hand = cartes contre un autre
screen-sheriff-at = shérif
screen-bandit-at = bandit
screen-flop = flop
screen-pot = pot
screen-contest = combat
screen-foe = contre
screen-npc-shown = sa carte
screen-discards = défausse
