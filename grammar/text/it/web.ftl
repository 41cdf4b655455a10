# Quello che dicono le pagine: tavoli nuovi, link, la pagina di un posto, e perché qualcosa non si può.

web-games = Quale gioco?
web-players =
    { $least ->
        [one]
            { $most ->
                [one] 1 persona
               *[other] da 1 a { $most } persone
            }
       *[other] da { $least } a { $most } persone
    }
web-new = Nuovo tavolo
web-who = Chi gioca
web-seat = Posto { $n }
web-name = Nome
web-nobody = nessuno
web-person = una persona
web-bot-easy = bot: facile
web-bot-normal = bot: gioca bene
web-bot-hard = bot: pensa a lungo
web-bot-greedy = bot: pensa un po' in avanti
web-bot-search = bot: pensa per un secondo
web-bot-random = bot: sceglie a caso
web-language = Lingua
web-show-in = Mostra
web-rules = Regole
web-edition = Edizione
web-variants = Varianti
web-usual = come al solito
web-ask = A chi si chiede se reagisce
web-ask-needed = a chi può reagire
web-ask-always = a tutti quelli che forse potrebbero, così la domanda non rivela nulla
web-ask-random = a chi può, e ogni tanto a qualcuno che non può
web-free-undo = Tutti possono annullare tutto
web-watched = Altri possono guardare; vedono quello che vedono tutti
web-begin = Comincia
web-host = Tavolo e link
web-host-told = Manda a ciascuno il link del suo posto. Chi ha un link siede lì, quindi non darlo a nessun altro. I link si vedono finché questo server è acceso; dopo se ne possono solo fare di nuovi.
web-link = Link
web-new-link = Nuovo link
web-new-link-told = Quello vecchio allora non vale più.
web-give = Dai il posto a
web-give-now = Dai
web-watch-link = Link per guardare
web-host-link = Il tuo link a questa pagina
web-own-page = Apri
web-waiting = Tocca a { $player }.
web-waiting-bot = { $player } sta pensando.
web-your-turn = Tocca a te
web-asked = Ti viene chiesto
web-aim = Scopo del gioco
web-board = Mappa
web-table = Sul tavolo
web-own = Quello che è tuo
web-players-list = Chi gioca
web-log = Che cosa è successo
web-whole-log = Tutto
web-back = Torna al tavolo
web-take-back = Annulla
web-restart = Ricomincia il mio turno
web-last-choice = l'ultima scelta
web-wish = { $player } vorrebbe annullare ciò che è cominciato così: { $what }
web-agree = D'accordo
web-refuse = Non d'accordo
web-withdraw = Lascia stare
web-undo-agreed =
    { $count ->
        [0] { $player } ha annullato qualcosa.
       *[other] { $player } ha annullato qualcosa; d'accordo: { $others }.
    }
