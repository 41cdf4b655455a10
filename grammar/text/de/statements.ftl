# German: what is done. The value is the imperative; what the other forms are for is told at `like-clause`.

erhaelt = erhält
    .you = erhältst
    .plural = erhalten
verliert = verliert
    .you = verlierst
    .plural = verlieren
zahlt = zahlt
    .you = zahlst
    .plural = zahlen
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
legt = legt
    .you = legst
    .plural = legen

gain = erhalte { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } erhalten
    .verb = { AGREE($who, "erhaelt") }
    .rest = { FORM($amount, "acc") }
    .after = { $who } { FORM($amount, "acc") } erhalten { AGREE($who, "hat") }
lose = verliere { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } verlieren
    .verb = { AGREE($who, "verliert") }
    .rest = { FORM($amount, "acc") }
    .after = { $who } { FORM($amount, "acc") } verloren { AGREE($who, "hat") }
pay = zahle { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } zahlen
    .verb = { AGREE($who, "zahlt") }
    .rest = { FORM($amount, "acc") }
    .after = { $who } { FORM($amount, "acc") } gezahlt { AGREE($who, "hat") }
take = nimm { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } nehmen
    .verb = { AGREE($who, "nimmt") }
    .rest = { FORM($amount, "acc") }
    .after = { $who } { FORM($amount, "acc") } genommen { AGREE($who, "hat") }
raise = erhöhe die Anzahl { FORM($what, "gen", "plural") } um { $n }
    .bare = die Anzahl { FORM($what, "gen", "plural") } um { $n } erhöhen
lower = verringere die Anzahl { FORM($what, "gen", "plural") } um { $n }
    .bare = die Anzahl { FORM($what, "gen", "plural") } um { $n } verringern
set = setze { FORM($what, "acc") } auf { FORM($value, "acc") }
    .bare = { FORM($what, "acc") } auf { FORM($value, "acc") } setzen

put = lege { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } legen
    .verb = { AGREE($who, "legt") }
    .rest = { FORM($cards, "acc") } { FORM($zone, $where) }
shuffle = mische { FORM($zone, "acc") }
    .bare = { FORM($zone, "acc") } mischen
show = decke { FORM($cards, "acc") } auf
    .bare = { FORM($cards, "acc") } aufdecken
show-to = zeige { FORM($to, "dat") } { FORM($cards, "acc") }
    .bare = { FORM($to, "dat") } { FORM($cards, "acc") } zeigen
look-at = sieh dir { FORM($cards, "acc") } an
    .bare = { AGREE($who, "sich-dat") } { FORM($cards, "acc") } ansehen
    .verb = { AGREE($who, "sieht") }
    .rest = { FORM($cards, "acc") } an
    .last = { $who } { AGREE($who) ->
        [you] dir { FORM($cards, "acc") } ansiehst
        [plural] sich { FORM($cards, "acc") } ansehen
       *[other] sich { FORM($cards, "acc") } ansieht
    }

choose = wähle { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } wählen
    .verb = { AGREE($who, "waehlt") }
    .rest = { FORM($what, "acc") }
choose-at-random = bestimme zufällig { FORM($what, "acc") }
    .bare = zufällig { FORM($what, "acc") } bestimmen
choose-action = wähle eine Aktion
    .bare = eine Aktion wählen
    .verb = { AGREE($who, "waehlt") }
    .rest = eine Aktion
choose-one = { AGREE($who) ->
    [you] wähle eines
   *[other] { $who } { AGREE($who, "waehlt") } eines
}: { FORM($options, "bare") }
    .second = { AGREE($who) ->
        [you] wähle eines
       *[other] { AGREE($who, "waehlt") } { $who } eines
    }: { FORM($options, "bare") }
    .bare = eines wählen ({ FORM($options, "bare") })
option-price = { FORM($price, "bare") } und dafür { FORM($effect, "bare") }
lettered = { $place ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}) { $plain ->
    [yes] { FORM($does, "bare") }
   *[no] { FORM($does, "capital") }
}
stated = { FORM($does, "third") }
    .second = { FORM($does, "inverted") }
may = { $who } { AGREE($who, "darf") } { FORM($price, "bare") }
    .second = { AGREE($who, "darf") } { $who } { FORM($price, "bare") }
    .bare = { FORM($price, "bare") } (freiwillig)
may-follow = { $who } { AGREE($who, "darf") } Folgendes tun: { FORM($price, "capital") }
    .second = { AGREE($who, "darf") } { $who } Folgendes tun: { FORM($price, "capital") }
may-follow-otherwise = { $who } { AGREE($who, "darf") } Folgendes tun: { FORM($price, "capital") }. Sonst { FORM($otherwise, "second") }
    .second = { AGREE($who, "darf") } { $who } Folgendes tun: { FORM($price, "capital") }. Sonst { FORM($otherwise, "second") }
may-otherwise = { $who } { AGREE($who, "darf") } { FORM($price, "bare") }. Sonst { FORM($otherwise, "second") }
    .second = { AGREE($who, "darf") } { $who } { FORM($price, "bare") }. Sonst { FORM($otherwise, "second") }
may-then = { $who } { AGREE($who, "darf") } { FORM($price, "bare") }. Wenn { AGREE($who, "er-they") } das { AGREE($who, "tut") }, { FORM($effect, "second") }
    .second = { AGREE($who, "darf") } { $who } { FORM($price, "bare") }. Wenn { AGREE($who, "er-they") } das { AGREE($who, "tut") }, { FORM($effect, "second") }
