# Russian: nouns, pronouns, determiners, values.
#
# Cases: `acc`, `gen`, `dat`, and `prep` where a phrase has a preposition of its own. A noun gives them in the singular
# and, as `.gen-plural` and so on, in the plural; behind a number `.few` (2 to 4) and `.many` (5 and more) come from the
# genitive by themselves. A noun that is `.like = animate` has its genitive as its accusative. Gender: `masculine`,
# `masculine-animate`, `feminine`, `neuter`.
# A thing that is owned says { FORM($player, "before-feminine", $case) }рука{ FORM($player, "behind") }: 'ваша рука',
# 'его рука' or 'рука этого игрока'.


## What all of a sort are like

like-noun =
    .with-parts = { FORM($noun, "gen") }
    .with-absolute-gen = { FORM($noun, "gen") }
    .with-much = { FORM($noun, "acc") }
    .over = { FORM($noun) }
    .gender = masculine
    .with-jest = есть { $noun }
    .with-net = нет { FORM($noun, "gen") }
    .before-feminine-s = { "с " }
    .behind-u = { " " }у { FORM($noun, "gen") }
    .few = { FORM($noun, "gen", "one") }
    .many = { FORM($noun, "gen", "plural") }
    .acc-few = { FORM($noun, "gen", "one") }
    .acc-many = { FORM($noun, "gen", "plural") }
    .before = { "" }
    .behind = { " " }{ FORM($noun, "gen") }
    .with-u = у { FORM($noun, "gen") }
    .with-u-no = ни у { AGREE($noun, "odin", "gen") } { FORM($noun, "plain", "gen") }
    .with-apart = { FORM($noun, "gen") }
    .with-title = { FORM($noun, "acc") }
    .with-title-gen = { FORM($noun, "gen") }
    .with-place = на { FORM($noun, "prep") }
    .with-goal = на { FORM($noun, "acc") }
    .stands = { $noun } { AGREE($noun, "nahoditsja") }
    .stands-not = { $noun } не { AGREE($noun, "nahoditsja") }
like-animate =
    .acc = { FORM($noun, "gen") }
    .acc-plural = { FORM($noun, "gen", "plural") }
    .acc-few = { FORM($noun, "gen", "plural") }
like-name =
    .named = yes
    .with-absolute-gen = { FORM($noun, "gen") }
    .gender = masculine
    .behind-u = { " " }у { FORM($noun, "gen") }
    .with-title = { FORM($kind, "acc") } «{ FORM($noun, "name") }»
    .with-title-gen = { FORM($kind, "gen") } «{ FORM($noun, "name") }»
    .before = { "" }
    .behind = { " " }{ FORM($noun, "gen") }
    .with-u = у { FORM($noun, "gen") }
    .with-apart = { FORM($noun, "gen") }
    .stands = { $noun } { AGREE($noun, "nahoditsja") }
    .stands-not = { $noun } не { AGREE($noun, "nahoditsja") }
like-zone =
    .gender = feminine
    .in = в { FORM($noun, "acc") }
    .on = на { FORM($noun, "acc") }
    .under = под { FORM($noun, "acc") }
    .where = в { FORM($noun, "prep") }
    .from = { FORM($noun, "where") }
    .top = сверху на { FORM($noun, "acc") }
    .to = в { FORM($noun, "acc") }

## Words that agree

etot = этот
    .masculine-gen = этого
    .masculine-dat = этому
    .masculine-prep = этом
    .masculine-ins = этим
    .masculine-animate-acc = этого
    .feminine = эта
    .feminine-acc = эту
    .feminine-gen = этой
    .feminine-dat = этой
    .feminine-prep = этой
    .feminine-ins = этой
    .neuter = это
    .neuter-gen = этого
    .neuter-dat = этому
    .neuter-prep = этом
    .neuter-ins = этим
    .plural = эти
    .plural-masculine-animate-acc = этих
    .plural-gen = этих
    .plural-dat = этим
    .plural-ins = этими
    .plural-prep = этих
kazhdyj = каждый
    .masculine-gen = каждого
    .masculine-dat = каждому
    .masculine-prep = каждом
    .masculine-ins = каждым
    .masculine-animate-acc = каждого
    .feminine = каждая
    .feminine-acc = каждую
    .feminine-gen = каждой
    .feminine-dat = каждой
    .feminine-prep = каждой
    .feminine-ins = каждой
    .neuter = каждое
    .neuter-gen = каждого
    .neuter-dat = каждому
    .neuter-prep = каждом
    .neuter-ins = каждым
    .gen = каждого
    .dat = каждому
    .plural-feminine = каждая
    .plural-feminine-acc = каждую
    .plural-feminine-gen = каждой
    .plural-feminine-dat = каждой
    .plural-masculine-animate-acc = каждого
vse = все
    .plural-masculine-animate-acc = всех
    .plural-gen = всех
    .plural-dat = всем
    .plural-ins = всеми
    .plural-prep = всех
odin = один
    .gen = одного
    .dat = одному
    .plural-masculine-animate-acc = одного
    .plural-feminine = одна
    .plural-feminine-acc = одну
    .plural-feminine-gen = одной
    .plural-neuter = одно
    .masculine-gen = одного
    .masculine-animate-acc = одного
    .masculine-dat = одному
    .feminine = одна
    .feminine-acc = одну
    .feminine-gen = одной
    .feminine-dat = одной
    .neuter = одно
    .neuter-gen = одного
    .neuter-dat = одному
kotoryj = который
    .masculine-gen = которого
    .masculine-dat = которому
    .masculine-prep = котором
    .masculine-ins = которым
    .masculine-animate-acc = которого
    .feminine = которая
    .feminine-acc = которую
    .feminine-gen = которой
    .feminine-dat = которой
    .feminine-prep = которой
    .feminine-ins = которой
    .neuter = которое
    .neuter-gen = которого
    .neuter-dat = которому
    .neuter-prep = котором
    .neuter-ins = которым
    .plural = которые
    .plural-masculine-animate-acc = которых
    .plural-gen = которых
    .plural-dat = которым
    .plural-prep = которых
    .plural-ins = которыми
