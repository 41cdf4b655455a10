# Italian: what is done. A clause stands in the infinitive, as in a dictionary; its other forms are made by `syntax.py`
# from the verb, whose principal parts stand in `verbs.lex`.

gain = ottenere { $amount }
lose = perdere { $amount }
lose-or-pay = perdere { $amount }, anche pagando
pay = pagare { $amount }
take = subire { $amount }
raise = aumentare di { $n } { FORM("numero", "the") } di { FORM($what, "plural") }
lower = diminuire di { $n } { FORM("numero", "the") } di { FORM($what, "plural") }
raise-value = aumentare { FORM($what, "acc") } { FORM($n, "di") }
lower-value = diminuire { FORM($what, "acc") } { FORM($n, "di") }
double-value = raddoppiare { FORM($what, "acc") }
halve-value = dimezzare { FORM($what, "acc") } (arrotondando per eccesso)
set = portare { FORM($what, "acc") } a { $value }
set-nobody = d'ora in poi { $cond }
is-now = { $who } { AGREE($who, "essere") } ora { $what }
now-has-none = { $who } non { AGREE($who, "avere") } più { FORM($what, "plain", "plural") }
there-now = ora ci sono { $what }
there-now-none = non ci sono più { FORM($what, "plain", "plural") }
put-on-same = mettere { FORM($cards, "acc") } in cima
put-under-same = mettere { FORM($cards, "acc") } in fondo
put = mettere { FORM($cards, "acc") } { FORM($zone, $where) }
shuffle = mescolare { FORM($zone, "acc") }
show = rivelare { FORM($cards, "acc") }
show-to = mostrare { FORM($cards, "acc") } { FORM($to, "al") }
look-at = guardare { FORM($cards, "acc") }
choose = scegliere { FORM($what, "acc") }
choose-at-random = scegliere a caso { FORM($what, "acc") }
choose-action = scegliere un'azione
choose-one =
    { AGREE($who) ->
        [you] scegli: { FORM($options, "bare") }
       *[other] { $who } { AGREE($who, "scegliere") }: { FORM($options, "bare") }
    }
    .bare = scegliere ({ FORM($options, "bare") })
scegliere = sceglie
    .you = scegli
    .plural = scelgono
option-price = { $price } per { FORM($effect, "bare") }
    .bare = { FORM($price, "bare") } per { FORM($effect, "bare") }
option-told = { $price }: { $effect }
lettered =
    { $place ->
        [1] A
        [2] B
        [3] C
        [4] D
       *[other] E
    }) { $does }
stated = { FORM($does, "when") }
# How sentences go on in frames that hold them, and inside a sentence.
or-else =
    { $inside ->
        [yes] ; altrimenti
       *[no] . Altrimenti
    }, { $otherwise }
if-they-do =
    { $inside ->
        [yes]
            ; se lo { AGREE($who) ->
                [you] fai
                [plural] fanno
               *[other] fa
            }
       *[no]
            { "." } Se lo { AGREE($who) ->
                [you] fai
                [plural] fanno
               *[other] fa
            }
    }, { $effect }
if-they-do-not =
    { $inside ->
        [yes]
            ; se non lo { AGREE($who) ->
                [you] fai
                [plural] fanno
               *[other] fa
            }
       *[no] . Altrimenti
    }, { $otherwise }
may = { $who } { AGREE($who, "potere") } { FORM($price, "bare") }
    .bare = potere { FORM($price, "bare") }
may-follow = { $who } { AGREE($who, "potere") } fare così: { $price }
may-follow-otherwise = { $who } { AGREE($who, "potere") } fare così: { $price }{ if-they-do-not }
may-otherwise = { $who } { AGREE($who, "potere") } { FORM($price, "bare") }{ if-they-do-not }
may-then = { $who } { AGREE($who, "potere") } { FORM($price, "bare") }{ if-they-do }
may-then-otherwise = { $who } { AGREE($who, "potere") } { FORM($price, "bare") }{ if-they-do }{ if-they-do-not }
cause = fare in modo che { FORM($does, "wished") }
where-number = { $does }, { $known }
    .bare = { FORM($does, "bare") }, { $known }
    .when = { FORM($does, "when") }, { $known }
known = dove { $letter } è { $value }
note = annota{ $called } { FORM($what, "acc") }
    .bare = annotare{ $called } { FORM($what, "acc") }
note-much = annota { AGREE($what, "quanto") } { FORM($what, "plural") } { AGREE($who, "avere") } { $who }{ $called }
    .bare = annotare { AGREE($what, "quanto") } { FORM($what, "plural") } { AGREE($who, "avere") } { $who }{ $called }
note-whether = annota se { $cond }
    .bare = annotare se { $cond }
