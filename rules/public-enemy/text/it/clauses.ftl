# Public Enemy Number One in Italian: the clauses of the rules. The English stands in clauses.yaml.

clause-peno-comp-01 =
    48 carte Fuorilegge: 12 per ognuna delle quattro città, Tombstone, Cripple Creek, Dodge City e Deadwood.
    Il dorso della carta ne nomina la città.
    .of = 6821328a
clause-peno-comp-02 =
    Ogni fuorilegge appartiene a una di quattro bande: Wild Bunch, Dalton, James-Younger, Loners.
    Ogni città ha le quattro bande in numero uguale, quindi 3 carte di ogni banda per città e 12 di ogni banda in tutto.
    Vedi PENO-EX-04.
    .of = 2c4a96e2
clause-peno-comp-03 =
    Ogni banda ha una carta del capobanda e ogni città contiene esattamente un capobanda.
    Il capobanda lega la banda, e i suoi segnalini Wanted, a una città e al colore di quella città.
    Wild Bunch: Tombstone, rosso, capobanda Butch Cassidy.
    Dalton: Cripple Creek, verde, capobanda Bob Dalton.
    James-Younger: Deadwood, blu; il capobanda non è nominato (Jesse James è il candidato più ovvio).
    Loners: Dodge City, giallo; il capobanda non è nominato.
    .of = ca419aa4
clause-peno-comp-04 =
    I Loners sono una banda inventata; la composizione delle altre è semplificata.
    Nessun effetto sul gioco.
    .of = 50626b13
clause-peno-comp-05 = 12 carte Saloon: 4 Cacciatori di taglie, 4 Imbroglioni, 4 Sceriffi.
    .of = b1587f60
clause-peno-comp-06 = 24 segnalini Wanted: 6 per ogni banda.
    .of = 559f612c
clause-peno-comp-07 = 1 segnalino One.
    .of = 076d82bd
clause-peno-comp-08 =
    Per le regole opzionali: 12 tessere Dollari, 12 tessere Proiettile, 1 segnalino Cavalleria, 4 segnalini Supremazia (uno per banda).
    La scatola contiene anche 1 regolamento.
    .of = 4e1d01fd
clause-peno-comp-09 =
    Il numero dei giocatori non è indicato.
    Una partita più breve è proposta per 2, 3 o 4; 6 segnalini Wanted per banda e 12 tessere Dollari (2 a testa) bastano al massimo per 6.
    Vedi PENO-OPEN-01.
    .of = 4c13c41e
clause-peno-goal-01 = Possedere per primo un segnalino Wanted di ogni banda e il segnalino One.
    .of = 0fb0109c
clause-peno-setup-01 = Dividi i fuorilegge per città, mescola ogni città senza guardare e disponi i quattro mazzi uno accanto all'altro al centro.
    .of = 8142164f
clause-peno-setup-02 = Scopri la prima carta di ogni mazzo di città.
    .of = 3a645576
clause-peno-setup-03 =
    Mescola le carte Saloon in un quinto mazzo accanto agli altri.
    La sua prima carta resta coperta.
    .of = 99e303ae
clause-peno-setup-04 =
    Metti i segnalini Wanted vicino alle loro città e il segnalino One vicino ai mazzi.
    All'inizio nessuno possiede il segnalino One.
    .of = ae431142
clause-peno-setup-05 = Opzione per 2, 3 o 4 giocatori che vogliono una partita più breve: PENO-FAST-01.
    .of = f58651be
clause-peno-setup-06 =
    La persona che legge le regole comincia la prima manche.
    Vedi PENO-OPEN-02.
    .of = fa221894
clause-peno-turn-01 =
    I turni si susseguono in senso orario.
    Nel proprio turno un giocatore prende la prima carta di uno dei cinque mazzi e la posa scoperta davanti a sé.
    Di un mazzo di città è la carta visibile; del Saloon è sconosciuta.
    .of = 492f4ba5
clause-peno-turn-02 =
    Un fuorilegge si impila per banda (non per città), sopra le carte precedenti di quella banda.
    Solo la carta in cima a una pila è scoperta.
    .of = a3ab5e03
