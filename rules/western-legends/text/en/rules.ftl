# Western Legends in English: rules, queries and events.


## Moments

event-opens-fight = begin a fight
    .your-moment = at the start of any fight you are in
event-wins-fight = win a fight
    .about = win a fight { $about }
event-ends-move = end a movement
    .said = this counts as a movement
event-ends-move-action = end a move action
event-leaves-mesa = leave a mesa
event-ends-action = end an action
event-rolls-dice = roll the dice
event-begins-turn = begin { AGREE($who, "own") } turn
    .your-moment = at the start of your turn
event-has-a-moment = have a moment for what costs no action
event-ends-turn = end { AGREE($who, "own") } turn
    .your-moment = at the end of your turn
frame-fight = fight
    .plural = fights
    .begin = at the start of a fight
    .end = after a fight
    .your-begin = at the start of your fight
    .your-end = after your fight
    .end-about = after a fight { $about }
    .your-end-about = after your fight { $about }
frame-poker-hand = hand of poker
    .plural = hands of poker
frame-turn = turn
    .plural = turns
    .begin = at the start of a turn
    .end = at the end of a turn
    .your-begin = at the start of your turn
    .your-end = at the end of your turn

## Cards

rule-draw = draw { $n } { FORM("kind-card", $n) }
    .of = 3029bba5
rule-discard = discard { $n } { FORM("kind-card", $n) }
    .of = 58038b03
rule-discard-at-random = discard 1 card at random
    .of = cc71ca2a
rule-give-card =
    give { AGREE($receiver) ->
        [you] { FORM($receiver, "acc") } 1 card
       *[other] 1 card to { FORM($receiver, "acc") }
    }
    .of = 13210364
rule-give-ten-dollars =
    give { AGREE($receiver) ->
        [you] { FORM($receiver, "acc") } $10
       *[other] $10 to { FORM($receiver, "acc") }
    }
    .of = c7f92d1d
rule-play-card = use a card
    .of = a2976537
rule-take-back-a-card = take back 1 of the cards you played, chosen at random
    .of = e31f88e4

## Points and wounds

rule-be-marshal = gain { $n } { FORM("counter-marshal", $n) }
    .of = 5976ec1b
query-legendary =
    { $p } { AGREE($p, "has") } the ability of { AGREE($p) ->
        [you] your
       *[other] their
    } character
    .not =
        { $p } { AGREE($p, "does") } not have the ability of { AGREE($p) ->
            [you] your
           *[other] their
        } character
    .of = 46aecd09
rule-step-up-marshal = gain 1 Marshal point
    .of = a30e73c1
rule-be-wanted = gain { $n } { FORM("counter-wanted", $n) }
    .of = fa939cf8
rule-turn-wanted = gain { $n } { FORM("counter-wanted", $n) }
    .of = 8d5caeca
rule-step-up-wanted = gain 1 Wanted point
    .of = fd6938a5
rule-take-wound = gain 1 wound
    .of = f398250d
rule-take-wound-of-card = gain 1 wound
    .of = 3d9de7b6
rule-be-wounded = gain { $n } { FORM("counter-wounds", $n) }{ FORM($why, "taken") }
    .unsaid = why
    .of = 37ff6e03
query-wounds-suffered = the number of wounds that { $p } { AGREE($p, "gains") } { FORM($why, "source") }
    .now-at-most =
        { $value ->
            [0] { $p } { AGREE($p, "gains") } no wounds { FORM($why, "source") }
           *[other] { $p } { AGREE($p, "gains") } at most { $value } { FORM("counter-wounds", $value) } { FORM($why, "source") }
        }
    .gets-more = { $p } { AGREE($p, "gains") } { $value } more { FORM("counter-wounds", $value) } { FORM($why, "source") }
    .of = 47762dc7
query-hand-shrink = the number of cards that wounds take off { FORM($p, "before") }hand size{ FORM($p, "behind") }
    .now-is =
        { $value ->
            [0] wounds do not reduce { FORM($p, "before") }hand size{ FORM($p, "behind") }
           *[other] wounds reduce { FORM($p, "before") }hand size{ FORM($p, "behind") } by { $value }
        }
    .of = e7c37e96
query-hand-limit = { FORM($p, "before") }hand size{ FORM($p, "behind") }
    .of = cef63f7e

## Fights

rule-fight = fight
    .of = 7a585cd1
fights = fights
    .you = fight
    .plural = fight
rule-heist = try a heist
    .of = 8a99862d
tries = tries
    .you = try
    .plural = try
