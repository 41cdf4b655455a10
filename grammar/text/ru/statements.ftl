# Russian: what is done. A clause stands in the infinitive, as in a dictionary; its other forms are made by `syntax.py`
# from the verb, whose principal parts stand in `verbs.lex`.

poluchaet = получает
    .you = получаете
    .plural = получают
terjaet = теряет
    .you = теряете
    .plural = теряют
vybiraet = выбирает
    .you = выбираете
    .plural = выбирают
smotrit = смотрит
    .you = смотрите
    .plural = смотрят
pobezhdaet = побеждает
    .you = побеждаете
    .plural = побеждают
gain = получить { FORM($amount, "acc") }
lose = потерять { FORM($amount, "acc") }
lose-or-pay = потерять { FORM($amount, "acc") }, в том числе при оплате
pay = заплатить { FORM($amount, "acc") }
take = получить { FORM($amount, "acc") }
raise = увеличить { FORM("chislo", "acc") } { FORM($what, "gen", "plural") } на { FORM($n, "acc") }
lower = уменьшить { FORM("chislo", "acc") } { FORM($what, "gen", "plural") } на { FORM($n, "acc") }
raise-value = увеличить { FORM($what, "acc") } на { FORM($n, "acc") }
lower-value = уменьшить { FORM($what, "acc") } на { FORM($n, "acc") }
double-value = увеличить { FORM($what, "acc") } вдвое
halve-value = уменьшить { FORM($what, "acc") } вдвое (с округлением вверх)
set = установить: { $what } — { $value }
    .said = { $what } теперь — { $value }
set-nobody = с этого момента { $cond }
is-now = { $who } теперь — { $what }
now-has-none = { FORM($who, "with-u") } теперь нет { FORM($what, "plain", "gen", "plural") }
there-now = теперь есть { $what }
there-now-none = теперь нет { FORM($what, "plain", "gen", "plural") }
put-on-same = положить { FORM($cards, "acc") } на самый верх
put-under-same = положить { FORM($cards, "acc") } в самый низ
put = положить { FORM($cards, "acc") } { FORM($zone, $where) }
shuffle = перемешать { FORM($zone, "acc") }
show = открыть { FORM($cards, "acc") }
show-to = показать { FORM($to, "dat") } { FORM($cards, "acc") }
look-at = посмотреть { FORM($cards, "acc") }
choose = выбрать { FORM($what, "acc") }
choose-at-random = выбрать случайным образом { FORM($what, "acc") }
choose-action = выбрать действие
choose-one =
    { AGREE($who) ->
        [you] выберите одно
       *[other] { $who } { AGREE($who, "vybiraet") } одно
    }: { FORM($options, "bare") }
    .bare = выбрать одно ({ FORM($options, "bare") })
option-price = { FORM($price, "bare") } и за это { FORM($effect, "bare") }
option-told = { $price }: { $effect }
lettered =
    { $place ->
        [1] А
        [2] Б
        [3] В
        [4] Г
       *[other] Д
    }) { $does }
stated = { FORM($does, "third") }
# How sentences go on in frames that hold them, and inside a sentence.
or-else =
    { $inside ->
        [yes] ; иначе
       *[no] . Иначе
    }{ $comma ->
        [yes] { "," }
       *[no] { "" }
    } { $otherwise }
if-they-do =
    { $inside ->
        [yes] ; если
       *[no] . Если
    } { AGREE($who) ->
        [you] вы это сделали
        [plural] они это сделают
       *[other] он это сделает
    }, { $effect }
if-they-do-not =
    { $inside ->
        [yes]
            ; если { AGREE($who) ->
                [you] вы этого не сделали
                [plural] они этого не сделают
               *[other] он этого не сделает
            },
       *[no]
            { "." } Иначе{ $comma ->
                [yes] { "," }
               *[no] { "" }
            }
    } { $otherwise }
may = { $who } { AGREE($who, "mozhet") } { FORM($price, "bare") }
    .bare = иметь право { FORM($price, "bare") }
may-follow = { $who } { AGREE($who, "mozhet") } сделать следующее: { $price }
may-follow-otherwise = { $who } { AGREE($who, "mozhet") } сделать следующее: { $price }{ if-they-do-not }
may-otherwise = { $who } { AGREE($who, "mozhet") } { FORM($price, "bare") }{ if-they-do-not }
may-then = { $who } { AGREE($who, "mozhet") } { FORM($price, "bare") }{ if-they-do }
may-then-otherwise = { $who } { AGREE($who, "mozhet") } { FORM($price, "bare") }{ if-they-do }{ if-they-do-not }
cause = сделать так, чтобы { FORM($does, "after") }
where-number = { $does }, где { $known },
    .bare = { FORM($does, "bare") }, где { $known },
    .third = { FORM($does, "third") }, где { $known },
known = { $letter } — { $value }
note = запомните{ $called } { FORM($what, "acc") }
    .bare = запомнить{ $called } { FORM($what, "acc") }
note-much = запомните, сколько { FORM($who, "with-u") } { FORM($what, "gen", "plural") }{ $called },
    .bare = запомнить, сколько { FORM($who, "with-u") } { FORM($what, "gen", "plural") }{ $called },
note-whether = запомните, верно ли, что { $cond },
    .bare = запомнить, верно ли, что { $cond },