clause-peno-turn-03 = Dopo che una carta di città è stata presa, si scopre la carta successiva di quel mazzo.
    .of = c4a28de1
clause-peno-turn-04 =
    Una carta Saloon ha effetto subito.
    Se l'effetto è impossibile, non succede nulla.
    .of = b136275d
clause-peno-turn-05 = Poi gioca il giocatore successivo in senso orario.
    .of = b00b088a
clause-peno-round-01 = Un mazzo vuoto, uno qualsiasi dei cinque, fa finire subito la manche.
    .of = 0ecd2f00
clause-peno-round-02 = La manche finisce anche non appena un giocatore ha almeno una carta di ognuna delle quattro bande.
    .of = 203e8139
clause-peno-round-03 = Poi si valuta la manche: prima le maggioranze, poi i punti.
    .of = 243d7710
clause-peno-round-04 = Se nessuno ha vinto, comincia una nuova manche: si mescolano tutte le carte e si rifanno i mazzi.
    .of = e16c8cf3
clause-peno-round-05 = Il proprietario del segnalino One comincia la nuova manche.
    .of = 3af23844
clause-peno-round-06 =
    Se la prima manche è finita in parità per il segnalino One e quindi nessuno lo possiede, comincia la successiva il giocatore alla sinistra di chi ha cominciato la prima.
    Vedi PENO-OPEN-04.
    .of = 643f4d46
clause-peno-maj-01 = Per ogni banda, il giocatore con più carte di essa ottiene un segnalino Wanted di quella banda.
    .of = 11caf8ce
clause-peno-maj-02 = Un giocatore che possiede già il segnalino Wanted di quella banda non ottiene nulla.
    .of = b8e47dc0
clause-peno-maj-03 = In caso di parità vince il giocatore che ha la carta del capobanda.
    .of = d3f80ee6
clause-peno-maj-04 = Se nessuno di loro ha il capobanda, nessuno ottiene il segnalino, a meno che i giocatori non si accordino per decidere con un duello (PENO-DUEL-01).
    .of = 1c10341d
clause-peno-points-01 =
    Ogni giocatore conta ogni banda a parte secondo il numero di carte e somma i quattro risultati.
    0 carte di una banda: 0 punti; 1 carta: 2; 2 carte: 3; 3 carte: 5; 4 carte: 8; 5 carte: 12; 6 carte: 17; 7 carte: 23; 8 o più carte: 30.
    .of = d6000015
clause-peno-points-02 = Il giocatore con il totale più alto di questa manche prende il segnalino One, dal suo proprietario se lo ha qualcun altro.
    .of = 4f8e8671
clause-peno-points-03 = Se quel giocatore lo possiede già, non succede nulla.
    .of = 45a5d213
clause-peno-points-04 =
    In caso di parità nessuno lo prende; un proprietario lo tiene.
    In alternativa un duello può decidere (PENO-DUEL-01).
    .of = c6b764e4
clause-peno-points-05 = I punti non si riportano da una manche all'altra.
    .of = 330e7462
clause-peno-win-01 = Un giocatore che possiede un segnalino Wanted di ognuna delle quattro bande e il segnalino One vince subito e la partita finisce.
    .of = bebd68d3
clause-peno-win-02 = Se succede mentre si assegnano le maggioranze, i punti non si contano più.
    .of = fe81e0ef
clause-peno-saloon-01 = L'effetto della carta pescata è obbligatorio e immediato.
    .of = 31f22c31
clause-peno-saloon-02 =
    Sceriffo: il giocatore che lo ha pescato toglie una carta scoperta da una delle proprie pile.
    Quella carta e lo Sceriffo sono fuori per questa manche.
    .of = 9486b49e
clause-peno-saloon-03 =
    Cacciatore di taglie: il giocatore toglie una carta scoperta da una pila di un avversario.
    Quella carta e il Cacciatore di taglie sono fuori per questa manche.
    .of = c43da6b3
