# Attic Sale in Russian: what is asked, told and shown.

kind-piece = вещь
    .gender = feminine
    .acc = вещь
    .gen = вещи
    .dat = вещи
    .plural = вещи
    .gen-plural = вещей
kind-sort = вид
    .gen = вида
    .dat = виду
    .plural = виды
    .gen-plural = видов
counter-coins = монета
    .gender = feminine
    .acc = монету
    .gen = монеты
    .dat = монете
    .plural = монеты
    .gen-plural = монет
    .few = монеты
    .acc-few = монеты
counter-sales = продажа
    .gender = feminine
    .acc = продажу
    .gen = продажи
    .dat = продаже
    .plural = продажи
    .gen-plural = продаж
stavka = ставка
    .acc = ставку
    .gen = ставки
    .dat = ставке
    .ins = ставкой
    .prep = ставке
variable-offer = { FORM($player, "before-feminine", $case) }{ FORM("stavka", $case) }{ FORM($player, "behind") }
    .gender = feminine
    .most = с самой высокой ставкой
    .fewest = с самой низкой ставкой
zone-attic = чердак
    .gender = masculine
    .gen = чердака
    .dat = чердаку
    .prep = чердаке
    .in = на чердак
    .where = на чердаке
    .to = на чердак
zone-block = стол
    .gender = masculine
    .gen = стола
    .dat = столу
    .prep = столе
    .in = на стол
    .where = на столе
    .to = на стол
polka = полка
    .acc = полку
    .gen = полки
    .dat = полке
    .ins = полкой
    .prep = полке
zone-shelf = { FORM($player, "before-feminine", $case) }{ FORM("polka", $case) }{ FORM($player, "behind") }
    .gender = feminine
    .in = на { FORM($player, "before-feminine", "acc") }полку{ FORM($player, "behind") }
    .where = на { FORM($player, "before-feminine", "prep") }полке{ FORM($player, "behind") }
    .from = { FORM($player, "before-feminine-s") }полки{ FORM($player, "behind") }
    .to = на { FORM($player, "before-feminine", "acc") }полку{ FORM($player, "behind") }
property-sort = { FORM($of, "before-masculine", $case) }{ FORM("kind-sort", $case) }{ FORM($of, "behind") }
    .gender = masculine
cennost = ценность
    .gen = ценности
    .dat = ценности
    .ins = ценностью
    .prep = ценности
property-worth = { FORM($of, "before-feminine", $case) }{ FORM("cennost", $case) }{ FORM($of, "behind") }
    .gender = feminine
query-last-sale = номер последней продажи
    .gender = masculine
    .gen = номера последней продажи
    .dat = номеру последней продажи
    .of = 5824516e
held-score = очко
    .gender = neuter
    .gen = очка
    .dat = очку
    .plural = очки
    .gen-plural = очков
query-score = { FORM($p, "before-plural", $case) }очки{ FORM($p, "behind") }
    .gender = plural
    .gen = { FORM($p, "before-plural", "gen") }очков{ FORM($p, "behind") }
    .most = с наибольшим числом очков
    .fewest = с наименьшим числом очков
    .of = 21a63aba
query-counting = { FORM($p, "before-feminine", $case) }{ FORM("stavka", $case) }{ FORM($p, "behind") }, если она считается,
    .gender = feminine
    .most = с самой высокой засчитанной ставкой
    .fewest = с самой низкой засчитанной ставкой
    .gets-more = { FORM($p, "before-feminine") }ставка{ FORM($p, "behind") } считается на { $value } больше
    .gets-less = { FORM($p, "before-feminine") }ставка{ FORM($p, "behind") } считается на { $value } меньше
    .of = e9e26ebd
held-collections = коллекция
    .gender = feminine
    .acc = коллекцию
    .gen = коллекции
    .dat = коллекции
    .plural = коллекции
    .gen-plural = коллекций
query-collections =
    { FORM($p, "before-neuter", $case) }числ{ $case ->
        [gen] а
        [dat] у
        [ins] ом
       *[other] о
    } коллекций{ FORM($p, "behind") }
    .gender = neuter
    .most = с наибольшим числом коллекций
    .fewest = с наименьшим числом коллекций
    .of = b47187e3
query-worth-of = { FORM("cennost", $case) } { FORM($p, "before-plural", "gen") }вещей{ FORM($p, "behind") }
    .gender = feminine
    .most = с самыми ценными вещами
    .fewest = с наименее ценными вещами
    .of = 56307ce3
held-pieces-of =
    { FORM($s, "named") ->
        [yes] вещь, вид которой — { $s },
       *[no] вещь { FORM($s, "gen") }
    }
    .gender = feminine
    .gen =
        { FORM($s, "named") ->
            [yes] вещи, вид которой — { $s },
           *[no] вещи { FORM($s, "gen") }
        }
    .dat =
        { FORM($s, "named") ->
            [yes] вещи, вид которой — { $s },
           *[no] вещи { FORM($s, "gen") }
        }
    .plural =
        { FORM($s, "named") ->
            [yes] вещи, вид которых — { $s },
           *[no] вещи { FORM($s, "gen") }
        }
    .gen-plural =
        { FORM($s, "named") ->
            [yes] вещей, вид которых — { $s },
           *[no] вещей { FORM($s, "gen") }
        }
query-pieces-of =
    { FORM($p, "before-neuter", $case) }числ{ $case ->
        [gen] а
        [dat] у
        [ins] ом
       *[other] о
    } вещей{ FORM($p, "behind") }, вид которых — { $s },
    .gender = neuter
    .most = с наибольшим числом вещей, вид которых — { $s },
    .fewest = с наименьшим числом вещей, вид которых — { $s },
    .of = 85200799
rule-play = сыграть партию
    .of = ba9c4665
rule-buy = купить то, что продаётся
    .of = 4056a8bf
frame-sale = продажа
    .ins = продажей
    .gender = feminine
    .gen = продажи
    .begin = в начале каждой продажи
    .end = в конце каждой продажи
ask-sum-bid = сколько монет вы предлагаете?
log-put-attic = { "" }
log-put-block = продаётся: { FORM($cards, "name") }
log-put-shelf = { $player } получает { FORM($cards, "acc") }
log-set-offer =
    { $value ->
        [0] { $player } ничего не предлагает
       *[other] { $player } предлагает { $value }
    }
log-gain-sales = { "" }
log-lose-coins = { $who } платит { FORM($amount, "acc") }
screen-score = очки
screen-coins = монеты
screen-offer = ставка
screen-collections = коллекции
screen-shelf = вещи
screen-block = продаётся
screen-sales = продажи
screen-attic = чердак
screen-worth-of = ценность
game-aim = { $last-sale } продаж; на каждой все тайно записывают ставку. Ставка, которую сделали двое, не считается ни у кого из них; покупает самая высокая из остальных. Кто ничего не предлагает, получает монету. Если не считается ни одна ставка, вещь остаётся и уходит вместе со следующей. Очки: ценность ваших вещей, 3 за каждый вид, которого ни у кого нет столько же, и 1 за каждые 4 монеты.
game-end = Числа показывают очки: ценность всех вещей, 3 за каждую коллекцию, 1 за каждые 4 монеты.
guide-begin = Первая игра с подсказками. Вещи с чердака продают одну за другой и платят за них то, что тайно предложили.
guide-sum-bid = Подумайте, что предложат другие: одинаковые ставки не считаются. Неожиданное число часто лучше круглого, а кто ничего не предлагает, получает монету.
guide-end = Это была первая игра. «снова» начинает следующую.
rule-sale = провести продажу
    .of = 8099ceda
