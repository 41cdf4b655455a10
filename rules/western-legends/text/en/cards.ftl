# Western Legends in English: how the texts of things are headed, and what a thing is that has none.

text-face-use = Action: { $effect }
text-face-bonus = Bonus: { $effect }
text-face-reaction = Reaction: { $effect }
text-face-at-poker = In poker: { $effect }
text-face-discarded = When this is discarded: { $effect }
text-fight-card-effect = { $effect }
text-story-reward =
    Trigger: { $back }. Reward: { $effect } { $bandits ->
        [none] Bandits: none.
       *[other] Bandits: { $bandits }.
    } { $sheriff ->
        [0] The Sheriff stays.
       *[other] Sheriff: { $sheriff }.
    }
text-story-trigger-met-by = { $effect }
text-item-gained = When you gain it: { $effect }
text-item-use = Action: { $effect }
text-item-reaction = Reaction: { $effect }
text-item-while-in-use = In use: { $effect }
text-track-space-reward = { $effect }
text-cattle-token-reward = Reward: { $effect }
text-die-face-pays-out = { $effect }
text-character-ability = From 5 Legendary points on: { $effect }
about-character =
    at the start: { $starting-items ->
        [none] no item
       *[other] { FORM($starting-items, "name") }
    }{ $starting-cards ->
        [none] { "" }
       *[other] { ", " }{ $starting-cards } { FORM("kind-poker-card", $starting-cards) }
    }{ $starting-money ->
        [none] { "" }
       *[other] { ", " }${ $starting-money }
    }{ $starting-nuggets ->
        [none] { "" }
       *[other] { ", " }{ $starting-nuggets } { FORM("counter-nuggets", $starting-nuggets) }
    }{ $starting-marshal ->
        [none] { "" }
       *[other] { ", " }{ $starting-marshal } { FORM("counter-marshal", $starting-marshal) }
    }{ $starting-wanted ->
        [none] { "" }
       *[other] { ", " }{ $starting-wanted } { FORM("counter-wanted", $starting-wanted) }
    }{ $starting-wounds ->
        [none] { "" }
       *[other] { ", " }{ $starting-wounds } { FORM("counter-wounds", $starting-wounds) }
    }
about-face =
    { $any-rank ->
        [yes] played from your hand in poker, this counts as any value
       *[no]
            { $as-nugget ->
                [yes] where you pay with gold nuggets, you may discard this as 1 of them
               *[no] { "" }
            }
    }
about-poker-card = { $face-text }
about-item =
    { FORM($item-sort, "name") }{ $legend ->
        [yes] { ", " }legendary
       *[no] { "" }
    }{ $mount-speed ->
        [none] { "" }
       *[other] { ", " }moves { $mount-speed } spaces
    }{ $cost ->
        [none] { "" }
       *[other] { ", " }costs ${ $cost }
    }{ $lp-value ->
        [none] { "" }
       *[other] { ", " }worth { $lp-value } { FORM("counter-lp", $lp-value) } at the end of the game
    }
blank-die-face = this pays nothing