clause-peno-saloon-04 =
    Imbroglione: il giocatore prende un fuorilegge scoperto da una pila di un avversario e lo mette su una delle proprie pile.
    L'Imbroglione è fuori per questa manche.
    Vedi PENO-DIFF-03, PENO-OPEN-10.
    .en = In cima a una delle proprie pile; il senso è lo stesso.
    .of = 1116f217
clause-peno-saloon-05 = Le carte messe fuori dal gioco tornano quando si prepara la manche successiva.
    .of = 112956ae
clause-peno-fast-01 =
    Con 2, 3 o 4 giocatori: togli da ogni città 1 fuorilegge di ogni banda, mai un capobanda, e 1 Cacciatore di taglie, 1 Imbroglione e 1 Sceriffo.
    Restano fuori per tutta la partita.
    .of = 73c4b12e
clause-peno-fast-02 = Risultato: 32 fuorilegge (8 per città, 2 per banda e città, 8 per banda) e 9 carte Saloon.
    .of = 76b2b777
clause-peno-duel-01 = Decide una parità tra esattamente 2 giocatori per un segnalino Wanted o per il segnalino One.
    .of = cb2e7ad0
clause-peno-duel-02 = Ogni duellante prende 6 tessere Proiettile: 5 Click e 1 Bang; le mescola con il proiettile verso l'alto (così il risultato è nascosto) e le dispone in fila in qualsiasi ordine.
    .of = 4ea26f95
clause-peno-duel-03 = Entrambi girano una tessera nello stesso momento, ancora e ancora, finché non appare un Bang.
    .of = a6cb6682
clause-peno-duel-04 = Chi mostra per primo Bang vince il duello e il segnalino.
    .of = 15d49efc
clause-peno-duel-05 = Se entrambi mostrano Bang insieme, cadono entrambi e nessuno dei due prende il segnalino.
    .of = 1bf550ed
clause-peno-tuel-01 = Se tre giocatori sono pari, 6 tessere Proiettile (5 Click, 1 Bang) vengono mescolate e disposte coperte in fila al centro.
    .of = 528fbca1
clause-peno-tuel-02 = Nell'ordine di turno della manche i tre girano a rotazione una tessera ciascuno.
    .of = 4b51a549
clause-peno-tuel-03 = Chi gira Bang elimina gli altri due e prende il segnalino.
    .of = 31e65eda
clause-peno-dollar-01 = All'inizio di una manche ogni giocatore riceve 2 tessere Dollari.
    .of = d875f4e1
clause-peno-dollar-02 = Nel proprio turno, prima di prendere una carta, un giocatore può spendere una tessera, al massimo una per turno, per una di due azioni bonus.
    .of = 95ad9755
clause-peno-dollar-03 = Azione bonus 1: metti un fuorilegge visibile sotto il suo mazzo e scopri la carta successiva.
    .of = fa7924f6
clause-peno-dollar-04 = Azione bonus 2: guarda la prima carta nascosta di un mazzo qualsiasi.
    .of = 91ed835a
clause-peno-cav-01 = Alla fine del proprio turno, dopo aver preso una carta, un giocatore può mettere o spostare il segnalino Cavalleria su uno dei quattro mazzi di città, non sul Saloon.
    .of = 83a57a3f
clause-peno-cav-02 = Nessuno può prendere una carta dal mazzo su cui si trova.
    .of = 2eb63546
clause-peno-cav-03 = Le tessere Dollari non si possono usare su quel mazzo.
    .of = b67c4928
clause-peno-sup-01 = All'inizio di ogni manche si sceglie a caso uno dei 4 segnalini Supremazia.
    .of = 45e75544
clause-peno-sup-02 = Quando si contano i punti in questa manche, le carte di quella banda valgono per ogni giocatore come una in più.
    .of = 1d538da2
clause-peno-tip-01 =
    Ricorda che cosa è stato preso; ogni città ha le bande in numero uguale.
    Vedi PENO-DIFF-05.
    .en = Dice "numero pari", da leggere come uguale: 3 di ogni banda per città.
    .of = 900e8a37
clause-peno-tip-02 = Quanto più un mazzo si riduce, tanto più probabile diventa un capobanda non ancora visto; non scoprirlo per il giocatore successivo.
    .of = 1d4e1210
