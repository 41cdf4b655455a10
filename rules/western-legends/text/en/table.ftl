# Western Legends in English: what is asked at the table, how options are called, and what the log says.


## Actions

option-play-card = use { FORM($thing, "name") }
option-duel = fight a duel with { FORM($thing, "acc") }
option-rob = rob { FORM($thing, "acc") }
option-arrest-somebody = arrest { FORM($thing, "acc") }
option-heist = try a heist
option-use-item = use { FORM($thing, "name") }
option-move = move to { FORM($thing, "name") }
option-cross-mesa = cross the mesa to { FORM($thing, "name") }
option-poker = play poker
option-store = buy { FORM($thing, "name") }
option-prospect = prospect for gold
option-deposit = deposit { $thing } { FORM("counter-nuggets", $thing) }
option-heal = heal
option-revel = revel for { $thing } { FORM("counter-lp", $thing) }
option-work = work
option-acquire = acquire cattle
option-stop-early = end the actions

## Choices of one

option-discard = discard
option-discard-at-random = discard 1 card at random
option-draw-and-gain = draw 1 card and gain $10
option-marshal-reward = gain a Marshal point
option-be-marshal = gain a Marshal point
option-be-wanted = gain a Wanted point
option-turn-wanted = gain the Wanted points
option-pass-off-a-card = pass off Fool's Gold as a nugget
option-begin-anew = draw 1 card for the player and begin the fight again
option-rob-money = rob money
option-rob-nuggets = rob gold nuggets
option-take-cattle = take cattle
option-leave-it = take nothing
option-ride = ride the new mount
option-wield = hold the new weapon ready
option-go-on = move on
option-go-on-over-mesa = move on across the mesa
option-ante-up = ante $10
option-take-wound = gain 1 wound
option-take-wound-of-card = gain 1 wound
option-restart-fight = begin the fight again
option-cancel-fight-card = cancel the fight card
option-give-card = give a card
option-give-ten-dollars = give $10
option-take-back-a-card = take back a card

## Questions

ask-destination = where do you go?
ask-landing = to which side of the mesa do you go?
ask-further = where do you go on to?
ask-further-landing = to which side of the mesa do you go on?
ask-ridden-to = to which space in a town do you ride?
ask-beginning = where do you begin?
ask-post = where does the Sheriff go?
ask-hunted = whom does the Sheriff try to arrest?
ask-duelled = with whom do you fight a duel?
ask-robbed = whom do you rob?
ask-arrested = whom do you arrest?
ask-giver = who is to give you something?
ask-played = which card do you use?
ask-dropped = which card do you discard?
ask-gift = which card do you give away?
ask-passed-off = which card do you pass off as a nugget?
ask-laid-card = which card do you play?
ask-answering-card = which card do you play in answer?
ask-npc-card = which fight card do you play for the non-player character?
ask-reacting-card = with which card do you react?
ask-reacting-item = which item do you react with?
because-reacting-card = { $stage }
because-reacting-item = { $stage }
because-begin-anew = fight card 10, against { $fighter }
ask-poker-card-laid = which card do you play for poker?
ask-dealer-card-laid = which card does the dealer play?
ask-persona-kept = which character do you keep?
ask-persona-picked = which character do you play?
ask-mount-ridden = which mount do you ride?
ask-weapon-worn = which weapon do you carry ready?
ask-ride = do you ride the new mount?
ask-wield = do you hold the new weapon ready?
ask-item-used = which item do you use?
ask-ware = which item do you buy?
ask-further-ware = which item do you buy next?
ask-sold = how many gold nuggets do you deposit?
ask-revels = how many Legendary points do you revel for, at $30 each?
ask-cattle-wrangled = which cattle do you wrangle?
ask-cattle-rustled = which cattle do you rustle?
ask-cattle-driven = which cattle do you wrangle?
ask-cattle-driven-off = which cattle do you rustle?
ask-last-card = which card do you play?
ask-thrown-anew = which die do you throw again?
ask-whiskey-drinker = who drinks the Whiskey?
ask-slot-met = on which story do you place a disc?
ask-disc-moved = from which story do you take the disc?

## What is done with what is chosen, where options of several choices stand side by side

verb-reacting-card = react with the card
verb-reacting-item = react with the item
verb-duelled = fight a duel
verb-robbed = rob
verb-arrested = arrest

## The log

log-pick-opener = { $things } { AGREE($things, "is-are") } the first player
log-pick-persona = { "" }
log-pick-lost-card = { "" }
log-pick-taken-along = { "" }
log-pick-cards-seen = { "" }
log-pick-card-kept = { "" }
log-pick-die-face = { "" }
log-pick-face-anew = the die is rerolled and shows: { FORM($things, "name") }
log-pick-thrown-anew = { FORM($who, "named") } rolls { $things } again
log-set-active = it is { FORM($value, "before") }turn{ FORM($value, "behind") }
log-set-spot = { $player } { AGREE($player, "goes") } { FORM($value, "with-goal") }
log-set-sheriff-at = the Sheriff goes { FORM($value, "with-goal") }
log-set-winner = { $value } { AGREE($value, "wins") } the fight
    .nobody = the fight is lost
log-set-foe = { "" }
log-set-active-mount = { $player } now { AGREE($player, "rides") }: { FORM($value, "name") }
    .nobody = { "" }
rides = rides
log-set-active-weapon = { $player } now { AGREE($player, "has") } ready: { FORM($value, "name") }
    .nobody = { "" }
