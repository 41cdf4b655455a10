# Western Legends in English: names of places, persons and cards.

## Regions

region-mesitos-point = Mesitos Point
region-sunny-hills = Sunny Hills
region-darkrock = Darkrock
region-red-falls = Red Falls
region-dixon-creek = Dixon Creek
region-cliff-junction = Cliff Junction
region-spikes-view = Spike's View

## Sites: with an article as they stand in a sentence, and as a `.name` on a list

site-bandit-hideout = a Bandit Hideout
    .name = Bandit Hideout
site-ranch = a Ranch
    .name = Ranch
site-mine = a Mine
    .name = Mine
site-sheriffs-office = the Sheriff's Office
    .name = Sheriff's Office
site-general-store = the General Store
    .name = General Store
site-saloon = a Saloon
    .name = Saloon
site-bank = the Bank
    .name = Bank
site-doctors-office = the Doctor's Office
    .name = Doctor's Office
site-cabaret = the Cabaret
    .name = Cabaret
site-rail-station = the Rail Station
    .name = Rail Station

## Spaces: the place and its region, or the region and a number

space-mp-hideout-a = Bandit Hideout A, Mesitos Point
space-mp-ranch = Ranch, Mesitos Point
space-mp-4 = Mesitos Point 4
space-mp-5 = Mesitos Point 5
space-mp-6 = Mesitos Point 6
space-mp-7 = Mesitos Point 7
space-mp-8 = Mesitos Point 8
space-mp-9 = Mesitos Point 9
space-mp-2 = Mesitos Point 2
space-mp-3 = Mesitos Point 3
space-sh-hideout-b = Bandit Hideout B, Sunny Hills
space-sh-mine = Mine, Sunny Hills
space-sh-3 = Sunny Hills 3
space-sh-4 = Sunny Hills 4
space-sh-5 = Sunny Hills 5
space-sh-6 = Sunny Hills 6
space-sh-ranch = Ranch, Sunny Hills
space-sh-hideout-a = Bandit Hideout A, Sunny Hills
space-sh-9 = Sunny Hills 9
space-sh-10 = Sunny Hills 10
space-sh-11 = Sunny Hills 11
space-dr-sheriff = Sheriff's Office, Darkrock
space-dr-store-n = General Store, Darkrock (north)
space-dr-store-sw = General Store, Darkrock (southwest)
space-dr-store-e = General Store, Darkrock (east)
space-dr-street-w = Saloon, Darkrock (west)
space-dr-street-m = Street, Darkrock (middle)
space-dr-street-e = Street, Darkrock (east)
space-dr-saloon-sw = Saloon, Darkrock (southwest)
space-dr-saloon-se = Saloon, Darkrock (southeast)
space-dr-bank = Bank, Darkrock
space-rf-doctor = Doctor's Office, Red Falls
space-rf-cabaret = Cabaret, Red Falls
space-rf-saloon-n = Saloon, Red Falls (north)
space-rf-saloon-w = Saloon, Red Falls (west)
space-rf-saloon-e = Saloon, Red Falls (east)
space-rf-store-n = General Store, Red Falls (north)
space-rf-store-sw = General Store, Red Falls (southwest)
space-rf-store-e = General Store, Red Falls (east)
space-dx-hideout-b = Bandit Hideout B, Dixon Creek
space-cj-1 = Cliff Junction 1
space-cj-2 = Cliff Junction 2
space-cj-3 = Cliff Junction 3
space-cj-4 = Cliff Junction 4
space-cj-5 = Cliff Junction 5
space-cj-6 = Cliff Junction 6
space-cj-7 = Cliff Junction 7
space-cj-8 = Cliff Junction 8
space-cj-mine = Mine, Cliff Junction
space-cj-10 = Cliff Junction 10
space-cj-11 = Cliff Junction 11
space-cj-hideout-c = Bandit Hideout C, Cliff Junction
space-sv-1 = Spike's View 1
space-sv-2 = Spike's View 2
space-sv-3 = Spike's View 3
space-sv-4 = Spike's View 4
space-sv-5 = Spike's View 5
space-sv-6 = Spike's View 6
space-sv-hideout-c = Bandit Hideout C, Spike's View
space-sv-8 = Spike's View 8
space-sv-mine = Mine, Spike's View
space-sv-10 = Spike's View 10
space-sv-11 = Spike's View 11
space-sv-rail = Rail Station, Spike's View
space-sv-13 = Spike's View 13
space-north-mesa = the north mesa
space-south-mesa = the south mesa

## Gangs, colours, ranks, suits

gang-gang-a = gang A
    .name = A
gang-gang-b = gang B
    .name = B
gang-gang-c = gang C
    .name = C
colour-green = green
colour-blue = blue
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = a Jack
    .name = J
rank-queen = a Queen
    .name = Q
rank-king = a King
    .name = K
rank-ace = an Ace
    .name = A
suit-hearts = Hearts
suit-diamonds = Diamonds
suit-clubs = Clubs
suit-spades = Spades

