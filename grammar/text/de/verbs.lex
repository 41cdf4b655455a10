# German verbs: `infinitive: third person, perfect`. A bar stands behind what is cut off: `ab|werfen: wirft ab, hat abgeworfen`.
# Weak verbs need a line only to show what is cut off. Behind a third comma, `imp=lass` gives a command of its own.

# strong and mixed
backen: backt, hat gebacken
befehlen: befiehlt, hat befohlen
beginnen: beginnt, hat begonnen
beißen: beißt, hat gebissen
behalten: behält, hat behalten
bekommen: bekommt, hat bekommen
benennen: benennt, hat benannt
beraten: berät, hat beraten
beschließen: beschließt, hat beschlossen
beschreiben: beschreibt, hat beschrieben
besitzen: besitzt, hat besessen
bestehen: besteht, hat bestanden
besteigen: besteigt, hat bestiegen
betreten: betritt, hat betreten, imp=betritt
betrügen: betrügt, hat betrogen
bewerben: bewirbt, hat beworben
beziehen: bezieht, hat bezogen
biegen: biegt, hat gebogen
bieten: bietet, hat geboten
binden: bindet, hat gebunden
bitten: bittet, hat gebeten
bleiben: bleibt, ist geblieben
brechen: bricht, hat gebrochen
brennen: brennt, hat gebrannt
bringen: bringt, hat gebracht
denken: denkt, hat gedacht
dürfen: darf, hat gedurft
empfangen: empfängt, hat empfangen
entkommen: entkommt, ist entkommen
entlassen: entlässt, hat entlassen
entnehmen: entnimmt, hat entnommen
entscheiden: entscheidet, hat entschieden
entsteigen: entsteigt, ist entstiegen
entwenden: entwendet, hat entwendet
entziehen: entzieht, hat entzogen
erfahren: erfährt, hat erfahren
erfinden: erfindet, hat erfunden
ergeben: ergibt, hat ergeben
ergreifen: ergreift, hat ergriffen
erhalten: erhält, hat erhalten
erheben: erhebt, hat erhoben
erkennen: erkennt, hat erkannt
erlassen: erlässt, hat erlassen
erleiden: erleidet, hat erlitten
erscheinen: erscheint, ist erschienen
erschießen: erschießt, hat erschossen
erwerben: erwirbt, hat erworben
erziehen: erzieht, hat erzogen
essen: isst, hat gegessen
fahren: fährt, ist gefahren
fallen: fällt, ist gefallen
fangen: fängt, hat gefangen
finden: findet, hat gefunden
fliegen: fliegt, ist geflogen
fliehen: flieht, ist geflohen
fressen: frisst, hat gefressen
frieren: friert, hat gefroren
geben: gibt, hat gegeben
gehen: geht, ist gegangen
gelingen: gelingt, ist gelungen
gelten: gilt, hat gegolten
genießen: genießt, hat genossen
geraten: gerät, ist geraten
geschehen: geschieht, ist geschehen
gewinnen: gewinnt, hat gewonnen
gießen: gießt, hat gegossen
graben: gräbt, hat gegraben
greifen: greift, hat gegriffen
haben: hat, hat gehabt
halten: hält, hat gehalten
hängen: hängt, hat gehängt
heben: hebt, hat gehoben
heißen: heißt, hat geheißen
helfen: hilft, hat geholfen
hinterlassen: hinterlässt, hat hinterlassen
kennen: kennt, hat gekannt
klingen: klingt, hat geklungen
kommen: kommt, ist gekommen
kriechen: kriecht, ist gekrochen
laden: lädt, hat geladen
lassen: lässt, hat gelassen, imp=lass
laufen: läuft, ist gelaufen
leiden: leidet, hat gelitten
leihen: leiht, hat geliehen
lesen: liest, hat gelesen
liegen: liegt, hat gelegen
lügen: lügt, hat gelogen
meiden: meidet, hat gemieden
messen: misst, hat gemessen
missraten: missrät, ist missraten
nehmen: nimmt, hat genommen
nennen: nennt, hat genannt
pfeifen: pfeift, hat gepfiffen
raten: rät, hat geraten
reißen: reißt, hat gerissen
reiten: reitet, ist geritten
rennen: rennt, ist gerannt
rufen: ruft, hat gerufen
schaffen: schafft, hat geschafft
scheiden: scheidet, hat geschieden
schießen: schießt, hat geschossen
schlafen: schläft, hat geschlafen
schlagen: schlägt, hat geschlagen
schleichen: schleicht, ist geschlichen
schließen: schließt, hat geschlossen
schmeißen: schmeißt, hat geschmissen
schneiden: schneidet, hat geschnitten
schreiben: schreibt, hat geschrieben
schreien: schreit, hat geschrien
schreiten: schreitet, ist geschritten
schweigen: schweigt, hat geschwiegen
schwimmen: schwimmt, ist geschwommen
schwören: schwört, hat geschworen
sehen: sieht, hat gesehen
sein: ist, ist gewesen
senden: sendet, hat gesandt
singen: singt, hat gesungen
sinken: sinkt, ist gesunken
sitzen: sitzt, hat gesessen
spinnen: spinnt, hat gesponnen
sprechen: spricht, hat gesprochen
springen: springt, ist gesprungen
stechen: sticht, hat gestochen
stehen: steht, hat gestanden
stehlen: stiehlt, hat gestohlen
steigen: steigt, ist gestiegen
sterben: stirbt, ist gestorben
stoßen: stößt, hat gestoßen
streichen: streicht, hat gestrichen
streiten: streitet, hat gestritten
tragen: trägt, hat getragen
treffen: trifft, hat getroffen
treiben: treibt, hat getrieben
treten: tritt, hat getreten, imp=tritt
trinken: trinkt, hat getrunken
tun: tut, hat getan, imp=tu
überfallen: überfällt, hat überfallen
übergeben: übergibt, hat übergeben
übernehmen: übernimmt, hat übernommen
überschreiten: überschreitet, hat überschritten
übertragen: überträgt, hat übertragen
übertreffen: übertrifft, hat übertroffen
überwinden: überwindet, hat überwunden
unterbrechen: unterbricht, hat unterbrochen
unternehmen: unternimmt, hat unternommen
unterschreiben: unterschreibt, hat unterschrieben
verbergen: verbirgt, hat verborgen
verbieten: verbietet, hat verboten
verbinden: verbindet, hat verbunden
verbrennen: verbrennt, hat verbrannt
verbringen: verbringt, hat verbracht
verderben: verdirbt, hat verdorben
vergeben: vergibt, hat vergeben
vergessen: vergisst, hat vergessen
vergleichen: vergleicht, hat verglichen
vergraben: vergräbt, hat vergraben
verhalten: verhält, hat verhalten
verlassen: verlässt, hat verlassen
verleihen: verleiht, hat verliehen
verlieren: verliert, hat verloren
vermeiden: vermeidet, hat vermieden
verraten: verrät, hat verraten
verschieben: verschiebt, hat verschoben
verschwinden: verschwindet, ist verschwunden
versprechen: verspricht, hat versprochen
verstehen: versteht, hat verstanden
vertreiben: vertreibt, hat vertrieben
verwenden: verwendet, hat verwendet
verzeihen: verzeiht, hat verziehen
wachsen: wächst, ist gewachsen
waschen: wäscht, hat gewaschen
weichen: weicht, ist gewichen
weisen: weist, hat gewiesen
werben: wirbt, hat geworben
werden: wird, ist geworden
werfen: wirft, hat geworfen
wiegen: wiegt, hat gewogen
winden: windet, hat gewunden
wissen: weiß, hat gewusst
zerbrechen: zerbricht, hat zerbrochen
zerreißen: zerreißt, hat zerrissen
ziehen: zieht, hat gezogen
zwingen: zwingt, hat gezwungen

