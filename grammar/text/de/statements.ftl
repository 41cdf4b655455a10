# German: what is done. A clause stands in the infinitive, as in a dictionary; its other forms are made by `syntax.py`
# from the verb, whose principal parts stand in `verbs.lex`.

erhaelt = erhält
    .you = erhältst
    .plural = erhalten
verliert = verliert
    .you = verlierst
    .plural = verlieren
nimmt = nimmt
    .you = nimmst
    .plural = nehmen
waehlt = wählt
    .you = wählst
    .plural = wählen
sieht = sieht sich
    .you = siehst dir
    .plural = sehen sich
gewinnt = gewinnt
    .you = gewinnst
    .plural = gewinnen
gain = { FORM($amount, "acc") } erhalten
lose = { FORM($amount, "acc") } verlieren
lose-or-pay = { FORM($amount, "acc") } verlieren, auch durch Zahlen
pay = { FORM($amount, "acc") } zahlen
take = { FORM($amount, "acc") } nehmen
raise = die Anzahl { FORM($what, "gen", "plural") } um { $n } erhöhen
lower = die Anzahl { FORM($what, "gen", "plural") } um { $n } verringern
raise-value = { FORM($what, "acc") } um { FORM($n, "acc") } erhöhen
lower-value = { FORM($what, "acc") } um { FORM($n, "acc") } verringern
double-value = { FORM($what, "acc") } verdoppeln
halve-value = { FORM($what, "acc") } halbieren (aufgerundet)
set = { FORM($what, "acc") } auf { FORM($value, "acc") } setzen
set-nobody = von nun an gilt, dass { $cond },
    .second = gilt von nun an, dass { $cond },
is-now = { $who } { AGREE($who, "ist") } jetzt { $what }
    .second = { AGREE($who, "ist") } { $who } jetzt { $what }
now-has-none = { $who } { AGREE($who, "hat") } jetzt { FORM($what, "acc") } mehr
    .second = { AGREE($who, "hat") } { $who } jetzt { FORM($what, "acc") } mehr
there-now = jetzt gibt es { FORM($what, "acc") }
    .second = gibt es jetzt { FORM($what, "acc") }
there-now-none = jetzt gibt es { FORM($what, "acc") } mehr
    .second = gibt es jetzt { FORM($what, "acc") } mehr
put-on-same = { FORM($cards, "acc") } obenauf legen
put-under-same = { FORM($cards, "acc") } ganz nach unten legen
put = { FORM($cards, "acc") } { FORM($zone, $where) } legen
shuffle = { FORM($zone, "acc") } mischen
show = { FORM($cards, "acc") } aufdecken
show-to = { FORM($to, "dat") } { FORM($cards, "acc") } zeigen
look-at = { AGREE($who, "sich-dat") } { FORM($cards, "acc") } ansehen
choose = { FORM($what, "acc") } wählen
choose-at-random = zufällig { FORM($what, "acc") } bestimmen
choose-nth = als { FORM($nth, "as") } { FORM($what, "acc") } wählen
choose-action = eine Aktion wählen
choose-one =
    { AGREE($who) ->
        [you] wähle eines
       *[other] { $who } { AGREE($who, "waehlt") } eines
    }: { FORM($options, "bare") }
    .second =
        { AGREE($who) ->
            [you] wähle eines
           *[other] { AGREE($who, "waehlt") } { $who } eines
        }: { FORM($options, "bare") }
    .rather =
        { AGREE($who) ->
            [you] wähle stattdessen eines
           *[other] { AGREE($who, "waehlt") } { $who } stattdessen eines
        }: { FORM($options, "bare") }
    .bare = eines wählen ({ FORM($options, "bare") })
option-price = { FORM($price, "bare") } und dafür { FORM($effect, "bare") }
option-told = { $price }: { FORM($effect, "capital") }
lettered =
    { $place ->
        [1] A
        [2] B
        [3] C
        [4] D
       *[other] E
    }) { FORM($does, "capital") }
stated = { FORM($does, "third") }
    .second = { FORM($does, "inverted") }
# How sentences go on in frames that hold them, and inside a sentence.
or-else =
    { $inside ->
        [yes] ; sonst
       *[no] . Sonst
    }{ $comma ->
        [yes] , { $otherwise }
       *[no] { " " }{ FORM($otherwise, "second") }
    }
if-they-do =
    { $inside ->
        [yes] ; wenn
       *[no] . Wenn
    } { AGREE($who, "er-they") } das { AGREE($who, "tut") }, { FORM($effect, "second") }
