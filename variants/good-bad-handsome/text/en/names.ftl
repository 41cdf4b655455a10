# The Good, the Bad, and the Handsome in English: names. Those of characters are printed in some edition or other.


## Characters

character-judge-roy-bean = Judge Roy Bean
character-butch-cassidy = Butch Cassidy
character-joaquin-murrieta = Joaquin Murrieta

## Items

item-lightning = Lightning
item-thunder = Thunder
item-black-coat = Black Coat
item-bowie-knife = Bowie Knife
item-companion = Companion
item-dynamite = Dynamite
item-lasso = Lasso
item-marshals-badge = Marshal's Badge
item-mesa-deed = Mesa Deed
item-outlaws-mask = Outlaw's Mask
item-silver-flask = Silver Flask
item-tomahawk = Tomahawk

## Stories

story-the-unmarked-grave = The Unmarked Grave
story-the-pawnbrokers-drawer = The Pawnbroker's Drawer
story-last-will-and-testament = Last Will and Testament
story-the-cottonwood = Under the Cottonwood
story-the-wrong-man = The Wrong Man
story-ten-paces = Ten Paces
story-bad-blood = Bad Blood
story-a-handsome-reward = A Handsome Reward
story-who-started-it = Who Started It?
story-steak-for-the-eye = Steak for the Eye
story-over-one-card = Over One Card
story-the-whole-street-watched = The Whole Street Watched
story-hard-feelings = Hard Feelings
story-a-borrowed-pistol = A Borrowed Pistol
story-the-undertaker-smiles = The Undertaker Smiles
story-both-still-standing = Both Still Standing
story-trigger-fight-picked = a fight begun with another player

## Goals

goal-law-west-of-the-river = Law West of the River
goal-court-in-session = Court in Session
goal-a-round-for-the-jury = A Round for the Jury
goal-fined-for-dying = Fined for Dying
goal-hole-in-the-wall = Hole in the Wall
goal-nobody-gets-hurt = Nobody Gets Hurt
goal-light-fingers = Light Fingers
goal-passage-south = Passage South
goal-five-joaquins = Five Joaquins
goal-what-the-river-owes = What the River Owes
goal-five-hundred-reward = Five Hundred Reward
goal-the-keepsake = The Keepsake