clause-peno-tip-03 = Tre bande diverse (6 punti) battono tre carte di una sola banda (5 punti).
    .of = c042afab
clause-peno-tip-04 = Un terzo del Saloon sono Sceriffi; una volta usciti tutti, il Saloon è sicuro e si affolla.
    .of = f03c08bc
clause-peno-ex-01 =
    Impilare.
    Inizio: un giocatore ha Belle Starr (Loners).
    Passo: prende Cattle Kate (Loners).
    Risultato: Cattle Kate sta su Belle Starr; 2 fuorilegge di una banda.
    .of = c14dce15
clause-peno-ex-02 =
    Maggioranza.
    Inizio: quattro giocatori con 4, 4, 2, 0 carte del Wild Bunch; il primo ha Butch Cassidy.
    Risultato: il primo vince la parità e il segnalino Wanted rosso.
    .of = 1f140e26
clause-peno-ex-03 =
    Supremazia.
    Inizio: Supremazia mostra i Dalton; un giocatore ha 3 Dalton.
    Risultato: 8 punti invece di 5, come per 4 carte.
    .of = 1c517e18
clause-peno-ex-04 =
    Probabilità in una città.
    Inizio: Tombstone, 12 carte: prese 3 rosse e 2 gialle, visibile 1 blu.
    Risultato: 6 carte nascoste: 3 verdi, 2 blu, 1 gialla; la prossima carta è verde con probabilità 1/2.
    .of = 4152394b
clause-peno-ex-05 =
    Probabilità di un capobanda.
    Inizio: Cripple Creek ha 4 carte, una visibile che non è Bob Dalton; il capobanda è tra le altre.
    Risultato: presa la carta visibile, Bob Dalton viene scoperto con probabilità 1/3.
    .of = 5621fad5
clause-peno-ex-06 =
    Confronto dei punti.
    3 carte di una banda: 5 punti.
    3 carte di tre bande: 2 + 2 + 2 = 6 punti.
    .of = 02d98683
clause-peno-diff-01 =
    PENO-GOAL-01: che cosa rappresentano i quattro segnalini Wanted, nel riassunto dell'ultima pagina.
    Tipo: formulazione.
    Città e banda danno lo stesso risultato per PENO-COMP-03.
    Di norma: uno per ogni banda.
    .en = Uno per ogni banda.
    .fr = Uno per ogni città.
    .of = ebdfb09f
clause-peno-diff-02 =
    PENO-WIN-01: che cosa segue dal possedere tutti e cinque i segnalini, nel riassunto dell'ultima pagina.
    Tipo: formulazione.
    Di norma: la partita finisce subito.
    .en = Il giocatore vince e la partita finisce subito.
    .fr = Il giocatore vince.
    .of = c2e6de90
clause-peno-diff-03 =
    PENO-SALOON-04: il posto della carta rubata.
    Tipo: formulazione.
    Di norma: in cima.
    .en = In cima a una delle proprie pile.
    .fr = Su una delle proprie pile.
    .of = 013903cd
clause-peno-diff-04 =
    PENO-TUEL-01: come si chiama la modalità e dove stanno le tessere.
    Tipo: formulazione.
    .en = "Tuel"; al centro dell'area di gioco.
    .fr = "Tuel in the sun"; al centro dell'area di gioco.
    .of = 4c1be22b
clause-peno-diff-05 =
    PENO-TIP-01: quante carte di ogni banda ci sono in una città.
    Tipo: errore EN (3 è dispari).
    Di norma: un numero uguale.
    .en = Un numero "pari".
    .fr = Un numero uguale.
    .of = bb591736
clause-peno-diff-06 =
    PENO-DUEL-01: la pagina indicata per il duello.
    Tipo: formulazione; ogni edizione si riferisce alla propria metà del libretto.
    .en = Pagina 11.
    .fr = Pagina 6.
    .of = 18e95a27
clause-peno-diff-07 =
    PENO-COMP-02: il nome di una banda nella premessa.
    Tipo: formulazione.
    Di norma: Daltons.
    .en = Daltons.
    .fr = Dalton.
    .of = f2a2a90f
