# Italian: what is said at the table, about any game.

play-bot = { $player } ({ $bot })
play-level-easy = facile
play-level-normal = medio
play-level-hard = difficile
play-which-game = A quale gioco vuoi giocare?
play-no-such-game = «{ $typed }» non è tra questi: scrivi un numero da 1 a { $last } o l'inizio di un nome, oppure «esci».
play-unnamed = Nessuno è stato nominato, quindi una persona gioca contro dei bot; --names, --bots e --players dicono chi gioca.
play-begin = { $game }: { $players }. Scrivi un numero o l'inizio di un'opzione; «aiuto» dice di più.
play-goes-on = { $game } continua: { $players }.
play-question = { $player }: { $question }
play-prompt = >{ " " }
play-prompt-enter = Invio: { $option } >{ " " }
# what is known of an option before it is chosen
play-effect-gain = +{ $amount }
play-effect-loss = −{ $amount }
play-effect-cut = +{ $amount } invece di { $wanted } (limite: { $limit })
play-effect-none = nulla invece di { $wanted } (limite: { $limit })
play-effect-of = { $player }: { $effect }
play-offer-remarks = ({ $remarks })
play-offer-between = { "; " }
play-offer-wins-about =
    { $wins ->
        [0] non vince quasi mai
        [100] vince quasi di sicuro
       *[other] vince circa { $wins } volte su { $of }
    }
play-offer-wins-counted = vince { $wins } volte su { $of }
play-offer-wins-surely = vince di sicuro
play-offer-wins-never = non può vincere
play-offer-other-about =
    { $wins ->
        [0] { $player } non vince quasi mai
        [100] { $player } vince quasi di sicuro
       *[other] { $player } vince circa { $wins } volte su { $of }
    }
