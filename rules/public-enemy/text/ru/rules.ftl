# Public Enemy Number One in Russian: rules and queries.

rule-play = сыграйте партию
    .bare = сыграть партию
    .of = 1a572771
rule-set-up = выберите чтеца и положите жетон Номер Один рядом с колодами
    .bare = выбрать чтеца и положить жетон Номер Один рядом с колодами
    .after = чтец выбран и жетон Номер Один лежит рядом с колодами
    .of = 42c44745
rule-build-decks = перемешайте все карты, соберите пять колод заново и откройте верхнюю карту каждого города
    .bare = перемешать все карты, собрать пять колод заново и открыть верхнюю карту каждого города
    .of = 4eb45884
rule-pass-the-start = определите, кто начинает следующий раунд
    .bare = определить, кто начинает следующий раунд
    .of = f7662eb8
rule-call-time = завершите игру, если она не должна была длиться дольше
    .bare = завершить игру, если она не должна была длиться дольше
    .of = 235b895e
rule-turn = сделайте ход
    .bare = сделать ход
    .verb = { AGREE($who, "delaet") }
    .rest = ход
    .after = { $who } { AGREE($who, "sdelal") } ход
    .of = 10b5f596
delaet = делает
    .you = делаете
    .plural = делают
sdelal = сделал
    .you = сделали
    .plural = сделали
rule-draw-from = возьмите { FORM($noun, "rest") }
    .bare = взять { FORM($noun, "rest") }
    .verb = { AGREE($who, "beret") }
    .rest = верхнюю карту { FORM($source, "gen") }
    .after = { $who } { AGREE($who, "vzjal") } верхнюю карту { FORM($source, "gen") }
    .of = d36f9f1a
beret = берёт
    .you = берёте
    .plural = берут
vzjal = взял
    .you = взяли
    .plural = взяли
able-draw-from = { FORM($set, $case, $number) }, где ещё есть карта,
rule-meet-in-saloon = выполните то, что написано на карте «{ $card-drawn }»
    .bare = выполнить то, что написано на карте «{ $card-drawn }»
    .of = 2204790b
rule-end-if-empty = завершите раунд, если { $source } пуста
    .bare = завершить раунд, если { $source } пуста
    .of = c24d3612
rule-run-out = завершите раунд
    .bare = завершить раунд
    .unsaid = source
    .of = b2161b42
rule-complete-the-gangs = завершите раунд
    .bare = завершить раунд
    .verb = { AGREE($who, "zavershaet") }
    .rest = раунд
    .after = { $who } { AGREE($who, "zavershil") } раунд
    .of = 04e1ab0a
zavershaet = завершает
    .you = завершаете
    .plural = завершают
zavershil = завершил
    .you = завершили
    .plural = завершили
rule-award-majorities = присудите большинство по каждой банде
    .bare = присудить большинство по каждой банде
    .of = 682e0bdb
rule-award = присудите большинство { FORM($kin, "gen") }
    .bare = присудить большинство { FORM($kin, "gen") }
    .of = b28d5890
rule-give-token = отдайте { FORM($to-whom, "dat") } жетон розыска { FORM($kin, "gen") }
    .bare = отдать { FORM($to-whom, "dat") } жетон розыска { FORM($kin, "gen") }
    .of = 3a75442a
rule-settle-majority = решите, кто из { FORM($tied, "gen") } получит жетон розыска { FORM($kin, "gen") }
    .bare = решить, кто из { FORM($tied, "gen") } получит жетон розыска { FORM($kin, "gen") }
    .third = на жетон розыска { FORM($kin, "gen") } поровну претендуют { $tied }
    .of = 3af19715
rule-award-the-one = присудите жетон Номер Один
    .bare = присудить жетон Номер Один
    .of = a3ad5da4
rule-settle-the-one = решите, кто из { FORM($tied, "gen") } получит жетон Номер Один
    .bare = решить, кто из { FORM($tied, "gen") } получит жетон Номер Один
    .third = на жетон Номер Один поровну претендуют { $tied }
    .of = 69855342

frame-round = раунд
    .gen = раунда
    .dat = раунду
    .begin = в начале каждого раунда
    .end = в конце каждого раунда
rule-round = сыграйте раунд
    .bare = сыграть раунд
    .of = 6e4a145e

query-uncovered = открыт{ AGREE("kind-outlaw", "yj", $case, $number) } { FORM("kind-outlaw", $case, $number) } { FORM($p, "gen") }
    .gender = masculine-animate
    .few = { FORM($noun, "gen", "plural") }
    .acc-few = { FORM($noun, "gen", "plural") }
    .a = { AGREE($p) ->
        [you] { AGREE("kind-outlaw", "odin", $case) } из { $case ->
            [acc] своих
           *[other] ваших
        } открытых бандитов
       *[other] открыт{ AGREE("kind-outlaw", "yj", $case) } { FORM("kind-outlaw", $case) } { FORM($p, "gen") }
    }
    .noun = kind-outlaw
    .of = 79860342
query-takes-part = { $candidate } участвует
    .not = { $candidate } не участвует
    .which = { AGREE($head, "kotoryj", $number) } { $number ->
        [plural] участвуют
       *[other] участвует
    }
    .of = bdd96fce
query-cards-counted = { FORM("chislo", $case) } карт { FORM($kin, "gen") } { FORM($p, "with-u") }
    .gender = neuter
    .of = 2a69fbb4
query-score = { FORM($p, "before-plural", $case) }{ FORM("ochki", $case) }{ FORM($p, "behind") }
    .gender = plural
    .most = с наибольшим числом очков
    .of = 9f5c9850
ochki = очки
    .gen = очков
    .dat = очкам
query-tokens = { FORM($p, "before-neuter", $case) }{ FORM("chislo", $case) } жетонов розыска{ FORM($p, "behind") }
    .gender = neuter
    .most = с наибольшим числом жетонов розыска
    .of = e1e975fa
query-last-round = последний раунд
    .gen = последнего раунда
    .dat = последнему раунду
    .of = 4cc5b554
query-is-ahead = { FORM($p, "with-u") } больше всех карт { FORM($kin, "gen") }
    .not = { FORM($p, "with-u") } не больше всех карт { FORM($kin, "gen") }
    .of = 092ef60f