clause-peno-diff-08 =
    PENO-COMP-02: il nome del Wild Bunch nella premessa.
    Tipo: errore in entrambe.
    Di norma: Wild Bunch.
    .en = Wind Bunch.
    .fr = Wind Bunch.
    .of = dde1e470
clause-peno-diff-09 =
    PENO-ROUND-05: la frase dell'ultima pagina su chi comincia.
    Tipo: errore FR.
    Di norma: comincia il proprietario del One.
    .en = Una frase completa.
    .fr = Una frase grammaticalmente spezzata.
    .of = d4dd3d18
clause-peno-diff-10 =
    PENO-SUP-01: come si chiama il pezzo della Supremazia.
    Tipo: formulazione.
    Di norma: segnalino e tessera sono la stessa cosa.
    .en = Un segnalino, poi una tessera nell'esempio.
    .fr = Un segnalino, poi una tessera nell'esempio.
    .of = 26043639
clause-peno-diff-11 =
    PENO-SETUP-02: che cosa si scopre.
    Tipo: formulazione.
    .en = La carta in cima a ogni mazzo.
    .fr = La prima carta di ogni mazzo.
    .of = 9ac006f3
clause-peno-diff-12 =
    PENO-DUEL-01: lo statuto del duello.
    Tipo: formulazione; entrambe le edizioni oscillano.
    Di norma: opzionale.
    .en = Una regola "aggiuntiva" nel capitolo del punteggio, una opzionale nel proprio capitolo.
    .fr = Una regola "aggiuntiva" nel capitolo del punteggio, una opzionale nel proprio capitolo.
    .of = 885bfec1
clause-peno-diff-13 =
    PENO-SALOON-01: quale effetto ha luogo.
    Tipo: ambiguo in entrambe; non si intende una scelta libera.
    Di norma: decide la carta pescata.
    .en = "Uno dei 3 effetti possibili".
    .fr = "Uno dei 3 effetti possibili".
    .of = e8ce319e
clause-peno-diff-14 =
    PENO-MAJ-03: le parità, nel riassunto dell'ultima pagina.
    Tipo: formulazione.
    Di norma: il proprietario della carta del capobanda è in vantaggio.
    .en = Vantaggio alla carta del capobanda.
    .fr = Vantaggio al capobanda.
    .of = e697fbdf
clause-peno-diff-15 =
    PENO-MAJ-04: quali giocatori si intendono dove nessun capobanda decide una parità.
    Tipo: ambiguo in entrambe.
    Di norma: vedi PENO-OPEN-05.
    .en = "Nessuno dei giocatori ha questa carta".
    .fr = "Nessuno dei giocatori ha questa carta".
    .of = 9b1564dc
clause-peno-open-01 =
    Numero dei giocatori.
    Decisione: da 2 a 6; la partita più breve solo da 2 a 4.
    .of = e777251f
clause-peno-open-02 =
    Chi comincia per primo in un programma.
    Decisione: a caso, o a scelta di chi ospita; quel giocatore vale come lettore.
    .of = ba58a056
clause-peno-open-03 =
    Chi comincia le manche successive.
    Decisione: il proprietario del One; se nel punteggio il segnalino è passato di mano, il nuovo proprietario.
    .of = 96ea1d5a
clause-peno-open-04 =
    Il One senza proprietario dopo altre parità.
    Le regole coprono solo la parità della prima manche e parlano della "tua" sinistra a chi legge, che è chi ha cominciato quella manche.
    Decisione: finché nessuno lo possiede, l'inizio passa ogni manche di un posto a sinistra (in senso orario).
    .of = cf0a5230
clause-peno-open-05 =
    Parità nelle maggioranze.
    Il capobanda può stare da un giocatore che non è in parità, o essere fuori dalla manche.
    Decisione: il capobanda aiuta solo un giocatore in parità; se nessun giocatore in parità lo ha, nessuno ottiene il segnalino, chiunque altro lo tenga.
    .of = 77be0f52
