# Western Legends in Russian: what is asked at the table, how options are called, and what the log says.


## Actions

option-play-card = выполнить действие с карты: { FORM($thing, "name") }
option-duel = вызвать на дуэль { FORM($thing, "acc") }
option-rob = ограбить { FORM($thing, "acc") }
option-arrest-somebody = арестовать { FORM($thing, "acc") }
option-heist = совершить налёт
option-use-item = использовать предмет: { FORM($thing, "name") }
option-move = идти: { FORM($thing, "name") }
option-cross-mesa = пересечь плоскогорье: { FORM($thing, "name") }
option-poker = сыграть в покер
option-store = купить: { FORM($thing, "name") }
option-prospect = добывать золото
option-deposit = внести в банк { $thing } { FORM("counter-nuggets", "acc", $thing) }
option-heal = лечиться
option-revel = кутёж за { $thing } { FORM("counter-lp", "acc", $thing) }
option-work = подработать
option-acquire = приобрести скот
option-stop-early = закончить действия

## Choices of one

option-discard = сбросить
option-discard-at-random = сбросить 1 случайную карту
option-draw-and-gain = взять 1 карту и получить $10
option-marshal-reward = получить очко Маршала
option-be-marshal = получить очко Маршала
option-be-wanted = получить очко Преступника
option-turn-wanted = получить очки Преступника
option-pass-off-a-card = выдать Золото дураков за самородок
option-begin-anew = дать игроку 1 карту и начать схватку заново
option-rob-money = отнять деньги
option-rob-nuggets = отнять золотые самородки
option-take-cattle = забрать скот
option-leave-it = не брать ничего
option-ride = ехать на новом скакуне
option-wield = сделать новое оружие активным
option-go-on = идти дальше
option-go-on-over-mesa = идти дальше через плоскогорье
option-ante-up = сделать ставку $10
option-take-wound = получить 1 ранение
option-take-wound-of-card = получить 1 ранение
option-restart-fight = начать схватку заново
option-cancel-fight-card = отменить боевую карту
option-give-card = отдать карту
option-give-ten-dollars = отдать $10
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
ask-laid-card = какую карту вы играете?
ask-answering-card = какую карту вы играете в ответ?
ask-npc-card = какую боевую карту вы играете за неигрового персонажа?
ask-reacting-card = какой картой вы реагируете?
ask-reacting-item = какой предмет вы используете в ответ?
because-reacting-card = { $stage }
because-reacting-item = { $stage }
because-begin-anew = боевая карта 10, против { FORM($fighter, "gen") }
ask-poker-card-laid = какую карту вы играете в покере?
ask-dealer-card-laid = какую карту играет дилер?
ask-persona-kept = какого персонажа вы оставляете?
ask-persona-picked = каким персонажем вы играете?
ask-mount-ridden = на каком скакуне вы едете?
ask-weapon-worn = какое оружие у вас активно?
ask-ride = ехать на новом скакуне?
ask-wield = сделать новое оружие активным?
ask-item-used = какой предмет вы используете?
ask-ware = какой предмет вы покупаете?
ask-further-ware = какой предмет вы покупаете ещё?
ask-sold = сколько золотых самородков вы вносите?
ask-revels = за сколько очков Легенды, по $30 каждое, вы кутите?
ask-cattle-wrangled = какой скот вы перегоняете?
ask-cattle-rustled = какой скот вы угоняете?
ask-cattle-driven = какой скот вы перегоняете?
ask-cattle-driven-off = какой скот вы угоняете?
ask-last-card = какую карту вы играете?
ask-thrown-anew = какой кубик вы бросаете ещё раз?
ask-whiskey-drinker = кто пьёт Виски?
ask-slot-met = на какой сюжет вы кладёте маркер?
ask-disc-moved = с какого сюжета вы снимаете маркер?

## What is done with what is chosen, where options of several choices stand side by side

verb-reacting-card = реагировать картой
verb-reacting-item = реагировать предметом
verb-duelled = вызвать на дуэль
verb-robbed = ограбить
verb-arrested = арестовать

## The log

log-pick-opener = первый игрок — { $things }
log-pick-persona = { "" }
log-pick-lost-card = { "" }
log-pick-taken-along = { "" }
log-pick-cards-seen = { "" }
log-pick-card-kept = { "" }
log-set-active = ходит { $value }
log-set-spot = { $player } идёт { FORM($value, "with-goal") }
log-set-sheriff-at = Шериф идёт { FORM($value, "with-goal") }
log-set-winner = { $value } выигрывает схватку
    .nobody = схватка проиграна
log-set-foe = { "" }
log-set-active-mount = { $player } теперь едет верхом: { FORM($value, "name") }
    .nobody = { "" }
log-set-active-weapon = { FORM($player, "with-u") } теперь активно: { FORM($value, "name") }
    .nobody = { "" }
