# Western Legends in Italian: what the game is made of.

kind-space = spazio
    .plural = spazi
kind-throw = dado
    .plural = dadi
kind-item = oggetto
    .plural = oggetti
kind-poker-card = carta poker
    .gender = feminine
    .plural = carte poker
kind-fight-card = carta combattimento
    .gender = feminine
    .plural = carte combattimento
kind-story = carta storia
    .gender = feminine
    .plural = carte storia
kind-character = personaggio
    .plural = personaggi

## Counters

counter-marshal = punto Marshal
    .plural = punti Marshal
counter-wanted = punto Ricercato
    .plural = punti Ricercato
counter-lp = punto Leggenda
    .plural = punti Leggenda
counter-money = denaro
    .like = mass
    .a = denaro
    .no = denaro
    .own = { FORM($owner, "before-masculine", $case) }denaro{ FORM($owner, "behind") }
counter-wounds = ferita
    .gender = feminine
    .plural = ferite
counter-actions-left = azione
    .gender = feminine
    .plural = azioni
counter-nuggets = pepita d'oro
    .gender = feminine
    .plural = pepite d'oro
gain-wounds = subire { $amount }
lose-wounds = curare { $amount }

## Who, where, and what has just happened

variable-stage = la fase
    .gender = feminine
    .di = della fase
    .is = { $who }
    .is-not = non è vero che { $who }
stage-after-move = un'azione di movimento è appena finita
stage-reacting = le carte di un combattimento sono state rivelate
stage-marshal-gained = è appena stato ottenuto un punto Marshal
stage-wanted-gained = è appena stato ottenuto un punto Ricercato
variable-mover = il giocatore che si è spostato
    .di = del giocatore che si è spostato
    .al = al giocatore che si è spostato
    .dal = dal giocatore che si è spostato
    .is =
        { AGREE($who) ->
            [you] sei stato tu a spostarti
           *[other] { $who } si è spostato
        }
    .is-not =
        { AGREE($who) ->
            [you] non sei stato tu a spostarti
           *[other] { $who } non si è spostato
        }
    .nobody = nessuno si è spostato
    .somebody = qualcuno si è spostato
variable-active = il giocatore attivo
    .di = del giocatore attivo
    .al = al giocatore attivo
    .dal = dal giocatore attivo
    .is =
        { AGREE($who) ->
            [you] è il tuo turno
           *[other] è il turno { FORM($who, "di") }
        }
    .is-not =
        { AGREE($who) ->
            [you] non è il tuo turno
           *[other] non è il turno { FORM($who, "di") }
        }
variable-foe = il PNG
    .di = del PNG
    .al = al PNG
    .dal = dal PNG
    .is = l'avversario è { $who }
    .is-not = l'avversario non è { $who }
    .nobody = il combattimento è tra due giocatori
    .somebody = l'avversario è un PNG
variable-fighter = l'attaccante
    .di = dell'attaccante
    .al = all'attaccante
    .dal = dall'attaccante
    .is = { $who } { AGREE($who, "attaccare") }
    .is-not = { $who } non { AGREE($who, "attaccare") }
variable-rival = il giocatore attaccato
    .di = del giocatore attaccato
    .al = al giocatore attaccato
    .dal = dal giocatore attaccato
    .is = { $who } { AGREE($who, "venire") } attaccato
    .nobody = il combattimento non è tra due giocatori
    .somebody = il combattimento è tra due giocatori
attaccare = attacca
    .you = attacchi
    .plural = attaccano
variable-spot = { FORM($player, "before-hard", $case) }spazio{ FORM($player, "behind") }
    .stands = { $player } { AGREE($player, "essere") }
    .stands-not = { $player } non { AGREE($player, "essere") }
    .is = { $player } { AGREE($player, "essere") } { FORM($who, "with-place") }
    .is-not = { $player } non { AGREE($player, "essere") } { FORM($who, "with-place") }
    .is-beside = { FORM($who, "with-place") }
    .set =
        { AGREE($player) ->
            [you] vai
           *[other] { $player } { AGREE($player, "andare") }
        } { FORM($value, "with-goal") }

## Where wounds come from

wound-source-from-result = per aver perso il combattimento
    .taken = { " " }per aver perso il combattimento
wound-source-from-fight-card = dalla carta combattimento
    .taken = { "" }
wound-source-from-uncancellable-card = inevitabile dalla carta combattimento
    .taken = { ", " }che nulla può impedire
wound-source-from-choice = { "" }
    .taken = { "" }