clause-peno-open-06 =
    Una banda che nessuno ha.
    Decisione: nessuna maggioranza, nessun segnalino.
    .of = b9b4fc41
clause-peno-open-07 =
    Chi ha la maggioranza ha già il segnalino.
    Decisione: nessun altro lo prende al suo posto.
    .of = 2f094440
clause-peno-open-08 =
    I segnalini Wanted si possono perdere?
    Decisione: no; vengono dalla riserva di 6 per banda e si tengono.
    Con 6 giocatori la riserva non può esaurirsi.
    .of = d178e640
clause-peno-open-09 =
    Una parità che comprende un giocatore che possiede già il segnalino.
    Decisione: la parità si risolve come al solito (capobanda o duello); se la vince il proprietario, non succede nulla; l'altro giocatore in parità non ottiene nulla.
    .of = 9a00ad94
clause-peno-open-10 =
    Una carta rubata di una banda che il ladro non ha.
    Decisione: comincia una nuova pila di quella banda; va sempre con la propria banda, mai su un'altra.
    .of = a28e005a
clause-peno-open-11 =
    Una carta rubata che completa quattro bande.
    Decisione: la manche finisce subito (PENO-ROUND-02).
    .of = d9e5ce6d
clause-peno-open-12 =
    Nessun bersaglio lecito al Saloon.
    Decisione: la carta Saloon va fuori per la manche senza effetto; altrimenti l'effetto è obbligatorio anche quando è sgradito.
    .of = c44ffcb0
clause-peno-open-13 =
    L'ultima carta Saloon.
    Decisione: prima si applica il suo effetto, poi la manche finisce per PENO-ROUND-01.
    .of = 7d73a053
clause-peno-open-14 =
    Un mazzo di città si esaurisce.
    Si esaurisce quando viene presa la sua ultima carta visibile e non c'è nulla da scoprire.
    Decisione: la manche finisce subito; nessun altro ha un turno.
    .of = 4cd28619
clause-peno-open-15 =
    La quarta banda prendendo una carta.
    Decisione: la manche finisce subito; nessuna nuova carta viene scoperta, nessun movimento della Cavalleria segue.
    .of = ffe309ec
clause-peno-open-16 =
    Un numero disuguale di turni in una manche.
    Decisione: accettato; non ci sono ultimi turni.
    .of = 9d72803f
clause-peno-open-17 =
    Visibilità.
    Decisione: il numero di carte per pila e le carte messe fuori dal gioco sono pubblici; le carte coperte sono note dalla partita e un programma può mostrarle a richiesta.
    .of = 33ac5355
clause-peno-open-18 =
    Il capobanda sotto altre carte.
    Decisione: conta per le parità ovunque si trovi nella pila; solo una carta scoperta può essere tolta o rubata.
    .of = 049104ce
clause-peno-open-19 =
    Che cosa è scoperto dopo che una carta è stata tolta.
    Decisione: la carta successiva della pila.
    .of = 3cef0912
clause-peno-open-20 =
    Vittoria durante il conto delle maggioranze.
    Allora solo il proprietario attuale del One può completare la serie.
    Decisione: si controlla dopo l'assegnazione di ogni banda; l'ordine delle bande (Wild Bunch, Dalton, James-Younger, Loners) non può cambiare il vincitore; i punti si saltano.
    .of = 125b8231
clause-peno-open-21 =
    Vittoria nella fase dei punti.
    Decisione: si controlla dopo che il One è stato assegnato; c'è un solo proprietario, quindi un solo vincitore.
    .of = db953f57
clause-peno-open-22 =
    Un proprietario di quattro segnalini Wanted senza il One all'inizio di una manche.
    Decisione: ancora nessuna vittoria; vince prendendo il One.
    .of = 5359bc0c
clause-peno-open-23 =
    Parità per il One.
    Decisione: in parità per il totale più alto nessuno lo prende; il proprietario lo tiene anche quando non è tra i pari.
    .of = e9d82ad4
clause-peno-open-24 =
    Quando si usa il duello?
    Le regole ne fanno una scelta libera a ogni parità.
    Decisione: un'opzione della partita; quando è attiva, ogni parità a due non decisa da un capobanda si duella automaticamente.
    .of = 7323d469
