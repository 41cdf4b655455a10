# For a Fistful of Dollars in German: designed.

counter-dollars = Dollarplättchen
    .gender = neuter
    .plural = Dollarplättchen
bekommt = bekommt
    .you = bekommst
    .plural = bekommen
log-gain-dollars = { $who } { AGREE($who, "bekommt") } { FORM($amount, "acc") }
rule-bury-top = die offene Karte { FORM($source, "gen") } nach unten legen (die nächste wird aufgedeckt)
    .of = 475c8be6
able-bury-top = { FORM($set, $case, $number) }, { AGREE($set, "rel", "gen", $number) } offener Outlaw auf einer anderen Karte liegt,
rule-peek = { AGREE($who, "sich-dat") } die verdeckte oberste Karte { FORM($source, "gen") } ansehen
    .of = c92e33f2
able-peek = { FORM($set, $case, $number) } mit einer verdeckten Karte
option-pay-dollars = ein Dollarplättchen für eine Bonusaktion zahlen
ask-choose-buried = welche Bonusaktion führst du aus?
option-choose-buried = die offene Karte eines Stapels nach unten legen
option-choose-watched = die verdeckte oberste Karte eines Stapels ansehen
ask-buried = von welchem Stapel legst du die offene Karte nach unten?
ask-watched = in welchen Stapel siehst du?
option-buried = nach unten: { FORM($thing, "name") }
option-watched = ansehen: { FORM($thing, "name") }
screen-dollars = Dollarplättchen
