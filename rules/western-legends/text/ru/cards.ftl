# Western Legends in Russian: how the texts of things are headed, and what a thing is that has none.

text-face-use = Действие: { $effect }
text-face-bonus = Бонус: { $effect }
text-face-reaction = Реакция: { $effect }
text-face-at-poker = В покере: { $effect }
text-face-discarded = Когда вы сбрасываете эту карту: { $effect }
text-fight-card-effect = { $effect }
text-story-reward =
    Условие: { $back }. Награда: { $effect } { $bandits ->
        [none] Бандиты: нет.
       *[other] Бандиты в логовах { FORM($bandits, "name") }.
    } { $sheriff ->
        [0] Шериф остаётся на месте.
       *[other] Шериф: { $sheriff } { FORM("kind-space", $sheriff) }.
    }
text-story-trigger-met-by = { $effect }
text-item-gained = Когда вы его получаете: { $effect }
text-item-use = Действие: { $effect }
text-item-reaction = Реакция: { $effect }
text-item-while-in-use = Наготове: { $effect }
text-track-space-reward = { $effect }
text-cattle-token-reward = Награда: { $effect }
text-die-face-pays-out = { $effect }
text-character-ability = С 5 очков Легенды: { $effect }
about-character =
    в начале: { $starting-items ->
        [none] без предметов
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
        [yes] с руки эта карта считается в покере любым достоинством
       *[no]
            { $as-nugget ->
                [yes] вы можете сбросить эту карту как 1 золотой самородок, когда платите самородками
               *[no] { "" }
            }
    }
about-poker-card = { $face-text }
about-item =
    { FORM($item-sort, "name") }{ $legend ->
        [yes] { ", " }легендарный предмет
       *[no] { "" }
    }{ $mount-speed ->
        [none] { "" }
       *[other] { ", " }скорость { $mount-speed }
    }{ $cost ->
        [none] { "" }
       *[other] { ", " }цена ${ $cost }
    }{ $lp-value ->
        [none] { "" }
       *[other] { ", " }в конце игры { $lp-value } { FORM("counter-lp", $lp-value) }
    }
blank-die-face = эта грань ничего не даёт
