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
screen-pot = pot in $
screen-hand-sort-of = hand
screen-contest = fight
screen-laid = laid
screen-shown = card
screen-worth-shown = value
screen-worth-against = the value of their card
screen-npc-shown = their card
screen-discards = discards
odds-poker-deck-suit = suit of the next poker card
odds-poker-deck-rank = rank of the next poker card
odds-fight-deck-rank = rank of the next fight card
screen-end-is-near = the end is near: after this round everybody takes one more turn
screen-last-turns = these are the last turns: everybody takes one, then the scores are counted
screen-gear-score = mounts and weapons
screen-money-score = money
screen-wound-score = wounds
screen-bounty = Wanted
screen-marshal-score = Marshal
game-aim =
    Become the greatest legend of all: once somebody has { $length ->
        [short] 15
        [average] 20
       *[long] 25
    } Legendary points (LP), the round is finished, everybody takes one more turn, and the highest score wins.
game-end = The score is LP, with points for mounts and weapons, money ($60 each), and for being Marshal or Wanted, less 1 for each wound.
screen-income-to-come = LP from the Wanted track to come
screen-steps-up = steps on the tracks
