# Western Legends in German: what the rules work out for themselves, and what only they need. No shipped card says it; another pack may.


## What is asked

query-paid-by-outlaws = { $p } einen Wanted-Punkt als Belohnung nehmen { AGREE($p, "darf") }
    .main = { $p } { AGREE($p, "darf") } einen Wanted-Punkt als Belohnung nehmen
    .not = { $p } keinen Wanted-Punkt als Belohnung nehmen { AGREE($p, "darf") }
    .not-main = { $p } { AGREE($p, "darf") } keinen Wanted-Punkt als Belohnung nehmen
    .of = 109bbcbd
query-room-for-bandit = { FORM($s, "with-place") } Platz für einen Banditen ist
    .main = { FORM($s, "with-place") } ist Platz für einen Banditen
    .not = { FORM($s, "with-place") } kein Platz für einen Banditen ist
    .not-main = { FORM($s, "with-place") } ist kein Platz für einen Banditen
    .of = 7144d57c
query-turns-to-come = die Anzahl Züge, die noch zu erwarten sind,
    .gender = feminine
    .of = 992e05e9
query-income-to-come =
    { FORM($p, "before-plural", $case) }{ $case ->
        [dat] Punkten
       *[other] Punkte
    }, die der Wanted-Pfad noch verspricht,{ FORM($p, "behind") }
    .gender = plural
    .of = 079b126f
query-steps-up = die Anzahl { FORM($p, "before-plural", "gen") }Marschall- und Wanted-Punkte{ FORM($p, "behind") }
    .gender = feminine
    .of = f42169a1
held-steps-up = Marschall- oder Wanted-Punkt
    .gender = masculine
    .plural = Marschall- und Wanted-Punkte
    .dat-plural = Marschall- und Wanted-Punkten
query-droppable = { FORM("kind-card", $case, $number) }, { AGREE("kind-card", "rel", "acc", $number) } { $p } abwerfen { AGREE($p, "darf") },
    .gender = feminine
    .of = b64f4635
query-passable = { FORM("kind-card", $case, $number) }, { AGREE("kind-card", "rel", "acc", $number) } { $p } als Goldnugget ausgeben { AGREE($p, "kann") },
    .gender = feminine
    .of = 876dcaf7
query-nuggets-at-hand = die Anzahl Goldnuggets, die { $p } zahlen { AGREE($p, "kann") },
    .gender = feminine
    .of = c7283846
query-wrangling-is-due = nach { FORM($how, "dat") } Vieh am Bahnhof abgeliefert werden kann
    .main = nach { FORM($how, "dat") } kann Vieh am Bahnhof abgeliefert werden
    .not = nach { FORM($how, "dat") } kein Vieh am Bahnhof abgeliefert werden kann
    .not-main = nach { FORM($how, "dat") } kann kein Vieh am Bahnhof abgeliefert werden
    .of = 73b3a591
query-rustling-is-due = nach { FORM($how, "dat") } gestohlenes Vieh abgeliefert werden kann
    .main = nach { FORM($how, "dat") } kann gestohlenes Vieh abgeliefert werden
    .not = nach { FORM($how, "dat") } kein gestohlenes Vieh abgeliefert werden kann
    .not-main = nach { FORM($how, "dat") } kann kein gestohlenes Vieh abgeliefert werden
    .of = 4dd036f3
query-cattle-to-rustle = { FORM("kind-cattle-token", $case, $number) }, { AGREE("kind-cattle-token", "rel", "acc", $number) } { $p } als Diebesgut abliefern { AGREE($p, "kann") },
    .gender = masculine
    .of = 93aca6e9
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
    .nobody = es keinen letzten Spieler der Runde gibt
    .somebody = es einen letzten Spieler der Runde gibt
    .of = ad7e1db0