# endings of an adjective such as 'нов-': { AGREE($noun, "yj", $case, $number) }
yj = ый
    .masculine-gen = ого
    .masculine-dat = ому
    .masculine-prep = ом
    .masculine-ins = ым
    .masculine-animate-acc = ого
    .feminine = ая
    .feminine-acc = ую
    .feminine-gen = ой
    .feminine-dat = ой
    .feminine-prep = ой
    .feminine-ins = ой
    .neuter = ое
    .neuter-gen = ого
    .neuter-dat = ому
    .neuter-prep = ом
    .neuter-ins = ым
    .plural = ые
    .plural-masculine-animate-acc = ых
    .plural-gen = ых
    .plural-dat = ым
    .plural-prep = ых
    .plural-ins = ыми
# то же за шипящим: 'ближайший'
ij = ий
    .masculine-gen = его
    .masculine-dat = ему
    .masculine-prep = ем
    .masculine-ins = им
    .masculine-animate-acc = его
    .feminine = ая
    .feminine-acc = ую
    .feminine-gen = ей
    .feminine-dat = ей
    .feminine-prep = ей
    .feminine-ins = ей
    .neuter = ее
    .neuter-gen = его
    .neuter-dat = ему
    .neuter-prep = ем
    .neuter-ins = им
    .plural = ие
    .plural-masculine-animate-acc = их
    .plural-gen = их
    .plural-dat = им
    .plural-prep = их
    .plural-ins = ими
# 'третий'
tretij = ий
    .masculine-gen = ьего
    .masculine-dat = ьему
    .masculine-prep = ьем
    .masculine-ins = ьим
    .masculine-animate-acc = ьего
    .feminine = ья
    .feminine-acc = ью
    .feminine-gen = ьей
    .feminine-dat = ьей
    .feminine-prep = ьей
    .feminine-ins = ьей
    .neuter = ье
    .neuter-gen = ьего
    .neuter-dat = ьему
    .neuter-prep = ьем
    .neuter-ins = ьим
# то же за ударным окончанием: 'второй'
oj = ой
    .masculine-gen = ого
    .masculine-dat = ому
    .masculine-prep = ом
    .masculine-ins = ым
    .masculine-animate-acc = ого
    .feminine = ая
    .feminine-acc = ую
    .feminine-gen = ой
    .feminine-dat = ой
    .feminine-prep = ой
    .feminine-ins = ой
    .neuter = ое
    .neuter-gen = ого
    .neuter-dat = ому
    .neuter-prep = ом
    .neuter-ins = ым
    .plural = ые
    .plural-masculine-animate-acc = ых
    .plural-gen = ых
    .plural-dat = ым
    .plural-prep = ых
    .plural-ins = ыми
drugoj = другой
    .masculine-gen = другого
    .masculine-dat = другому
    .masculine-prep = другом
    .masculine-ins = другим
    .masculine-animate-acc = другого
    .plural = другие
    .plural-masculine-animate-acc = других
    .plural-gen = других
    .plural-dat = другим
    .plural-prep = других
    .plural-ins = другими
oni = он
    .you = вы
    .you-acc = вас
    .you-gen = вас
    .you-dat = вам
    .you-ins = вами
    .masculine-acc = его
    .masculine-gen = его
    .masculine-dat = ему
    .masculine-ins = им
    .masculine-prep = ём
    .feminine-prep = ей
    .neuter-prep = ём
    .plural-prep = их
    .feminine-ins = ей
    .neuter-ins = им
    .plural-ins = ими
    .feminine = она
    .feminine-acc = её
    .feminine-gen = её
    .feminine-dat = ей
    .neuter = оно
    .neuter-acc = его
    .neuter-gen = его
    .neuter-dat = ему
    .plural = они
    .plural-acc = их
    .plural-gen = их
    .plural-dat = им
nego = него
    .feminine = неё
    .plural = них
jego = его
    .feminine = её
    .plural = их
# Рядом с «ни у одного»: «нет», «нет больше 3 карт».
ni-ne = { "" }
    .no-masculine = { "нет " }
    .no-feminine = { "нет " }
    .no-neuter = { "нет " }
ni-nul = no
    .no-masculine = yes
    .no-feminine = yes
    .no-neuter = yes
rastjot = увеличивается
    .you = увеличиваетесь
    .plural = увеличиваются
padajet = уменьшается
    .you = уменьшаетесь
    .plural = уменьшаются
nahoditsja = находится
    .you = находитесь
    .plural = находятся
mozhet = может
    .you = можете
    .plural = могут
pust = пуст
    .feminine = пуста
    .neuter = пусто
    .plural = пусты
# Место, которое можно назвать первым: «на полке не меньше 3 карт», но «игроков не меньше 3».
ort = no
vhodit = входит
    .you = входите
    .plural = входят

## Determiners

det-a = { FORM($noun, $case) }
det-the = { FORM($noun, $case, $number) }
det-this = { AGREE($noun, "etot", $case) } { FORM($noun, $case) }
det-that = { AGREE($noun, "etot", $case, $number) } { FORM($noun, $case, $number) }
det-each = { AGREE($noun, "kazhdyj", $case) } { FORM($noun, $case) }
det-all = { AGREE($noun, "vse", $case, "plural") } { FORM($noun, $case, "plural") }
det-some = { FORM($noun, $case, "plural") }
det-no = ни { AGREE($noun, "odin", "gen") } { FORM($noun, "gen") }
det-n = { $n } { FORM($noun, $case, $n) }
det-up-to = до { $n } { FORM($noun, "gen", $n) }

## Persons and things