rule-lower-opposing = decrease the value of the opposing card by { $n }
    .of = 780d60aa
rule-cancel-fight-card = cancel the effect of the fight card
    .of = 38aed44c
rule-void-fight = let the player in the fight draw 1 card and begin it again
    .said = { $who } may, once in this fight, let the player in the fight draw 1 card and begin it again
    .of = fe4d09a4
rule-marshal-reward = choose the Marshal point as the reward
    .of = e0442655
rule-rob-item = take 1 miscellaneous item from { FORM($loser, "acc") }
    .of = 9f27eee0
rule-outlaw-reward = choose the Wanted point as the reward
    .of = d3ada9e1
query-opponent-of = { FORM($p, "before") }opponent{ FORM($p, "behind") }
    .is = { $who } { AGREE($who, "is-are") } { FORM($p, "before") }opponent{ FORM($p, "behind") }
    .somebody = { FORM($p, "before") }opponent{ FORM($p, "behind") } is a player
    .nobody = { FORM($p, "before") }opponent{ FORM($p, "behind") } is a non-player character
    .of = 1cf30c0a
query-lowering = the lowering of { FORM($p, "before") }card{ FORM($p, "behind") }
    .gets-more = the value of { FORM($p, "before") }card{ FORM($p, "behind") } is decreased by { $value } more
    .of = b3b4bd94
query-foe-lowering = the lowering of the non-player character's card
    .gets-more = the value of the non-player character's card is decreased by { $value } more
    .of = 7860a73a
query-ties-go-to = the winner of a tie
    .now-is = { $value } { AGREE($value, "wins") } ties
    .of = 8fe31a27
query-fighters = player in the fight
    .plural = players in the fight
    .holds = { $who } { AGREE($who, "is-are") } in the fight
    .holds-not = { $who } { AGREE($who, "is-are") } not in the fight
    .of = 7b79af8e

## Moving

query-crosses-mesas = { $p } may cross mesas
    .not = { $p } may not cross mesas
    .of = 109bbcbd
query-in-town = { FORM($s, "stands") } in a town
    .not = { FORM($s, "stands") } outside of a town
    .beside = in a town
    .of = 1fac01ec
query-may-enter = { $p } may enter { FORM($s, "acc") }
    .not = { $p } may not enter { FORM($s, "acc") }
    .which-s = that { $p } may enter
    .of = 4b33ea58
rule-travel =
    move { $distance ->
        [1] 1 space
       *[other] up to { $distance } { FORM("kind-space", $distance) }
    }
    .any = move
    .of = 71487460
rule-arrive = go to { FORM($there, "acc") }
    .of = 3803acc6
rule-move-sheriff-under-sheriff-moves-exactly = move the Sheriff { $n } { FORM("kind-space", $n) }
    .of = b55ccafe
rule-move-sheriff = move the Sheriff up to { $n } { FORM("kind-space", $n) }
    .any = move the Sheriff
    .like = optional
    .of = b55ccafe

## Stories and locations

rule-meet-trigger = meet the trigger
    .said = the trigger is met
    .unsaid = what
    .of = 5e163f07
rule-contribute = contribute to { FORM($slot, "acc") }
    .any = contribute to a story
    .unsaid = slot
    .of = 35767afb
rule-win-poker = win a hand of poker
    .unsaid = share
    .of = 1d119079
rule-lose-poker = lose a hand of poker
    .of = 6a29b8f4
rule-deliver-cattle = deliver cattle
    .unsaid = token
    .of = ed6b19ef
rule-deposit = deposit gold nuggets
    .of = 8f4241eb
rule-revel = revel
    .of = 38d77529
revels = revels
    .you = revel
    .plural = revel
rule-give-up-item = return { FORM($x, "acc") } to the General Store
    .of = bd76f783
rule-roll-again = roll this die again
    .of = e708c855
rule-duel = fight a duel
    .chosen = fight a duel with { FORM($chosen, "acc") }
    .of = 8978d17c
rule-arrest = arrest { FORM($culprit, "acc") }
    .of = e0ce13a4
rule-be-arrested = be arrested
    .of = d1fd3716
query-is-wanted = { $p } { AGREE($p, "is-are") } Wanted
    .not = { $p } { AGREE($p, "is-are") } not Wanted
    .which =
        who { $number ->
            [plural] are
           *[other] is
        } Wanted
    .of = 6b7183d2
rule-react-at = use cards that answer this
    .said = cards that answer this may be used
    .unsaid = moment
    .of = 104fe613