query-has-enough = { $p } genug Legendenpunkte für das Ende { AGREE($p, "hat") }
    .main = { $p } { AGREE($p, "hat") } genug Legendenpunkte für das Ende
    .not = { $p } nicht genug Legendenpunkte für das Ende { AGREE($p, "hat") }
    .not-main = { $p } { AGREE($p, "hat") } nicht genug Legendenpunkte für das Ende
    .of = edb2c927
query-gear-score =
    { FORM($p, "before-plural", $case) }{ $case ->
        [dat] Punkten
       *[other] Punkte
    } für Gegenstände{ FORM($p, "behind") }
    .gender = plural
    .of = 0e99df92
query-money-score =
    { FORM($p, "before-plural", $case) }{ $case ->
        [dat] Punkten
       *[other] Punkte
    } für Geld{ FORM($p, "behind") }
    .gender = plural
    .of = 38c3fcda
query-wound-score =
    { FORM($p, "before-plural", $case) }{ $case ->
        [dat] Punkten
       *[other] Punkte
    } für Verletzungen{ FORM($p, "behind") }
    .gender = plural
    .of = b1b31283
query-speaker = der Vertreter des NSC
    .gender = masculine
    .acc = den Vertreter des NSC
    .dat = dem Vertreter des NSC
    .gen = des Vertreters des NSC
    .of = 9387a31a
query-npc-cards = die Anzahl Kampfkarten des NSC
    .gender = feminine
    .of = ba54d643
query-npc-lays-first = der NSC zuerst spielt
    .main = der NSC spielt zuerst
    .not = der NSC nicht zuerst spielt
    .not-main = der NSC spielt nicht zuerst
    .of = 5433db43
query-as-card = die Karte, als die { $c } { AGREE($c, "zaehlt") },
    .gender = feminine
    .dat = der Karte, als die { $c } { AGREE($c, "zaehlt") },
    .gen = der Karte, als die { $c } { AGREE($c, "zaehlt") },
    .of = 1d2f9485
query-rank-value = die Zahl für { FORM($r, "acc") }
    .gender = feminine
    .dat = der Zahl für { FORM($r, "acc") }
    .gen = der Zahl für { FORM($r, "acc") }
    .of = add53608
query-allowed-boost = der zählende Zuschlag für { FORM($p, "before-feminine", "acc") }Karte{ FORM($p, "behind") }
    .gender = masculine
    .acc = den zählenden Zuschlag für { FORM($p, "before-feminine", "acc") }Karte{ FORM($p, "behind") }
    .dat = dem zählenden Zuschlag für { FORM($p, "before-feminine", "acc") }Karte{ FORM($p, "behind") }
    .gen = des zählenden Zuschlags für { FORM($p, "before-feminine", "acc") }Karte{ FORM($p, "behind") }
    .of = 92c2af76
query-fight-value = der Kampfwert für { FORM($n, "acc") }
    .gender = masculine
    .acc = den Kampfwert für { FORM($n, "acc") }
    .dat = dem Kampfwert für { FORM($n, "acc") }
    .gen = des Kampfwerts für { FORM($n, "acc") }
    .of = dcbde8e0
query-npc-value = der Kampfwert der Karte des NSC
    .gender = masculine
    .acc = den Kampfwert der Karte des NSC
    .dat = dem Kampfwert der Karte des NSC
    .gen = des Kampfwerts der Karte des NSC
    .of = 59a69a35
query-opposing-value = der Kampfwert der gegnerischen Karte
    .gender = masculine
    .acc = den Kampfwert der gegnerischen Karte
    .dat = dem Kampfwert der gegnerischen Karte
    .gen = des Kampfwerts der gegnerischen Karte
    .of = 83fa2e4f
query-robs-items = { $p } bei einem Raub einen Gegenstand nehmen { AGREE($p, "darf") }
    .main = { $p } { AGREE($p, "darf") } bei einem Raub einen Gegenstand nehmen
    .not = { $p } bei einem Raub keinen Gegenstand nehmen { AGREE($p, "darf") }
    .not-main = { $p } { AGREE($p, "darf") } bei einem Raub keinen Gegenstand nehmen
    .of = 109bbcbd