## Non-player characters

npc-guard = the guard
    .name = Guard
npc-bandit = a bandit
    .name = Bandit
npc-sheriff = the Sheriff
    .name = Sheriff

## Poker cards by name

face-cheat = Cheat
face-saddle-up = Saddle Up
face-sprint = Sprint
face-manhunt = Manhunt
face-payday = Payday
face-stick-em-up = Stick 'em Up!
face-reputation = Reputation
face-shootout = Shootout
face-wallop = Wallop
face-instincts = Instincts
face-lady-luck = Lady Luck
face-fools-gold = Fool's Gold
face-bulletproof = Bulletproof
face-quickdraw = Quickdraw
face-determination = Determination
face-living-legend = Living Legend

## The pack of 52, and fight cards

poker-card-two-of-hearts = 2♥ Cheat
poker-card-two-of-diamonds = 2♦ Cheat
poker-card-two-of-clubs = 2♣ Saddle Up
poker-card-two-of-spades = 2♠ Saddle Up
poker-card-three-of-hearts = 3♥ Sprint
poker-card-three-of-diamonds = 3♦ Sprint
poker-card-three-of-clubs = 3♣ Sprint
poker-card-three-of-spades = 3♠ Sprint
poker-card-four-of-hearts = 4♥ Manhunt
poker-card-four-of-diamonds = 4♦ Manhunt
poker-card-four-of-clubs = 4♣ Manhunt
poker-card-four-of-spades = 4♠ Manhunt
poker-card-five-of-hearts = 5♥ Payday
poker-card-five-of-diamonds = 5♦ Payday
poker-card-five-of-clubs = 5♣ Payday
poker-card-five-of-spades = 5♠ Payday
poker-card-six-of-hearts = 6♥ Stick 'em Up!
poker-card-six-of-diamonds = 6♦ Stick 'em Up!
poker-card-six-of-clubs = 6♣ Stick 'em Up!
poker-card-six-of-spades = 6♠ Stick 'em Up!
poker-card-seven-of-hearts = 7♥ Reputation
poker-card-seven-of-diamonds = 7♦ Reputation
poker-card-seven-of-clubs = 7♣ Reputation
poker-card-seven-of-spades = 7♠ Reputation
poker-card-eight-of-hearts = 8♥ Shootout
poker-card-eight-of-diamonds = 8♦ Shootout
poker-card-eight-of-clubs = 8♣ Wallop
poker-card-eight-of-spades = 8♠ Wallop
poker-card-nine-of-hearts = 9♥ Instincts
poker-card-nine-of-diamonds = 9♦ Instincts
poker-card-nine-of-clubs = 9♣ Instincts
poker-card-nine-of-spades = 9♠ Instincts
poker-card-ten-of-hearts = 10♥ Lady Luck
poker-card-ten-of-diamonds = 10♦ Lady Luck
poker-card-ten-of-clubs = 10♣ Fool's Gold
poker-card-ten-of-spades = 10♠ Fool's Gold
poker-card-jack-of-hearts = J♥ Bulletproof
poker-card-jack-of-diamonds = J♦ Bulletproof
poker-card-jack-of-clubs = J♣ Bulletproof
poker-card-jack-of-spades = J♠ Bulletproof
poker-card-queen-of-hearts = Q♥ Quickdraw
poker-card-queen-of-diamonds = Q♦ Quickdraw
poker-card-queen-of-clubs = Q♣ Quickdraw
poker-card-queen-of-spades = Q♠ Quickdraw
poker-card-king-of-hearts = K♥ Determination
poker-card-king-of-diamonds = K♦ Determination
poker-card-king-of-clubs = K♣ Determination
poker-card-king-of-spades = K♠ Determination
poker-card-ace-of-hearts = A♥ Living Legend
poker-card-ace-of-diamonds = A♦ Living Legend
poker-card-ace-of-clubs = A♣ Living Legend
poker-card-ace-of-spades = A♠ Living Legend
fight-card-fight-two = fight card 2
    .name = 2
fight-card-fight-three = fight card 3
    .name = 3
fight-card-fight-four = fight card 4
    .name = 4
fight-card-fight-five = fight card 5
    .name = 5
fight-card-fight-six = fight card 6
    .name = 6
fight-card-fight-seven = fight card 7
    .name = 7
fight-card-fight-eight = fight card 8
    .name = 8
fight-card-fight-nine = fight card 9
    .name = 9
fight-card-fight-ten = fight card 10
    .name = 10
fight-card-fight-jack = fight card J
    .name = J
fight-card-fight-queen = fight card Q
    .name = Q
fight-card-fight-king = fight card K
    .name = K
fight-card-fight-ace = fight card A
    .name = A

## Items

item-mustang = Mustang
item-mule = Mule
item-thoroughbred = Thoroughbred
item-pack-mule = Pack Mule
item-revolver = Revolver
item-shotgun = Shotgun
item-rifle = Rifle
item-six-shooter = Six-Shooter
item-coach-gun = Coach Gun
item-long-rifle = Long Rifle
item-miners-map = Miner's Map
item-provisions = Provisions
item-whiskey = Whiskey
item-ten-gallon = Ten-Gallon
item-sort-mount = mount
    .plural = mounts