log-pick-die-face = на кубике: { $things }
log-pick-face-anew = кубик брошен ещё раз, на нём: { $things }
log-pick-thrown-anew = { $who } перебрасывает: { FORM($things, "name") }
log-lose-wounds = { $who } { AGREE($who, "lechit") } { FORM($amount, "acc") }
log-rule-buy-item = { $who } покупает: { FORM($x, "name") }
log-rule-gain-item = { $who } получает: { FORM($x, "name") }
log-rule-upgrade-item = { $who } улучшает предмет до: { FORM($x, "name") }
log-rule-give-up-item = { $who } возвращает на прилавок: { FORM($x, "name") }
log-pick-item-used = { $who } использует: { FORM($things, "name") }
log-pick-reacting-item = { $who } реагирует предметом: { FORM($things, "name") }
log-pick-reacting-card = { $who } реагирует картой
log-set-rolled = { "" }
log-set-dealer = дилер — { $value }
    .nobody = { "" }
log-gain-actions-left = { "" }
log-lose-actions-left = { "" }
log-gain-points-at-once = { "" }
log-lose-points-at-once = { "" }
log-gain-spent-at-once = { "" }
log-lose-spent-at-once = { "" }
log-gain-lowered = достоинство карты { FORM($who, "gen") } снижено на { $n }
log-gain-foe-lowered = достоинство боевой карты снижено на { $n }
log-gain-discs =
    { $who } кладёт { $n ->
        [one] маркер
        [few] { $n } маркера
       *[other] { $n } маркеров
    } на { FORM($story-place, "acc") }
log-lose-discs =
    { $who } снимает { $n ->
        [one] маркер
        [few] { $n } маркера
       *[other] { $n } маркеров
    } с { FORM($story-place, "gen") }
log-gain-pot = банк растёт на ${ $n }
log-lose-pot = { "" }
log-put-hand = { $player } берёт на руку: { FORM($cards, "name") }
log-put-poker-deck = { "" }
log-put-fight-deck = { "" }
log-put-story-deck = { "" }
log-put-character-deck = { "" }
log-put-characters-dealt = { "" }
log-put-character-kept = { "" }
log-put-herd = { "" }
log-put-cattle = { $player } получает: { FORM($cards, "name") }
log-put-fight-hand = { "" }
log-put-laid = { $player } играет карту
log-put-npc-laid = сыграна боевая карта
log-put-shown = { $player } вскрывает: { FORM($cards, "name") }
log-put-npc-shown = боевая карта: { FORM($cards, "name") }
log-put-flop = флоп: { FORM($cards, "name") }
log-put-dealer-hand = { $player } берёт карту на руку дилера
log-put-discards = в сброс: { FORM($cards, "name") }
log-put-told-stories = сюжет завершён: { FORM($cards, "name") }. { $flavour }
log-put-open-story = открыт новый сюжет
log-put-card-played = { $player } использует: { FORM($cards, "name") }
log-put-own-character = { $player } играет за персонажа: { $cards }
log-shuffle-poker-deck = покерная колода перемешана
log-shuffle-fight-deck = { "" }
log-shuffle-story-deck = { "" }
log-shuffle-character-deck = { "" }
log-shuffle-herd = { "" }
log-rule-fight-npc = { $who } против { FORM($opposed, "gen") }
log-rule-fight-player = { $who } против { FORM($opposed, "gen") }: { $what }
log-rule-suffer = действует { $c }
log-rule-cancel-fight-card = эффект боевой карты отменён
log-rule-heist = { $who } пытается совершить налёт
log-rule-poker = { $who } начинает партию в покер
log-rule-win-poker = { $who } выигрывает партию в покер: ${ $share }
log-rule-lose-poker = { $who } проигрывает партию в покер
log-rule-tell-hand = рука { FORM($who, "gen") }: { FORM($what, "name") } ({ FORM($height, "name") })
log-rule-tell-values = достоинство карты { FORM($who, "gen") } — { $own }, против неё — { $other }
log-rule-prospect = { $who } добывает золото
log-rule-work = { $who } подрабатывает
log-rule-heal = { $who } лечится
log-rule-revel = { $who } кутит
log-rule-arrest = { "" }
log-rule-be-arrested = { $who } арестован
log-end-fight = { "" }
log-restart-fight = схватка начинается заново
log-end-turn = { "" }
log-end-poker-hand = { "" }

## Why what a rule does happens

why-fight-card = боевая карта { FORM($thing, "name") }
why-end-turn = трек Преступника
why-take-income = доход
why-draw-and-gain = доход
why-win-poker = банк
why-settle-heist = налёт
why-settle-duel = дуэль
why-rob-money = ограбление
why-rob-nuggets = ограбление
why-settle-arrest = арест
why-settle-bandit = бандит
why-be-arrested = арест
why-ante-up = ставка

## The length of the game, and how characters are handed out

option-length = длительность игры
option-length-short = короткая
option-length-average = средняя
option-length-long = длинная
option-characters = раздача персонажей
option-characters-two-each = каждый выбирает из двух
option-characters-one-each = каждый получает одного
option-characters-free-choice = игроки выбирают сами
log-rule-trigger-the-end = конец близок: этот раунд доигрывают, затем у каждого ещё один ход
log-rule-finish = последний ход окончен: подсчитываются очки