query-items-to-rob = { FORM("kind-item", $case, $number) }, { AGREE("kind-item", "rel", "acc", $number) } man { FORM($loser, "dat") } rauben kann,
    .gender = masculine
    .of = 7c2715fc
query-share-of-money = das Geld, das ein Räuber { FORM($p, "dat") } nimmt,
    .gender = neuter
    .dat = dem Geld, das ein Räuber { FORM($p, "dat") } nimmt,
    .gen = des Geldes, das ein Räuber { FORM($p, "dat") } nimmt,
    .unit = $
    .of = d2dc3118
query-share-of-nuggets = die Anzahl Goldnuggets, die ein Räuber { FORM($p, "dat") } nimmt,
    .gender = feminine
    .of = 6c908b0a
query-nuggets-at-stake = die Anzahl Goldnuggets, die { $p } in einem Kampf verlieren { AGREE($p, "kann") },
    .gender = feminine
    .of = 3f79c8fb
query-money-half = die Hälfte { FORM($p, "before-neuter", "gen") }Geldes{ FORM($p, "behind") } (auf Zehner aufgerundet)
    .gender = feminine
    .dat = der Hälfte { FORM($p, "before-neuter", "gen") }Geldes{ FORM($p, "behind") } (auf Zehner aufgerundet)
    .gen = der Hälfte { FORM($p, "before-neuter", "gen") }Geldes{ FORM($p, "behind") } (auf Zehner aufgerundet)
    .unit = $
    .of = f57669ea
query-has-room = { $p } Platz für { FORM($x, "acc") } { AGREE($p, "hat") }
    .main = { $p } { AGREE($p, "hat") } Platz für { FORM($x, "acc") }
    .not = { $p } keinen Platz für { FORM($x, "acc") } { AGREE($p, "hat") }
    .not-main = { $p } { AGREE($p, "hat") } keinen Platz für { FORM($x, "acc") }
    .of = d3ea846c
query-on-stand = { $x } im General Store erhältlich { AGREE($x, "ist") }
    .main = { $x } { AGREE($x, "ist") } im General Store erhältlich
    .not = { $x } nicht im General Store erhältlich { AGREE($x, "ist") }
    .not-main = { $x } { AGREE($x, "ist") } nicht im General Store erhältlich
    .of = 6528fa20
query-may-pass = { $p } { FORM($s, "acc") } durchqueren { AGREE($p, "darf") }
    .main = { $p } { AGREE($p, "darf") } { FORM($s, "acc") } durchqueren
    .not = { $p } { FORM($s, "acc") } nicht durchqueren { AGREE($p, "darf") }
    .not-main = { $p } { AGREE($p, "darf") } { FORM($s, "acc") } nicht durchqueren
    .which-s = { AGREE($head, "rel", "acc", $number) } { $p } durchqueren { AGREE($p, "darf") }
    .of = 0d758005
query-steps-from = { FORM("kind-space", $case, $number) }, { AGREE("kind-space", "rel", "acc", $number) } { $p } von { FORM($s, "dat") } aus mit 1 Schritt erreichen { AGREE($p, "kann") },
    .gender = neuter
    .of = ec155f9a
query-steps-over = { FORM("kind-space", $case, $number) } (auch Mesas), { AGREE("kind-space", "rel", "acc", $number) } { $p } von { FORM($s, "dat") } aus mit 1 Schritt erreichen { AGREE($p, "kann") },
    .gender = neuter
    .of = ce689620
query-destinations = { FORM("kind-space", $case, $number) }, { AGREE("kind-space", "rel", "acc", $number) } { $p } mit einer Bewegungsweite von { FORM($within, "dat") } erreichen { AGREE($p, "kann") },
    .gender = neuter
    .of = 7b55e33f