play-offer-other-counted = { $player } vince { $wins } volte su { $of }
play-offer-other-surely = { $player } vince di sicuro
play-offer-other-never = { $player } non può vincere
play-offer-idle = non porta nulla
play-offer-here = sei qui
play-offer-turn-ends = finisce il turno
play-offer-then = poi: { $question }
play-options-more = «opzioni» mostra che cosa porta ciascuna.
play-offer-usual = Se non è scritto altro: { $effects }
play-offer-uncertain = incerto
play-offer-rest = il resto è incerto
play-offer-more = e altro
play-offer-all = In ogni caso: { $effects }
play-over = La partita è finita.
play-won = Vittoria: { $players }.
play-nobody-won = Non ha vinto nessuno.
play-score = { $player }: { $score }
play-score-of = { $score } ({ $parts })
play-placed = { $place }. { $told }
play-guide = » { $remark }
play-no-guide = Questo gioco non ha note per una prima partita.
play-kept = La partita è conservata: { $resume }
play-thinks = { $player } ({ $bot }) pensa ...
play-rise = Come sono saliti i punteggi:
play-afterwards = «{ $log }», «{ $board }» e «{ $show }» rispondono ancora; «{ $again }» comincia un'altra partita, Invio esce.
play-recorded = La partita è registrata in { $file }
play-goal = Obiettivo: { $goal }
play-goal-turns =
    { $goal }, entro { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
play-goal-choices =
    { $goal }, entro { $n ->
        [one] { $n } scelta
       *[other] { $n } scelte
    }
play-goal-reached = L'obiettivo è raggiunto: { $goal }
play-goal-missed = L'obiettivo è mancato: { $goal }
play-goal-unknown = { $file } non è più quello di prima: l'obiettivo non si può più seguire.
# when something typed cannot be done
play-unknown = «{ $typed }» non è un'opzione: scrivi { $first } – { $last }, l'inizio di un'opzione, oppure «aiuto».
play-unclear = «{ $typed }» può voler dire: { $options }.
play-fault = Ciò che segue a «{ $option }» non si può eseguire e quindi non conta; scegli altro: { $why }.
play-fault-endless = non finisce mai
play-fault-much = le regole fanno o chiedono troppe cose in una volta
play-fault-deep = le regole sono annidate troppo in profondità
play-fault-memory = la memoria non basta
play-fault-nothing = un numero viene diviso per 0
play-fault-large = un numero supera 10^15
play-fault-turns = un ciclo va ripetuto più di 10 000 volte
play-fault-outside = un numero da scegliere, o da tenere in un insieme, è minore di 0 o troppo grande
play-stuck = Qualunque cosa scelga { $player }, non si può eseguire: questa partita non può continuare ({ $why }).
play-broken-bot = Il bot «{ $bot }» ha scelto ciò che non è proposto: questa partita non può continuare.
play-unwritten = L'ultima scelta non conta.
# why a save or a journal cannot be used: engine/refusals.py
play-refused-not-whole = il salvataggio è danneggiato: non è intero
play-refused-other-format = questo non è un salvataggio di questa versione
play-refused-other-game = il salvataggio è di un altro gioco: di { $found }, non di { $wanted }
play-refused-other-rules = il salvataggio è di altri pacchetti di { $wanted }: uno strato in più o in meno, oppure un pacchetto è stato cambiato
play-refused-other-layout = il salvataggio è stato scritto da un'altra versione di wlcore, per la quale i suoi numeri volevano dire altro
play-refused-forged = il salvataggio è stato modificato a mano: non ha più senso
play-refused-rest-forged = ciò che dice della sua ultima pausa non ha senso
play-refused-no-loop = in «{ $rule }» non c'è più un ciclo da cui la partita possa continuare
play-refused-no-thing = «{ $name }» non c'è più
play-refused-no-card = la carta «{ $name }» non c'è più
play-refused-not-rested = non ha ancora fatto una pausa, quindi non può continuare
play-refused-no-journal-written = non si può scrivere un diario in { $folder } ({ $why })
play-refused-unreadable = { $path } non si può leggere ({ $why })
play-refused-unwritable = { $path } non si può scrivere ({ $why })
play-refused-breaks-off = { $path } si interrompe prima che la partita cominci
play-refused-no-journal = { $path } non è un diario
play-refused-no-journal-or-damaged = { $path } non è un diario, o è danneggiato alla riga 1
play-refused-damaged = { $path } è danneggiato alla riga { $line }: non è ciò che vi era scritto
play-refused-senseless = { $path } non ha senso alla riga { $line }
play-refused-cut = { $path } è stato accorciato mentre veniva letto
play-refused-elsewhere = { $path } è in gioco in un'altra finestra
play-refused-other-journal-format = { $path } è stato scritto da un'altra versione di wlcore (il suo formato è { $found }, non { $wanted })
play-refused-not-begun = la partita non comincia
play-refused-nothing-left = non resta nulla da riprendere
play-refused-other-end = non finisce com'è annotato
play-refused-not-on-offer = la scelta { $choice } («{ $words }») non è proposta
play-refused-fails = la scelta { $choice } («{ $words }») non si può eseguire: { $what }
play-refused-diverges = dopo la scelta { $choice } è un'altra partita
play-refused-other-packs = { $path } non va d'accordo con i pacchetti come sono ora ({ $changed }): { $what }
play-refused-other-version = { $path } è stato scritto da un'altra versione di wlcore e non va d'accordo con questa: { $what }
play-refused-unlike = { $path } non si rigioca com'è annotato: { $what }
play-refused-unlike-now = ora sarebbe un'altra partita
play-refused-both = { $first }; { $second }
play-refused-packs-missing = { $path } ha bisogno di ciò che non c'è più: { $names }
play-refused-packs-unnamed = { $path } vuole aprire ciò che qui nessuno ha nominato: { $names }; se te ne fidi, aggiungi --packs a «wl resume»
play-refused-packs-wrong = { $path } non può continuare con i pacchetti come sono ora: { $why }
play-refused-stumbles = la partita non si può rigiocare con queste regole ({ $why })
play-refused-save-unwritable = «{ $name }» non si può salvare in { $folder } ({ $why })
play-refused-no-save = non c'è un salvataggio «{ $name }»
play-refused-no-save-but = non c'è un salvataggio «{ $name }»; ci sono: { $names }
play-refused-cannot-go-on = { $path } non può continuare: { $why }
play-refused-no-such-journal = non c'è un diario «{ $name }»
play-refused-many-journals = «{ $name }» può indicare { $count } diari
play-refused-no-scenario = questo momento non si può scrivere come scenario
# going back
play-taken-back = Annullato: { $option }
play-free-undo = Regola della casa: «annulla» annulla qualsiasi scelta, chiunque l'abbia fatta e qualunque cosa ne sia seguita.
play-ask-always = Viene interpellato chiunque potrebbe reagire, così la domanda non rivela nulla; Invio da solo passa.
play-ask-random = Ogni tanto viene interpellato qualcuno che non può reagire; Invio da solo passa.
play-undo-nothing = Non c'è nulla da annullare.
play-undo-other = Non si può annullare: nel frattempo ha scelto qualcun altro.
play-undo-learned = Non si può annullare: qualcuno ne ha saputo qualcosa.
# the screen between two people
play-hand-over = Tocca a { $player } decidere. Passa la tastiera e premi Invio; «annulla» annulla l'ultima scelta.
# rules by clause
play-chapters = Le regole in breve; «{ $rules } { $chapter }» mostra un capitolo per intero:
play-clauses-here = Dietro questa domanda:
play-clause = { $clause }: { $text }
play-all = tutto
play-clauses-more = ... e altre { $count }: «{ $rules } { $all }» le mostra
play-edition = ({ $edition }) { $text }
play-no-clause = Non c'è una regola «{ $clause }».
play-clauses-elsewhere = Nessuna regola in gioco dice «{ $clause }»; di varianti non in gioco: { $others }
play-no-clauses = Qui non è citata nessuna regola: nominane una, per esempio «regole { $example }».
play-layer = { $layer } (in gioco)
play-nothing-cited = Qui non è citata nessuna regola.
# the screen
play-head = { $game }: decide { $player }
play-between = da { $low } a { $high }
play-more-lines =
    { $count ->
        [one] ... ancora { $count } riga; «registro» mostra tutto
       *[other] ... ancora { $count } righe; «registro» mostra tutto
    }
play-page-keys = q: al gioco   ↑ ↓ PgSu PgGiù: scorrere   / : cercare   n N: avanti
play-here = Sei qui: { $place }.
play-near = Accanto: { $places }
play-away =
    { $n ->
        [one] È a { $n } passo da te.
       *[other] È a { $n } passi da te.
    }
play-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
play-distances = Quanto è lontano da te:
play-no-place = Nessun luogo della mappa si chiama «{ $typed }».
# the board
play-nothing = nulla
play-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
play-with-top = { $count }, in cima { $card }
play-with-back = { $count }, coperte: { $back }
play-with-some = { $count }, tra cui { $cards }
# why not, cards, odds, hints
play-why-what = Di' che cosa, per esempio «perché no { $option }».
play-why-unknown = In questo gioco nulla si chiama «{ $typed }».
play-why-offered = { $option }: questa scelta è possibile.
play-why-not = { $option }: questa scelta non è possibile.
play-lacking-that = { $what }.
play-lacking = { $what } (ora { $now }).
play-too-far = È a { $far } passi da qui; arrivi fino a { $reach }.
play-barred = Arrivi fino a { $reach }, ma ogni strada così breve è sbarrata.
play-why-not-now = Non è la domanda di adesso.
play-why-not-asked = Non è la domanda di adesso: «{ $question }»
play-card-what = Di' quale, per esempio «carta { $card }».
play-card-actions = Permette di: { $actions }
play-no-card = Non c'è una carta «{ $typed }».
play-no-odds = Questo gioco non dice nulla delle probabilità.
play-odds-each = { $percent } ciascuno: { $answers }
play-odds-more =
    { $count ->
        [one] { $count } altro
       *[other] { $count } altri
    }
play-hint-alone = Non c'è nulla da scegliere.
play-hint =
    { $count ->
        [one] Un bot che cerca sceglierebbe: { $option } ({ $count } partita immaginata).
       *[other] Un bot che cerca sceglierebbe: { $option } ({ $count } partite immaginate).
    }
play-hint-option = { $option }: { $percent } su 100 (provato { $count } volte)
play-hint-why = Rispetto a un'altra scelta porta presto: { $gains }.
play-hint-plan = In questo turno ha in mente: { $plan }.
# saves and languages
play-saved = Salvato come «{ $name }»; «carica { $name }» torna qui.
play-save-name = Un salvataggio ha un nome fatto di lettere, cifre e trattini, per esempio «salva prima-della-fine».
play-load-what = Di' quale: { $names }
play-load-unknown = Non c'è un salvataggio «{ $typed }».
play-load-other = «{ $name }» è un'altra partita: { $game } ({ $players }). Di nuovo «carica { $name }» e si passa a quella; questa resta conservata.
play-load-nothing = Non c'è nessun salvataggio; «salva NOME» ne fa uno.
play-language = Di' quale lingua: { $languages }
play-no-language = Non ci sono testi in «{ $language }»; ci sono: { $languages }
# several steps in one line
play-steps-left = Non eseguito: { $steps }
# packs that have changed
play-turned = Le regole sono cambiate ({ $changed }).
play-turned-same = Fin qui la partita è la stessa.
play-turned-anew =
    { $count ->
        [0] La partita ricomincia dalla posizione dello scenario.
        [one] La partita ricomincia dalla posizione dello scenario; la scelta fatta da allora va ancora bene.
       *[other] La partita ricomincia dalla posizione dello scenario; le { $count } scelte fatte da allora vanno ancora bene.
    }
play-turned-on =
    { $count ->
        [0] La partita riprende dalla sua ultima pausa, dopo la scelta { $after }.
        [one] La partita riprende dalla sua ultima pausa, dopo la scelta { $after }; la scelta fatta da allora va ancora bene.
       *[other] La partita riprende dalla sua ultima pausa, dopo la scelta { $after }; le { $count } scelte fatte da allora vanno ancora bene.
    }
play-turned-back =
    { $count ->
        [one] La partita torna alla sua ultima pausa, dopo la scelta { $after }; { $count } scelta successiva è persa.
       *[other] La partita torna alla sua ultima pausa, dopo la scelta { $after }; { $count } scelte successive sono perse.
    }
play-turned-before =
    { $count ->
        [one] Prima di allora { $count } scelta è stata fatta con altre regole.
       *[other] Prima di allora { $count } scelte sono state fatte con altre regole.
    }
play-renewing = Dei file sono cambiati: le regole vengono rilette ...
play-renew = Nuove regole: { $changes }.
play-renew-is-new = { $thing } (nuovo)
play-renew-is-gone = { $thing } (sparito)
play-renew-cards = Le nuove carte sono nei mazzi di una nuova partita; in questa arrivano solo se una regola le va a prendere: { $cards }.
play-renew-same = Le regole sono le stesse di prima.
play-renew-not = La partita continua con le regole di prima.
play-renew-more =
    { $count ->
        [one] e ancora { $count } errore; «wl check» li mostra tutti
       *[other] e ancora { $count } errori; «wl check» li mostra tutti
    }
play-renew-later = Questa partita non può ancora prendere le nuove regole: lo farà al prossimo turno. Fino ad allora valgono le vecchie.
play-renew-new-game = Quindi per le nuove regole serve una nuova partita; questa continua con le vecchie.
# a new game
play-new-who = Chi gioca, in quest'ordine? Nomi separati da virgole; { $easy }, { $normal } e { $hard } sono bot.
play-open-unnamed = Il diario di questa partita nomina ciò che qui nessuno ha nominato: { $names }. Viene aperto solo se lo vuoi. Aprire? [{ $no }]
play-new-more = Invio comincia; «altro» chiede edizione, varianti, durata, pacchetti e seme.
play-new-more-or-guide = Invio comincia; «guida» comincia una prima partita con note; «altro» chiede edizione, varianti, durata, pacchetti e seme.
play-new-edition = Le regole di quale edizione: en, fr, de, ru, o default, la lettura migliore di tutte e quattro?
play-new-variants = Quali varianti? Numeri o nomi, con virgole; Invio per nessuna.
play-new-option = { $option }: { $values }?
play-new-packs = Pacchetti tuoi? Cartelle o zip, con virgole; Invio per nessuno.
play-new-seed = Seme? Lo stesso numero dà la stessa partita; Invio lascia fare al caso.
play-new-who-help = Nomi separati da virgole, per esempio «Ada, Bob, medio»: Ada e Bob si dividono la tastiera e un bot prende il terzo posto. Invio prende ciò che sta tra parentesi quadre, «esci» lascia il tavolo. Durante la partita «aiuto» dice tutto ciò che si può dire.
play-which-game-help = Scrivi il numero di un gioco o l'inizio del suo nome. «esci» lascia.
play-new-more-help = Invio comincia subito, con le regole solite.
play-new-more-or-guide-help = Invio comincia subito, con le regole solite.
play-new-edition-help = Le regole stampate differiscono un po' da lingua a lingua. Invio prende ciò che sta tra parentesi quadre; tutti i testi restano nella tua lingua.
play-new-variants-help = Le varianti cambiano le regole; se ne possono nominare più d'una, come «1, 3». Invio gioca senza.
play-new-option-help = Scrivi una delle parole o il suo inizio. Invio prende ciò che sta tra parentesi quadre.
play-new-packs-help = Una cartella o uno zip con le tue carte, come quelli che inizia «wl new». Invio gioca senza.
play-new-seed-help = Lo stesso numero, con gli stessi giocatori e le stesse regole, dà la stessa partita. Invio lascia fare al caso.
play-new-no-name = «{ $typed }» non è un nome; scrivi i nomi di tutti i giocatori, per esempio «Ada, Bob, medio».
play-new-count = In { $count } non si può giocare: servono da { $least } a { $most } giocatori.
play-new-twice = Due giocatori si chiamano «{ $name }».
play-new-one-of = «{ $typed }» non è tra questi: { $known }.
play-new-number = «{ $typed }» non è un numero intero.
play-new-no-file = Non c'è un file o una cartella «{ $file }».
# help
play-help = Rispondi con il numero di un'opzione o con l'inizio delle sue parole; più risposte stanno su una riga con «;». Oppure di':
play-help-options = la domanda con tutto ciò che si sa di ogni opzione; «opzioni 2» una sola
play-help-show = tutto ciò che puoi vedere del gioco
play-help-hand = ciò che è tuo
play-help-board = ciò che è di tutti, e la mappa con le distanze; «tavolo banca» un luogo e ciò che gli è accanto
play-help-log = che cosa è successo; «registro 50» mostra di più, «registro banca» ciò che contiene una parola, «registro regole» le clausole
play-help-card = che cosa fa una carta, un luogo o altro: «carta { $card }»
play-help-rules = le regole in breve, capitolo per capitolo; «regole { $example }» mostra quella regola, una parola le regole che la contengono
play-help-why = perché qualcosa non è possibile: «perché no { $option }»
play-help-odds = le probabilità di ciò che non vedi
play-help-hint = che cosa farebbe un bot al tuo posto
play-help-undo = annulla la tua ultima scelta, finché nessuno ha scelto o saputo qualcosa da allora
play-help-save = conserva questo momento sotto un nome: «salva NOME»; la partita stessa è sempre conservata
play-help-load = continua da un salvataggio: «carica NOME»
play-help-lang = un'altra lingua: «lingua { $language }»
play-help-quit = lascia il tavolo; «{ $resume }» continua la partita
# the words for what can be said beside answers; `.also` are others that are understood; those of English always are
play-command-help = aiuto
    .also = aiutami
play-command-options = opzioni
    .also = scelte
play-command-show = mostra
    .also = tutto
play-command-hand = mano
play-command-board = tavolo
    .also = mappa
play-command-log = registro
play-command-card = carta
play-command-rules = regole
    .also = regola
play-command-why = perché
    .also = perche
    .not = no
play-command-odds = probabilità
    .also = probabilita
play-command-hint = consiglio
    .also = suggerimento
play-command-undo = annulla
    .also = indietro
play-command-save = salva
play-command-load = carica
play-command-lang = lingua
    .also = language, sprache, langue, язык
play-command-quit = esci
    .also = fine
play-command-guide = guida
play-command-more = altro
    .also = più
play-command-again = ancora
