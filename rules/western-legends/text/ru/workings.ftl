# Western Legends in Russian: what the rules work out for themselves, and what only they need. No shipped card says it; another pack may.


## What is asked

query-paid-by-outlaws = { $p } { AGREE($p, "mozhet") } взять в награду очко Преступника
    .not = { $p } не { AGREE($p, "mozhet") } взять в награду очко Преступника
    .of = 109bbcbd
query-room-for-bandit = { FORM($s, "with-place") } есть место для Бандита
    .not = { FORM($s, "with-place") } нет места для Бандита
    .of = 7144d57c
query-turns-to-come = ожидаемое число оставшихся ходов
    .gen = ожидаемого числа оставшихся ходов
    .dat = ожидаемому числу оставшихся ходов
    .gender = neuter
    .of = 992e05e9
query-income-to-come =
    { FORM($p, "before-plural", $case) }{ $case ->
        [gen] будущих очков
        [dat] будущим очкам
       *[other] будущие очки
    } за трек Преступника{ FORM($p, "behind-u") }
    .gender = plural
    .of = 079b126f
query-steps-up = { FORM("chislo", $case) } { FORM($p, "before-plural", "gen") }очков Маршала и Преступника{ FORM($p, "behind") }
    .gender = neuter
    .of = f42169a1
held-steps-up = очко Маршала или Преступника
    .gender = neuter
    .gen = очка Маршала или Преступника
    .plural = очки Маршала и Преступника
    .gen-plural = очков Маршала и Преступника
query-droppable = { FORM("kind-card", $case, $number) }, { AGREE("kind-card", "kotoryj", "acc", $number) } { $p } { AGREE($p, "mozhet") } сбросить,
    .gender = feminine
    .of = b64f4635
query-passable = { FORM("kind-card", $case, $number) }, { AGREE("kind-card", "kotoryj", "acc", $number) } { $p } { AGREE($p, "mozhet") } выдать за самородок,
    .gender = feminine
    .of = 876dcaf7
query-nuggets-at-hand = { FORM("chislo", $case) } золотых самородков, которые { $p } { AGREE($p, "mozhet") } заплатить,
    .gender = neuter
    .of = c7283846
query-wrangling-is-due = скот можно доставить на станцию после { FORM($how, "gen") }
    .not = скот нельзя доставить на станцию после { FORM($how, "gen") }
    .of = 73b3a591
query-rustling-is-due = краденый скот можно сбыть после { FORM($how, "gen") }
    .not = краденый скот нельзя сбыть после { FORM($how, "gen") }
    .of = 4dd036f3
query-cattle-to-rustle = { FORM("kind-cattle-token", $case, $number) }, { AGREE("kind-cattle-token", "kotoryj", "acc", $number) } { $p } { AGREE($p, "mozhet") } сбыть,
    .gender = masculine
    .of = 93aca6e9
query-next-up = следующий игрок
    .gender = masculine-animate
    .acc = следующего игрока
    .gen = следующего игрока
    .dat = следующему игроку
    .of = cd1d6a6a
query-last-up = последний игрок раунда
    .gender = masculine-animate
    .acc = последнего игрока раунда
    .gen = последнего игрока раунда
    .dat = последнему игроку раунда
    .nobody = последнего игрока раунда нет
    .somebody = последний игрок раунда есть
    .of = ad7e1db0
query-has-enough = { FORM($p, "with-u") } хватает очков Легенды, чтобы игра завершилась
    .not = { FORM($p, "with-u") } не хватает очков Легенды, чтобы игра завершилась
    .of = edb2c927
query-gear-score =
    { FORM($p, "before-plural", $case) }{ $case ->
        [gen] очков
        [dat] очкам
       *[other] очки
    } за предметы{ FORM($p, "behind-u") }
    .gender = plural
    .of = 0e99df92
query-money-score =
    { FORM($p, "before-plural", $case) }{ $case ->
        [gen] очков
        [dat] очкам
       *[other] очки
    } за деньги{ FORM($p, "behind-u") }
    .gender = plural
    .of = 38c3fcda
query-wound-score =
    { FORM($p, "before-plural", $case) }{ $case ->
        [gen] очков
        [dat] очкам
       *[other] очки
    } за ранения{ FORM($p, "behind-u") }
    .gender = plural
    .of = b1b31283
query-speaker = игрок, который действует за неигрового персонажа,
    .gender = masculine-animate
    .acc = игрока, который действует за неигрового персонажа,
    .gen = игрока, который действует за неигрового персонажа,
    .dat = игроку, который действует за неигрового персонажа,
    .of = 9387a31a
query-npc-cards = { FORM("chislo", $case) } боевых карт неигрового персонажа
    .gender = neuter
    .of = ba54d643