# `$det` is `other` where somebody else is the one who acts: 'на вашу руку', not 'на свою'; `own` where the reader does what is said.
you = вы
    .gender = you
    .acc = вас
    .gen = вас
    .dat = вам
    .prep = вас
    .ins = вами
    .with-u = у вас
    .before-masculine = { "ваш " }
    .before-masculine-acc =
        { $det ->
            [other] { "ваш " }
           *[any] { "свой " }
        }
    .before-masculine-gen =
        { $det ->
            [own] { "своего " }
           *[any] { "вашего " }
        }
    .before-masculine-dat =
        { $det ->
            [own] { "своему " }
           *[any] { "вашему " }
        }
    .before-masculine-prep =
        { $det ->
            [own] { "своём " }
           *[any] { "вашем " }
        }
    .before-masculine-ins =
        { $det ->
            [own] { "своим " }
           *[any] { "вашим " }
        }
    .before-feminine = { "ваша " }
    .before-feminine-acc =
        { $det ->
            [other] { "вашу " }
           *[any] { "свою " }
        }
    .before-feminine-gen =
        { $det ->
            [own] { "своей " }
           *[any] { "вашей " }
        }
    .before-feminine-dat =
        { $det ->
            [own] { "своей " }
           *[any] { "вашей " }
        }
    .before-feminine-prep =
        { $det ->
            [own] { "своей " }
           *[any] { "вашей " }
        }
    .before-feminine-ins =
        { $det ->
            [own] { "своей " }
           *[any] { "вашей " }
        }
    .before-neuter = { "ваше " }
    .before-neuter-acc =
        { $det ->
            [other] { "ваше " }
           *[any] { "своё " }
        }
    .before-neuter-gen =
        { $det ->
            [own] { "своего " }
           *[any] { "вашего " }
        }
    .before-neuter-dat =
        { $det ->
            [own] { "своему " }
           *[any] { "вашему " }
        }
    .before-neuter-prep =
        { $det ->
            [own] { "своём " }
           *[any] { "вашем " }
        }
    .before-neuter-ins =
        { $det ->
            [own] { "своим " }
           *[any] { "вашим " }
        }
    .before-plural = { "ваши " }
    .before-plural-acc =
        { $det ->
            [other] { "ваши " }
           *[any] { "свои " }
        }
    .before-plural-gen =
        { $det ->
            [own] { "своих " }
           *[any] { "ваших " }
        }
    .before-plural-dat =
        { $det ->
            [own] { "своим " }
           *[any] { "вашим " }
        }
    .before-plural-prep =
        { $det ->
            [own] { "своих " }
           *[any] { "ваших " }
        }
    .before-plural-ins =
        { $det ->
            [own] { "своими " }
           *[any] { "вашими " }
        }
    .before-plural-iz =
        { $det ->
            [other] { "ваших " }
           *[any] { "своих " }
        }
    .before-feminine-s =
        { $det ->
            [other] { "с вашей " }
           *[any] { "со своей " }
        }
    .behind-u = { "" }
    .behind = { "" }
yourself = себя
    .gender = you
    .dat = себе
    .prep = себе
    .ins = собой
    .with-u = у себя
elided = { "" }
    .with-u = { "" }
    .gender = { AGREE($of) }
named = { $name }
    .like = name animate
    .gender = masculine-animate
    .gen = игрока { $name }
    .dat = игроку { $name }
    .prep = игроке { $name }
    .ins = игроком { $name }
nobody = никто
    .gender = masculine-animate
    .acc = никого
    .gen = никого
    .dat = никому
yes = да
no = нет
nothing = ничего не происходит
    .bare = ничего не делать
kind-player = игрок
    .gender = masculine-animate
    .like = animate
    .gen = игрока
    .dat = игроку
    .prep = игроке
    .ins = игроком
    .plural = игроки
    .gen-plural = игроков
    .dat-plural = игрокам
    .prep-plural = игроках
    .ins-plural = игроками
kind-card = карта
    .gender = feminine
    .acc = карту
    .gen = карты
    .dat = карте
    .prep = карте
    .ins = картой
    .plural = карты
    .gen-plural = карт
    .dat-plural = картам
    .prep-plural = картах
    .ins-plural = картами
kind-number = число
    .gender = neuter
    .gen = числа
    .dat = числу
    .plural = числа
    .gen-plural = чисел
    .dat-plural = числам
kind-truth = ответ
    .gen = ответа
    .dat = ответу
    .plural = ответы
    .gen-plural = ответов
    .dat-plural = ответам
other-player = { AGREE("kind-player", "drugoj", $case, $number) } { FORM("kind-player", $case, $number) }
    .gender = masculine-animate
    .few = { FORM($noun, "gen", "plural") }
    .acc-few = { FORM($noun, "gen", "plural") }
further-player = ещё { AGREE("kind-player", "odin", $case, $number) } { AGREE("kind-player", "drugoj", $case, $number) } { FORM("kind-player", $case, $number) }
    .gender = masculine-animate
# К кому обращён текст, когда его читает другой.
acting-player = действующий игрок
    .gender = masculine-animate
    .like = animate
    .gen = действующего игрока
    .dat = действующему игроку
pronoun-player = он
    .gender = masculine-animate
    .acc = его
    .gen = его
    .dat = ему
    .prep = нём
    .ins = им
    .with-u = у него
    .with-apart = него
    .governed = него
    .governed-dat = нему
    .governed-prep = нём
    .governed-ins = ним
    .before-masculine = { "его " }
    .before-masculine-acc =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "свой " }
        }
    .before-masculine-gen =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своего " }
        }
    .before-masculine-dat =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своему " }
        }
    .before-masculine-prep =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своём " }
        }
    .before-masculine-ins =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своим " }
        }
    .before-feminine = { "его " }
    .before-feminine-acc =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "свою " }
        }
    .before-feminine-gen =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своей " }
        }
    .before-feminine-dat =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своей " }
        }
    .before-feminine-prep =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своей " }
        }
    .before-feminine-ins =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своей " }
        }
    .before-neuter = { "его " }
    .before-neuter-acc =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своё " }
        }
    .before-neuter-gen =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своего " }
        }
    .before-neuter-dat =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своему " }
        }
    .before-neuter-prep =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своём " }
        }
    .before-neuter-ins =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своим " }
        }
    .before-plural = { "его " }
    .before-plural-acc =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "свои " }
        }
    .before-plural-gen =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своих " }
        }
    .before-plural-dat =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своим " }
        }
    .before-plural-prep =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своих " }
        }
    .before-plural-ins =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своими " }
        }
    .before-plural-iz =
        { $det ->
            [other] { "его " }
            [relative] { "его " }
           *[own] { "своих " }
        }
    .before = { "его " }
    .before-feminine-s =
        { $det ->
            [other] { "с его " }
            [relative] { "с его " }
           *[own] { "со своей " }
        }
    .behind-u = { "" }
    .behind = { "" }
