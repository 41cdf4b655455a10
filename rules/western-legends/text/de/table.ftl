# Western Legends in German: what is asked at the table, how options are called, and what the log says.


## Actions

option-play-card = Karte nutzen: { FORM($thing, "name") }
option-duel = Duell gegen { FORM($thing, "acc") }
option-rob = { FORM($thing, "acc") } berauben
option-arrest-somebody = { FORM($thing, "acc") } verhaften
option-heist = Überfall versuchen
option-use-item = Gegenstand nutzen: { FORM($thing, "name") }
option-move = gehen: { FORM($thing, "name") }
option-cross-mesa = über die Mesa gehen: { FORM($thing, "name") }
option-poker = Poker spielen
option-store = kaufen: { FORM($thing, "name") }
option-prospect = nach Gold schürfen
option-deposit = { $thing } { FORM("counter-nuggets", "acc", $thing) } verkaufen
option-heal = heilen
option-revel = Unterhaltung für { $thing } { FORM("counter-lp", "acc", $thing) }
option-work = arbeiten
option-acquire = Vieh erwerben
option-stop-early = die Aktionen abschließen

## Choices of one

option-discard = abwerfen
option-discard-at-random = 1 zufällige Karte abwerfen
option-draw-and-gain = 1 Karte ziehen und $10 erhalten
option-marshal-reward = einen Marschallpunkt erhalten
option-be-marshal = einen Marschallpunkt erhalten
option-be-wanted = einen Wanted-Punkt erhalten
option-turn-wanted = die Wanted-Punkte erhalten
option-pass-off-a-card = Katzengold als Nugget ausgeben
option-begin-anew = für den Spieler 1 Karte ziehen und den Kampf von vorn beginnen
option-rob-money = Geld rauben
option-rob-nuggets = Goldnuggets rauben
option-take-cattle = Vieh nehmen
option-leave-it = nichts nehmen
option-ride = das neue Reittier reiten
option-wield = die neue Waffe bereithalten
option-go-on = weitergehen
option-go-on-over-mesa = über die Mesa weitergehen
option-ante-up = $10 Einsatz zahlen
option-take-wound = 1 Verletzung erleiden
option-take-wound-of-card = 1 Verletzung erleiden
option-restart-fight = den Kampf von vorn beginnen
option-cancel-fight-card = die Kampfkarte aufheben
option-give-card = eine Karte geben
option-give-ten-dollars = $10 geben
option-take-back-a-card = eine Karte zurücknehmen

## Questions

ask-destination = wohin gehst du?
ask-landing = auf welche Seite der Mesa gehst du?
ask-further = wohin gehst du weiter?
ask-further-landing = auf welche Seite der Mesa gehst du weiter?
ask-ridden-to = auf welches Feld einer Stadt reitest du?
ask-beginning = wo beginnst du?
ask-post = wohin geht der Sheriff?
ask-hunted = wen will der Sheriff verhaften?
ask-duelled = wen forderst du zum Duell?
ask-robbed = wen beraubst du?
ask-arrested = wen verhaftest du?
ask-giver = wer soll dir etwas geben?
ask-played = welche Karte nutzt du?
ask-dropped = welche Karte wirfst du ab?
ask-gift = welche Karte gibst du weg?
ask-passed-off = welche Karte gibst du als Nugget aus?
ask-laid-card = welche Karte spielst du?
ask-answering-card = welche Karte spielst du dagegen?
ask-npc-card = welche Kampfkarte spielst du für den NSC?
ask-reacting-card = mit welcher Karte reagierst du?
ask-reacting-item = mit welchem Gegenstand reagierst du?
because-reacting-card = weil { $stage }
because-reacting-item = weil { $stage }
because-begin-anew = Kampfkarte 10, gegen { FORM($fighter, "acc") }
ask-poker-card-laid = welche Karte spielst du beim Poker?
ask-dealer-card-laid = welche Karte spielt der Dealer?
ask-persona-kept = welchen Charakter behältst du?
ask-persona-picked = welchen Charakter spielst du?
ask-mount-ridden = welches Reittier reitest du?
ask-weapon-worn = welche Waffe hältst du bereit?
ask-ride = reitest du das neue Reittier?
ask-wield = hältst du die neue Waffe bereit?
ask-item-used = welchen Gegenstand nutzt du?
ask-ware = welchen Gegenstand kaufst du?
ask-further-ware = welchen Gegenstand kaufst du noch?
ask-sold = wie viele Goldnuggets verkaufst du?
ask-revels = für wie viele Legendenpunkte zu je $30 suchst du Unterhaltung?
ask-cattle-wrangled = welches Vieh lieferst du ab?
ask-cattle-rustled = welches gestohlene Vieh lieferst du ab?
ask-cattle-driven = welches Vieh lieferst du ab?
ask-cattle-driven-off = welches gestohlene Vieh lieferst du ab?
ask-last-card = welche Karte spielst du?
ask-thrown-anew = welchen Würfel wirfst du noch einmal?
ask-whiskey-drinker = wer trinkt den Whiskey?
ask-slot-met = auf welche Story legst du eine Storyscheibe?
ask-disc-moved = von welcher Story nimmst du die Scheibe?