query-npc-lays-first = неигровой персонаж играет карту первым
    .not = неигровой персонаж играет карту не первым
    .of = 5433db43
query-as-card =
    { $case ->
        [acc] карту
        [gen] карты
        [dat] карте
       *[other] карта
    }, которой считается { $c },
    .gender = feminine
    .of = 1d2f9485
query-rank-value = { FORM("chislo", $case) } для { FORM($r, "gen") }
    .gender = neuter
    .of = add53608
query-allowed-boost =
    учитываем{ $case ->
        [gen] ого усиления
        [dat] ому усилению
       *[other] ое усиление
    } { FORM($p, "before-feminine", "gen") }карты{ FORM($p, "behind") }
    .gender = neuter
    .of = 92c2af76
query-fight-value =
    { $case ->
        [acc] силу
        [gen] силы
        [dat] силе
       *[other] сила
    } карты для { FORM($n, "gen") }
    .gender = feminine
    .of = dcbde8e0
query-npc-value =
    { $case ->
        [acc] силу
        [gen] силы
        [dat] силе
       *[other] сила
    } карты неигрового персонажа
    .gender = feminine
    .of = 59a69a35
query-opposing-value =
    { $case ->
        [acc] силу
        [gen] силы
        [dat] силе
       *[other] сила
    } карты противника
    .gender = feminine
    .of = 83fa2e4f
query-robs-items = { $p } { AGREE($p, "mozhet") } забрать предмет при ограблении
    .not = { $p } не { AGREE($p, "mozhet") } забрать предмет при ограблении
    .of = 109bbcbd
query-items-to-rob = { FORM("kind-item", $case, $number) }, { AGREE("kind-item", "kotoryj", "acc", $number) } можно забрать { FORM($loser, "with-u") },
    .gender = masculine
    .of = 7c2715fc
query-share-of-money =
    { $case ->
        [gen] денег
        [dat] деньгам
       *[other] деньги
    }, которые грабитель забирает { FORM($p, "with-u") },
    .gender = plural
    .unit = $
    .of = d2dc3118
query-share-of-nuggets = { FORM("chislo", $case) } золотых самородков, которые грабитель забирает { FORM($p, "with-u") },
    .gender = neuter
    .of = 6c908b0a
query-nuggets-at-stake = { FORM("chislo", $case) } золотых самородков, которые { $p } { AGREE($p, "mozhet") } потерять в схватке,
    .gender = neuter
    .of = 3f79c8fb
query-money-half =
    { $case ->
        [acc] половину
        [gen] половины
        [dat] половине
       *[other] половина
    } { FORM($p, "before-plural", "gen") }денег{ FORM($p, "behind") } (с округлением вверх до десятков)
    .gender = feminine
    .unit = $
    .of = f57669ea
query-has-room = { FORM($p, "with-u") } есть место для { FORM($x, "with-title-gen") }
    .not = { FORM($p, "with-u") } нет места для { FORM($x, "with-title-gen") }
    .of = d3ea846c
query-on-stand = { $x } есть на Прилавке Магазина
    .not = { FORM($x, "gen") } нет на Прилавке Магазина
    .of = 6528fa20
query-may-pass = { $p } { AGREE($p, "mozhet") } пройти через { FORM($s, "acc") }
    .not = { $p } не { AGREE($p, "mozhet") } пройти через { FORM($s, "acc") }
    .which-s = через { AGREE($head, "kotoryj", "acc", $number) } { $p } { AGREE($p, "mozhet") } пройти
    .of = 0d758005
query-steps-from = { FORM("kind-space", $case, $number) }, куда { $p } { AGREE($p, "mozhet") } попасть за 1 шаг с { FORM($s, "gen") },
    .gender = feminine
    .of = ec155f9a
query-steps-over = { FORM("kind-space", $case, $number) } (включая плоскогорья), куда { $p } { AGREE($p, "mozhet") } попасть за 1 шаг с { FORM($s, "gen") },
    .gender = feminine
    .of = ce689620
query-destinations = { FORM("kind-space", $case, $number) }, куда { $p } { AGREE($p, "mozhet") } попасть при скорости { $within },
    .gender = feminine
    .of = 7b55e33f
query-landings = { FORM("kind-space", $case, $number) }, куда { $p } { AGREE($p, "mozhet") } попасть через плоскогорья при скорости { $within },
    .gender = feminine
    .of = c7537306
query-ranks-of = { FORM("kind-rank", $case, $number) }, { AGREE("kind-rank", "kotoryj", "acc", $number) } { $c } может принять,
    .gender = neuter
    .of = 9a14dc69