log-rule-buy-item = { FORM($who, "named") } buys: { FORM($x, "name") }
log-rule-gain-item = { FORM($who, "named") } gets: { FORM($x, "name") }
log-rule-upgrade-item = { FORM($who, "named") } upgrades to: { FORM($x, "name") }
log-rule-give-up-item = { FORM($who, "named") } gives up: { FORM($x, "name") }
log-pick-item-used = { FORM($who, "named") } uses: { FORM($things, "name") }
log-pick-reacting-item = { FORM($who, "named") } reacts with: { FORM($things, "name") }
log-pick-reacting-card = { FORM($who, "named") } reacts with a card
log-set-rolled = { $throw } shows: { FORM($value, "name") }
    .nobody = { "" }
log-set-dealer = { $value } { AGREE($value, "is-are") } the dealer
    .nobody = { "" }
log-gain-actions-left = { "" }
log-lose-actions-left = { "" }
log-gain-points-at-once = { "" }
log-lose-points-at-once = { "" }
log-gain-spent-at-once = { "" }
log-lose-spent-at-once = { "" }
log-gain-lowered = the value of { FORM($who, "before") }card{ FORM($who, "behind") } is decreased by { $n }
log-gain-foe-lowered = the value of the fight card is decreased by { $n }
log-gain-discs =
    { $who } { AGREE($who, "places") } { $n ->
        [one] a disc
       *[other] { $n } discs
    } on { FORM($story-place, "acc") }
log-lose-discs =
    { $who } { AGREE($who, "takes") } { $n ->
        [one] a disc
       *[other] { $n } discs
    } from { FORM($story-place, "acc") }
places = places
log-gain-pot = the pot grows by ${ $n }
log-lose-pot = { "" }
log-put-hand = { FORM($player, "named") } gets { FORM($cards, "acc") }
log-put-poker-deck = { "" }
log-put-fight-deck = { "" }
log-put-story-deck = { "" }
log-put-character-deck = { "" }
log-put-characters-dealt = { "" }
log-put-character-kept = { "" }
log-put-herd = { "" }
log-put-fight-hand = { "" }
log-put-laid = { $player } { AGREE($player, "lays") } a card
lays = plays
log-put-npc-laid = a fight card is played
log-put-shown = { $player } { AGREE($player, "shows") }: { FORM($cards, "name") }
shows = shows
log-put-npc-shown = the fight card is: { FORM($cards, "name") }
log-put-flop = flop: { FORM($cards, "name") }
log-put-discards = discarded: { FORM($cards, "name") }
log-put-told-stories = a story is resolved: { FORM($cards, "name") }. { $flavour }
log-put-open-story = a new story lies open
log-put-card-played = { $player } { AGREE($player, "uses") }: { FORM($cards, "name") }
uses = uses
log-put-own-character = { $player } { AGREE($player, "plays") } { FORM($cards, "name") }
log-shuffle-poker-deck = the poker deck is shuffled
log-shuffle-fight-deck = { "" }
log-shuffle-story-deck = { "" }
log-shuffle-character-deck = { "" }
log-shuffle-herd = { "" }
log-rule-fight-npc = { $who } { AGREE($who, "fights") } { FORM($opposed, "acc") }
log-rule-fight-player = { $who } { AGREE($who, "begins") } { FORM($what, "acc") } against { FORM($opposed, "acc") }
log-rule-suffer = { $c } takes effect
log-rule-cancel-fight-card = the effect of the fight card is cancelled
log-rule-heist = { $who } { AGREE($who, "tries") } a heist
log-rule-poker = { $who } { AGREE($who, "begins") } a hand of poker
log-rule-win-poker = { $who } { AGREE($who, "wins") } the hand: ${ $share }
log-rule-lose-poker = { $who } { AGREE($who, "loses") } the hand
log-rule-tell-hand = { FORM($who, "named") } holds: { FORM($what, "name") } ({ FORM($height, "name") })
log-rule-tell-values = the value of { FORM($who, "before") }card{ FORM($who, "behind") } is { $own }, against { $other }
log-rule-prospect = { $who } { AGREE($who, "prospects") } for gold
prospects = prospects
log-rule-work = { $who } { AGREE($who, "works") }
works = works
log-rule-heal = { $who } { AGREE($who, "heals") }
heals = heals
log-rule-revel = { $who } { AGREE($who, "revels") }
log-rule-arrest = { "" }
log-rule-be-arrested = { $who } { AGREE($who, "is-are") } arrested
log-end-fight = { "" }
log-restart-fight = the fight begins again
log-end-turn = { "" }
log-end-poker-hand = { "" }

## Why what a rule does happens

why-fight-card = fight card { FORM($thing, "name") }
why-end-turn = Wanted track
why-take-income = income
why-draw-and-gain = income
why-win-poker = the pot
why-settle-heist = the heist
why-settle-duel = the duel
why-rob-money = the robbery
why-rob-nuggets = the robbery
why-settle-arrest = the arrest
why-settle-bandit = the bandit
why-be-arrested = the arrest
why-ante-up = the ante

## The length of the game, and how characters are handed out

option-length = the length of the game
option-length-short = short
option-length-average = average
option-length-long = long
option-characters = how characters are handed out
option-characters-two-each = each player chooses one of two
option-characters-one-each = each player is dealt one
option-characters-free-choice = the players choose
log-rule-trigger-the-end = the end is near: this round is finished, then everybody takes one more turn
log-rule-finish = the last turn is over: the scores are counted
takes = takes
    .you = take
    .plural = take
begins = begins
    .you = begin
    .plural = begin
