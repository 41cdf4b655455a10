# Russian, as far as the sample effects need it. Cases: acc, gen, dat. Moods: bare (infinitive), third, after (past).
# A noun gives its cases; behind a number: `.few` (2 to 4) and `.many` (5 and more) come from the genitive by themselves.

like-noun =
    .gender = masculine
    .few = { FORM($noun, "gen", "one") }
    .many = { FORM($noun, "gen", "plural") }
    .acc-few = { FORM($noun, "gen", "one") }
    .acc-many = { FORM($noun, "gen", "plural") }
    .before-feminine = {""}
    .before-feminine-gen = {""}
    .before-feminine-acc = {""}
    .behind = {" "}{ FORM($noun, "gen") }
like-animate =
    .acc = { FORM($noun, "gen") }
    .acc-plural = { FORM($noun, "gen", "plural") }
    .acc-few = { FORM($noun, "gen", "plural") }
like-name =
    .gender = masculine
like-zone =
    .gender = feminine
like-clause =
    .when = { $who } { FORM($noun, "bare") }

etot = этот
    .masculine-gen = этого
    .feminine = эта
    .feminine-gen = этой
    .feminine-acc = эту
    .plural = эти
kazhdyj = каждый
    .masculine-animate-acc = каждого
    .masculine-gen = каждого
    .feminine = каждая
    .feminine-acc = каждую
on = он
    .masculine-acc = его
    .feminine = она
    .feminine-acc = её
    .neuter = оно
    .neuter-acc = его
jego = его
    .feminine = её
    .plural = их
drugoj = другой
    .masculine-acc = другого
    .masculine-gen = другого

det-a = { FORM($noun, $case) }
det-that = { AGREE($noun, "etot", $case) } { FORM($noun, $case, $number) }
det-each = { AGREE($noun, "kazhdyj", $case) } { FORM($noun, $case) }
det-n = { $n } { FORM($noun, $case, $n) }

you = вы
    .gender = you
    .gen = вас
    .before-feminine-acc = {"свою "}
    .behind = {""}
kind-player = игрок
    .gender = masculine-animate
    .like = animate
    .gen = игрока
    .gen-plural = игроков
    .plural = игроки
kind-card = карта
    .gender = feminine
    .acc = карту
    .gen = карты
    .gen-plural = карт
    .plural = карты
other-player = { AGREE("kind-player", "drugoj", $case) } { FORM("kind-player", $case, $number) }
    .gender = masculine-animate
pronoun-thing = { AGREE($of, "on", $case) }
    .gender = { AGREE($of) }
    .before-feminine-gen = { AGREE($of, "jego") }{" "}
    .behind = {""}

sum = { $n } { $unit }
options-more = { $a }, { $b }
options-last = { $a } или { $b }
then-last = { $a } и { $b }

gain = получите { FORM($amount, "acc") }
    .bare = получить { FORM($amount, "acc") }
    .third = { $who } получает { FORM($amount, "acc") }
    .after = { $who } { AGREE($who, "poluchil") } { FORM($amount, "acc") }
poluchil = получил
    .you = получили
    .feminine = получила
    .plural = получили
take = получите { FORM($amount, "acc") }
    .bare = получить { FORM($amount, "acc") }
lose = потеряйте { FORM($amount, "acc") }
    .bare = потерять { FORM($amount, "acc") }
    .third = { $who } теряет { FORM($amount, "acc") }
pay = заплатите { FORM($amount, "acc") }
    .bare = заплатить { FORM($amount, "acc") }
put = положите { FORM($cards, "acc") } { FORM($zone, $where) }
choose = выберите { FORM($what, "acc") }
choose-one = { AGREE($who) ->
    [you] выберите одно: { FORM($options, "bare") }
   *[other] { $who } выбирает одно: { FORM($options, "bare") }
}
mozhet = может
    .you = можете
    .plural = могут
may-then = { $who } { AGREE($who, "mozhet") } { FORM($price, "bare") }. Если { $who } это { AGREE($who) ->
    [you] сделали
   *[other] сделает
}, { $effect }
if-otherwise = если { $cond }, { $then }. Иначе { $otherwise }
has-at-least = у { FORM($who, "gen") } не меньше { FORM($what, "gen") }
after = после того как { FORM($event, "after") }, { $effect }
sentence = { $text }.