query-suits-of = { FORM("kind-suit", $case, $number) }, { AGREE("kind-suit", "kotoryj", "acc", $number) } { $c } может принять,
    .gender = feminine
    .of = c4867674
query-best-hands = { FORM("kind-player", $case, $number) } с лучшей комбинацией
    .gender = masculine-animate
    .of = aeac0a00
query-riders = { FORM("kind-player", $case, $number) } с персонажем
    .gender = masculine-animate
    .of = 5872a8a0
query-beginnings-left = { FORM("kind-space", $case, $number) }, где { $c } может начать,
    .gender = feminine
    .of = 5d414c8f
query-prey = { FORM("kind-player", $case, $number) } { FORM($s, "with-place") }, { AGREE("kind-player", "kotoryj", "acc", $number) } Шериф может арестовать,
    .gender = masculine-animate
    .of = 60d1e259
query-sheriff-steps = { FORM("kind-space", $case, $number) }, куда Шериф может попасть за 1 шаг с { FORM($s, "gen") },
    .gender = feminine
    .of = 1cbe400a
query-onward = { FORM("kind-space", $case, $number) }, куда Шериф может пойти дальше с { FORM($s, "gen") },
    .gender = feminine
    .of = 1cbca62e
query-posts = { FORM("kind-space", $case, $number) }, куда Шериф может попасть при скорости { $n },
    .gender = feminine
    .of = 6b590e9d
query-last-turns = это последние ходы
    .not = это не последние ходы
    .of = 27616d17
query-hand-sort-of =
    { FORM($p, "before-feminine", $case) }покерн{ $case ->
        [acc] ую комбинацию
        [gen] ой комбинации
        [dat] ой комбинации
       *[other] ая комбинация
    }{ FORM($p, "behind") }
    .gender = feminine
    .nobody = { $p } не { AGREE($p, "pokazyvaet") } комбинацию
    .somebody = { $p } { AGREE($p, "pokazyvaet") } комбинацию
    .of = c4a8a22e
pokazyvaet = показывает
    .you = показываете
    .plural = показывают
query-sort-of-hand =
    { $case ->
        [acc] комбинацию
        [gen] комбинации
        [dat] комбинации
       *[other] комбинация
    } силы { $strong }
    .gender = feminine
    .of = 6aad7db2
query-height-of-hand =
    достоинств{ $case ->
        [gen] а
        [dat] у
       *[other] о
    } комбинации силы { $strong }
    .gender = neuter
    .of = c06126fe
query-worth-shown =
    { $case ->
        [acc] силу
        [gen] силы
        [dat] силе
       *[other] сила
    } карты, которую { $p } { AGREE($p, "pokazyvaet") },
    .gender = feminine
    .nobody = { $p } не { AGREE($p, "pokazyvaet") } карту
    .somebody = { $p } { AGREE($p, "pokazyvaet") } карту
    .of = d8095e16
query-worth-against =
    { $case ->
        [acc] силу
        [gen] силы
        [dat] силе
       *[other] сила
    } карты, которую надо побить,
    .gender = feminine
    .nobody = бить нечего
    .somebody = надо побить карту
    .of = 0d08059f
query-discs-laid = { FORM("chislo", $case) } { FORM($p, "before-plural", "gen") }маркеров на сюжетах{ FORM($p, "behind-u") }
    .gender = neuter
    .of = 44fbc556
held-discs-laid = маркер на сюжете
    .gen = маркера на сюжете
    .plural = маркеры на сюжетах
    .gen-plural = маркеров на сюжетах
query-disc-sources = { FORM("kind-story-place", $case, $number) }, откуда { $p } { AGREE($p, "mozhet") } взять маркер для { FORM($slot, "gen") },
    .gender = neuter
    .of = 0379f026
query-disc-to-place = { FORM($p, "with-u") } есть маркер для { FORM($slot, "gen") }
    .not = { FORM($p, "with-u") } нет маркера для { FORM($slot, "gen") }
    .of = 569ef289
query-discs-needed = { FORM("chislo", $case) } маркеров, которые завершают сюжет,
    .gender = neuter
    .of = be91048c
query-nugget-supply = { FORM("chislo", $case) } золотых самородков в общем запасе
    .gender = neuter
    .of = 4209922c
query-nugget-room = { FORM("chislo", $case) } золотых самородков, которые предел и запас оставляют { FORM($p, "dat") },
    .gender = neuter
    .of = 80320827

## What is done

rule-pass-off = выдать { FORM($c, "acc") } за самородок
    .of = d8b4b651
rule-show-to-the-log = назвать показанную комбинацию
    .of = edde6fe4
rule-tell-hand = назвать { FORM($what, "acc") }
    .unsaid = height
    .of = fad74af0