item-sort-weapon = weapon
    .plural = weapons
item-sort-misc = miscellaneous item
    .plural = miscellaneous items

## Cattle and dice

die-face-nugget-face = Gold Nugget
die-face-tailings = Tailings
die-face-gold-dust = Gold Dust
die-face-gravel = Gravel

## Characters

character-annie-oakley = Annie Oakley
character-bass-reeves = Bass Reeves
character-billy-the-kid = Billy the Kid
character-bloody-knife = Bloody Knife
character-doc-holliday = Doc Holliday
character-jesse-james = Jesse James
character-calamity-jane = Calamity Jane
character-kit-carson = Kit Carson
character-mary-fields = Mary Fields
character-wild-bill-hickok = Wild Bill Hickok
character-wyatt-earp = Wyatt Earp
character-yb-rowdy = Y.B. Rowdy

## Stories

story-blood-money = Blood Money
story-loose-tongues = Loose Tongues
story-front-page = Front Page
story-dead-or-alive = Dead or Alive
story-the-pinkertons = The Pinkertons
story-the-sheriff-of-darkrock = The Sheriff of Darkrock
story-local-rabble = Local Rabble
story-high-noon = High Noon
story-one-bullet-left = One Bullet Left
story-the-wild-wild-west = The Wild Wild West
story-old-scores = Old Scores
story-the-law = The Law
story-six-miles-of-bad-road = Six Miles of Bad Road
story-the-reward-is-late = The Reward Is Late
story-the-last-stage = The Last Stage
story-dust-and-leather = Dust and Leather
story-the-long-drive = The Long Drive
story-the-widow = The Widow
story-the-assayers-thumb = The Assayer's Thumb
story-sold-twice = Sold Twice
story-fortune-favors-the-bold = Fortune Favors the Bold
story-a-quiet-drink = A Quiet Drink
story-spit-shined-and-proper = Spit-shined and Proper
story-the-preacher = The Preacher
story-the-cruel-wastes = The Cruel Wastes
story-rub-some-dirt-in-it = Rub Some Dirt In It
story-tools-of-the-trade = Tools of the Trade
story-marked-deck = Marked Deck
story-borrowed-time = Borrowed Time
story-cheap-horse = Cheap Horse
story-harsh-times = Harsh Times
story-snake-oil-salesman = Snake Oil Salesman
story-ghost-mine = Ghost Mine
story-pay-dirt = Pay Dirt
story-tribes-of-the-mesa = Tribes of the Mesa
story-smoke-over-the-hideout = Smoke over the Hideout
story-company-on-the-road = Company on the Road
story-threes-a-crowd = Three's a Crowd
story-the-safe-that-wasnt = The Safe That Wasn't
story-inside-man = Inside Man

## Triggers of stories

story-trigger-any-track-points = a point on a track
story-trigger-two-points-at-once = two Legendary points at once
story-trigger-bandit-beaten = a bandit beaten
story-trigger-card-used = a card used
story-trigger-cattle-delivered = cattle delivered
story-trigger-company-met = company met
story-trigger-fight-won = a fight won
story-trigger-gold-struck = gold struck
story-trigger-heist-tried = a heist tried
story-trigger-hideout-found = a hideout found
story-trigger-money-spent = money spent
story-trigger-nuggets-sold = nuggets sold
story-trigger-player-beaten = a player beaten
story-trigger-poker-won = poker won
story-trigger-revelled = a good time
story-trigger-wounded = a wound

## Tracks and cattle

points-track-marshal-track = the Marshal track
points-track-wanted-track = the Wanted track
manner-move-action = a move action
manner-other-movement = another movement
track-space-marshal-1 = Marshal space 1
track-space-marshal-2 = Marshal space 2
track-space-marshal-3 = Marshal space 3
track-space-marshal-4 = Marshal space 4
track-space-marshal-5 = Marshal space 5
track-space-marshal-6 = Marshal space 6
track-space-marshal-7 = Marshal space 7
track-space-marshal-8 = Marshal space 8
track-space-marshal-9 = Marshal space 9
track-space-wanted-2 = Wanted space 2
track-space-wanted-4 = Wanted space 4
track-space-wanted-6 = Wanted space 6
track-space-wanted-8 = Wanted space 8
cattle-token-green-longhorns = Longhorns (green)
cattle-token-green-steers = Steers (green)
cattle-token-green-prize-bull = Prize Bull (green)
cattle-token-green-heifers = Heifers (green)
cattle-token-green-strays = Strays (green)
cattle-token-blue-longhorns = Longhorns (blue)
cattle-token-blue-prize-bull = Prize Bull (blue)
cattle-token-blue-steers = Steers (blue)
cattle-token-blue-heifers = Heifers (blue)
cattle-token-blue-milk-cows = Milk Cows (blue)
