# Italian verbs: `infinitive: third person, 'tu', plural, perfect`. Verbs in -are like 'pescare', -ere like 'ricevere' and -ire
# like 'finire' need no line. `imp=` gives the command where it is not that of the present, `subj=` the subjunctive where it does
# not follow from the plural. A reflexive verb ('spostarsi') is found by its plain infinitive.

essere: è, sei, sono, è stato, imp=sii, subj=sia
avere: ha, hai, hanno, ha avuto, imp=abbi, subj=abbia
accendere: accende, accendi, accendono, ha acceso
accogliere: accoglie, accogli, accolgono, ha accolto
accorgere: accorge, accorgi, accorgono, ha accorto
aggiungere: aggiunge, aggiungi, aggiungono, ha aggiunto
andare: va, vai, vanno, è andato, imp=vai, subj=vada
apparire: appare, appari, appaiono, è apparso
appartenere: appartiene, appartieni, appartengono, ha appartenuto
aprire: apre, apri, aprono, ha aperto
arrivare: arriva, arrivi, arrivano, è arrivato
assumere: assume, assumi, assumono, ha assunto
attendere: attende, attendi, attendono, ha atteso
avvenire: avviene, avvieni, avvengono, è avvenuto
bere: beve, bevi, bevono, ha bevuto
cadere: cade, cadi, cadono, è caduto
chiedere: chiede, chiedi, chiedono, ha chiesto
chiudere: chiude, chiudi, chiudono, ha chiuso
cogliere: coglie, cogli, colgono, ha colto
combattere: combatte, combatti, combattono, ha combattuto
commettere: commette, commetti, commettono, ha commesso
compiere: compie, compi, compiono, ha compiuto, subj=compia
comporre: compone, componi, compongono, ha composto
comprendere: comprende, comprendi, comprendono, ha compreso
concedere: concede, concedi, concedono, ha concesso
concludere: conclude, concludi, concludono, ha concluso
condurre: conduce, conduci, conducono, ha condotto
confondere: confonde, confondi, confondono, ha confuso
conoscere: conosce, conosci, conoscono, ha conosciuto
consentire: consente, consenti, consentono, ha consentito
contendere: contende, contendi, contendono, ha conteso
convertire: converte, converti, convertono, ha convertito
convincere: convince, convinci, convincono, ha convinto
coprire: copre, copri, coprono, ha coperto
correggere: corregge, correggi, correggono, ha corretto
correre: corre, corri, corrono, ha corso
costringere: costringe, costringi, costringono, ha costretto
crescere: cresce, cresci, crescono, è cresciuto
dare: dà, dai, danno, ha dato, imp=dai, subj=dia
decidere: decide, decidi, decidono, ha deciso
deporre: depone, deponi, depongono, ha deposto
difendere: difende, difendi, difendono, ha difeso
dipendere: dipende, dipendi, dipendono, è dipeso
dire: dice, dici, dicono, ha detto, imp=di', subj=dica
dirigere: dirige, dirigi, dirigono, ha diretto
discutere: discute, discuti, discutono, ha discusso
disfare: disfa, disfi, disfano, ha disfatto, imp=disfa, subj=disfi
disporre: dispone, disponi, dispongono, ha disposto
distinguere: distingue, distingui, distinguono, ha distinto
distruggere: distrugge, distruggi, distruggono, ha distrutto
divenire: diviene, divieni, divengono, è divenuto
diventare: diventa, diventi, diventano, è diventato
divertire: diverte, diverti, divertono, ha divertito
dividere: divide, dividi, dividono, ha diviso
dormire: dorme, dormi, dormono, ha dormito
dovere: deve, devi, devono, ha dovuto, subj=debba
eleggere: elegge, eleggi, eleggono, ha eletto
entrare: entra, entri, entrano, è entrato
escludere: esclude, escludi, escludono, ha escluso
esplodere: esplode, esplodi, esplodono, è esploso
esporre: espone, esponi, espongono, ha esposto
estrarre: estrae, estrai, estraggono, ha estratto
evadere: evade, evadi, evadono, è evaso
fare: fa, fai, fanno, ha fatto, imp=fai, subj=faccia
fuggire: fugge, fuggi, fuggono, è fuggito
giungere: giunge, giungi, giungono, è giunto
imporre: impone, imponi, impongono, ha imposto
inseguire: insegue, insegui, inseguono, ha inseguito
intervenire: interviene, intervieni, intervengono, è intervenuto
introdurre: introduce, introduci, introducono, ha introdotto
invertire: inverte, inverti, invertono, ha invertito
inviare: invia, invii, inviano, ha inviato
leggere: legge, leggi, leggono, ha letto
mantenere: mantiene, mantieni, mantengono, ha mantenuto
mentire: mente, menti, mentono, ha mentito
mettere: mette, metti, mettono, ha messo
mordere: morde, mordi, mordono, ha morso
morire: muore, muori, muoiono, è morto
mungere: munge, mungi, mungono, ha munto
muovere: muove, muovi, muovono, ha mosso
nascere: nasce, nasci, nascono, è nato
nascondere: nasconde, nascondi, nascondono, ha nascosto
offendere: offende, offendi, offendono, ha offeso
offrire: offre, offri, offrono, ha offerto
opporre: oppone, opponi, oppongono, ha opposto
ottenere: ottiene, ottieni, ottengono, ha ottenuto
partire: parte, parti, partono, è partito
perdere: perde, perdi, perdono, ha perso
permettere: permette, permetti, permettono, ha permesso
porre: pone, poni, pongono, ha posto
possedere: possiede, possiedi, possiedono, ha posseduto
potere: può, puoi, possono, ha potuto, subj=possa
prendere: prende, prendi, prendono, ha preso
produrre: produce, produci, producono, ha prodotto
proporre: propone, proponi, propongono, ha proposto
proteggere: protegge, proteggi, proteggono, ha protetto
provenire: proviene, provieni, provengono, è provenuto
raccogliere: raccoglie, raccogli, raccolgono, ha raccolto
raggiungere: raggiunge, raggiungi, raggiungono, ha raggiunto
reggere: regge, reggi, reggono, ha retto
rendere: rende, rendi, rendono, ha reso
respingere: respinge, respingi, respingono, ha respinto
restare: resta, resti, restano, è restato
ricomporre: ricompone, ricomponi, ricompongono, ha ricomposto
ridere: ride, ridi, ridono, ha riso
ridurre: riduce, riduci, riducono, ha ridotto
riempire: riempie, riempi, riempiono, ha riempito, subj=riempia
rimanere: rimane, rimani, rimangono, è rimasto
rimettere: rimette, rimetti, rimettono, ha rimesso
rimuovere: rimuove, rimuovi, rimuovono, ha rimosso
riprendere: riprende, riprendi, riprendono, ha ripreso
riscuotere: riscuote, riscuoti, riscuotono, ha riscosso
risolvere: risolve, risolvi, risolvono, ha risolto
rispondere: risponde, rispondi, rispondono, ha risposto
ritenere: ritiene, ritieni, ritengono, ha ritenuto
ritornare: ritorna, ritorni, ritornano, è ritornato
riuscire: riesce, riesci, riescono, è riuscito
rivolgere: rivolge, rivolgi, rivolgono, ha rivolto
rompere: rompe, rompi, rompono, ha rotto
salire: sale, sali, salgono, è salito
sapere: sa, sai, sanno, ha saputo, imp=sappi, subj=sappia
scegliere: sceglie, scegli, scelgono, ha scelto
scendere: scende, scendi, scendono, è sceso
sciogliere: scioglie, sciogli, sciolgono, ha sciolto
scommettere: scommette, scommetti, scommettono, ha scommesso
sconfiggere: sconfigge, sconfiggi, sconfiggono, ha sconfitto
scoprire: scopre, scopri, scoprono, ha scoperto
scorrere: scorre, scorri, scorrono, è scorso
scrivere: scrive, scrivi, scrivono, ha scritto
sedere: siede, siedi, siedono, ha seduto
seguire: segue, segui, seguono, ha seguito
sentire: sente, senti, sentono, ha sentito
servire: serve, servi, servono, ha servito
smettere: smette, smetti, smettono, ha smesso
soffrire: soffre, soffri, soffrono, ha sofferto
sopravvivere: sopravvive, sopravvivi, sopravvivono, è sopravvissuto
sorprendere: sorprende, sorprendi, sorprendono, ha sorpreso
sorridere: sorride, sorridi, sorridono, ha sorriso
sostenere: sostiene, sostieni, sostengono, ha sostenuto
sottrarre: sottrae, sottrai, sottraggono, ha sottratto
spegnere: spegne, spegni, spengono, ha spento
spendere: spende, spendi, spendono, ha speso
spingere: spinge, spingi, spingono, ha spinto
stare: sta, stai, stanno, è stato, imp=stai, subj=stia
stendere: stende, stendi, stendono, ha steso
stringere: stringe, stringi, stringono, ha stretto
subire: subisce, subisci, subiscono, ha subito
succedere: succede, succedi, succedono, è successo
svenire: sviene, svieni, svengono, è svenuto
svolgere: svolge, svolgi, svolgono, ha svolto
tendere: tende, tendi, tendono, ha teso
tenere: tiene, tieni, tengono, ha tenuto
togliere: toglie, togli, tolgono, ha tolto
tornare: torna, torni, tornano, è tornato
tradurre: traduce, traduci, traducono, ha tradotto
trarre: trae, trai, traggono, ha tratto
trascorrere: trascorre, trascorri, trascorrono, ha trascorso
trattenere: trattiene, trattieni, trattengono, ha trattenuto
uccidere: uccide, uccidi, uccidono, ha ucciso
unire: unisce, unisci, uniscono, ha unito
uscire: esce, esci, escono, è uscito
valere: vale, vali, valgono, è valso
vedere: vede, vedi, vedono, ha visto
venire: viene, vieni, vengono, è venuto
vestire: veste, vesti, vestono, ha vestito
vincere: vince, vinci, vincono, ha vinto
vivere: vive, vivi, vivono, ha vissuto
volere: vuole, vuoi, vogliono, ha voluto, subj=voglia
volgere: volge, volgi, volgono, ha volto
