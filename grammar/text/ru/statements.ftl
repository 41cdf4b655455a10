# Russian: what is done. The value is the imperative; what the other forms are for is told at `like-clause`.

poluchaet = получает
    .you = получаете
    .plural = получают
poluchil = получил
    .you = получили
    .feminine = получила
    .neuter = получило
    .plural = получили
terjaet = теряет
    .you = теряете
    .plural = теряют
poterjal = потерял
    .you = потеряли
    .feminine = потеряла
    .neuter = потеряло
    .plural = потеряли
platit = платит
    .you = платите
    .plural = платят
zaplatil = заплатил
    .you = заплатили
    .feminine = заплатила
    .neuter = заплатило
    .plural = заплатили
vybiraet = выбирает
    .you = выбираете
    .plural = выбирают
smotrit = смотрит
    .you = смотрите
    .plural = смотрят
kladet = кладёт
    .you = кладёте
    .plural = кладут
pobezhdaet = побеждает
    .you = побеждаете
    .plural = побеждают

gain = получите { FORM($noun, "rest") }
    .bare = получить { FORM($noun, "rest") }
    .verb = { AGREE($who, "poluchaet") }
    .rest = { FORM($amount, "acc") }
    .after = { $who } { AGREE($who, "poluchil") } { FORM($amount, "acc") }
lose = потеряйте { FORM($noun, "rest") }
    .bare = потерять { FORM($noun, "rest") }
    .verb = { AGREE($who, "terjaet") }
    .rest = { FORM($amount, "acc") }
    .after = { $who } { AGREE($who, "poterjal") } { FORM($amount, "acc") }
pay = заплатите { FORM($noun, "rest") }
    .bare = заплатить { FORM($noun, "rest") }
    .verb = { AGREE($who, "platit") }
    .rest = { FORM($amount, "acc") }
    .after = { $who } { AGREE($who, "zaplatil") } { FORM($amount, "acc") }
take = получите { FORM($noun, "rest") }
    .bare = получить { FORM($noun, "rest") }
    .verb = { AGREE($who, "poluchaet") }
    .rest = { FORM($amount, "acc") }
    .after = { $who } { AGREE($who, "poluchil") } { FORM($amount, "acc") }
raise = увеличьте { FORM("chislo", "acc") } { FORM($what, "gen", "plural") } на { FORM($n, "acc") }
    .bare = увеличить { FORM("chislo", "acc") } { FORM($what, "gen", "plural") } на { FORM($n, "acc") }
lower = уменьшите { FORM("chislo", "acc") } { FORM($what, "gen", "plural") } на { FORM($n, "acc") }
    .bare = уменьшить { FORM("chislo", "acc") } { FORM($what, "gen", "plural") } на { FORM($n, "acc") }
set = { $what } теперь — { $value }
    .bare = установить: { $what } — { $value }

put = положите { FORM($noun, "rest") }
    .bare = положить { FORM($noun, "rest") }
    .verb = { AGREE($who, "kladet") }
    .rest = { FORM($cards, "acc") } { FORM($zone, $where) }
shuffle = перемешайте { FORM($zone, "acc") }
    .bare = перемешать { FORM($zone, "acc") }
show = откройте { FORM($cards, "acc") }
    .bare = открыть { FORM($cards, "acc") }
show-to = покажите { FORM($to, "dat") } { FORM($cards, "acc") }
    .bare = показать { FORM($to, "dat") } { FORM($cards, "acc") }
look-at = посмотрите { FORM($noun, "rest") }
    .bare = посмотреть { FORM($noun, "rest") }
    .verb = { AGREE($who, "smotrit") }
    .rest = { FORM($cards, "acc") }

choose = выберите { FORM($noun, "rest") }
    .bare = выбрать { FORM($noun, "rest") }
    .verb = { AGREE($who, "vybiraet") }
    .rest = { FORM($what, "acc") }
choose-at-random = выберите случайным образом { FORM($what, "acc") }
    .bare = выбрать случайным образом { FORM($what, "acc") }
choose-action = выберите действие
    .bare = выбрать действие
    .verb = { AGREE($who, "vybiraet") }
    .rest = действие
choose-one = { AGREE($who) ->
    [you] выберите одно
   *[other] { $who } { AGREE($who, "vybiraet") } одно
}: { FORM($options, "bare") }
    .bare = выбрать одно ({ FORM($options, "bare") })
option-price = { FORM($price, "bare") } и за это { FORM($effect, "bare") }
lettered = { $place ->
    [1] А
    [2] Б
    [3] В
    [4] Г
   *[other] Д
}) { $plain ->
    [yes] { FORM($does, "bare") }
   *[no] { $does }
}
stated = { FORM($does, "third") }
may = { $who } { AGREE($who, "mozhet") } { FORM($price, "bare") }
    .bare = иметь право { FORM($price, "bare") }
