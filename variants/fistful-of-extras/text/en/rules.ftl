# Fistful of Extras in English: what its rules do.

query-paid-by-outlaws = { $p } may gain 1 Wanted point instead of the reward for a beaten bandit
    .of = 109bbcbd
query-cattle-limit = the number of cattle that { $p } may have
    .gets-more = { $p } may have { $value } more { FORM("kind-cattle-token", $value) }
    .of = 4049dfc6
query-actions-each-turn = the number of actions that { $p } { AGREE($p, "has") } in a turn
    .gets-more =
        { $p } { AGREE($p, "has") } { $value } more { $value ->
            [one] action
           *[other] actions
        }
    .of = 993880c8
rule-acquire-one-more = acquire one more cattle token of the same ranch
    .like = optional
    .of = 22eef28a
query-carries-herds = { FORM($x, "name") } carries more cattle
    .not = { FORM($x, "name") } carries no more cattle
    .of = 0568125c
rule-leave-cattle-behind = return all cattle but one to their ranches
    .of = 8121e80f
variable-driving-hard = { $player } { AGREE($player, "is-are") } driving hard
    .not = { $player } { AGREE($player, "is-are") } not driving hard
rule-drive-hard = drive hard
    .of = cb0a62ae
rule-let-cattle-go = return all your cattle to their ranches
    .of = 1a113dff
query-investigates =
    { $p } may, as an action, look at the hand of a player no more than 1 space away, who then discards all cards of one rank of { AGREE($p) ->
        [you] your
       *[other] their
    } choice
    .of = 109bbcbd
query-suspects = player in or next to the space of { FORM($p, "acc") }
    .plural = players in or next to the space of { FORM($p, "acc") }
    .of = 803e5f9f
variable-has-to-leave = { $player } { AGREE($player, "has") } to leave
    .not = { $player } { AGREE($player, "does") } not have to leave
rule-leave-in-haste = move up to 2 spaces
    .like = optional
    .of = 7733050f
rule-bring-cattle = take the top cattle token of a ranch of your choice
    .of = c27f4a94
ask-cards-spent = how many cards do you discard to lower the card laid against you?
option-cards-spent = { $thing }
ask-hideout-watched = at which hideout do you remove or place a bandit?
ask-cattle-left = which cattle do you leave behind?
ask-suspect = whose hand do you look at?
verb-suspect = look at the hand
ask-rank-named = cards of which rank are discarded?
ask-herd-robbed = from which ranch is your cattle token?
option-drive-hard = take 1 more action this turn, and let your cattle go at its end
option-drive-one-more = acquire one more
option-outlaw-reward = gain 1 Wanted point
rule-stir-up = make a bandit come there or leave
    .unsaid = hideout
    .of = ae93de94
rule-get-ready = prepare to leave
    .of = 549078a4
rule-draw-faster = discard any number of cards to lower the opposing card by 1 for each
    .of = e3be3d4b
query-restless-hideouts = Bandit Hideout with a bandit or with room for one
    .plural = Bandit Hideouts with a bandit or with room for one
    .of = ae136813
