# Western Legends in English: what the game is made of.


## Kinds

kind-region = region
    .plural = regions
kind-site = location
    .plural = locations
kind-gang = gang
    .plural = gangs
kind-colour = colour
    .plural = colours
kind-rank = value
    .plural = values
kind-suit = suit
    .plural = suits
kind-npc = non-player character
    .plural = non-player characters
kind-contest = kind of fight
    .plural = kinds of fight
kind-manner = kind of movement
    .plural = kinds of movement
kind-wound-source = cause
    .plural = causes
kind-stage = step
    .plural = steps
kind-story-place = story space
    .plural = story spaces
kind-item-sort = sort of item
    .plural = sorts of item
kind-throw = die
    .plural = dice
kind-space = space
    .plural = spaces
kind-face = kind of poker card
    .plural = kinds of poker card
kind-card = card
    .plural = cards
    .suit-first = yes
kind-poker-card = poker card
    .plural = poker cards
    .suit-first = yes
kind-fight-card = fight card
    .plural = fight cards
kind-story-trigger = trigger
    .plural = triggers
kind-story = story card
    .plural = story cards
kind-item = item
    .plural = items
kind-cattle-token = cattle token
    .plural = cattle tokens
kind-die-face = side of a die
    .plural = sides of a die
kind-character = character
    .plural = characters
contest-arrest-contest = an arrest
    .waged = { " " }in an arrest
    .during = in arrests
contest-duel-contest = a duel
    .waged = { " " }in a duel
    .during = in duels
contest-rob-contest = a robbery
    .waged = { " " }in a robbery
    .during = in robberies
contest-heist-contest = a heist
    .waged = { " " }in a heist
    .during = in heists
contest-bandit-contest = a fight with a bandit
    .waged = { " " }in a fight with a bandit
    .during = in fights with a bandit
contest-attempt-contest = the Sheriff's arrest
    .waged = { " " }in the Sheriff's arrest
wound-source-from-result = the loss of the fight
    .source = for losing the fight
    .taken = { " " }for losing the fight
wound-source-from-fight-card = the fight card
    .source = from the fight card
    .taken = { "" }
wound-source-from-uncancellable-card = a fight card that cannot be cancelled
    .source = from the fight card, whatever says otherwise
    .taken = , which nothing can prevent
wound-source-from-choice = a choice
    .source = { "" }
    .taken = { "" }
stage-quiet = no card can answer
stage-reacting = the cards of a fight have been revealed
stage-after-move = a move action has just ended
stage-marshal-gained = a Marshal point has just been gained
stage-wanted-gained = a Wanted point has just been gained
story-place-first-story = the first story
story-place-second-story = the second story
throw-first-throw = the first die
throw-second-throw = the second die

## Counters

counter-money = money
    .like = mass
    .a = money
    .no = no money
    .own = { FORM($owner, "before") }money{ FORM($owner, "behind") }
counter-nuggets = gold nugget
    .plural = gold nuggets
counter-lp = Legendary point
    .plural = Legendary points
take-wounds = gain { FORM($amount, "acc") }
counter-wounds = wound
    .plural = wounds
counter-marshal = Marshal point
    .plural = Marshal points
counter-wanted = Wanted point
    .plural = Wanted points
counter-actions-left = action
    .plural = actions
counter-lowered = point by which the value of the played card is decreased
    .plural = points by which the value of the played card is decreased
counter-foe-lowered = point by which the value of the fight card is decreased
    .plural = points by which the value of the fight card is decreased
counter-discs = disc on { FORM($story-place, "acc") }
    .plural = discs on { FORM($story-place, "acc") }
counter-pot = $ in the pot
    .plural = $ in the pot
    .n = ${ $n } in the pot
counter-points-at-once = Legendary point gained in one action
    .at-least = { $n } or more Legendary points were gained in it
    .plural = Legendary points gained in one action
counter-spent-at-once = $ spent in one action
    .at-least = ${ $n } or more was spent in it
    .plural = $ spent in one action
    .n = ${ $n } spent in one action

## Zones

zone-poker-deck = the poker deck
zone-discards = the discard pile
    .in = on the discard pile
held-hand = { FORM($what, $case, $number) } in hand
zone-hand = { FORM($player, "before") }hand{ FORM($player, "behind") }
zone-card-played = the card that { $player } { AGREE($player, "is-are") } using
    .in = before { FORM($player, "acc") }
    .empty = { $player } { AGREE($player, "is-are") } using no card
    .not-empty = { $player } { AGREE($player, "is-are") } using a card
cards-laid = card that { $player } { AGREE($player, "has") } played
    .plural = cards that { $player } { AGREE($player, "has") } played