if = se { $cond }, { $then }
if-otherwise = se { $cond }, { $then }{ or-else }
if-behind = { $then } se { $cond }
if-behind-otherwise = { $then } se { $cond }, altrimenti { $otherwise }
grouped = ({ $does })
for-each = per { $set }: { $does }
each-goes-on = { $does }; { $rest }
starting-with = cominciando da { FORM($who, "acc") }, { $does }
at-once = allo stesso tempo e in segreto, { $does }
most-first = nell'ordine { FORM($by, "di") }, cominciando dal valore più alto: { $does }
most-first-from = nell'ordine { FORM($by, "di") }, cominciando dal valore più alto (a parità, da { FORM($who, "acc") }): { $does }
fewest-first-from = nell'ordine { FORM($by, "di") }, cominciando dal valore più basso (a parità, da { FORM($who, "acc") }): { $does }
fewest-first = nell'ordine { FORM($by, "di") }, cominciando dal valore più basso: { $does }
often = { $n } volte
repeat = ripeti quanto segue: { $does }
repeat-times = fai quanto segue { $n } volte: { $does }
    .bare = { FORM($does, "bare") } { $n } volte
repeat-known = fai quanto segue { $n } volte, { $known }: { $does }
until = { $does } finché { $while }
    .bare = { FORM($does, "bare") } finché { $while }
    .third = { FORM($does, "third") } finché { $while }
repeat-while = finché { $cond }, ripeti quanto segue: { $does }
taking-turns = { $set } agiscono a turno, cominciando da { FORM($who, "acc") }, finché tutti hanno passato: { $does }
stop = non succede più nulla
    .bare = fermarsi qui
do-nothing = non fare nulla
end = terminare { FORM($frame, "the") }
restart = ricominciare { FORM($frame, "the") }
win = vincere la partita
answer = è { $value }
answer-if = è così quando { $cond }
do-text = applicare l'effetto { FORM($of, "di") }
for-this = durante { FORM($frame, "this") }, { $does }
    .bare = decidere che durante { FORM($frame, "this") }, { $does }

## Triggers, modifiers, forbids

before-frame = prima di { FORM($frame, "each") }
before-step = prima { FORM($step, "di") }
after-step = dopo { FORM($step, "over") }
instead-step = invece { FORM($step, "di") }
before = { FORM($event, "preceding") }, { $effect }
before-if = { FORM($event, "preceding") }, se { $cond }, { $effect }
after = { FORM($event, "following") }, { $effect }
after-if = { FORM($event, "following") }, se { $cond }, { $effect }
when = quando { FORM($event, "when") }, { $effect }
when-if = quando { FORM($event, "when") }, se { $cond }, { $effect }
instead = { FORM($event, "replaced", $whose) }, { $effect }
instead-if = { FORM($event, "replaced", $whose) }, se { $cond }, { $effect }
undone = { FORM($event, "denied") }
undone-if = { FORM($event, "denied") } se { $cond }
step-undone-if = { $step } non ha luogo se { $cond }
step-replaced-if = { $step } non ha luogo se { $cond }; invece { $effect }
at = { $moment }, { $effect }
at-if = { $moment }, se { $cond }, { $effect }
now-so = { $what }
now-is = { $what } { AGREE($what, "essere") } { $value }
gets-for-each = { $does } per { FORM($each, "acc") }
    .bare = { FORM($does, "bare") } per { FORM($each, "acc") }
    .third = { FORM($does, "third") } per { FORM($each, "acc") }
gets-more-for-each = { $does }, e { $more } in più per { FORM($each, "acc") }
    .bare = { FORM($does, "bare") }, e { $more } in più per { FORM($each, "acc") }
    .third = { FORM($does, "third") }, e { $more } in più per { FORM($each, "acc") }
gets-more = { $what } { AGREE($what, "aumentare") } di { $value }
gets-less = { $what } { AGREE($what, "diminuire") } di { $value }
aumentare = aumenta
    .plural = aumentano
diminuire = diminuisce
    .plural = diminuiscono
now-has = { $who } { AGREE($who, "avere") } { $much }
now-at-least = { $what } { AGREE($what, "essere") } almeno { $value }
now-at-most = { $what } { AGREE($what, "essere") } al massimo { $value }
during = { $when }, { $does }
while = finché { $cond }, { $does }
in-time = { $time }, { $does }
at-nth-end = alla fine { FORM($nth, "di") }
must-not = non puoi { FORM($does, "bare") }
nobody-may = nessuno può { FORM($does, "bare") }
must-not-choose = quando { FORM($event, "when") }, { $who } non { AGREE($who, "potere") } scegliere { FORM($what, "acc") }
must-not-choose-nth = quando { FORM($event, "when") }, { $who } non { AGREE($who, "potere") } scegliere come { $nth } { FORM($what, "acc") }
must-not-if = { $does } se { $cond }
must-not-while = { $does } finché { $cond }
as-soon-as = non appena { $cond }, { $effect }
first-time = non appena { $cond } per la prima volta, { $effect }
once = una sola volta per { $frame }
met = la condizione è soddisfatta se { $cond }
needs = solo se { $cond }
new-action = nuova azione «{ $name }»: { $does }
new-rule = nuova regola per «{ $name }»: { $does }
new-rule-when = nuova regola per quando { $name }: { $does }
removed-rule = «{ $name }» non vale più
on-leaving = alla fine, { $does }

## The whole

sentence = { $text }.
between-sentences = { " " }
text = { $label }: { $effect }
