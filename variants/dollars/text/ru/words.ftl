# For a Fistful of Dollars in Russian: designed.

counter-dollars = жетон долларов
    .gen = жетона долларов
    .plural = жетоны долларов
    .gen-plural = жетонов долларов
    .set = { FORM($who, "with-u") } теперь { $n } { FORM("counter-dollars", $n) }
log-gain-dollars = { $who } { AGREE($who, "poluchaet") } { FORM($amount, "acc") }
rule-bury-top = убрать открытую карту { FORM($source, "gen") } под низ, открыв следующую
    .of = 475c8be6
able-bury-top = { FORM($set, $case, $number) }, где под открытым бандитом есть ещё карта,
rule-peek = посмотреть закрытую верхнюю карту { FORM($source, "gen") }
    .of = c92e33f2
able-peek = { FORM($set, $case, $number) }, где есть закрытая карта,
option-pay-dollars = заплатить жетон долларов за бонусное действие
ask-choose-buried = какое бонусное действие вы выполните?
option-choose-buried = убрать под низ открытую карту колоды
option-choose-watched = посмотреть закрытую верхнюю карту колоды
ask-buried = у какой колоды вы уберёте под низ открытую карту?
ask-watched = в какую колоду вы заглянете?
option-buried = убрать под низ: { FORM($thing, "name") }
option-watched = посмотреть: { FORM($thing, "name") }
screen-dollars = жетоны долларов