zone-laid = the cards that { $player } { AGREE($player, "has") } played
    .gender = plural
    .in = before { FORM($player, "acc") }
    .where = before { FORM($player, "acc") }
    .to = before { FORM($player, "acc") }
    .empty = { $player } { AGREE($player, "has") } played no card
    .not-empty = { $player } { AGREE($player, "has") } played a card
zone-shown = { FORM($player, "before") }revealed cards{ FORM($player, "behind") }
    .gender = plural
    .in = before { FORM($player, "acc") }
    .where = before { FORM($player, "acc") }
    .to = before { FORM($player, "acc") }
    .empty = { $player } { AGREE($player, "has") } no card revealed
    .not-empty = { $player } { AGREE($player, "has") } a card revealed
zone-fight-deck = the deck of fight cards
zone-fight-hand = { FORM($player, "before") }fight cards{ FORM($player, "behind") }
    .gender = plural
    .empty = { $player } { AGREE($player, "has") } no fight card in hand
    .not-empty = { $player } { AGREE($player, "has") } a fight card in hand
zone-npc-laid = the fight card facedown before { FORM($player, "acc") }
    .in = before { FORM($player, "acc") }
    .where = before { FORM($player, "acc") }
    .empty = there is no fight card facedown before { FORM($player, "acc") }
    .not-empty = there is a fight card facedown before { FORM($player, "acc") }
zone-npc-shown = the non-player character's card
    .in = before the non-player character
    .where = before the non-player character
    .to = before the non-player character
    .empty = the non-player character has no card revealed
    .not-empty = the non-player character has a card revealed
zone-flop = the flop
zone-dealer-hand = { FORM($player, "before") }hand{ FORM($player, "behind") } as dealer
zone-story-deck = { FORM($story-place, "before") }deck{ FORM($story-place, "behind") }
zone-open-story = { FORM($story-place, "before") }place{ FORM($story-place, "behind") }
zone-told-stories = the resolved stories
    .gender = plural
    .in = among the resolved stories
    .empty = no story has been resolved
    .not-empty = a story has been resolved
zone-character-deck = the deck of characters
zone-characters-dealt = the characters dealt to { FORM($player, "acc") }
    .gender = plural
    .empty = { $player } { AGREE($player, "has") } been dealt no character
    .not-empty = { $player } { AGREE($player, "has") } been dealt a character
zone-character-kept = the character that { $player } { AGREE($player, "has") } kept
    .empty = { $player } { AGREE($player, "has") } kept no character
    .not-empty = { $player } { AGREE($player, "has") } kept a character
zone-own-character = { FORM($player, "before") }character{ FORM($player, "behind") }
    .in = before { FORM($player, "acc") }
    .empty = { $player } { AGREE($player, "has") } no character
    .not-empty = { $player } { AGREE($player, "has") } a character
zone-herd =
    the { FORM($colour, "named") ->
        [yes] { $colour } cattle tokens
       *[other] cattle tokens of { $colour }
    }
    .gender = plural
    .empty =
        no { FORM($colour, "named") ->
            [yes] { $colour } cattle tokens
           *[other] cattle tokens of { $colour }
        } are left
    .not-empty =
        { FORM($colour, "named") ->
            [yes] { $colour } cattle tokens
           *[other] cattle tokens of { $colour }
        } are left
held-cattle = cattle token
    .plural = cattle tokens
zone-cattle = { FORM($player, "before") }cattle{ FORM($player, "behind") }
    .in = with { FORM($player, "acc") }
    .empty = { $player } { AGREE($player, "has") } no cattle
    .not-empty = { $player } { AGREE($player, "has") } cattle
    .not-empty-which =
        { $number ->
            [plural] who have
           *[other] who has
        } cattle

## Variables

variable-owns = { $player } { AGREE($player, "has") } { FORM($item, "acc") }
    .not = { $player } { AGREE($player, "does") } not have { FORM($item, "acc") }
    .which-item = that { $player } { AGREE($player, "has") }
    .not-which-item = that { $player } { AGREE($player, "does") } not have
held-owns = { FORM("kind-item", $case, $number) }
    .gender = { AGREE("kind-item") }
variable-active-mount = { FORM($player, "before") }active mount{ FORM($player, "behind") }
    .nobody = { $player } { AGREE($player, "has") } no active mount
    .somebody = { $player } { AGREE($player, "has") } an active mount
variable-active-weapon = { FORM($player, "before") }active weapon{ FORM($player, "behind") }
    .nobody = { $player } { AGREE($player, "has") } no active weapon
    .somebody = { $player } { AGREE($player, "has") } an active weapon