may-then-otherwise = { $who } { AGREE($who, "darf") } { FORM($price, "bare") }. Wenn { AGREE($who, "er-they") } das { AGREE($who, "tut") }, { FORM($effect, "second") }. Sonst { FORM($otherwise, "second") }
    .second = { AGREE($who, "darf") } { $who } { FORM($price, "bare") }. Wenn { AGREE($who, "er-they") } das { AGREE($who, "tut") }, { FORM($effect, "second") }. Sonst { FORM($otherwise, "second") }
er-they = er
    .you = du
    .feminine = sie
    .plural = sie
cause = lass { FORM($whom, "acc") } { FORM($does, "bare") }
    .bare = { FORM($whom, "acc") } { FORM($does, "bare") } lassen

where-number = { $does }, wobei { $known },
    .bare = { FORM($does, "bare") }, wobei { $known },
    .second = { FORM($does, "second") }, wobei { $known },
    .third = { FORM($does, "third") }, wobei { $known },
known = { $letter } { $value } ist

note = merke dir { FORM($what, "acc") }
    .bare = { AGREE($who, "sich-dat") } { FORM($what, "acc") } merken
note-much = merke dir, wie { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { $who } { AGREE($who, "hat") },
    .bare = sich merken, wie { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { $who } { AGREE($who, "hat") },
note-whether = merke dir, ob { $cond },
    .bare = sich merken, ob { $cond },

if = wenn { $cond }, { FORM($then, "second") }
    .second = gilt: Wenn { $cond }, { FORM($then, "second") }
if-otherwise = wenn { $cond }, { FORM($then, "second") }. Sonst { FORM($otherwise, "second") }
    .second = gilt: Wenn { $cond }, { FORM($then, "second") }. Sonst { FORM($otherwise, "second") }
for-each = für { FORM($set, "acc") }: { FORM($does, "capital") }
    .second = gilt für { FORM($set, "acc") }: { FORM($does, "capital") }
starting-with = beginnend mit { FORM($who, "dat") }: { FORM($does, "capital") }
repeat = tu immer wieder Folgendes: { FORM($does, "capital") }
repeat-times = tu { $n } Mal Folgendes: { FORM($does, "capital") }
    .bare = { $n } Mal { FORM($does, "bare") }
repeat-known = tu { $n } Mal, wobei { $known }, Folgendes: { FORM($does, "capital") }
repeat-until = tu Folgendes, bis { $cond }: { FORM($does, "capital") }
taking-turns = { $set } kommen reihum dran, beginnend mit { FORM($who, "dat") }, bis alle gepasst haben: { FORM($does, "capital") }
stop = mehr geschieht nicht
    .second = geschieht nichts mehr
    .bare = aufhören
end = beende { FORM($frame, "the", "acc") }
    .bare = { FORM($frame, "the", "acc") } beenden
restart = beginne { FORM($frame, "the", "acc") } von vorn
    .bare = { FORM($frame, "the", "acc") } von vorn beginnen
win = gewinne das Spiel
    .bare = das Spiel gewinnen
    .verb = { AGREE($who, "gewinnt") }
    .rest = das Spiel
answer = das ist { $value }
    .second = ist das { $value }
answer-if = das gilt, wenn { $cond }
do-text = führe den Effekt { FORM($of, "gen") } aus
    .bare = den Effekt { FORM($of, "gen") } ausführen
for-this = für { FORM($frame, "this", "acc") } gilt: { FORM($does, "capital") }
    .second = gilt für { FORM($frame, "this", "acc") }: { FORM($does, "capital") }
    .bare = für { FORM($frame, "this", "acc") } bestimmen: { FORM($does, "capital") }

## Triggers, modifiers, forbids

before = bevor { FORM($event, "last") }, { FORM($effect, "second") }
before-if = bevor { FORM($event, "last") }, gilt, wenn { $cond }: { FORM($effect, "capital") }
after = nachdem { FORM($event, "after") }, { FORM($effect, "second") }
after-if = nachdem { FORM($event, "after") }, gilt, wenn { $cond }: { FORM($effect, "capital") }
when = wenn { FORM($event, "last") }, { FORM($effect, "second") }
when-if = wenn { FORM($event, "last") } und { $cond }, { FORM($effect, "second") }
instead = wenn { FORM($event, "last") }, gilt stattdessen: { FORM($effect, "capital") }
instead-if = wenn { FORM($event, "last") } und { $cond }, gilt stattdessen: { FORM($effect, "capital") }
at = { $moment } { FORM($effect, "second") }
at-if = { $moment }, wenn { $cond }, { FORM($effect, "second") }
now-so = { FORM($what, "main") }
now-is = { $what } { AGREE($what, "ist") } { $value }
    .second = { AGREE($what, "ist") } { $what } { $value }
gets-more = { $what } steigt um { $value }
    .second = steigt { $what } um { $value }
gets-less = { $what } sinkt um { $value }
    .second = sinkt { $what } um { $value }
now-at-least = { $what } { AGREE($what, "ist") } mindestens { $value }
    .second = { AGREE($what, "ist") } { $what } mindestens { $value }
now-at-most = { $what } { AGREE($what, "ist") } höchstens { $value }
    .second = { AGREE($what, "ist") } { $what } höchstens { $value }
while = solange { $cond }, { FORM($does, "second") }
must-not = du darfst { FORM($does, "never") }
    .second = darfst du { FORM($does, "never") }
nobody-may = niemand darf { FORM($does, "bare") }
    .second = darf niemand { FORM($does, "bare") }
must-not-if = { $does }, wenn { $cond }
must-not-while = { $does }, solange { $cond }
as-soon-as = sobald { $cond }, { FORM($effect, "second") }
once = nur einmal in { FORM($frame, "each", "dat") }
met = erfüllt, wenn { $cond }
needs = nur wenn { $cond }
on-leaving = zum Schluss: { FORM($does, "capital") }

## The whole

sentence = { $text }.
text = { $label }: { $effect }
