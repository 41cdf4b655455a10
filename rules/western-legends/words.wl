# What Western Legends is made of.

kind region: mesitos-point, sunny-hills, darkrock, red-falls, dixon-creek, cliff-junction, spikes-view
kind site: bandit-hideout, ranch, mine, sheriffs-office, general-store, saloon, bank, doctors-office, cabaret, rail-station
kind gang: gang-a, gang-b, gang-c                                [BANDIT-02]
kind colour: green, blue
kind rank: two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace  [FIGHT-12]
kind suit: hearts, diamonds, clubs, spades
kind npc: guard, bandit, sheriff                                 [BANDIT-01]
kind hand-sort: high-card, one-pair, two-pair, three-alike, in-sequence, one-suit, full-house, four-alike, sequence-of-a-suit, royal-flush, five-alike
kind contest: arrest-contest, duel-contest, rob-contest, heist-contest, bandit-contest, attempt-contest
kind wound-source: from-result, from-fight-card, from-uncancellable-card, from-choice
kind stage: quiet, reacting, after-move, marshal-gained, wanted-gained
kind story-place: first-story, second-story                      [STORY-01]

kind item-sort: mount, weapon, misc                              [ITEM-02]
kind throw: first-throw, second-throw                            [SETUP-05]

kind space                                                       [MOVE-04, MOVE-05, MOVE-06]
  region: region or nobody
  site: site or nobody
  gang: gang or nobody
  colour: colour or nobody
  mesa: truth
  edges: set of space
  corners: set of space
  at-x: number or nobody
  at-y: number or nobody

kind face                                                        [HAND-01]
  use: effect                                                    # the action on a card that somebody plays
  bonus: effect                                                  # once the card lies open in a fight, by whoever laid it
  reaction: effect                                               # a reaction: 'needs stage is ...' says to what
  at-poker: effect                                               # in a hand of poker, by whoever laid it
  discarded: effect                                              # whenever the card goes from a hand or the table to the discard pile
  any-rank: truth
  as-nugget: truth

kind poker-card is card                                          [HAND-01]
  rank: rank or nobody
  suit: suit or nobody
  face: face

kind fight-card is card                                          [HAND-11]
  rank: rank
  effect: effect                                                 # what befalls the player who fights, if the card is laid against them

kind story-trigger                                               [STORY-01, STORY-15]
  met-by: abilities for active                                   # what meets it: perform meet-trigger

kind story is card                                               [STORY-01]
  back: story-trigger, on back
  bandits: set of gang
  sheriff: number
  reward: effect                                                 # for each player with a disc on it, when it is told

kind points-track: marshal-track, wanted-track                   # the two tracks on the side of the board
kind track-space                                                 [LIMIT-11, LIMIT-14]
  points-track: points-track
  at-step: number
  reward: effect                                                 # when a figure comes there

kind manner: move-action, other-movement                         # of moving [MOVE-09]

kind item                                                        [ITEM-02, ITEM-05]
  item-sort: item-sort
  cost: number or nobody
  in-the-box: number or nobody
  legend: truth                                                  # one of a kind, and never for sale
  improves: item or nobody                                       # the plain item whose upgraded side this is
  mount-speed: number or nobody                                  # of a mount: how far it goes
  lp-value: number or nobody                                     # in Legendary points, at the end
  while-in-use: abilities for you when in-use(you, this)         [ITEM-03, OPEN-53]
  gained: effect                                                 # as soon as somebody gains it
  use: effect                                                    # the action that the item allows
  reaction: effect                                               # a reaction: 'needs stage is ...' says to what

kind cattle-token is card                                        [CATTLE-01, LIMIT-01]
  colour: colour, on back
  reward: effect                                                 # when it is delivered

kind die-face                                                    [PROSPECT-02, OPEN-28]
  pays-out: effect                                               # what this side brings to whoever searches for gold

kind character is card                                           [CHAR-01]
  beginnings: set of space
  begins-alone: truth                                            # only where nobody else has begun
  starting-items: set of item
  starting-cards: number or nobody
  starting-money: number or nobody
  starting-nuggets: number or nobody
  starting-marshal: number or nobody
  starting-wanted: number or nobody
  starting-wounds: number or nobody
  ability: abilities for bearer(this) when legendary(bearer(this))  [CHAR-02, CHAR-03, OPEN-46]