may-follow = { $who } { AGREE($who, "mozhet") } сделать следующее: { $price }
may-follow-otherwise = { $who } { AGREE($who, "mozhet") } сделать следующее: { $price }. Иначе { $otherwise }
may-otherwise = { $who } { AGREE($who, "mozhet") } { FORM($price, "bare") }. Иначе { $otherwise }
may-then = { $who } { AGREE($who, "mozhet") } { FORM($price, "bare") }. Если { AGREE($who) ->
    [you] вы это сделали
    [plural] они это сделают
   *[other] он это сделает
}, { $effect }
may-then-otherwise = { $who } { AGREE($who, "mozhet") } { FORM($price, "bare") }. Если { AGREE($who) ->
    [you] вы это сделали
    [plural] они это сделают
   *[other] он это сделает
}, { $effect }. Иначе { $otherwise }
cause = сделайте так: { FORM($does, "third") }
    .bare = сделать так: { FORM($does, "third") }

where-number = { $does }, где { $known },
    .bare = { FORM($does, "bare") }, где { $known },
    .third = { FORM($does, "third") }, где { $known },
known = { $letter } — { $value }

note = запомните { FORM($what, "acc") }
    .bare = запомнить { FORM($what, "acc") }
note-much = запомните, сколько { FORM($who, "with-u") } { FORM($what, "gen", "plural") },
    .bare = запомнить, сколько { FORM($who, "with-u") } { FORM($what, "gen", "plural") },
note-whether = запомните, верно ли, что { $cond },
    .bare = запомнить, верно ли, что { $cond },

if = если { $cond }, { $then }
if-otherwise = если { $cond }, { $then }. Иначе{ $comma ->
    [yes] {","}
   *[no] {""}
} { $otherwise }
for-each = для { FORM($set, "gen") }: { $does }
starting-with = начиная с { FORM($who, "gen") }: { $does }
repeat = повторяйте: { $does }
repeat-times = повторите { $n } раз{ FORM("raz", $n) }: { $does }
    .bare = { $n } раз{ FORM("raz", $n) } { FORM($does, "bare") }
raz = {""}
    .one = {""}
    .few = а
    .many = {""}
repeat-known = повторите { $n } раз, где { $known }: { $does }
repeat-until = повторяйте это до тех пор, пока не окажется, что { $cond }: { $does }
taking-turns = { $set } ходят по очереди, начиная с { FORM($who, "gen") }, пока все не спасуют: { $does }
stop = больше ничего не происходит
    .bare = на этом закончить
end = завершите { FORM($frame, "the", "acc") }
    .bare = завершить { FORM($frame, "the", "acc") }
restart = начните { FORM($frame, "the", "acc") } заново
    .bare = начать { FORM($frame, "the", "acc") } заново
win = победите в игре
    .bare = победить в игре
    .verb = { AGREE($who, "pobezhdaet") }
    .rest = в игре
answer = это { $value }
answer-if = это верно, если { $cond }
do-text = примените эффект { FORM($of, "gen") }
    .bare = применить эффект { FORM($of, "gen") }
for-this = до конца { FORM($frame, "this", "gen") }{ $moment ->
    [yes] {","}
   *[no] {""}
} { $does }
    .bare = решить, что до конца { FORM($frame, "this", "gen") }{ $moment ->
        [yes] {","}
       *[no] {""}
    } { $does }

## Triggers, modifiers, forbids

before = перед тем как { FORM($event, "ahead") }, { $effect }
before-if = перед тем как { FORM($event, "ahead") }, если { $cond }, { $effect }
after = после того как { FORM($event, "after") }, { $effect }
after-if = после того как { FORM($event, "after") }, если { $cond }, { $effect }
when = когда { FORM($event, "when") }, { $effect }
when-if = когда { FORM($event, "when") }, если { $cond }, { $effect }
instead = когда { FORM($event, "when") }, вместо этого { $effect }
instead-if = когда { FORM($event, "when") }, если { $cond }, вместо этого { $effect }
at = { $moment } { $effect }
at-if = { $moment }, если { $cond }, { $effect }
now-so = { $what }
now-is = { $what } — { $value }
gets-more = { $what } увеличивается на { FORM($value, "acc") }
gets-less = { $what } уменьшается на { FORM($value, "acc") }
now-at-least = { $what } не меньше { FORM($value, "gen") }
now-at-most = { $what } не больше { FORM($value, "gen") }
while = пока { $cond }, { $does }
must-not = вы не можете { FORM($does, "never") }
nobody-may = никто не может { FORM($does, "bare") }
must-not-if = { $does }, если { $cond }
must-not-while = { $does }, пока { $cond }
as-soon-as = как только { $cond }, { $effect }
once = не больше одного раза за { FORM($frame, "acc") }
met = выполнено, если { $cond }
needs = только если { $cond }
on-leaving = в конце: { $does }

## The whole

sentence = { $text }.
text = { $label }: { $effect }