if-they-do-not =
    { $inside ->
        [yes] ; wenn { AGREE($who, "er-they") } das nicht { AGREE($who, "tut") }, { FORM($otherwise, "second") }
       *[no]
            { "." } Sonst{ $comma ->
                [yes] , { $otherwise }
               *[no] { " " }{ FORM($otherwise, "second") }
            }
    }
may = { $who } { AGREE($who, "darf") } { FORM($price, "bare") }
    .second = { AGREE($who, "darf") } { $who } { FORM($price, "bare") }
    .rather = { AGREE($who, "darf") } { $who } stattdessen { FORM($price, "bare") }
    .bare = { FORM($price, "bare") } (freiwillig)
may-follow = { $who } { AGREE($who, "darf") } Folgendes tun: { FORM($price, "capital") }
    .second = { AGREE($who, "darf") } { $who } Folgendes tun: { FORM($price, "capital") }
may-follow-otherwise = { $who } { AGREE($who, "darf") } Folgendes tun: { FORM($price, "capital") }{ if-they-do-not }
    .second = { AGREE($who, "darf") } { $who } Folgendes tun: { FORM($price, "capital") }{ if-they-do-not }
may-otherwise = { $who } { AGREE($who, "darf") } { FORM($price, "bare") }{ if-they-do-not }
    .second = { AGREE($who, "darf") } { $who } { FORM($price, "bare") }{ if-they-do-not }
may-then = { $who } { AGREE($who, "darf") } { FORM($price, "bare") }{ if-they-do }
    .second = { AGREE($who, "darf") } { $who } { FORM($price, "bare") }{ if-they-do }
    .rather = { AGREE($who, "darf") } { $who } stattdessen { FORM($price, "bare") }{ if-they-do }
may-then-otherwise = { $who } { AGREE($who, "darf") } { FORM($price, "bare") }{ if-they-do }{ if-they-do-not }
    .second = { AGREE($who, "darf") } { $who } { FORM($price, "bare") }{ if-they-do }{ if-they-do-not }
er-they = er
    .you = du
    .feminine = sie
    .plural = sie
cause = { FORM($whom, "acc") } { FORM($does, "bare") } lassen
where-number = { $does }, wobei { $known },
    .bare = { FORM($does, "bare") }, wobei { $known },
    .second = { FORM($does, "second") }, wobei { $known },
    .third = { FORM($does, "third") }, wobei { $known },
known = { $letter } { FORM($value, "with-head") } { AGREE($value, "ist") }{ FORM($value, "with-tail") }
note = merke dir{ $called } { FORM($what, "acc") }
    .second = merke dir{ $called } { FORM($what, "acc") }
    .bare = { AGREE($who, "sich-dat") }{ $called } { FORM($what, "acc") } merken
