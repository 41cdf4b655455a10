# Fistful of Extras in English: names. Those of characters and items are printed in some edition or other; ours otherwise.


## Characters

character-belle-starr = Belle Starr
character-isom-dart = Isom Dart
character-allan-pinkerton = Allan Pinkerton
character-buffalo-bill-cody = Buffalo Bill Cody
character-bat-masterson = Bat Masterson
character-pearl-hart = Pearl Hart

## Items

item-work-horse = Work Horse
item-draft-horse = Draft Horse
item-peacekeeper = Peacekeeper
item-engraved-peacekeeper = Engraved Peacekeeper
item-holster = Holster

## Stories

story-first-dollar = First Dollar
story-honest-wages = Honest Wages
story-the-long-shift = The Long Shift
story-nobody-saw-a-thing = Nobody Saw a Thing
story-on-the-mend = On the Mend
story-doctors-orders = Doctor's Orders
story-a-bottle-for-the-pain = A Bottle for the Pain
story-the-bullet-on-the-shelf = The Bullet on the Shelf
story-saddlebags-full = Saddlebags Full
story-a-fair-price = A Fair Price
story-on-credit = On Credit
story-the-drummer = The Drummer
story-no-witnesses = No Witnesses
story-last-man-standing = Last Man Standing
story-empty-hideout = Empty Hideout
story-hoofprints = Hoofprints
story-the-scales = The Scales
story-dead-mans-hand = Dead Man's Hand
story-the-morning-after = The Morning After
story-scar-tissue = Scar Tissue
story-ace-in-the-hole = Ace in the Hole
story-colour-in-the-pan = Color in the Pan
story-lights-in-the-canyon = Lights in the Canyon
story-two-on-the-trail = Two on the Trail
story-trigger-worked = a day's work
story-trigger-healed = a visit to the doctor
story-trigger-item-bought = something bought

## Goals

goal-bandit-queen = Bandit Queen
goal-velvet-and-pistols = Velvet and Pistols
goal-a-bed-for-outlaws = A Bed for Outlaws
goal-the-mare-venus = The Mare Venus
goal-a-herd-of-ones-own = A Herd of One's Own
goal-two-by-two = Two by Two
goal-breaking-horses = Breaking Horses
goal-someone-elses-brand = Someone Else's Brand
goal-the-eye-that-never-sleeps = The Eye That Never Sleeps
goal-expenses = Expenses
goal-case-closed = Case Closed
goal-known-associates = Known Associates
goal-wild-west-show = The Wild West Show
goal-scouts-pay = Scout's Pay
goal-pony-express = Pony Express
goal-grand-entry = Grand Entry
goal-the-house-always-wins = The House Always Wins
goal-hunting-season = Hunting Season
goal-derby-and-cane = Derby and Cane
goal-a-column-a-day = A Column a Day
goal-the-globe-stage = The Globe Stage
goal-gone-by-morning = Gone by Morning
goal-supper-money = Supper Money
goal-verses-from-a-cell = Verses from a Cell