rule-tell-values = назвать { FORM($own, "acc") } против { FORM($other, "gen") }
    .of = ec8c77ea

## What is kept and printed

variable-in-last-duel = { $player } { AGREE($player, "uchastvuet") } в последней дуэли
    .not = { $player } не { AGREE($player, "uchastvuet") } в последней дуэли
    .set-yes = { $player } теперь { AGREE($player, "uchastvuet") } в последней дуэли
    .set-no = { $player } больше не { AGREE($player, "uchastvuet") } в последней дуэли
kind-points-track = трек
    .gen = трека
    .plural = треки
    .gen-plural = треков
kind-track-space = клетка трека
    .gender = feminine
    .acc = клетку трека
    .gen = клетки трека
    .plural = клетки трека
    .gen-plural = клеток трека
property-points-track = { FORM($of, "before-masculine", $case) }{ FORM("kind-points-track", $case) }{ FORM($of, "behind") }
property-at-step =
    { FORM($of, "before-masculine", $case) }номер{ $case ->
        [gen] а
        [dat] у
       *[other] { "" }
    }{ FORM($of, "behind") } на треке
property-mesa = { $of } — плоскогорье
    .not = { $of } — не плоскогорье
property-at-x =
    { FORM($of, "before-masculine", $case) }столб{ $case ->
        [gen] ца
        [dat] цу
       *[other] ец
    }{ FORM($of, "behind") } на поле
    .nobody = { FORM($of, "gen") } нет на поле
    .somebody = { $of } есть на поле
property-at-y =
    { FORM($of, "before-masculine", $case) }ряд{ $case ->
        [gen] а
        [dat] у
       *[other] { "" }
    }{ FORM($of, "behind") } на поле
    .nobody = { FORM($of, "gen") } нет на поле
    .somebody = { $of } есть на поле
property-any-rank = { $of } может принять любое достоинство
    .not = { $of } не может принять любое достоинство
property-as-nugget = { $of } считается самородком
    .not = { $of } не считается самородком
property-back =
    услови{ $case ->
        [gen] я
        [dat] ю
       *[other] е
    } на обороте { FORM($of, "gen") }
    .gender = neuter
property-bandits = { FORM("kind-gang", $case, $number) } Бандитов { FORM($of, "gen") }
    .gender = feminine
property-sheriff = { FORM("chislo", $case) } территорий, на которое перемещается Шериф из-за { FORM($of, "gen") },
    .gender = neuter
property-in-the-box = { FORM("chislo", $case) } экземпляров { FORM($of, "gen") }
    .gender = neuter
property-lp-value =
    { FORM($of, "before-feminine", $case) }{ $case ->
        [gen] ценности
        [dat] ценности
       *[other] ценность
    }{ FORM($of, "behind") } в очках Легенды
    .gender = feminine
property-beginnings =
    { $number ->
        [plural]
            стартов{ $case ->
                [gen] ых
                [dat] ым
               *[other] ые
            }
        [few] стартовые
        [many] стартовых
       *[other]
            стартов{ $case ->
                [acc] ую
                [gen] ой
                [dat] ой
               *[other] ая
            }
    } { FORM("kind-space", $case, $number) } { FORM($of, "gen") }
    .gender = feminine
property-begins-alone = { $of } начинает только там, где никто другой не начал
    .not = { $of } может начать и там, где начал кто-то другой
property-starting-items =
    { $number ->
        [plural]
            стартов{ $case ->
                [gen] ых
                [dat] ым
               *[other] ые
            }
        [few] стартовых
        [many] стартовых
       *[other]
            стартов{ $case ->
                [gen] ого
                [dat] ому
               *[other] ый
            }
    } { FORM("kind-item", $case, $number) } { FORM($of, "gen") }
    .gender = masculine
property-starting-cards = { FORM("chislo", $case) } стартовых карт { FORM($of, "gen") }
    .gender = neuter
property-starting-money =
    { $case ->
        [gen] стартовых денег
        [dat] стартовым деньгам
       *[other] стартовые деньги
    } { FORM($of, "gen") }
    .gender = plural
    .unit = $
property-starting-nuggets = { FORM("chislo", $case) } стартовых золотых самородков { FORM($of, "gen") }
    .gender = neuter
property-starting-marshal = { FORM("chislo", $case) } стартовых очков Маршала { FORM($of, "gen") }
    .gender = neuter
property-starting-wanted = { FORM("chislo", $case) } стартовых очков Преступника { FORM($of, "gen") }
    .gender = neuter
property-starting-wounds = { FORM("chislo", $case) } стартовых ранений { FORM($of, "gen") }
    .gender = neuter
