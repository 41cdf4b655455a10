# The Man in Black in German. All of it is designed.

automaton-man-in-black = der Man in Black
    .gender = masculine
    .acc = den Man in Black
    .dat = dem Man in Black
    .gen = des Man in Black
    .name = Man in Black
game-aim =
    Werde die größte Legende von allen: sobald jemand { $length ->
        [short] 15
        [average] 20
       *[long] 25
    } Legendenpunkte (LP) hat, wird die Runde zu Ende gespielt, jeder hat noch einen Zug, und die höchste Wertung gewinnt. Der Man in Black reitet mit. Niemand spielt ihn: nach jeder Runde tut er, was eine seiner Karten sagt. Auch er will gewinnen, und bei Gleichstand gewinnt er.
kind-black-card = Karte des Man in Black
    .gender = feminine
    .plural = Karten des Man in Black
kind-black-rule = Regelkarte des Man in Black
    .gender = feminine
    .plural = Regelkarten des Man in Black
text-black-card-errand = { $effect }
text-black-rule-creed = { $effect }
zone-black-deck = der Stapel des Man in Black
    .gender = masculine
    .acc = den Stapel des Man in Black
    .dat = dem Stapel des Man in Black
    .gen = des Stapels des Man in Black
zone-black-past = die Taten des Man in Black
    .gender = plural
    .dat = den Taten des Man in Black
    .gen = der Taten des Man in Black
    .in = zu den Taten des Man in Black
    .to = zu den Taten des Man in Black
    .on = zu den Taten des Man in Black
zone-black-ways = die Art des Man in Black
    .gender = feminine
    .dat = der Art des Man in Black
    .gen = der Art des Man in Black
    .in = zur Art des Man in Black
screen-black-past = Taten des Man in Black
black-card-stranger-in-town = Ein Fremder in der Stadt
black-card-hold-up = Hände hoch, mein Freund
black-card-word-to-the-sheriff = Ein Wort an den Sheriff
black-card-wages-for-outlaws = Lohn für Gesetzlose
black-card-bad-water = Schlechtes Wasser
black-card-claim-jumper = Fremder Claim
black-card-night-drive = Viehtrieb bei Nacht
black-card-crooked-deal = Gezinkte Karten
black-card-tale-by-the-fire = Eine Geschichte am Feuer
black-card-long-shadow = Der lange Schatten
black-rule-ways-of-the-man-in-black = Die Art des Man in Black
flavour-black-card-stranger-in-town = Wer die meisten Legendenpunkte hat, den bittet er vor die Tür.
flavour-black-card-hold-up = Geld braucht er keines. Er weiß nur gern, wer das meiste davon hat.
flavour-black-card-word-to-the-sheriff = Er verhaftet niemanden. Er sagt dem Sheriff, wer gesucht wird.
flavour-black-card-wages-for-outlaws = Ein Bandit jeder Bande wird im Voraus bezahlt, und in Silber.
flavour-black-card-bad-water = Außerhalb der Städte schmecken die Brunnen nach Pfennigen. In den Städten trinkt man Whiskey.
flavour-black-card-claim-jumper = Wer Gold hat, verliert ein Nugget: Die Pfähle standen gestern auch schon hier, nur zwanzig Schritt weiter drüben.
flavour-black-card-night-drive = Am Morgen waren alle Herden, die unterwegs waren, wieder zu Hause. Wer das Gatter geöffnet hat, sah niemand.
flavour-black-card-crooked-deal = Er spielt schlecht und gewinnt, und wer in der Stadt ist, zahlt die Getränke.
flavour-black-card-tale-by-the-fire = Er erzählt eine Geschichte, als wäre er dabei gewesen. Vielleicht war er es.
flavour-black-card-long-shadow = Reitet jemand vor ihm, ist der Schatten dahinter umso länger.
query-riders = Spieler außer dem Man in Black
    .now-is = nur andere als der Man in Black spielen Charaktere, und einer von ihnen beginnt
    .gender = masculine
    .plural = Spieler außer dem Man in Black
    .dat-plural = Spielern außer dem Man in Black
    .of = 5872a8a0