query-landings = { FORM("kind-space", $case, $number) }, { AGREE("kind-space", "rel", "acc", $number) } { $p } über Mesas mit einer Bewegungsweite von { FORM($within, "dat") } erreichen { AGREE($p, "kann") },
    .gender = neuter
    .of = c7537306
query-ranks-of = { FORM("kind-rank", $case, $number) }, { AGREE("kind-rank", "rel", "acc", $number) } { $c } annehmen kann,
    .gender = masculine
    .of = 9a14dc69
query-suits-of = { FORM("kind-suit", $case, $number) }, { AGREE("kind-suit", "rel", "acc", $number) } { $c } annehmen kann,
    .gender = feminine
    .of = c4867674
query-best-hands = { FORM("kind-player", $case, $number) } mit der besten Pokerhand
    .gender = masculine
    .of = aeac0a00
query-riders = { FORM("kind-player", $case, $number) } mit einem Charakter
    .gender = masculine
    .of = 5872a8a0
query-beginnings-left = { FORM("kind-space", $case, $number) }, auf { AGREE("kind-space", "rel", "dat", $number) } { $c } beginnen kann,
    .gender = neuter
    .of = 5d414c8f
query-prey = { FORM("kind-player", $case, $number) } { FORM($s, "with-place") }, { AGREE("kind-player", "rel", "acc", $number) } der Sheriff verhaften kann,
    .gender = masculine
    .of = 60d1e259
query-sheriff-steps = { FORM("kind-space", $case, $number) }, { AGREE("kind-space", "rel", "acc", $number) } der Sheriff von { FORM($s, "dat") } aus mit 1 Schritt erreicht,
    .gender = neuter
    .of = 1cbe400a
query-onward = { FORM("kind-space", $case, $number) }, auf { AGREE("kind-space", "rel", "acc", $number) } der Sheriff von { FORM($s, "dat") } aus weitergehen kann,
    .gender = neuter
    .of = 1cbca62e
query-posts = { FORM("kind-space", $case, $number) }, { AGREE("kind-space", "rel", "acc", $number) } der Sheriff mit einer Bewegungsweite von { FORM($n, "dat") } erreicht,
    .gender = neuter
    .of = 6b590e9d
query-last-turns = dies die letzten Züge sind
    .main = dies sind die letzten Züge
    .not = dies nicht die letzten Züge sind
    .not-main = dies sind nicht die letzten Züge
    .of = 27616d17
query-hand-sort-of = { FORM($p, "before-feminine", $case) }Pokerhand{ FORM($p, "behind") }
    .gender = feminine
    .nobody = { $p } keine Pokerhand { AGREE($p, "zeigt") }
    .somebody = { $p } eine Pokerhand { AGREE($p, "zeigt") }
    .of = c4a8a22e
zeigt = zeigt
    .you = zeigst
    .plural = zeigen
query-sort-of-hand = die Pokerhand der Stärke { $strong }
    .gender = feminine
    .dat = der Pokerhand der Stärke { $strong }
    .gen = der Pokerhand der Stärke { $strong }
    .of = 6aad7db2
query-height-of-hand = der Wert der Pokerhand der Stärke { $strong }
    .gender = masculine
    .acc = den Wert der Pokerhand der Stärke { $strong }
    .dat = dem Wert der Pokerhand der Stärke { $strong }
    .gen = des Wertes der Pokerhand der Stärke { $strong }
    .of = c06126fe
query-worth-shown = der Wert der Karte, die { $p } { AGREE($p, "zeigt") },
    .gender = masculine
    .acc = den Wert der Karte, die { $p } { AGREE($p, "zeigt") },
    .dat = dem Wert der Karte, die { $p } { AGREE($p, "zeigt") },
    .gen = des Wertes der Karte, die { $p } { AGREE($p, "zeigt") },
    .nobody = { $p } keine Karte { AGREE($p, "zeigt") }
    .somebody = { $p } eine Karte { AGREE($p, "zeigt") }
    .of = d8095e16