variable-rolled = the side that { $throw } shows
    .is = { $throw } shows { $who }
    .is-not = { $throw } does not show { $who }
    .same = { $throw } shows the same as { $who }
    .same-not = { $throw } does not show the same as { $who }
variable-active = the active player
    .is = it is { FORM($who, "before") }turn{ FORM($who, "behind") }
    .is-not = it is not { FORM($who, "before") }turn{ FORM($who, "behind") }
variable-first-player = the first player
variable-bearer = the player of { FORM($character, "acc") }
    .like = long
variable-has-ability = { $player } { AGREE($player, "has") } the ability
variable-spot = { FORM($player, "before") }space{ FORM($player, "behind") }
    .stands = { $player } { AGREE($player, "is-are") }
    .stands-at = { $player } { AGREE($player, "is-are") } at
    .stands-not-at = { $player } { AGREE($player, "is-are") } not at
    .is = { $player } { AGREE($player, "is-are") } { FORM($who, "with-place") }
    .is-not = { $player } { AGREE($player, "is-are") } not { FORM($who, "with-place") }
    .is-beside = { FORM($who, "with-place") }
    .with-absolute =
        { AGREE($player) ->
            [you] yours
           *[other] { FORM($noun, "acc") }
        }
    .set =
        { AGREE($player) ->
            [you] go
           *[other] { $player } { AGREE($player, "goes") }
        } { FORM($value, "with-goal") }
variable-has-place = { $player } { AGREE($player, "has") } a place
variable-sheriff-at = the Sheriff's space
    .is = the Sheriff is { FORM($who, "with-place") }
    .is-not = the Sheriff is not { FORM($who, "with-place") }
    .set = the Sheriff goes { FORM($value, "with-goal") }
    .stands = the Sheriff is
variable-bandit-at = there is a bandit { FORM($space, "with-place") }
    .not = there is no bandit { FORM($space, "with-place") }
    .set-yes = place a bandit { FORM($space, "with-place") }
    .set-no = take the bandit off { FORM($space, "acc") }
variable-stage = the step
    .is = { $who }
    .is-not = it is not so that { $who }
variable-mover = the player who has moved
    .like = long
    .is = { $who } { AGREE($who, "is-are") } the one who moved
    .is-not = { $who } { AGREE($who, "is-are") } not the one who moved
    .nobody = nobody has moved
    .somebody = somebody has moved
variable-fighter = the attacker
    .is = { $who } { AGREE($who, "attacks") }
    .is-not = { $who } { AGREE($who, "does") } not attack
attacks = attacks
    .you = attack
    .plural = attack
variable-rival = the attacked player
    .is = { $who } { AGREE($who, "is-are") } attacked
    .nobody = the fight is not with another player
    .somebody = the fight is with another player
    .about-somebody = against another player
variable-foe = the non-player character
    .is = the fight is with { FORM($who, "acc") }
    .is-not = the fight is not with { FORM($who, "acc") }
    .nobody = the fight is with another player
    .somebody = the fight is with a non-player character
    .about = against { FORM($who, "acc") }
    .about-somebody = against a non-player character
variable-contest = the kind of fight
    .is = the fight is { $who }
    .is-not = the fight is not { $who }
variable-decided = the fight is decided
    .not = the fight is not decided
variable-winner = the winner of the fight
    .like = long
    .is = { $who } { AGREE($who, "has") } won the fight
    .is-not = { $who } { AGREE($who, "has") } not won the fight
    .nobody = no player has won the fight
    .somebody = somebody has won the fight
variable-card-cancelled = the fight card is cancelled
    .not = the fight card is not cancelled
variable-voided = the fight was begun again
    .not = the fight was not begun again
variable-fought = { $player } { AGREE($player, "has") } been attacked this turn
    .not = { $player } { AGREE($player, "has") } not been attacked this turn
variable-heisted = there was a heist this turn
    .not = there was no heist this turn
variable-reacted = { $player } { AGREE($player, "has") } reacted
    .not = { $player } { AGREE($player, "has") } not reacted
variable-plays-poker = { $player } { AGREE($player, "plays") } poker
    .which =
        who { $number ->
            [plural] play
           *[other] plays
        } poker
plays = plays
    .you = play
    .plural = play
variable-dealer = the dealer
    .nobody = there is no dealer
    .somebody = there is a dealer
variable-end-triggered = the end of the game was triggered
variable-last-round = the last round
variable-disc-placed = a disc was placed this turn
    .not = no disc was placed this turn
variable-trigger-met = the trigger of { FORM($story-place, "acc") } is met

## Tables, builtins, properties

table-row = the row of space { $n }
builtin-hand-strength = the strength of the hand of { FORM($a1, "acc") } with { FORM($a2, "acc") }
    .unsaid = a3 a4 a5