query-is-in-town = { $p } in einer Stadt { AGREE($p, "ist") }
    .not = { $p } nicht in einer Stadt { AGREE($p, "ist") }
    .which =
        { AGREE($head, "rel", $number) } in einer Stadt { $number ->
            [plural] sind
           *[other] ist
        }
    .of = 64a2ef0e
query-is-out-of-town = { $p } außerhalb der Städte { AGREE($p, "ist") }
    .not = { $p } in einer Stadt { AGREE($p, "ist") }
    .which =
        { AGREE($head, "rel", $number) } außerhalb der Städte { $number ->
            [plural] sind
           *[other] ist
        }
    .of = 10353ac0
query-drives-cattle = { $p } Vieh { AGREE($p, "hat") }
    .not = { $p } kein Vieh { AGREE($p, "hat") }
    .which =
        { AGREE($head, "rel", $number) } Vieh { $number ->
            [plural] haben
           *[other] hat
        }
    .of = 1817b96a
query-anyone-ahead = ein anderer Spieler mehr Legendenpunkte hat
    .not = kein anderer Spieler mehr Legendenpunkte hat
    .of = 2c6032f7
query-next-up = der nächste Spieler
    .gender = masculine
    .acc = den nächsten Spieler
    .dat = dem nächsten Spieler
    .gen = des nächsten Spielers
    .of = cd1d6a6a
query-last-up = der letzte Spieler der Runde
    .gender = masculine
    .acc = den letzten Spieler der Runde
    .dat = dem letzten Spieler der Runde
    .gen = des letzten Spielers der Runde
    .of = ad7e1db0
query-speaker = der Spieler, der für die andere Seite spricht,
    .gender = masculine
    .acc = den Spieler, der für die andere Seite spricht,
    .dat = dem Spieler, der für die andere Seite spricht,
    .gen = des Spielers, der für die andere Seite spricht,
    .of = 9387a31a
rule-ride-to = zu { FORM($there, "dat") } reiten
    .of = aa56ed7f
rule-duel-with = { FORM($p, "acc") } zum Duell fordern
    .of = ae239547
rule-rob-from = versuchen, { FORM($p, "acc") } zu berauben
    .of = d7c61495
rule-spread-a-tale = eine Storyscheibe zu einer Story legen
    .of = c51f99ec
rule-lose-the-herd = alles Vieh verlieren
    .of = a321cf31
rule-come-riding = in die Stadt reiten
    .of = 09d4bc3e
rule-lose-the-ability = die Fähigkeit verlieren
    .of = c38e4b63
rule-call-him = bestimmen, wo der Man in Black beginnt
    .of = 66689d3c
rule-act-in-black = die nächste Karte des Man in Black ausführen
    .of = 76fcbb5c
rule-hand-over-the-deal = den anderen Spieler zum Dealer machen
    .of = 331ef615
rule-hand-over-the-fight = den anderen Spieler über den Kampf entscheiden lassen
    .of = 84291741
ask-black-beginning = wo beginnt der Man in Black?
option-black-beginning = { FORM($thing, "name") }
ruling-black-begins-anywhere = der Startspieler sagt, wo der Man in Black beginnt
log-put-black-past = der Man in Black handelt: { FORM($cards, "name") }. { $flavour }
log-put-black-deck = { "" }
log-put-black-ways = { "" }
log-shuffle-black-deck = die Karten des Man in Black werden gemischt
log-pick-sought = der Man in Black sucht { FORM($things, "acc") }
log-pick-station = { "" }
log-pick-claim = { "" }
log-pick-table-taken = { "" }
log-pick-slot-whispered = { "" }
log-rule-lose-the-herd = { $who } verliert alles Vieh