query-worth-against = der Wert, den es zu schlagen gilt,
    .gender = masculine
    .acc = den Wert, den es zu schlagen gilt,
    .dat = dem Wert, den es zu schlagen gilt,
    .gen = des Wertes, den es zu schlagen gilt,
    .nobody = es keinen Wert zu schlagen gilt
    .somebody = es einen Wert zu schlagen gilt
    .of = 0d08059f
query-discs-laid = die Anzahl { FORM($p, "before-plural", "gen") }Scheiben auf Storys{ FORM($p, "behind") }
    .gender = feminine
    .of = 44fbc556
held-discs-laid = Scheibe auf einer Story
    .gender = feminine
    .plural = Scheiben auf Storys
query-disc-sources = { FORM("kind-story-place", $case, $number) }, von { AGREE("kind-story-place", "rel", "dat", $number) } { $p } eine Scheibe für { FORM($slot, "acc") } nehmen { AGREE($p, "darf") },
    .gender = neuter
    .of = 0379f026
query-disc-to-place = { $p } eine Scheibe für { FORM($slot, "acc") } { AGREE($p, "hat") }
    .main = { $p } { AGREE($p, "hat") } eine Scheibe für { FORM($slot, "acc") }
    .not = { $p } keine Scheibe für { FORM($slot, "acc") } { AGREE($p, "hat") }
    .not-main = { $p } { AGREE($p, "hat") } keine Scheibe für { FORM($slot, "acc") }
    .of = 569ef289
query-discs-needed = die Anzahl Scheiben, die eine Story vervollständigt,
    .gender = feminine
    .of = be91048c
query-nugget-supply = die Anzahl Goldnuggets im Vorrat
    .gender = feminine
    .of = 4209922c
query-nugget-room = die Anzahl Goldnuggets, die Grenze und Vorrat { FORM($p, "dat") } erlauben,
    .gender = feminine
    .of = 80320827
zaehlt = zählt
    .you = zählst
    .plural = zählen

## What is done

rule-pass-off = { FORM($c, "acc") } als Goldnugget ausgeben
    .of = d8b4b651
rule-show-to-the-log = die gezeigte Pokerhand nennen
    .of = edde6fe4
rule-tell-hand = { FORM($what, "acc") } ansagen
    .unsaid = height
    .of = fad74af0
rule-tell-values = { FORM($own, "acc") } gegen { FORM($other, "acc") } ansagen
    .of = ec8c77ea

## What is kept and printed

variable-in-last-duel = { $player } am letzten Duell { AGREE($player, "teilnimmt") }
    .main = { $player } { AGREE($player, "nimmt") } am letzten Duell teil
    .not = { $player } nicht am letzten Duell { AGREE($player, "teilnimmt") }
    .not-main = { $player } { AGREE($player, "nimmt") } nicht am letzten Duell teil
    .set-yes = { $player } { AGREE($player, "nimmt") } nun am letzten Duell teil
    .set-no = { $player } { AGREE($player, "nimmt") } nicht mehr am letzten Duell teil
teilnimmt = teilnimmt
    .you = teilnimmst
    .plural = teilnehmen
nimmt = nimmt
    .you = nimmst
    .plural = nehmen
kind-points-track = Leiste
    .gender = feminine
    .plural = Leisten
kind-track-space = Leistenfeld
    .gender = neuter
    .gen = Leistenfeldes
    .plural = Leistenfelder
    .dat-plural = Leistenfeldern
property-points-track = { FORM($of, "before-feminine", $case) }Leiste{ FORM($of, "behind") }
    .gender = feminine
property-at-step = { FORM($of, "before-feminine", $case) }Nummer auf der Leiste{ FORM($of, "behind") }
    .gender = feminine
property-mesa = { $of } eine Mesa { AGREE($of, "ist") }
    .main = { $of } { AGREE($of, "ist") } eine Mesa
    .not = { $of } keine Mesa { AGREE($of, "ist") }
    .not-main = { $of } { AGREE($of, "ist") } keine Mesa