# weak, and nothing is cut off
angeln
ankern
antworten
beichten
fesseln
zucken
zünden
zupfen

# cut off
ab|bauen
ab|bieten: bietet ab, hat abgeboten
ab|brechen: bricht ab, hat abgebrochen
ab|geben: gibt ab, hat abgegeben
ab|handeln
ab|heben: hebt ab, hat abgehoben
ab|holen
ab|kaufen
ab|legen
ab|lehnen
ab|liefern
ab|nehmen: nimmt ab, hat abgenommen
ab|rechnen
ab|reißen: reißt ab, hat abgerissen
ab|schließen: schließt ab, hat abgeschlossen
ab|steigen: steigt ab, ist abgestiegen
ab|stimmen
ab|tauschen
ab|warten
ab|wehren
ab|weisen: weist ab, hat abgewiesen
ab|werfen: wirft ab, hat abgeworfen
ab|ziehen: zieht ab, hat abgezogen
an|bieten: bietet an, hat angeboten
an|fangen: fängt an, hat angefangen
an|fordern
an|greifen: greift an, hat angegriffen
an|halten: hält an, hat angehalten
an|heben: hebt an, hat angehoben
an|heuern
an|hören
an|kommen: kommt an, ist angekommen
an|legen
an|locken
an|nehmen: nimmt an, hat angenommen
an|sagen
an|schließen: schließt an, hat angeschlossen
an|sehen: sieht an, hat angesehen
an|werben: wirbt an, hat angeworben
an|zeigen
an|ziehen: zieht an, hat angezogen
an|zünden
auf|bauen
auf|bessern
auf|bewahren
auf|decken
auf|füllen
auf|geben: gibt auf, hat aufgegeben
auf|halten: hält auf, hat aufgehalten
auf|heben: hebt auf, hat aufgehoben
auf|hören
auf|klären
auf|laden: lädt auf, hat aufgeladen
auf|legen
auf|lösen
auf|nehmen: nimmt auf, hat aufgenommen
auf|rüsten
auf|satteln
auf|stehen: steht auf, ist aufgestanden
auf|steigen: steigt auf, ist aufgestiegen
auf|stellen
auf|suchen
auf|teilen
auf|wecken
auf|werten
auf|ziehen: zieht auf, hat aufgezogen
aus|bauen
aus|bezahlen
aus|brechen: bricht aus, ist ausgebrochen
aus|führen
aus|geben: gibt aus, hat ausgegeben
aus|gleichen: gleicht aus, hat ausgeglichen
aus|graben: gräbt aus, hat ausgegraben
aus|legen
aus|leihen: leiht aus, hat ausgeliehen
aus|lösen
aus|rauben
aus|rüsten
aus|ruhen
aus|rufen: ruft aus, hat ausgerufen
aus|scheiden: scheidet aus, ist ausgeschieden
aus|schießen: schießt aus, hat ausgeschossen
aus|schließen: schließt aus, hat ausgeschlossen
aus|setzen
aus|sortieren
aus|spielen
aus|statten
aus|steigen: steigt aus, ist ausgestiegen
aus|suchen
aus|tauschen
aus|teilen
aus|tragen: trägt aus, hat ausgetragen
aus|üben
aus|wählen
aus|weichen: weicht aus, ist ausgewichen
aus|wechseln
aus|werten
aus|zahlen
aus|ziehen: zieht aus, hat ausgezogen
bei|fügen
bei|legen
bei|tragen: trägt bei, hat beigetragen
bei|treten: tritt bei, ist beigetreten
bereit|halten: hält bereit, hat bereitgehalten
bereit|legen
bereit|machen
dazu|legen
durch|führen
durch|suchen
ein|bauen
ein|brechen: bricht ein, ist eingebrochen
ein|fangen: fängt ein, hat eingefangen
ein|fordern
ein|führen
ein|füllen
ein|greifen: greift ein, hat eingegriffen
ein|halten: hält ein, hat eingehalten
ein|kassieren
ein|kaufen
ein|kehren: kehrt ein, ist eingekehrt
ein|laden: lädt ein, hat eingeladen
ein|legen
ein|lösen
ein|nehmen: nimmt ein, hat eingenommen
ein|sammeln
ein|schüchtern
ein|setzen
ein|sperren
ein|stecken
ein|steigen: steigt ein, ist eingestiegen
ein|stellen
ein|tauschen
ein|treten: tritt ein, ist eingetreten
ein|zahlen
ein|ziehen: zieht ein, hat eingezogen
fest|halten: hält fest, hat festgehalten
fest|legen
fest|nehmen: nimmt fest, hat festgenommen
fest|setzen
fort|setzen
frei|geben: gibt frei, hat freigegeben
frei|lassen: lässt frei, hat freigelassen
heim|zahlen
heraus|fordern
heraus|nehmen: nimmt heraus, hat herausgenommen
heraus|suchen
her|geben: gibt her, hat hergegeben
her|stellen
herunter|setzen
hinaus|werfen: wirft hinaus, hat hinausgeworfen
hinein|legen
hin|legen
hinzu|fügen
hoch|heben: hebt hoch, hat hochgehoben
hoch|setzen
los|lassen: lässt los, hat losgelassen
los|reiten: reitet los, ist losgeritten
los|schicken
mit|bieten: bietet mit, hat mitgeboten
mit|bringen: bringt mit, hat mitgebracht
mit|gehen: geht mit, ist mitgegangen
mit|machen
mit|nehmen: nimmt mit, hat mitgenommen
mit|spielen
nach|füllen
nach|laden: lädt nach, hat nachgeladen
nach|legen
nach|sehen: sieht nach, hat nachgesehen
nach|ziehen: zieht nach, hat nachgezogen
nieder|legen
statt|finden: findet statt, hat stattgefunden
teil|nehmen: nimmt teil, hat teilgenommen
um|drehen
um|gehen: geht um, ist umgegangen
um|legen
um|rüsten
um|setzen
um|tauschen
um|wandeln
vor|bereiten: bereitet vor, hat vorbereitet
vor|legen
vor|lesen: liest vor, hat vorgelesen
vor|rücken: rückt vor, ist vorgerückt
vor|schlagen: schlägt vor, hat vorgeschlagen
vor|zeigen
vor|ziehen: zieht vor, hat vorgezogen
weg|geben: gibt weg, hat weggegeben
weg|legen
weg|nehmen: nimmt weg, hat weggenommen
weg|räumen
weg|reiten: reitet weg, ist weggeritten
weg|schicken
weg|werfen: wirft weg, hat weggeworfen
weiter|geben: gibt weiter, hat weitergegeben
weiter|machen
weiter|spielen
wieder|geben: gibt wieder, hat wiedergegeben
zu|decken
zu|hören
zu|legen
zu|ordnen
zurück|erhalten: erhält zurück, hat zurückerhalten
zurück|geben: gibt zurück, hat zurückgegeben
zurück|gehen: geht zurück, ist zurückgegangen
zurück|kehren: kehrt zurück, ist zurückgekehrt
zurück|legen
zurück|nehmen: nimmt zurück, hat zurückgenommen
zurück|schicken
zurück|setzen
zurück|stellen
zurück|ziehen: zieht zurück, hat zurückgezogen
zusammen|legen
zu|sehen: sieht zu, hat zugesehen
zu|stimmen
zu|teilen
zu|weisen: weist zu, hat zugewiesen