clause-peno-open-25 =
    Duello per il One.
    Decisione: lo prende il vincitore; se cadono entrambi, il proprietario lo tiene.
    .of = 90893208
clause-peno-open-26 =
    Ordine della fila nel duello.
    Le tessere si mescolano coperte, quindi l'ordine non contiene informazioni.
    Decisione: basta un ordine casuale.
    .of = 93fdc941
clause-peno-open-27 =
    Chi comincia il Tuel.
    Decisione: il giocatore in parità che viene per primo nell'ordine di turno contato da chi ha cominciato la manche.
    .of = 1945c130
clause-peno-open-28 =
    Quattro o più in parità.
    Decisione: nessun duello; nessuno ottiene il segnalino.
    .of = 97d0a22a
clause-peno-open-29 =
    Tessere Dollari non spese.
    Decisione: si restituiscono alla fine della manche; ogni giocatore comincia una manche con esattamente 2 (12 tessere bastano per 6 giocatori).
    .of = 7cc5d8c7
clause-peno-open-30 =
    Azione bonus 1 su un mazzo con una sola carta.
    Decisione: non permessa, perché non cambierebbe nulla.
    .of = 87fe11ce
clause-peno-open-31 =
    Azione bonus 2: quali mazzi.
    Decisione: qualsiasi mazzo con una carta nascosta: la seconda carta di un mazzo di città, la prima carta del Saloon; la vede solo chi spende.
    .of = 5a17eb45
clause-peno-open-32 =
    Dollari, poi la carta.
    Decisione: chi spende prende comunque una carta da un mazzo aperto qualsiasi, compreso quello cambiato.
    .of = 112dde33
clause-peno-open-33 =
    La Cavalleria prima del primo uso e tra le manche.
    Decisione: fuori dal tavolo; viene tolta di nuovo all'inizio di ogni manche.
    .of = ece1c08c
clause-peno-open-34 =
    Togliere la Cavalleria.
    Decisione: non è possibile; un giocatore può solo lasciarla o spostarla in un'altra città.
    .of = 7d487b1f
clause-peno-open-35 =
    La Cavalleria e la fine della manche.
    Decisione: un mazzo bloccato non può esaurirsi; se la manche è finita, la Cavalleria non si sposta.
    .of = d97be91b
clause-peno-open-36 =
    La Cavalleria e il Saloon.
    Decisione: gli effetti del Saloon toccano le pile dei giocatori, non i mazzi, quindi non sono bloccati.
    .of = c0c95fa3
clause-peno-open-37 =
    Supremazia e maggioranze.
    Decisione: solo punti; i numeri per le maggioranze restano quelli che sono.
    .of = 41a27a4b
clause-peno-open-38 =
    Supremazia senza carte, o con otto.
    Decisione: nessuna carta resta 0 punti; otto o più restano 30.
    .of = ba5e51eb
clause-peno-open-39 =
    I segnalini Supremazia nelle manche.
    Decisione: tutti e quattro partecipano al sorteggio ogni manche.
    .of = aba29b58
clause-peno-open-40 =
    Quale fuorilegge si toglie nella partita più breve.
    Decisione: a caso tra quelli che non sono capibanda, lo stesso insieme per tutta la partita, nascosto.
    .of = 0371d31f
clause-peno-open-41 =
    Una partita senza fine.
    Decisione: nessun limite nelle regole; un programma può offrirne uno e ordinare per numero di segnalini Wanted, poi per il One.
    .of = 5867317c
clause-peno-open-42 =
    Entrambe le condizioni di fine insieme.
    Decisione: un solo conteggio; nulla dipende da quale delle due.
    .of = d6731198
clause-peno-open-43 =
    Cacciatore di taglie o Imbroglione con più avversari.
    Decisione: libera scelta dell'avversario e della pila.
    .of = c53b7328
clause-peno-open-44 =
    Sceriffo con una sola carta.
    Decisione: viene tolta; il giocatore allora non ha nessuna pila.
    .of = ca6e4445
