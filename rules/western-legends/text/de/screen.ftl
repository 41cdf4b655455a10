# Western Legends in German: labels on the screen.

screen-lp = LP
screen-score = Wert
screen-money = Geld
screen-nuggets = Gold
screen-wounds = Wunden
screen-marshal = Marshal
screen-wanted = Wanted
screen-hand = Hand
screen-cattle = Vieh
screen-actions-left = Aktionen
screen-active-mount = Reittier
screen-active-weapon = Waffe
screen-discs = Scheiben
screen-own-character = Figur
screen-characters-dealt = Figuren
screen-fight-hand = Karten gegen andere
screen-sheriff-at = Sheriff
screen-bandit-at = Bandit
screen-flop = Flop
screen-pot = Pot
screen-contest = Kampf
screen-foe = gegen
screen-npc-shown = ihre Karte
screen-discards = Ablage