rule-end-movement = end the movement
    .said = this counts as a movement
    .unsaid = how
    .of = ac0e1a3c
rule-rattle = let { FORM($opposed, "acc") } discard 1 card or gain 1 wound, as they choose
    .of = fe2eab57
rule-look-at-cards = look at { $n } random { FORM("kind-card", $n) } in your opponent's hand
    .of = 607619ce
rule-throw-die = roll { FORM($r, "acc") } again
    .of = 031e666e
query-movement = { FORM($p, "before") }movement{ FORM($p, "behind") }
    .of = 3beaeadc
query-actions-each-turn = the number of actions that { $p } may take each turn
    .so-many = { $p } may take { $much } each turn
    .counts = counter-actions-left
    .of = 993880c8
query-money-limit = { FORM($p, "before") }money limit{ FORM($p, "behind") }
    .unit = $
    .of = d02566cd
query-misc-limit = the number of miscellaneous items that { $p } may have
    .so-many = { $p } may have { $much }
    .counts = misc-item
    .as-many = { $p } may have
    .of = 993880c8
misc-item = miscellaneous item
    .plural = miscellaneous items
query-cattle-limit = the number of cattle tokens that { $p } may have
    .so-many = { $p } may have { $much }
    .counts = held-cattle
    .as-many = { $p } may have
    .of = 4049dfc6
query-nugget-limit = the number of gold nuggets that { $p } may have
    .so-many = { $p } may have { $much }
    .counts = counter-nuggets
    .as-many = { $p } may have
    .of = 3474722d
query-layable = card that { $p } can play
    .plural = cards that { $p } can play
    .now-is = { $p } can play only these: { $value }
    .of = b64f4635
query-npcs-show = against { FORM($p, "acc") }, non-player characters play their card first and face up
    .of = 109bbcbd
query-advantage = { FORM($p, "before") }advantage{ FORM($p, "behind") }
    .gets-more = the value of cards played against { FORM($p, "acc") } is decreased by { $value }
    .of = 4bca60b6
query-boost = the boost of { FORM($p, "before") }card{ FORM($p, "behind") }
    .gets-more = the value of { FORM($p, "before") }card{ FORM($p, "behind") } is increased by { $value }
    .of = 4bca60b6
query-in-use = { $p } { AGREE($p, "uses-item") } { FORM($x, "name") }
    .not = { $p } { AGREE($p, "does") } not use { FORM($x, "name") }
    .of = 28012b3e
uses-item = uses
    .you = use
    .plural = use
ruling-fools-gold-is-lost = Fool's Gold counts as nuggets in robberies and arrests
ruling-coach-gun-boosts = the Coach Gun raises the own card
rule-get-item = get { FORM($x, "acc") }
    .of = 90b0295e
rule-gain-item = gain { FORM($x, "acc") }
    .of = 22a858da
rule-acquire = acquire cattle
    .of = 553d1731
rule-lay-out-cards = lay out the cards
    .of = b687e2b8
rule-lay-out-stories = lay out the stories
    .of = 10a55a87
rule-lay-out-story = lay out a new card for { FORM($slot, "acc") }
    .of = a2c07497
query-stories-in-play = story in play
    .plural = stories in play
    .of = b5e0a7ee
query-characters-in-play = character in play
    .plural = characters in play
    .of = 43a89bc3
query-gear = item of { FORM($p, "whose") }
    .plural = items of { FORM($p, "whose") }
    .of = c953b4f3
held-gear = { FORM("kind-item", $case, $number) }
    .gender = { AGREE("kind-item") }
rule-set-up = set up the game
    .of = 3df9f073
query-target-lp = the number of Legendary points that trigger the end
    .of = 71f6b0da
end-point = point
    .plural = points
query-score = { FORM($p, "before") }points{ FORM($p, "behind") } at the end
    .gender = plural
    .most = the most points at the end
    .gets-more = { $p } { AGREE($p, "has") } { $value } more { FORM("end-point", $value) } at the end
    .gets-less = { $p } { AGREE($p, "has") } { $value } fewer { FORM("end-point", $value) } at the end
    .of = 6cf83bfe
ruling-stick-em-up = how far Stick 'em Up lowers the opposing card
ruling-one-copy-each = at most one reaction of each name in a fight
ruling-rob-share = how much of the money or of the nuggets a robber takes
ruling-rob-share-everything = everything
ruling-rob-share-half = half
query-value = { FORM($p, "before") }card value{ FORM($p, "behind") } in the fight
    .of = efce5d9a
