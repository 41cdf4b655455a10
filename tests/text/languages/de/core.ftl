# German, as far as the sample effects need it. Cases: acc, dat, gen. Moods: bare (infinitive), third, inverted, after.

like-noun =
    .gender = neuter
    .before-masculine = {"der "}
    .before-masculine-acc = {"den "}
    .before-feminine = {"die "}
    .before-feminine-gen = {"der "}
    .behind = {" "}{ FORM($noun, "gen") }
like-name =
    .gender = neuter
like-zone =
    .gender = neuter
like-clause =
    .inverted = { AGREE($who) ->
        [you] { FORM($noun) }
       *[other] { FORM($noun, "second") }
    }

ein = ein
    .masculine-acc = einen
    .masculine-dat = einem
    .masculine-gen = eines
    .feminine = eine
    .feminine-dat = einer
    .feminine-gen = einer
    .neuter-gen = eines
dieser = dieses
    .masculine = dieser
    .masculine-acc = diesen
    .masculine-gen = dieses
    .feminine = diese
    .feminine-gen = dieser
    .plural = diese
    .plural-gen = dieser
jeder = jedes
    .masculine = jeder
    .masculine-acc = jeden
    .masculine-gen = jedes
    .feminine = jede
    .feminine-gen = jeder
er = es
    .masculine = er
    .masculine-acc = ihn
    .masculine-dat = ihm
    .feminine = sie
    .feminine-dat = ihr
sein = sein
    .feminine = ihr
    .plural = ihr
hat = hat
    .you = hast
darf = darf
    .you = darfst
tut = tut
    .you = tust

det-a = { AGREE($noun, "ein", $case) } { FORM($noun, $case) }
det-that = { AGREE($noun, "dieser", $case) } { FORM($noun, $case, $number) }
det-each = { AGREE($noun, "jeder", $case) } { FORM($noun, $case) }
det-n = { $n } { FORM($noun, $case, $n) }

you = du
    .gender = you
    .acc = dich
    .before-masculine-acc = {"deinen "}
    .behind = {""}
kind-player = Spieler
    .gender = masculine
    .gen = Spielers
    .plural = Spieler
    .dat-plural = Spielern
kind-card = Karte
    .gender = feminine
    .plural = Karten
ander = andere
    .a-masculine = anderer
    .masculine-acc = anderen
    .masculine-gen = anderen
other-player = { AGREE("kind-player", "ander", $det, $case) } { FORM("kind-player", $case, $number) }
    .gender = masculine
pronoun-thing = { AGREE($of, "er", $case) }
    .gender = { AGREE($of) }
    .before-feminine = { AGREE($of, "sein") }{"e "}
    .before-feminine-gen = { AGREE($of, "sein") }{"er "}
    .behind = {""}

sum = { $n } { $unit }
options-more = { $a }, { $b }
options-last = { $a } oder { $b }
then-last = { $a } und { $b }

gain = erhalte { FORM($amount, "acc") }
    .bare = { FORM($amount, "acc") } erhalten
    .third = { $who } erhält { FORM($amount, "acc") }
    .second = erhält { $who } { FORM($amount, "acc") }
    .after = { $who } { FORM($amount, "acc") } erhalten { AGREE($who, "hat") }
take = nimm { FORM($amount, "acc") }
    .bare = { FORM($amount, "acc") } nehmen
lose = verliere { FORM($amount, "acc") }
    .bare = { FORM($amount, "acc") } verlieren
    .third = { $who } verliert { FORM($amount, "acc") }
    .second = verliert { $who } { FORM($amount, "acc") }
pay = zahle { FORM($amount, "acc") }
    .bare = { FORM($amount, "acc") } zahlen
put = lege { FORM($cards, "acc") } { FORM($zone, $where) }
choose = wähle { FORM($what, "acc") }
choose-one = { AGREE($who) ->
    [you] wähle eines: { FORM($options, "bare") }
   *[other] { $who } wählt eines: { FORM($options, "bare") }
}
may-then = { $who } { AGREE($who, "darf") } { FORM($price, "bare") }. Wenn { $who } das { AGREE($who, "tut") }, { FORM($effect, "inverted") }
if-otherwise = wenn { $cond }, { FORM($then, "inverted") }. Sonst { FORM($otherwise, "inverted") }
has-at-least = { $who } mindestens { FORM($what, "acc") } { AGREE($who, "hat") }
after = nachdem { FORM($event, "after") }, { FORM($effect, "inverted") }
sentence = { $text }.
