# Public Enemy Number One in Russian: rules and queries.

rule-play = сыграть партию
    .of = 62bdccf3
rule-set-up = подготовить игру
    .of = 42c44745
rule-build-decks = собрать пять колод заново из всех карт
    .of = 4eb45884
rule-pass-the-start = определить, кто начинает следующий раунд
    .of = f7662eb8
rule-call-time = завершить игру, если она не должна была длиться дольше
    .of = 235b895e
rule-end-by-time = закончить игру из-за нехватки времени
    .of = 820f175d
rule-turn = сделать ход
    .of = 10b5f596
rule-draw-from =
    взять { AGREE($source, "its-own") ->
        [yes] { FORM($source, "before-feminine", "acc") }верхнюю карту
       *[no] верхнюю карту { FORM($source, "gen") }
    }
    .of = d36f9f1a
able-draw-from = непуст{ AGREE($set, "oj", $case, $number) } { FORM($set, $case, $number) }
rule-meet-in-saloon = выполнить эффект { FORM($card-drawn, "gen") }
    .any = выполнить эффект карты «Салун»
    .unsaid = card-drawn
    .of = 2204790b
rule-end-if-empty = завершить раунд, если { $source } пуста
    .of = c24d3612
rule-run-out = завершить раунд
    .unsaid = source
    .of = b2161b42
rule-complete-the-gangs = завершить раунд
    .of = 04e1ab0a
rule-award-majorities = присудить большинство по каждой банде
    .of = 682e0bdb
rule-award = присудить большинство { FORM($kin, "gen") }
    .of = b28d5890
rule-give-token = отдать { FORM($to-whom, "dat") } жетон розыска { FORM($kin, "gen") }
    .of = 3a75442a
rule-settle-majority = решить, кто из { FORM($tied, "gen") } получит жетон розыска { FORM($kin, "gen") }
    .of = 3af19715
rule-award-the-one = присудить жетон Номер Один
    .of = a3ad5da4
rule-settle-the-one = решить, кто из { FORM($tied, "gen") } получит жетон Номер Один
    .of = 69855342
frame-round = раунд
    .ins = раундом
    .gen = раунда
    .dat = раунду
    .begin = в начале каждого раунда
    .end = в конце каждого раунда
rule-round = сыграть раунд
    .of = 6e4a145e
query-uncovered = открыт{ AGREE("kind-outlaw", "yj", $case, $number) } { FORM("kind-outlaw", $case, $number) } { FORM($p, "gen") }
    .gender = masculine-animate
    .few = { FORM($noun, "gen", "plural") }
    .acc-few = { FORM($noun, "gen", "plural") }
    .a =
        { AGREE($p) ->
            [you]
                { AGREE("kind-outlaw", "odin", $case) } из { $case ->
                    [acc] своих
                   *[other] ваших
                } открытых бандитов
           *[other] открыт{ AGREE("kind-outlaw", "yj", $case) } { FORM("kind-outlaw", $case) } { FORM($p, "gen") }
        }
    .noun = kind-outlaw
    .of = 79860342
held-uncovered = открыт{ AGREE("kind-outlaw", "yj", $case, $number) } { FORM("kind-outlaw", $case, $number) }
    .gender = masculine-animate
    .few = { FORM($noun, "gen", "plural") }
    .acc-few = { FORM($noun, "gen", "plural") }
query-takes-part = { $candidate } участвует
    .not = { $candidate } не участвует
    .which =
        { AGREE($head, "kotoryj", $number) } { $number ->
            [plural] участвуют
           *[other] участвует
        }
    .of = bdd96fce
query-cards-counted = { FORM("chislo", $case) } карт { FORM($kin, "gen") } { FORM($p, "with-u") }
    .gender = neuter
    .gets-more = { FORM($p, "with-u") } засчитывается на { $value } { FORM("kind-card", "acc", $value) } { FORM($kin, "gen") } больше
    .of = 2a69fbb4
query-score = { FORM($p, "before-plural", $case) }{ FORM("ochki", $case) }{ FORM($p, "behind") }
    .gender = plural
    .most = с наибольшим числом очков
    .of = 9f5c9850
ochki = очки
    .gen = очков
    .dat = очкам
query-tokens = { FORM("chislo", $case) } { FORM($p, "before-plural", "gen") }жетонов розыска{ FORM($p, "behind") }
    .gender = neuter
    .most = с наибольшим числом жетонов розыска
    .of = e1e975fa
held-cards-counted = { FORM("kind-card", $case, $number) } { FORM($kin, "gen") }
    .gender = feminine
held-score = очко
    .gender = neuter
    .gen = очка
    .plural = очки
    .gen-plural = очков
held-tokens = жетон розыска
    .gen = жетона розыска
    .plural = жетоны розыска
    .gen-plural = жетонов розыска
query-last-round = последний раунд
    .gen = последнего раунда
    .dat = последнему раунду
    .of = 4cc5b554
query-is-ahead = { FORM($p, "with-u") } больше всех карт { FORM($kin, "gen") }
    .not = { FORM($p, "with-u") } не больше всех карт { FORM($kin, "gen") }
    .of = 092ef60f
query-has-the-one = { FORM($p, "with-u") } есть жетон Номер Один
    .not = { FORM($p, "with-u") } нет жетона Номер Один
    .of = 065216d0
held-majorities = банда с перевесом
    .gender = feminine
    .acc = банду с перевесом
    .gen = банды с перевесом
    .plural = банды с перевесом
    .gen-plural = банд с перевесом
query-majorities = { FORM($p, "before-neuter", $case) }число банд с перевесом{ FORM($p, "behind") }
    .gen = { FORM($p, "before-neuter", "gen") }числа банд с перевесом{ FORM($p, "behind") }
    .gender = neuter
    .of = 429edb9f
held-gangs-begun = начат{ AGREE("kind-gang", "yj", $case, $number) } { FORM("kind-gang", $case, $number) }
    .gender = feminine
query-gangs-begun = { FORM($p, "before-neuter", $case) }число начатых банд{ FORM($p, "behind") }
    .gen = { FORM($p, "before-neuter", "gen") }числа начатых банд{ FORM($p, "behind") }
    .gender = neuter
    .of = 776c3aef
rule-tell-points = назвать счёт { $own }
    .of = dba609b5