note-much = merke dir, wie { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { $who } { AGREE($who, "hat") }{ $called },
    .second = merke dir, wie { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { $who } { AGREE($who, "hat") }{ $called },
    .bare = sich merken, wie { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { $who } { AGREE($who, "hat") }{ $called },
note-whether = merke dir, ob { $cond },
    .second = merke dir, ob { $cond },
    .bare = sich merken, ob { $cond },
if = wenn { $cond }, { FORM($then, "second") }
    .second = gilt: Wenn { $cond }, { FORM($then, "second") }
if-otherwise = wenn { $cond }, { FORM($then, "second") }{ or-else }
    .second = gilt: Wenn { $cond }, { FORM($then, "second") }{ or-else }
if-behind = { $then }, wenn { $cond },
    .second = { FORM($then, "second") }, wenn { $cond },
if-behind-otherwise = { $then }, wenn { $cond }, sonst { FORM($otherwise, "second") }
    .second = { FORM($then, "second") }, wenn { $cond }, sonst { FORM($otherwise, "second") }
grouped = ({ $does })
    .second = gilt: ({ FORM($does, "capital") })
for-each = für { FORM($set, "acc") }: { FORM($does, "capital") }
    .second = gilt für { FORM($set, "acc") }: { FORM($does, "capital") }
each-goes-on = { $does }; { $rest }
    .second = { FORM($does, "second") }; { $rest }
starting-with = beginnend mit { FORM($who, "dat") } { FORM($does, "second") }
    .second = gilt, beginnend mit { FORM($who, "dat") }: { FORM($does, "capital") }
at-once = gleichzeitig und verdeckt { FORM($does, "second") }
    .second = gilt gleichzeitig und verdeckt: { FORM($does, "capital") }
most-first = absteigend nach { FORM($by, "dat") } geordnet { FORM($does, "second") }
    .second = gilt, absteigend nach { FORM($by, "dat") } geordnet: { FORM($does, "capital") }
most-first-from = absteigend nach { FORM($by, "dat") } geordnet (bei Gleichstand beginnend mit { FORM($who, "dat") }) { FORM($does, "second") }
    .second = gilt, absteigend nach { FORM($by, "dat") } geordnet (bei Gleichstand beginnend mit { FORM($who, "dat") }): { FORM($does, "capital") }
fewest-first = aufsteigend nach { FORM($by, "dat") } geordnet { FORM($does, "second") }
    .second = gilt, aufsteigend nach { FORM($by, "dat") } geordnet: { FORM($does, "capital") }
fewest-first-from = aufsteigend nach { FORM($by, "dat") } geordnet (bei Gleichstand beginnend mit { FORM($who, "dat") }) { FORM($does, "second") }
    .second = gilt, aufsteigend nach { FORM($by, "dat") } geordnet (bei Gleichstand beginnend mit { FORM($who, "dat") }): { FORM($does, "capital") }
often = { $n }-mal
repeat = tu immer wieder Folgendes: { FORM($does, "capital") }
    .second = tu immer wieder Folgendes: { FORM($does, "capital") }
repeat-times = tu { AGREE($n, "mal") } Folgendes: { FORM($does, "capital") }
    .second = tu { AGREE($n, "mal") } Folgendes: { FORM($does, "capital") }
    .bare = { AGREE($n, "mal") } { FORM($does, "bare") }
mal = { $noun }-mal
repeat-known = tu Folgendes { $n }-mal, wobei { $known }: { FORM($does, "capital") }
    .second = tu Folgendes { $n }-mal, wobei { $known }: { FORM($does, "capital") }
until = { $does }, bis { $cond },
    .second = { FORM($does, "second") }, bis { $cond },
    .bare = { FORM($does, "bare") }, bis { $cond },
    .third = { FORM($does, "third") }, bis { $cond },
    .rather = { FORM($does, "rather") }, bis { $cond },
repeat-while = solange { $cond }, wiederhole Folgendes: { FORM($does, "capital") }
    .second = wiederhole, solange { $cond }, Folgendes: { FORM($does, "capital") }
taking-turns = { $set } kommen reihum dran, beginnend mit { FORM($who, "dat") }, bis alle gepasst haben: { FORM($does, "capital") }
    .second = kommen { $set } reihum dran, beginnend mit { FORM($who, "dat") }, bis alle gepasst haben: { FORM($does, "capital") }
stop = mehr geschieht nicht
    .second = geschieht nichts mehr
    .bare = aufhören
do-nothing = nichts tun
end = { FORM($frame, "the", "acc") } beenden
restart = { FORM($frame, "the", "acc") } von vorn beginnen
win = das Spiel gewinnen
answer = das ist { $value }
    .second = ist das { $value }
answer-if = das gilt, wenn { $cond }
do-text = den Effekt { FORM($of, "gen") } ausführen
for-this = bis zum Ende { FORM($frame, "this", "gen") } { FORM($does, "second") }
    .second = gilt für { FORM($frame, "this", "acc") }: { FORM($does, "capital") }
    .bare = für { FORM($frame, "this", "acc") } bestimmen: { FORM($does, "capital") }

## Triggers, modifiers, forbids

before-frame = vor { FORM($frame, "each", "dat") }
before-step = vor { FORM($step, "dat") }
after-step = nach { FORM($step, "over") }
instead-step = statt { FORM($step, "gen") }
before = bevor { FORM($event, "last") }, { FORM($effect, "second") }
before-if = bevor { FORM($event, "last") }: Wenn { $cond }, { FORM($effect, "second") }
after = nachdem { FORM($event, "after") }, { FORM($effect, "second") }
after-if = nachdem { FORM($event, "after") }: Wenn { $cond }, { FORM($effect, "second") }
when = wenn { FORM($event, "last") }, { FORM($effect, "second") }
when-if = wenn { FORM($event, "last") } und { $cond }, { FORM($effect, "second") }
instead =
    wenn { FORM($event, "would") }, { $alone ->
        [yes] { FORM($effect, "rather") }
       *[no] gilt stattdessen: { FORM($effect, "capital") }
    }
instead-if =
    wenn { FORM($event, "would") } und { $cond }, { $alone ->
        [yes] { FORM($effect, "rather") }
       *[no] gilt stattdessen: { FORM($effect, "capital") }
    }
undone = { FORM($event, "denied") }
undone-if = { FORM($event, "denied") }, wenn { $cond }
step-undone-if = { $step } entfällt, wenn { $cond }
    .second = entfällt { $step }, wenn { $cond }
step-replaced-if = { $step } entfällt, wenn { $cond }; stattdessen { FORM($effect, "second") }
    .second = entfällt { $step }, wenn { $cond }; stattdessen { FORM($effect, "second") }
at = { $moment } { FORM($effect, "second") }
at-if = { $moment }, wenn { $cond }, { FORM($effect, "second") }
now-so = { FORM($what, "main") }
    .second = { FORM($what, "main-second") }
now-is = { $what } { AGREE($what, "ist") } { $value }
    .second = { AGREE($what, "ist") } { $what } { $value }
gets-for-each = { $does } für { FORM($each, "acc") }
    .second = { FORM($does, "second") } für { FORM($each, "acc") }
    .bare =
        { $bounded ->
            [yes] { FORM($does, "bare") } für { FORM($each, "acc") }
           *[no] für { FORM($each, "acc") } { FORM($does, "bare") }
        }
    .third = { FORM($does, "third") } für { FORM($each, "acc") }
gets-more-for-each = { $does } und { $more } weitere für { FORM($each, "acc") }
    .second = { FORM($does, "second") } und { $more } weitere für { FORM($each, "acc") }
    .bare = { FORM($does, "bare") } und { $more } weitere für { FORM($each, "acc") }
    .third = { FORM($does, "third") } und { $more } weitere für { FORM($each, "acc") }
gets-more = { $what } { AGREE($what, "steigt") } um { FORM($value, "acc") }
    .second = { AGREE($what, "steigt") } { $what } um { FORM($value, "acc") }
gets-less = { $what } { AGREE($what, "sinkt") } um { FORM($value, "acc") }
    .second = { AGREE($what, "sinkt") } { $what } um { FORM($value, "acc") }
now-has = { $who } { AGREE($who, "hat") } { $much }
    .second = { AGREE($who, "hat") } { $who } { $much }
now-at-least = { $what } { AGREE($what, "ist") } mindestens { $value }
    .second = { AGREE($what, "ist") } { $what } mindestens { $value }
now-at-most = { $what } { AGREE($what, "ist") } höchstens { $value }
    .second = { AGREE($what, "ist") } { $what } höchstens { $value }
during = { $when } { FORM($does, "second") }
while = solange { $cond }, { FORM($does, "second") }
in-time = { $time } { FORM($does, "second") }
at-nth-end = am Ende { FORM($nth, "gen") }
must-not = du darfst { FORM($does, "never") }
    .second = darfst du { FORM($does, "never") }
nobody-may = niemand darf { FORM($does, "bare") }
    .second = darf niemand { FORM($does, "bare") }
must-not-choose = wenn { FORM($event, "last") }, { AGREE($who, "darf") } { $who } { FORM($does, "never") }
    .second = gilt: Wenn { FORM($event, "last") }, { AGREE($who, "darf") } { $who } { FORM($does, "never") }
must-not-choose-nth = wenn { FORM($event, "last") }, { AGREE($who, "darf") } { $who } { FORM($does, "never") }
    .second = gilt: Wenn { FORM($event, "last") }, { AGREE($who, "darf") } { $who } { FORM($does, "never") }
must-not-if = { $does }, wenn { $cond }
    .second = { FORM($does, "second") }, wenn { $cond }
must-not-while = { $does }, solange { $cond }
    .second = { FORM($does, "second") }, solange { $cond }
as-soon-as = sobald { $cond }, { FORM($effect, "second") }
first-time = sobald { $cond } (nur beim ersten Mal), { FORM($effect, "second") }
once = nur einmal in { FORM($frame, "each", "dat") }
met = erfüllt, wenn { $cond }
needs = nur wenn { $cond }
new-action = neue Aktion „{ $name }“: { $does }
new-rule = neue Regel für „{ $name }“: { $does }
new-rule-when = neue Regel dafür, wann { $name }: { $does }
removed-rule = „{ $name }“ entfällt
on-leaving = zum Schluss: { FORM($does, "capital") }

## The whole

sentence = { $text }.
between-sentences = { " " }
text = { $label }: { $effect }