zone poker-deck is deck                                          [SETUP-03]
zone discards is pile                                            [HAND-06]
zone hand of player is hand                                      [HAND-02]
zone card-played of player is pile                               [CARD-02]
zone laid of player is hand                                      [FIGHT-05]
zone shown of player is pile                                     [FIGHT-09]
zone fight-deck is deck                                          [SETUP-22]
zone fight-hand of player is hand                                [HEIST-03]
zone npc-laid of player is hand
zone npc-shown is pile
zone flop is pile                                                [POKER-06]
zone dealer-hand of player is hand                               [POKER-04]
zone story-deck for story-place is deck                          [SETUP-18, STORY-01]
zone open-story for story-place is box                           # face down: the back shows the trigger [STORY-01]
zone told-stories is pile
zone character-deck is deck                                      [SETUP-07]
zone characters-dealt of player is hand                          [SETUP-07]
zone character-kept of player is hand                            [OPEN-02]
zone own-character of player is pile                             # the character played
zone herd for colour is deck                                     # the tokens at the Ranch of that colour [SETUP-04]
zone cattle of player is hand                                    [CATTLE-01, CATTLE-02]

counter money of player, unit $, up to money-limit(you)          [DEPOSIT-02, DEPOSIT-03]
counter nuggets of player, up to nugget-room(you)                [PROSPECT-03, OPEN-74]
counter lp of player                                             [SETUP-17, OPEN-47]
counter wounds of player, up to 3                                [WOUND-03, SETUP-16]
counter marshal of player, up to 9                               [LIMIT-11, SETUP-11]
counter wanted of player, up to 9                                [LIMIT-11, SETUP-11]
counter actions-left of player                                   [TURN-07]
counter lowered of player
counter foe-lowered
counter discs of player for story-place, up to 2                 [LIMIT-04, SETUP-19]
counter pot

variable owns of player for item is truth                        [SETUP-09]
variable active-mount of player is item or nobody                [ITEM-03]
variable active-weapon of player is item or nobody               [ITEM-03, OPEN-53]
variable rolled of throw is die-face or nobody                   [PROSPECT-01]
variable active is player
variable first-player is player or nobody                        [SETUP-13, SETUP-14]
variable bearer of character is player or nobody                 [SETUP-07]
variable has-ability of player is truth                          [OPEN-46]
variable spot of player is space                                 [SETUP-12]
variable has-place of player is truth                            # in set-up: has a space already
variable sheriff-at is space                                     [SETUP-20]
variable bandit-at of space is truth                             [SETUP-21]
variable stage is stage
variable mover is player or nobody
variable fighter is player
variable rival is player or nobody
variable foe is npc or nobody
variable contest is contest or nobody
variable decided is truth
variable winner is player or nobody
variable card-cancelled is truth
variable voided is truth
variable fought of player is truth                               [FIGHT-17]
variable heisted is truth                                        [HEIST-02]
variable reacted of player is truth                              [OPEN-66]
variable plays-poker of player is truth
variable dealer is player or nobody                              [POKER-04]
variable end-triggered is truth                                  [ENDGAME-02]
variable last-round is number
variable in-last-duel of player is truth                         [OPEN-71]
variable disc-placed is truth                                    [STORY-05]

builtin hand-strength(own: set of card, board: set of card, ace-low: truth, five-of-a-kind: number, high-card-alone: truth): number by ranks-of, suits-of  # the best five, or what there is

table row for space-number: 0, 1, 1, 1, 2, 2, 2, 3, 3, 3         [LIMIT-11]

query legendary(p: player): truth is has-ability(p)              [CHAR-02, OPEN-46]
query money-limit(p: player): number is 120                      [DEPOSIT-02, LIMIT-02, LIMIT-03]
query nugget-limit(p: player): number is 4                       [PROSPECT-03, LIMIT-03]
query nugget-supply: number is 36 - total nuggets(it) over players  [SETUP-05, LIMIT-01]
query nugget-room(p: player): number                             # what p can have, with what is left in the supply [OPEN-74]
  if nuggets(p) + nugget-supply is less than nugget-limit(p): answer nuggets(p) + nugget-supply
  answer nugget-limit(p)
query hand-shrink(p: player): number is wounds(p)                [HAND-02, WOUND-01]
query hand-limit(p: player): number is 5 - hand-shrink(p)        [HAND-02]
query in-town(s: space): truth is region of s is darkrock or region of s is red-falls  [MOVE-06]
query is-wanted(p: player): truth is wanted(p) is more than 0

invariant one-law: no (players where marshal(it) is more than 0 and wanted(it) is more than 0)