same-player =
    .with-u = { "" }
pronoun-players = они
    .gender = plural
    .acc = их
    .gen = их
    .dat = им
    .prep = них
    .ins = ими
    .with-u = у них
    .with-apart = них
    .governed = них
    .governed-dat = ним
    .governed-prep = них
    .governed-ins = ними
    .before = { "их " }
    .behind-u = { "" }
    .behind = { "" }
pronoun-thing = { AGREE($of, "oni", $case) }
    .gender = { AGREE($of) }
    .gen = { FORM($of, "that", "gen") }
    .dat = { FORM($of, "that", "dat") }
    .name = { FORM($of, "that") }
    .governed = н{ AGREE($of, "oni", $case) }
    .governed-gen = { FORM($of, "that", "gen") }
    .governed-dat = { FORM($of, "that", "dat") }
    .that = { FORM($of, "that", $case) }
    .with-u = у { AGREE($of, "nego") }
    .before = { AGREE($of, "jego") }{ " " }
    .behind = { "" }
    .its-own = yes
pronoun-things = { AGREE($of, "oni", $case, "plural") }
    .gender = plural
    .governed = н{ AGREE($of, "oni", $case, "plural") }
    .with-u = у них
    .before = { "их " }
    .behind = { "" }
nth =
    { $place ->
        [1] перв{ AGREE($of, "yj", $case) }
        [2] втор{ AGREE($of, "oj", $case) }
        [3] трет{ AGREE($of, "tretij", $case) }
        [4] четвёрт{ AGREE($of, "yj", $case) }
        [5] пят{ AGREE($of, "yj", $case) }
        [6] шест{ AGREE($of, "oj", $case) }
        [7] седьм{ AGREE($of, "oj", $case) }
        [8] восьм{ AGREE($of, "oj", $case) }
        [9] девят{ AGREE($of, "yj", $case) }
        [10] десят{ AGREE($of, "yj", $case) }
       *[other] { $place }-{ AGREE($of, "yj-short", $case) }
    } { FORM($of, $case) }
    .gender = { AGREE($of) }
yj-short = й
    .masculine-gen = го
    .masculine-dat = му
    .masculine-prep = м
    .masculine-ins = м
    .neuter-prep = м
    .neuter-ins = м
    .feminine-dat = й
    .feminine-prep = й
    .feminine-ins = й
    .masculine-animate-acc = го
    .feminine = я
    .feminine-acc = ю
    .feminine-gen = й
    .neuter = е
    .neuter-gen = го
    .neuter-dat = му
chosen = выбранн{ AGREE($of, "yj", $case, $number) } { FORM($of, $case, $number) }
    .gender = { AGREE($of) }
nth-chosen =
    { FORM($of, $case, $number) }, выбранн{ AGREE($of, "yj", $case, $number) } { $place ->
        [1] первым
        [2] вторым
       *[other] последним
    },
    .gender = { AGREE($of) }
doing = { FORM("acting-player", $case, $number) }
    .gender = masculine-animate
noted = отмеченн{ AGREE($of, "yj", $case, $number) } { FORM($of, $case, $number) }
    .gender = { AGREE($of) }
nth-noted =
    { FORM($of, $case, $number) }, отмеченн{ AGREE($of, "yj", $case, $number) } { $place ->
        [1] первым
        [2] вторым
       *[other] последним
    },
    .gender = { AGREE($of) }
relative = { AGREE($of, "kotoryj", $case, $number) }
    .gender = { AGREE($of) }
    .with-title = { AGREE($of, "kotoryj", "acc", $number) }
    .with-place = где
    .with-goal = куда
    .stands = { $noun } { AGREE($noun, "nahoditsja") }
    .stands-not = { $noun } не { AGREE($noun, "nahoditsja") }
    .with-apart = { AGREE($of, "kotoryj", "gen", $number) }
    .with-u = у { AGREE($of, "kotoryj", "gen", $number) }
    .before = { "" }
    .behind = { " " }{ AGREE($of, "kotoryj", "gen", $number) }
that-number = столько же
    .gender = neuter
the-number = это число
    .gender = neuter
    .gen = этого числа
    .dat = этому числу
so-many = { $n } { FORM($of, "gen", "plural") }
    .gender = plural
at-least-so = не меньше { FORM($amount, "gen") }
at-most-so = не больше { FORM($amount, "gen") }
so-many-of =
    { $bound ->
        [at-least] хотя бы
        [at-most] не больше чем
        [more-than] больше чем
        [several] несколько
        [less-than] меньше чем
       *[is] ровно
    } { $bound ->
        [several] { FORM($amount, "gen", "plural") }
       *[other] { FORM($amount, $case) }
    }
    .with-u =
        { $bound ->
            [at-least] хотя бы
            [at-most] не больше чем
            [more-than] больше чем
            [several] { "" }
            [less-than] меньше чем
           *[is] ровно
        } у { $bound ->
            [several] нескольких { FORM($amount, "gen", "plural") }
           *[other] { FORM($amount, "gen") }
        }
much-now-is = { $n } { FORM($of, "acc", $n) }
much-gets-more = на { $n } { FORM($of, "acc", $n) } больше
much-gets-less = на { $n } { FORM($of, "acc", $n) } меньше
much-now-at-least = не меньше { $n } { FORM($of, "gen", $n) }
much-now-at-most = не больше { $n } { FORM($of, "gen", $n) }
up-to-so-many = до { $n } { FORM($of, "gen", "plural") }
    .gender = plural
unknown =
    { $place ->
        [1] X
        [2] Y
        [3] Z
        [4] W
        [5] V
       *[other] U
    }
n-or-more = { $n } или больше
n-or-fewer = { $n } или меньше
any-thing = { "" }
any-count = любое число
any-number = { "" }
that-many = столько же { FORM($of, "gen", "plural") }
    .gender = plural
    .gen = этого числа
    .dat = этому числу