property-site = the location of { FORM($of, "acc") }
    .is = { FORM($of, "stands-at") } { $who }
    .is-not = { FORM($of, "stands-not-at") } { $who }
    .nobody = { $of } has no location
    .somebody = { $of } has a location
having-site = { FORM($set, $case, $number) } with { FORM($value, "acc") }
    .not = { FORM($set, $case, $number) } without a location
property-rank = { FORM($of, "before") }value{ FORM($of, "behind") }
having-suit =
    { AGREE($value, "is-suit") ->
        [yes]
            { AGREE($set, "suit-first") ->
                [yes] { $value } { FORM($set, $case, $number) }
               *[no] { FORM($set, $case, $number) } of { $value }
            }
       *[no] { FORM($set, $case, $number) } of { $value }
    }
suit-first = no
is-suit = no
    .plural = yes
like-suit =
    .is-suit = yes
property-suit = { FORM($of, "before") }suit{ FORM($of, "behind") }
property-face = { FORM($of, "before") }name{ FORM($of, "behind") }
property-gang = { FORM($of, "before") }gang{ FORM($of, "behind") }
property-edges = space next to { FORM($of, "acc") }
    .plural = spaces next to { FORM($of, "acc") }
property-corners = space at a corner of { FORM($of, "acc") }
    .plural = spaces at the corners of { FORM($of, "acc") }
property-region = the region of { FORM($of, "acc") }
    .is = { FORM($of, "stands") } in { $who }
    .is-not = { FORM($of, "stands") } not in { $who }
    .same = { FORM($of, "stands") } in the region of { FORM($who, "acc") }
    .same-not = { FORM($of, "stands") } not in the region of { FORM($who, "acc") }
    .of-spot = { FORM($player, "before") }region{ FORM($player, "behind") }
    .of-sheriff-at = the Sheriff's region
    .same-own = { FORM($of, "stands") } in { FORM($who, "acc") }
    .same-own-not = { FORM($of, "stands") } not in { FORM($who, "acc") }
property-cost = { FORM($of, "before") }cost{ FORM($of, "behind") }
    .unit = $
property-improves = what { $of } improves
    .somebody = { $of } is an upgraded item
    .somebody-which =
        that { $number ->
            [plural] are
           *[other] is
        } upgraded
property-item-sort = { FORM($of, "before") }sort{ FORM($of, "behind") }
    .is = { $of } { AGREE($of, "is-are") } { FORM($who, "a") }
    .is-not = { $of } { AGREE($of, "is-are") } not { FORM($who, "a") }
having-item-sort =
    { FORM($set, $case, $number) } that { $number ->
        [plural] are { FORM($value, "plural") }
        [other] are { FORM($value, "plural") }
       *[one] is a { $value }
    }
property-colour = { FORM($of, "before") }colour{ FORM($of, "behind") }
    .is = { $of } { AGREE($of, "is-are") } { FORM($who, "name") }
    .is-not = { $of } { AGREE($of, "is-are") } not { FORM($who, "name") }
property-mount-speed = { FORM($of, "before") }speed{ FORM($of, "behind") }
property-legend = { $of } is legendary
    .not = { $of } is not legendary
query-next-to = space next to { FORM($s, "with-absolute") }
    .plural = spaces next to { FORM($s, "with-absolute") }
    .holds = { FORM($who, "acc") } is next to { FORM($s, "acc") }
    .holds-not = { FORM($who, "acc") } is not next to { FORM($s, "acc") }
    .of = 9bd54bfc
query-has-copy = { $p } { AGREE($p, "has") } { FORM($x, "acc") } or its better side
    .not = { $p } { AGREE($p, "does") } not have { FORM($x, "acc") }
    .of = e56229e0
query-bounty = { FORM($p, "before") }points for the Wanted track{ FORM($p, "behind") }
    .gender = plural
    .of = f1385b43
query-marshal-score = { FORM($p, "before") }points for the Marshal track{ FORM($p, "behind") }
    .gender = plural
    .of = a8543809
query-strength = the strength of { FORM($p, "before") }poker hand{ FORM($p, "behind") }
    .of = 18cba1ce
query-is-wild = { $c } { AGREE($c, "is-are") } wild
    .not = { $c } { AGREE($c, "is-are") } not wild
    .of = cf3d69c2
query-usable = { $p } can use { FORM($c, "acc") } as an action
    .not = { $p } cannot use { FORM($c, "acc") } as an action
    .of = eda57c03
query-ready = { $p } can use { FORM($c, "acc") } as a reaction
    .not = { $p } cannot use { FORM($c, "acc") } as a reaction
    .of = bb5be8c6
query-end-is-near = the end is near
    .not = the end is not near
    .of = 10c3c56a