if = если { $cond }, { $then }
if-otherwise = если { $cond }, { $then }{ or-else }
if-behind = { $then }, если { $cond },
if-behind-otherwise = { $then }, если { $cond }, иначе { $otherwise }
grouped = ({ $does })
for-each = для { FORM($set, "gen") }: { $does }
each-goes-on = { $does }; { $rest }
starting-with = начиная с { FORM($who, "gen") }, { $does }
at-once = одновременно и тайно { $does }
most-first = в порядке убывания { FORM($by, "gen") } { $does }
most-first-from = в порядке убывания { FORM($by, "gen") } (при равенстве — начиная с { FORM($who, "gen") }) { $does }
fewest-first = в порядке возрастания { FORM($by, "gen") } { $does }
fewest-first-from = в порядке возрастания { FORM($by, "gen") } (при равенстве — начиная с { FORM($who, "gen") }) { $does }
often =
    { $n ->
        [2] дважды
        [3] трижды
       *[other] { $n } раз{ FORM("raz", $n) }
    }
repeat = повторяйте: { $does }
repeat-times =
    сделайте { $n ->
        [2] дважды
        [3] трижды
       *[other] { $n } раз{ FORM("raz", $n) }
    } следующее: { $does }
raz = { "" }
    .one = { "" }
    .few = а
    .many = { "" }
repeat-known = сделайте следующее { $n } раз, где { $known }: { $does }
until = { FORM($does, "again") }, пока { $while },
    .bare = { FORM($does, "going-on") }, пока { $while },
    .third = { FORM($does, "third") }, пока { $while },
repeat-while = пока { $cond }, повторяйте: { $does }
taking-turns = { $set } ходят по очереди, начиная с { FORM($who, "gen") }, пока все не спасуют: { $does }
stop = больше ничего не происходит
    .bare = на этом закончить
do-nothing = ничего не делать
end = завершить { FORM($frame, "the", "acc") }
restart = начать { FORM($frame, "the", "acc") } заново
win = победить в игре
answer = это { $value }
answer-if = это верно, если { $cond }
do-text = применить эффект { FORM($of, "gen") }
for-this =
    до конца { FORM($frame, "this", "gen") }{ $moment ->
        [yes] { "," }
       *[no] { "" }
    } { $does }
    .bare =
        решить, что до конца { FORM($frame, "this", "gen") }{ $moment ->
            [yes] { "," }
           *[no] { "" }
        } { $does }

## Triggers, modifiers, forbids

before-frame = перед { FORM($frame, "each", "ins") }
before-step = перед { FORM($step, "ins") }
after-step = после { FORM($step, "over") }
instead-step = вместо { $step }
before = { FORM($event, "ahead", $whose) }, { $effect }
before-if = { FORM($event, "ahead", $whose) }, если { $cond }, { $effect }
after = после того как { FORM($event, "after") }, { $effect }
after-if = после того как { FORM($event, "after") }, если { $cond }, { $effect }
when = когда { FORM($event, "when") }, { $effect }
when-if = когда { FORM($event, "when") }, если { $cond }, { $effect }
instead = когда { FORM($event, "when") }, вместо этого { $effect }
instead-if = когда { FORM($event, "when") }, если { $cond }, вместо этого { $effect }
undone = { FORM($event, "denied") }
undone-if = { FORM($event, "denied") }, если { $cond }
step-undone-if = вместо { $step }, если { $cond }, ничего не происходит
step-replaced-if = вместо { $step }, если { $cond }, { $effect }
at = { $moment } { $effect }
at-if = { $moment }, если { $cond }, { $effect }
now-so = { $what }
now-is = { $what } — { $value }
gets-for-each = { $does } за { FORM($each, "acc") }
    .bare = { FORM($does, "bare") } за { FORM($each, "acc") }
    .third = { FORM($does, "third") } за { FORM($each, "acc") }
gets-more-for-each = { $does } и ещё { $more } за { FORM($each, "acc") }
    .bare = { FORM($does, "bare") } и ещё { $more } за { FORM($each, "acc") }
    .third = { FORM($does, "third") } и ещё { $more } за { FORM($each, "acc") }
gets-more = { $what } { AGREE($what, "rastjot") } на { FORM($value, "acc") }
gets-less = { $what } { AGREE($what, "padajet") } на { FORM($value, "acc") }
now-has = { FORM($who, "with-u") } { $much }
now-at-least = { $what } не меньше { FORM($value, "gen") }
now-at-most = { $what } не больше { FORM($value, "gen") }
during = { $when } { $does }
while = пока { $cond }, { $does }
in-time =
    { $time }{ $moment ->
        [yes] { "," }
       *[no] { "" }
    } { $does }
at-nth-end = в конце { FORM($nth, "gen") }
must-not = вы не можете { FORM($does, "never") }
nobody-may = никто не может { FORM($does, "never") }
must-not-choose = когда { FORM($event, "when") }, { $who } не { AGREE($who, "mozhet") } выбрать { FORM($what, "acc") }
must-not-choose-nth = когда { FORM($event, "when") }, при выборе { FORM($nth, "gen") } { $who } не { AGREE($who, "mozhet") } указать { FORM($what, "acc") }
must-not-if = { $does }, если { $cond }
must-not-while = { $does }, пока { $cond }
as-soon-as = как только { $cond }, { $effect }
first-time = как только { $cond } (в первый раз), { $effect }
once = не больше одного раза за { FORM($frame, "acc") }
met = выполнено, если { $cond }
needs = только если { $cond }
new-action = новое действие «{ $name }»: { $does }
new-rule = новое правило «{ $name }»: { $does }
new-rule-when = новое правило, когда { $name }: { $does }
removed-rule = правило «{ $name }» не действует
on-leaving = в конце: { $does }

## The whole

sentence = { $text }.
between-sentences = { " " }
text = { $label }: { $effect }
