# Public Enemy Number One in Italian: what a newcomer is told in a guided game, the first time that something is asked.

guide-begin = Una prima partita, con note. In ogni manche prendete fuorilegge da cinque mazzi. La manche finisce quando qualcuno ha una carta di ogni banda o un mazzo è vuoto; chi ha più carte di una banda prende allora il suo segnalino Wanted, e chi ha più punti il segnalino One. Un segnalino di ogni banda e il One danno la vittoria.
guide-source = Prendi la carta in cima a un mazzo: quattro si vedono, il Saloon è una sorpresa. Punta alle bande in cui puoi avere la maggioranza, e conta i punti. Se una carta finisce la manche, dietro c'è che cosa ottiene ciascuno.
guide-outlaw-hit = Il Cacciatore di taglie toglie un fuorilegge dalla manche: meglio quello con cui qualcuno vincerebbe una banda.
guide-outlaw-won = Il Truffatore: un fuorilegge viene da te.
guide-outlaw-lost = Lo Sceriffo ti prende un fuorilegge: cedi quello da cui non dipende nulla.
guide-end = Questa era la prima partita. «ancora» ne comincia un'altra.