## Lists

and-more = { $a }, { $b }
and-last = { $a } и { $b }
    .shared = вы | у вас | на вашем счету
which-more = { $a }, { $b }
which-last = { $a } и { $b }
    .shared = у которого | у которой | у которых
or-more = { $a }, { $b }
or-last = { $a } или { $b }
    .shared = вы | у вас | на вашем счету
either-more = { $a }, либо { $b }
either-last = либо { $a }, либо { $b }
and-apart-more = { $a }, и { $b }
and-apart-last = { $a }, и { $b }
or-together-more = { $a }, либо { $b }
or-together-last = { $a }, либо { $b }
together-more = { $a }, { $b }
together-last = { $a } и при этом { $b }
    .shared = вы | у вас | на вашем счету
needs-more = { $a }, только если { $b }
needs-last = { $a }, и только если { $b }
nor-more = { $a }, ни { $b }
nor-last = ни { $a }, ни { $b }
neither-more = { $a }, ни { $b }
neither-last = ни { $a }, ни { $b }
then-more = { $a }, { $b }
then-last = { $a } и { $b }
each-does-more = { $a }; { $b }
each-does-last = { $a }, а { $b }
each-does-all-more = { $a }, { $b }
each-does-all-last = { $a }, а { $b }
all-steps-more = { $a }, { $b }
all-steps-last = { $a }, и { $b }
letters-more = { $a }; { $b }
letters-last = { $a }; { $b }
steps-more = { $a }; { $b }
steps-last = { $a }; { $b }
long-options-more = { $a }; { $b }
long-options-last = { $a }; или { $b }
options-more = { $a }, { $b }
options-last = { $a } или { $b }
words-more = { $a } { $b }
words-last = { $a } { $b }
linked = { $link } { FORM($to, "acc") }

## Values

sum = { $n } { $unit }
chislo = число
    .gender = neuter
    .whole = общее число
    .whole-gen = общего числа
    .whole-dat = общему числу
    .more = наибольшее число
    .more-gen = наибольшего числа
    .more-dat = наибольшему числу
    .less = наименьшее число
    .less-gen = наименьшего числа
    .less-dat = наименьшему числу
    .gen = числа
    .dat = числу
    .prep = числе
summa = сумма
    .gender = feminine
    .acc = сумму
    .gen = суммы
    .dat = сумме
number-of = { FORM($owner, "before-neuter", $case) }{ FORM("chislo", $case) } { FORM($counter, "gen", "plural") }{ FORM($owner, "behind") }
    .gender = neuter
number-had = { FORM("chislo", $case) } { FORM($owner, "before-plural", "gen") }{ FORM($counter, "gen", "plural") }{ FORM($owner, "behind") }
    .with-parts = { FORM($owner, "before-plural", "gen") }{ FORM($counter, "gen", "plural") }{ FORM($owner, "behind") }
    .gender = neuter
number-there = { FORM("chislo", $case) } { FORM($counter, "gen", "plural") }
    .gender = neuter
amount-each = { FORM($amount, $case) } за { FORM($each, "acc") }
    .gender = plural
each-of = { AGREE($counter, "kazhdyj", $case) } { FORM($owner, "before", AGREE($counter), $case) }{ FORM($counter, $case) }{ FORM($owner, "behind") }
each-more = { AGREE($what, "kazhdyj", $case) } { FORM($what, $case) }, на { AGREE($what, "kotoryj", "acc") } { FORM($who, "with-u") } больше, чем { FORM($other, "with-u") },
each-at-most =
    { FORM($each, $case) }, но не больше { $n }{ $times ->
        [1] { "" }
       *[other] { " " }в сумме
    },
each-at-least = { FORM($each, $case) }, но не меньше { $n },
amount-and-more = { FORM($amount, $case) } и ещё { $more }
all-of =
    { $mass ->
        [yes] все { FORM($own, $case) }
       *[no] все { FORM($owner, "before-plural", $case) }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
    }
    .gender = plural
bracketed = ({ $of })
    .gen = ({ FORM($of, "gen") })
plus = { FORM($left, $case) } плюс { $right }
    .gender = { AGREE($left) }
minus = { FORM($left, $case) } минус { $right }
    .gender = { AGREE($left) }
times = { FORM($left, $case) } × { $right }
    .gender = { AGREE($left) }
twice = { FORM($right, $case) } × { $left }
    .gender = { AGREE($right) }
difference = разница чисел: { $left } и { $right }
    .gender = feminine
    .acc = разницу чисел: { $left } и { $right }
    .gen = разницы чисел: { $left } и { $right }
    .dat = разнице чисел: { $left } и { $right }
divided = { FORM($left, $case) }, { AGREE($left, "delennyj", $case) } на { $right } (с округлением вниз)
    .gender = { AGREE($left) }
remainder = остаток от деления { FORM($left, "gen") } на { $right }
    .gender = masculine
    .gen = остатка от деления { FORM($left, "gen") } на { $right }
    .dat = остатку от деления { FORM($left, "gen") } на { $right }
delennyj = делённый
    .masculine-gen = делённого
    .feminine = делённая
    .feminine-gen = делённой
    .neuter = делённое
    .neuter-gen = делённого
    .plural = делённые
    .plural-gen = делённых
half = половина { FORM($of, "with-parts") } (с округлением вверх)
    .gender = feminine
    .acc = половину { FORM($of, "with-parts") } (с округлением вверх)
    .gen = половины { FORM($of, "with-parts") } (с округлением вверх)
    .dat = половине { FORM($of, "with-parts") } (с округлением вверх)
by-half = половину (с округлением вверх)
value-in = { FORM($of, $case, "plural") } в размере { FORM($value, "gen") }
    .gender = plural
position = номер { FORM($of, "gen") }
    .gen = номера { FORM($of, "gen") }
    .dat = номеру { FORM($of, "gen") }
count-of = { FORM("chislo", $case) } { FORM($set, "gen", "plural") }
    .gender = neuter
