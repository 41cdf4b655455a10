# Western Legends in German: how the texts of things are headed, and what a thing is that has none.

text-face-use = Aktion: { $effect }
text-face-bonus = Bonus: { $effect }
text-face-reaction = Reaktion: { $effect }
text-face-at-poker = Beim Poker: { $effect }
text-face-discarded = Wenn du diese Karte abwirfst: { $effect }
text-fight-card-effect = { $effect }
text-story-reward =
    Auslöser: { $back }. Belohnung: { $effect } { $bandits ->
        [none] Banditen: keine.
       *[other] Banditen: Gang { FORM($bandits, "name") }.
    } { $sheriff ->
        [0] Der Sheriff bleibt stehen.
       *[other] Sheriff: { $sheriff } { FORM("kind-space", $sheriff) }.
    }
text-story-trigger-met-by = { $effect }
text-item-gained =
    Wenn du { $item-sort ->
        [mount] es
        [weapon] sie
       *[misc] ihn
    } erhältst: { $effect }
text-item-use = Aktion: { $effect }
text-item-reaction = Reaktion: { $effect }
text-item-while-in-use = In Gebrauch: { $effect }
text-track-space-reward = { $effect }
text-cattle-token-reward = Belohnung: { $effect }
text-die-face-pays-out = { $effect }
text-character-ability = Ab 5 Legendenpunkten: { $effect }
about-character =
    zu Beginn: { $starting-items ->
        [none] kein Gegenstand
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
        [yes] aus der Hand hat diese Karte beim Poker jeden beliebigen Wert
       *[no]
            { $as-nugget ->
                [yes] du darfst diese Karte als 1 Goldnugget abwerfen, wo du mit Goldnuggets zahlst
               *[no] { "" }
            }
    }
about-poker-card = { $face-text }
about-item =
    { FORM($item-sort, "name") }{ $legend ->
        [yes] { ", " }legendär
       *[no] { "" }
    }{ $mount-speed ->
        [none] { "" }
       *[other] { ", " }Bewegungsweite { $mount-speed }
    }{ $cost ->
        [none] { "" }
       *[other] { ", " }kostet ${ $cost }
    }{ $lp-value ->
        [none] { "" }
       *[other] { ", " }am Spielende { $lp-value } { FORM("counter-lp", $lp-value) } wert
    }
blank-die-face = diese Seite bringt nichts
