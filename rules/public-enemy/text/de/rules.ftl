# Public Enemy Number One in German: rules and queries.

rule-play = spiele das Spiel
    .bare = das Spiel spielen
    .of = 1a572771
rule-set-up = bestimme den Vorleser und lege den One-Marker neben die Stapel
    .bare = den Vorleser bestimmen und den One-Marker neben die Stapel legen
    .last = der Vorleser bestimmt ist und der One-Marker neben den Stapeln liegt
    .of = 42c44745
rule-build-decks = mische alle Karten, bilde die fünf Stapel neu und decke in jeder Stadt die oberste Karte auf
    .bare = alle Karten mischen, die fünf Stapel neu bilden und in jeder Stadt die oberste Karte aufdecken
    .of = 4eb45884
rule-pass-the-start = bestimme, wer die nächste Runde beginnt
    .bare = bestimmen, wer die nächste Runde beginnt
    .of = f7662eb8
rule-call-time = beende das Spiel, wenn es nicht länger dauern sollte
    .bare = das Spiel beenden, wenn es nicht länger dauern sollte
    .of = 235b895e
rule-turn = führe einen Zug aus
    .bare = einen Zug ausführen
    .verb = { AGREE($who, "macht") }
    .rest = einen Zug
    .after = { $who } einen Zug gemacht { AGREE($who, "hat") }
    .of = 10b5f596
macht = macht
    .you = machst
    .plural = machen
rule-draw-from = nimm { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } nehmen
    .verb = { AGREE($who, "nimmt") }
    .rest = die oberste Karte { FORM($source, "gen") }
    .after = { $who } die oberste Karte { FORM($source, "gen") } genommen { AGREE($who, "hat") }
    .of = d36f9f1a
able-draw-from = { FORM($set, $case, $number) }, in { AGREE($set, "rel", "dat", $number) } noch eine Karte liegt,
rule-meet-in-saloon = führe aus, was auf { FORM($card-drawn, "dat") } steht
    .bare = ausführen, was auf { FORM($card-drawn, "dat") } steht
    .of = 2204790b
rule-end-if-empty = beende die Runde, wenn { $source } keine Karte mehr hat
    .bare = die Runde beenden, wenn { $source } keine Karte mehr hat
    .of = c24d3612
rule-run-out = beende die Runde
    .bare = die Runde beenden
    .unsaid = source
    .of = b2161b42
rule-complete-the-gangs = beende die Runde
    .bare = die Runde beenden
    .verb = { AGREE($who, "beendet") }
    .rest = die Runde
    .after = { $who } die Runde beendet { AGREE($who, "hat") }
    .of = 04e1ab0a
beendet = beendet
    .plural = beenden
    .you = beendest
rule-award-majorities = vergib die Mehrheit jeder Bande
    .bare = die Mehrheit jeder Bande vergeben
    .of = 682e0bdb
rule-award = vergib die Mehrheit { FORM($kin, "gen") }
    .bare = die Mehrheit { FORM($kin, "gen") } vergeben
    .of = b28d5890
rule-give-token = gib { FORM($to-whom, "dat") } den Wanted-Marker { FORM($kin, "gen") }
    .bare = { FORM($to-whom, "dat") } den Wanted-Marker { FORM($kin, "gen") } geben
    .of = 3a75442a
rule-settle-majority = entscheide den Gleichstand zwischen { FORM($tied, "dat") } um { FORM($kin, "acc") }
    .bare = den Gleichstand zwischen { FORM($tied, "dat") } um { FORM($kin, "acc") } entscheiden
    .last = ein Gleichstand zwischen { FORM($tied, "dat") } um { FORM($kin, "acc") } zu entscheiden ist
    .of = 3af19715
rule-award-the-one = vergib den One-Marker
    .bare = den One-Marker vergeben
    .of = a3ad5da4
rule-settle-the-one = entscheide den Gleichstand zwischen { FORM($tied, "dat") } um den One-Marker
    .bare = den Gleichstand zwischen { FORM($tied, "dat") } um den One-Marker entscheiden
    .last = ein Gleichstand zwischen { FORM($tied, "dat") } um den One-Marker zu entscheiden ist
    .of = 69855342

frame-round = Runde
    .gender = feminine
    .plural = Runden
    .begin = zu Beginn jeder Runde
    .end = am Ende jeder Runde
rule-round = spiele eine Runde
    .bare = eine Runde spielen
    .of = 6e4a145e

query-uncovered = offen{ AGREE("kind-outlaw", "adj", $det, $case, $number) } { FORM("kind-outlaw", $case, $number) } { FORM($p, "gen") }
    .gender = masculine
    .a = { AGREE($p) ->
        [you] einen deiner offenen Outlaws
       *[other] { AGREE("kind-outlaw", "ein", $case) } offen{ AGREE("kind-outlaw", "adj", "a", $case) } { FORM("kind-outlaw", $case) } { FORM($p, "gen") }
    }
    .noun = kind-outlaw
    .of = 79860342
query-takes-part = { $candidate } mitspielt
    .not = { $candidate } nicht mitspielt
    .main = { $candidate } spielt mit
    .not-main = { $candidate } spielt nicht mit
    .which = { AGREE($head, "rel", $number) } { $number ->
        [plural] mitspielen
       *[other] mitspielt
    }
    .of = bdd96fce
query-cards-counted = die Zahl der Karten { FORM($kin, "gen") }, die { $p } { AGREE($p, "hat") },
    .gender = feminine
    .dat = der Zahl der Karten { FORM($kin, "gen") }, die { $p } { AGREE($p, "hat") },
    .gen = der Zahl der Karten { FORM($kin, "gen") }, die { $p } { AGREE($p, "hat") },
    .gets-more = für { FORM($kin, "acc") } zählt bei { FORM($p, "dat") } { $value } { FORM("kind-card", $value) } mehr
    .of = 2a69fbb4
query-score = { FORM($p, "before-plural", $case) }Punkte{ $case ->
    [dat] n
   *[other] {""}
}{ FORM($p, "behind") }
    .gender = plural
    .most = den meisten Punkten
    .of = 9f5c9850
query-tokens = { FORM($p, "before-feminine", $case) }Zahl der Wanted-Marker{ FORM($p, "behind") }
    .gender = feminine
    .most = den meisten Wanted-Markern
    .of = e1e975fa
query-last-round = die letzte Runde
    .gender = feminine
    .dat = der letzten Runde
    .gen = der letzten Runde
    .of = 4cc5b554
query-is-ahead = { $p } die meisten Karten { FORM($kin, "gen") } { AGREE($p, "hat") }
    .not = { $p } nicht die meisten Karten { FORM($kin, "gen") } { AGREE($p, "hat") }
    .of = 092ef60f