total-number = { FORM("chislo", "whole", $case) } { FORM($counter, "gen", "plural") } у { FORM($over, "gen") }
    .gender = neuter
highest-number = { FORM("chislo", "more", $case) } { FORM($counter, "gen", "plural") } среди { FORM($over, "gen") }
    .gender = neuter
lowest-number = { FORM("chislo", "less", $case) } { FORM($counter, "gen", "plural") } среди { FORM($over, "gen") }
    .gender = neuter
total = { FORM("summa", $case) } { FORM($value, "gen") } по { FORM($over, "dat") }
    .gender = feminine
total-each = { FORM("summa", $case) } { FORM($value, "gen") }
    .gender = feminine
highest = { FORM("znachenie", "more", $case) } { FORM($value, "gen") } по { FORM($over, "dat") }
    .gender = neuter
highest-each = { FORM("znachenie", "more", $case) } { FORM($value, "gen") }
    .gender = neuter
highest-by = { FORM($owned, $case) }
lowest = { FORM("znachenie", "less", $case) } { FORM($value, "gen") } по { FORM($over, "dat") }
    .gender = neuter
lowest-each = { FORM("znachenie", "less", $case) } { FORM($value, "gen") }
    .gender = neuter
highest-of = { FORM("znachenie", "more", $case) } из { FORM($items, "gen") }
    .gender = neuter
lowest-of = { FORM("znachenie", "less", $case) } из { FORM($items, "gen") }
    .gender = neuter
higher-of = большее из двух чисел: { $items }
    .gender = neuter
    .gen = большего из двух чисел: { $items }
    .dat = большему из двух чисел: { $items }
lower-of = меньшее из двух чисел: { $items }
    .gender = neuter
    .gen = меньшего из двух чисел: { $items }
    .dat = меньшему из двух чисел: { $items }
total-of = сумма { FORM($items, "gen") }
    .gender = feminine
    .acc = сумму { FORM($items, "gen") }
    .gen = суммы { FORM($items, "gen") }
    .dat = сумме { FORM($items, "gen") }
znachenie = значение
    .more = наибольшее значение
    .more-gen = наибольшего значения
    .more-dat = наибольшему значению
    .less = наименьшее значение
    .less-gen = наименьшего значения
    .less-dat = наименьшему значению
called = { " " }{ $letter }
called-as = { " " }как { $letter }
called-aside = { " " }({ $letter })
number-such = { FORM($what, "acc") }, такое, что { $cond },
    .gender = neuter
lettered-number = в качестве { $letter } { FORM($what, "acc") }
number-from = число{ $called } от { $low } до { FORM($high, "gen") }
    .gender = neuter
    .gen = числа{ $called } от { $low } до { FORM($high, "gen") }
number-up-to = число{ $called } от { $low } до { FORM($high, "gen") }
    .gender = neuter
    .gen = числа{ $called } от { $low } до { FORM($high, "gen") }
number-from-had = число{ $called } от { $low } до того, сколько { FORM($who, "with-u") } { FORM($what, "gen", "plural") },
    .gender = neuter
    .gen = числа{ $called } от { $low } до того, сколько { FORM($who, "with-u") } { FORM($what, "gen", "plural") },
top-card = верхняя карта { FORM($zone, "gen") }
    .gender = feminine
    .acc = верхнюю карту { FORM($zone, "gen") }
    .plural = верхние карты { FORM($zone, "gen") }
    .gen-plural = верхних карт { FORM($zone, "gen") }
    .gen = верхней карты { FORM($zone, "gen") }
    .dat = верхней карте { FORM($zone, "gen") }
bottom-card = нижняя карта { FORM($zone, "gen") }
    .gender = feminine
    .acc = нижнюю карту { FORM($zone, "gen") }
    .plural = нижние карты { FORM($zone, "gen") }
    .gen-plural = нижних карт { FORM($zone, "gen") }
    .gen = нижней карты { FORM($zone, "gen") }
    .dat = нижней карте { FORM($zone, "gen") }
top-card-of = { FORM($owner, "before-feminine", $case) }верхняя карта
    .gender = feminine
    .acc = { FORM($owner, "before-feminine", "acc") }верхнюю карту
    .gen = { FORM($owner, "before-feminine", "gen") }верхней карты
    .dat = { FORM($owner, "before-feminine", "dat") }верхней карте
bottom-card-of = { FORM($owner, "before-feminine", $case) }нижняя карта
    .gender = feminine
    .acc = { FORM($owner, "before-feminine", "acc") }нижнюю карту
    .gen = { FORM($owner, "before-feminine", "gen") }нижней карты
    .dat = { FORM($owner, "before-feminine", "dat") }нижней карте
new-top-card = новая верхняя карта { FORM($zone, "gen") }
    .gender = feminine
    .acc = новую верхнюю карту { FORM($zone, "gen") }
    .gen = новой верхней карты { FORM($zone, "gen") }
    .dat = новой верхней карте { FORM($zone, "gen") }
new-top-card-of = { FORM($owner, "before-feminine", $case) }новая верхняя карта
    .gender = feminine
    .acc = { FORM($owner, "before-feminine", "acc") }новую верхнюю карту
    .gen = { FORM($owner, "before-feminine", "gen") }новой верхней карты
    .dat = { FORM($owner, "before-feminine", "dat") }новой верхней карте
top-cards = { $n } верх{ FORM("nih-kart", $n) } { FORM($zone, "gen") }
    .gender = plural
    .gen = { $n } верхних карт { FORM($zone, "gen") }
    .a = одна из { $n } верхних карт { FORM($zone, "gen") }
    .a-acc = одну из { $n } верхних карт { FORM($zone, "gen") }
    .each = каждая из { $n } верхних карт { FORM($zone, "gen") }
    .each-acc = каждую из { $n } верхних карт { FORM($zone, "gen") }
bottom-cards = { $n } ниж{ FORM("nih-kart", $n) } { FORM($zone, "gen") }
    .gender = plural
    .gen = { $n } нижних карт { FORM($zone, "gen") }
    .a = одна из { $n } нижних карт { FORM($zone, "gen") }
    .a-acc = одну из { $n } нижних карт { FORM($zone, "gen") }
    .each = каждая из { $n } нижних карт { FORM($zone, "gen") }
    .each-acc = каждую из { $n } нижних карт { FORM($zone, "gen") }