web-undo-refused = { $player } non annulla nulla; non d'accordo: { $others }.
web-reseated-person = { $player } ha un nuovo link.
web-reseated-bot = Un bot gioca per { $player }.
web-undo-nothing = Non c'è nulla di tuo da annullare.
web-undo-since = Qualcun altro ha scelto da allora. «Annulla» glielo chiede.
web-undo-learned = Non si può annullare: qualcuno ne ha saputo qualcosa.
web-not-you = Deve scegliere qualcun altro.
web-not-on-offer = Questo non è fra le scelte.
web-fault = Quello che ne segue non si può eseguire, quindi non conta; scegli altro: { $why }.
web-stuck = Qualunque cosa si scelga non si può eseguire: questa partita non può continuare.
web-stale = Il tavolo nel frattempo è andato avanti; ecco come stanno le cose. Non è stato scelto nulla.
web-away = assente
web-bot = bot
web-you = tu
web-decides = decide
web-hand-over = Tocca a { $player }: passa il dispositivo.
web-i-am = Sono { $player }
web-watching = Stai guardando: vedi quello che vedono tutti.
web-to-question = Alla domanda
web-lost = La connessione è persa; si riprova.
web-journal = Salva questa partita in un file
web-again = Un'altra partita
web-count = Possono giocare da { $least } a { $most }, non { $count }.
web-suits = { $title } si gioca in { $numbers }, non in { $count }.
web-apart = «{ $one }» e «{ $other }» non si giocano insieme: lascia fuori uno dei due.
web-needs = «{ $one }» si gioca solo con «{ $other }»: scegli anche quello.
web-bad-name = Il nome del posto { $seat } ha segni che non si vedono.
web-same-name = Due si chiamano { $name }.
web-no-place = { $name } non ha ancora un posto: scegli chi gioca al posto { $seat }, o cancella il nome.
web-no-person = Deve giocare almeno una persona.
web-no-bot = Questo bot non c'è.
web-sorry = Questo non si può mostrare
web-no-page = Questa pagina non c'è.
web-no-table = Questo tavolo non c'è; forse il link non è intero.
web-no-seat = Questo browser non ha un posto lì. Apri l'ultimo link che hai ricevuto; chi ha cominciato la partita può farne un altro.
web-not-public = Le partite si cominciano solo sulla macchina su cui gira questo server.
web-not-over = Il diario rivela tutto, perciò si ha solo quando la partita è finita.
web-full = Sono aperte troppe pagine di questo tavolo.
web-elsewhere = Un altro processo gioca questa partita; riprova fra un momento.
web-down = Dove stanno le partite nessuno risponde. Nulla è perduto; riprova fra un momento.
web-unplayable = Questa partita non può continuare: { $why }
web-cards = Carte
web-clauses = Regole, clausola per clausola
web-chapters = Capitoli
web-more-clauses = Tutto il resto
web-what = Che cosa fa?
web-search = Cerca
web-write = Scrivi una carta
web-write-cards = Carte (YAML)
web-write-rules = Regole della casa
web-write-check = Controlla
web-write-result = Che cosa ne è venuto
web-tell = Chiamami quando tocca a me
web-write-play = Gioca con queste
web-with-own = Le tue carte sono in gioco.
web-broken = Qui qualcosa è andato storto, e non è colpa tua. La partita è come prima.
web-all-games = Tutti i giochi
web-tables = I tuoi tavoli
web-stays = La tua ultima scelta resta: si è appreso qualcosa.
web-take-back-ask = Annulla (si chiede agli altri)
web-copy = Copia
web-copied = Copiato
web-here-only = Questi link valgono solo su questo computer. Ferma il server e riavvialo come prima, con «--host 0.0.0.0» alla fine, perché altri possano entrare.
web-edition-default = la maggioranza delle edizioni
web-watching-one = Stai guardando: vedi quello che vede { $player }.
web-everybody-sees = Quello che vedono tutti
web-watch-whom = Quale vista
web-replay = Rivedi questa partita
web-first = All'inizio
web-before = Una scelta indietro
web-next = Una scelta avanti
web-last = Alla fine
web-step = Scelta
web-play-on = Gioca da qui
web-pass = Passa sempre quando mi viene chiesto questo
web-passes = Passi senza essere interpellato quando si chiede:
web-ask-me = Chiedimelo di nuovo
web-mine = Note e impostazioni
web-note = Una nota che vedi solo tu
web-note-keep = Conserva
web-shows = Chi guarda vede la tua pagina come te. Può farlo chiunque abbia il link per guardare.
web-hides = Chi guarda vede di te quello che vedono tutti.
web-show-now = Mostra la mia pagina a chi guarda
web-hide-now = Nascondi di nuovo la mia pagina
web-stand-in = Un bot sceglie per chi è assente
web-minutes =
    { $n ->
        [one] dopo { $n } minuto
       *[other] dopo { $n } minuti
    }
web-hours =
    { $n ->
        [one] dopo { $n } ora
       *[other] dopo { $n } ore
    }
web-never = mai
web-set = Imposta
web-stood-in = { $player } è assente; intanto sceglie un bot.
web-called = { $game }: tocca a { $player }. { $link }
web-moment = Decide { $player }.
web-write-busy = In lettura …
web-take-back-maybe = Annulla (si chiede a chi ha scelto dopo)
web-no-uploads = I pacchetti si possono portare solo sulla macchina su cui gira questo server.
web-bring = Porta un pacchetto
web-bring-about = Un pacchetto zip, oppure un solo file di carte (.yaml) o di regole della casa (.wl). Viene letto e controllato qui; se qualcosa non va, si dice in quale riga.
web-bring-file = File
web-bring-game = Per quale gioco (uno zip lo dice da sé)
web-bring-nothing = Scegli prima un file.
web-bring-large = È più di quanto ci stia qui; un file può avere 2 MB.
web-bring-kind = Un pacchetto è uno zip; un file di carte finisce in .yaml, uno di regole della casa in .wl.
web-bring-clean = Va tutto bene. È per: { $game }
web-position-try = Prova in una posizione
web-position-from = Una posizione di questo gioco
web-position-take = Riprendi
web-position = La posizione
web-position-how = Come in uno scenario: chi gioca, poi che cosa è dato. Se qui non c'è nulla, la partita comincia dall'inizio.
web-position-against = Contro
web-position-play = Prova qui
web-open = apri { $address } in un browser; Ctrl-C ferma il server, e ogni partita riprenderà da dov'era
web-reachable = altri computer possono raggiungere questo server, e ciò che si invia non è cifrato: lascia entrare in questa rete solo persone di cui ti fidi, o mettilo dietro un server che parla https
web-opening = Prima del primo turno