## What is done with what is chosen, where options of several choices stand side by side

verb-reacting-card = mit der Karte reagieren
verb-reacting-item = mit dem Gegenstand reagieren
verb-duelled = zum Duell fordern
verb-robbed = berauben
verb-arrested = verhaften

## The log

log-pick-opener = { $things } ist Startspieler
log-pick-persona = { "" }
log-pick-lost-card = { "" }
log-pick-taken-along = { "" }
log-pick-cards-seen = { "" }
log-pick-card-kept = { "" }
log-pick-die-face = { "" }
log-pick-face-anew = der Würfel wird noch einmal geworfen und zeigt: { FORM($things, "name") }
log-pick-thrown-anew = { $who } wirft noch einmal: { FORM($things, "name") }
log-set-active = { $value } ist am Zug
log-set-spot = { $player } geht { FORM($value, "with-goal") }
log-set-sheriff-at = der Sheriff geht { FORM($value, "with-goal") }
log-set-winner = { $value } gewinnt den Kampf
    .nobody = der Kampf ist verloren
log-set-foe = { "" }
log-set-active-mount = { $player } reitet jetzt: { FORM($value, "name") }
    .nobody = { "" }
log-set-active-weapon = { $player } hält bereit: { FORM($value, "name") }
    .nobody = { "" }
log-rule-buy-item = { $who } kauft: { FORM($x, "name") }
log-rule-gain-item = { $who } bekommt: { FORM($x, "name") }
log-rule-upgrade-item = { $who } verbessert zu: { FORM($x, "name") }
log-rule-give-up-item = { $who } gibt ab: { FORM($x, "name") }
log-pick-item-used = { $who } nutzt: { FORM($things, "name") }
log-pick-reacting-item = { $who } reagiert mit: { FORM($things, "name") }
log-pick-reacting-card = { $who } reagiert mit einer Karte
log-set-rolled = { $throw } zeigt: { FORM($value, "name") }
    .nobody = { "" }
log-set-dealer = { $value } ist Dealer
    .nobody = { "" }
log-gain-actions-left = { "" }
log-lose-actions-left = { "" }
log-gain-points-at-once = { "" }
log-lose-points-at-once = { "" }
log-gain-spent-at-once = { "" }
log-lose-spent-at-once = { "" }
log-gain-wounds = { $who } { AGREE($who, "erleidet") } { FORM($amount, "acc") }
log-lose-wounds = { $who } { AGREE($who, "heilt") } { FORM($amount, "acc") }
log-gain-lowered = der Wert der Karte von { $who } verringert sich um { $n }
log-gain-foe-lowered = der Wert der Kampfkarte verringert sich um { $n }
log-gain-discs =
    { $n ->
        [one] { $who } legt eine Scheibe auf { FORM($story-place, "acc") }
       *[other] { $who } legt { $n } Scheiben auf { FORM($story-place, "acc") }
    }
log-lose-discs =
    { $n ->
        [one] { $who } nimmt eine Scheibe von { FORM($story-place, "dat") } zurück
       *[other] { $who } nimmt { $n } Scheiben von { FORM($story-place, "dat") } zurück
    }