nih-kart = них карт
    .one = няя карта
    .few = ние карты
    .many = них карт
left-of = { FORM("kind-player", $case) } слева от { FORM($of, "gen") }
    .gender = masculine-animate
right-of = { FORM("kind-player", $case) } справа от { FORM($of, "gen") }
    .gender = masculine-animate

## Sets

# Что берут или выбирают, берут откуда-то: «выберите карту с руки», но «карта на руке».
cards-in =
    { FORM($what, $case, $number) } { $case ->
        [acc] { FORM($zone, "from") }
       *[other] { FORM($zone, "where") }
    }
    .up-to = до { $n } { FORM($what, "gen", $n) } { FORM($zone, "from") }
    .gender = { AGREE($what) }
    .ort = yes
    .with-there = { FORM($zone, "where") }
    .with-much = { $n } { FORM($what, "acc", $n) } { FORM($zone, "where") }
    .with-so-many = { $n } { FORM($what, $n) }
    .with-so-many-gen = { $n } { FORM($what, "gen", $n) }
    .with-jest = { FORM($zone, "where") } есть { $what }
    .with-net = { FORM($zone, "where") } нет ни { AGREE($what, "odin", "gen") } { FORM($what, "gen") }
before-what = before-neuter
    .masculine = before-masculine
    .feminine = before-feminine
    .plural = before-plural
things-own = { FORM($owner, AGREE($what, "before-what", $number), $case) }{ FORM($what, $case, $number) }{ FORM($owner, "behind") }
    .gender = { AGREE($what) }
    .a-gender = { AGREE($what, "", "one") }
    .each-gender = { AGREE($what, "", "one") }
    .acc-plural =
        { AGREE($what) ->
            [masculine-animate] { FORM($owner, "before-plural-iz") }
           *[other] { FORM($owner, "before-plural", "acc") }
        }{ FORM($what, "acc", "plural") }
    .a = { AGREE($what, "odin", $case, "one") } из { FORM($owner, "before-plural", "gen") }{ FORM($what, "gen", "plural") }
    .a-acc = { AGREE($what, "odin", $case, "one") } из { FORM($owner, "before-plural-iz") }{ FORM($what, "gen", "plural") }
    .each = { AGREE($what, "kazhdyj", $case, "one") } из { FORM($owner, "before-plural", "gen") }{ FORM($what, "gen", "plural") }
    .each-acc = { AGREE($what, "kazhdyj", $case, "one") } из { FORM($owner, "before-plural-iz") }{ FORM($what, "gen", "plural") }
    .no = ни { AGREE($what, "odin", "gen", "one") } из { FORM($owner, "before-plural", "gen") }{ FORM($what, "gen", "plural") }
    .n = { $n } из { FORM($owner, "before-plural", "gen") }{ FORM($what, "gen", "plural") }
    .n-acc = { $n } из { FORM($owner, "before-plural-iz") }{ FORM($what, "gen", "plural") }
    .up-to = до { $n } из { FORM($owner, "before-plural-iz") }{ FORM($what, "gen", "plural") }
things-of =
    { $apart ->
        [yes] { FORM($what, $case, $number) } { FORM($owner, "with-u") }
       *[no] { FORM($what, $case, $number) } { FORM($owner, "gen") }
    }
    .gender = { AGREE($what) }
together = { FORM($set, $case, $number) } вместе
    .gender = plural
    .with-u = у { FORM($set, "gen", $number) } вместе
these = { FORM($items, $case) }
    .gender = plural
    .a-gender = { AGREE($of) }
    .each-gender = { AGREE($of) }
    .a = { AGREE($of, "odin", $case) } из { FORM($items, "gen") }
    .each = { AGREE($of, "kazhdyj", $case) } из { FORM($items, "gen") }
    .n = { $n } из { FORM($items, "gen") }
    .up-to = до { $n } из { FORM($items, "gen") }
    .all = { FORM($items, $case) }
one-among = из { FORM($items, "gen") }
    .gender = { AGREE($of) }
    .a = { AGREE($of, "odin", $case) } из { FORM($items, "gen") }
    .each = { AGREE($of, "kazhdyj", $case) } из { FORM($items, "gen") }
    .n = { $n } из { FORM($items, "gen") }
    .up-to = до { $n } из { FORM($items, "gen") }
    .all = { AGREE($of, "tot", $case, "plural") } из { FORM($items, "gen") }
    .all-gender = plural
    .the = { AGREE($of, "tot", $case, "plural") } из { FORM($items, "gen") }
    .the-gender = plural
    .no = ни { AGREE($of, "odin", "gen") } из { FORM($items, "gen") }
tot = те
    .gen = тех
    .dat = тем
    .plural-masculine-animate-acc = тех
    .masculine-animate-acc = тех
within-bounds = { $items } ({ $bound })
bound-at-least = не меньше { FORM($value, "gen") }
bound-at-most = не больше { FORM($value, "gen") }
bound-more-than = больше { FORM($value, "gen") }
bound-less-than = меньше { FORM($value, "gen") }
except = { FORM($set, $case) }, кроме { FORM($without, "with-apart") },
except-apart = { FORM($set, $case) } (кроме { FORM($without, "with-apart") })
and-also =
    { FORM($set, $case) } { $number ->
        [plural] и
       *[other]
            { $both ->
                [yes] и
               *[no] или
            }
    } { FORM($more, $case) }
the-others = остальные
    .gender = plural
    .acc =
        { AGREE($of) ->
            [masculine-animate] остальных
           *[other] остальные
        }
    .gen = остальных
    .dat = остальным
    .all = { FORM($noun, "plain", $case) }
player-but = люб{ AGREE("kind-player", "oj", $case, $number) } { FORM("kind-player", $case, $number) }, кроме { FORM($without, "with-apart") },
    .gender = masculine-animate
