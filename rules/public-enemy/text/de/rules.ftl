# Public Enemy Number One in German: rules and queries.

rule-play = das Spiel spielen
    .of = 62bdccf3
rule-set-up = das Spiel aufbauen
    .of = 42c44745
rule-build-decks = die fünf Stapel aus allen Karten neu bilden
    .of = 4eb45884
rule-pass-the-start = bestimmen, wer die nächste Runde beginnt
    .of = f7662eb8
rule-call-time = das Spiel beenden, wenn es nicht länger dauern sollte
    .of = 235b895e
rule-end-by-time = das Spiel aus Zeitmangel beenden
    .of = 820f175d
rule-turn = einen Zug machen
    .of = 10b5f596
rule-draw-from =
    { AGREE($source, "its-own") ->
        [yes] { FORM($source, "before-feminine", "acc") }oberste Karte
       *[no] die oberste Karte { FORM($source, "gen") }
    } nehmen
    .of = d36f9f1a
able-draw-from = { FORM($set, $case, $number) }, in { AGREE($set, "rel", "dat", $number) } noch eine Karte liegt,
rule-meet-in-saloon = ausführen, was auf { FORM($card-drawn, "dat") } steht
    .any = eine Saloonkarte ausführen
    .unsaid = card-drawn
    .of = 2204790b
rule-end-if-empty = die Runde beenden, wenn { $source } keine Karte mehr hat
    .of = c24d3612
rule-run-out = die Runde beenden
    .unsaid = source
    .of = b2161b42
rule-complete-the-gangs = die Runde beenden
    .of = 04e1ab0a
rule-award-majorities = die Mehrheit jeder Bande vergeben
    .of = 682e0bdb
rule-award = die Mehrheit { FORM($kin, "gen") } vergeben
    .of = b28d5890
rule-give-token = { FORM($to-whom, "dat") } den Wanted-Marker { FORM($kin, "gen") } geben
    .of = 3a75442a
rule-settle-majority = den Gleichstand zwischen { FORM($tied, "dat") } um { FORM($kin, "acc") } entscheiden
    .of = 3af19715
rule-award-the-one = den One-Marker vergeben
    .of = a3ad5da4
rule-settle-the-one = den Gleichstand zwischen { FORM($tied, "dat") } um den One-Marker entscheiden
    .of = 69855342
frame-round = Runde
    .gender = feminine
    .plural = Runden
    .begin = zu Beginn jeder Runde
    .end = am Ende jeder Runde
rule-round = eine Runde spielen
    .of = 6e4a145e
query-uncovered = offen{ AGREE("kind-outlaw", "adj", $det, $case, $number) } { FORM("kind-outlaw", $case, $number) } { FORM($p, "gen") }
    .gender = masculine
    .a =
        { AGREE($p) ->
            [you] einen deiner offenen Outlaws
           *[other] { AGREE("kind-outlaw", "ein", $case) } offen{ AGREE("kind-outlaw", "adj", "a", $case) } { FORM("kind-outlaw", $case) } { FORM($p, "gen") }
        }
    .noun = kind-outlaw
    .of = 79860342
held-uncovered = offen{ AGREE("kind-outlaw", "adj", $det, $case, $number) } { FORM("kind-outlaw", $case, $number) }
    .gender = masculine
query-takes-part = { $candidate } mitspielt
    .not = { $candidate } nicht mitspielt
    .main = { $candidate } spielt mit
    .not-main = { $candidate } spielt nicht mit
    .which =
        { AGREE($head, "rel", $number) } { $number ->
            [plural] mitspielen
           *[other] mitspielt
        }
    .of = bdd96fce
query-cards-counted = die Zahl der Karten { FORM($kin, "gen") }, die { $p } { AGREE($p, "hat") },
    .gender = feminine
    .dat = der Zahl der Karten { FORM($kin, "gen") }, die { $p } { AGREE($p, "hat") },
    .gen = der Zahl der Karten { FORM($kin, "gen") }, die { $p } { AGREE($p, "hat") },
    .gets-more =
        für { FORM($kin, "acc") } { $value ->
            [one] zählt
           *[other] zählen
        } bei { FORM($p, "dat") } { $value } { FORM("kind-card", $value) } mehr
    .of = 2a69fbb4
query-score =
    { FORM($p, "before-plural", $case) }Punkte{ $case ->
        [dat] n
       *[other] { "" }
    }{ FORM($p, "behind") }
    .gender = plural
    .most = den meisten Punkten
    .of = 9f5c9850
query-tokens = die Anzahl { FORM($p, "before-plural", "gen") }Wanted-Marker{ FORM($p, "behind") }
    .gender = feminine
    .dat = der Anzahl { FORM($p, "before-plural", "gen") }Wanted-Marker{ FORM($p, "behind") }
    .gen = der Anzahl { FORM($p, "before-plural", "gen") }Wanted-Marker{ FORM($p, "behind") }
    .most = den meisten Wanted-Markern
    .of = e1e975fa
held-cards-counted = { FORM("kind-card", $case, $number) } { FORM($kin, "gen") }
    .gender = feminine
held-score = Punkt
    .gender = masculine
    .gen = Punkts
    .plural = Punkte
    .dat-plural = Punkten
held-tokens = Wanted-Marker
    .gender = masculine
    .plural = Wanted-Marker
    .dat-plural = Wanted-Markern
query-last-round = die letzte Runde
    .gender = feminine
    .dat = der letzten Runde
    .gen = der letzten Runde
    .of = 4cc5b554
query-is-ahead = { $p } die meisten Karten { FORM($kin, "gen") } { AGREE($p, "hat") }
    .not = { $p } nicht die meisten Karten { FORM($kin, "gen") } { AGREE($p, "hat") }
    .of = 092ef60f
query-has-the-one = { $p } den One-Marker { AGREE($p, "hat") }
    .not = { $p } den One-Marker nicht { AGREE($p, "hat") }
    .of = 065216d0
query-majorities = { FORM($p, "before-feminine", $case) }Zahl der Banden mit der Mehrheit{ FORM($p, "behind") }
    .gender = feminine
    .of = 429edb9f
held-gangs-begun = begonnen{ AGREE("kind-gang", "adj", $det, $case, $number) } { FORM("kind-gang", $case, $number) }
    .gender = feminine
held-majorities = Mehrheit
    .gender = feminine
    .plural = Mehrheiten
query-gangs-begun = { FORM($p, "before-feminine", $case) }Zahl der begonnenen Banden{ FORM($p, "behind") }
    .gender = feminine
    .of = 776c3aef
rule-tell-points = { $own } Punkte ansagen
    .of = dba609b5
