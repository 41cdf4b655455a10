# Fistful of Extras in Russian: what its rules do.

query-paid-by-outlaws = { $p } { AGREE($p, "mozhet") } получить 1 очко Преступника вместо награды за побеждённого Бандита
    .of = 109bbcbd
query-cattle-limit =
    { FORM($p, "before-masculine", $case) }{ $case ->
        [gen] предела жетонов скота
        [dat] пределу жетонов скота
       *[other] предел жетонов скота
    }{ FORM($p, "behind") }
    .gender = masculine
    .gets-more = { $p } { AGREE($p, "mozhet") } иметь на { $value } { FORM("kind-cattle-token", "acc", $value) } больше
    .of = 4049dfc6
query-actions-each-turn = { FORM("chislo", $case) } действий за ход ({ $p })
    .gets-more =
        { FORM($p, "with-u") } на { $value } { $value ->
            [one] действие
            [few] действия
           *[many] действий
        } больше
    .of = 993880c8
rule-acquire-one-more = приобрести ещё один жетон скота того же ранчо
    .like = optional
    .of = 22eef28a
query-carries-herds = { FORM($x, "name") } везёт больше скота
    .not = { FORM($x, "name") } не везёт больше скота
    .of = 0568125c
rule-leave-cattle-behind = вернуть на ранчо все жетоны скота, кроме одного
    .of = 8121e80f
variable-driving-hard = { FORM($player, "with-u") } спешка
    .not = { FORM($player, "with-u") } нет спешки
rule-drive-hard = погнать стадо без отдыха
    .of = cb0a62ae
rule-let-cattle-go = вернуть весь свой скот на ранчо
    .of = 1a113dff
query-investigates = { $p } { AGREE($p, "mozhet") } за действие посмотреть карты на руке игрока не далее 1 территории, после чего тот сбрасывает все карты названного значения
    .of = 109bbcbd
query-suspects = игрок не далее 1 территории
    .gender = masculine-animate
    .acc = игрока не далее 1 территории
    .gen = игрока не далее 1 территории
    .unsaid = p
    .plural = игроки не далее 1 территории
    .gen-plural = игроков не далее 1 территории
    .of = 803e5f9f
variable-has-to-leave = { FORM($player, "with-u") } есть повод уйти
    .not = { FORM($player, "with-u") } нет повода уйти
rule-leave-in-haste = переместиться не более чем на 2 территории
    .like = optional
    .of = 7733050f
rule-bring-cattle = взять верхний жетон скота любого ранчо
    .of = c27f4a94
ask-cards-spent = сколько карт вы сбрасываете, чтобы снизить карту противника?
option-cards-spent = { $thing }
ask-hideout-watched = в каком логове вы убираете Бандита или ставите его?
ask-cattle-left = какой скот вы оставляете?
ask-suspect = чью руку вы смотрите?
verb-suspect = посмотреть руку
ask-rank-named = карты какого значения сбрасываются?
ask-herd-robbed = с какого ранчо ваш жетон скота?
option-drive-hard = ещё 1 действие в этот ход, но в конце без скота
option-drive-one-more = приобрести ещё один
option-outlaw-reward = получить 1 очко Преступника
rule-stir-up = заставить Бандита прийти туда или уйти оттуда
    .unsaid = hideout
    .of = ae93de94
rule-get-ready = подготовить отъезд
    .of = 549078a4
rule-draw-faster = сбросить любое число карт, чтобы снизить карту противника на 1 за каждую
    .of = e3be3d4b
query-restless-hideouts = логово с Бандитом или с местом для него
    .gender = neuter
    .gen = логова с Бандитом или с местом для него
    .plural = логова с Бандитом или с местом для него
    .of = ae136813