# going and becoming, with 'sein', beside those above
ab|biegen: biegt ab, ist abgebogen
ab|fahren: fährt ab, ist abgefahren
ab|reisen: reist ab, ist abgereist
an|reisen: reist an, ist angereist
auf|brechen: bricht auf, ist aufgebrochen
aus|laufen: läuft aus, ist ausgelaufen
aus|reiten: reitet aus, ist ausgeritten
aus|treten: tritt aus, ist ausgetreten
begegnen: begegnet, ist begegnet
davon|kommen: kommt davon, ist davongekommen
davon|laufen: läuft davon, ist davongelaufen
eilen: eilt, ist geeilt
ein|laufen: läuft ein, ist eingelaufen
entfliehen: entflieht, ist entflohen
erwachen: erwacht, ist erwacht
flüchten: flüchtet, ist geflüchtet
folgen: folgt, ist gefolgt
fort|gehen: geht fort, ist fortgegangen
galoppieren: galoppiert, ist galoppiert
gelangen: gelangt, ist gelangt
gleiten: gleitet, ist geglitten
heim|kehren: kehrt heim, ist heimgekehrt
hin|gehen: geht hin, ist hingegangen
klettern: klettert, ist geklettert
landen: landet, ist gelandet
los|gehen: geht los, ist losgegangen
los|marschieren: marschiert los, ist losmarschiert
marschieren: marschiert, ist marschiert
nach|rücken: rückt nach, ist nachgerückt
reisen: reist, ist gereist
scheitern: scheitert, ist gescheitert
segeln: segelt, ist gesegelt
spazieren: spaziert, ist spaziert
stolpern: stolpert, ist gestolpert
stürzen: stürzt, ist gestürzt
traben: trabt, ist getrabt
um|kehren: kehrt um, ist umgekehrt
um|steigen: steigt um, ist umgestiegen
um|ziehen: zieht um, ist umgezogen
vorbei|kommen: kommt vorbei, ist vorbeigekommen
vor|gehen: geht vor, ist vorgegangen
wandern: wandert, ist gewandert
weg|gehen: geht weg, ist weggegangen
weg|laufen: läuft weg, ist weggelaufen
weiter|gehen: geht weiter, ist weitergegangen
weiter|ziehen: zieht weiter, ist weitergezogen
zurück|kommen: kommt zurück, ist zurückgekommen
zurück|weichen: weicht zurück, ist zurückgewichen