property-at-x = { FORM($of, "before-feminine", $case) }Spalte auf dem Plan{ FORM($of, "behind") }
    .gender = feminine
    .nobody = { $of } nicht auf dem Plan { AGREE($of, "ist") }
    .somebody = { $of } auf dem Plan { AGREE($of, "ist") }
property-at-y = { FORM($of, "before-feminine", $case) }Zeile auf dem Plan{ FORM($of, "behind") }
    .gender = feminine
    .nobody = { $of } nicht auf dem Plan { AGREE($of, "ist") }
    .somebody = { $of } auf dem Plan { AGREE($of, "ist") }
property-any-rank = { $of } jeden Wert annehmen kann
    .main = { $of } kann jeden Wert annehmen
    .not = { $of } nicht jeden Wert annehmen kann
    .not-main = { $of } kann nicht jeden Wert annehmen
property-as-nugget = { $of } als Goldnugget { AGREE($of, "zaehlt") }
    .main = { $of } { AGREE($of, "zaehlt") } als Goldnugget
    .not = { $of } nicht als Goldnugget { AGREE($of, "zaehlt") }
    .not-main = { $of } { AGREE($of, "zaehlt") } nicht als Goldnugget
property-back =
    { $case ->
        [acc] den
        [dat] dem
        [gen] des
       *[other] der
    } Auslöser{ $case ->
        [gen] s
       *[other] { "" }
    } auf der Rückseite { FORM($of, "gen") }
    .gender = masculine
property-bandits = { FORM("kind-gang", $case, $number) } der Banditen { FORM($of, "gen") }
    .gender = feminine
property-sheriff = die Anzahl Felder, die der Sheriff für { FORM($of, "acc") } zieht,
    .gender = feminine
property-in-the-box = die Anzahl Exemplare { FORM($of, "gen") }
    .gender = feminine
property-lp-value =
    { FORM($of, "before-masculine", $case) }Wert{ $case ->
        [gen] es
       *[other] { "" }
    } in Legendenpunkten{ FORM($of, "behind") }
    .gender = masculine
property-beginnings = Startfeld { FORM($of, "gen") }
    .gen = Startfeldes { FORM($of, "gen") }
    .plural = Startfelder { FORM($of, "gen") }
    .dat-plural = Startfeldern { FORM($of, "gen") }
    .gender = neuter
property-begins-alone = { $of } nur beginnt, wo noch niemand begonnen hat
    .main = { $of } beginnt nur, wo noch niemand begonnen hat
    .not = { $of } auch beginnen darf, wo schon jemand begonnen hat
    .not-main = { $of } darf auch beginnen, wo schon jemand begonnen hat
property-starting-items = Startgegenstand { FORM($of, "gen") }
    .gen = Startgegenstands { FORM($of, "gen") }
    .plural = Startgegenstände { FORM($of, "gen") }
    .dat-plural = Startgegenständen { FORM($of, "gen") }
    .gender = masculine
property-starting-cards = die Anzahl { FORM($of, "before-plural", "gen") }Startkarten{ FORM($of, "behind") }
    .gender = feminine
property-starting-money =
    { FORM($of, "before-neuter", $case) }Startgeld{ $case ->
        [gen] es
       *[other] { "" }
    }{ FORM($of, "behind") }
    .gender = neuter
    .unit = $
property-starting-nuggets = die Anzahl Goldnuggets zu Beginn für { FORM($of, "acc") }
    .gender = feminine
property-starting-marshal = die Anzahl Marschallpunkte zu Beginn für { FORM($of, "acc") }
    .gender = feminine
property-starting-wanted = die Anzahl Wanted-Punkte zu Beginn für { FORM($of, "acc") }
    .gender = feminine
property-starting-wounds = die Anzahl Verletzungen zu Beginn für { FORM($of, "acc") }
    .gender = feminine
