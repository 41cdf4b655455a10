# Western Legends in English: labels on the screen, short enough for a line of eighty characters.

screen-lp = LP
screen-score = score
screen-money = money
screen-nuggets = gold
screen-wounds = wounds
screen-marshal = Marshal
screen-wanted = Wanted
screen-hand = hand
screen-cattle = cattle
screen-actions-left = actions
screen-active-mount = mount
screen-active-weapon = weapon
screen-discs = discs
screen-own-character = character
screen-characters-dealt = characters
screen-fight-hand = cards against another
screen-sheriff-at = Sheriff
screen-bandit-at = bandit
screen-flop = flop
screen-pot = pot
screen-contest = fight
screen-foe = against
screen-npc-shown = their card
screen-discards = discards