log-gain-pot = der Pot wächst um ${ $n }
log-lose-pot = { "" }
log-put-hand = { $player } nimmt auf die Hand: { FORM($cards, "name") }
log-put-poker-deck = { "" }
log-put-fight-deck = { "" }
log-put-story-deck = { "" }
log-put-character-deck = { "" }
log-put-characters-dealt = { "" }
log-put-character-kept = { "" }
log-put-herd = { "" }
log-put-fight-hand = { "" }
log-put-laid = { $player } spielt eine Karte
log-put-npc-laid = eine Kampfkarte wird gespielt
log-put-shown = { $player } deckt auf: { FORM($cards, "name") }
log-put-npc-shown = die Kampfkarte ist: { FORM($cards, "name") }
log-put-flop = Flop: { FORM($cards, "name") }
log-put-discards = abgelegt: { FORM($cards, "name") }
log-put-cattle = { $player } hat jetzt Vieh: { FORM($cards, "name") }
log-put-dealer-hand = { $player } nimmt als Dealer: { FORM($cards, "name") }
log-lose-money = { $who } { AGREE($who, "gibt") } { FORM($amount, "acc") } ab
log-put-told-stories = eine Story wird abgehandelt: { FORM($cards, "name") }. { $flavour }
log-put-open-story = eine neue Story liegt aus
log-put-card-played = { $player } nutzt: { FORM($cards, "name") }
log-put-own-character = { $player } spielt { FORM($cards, "acc") }
log-shuffle-poker-deck = der Pokerstapel wird gemischt
log-shuffle-fight-deck = { "" }
log-shuffle-story-deck = { "" }
log-shuffle-character-deck = { "" }
log-shuffle-herd = { "" }
log-rule-fight-npc = { $who } kämpft gegen { FORM($opposed, "acc") }
log-rule-fight-player = { $who } tritt gegen { FORM($opposed, "acc") } an: { $what }
log-rule-suffer = { $c } wirkt
log-rule-cancel-fight-card = der Effekt der Kampfkarte wird aufgehoben
log-rule-heist = { $who } versucht einen Überfall
log-rule-poker = { $who } beginnt eine Pokerrunde
log-rule-win-poker = { $who } gewinnt die Pokerrunde: ${ $share }
log-rule-lose-poker = { $who } verliert die Pokerrunde
log-rule-tell-hand = { $who } hält: { FORM($what, "name") } ({ FORM($height, "name") })
log-rule-tell-values = der Wert der Karte von { $who } ist { $own }, dagegen steht { $other }
log-rule-prospect = { $who } schürft nach Gold
log-rule-work = { $who } arbeitet
log-rule-heal = { $who } lässt sich heilen
log-rule-revel = { $who } genießt Unterhaltung
log-rule-arrest = { "" }
log-rule-be-arrested = { $who } wird verhaftet
log-end-fight = { "" }
log-restart-fight = der Kampf beginnt von vorn
log-end-turn = { "" }
log-end-poker-hand = { "" }

## Why what a rule does happens

why-fight-card = Kampfkarte { FORM($thing, "name") }
why-end-turn = Wanted-Pfad
why-take-income = Einkommen
why-draw-and-gain = Einkommen
why-win-poker = der Pot
why-settle-heist = der Überfall
why-settle-duel = das Duell
why-rob-money = der Raub
why-rob-nuggets = der Raub
why-settle-arrest = die Verhaftung
why-settle-bandit = der Bandit
why-be-arrested = die Verhaftung
why-ante-up = der Einsatz

## The length of the game, and how characters are handed out

option-length = die Dauer des Spiels
option-length-short = kurz
option-length-average = mittel
option-length-long = lang
option-characters = die Verteilung der Charaktere
option-characters-two-each = jeder wählt einen von zweien
option-characters-one-each = jeder bekommt einen
option-characters-free-choice = die Spieler wählen frei
log-rule-trigger-the-end = das Ende ist nah: diese Runde wird zu Ende gespielt, dann hat jeder noch einen Zug
log-rule-finish = der letzte Zug ist vorbei: jetzt wird gewertet