that-is =
    { FORM($set, $case) }, { AGREE($set, "kotoryj", $number) } { $number ->
        [plural] — { FORM($what, "plain", "plural") }
        [few] — { FORM($what, "plain", "plural") }
        [many] — { FORM($what, "plain", "plural") }
       *[one] — { $what }
    },
named-as = { FORM($set, $case, $number) } «{ FORM($what, "name") }»
of-value = { FORM($set, $case, $number) } { FORM($value, "gen") }
of-value-named = { FORM($set, $case, $number) } { FORM($sort, "gen") } «{ FORM($value, "name") }»
of-same-value = { FORM($set, $case, $number) } { AGREE($sort, "togo-zhe") } { FORM($sort, "gen") }, что и { $other },
togo-zhe = того же
    .feminine = той же
# What a number is, is said in a clause: 'ценность которой равна 1'.
with-value = { "" }
no-owner = { "" }
    .before = { "" }
    .behind = { "" }
beside = { FORM($set, $case) } { FORM($what, $number) }
    .ort = yes
    .with-there = { FORM($what, "plural") }
    .with-so-many = { FORM($set, "plain") }
    .with-so-many-gen = { FORM($set, "gen") }
    .with-jest = { FORM($what, $number) } есть { $set }
    .with-net = { FORM($what, $number) } нет { FORM($set, "gen") }
which = { FORM($set, $case) }, { FORM($cond, $number) },
    .ort = { AGREE($set, "ort") }
    .with-jest = { FORM($set, "with-jest") }, { FORM($cond, $number) },
    .with-net = { FORM($set, "with-net") }, { FORM($cond, $number) },
    .with-there = { FORM($set, "with-there") }
    .with-so-many = { FORM($set, "with-so-many") }, { FORM($cond, $number) },
    .with-so-many-gen = { FORM($set, "with-so-many-gen") }, { FORM($cond, $number) },
where-only = { FORM($set, $case) } (только если { $cond })
such-that = для { FORM($which, "gen") } верно, что { $cond },
among-others = { FORM($by, $case, $number) } среди других игроков
with-most = { FORM($set, $case) }, у { AGREE($set, "kotoryj", "gen", $number) } больше всего { FORM($by, "gen", "plural") },
with-fewest = { FORM($set, $case) }, у { AGREE($set, "kotoryj", "gen", $number) } меньше всего { FORM($by, "gen", "plural") },
with = { FORM($set, $case) } { $by }
tot-iz = тот
    .acc = того
    .gen = того
    .dat = тому
    .prep = том
    .ins = тем
others-with-most = { FORM($whole, $case, $number) }
    .a = { FORM("tot-iz", $case) } из других игроков, у кого больше всего { FORM($by, "gen", "plural") },
others-with-fewest = { FORM($whole, $case, $number) }
    .a = { FORM("tot-iz", $case) } из других игроков, у кого меньше всего { FORM($by, "gen", "plural") },
others-with = { FORM($whole, $case, $number) }
    .a = { FORM("other-player", $case) } { $by }
reached = { FORM($what, $case, $number) } не дальше { FORM($n, "gen") } шагов от { FORM($start, "gen") }
    .gender = { AGREE($what) }
    .apart = { FORM($what, $case, $number) }, не дальше { FORM($n, "gen") } шагов от { FORM($start, "gen") },
reached-in = { FORM($what, $case, $number) } ровно в { $n } шагах от { FORM($start, "gen") }
    .gender = { AGREE($what) }
    .apart = { FORM($what, $case, $number) }, ровно в { $n } шагах от { FORM($start, "gen") },
alike = { FORM($set, $case, $number) } с тем же названием, что и { $of }
    .gender = { AGREE($set) }
only-with-most = { FORM($set, $case) }, у { AGREE($set, "kotoryj", "gen") } больше { FORM($by, "gen", "plural") }, чем у { AGREE($set, "ljubogo-drugogo") },
only-with-fewest = { FORM($set, $case) }, у { AGREE($set, "kotoryj", "gen") } меньше { FORM($by, "gen", "plural") }, чем у { AGREE($set, "ljubogo-drugogo") },
ljubogo-drugogo = любого другого
    .feminine = любой другой
    .feminine-animate = любой другой
only-of = единственн{ AGREE($set, "yj", $case, $number) } { FORM($set, $case, $number) }
    .gender = { AGREE($set) }
first-of = перв{ AGREE($set, "yj", $case, $number) } { FORM($set, $case, $number) }
    .gender = { AGREE($set) }
first-of-these = перв{ AGREE($of, "yj", $case) } из { FORM($items, "gen") }
    .gender = { AGREE($of) }
first-from = ближайш{ AGREE($set, "ij", $case, $number) } { FORM($set, $case, $number) } (считая от { FORM($start, "gen") })
    .gender = { AGREE($set) }
first-tied = { FORM($set, $case, $number) } (при равенстве — ближайш{ AGREE($set, "ij") }, считая от { FORM($start, "gen") })
    .gender = { AGREE($set) }
next-of = { FORM($set, $case, $number) } после { FORM($of, "gen") }
    .gender = { AGREE($set) }
previous-of = { FORM($set, $case, $number) } до { FORM($of, "gen") }
    .gender = { AGREE($set) }
numbers-from = { FORM("kind-number", $case, $number) } от { $low } до { FORM($high, "gen") }
    .gender = neuter

## What has no phrase of its own

unphrased = «{ $what }»
unphrased-of = «{ $what }» ({ $of })
unphrased-own = { FORM($owner, "before-masculine", $case) }«{ $what }»{ FORM($owner, "behind") }
unphrased-own-of = { FORM($owner, "before-masculine", $case) }«{ $what }»{ FORM($owner, "behind") } ({ $of })
unphrased-truth = «{ $what }» верно
    .not = «{ $what }» неверно
unphrased-truth-of = «{ $what }» верно для { FORM($of, "gen") }
    .not = «{ $what }» неверно для { FORM($of, "gen") }
unphrased-rule = выполнить «{ $what }»
unphrased-rule-of = выполнить «{ $what }» ({ $of })
card-printed = { FORM($card, "name") } ({ $printed })
