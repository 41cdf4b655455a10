# Western Legends in Russian: what is asked at the table, how options are called, and what the log says.

## Actions

option-play-card = выполнить действие с карты: { FORM($thing, "name") }
option-duel = дуэль: { $thing }
option-rob = ограбить: { $thing }
option-arrest-somebody = арестовать: { $thing }
option-heist = совершить налёт
option-use-item = использовать предмет: { FORM($thing, "name") }
option-move = идти: { FORM($thing, "name") }
option-cross-mesa = пересечь плоскогорье: { FORM($thing, "name") }
option-poker = сыграть в покер
option-store = купить: { FORM($thing, "name") }
option-prospect = добывать золото
option-deposit = внести в банк { $thing } { FORM("counter-nuggets", "acc", $thing) }
option-heal = лечиться
option-revel = кутёж за { $thing } { FORM("kind-card", "acc", $thing) }
option-work = подработать
option-acquire = приобрести скот
option-stop-early = закончить действия

## Choices of one

option-gain-lp = получить очки Легенды
option-gain-money = получить деньги
option-pay-money = заплатить
option-draw = взять карты
option-discard = сбросить
option-discard-at-random = сбросить 1 случайную карту
option-draw-and-gain = взять 1 карту и получить 10 $
option-lose-wounds = снять ранения
option-marshal-reward = получить очко Маршала
option-be-marshal = получить очко Маршала
option-be-wanted = получить очко Преступника
option-turn-wanted = получить очко Преступника
option-pay-nuggets = заплатить золотой самородок
option-pass-off-a-card = выдать Золото дураков за самородок
option-begin-anew = дать игроку 1 карту и начать схватку заново
option-rob-money = отнять деньги
option-rob-nuggets = отнять золотые самородки
option-take-cattle = забрать скот
option-leave-it = не брать ничего
option-ride = ехать дальше
option-wield = держать наготове
option-go-on = идти дальше
option-go-on-over-mesa = идти дальше через плоскогорье
option-ante-up = заплатить 10 $ и сыграть
option-take-wound = получить 1 ранение
option-take-wound-of-card = получить 1 ранение
option-restart-fight = начать схватку заново
option-cancel-fight-card = отменить боевую карту
option-give-card = отдать карту
option-give-ten-dollars = отдать 10 $
option-travel = переместиться
option-take-back-a-card = вернуть карту

## Questions

ask-destination = куда вы идёте?
ask-landing = на какую сторону плоскогорья вы идёте?
ask-further = куда вы идёте дальше?
ask-further-landing = на какую сторону плоскогорья вы идёте дальше?
ask-ridden-to = на какую территорию города вы скачете?
ask-beginning = где вы начинаете?
ask-post = куда идёт Шериф?
ask-hunted = кого пытается арестовать Шериф?
ask-duelled = кого вы вызываете на дуэль?
ask-robbed = кого вы грабите?
ask-arrested = кого вы арестовываете?
ask-giver = кто должен вам что-нибудь отдать?
ask-played = какую карту вы используете?
ask-dropped = какую карту вы сбрасываете?
ask-gift = какую карту вы отдаёте?
ask-passed-off = какую карту вы выдаёте за самородок?
ask-laid-card = какую карту вы выкладываете?
ask-answering-card = какую карту вы выкладываете в ответ?
ask-npc-card = какую боевую карту вы выкладываете за неигрового персонажа?
ask-reacting-card = какой картой вы реагируете?
ask-poker-card-laid = какую карту вы выкладываете в покере?
ask-dealer-card-laid = какую карту выкладывает дилер?
ask-persona-kept = какого персонажа вы оставляете?
ask-persona-picked = каким персонажем вы играете?
ask-mount-ridden = на каком скакуне вы едете?
ask-weapon-worn = какое оружие вы держите наготове?
ask-wield = держать это наготове?
ask-item-used = какой предмет вы используете?
ask-ware = какой предмет вы покупаете?
ask-further-ware = какой предмет вы покупаете ещё?
ask-sold = сколько золотых самородков вы вносите?
ask-revels = за сколько карт вы кутите?
ask-cattle-wrangled = какой скот вы перегоняете?
ask-cattle-rustled = какой скот вы угоняете?
ask-slot-met = на какой сюжет вы кладёте маркер?
ask-disc-moved = с какого сюжета вы снимаете маркер?

## The log

log-rule-draw-one = {""}
log-set-active = ходит { $value }
log-set-spot = { $player } идёт: { FORM($value, "name") }
log-set-sheriff-at = Шериф идёт: { FORM($value, "name") }
log-set-winner = { $value } выигрывает схватку
    .nobody = {""}
log-set-foe = {""}
log-set-active-mount = { $player } теперь едет верхом: { FORM($value, "name") }
    .nobody = {""}
log-set-active-weapon = { $player } держит наготове: { FORM($value, "name") }
    .nobody = {""}
log-set-rolled = { $throw }: { FORM($value, "name") }
    .nobody = {""}
log-set-dealer = дилер — { $value }
    .nobody = {""}
log-gain-actions-left = {""}
log-lose-actions-left = {""}
log-gain-points-at-once = {""}
log-lose-points-at-once = {""}
log-gain-spent-at-once = {""}
log-lose-spent-at-once = {""}
log-gain-lowered = карта снижена на { $n }: { $who }
log-gain-foe-lowered = боевая карта снижена на { $n }
log-gain-pot = банк растёт на { $n } $
log-put-hand = { $player } берёт на руку: { FORM($cards, "name") }
log-put-poker-deck = {""}
log-put-fight-deck = {""}
log-put-story-deck = {""}
log-put-character-deck = {""}
log-put-characters-dealt = {""}
log-put-character-kept = {""}
log-put-herd = {""}
log-put-fight-hand = {""}
log-put-laid = { $player } выкладывает карту
log-put-npc-laid = выложена боевая карта
log-put-shown = { $player } вскрывает: { FORM($cards, "name") }
log-put-npc-shown = боевая карта: { FORM($cards, "name") }
log-put-flop = флоп: { FORM($cards, "name") }
log-put-discards = в сброс: { FORM($cards, "name") }
log-put-told-stories = сюжет завершён: { FORM($cards, "name") }. { $flavour }
log-put-open-story = открыт новый сюжет
log-put-card-played = { $player } использует: { FORM($cards, "name") }
log-put-own-character = { $player } играет за персонажа: { $cards }
log-shuffle-poker-deck = покерная колода перемешана
log-shuffle-fight-deck = {""}
log-shuffle-story-deck = {""}
log-shuffle-character-deck = {""}
log-shuffle-herd = {""}
log-rule-heist = { $who } пытается совершить налёт
log-rule-poker = { $who } начинает покерную раздачу
log-rule-prospect = { $who } добывает золото
log-rule-work = { $who } подрабатывает
log-rule-heal = { $who } лечится
log-rule-revel = { $who } кутит
log-rule-arrest = арест: { $culprit }
log-end-fight = {""}
log-restart-fight = схватка начинается заново
log-end-turn = {""}
log-end-poker-hand = {""}

## The length of the game, and how characters are handed out

option-length = длительность игры
option-length-short = короткая
option-length-average = средняя
option-length-long = длинная
option-characters = раздача персонажей
option-characters-two-each = каждый выбирает из двух
option-characters-one-each = каждый получает одного
option-characters-free-choice = игроки выбирают сами
