# Russian: what is said at the table, about any game.

play-bot = { $player } ({ $bot })
play-level-easy = лёгкий
play-level-normal = средний
play-level-hard = сильный
play-which-game = В какую игру вы хотите сыграть?
play-no-such-game = «{ $typed }» здесь нет: введите число от 1 до { $last } или начало названия, либо «выйти».
play-unnamed = Никто не назван, поэтому один человек играет против ботов; --names, --bots и --players говорят, кто играет.
play-begin = { $game }: { $players }. Введите число или начало варианта; «помощь» расскажет больше.
play-goes-on = { $game } продолжается: { $players }.
play-question = { $player }: { $question }
play-prompt = >{ " " }
play-prompt-enter = Ввод: { $option } >{ " " }
# what is known of an option before it is chosen
play-effect-gain = +{ $amount }
play-effect-loss = −{ $amount }
play-effect-cut = +{ $amount } вместо { $wanted } (предел — { $limit })
play-effect-none = ничего вместо { $wanted } (предел — { $limit })
play-effect-of = { $player }: { $effect }
play-offer-remarks = ({ $remarks })
play-offer-between = { "; " }
play-offer-wins-about =
    { $wins ->
        [0] почти никогда не побеждает
        [100] почти наверняка побеждает
       *[other] побеждает примерно в { $wins } из { $of }
    }
play-offer-wins-counted = побеждает в { $wins } из { $of }
play-offer-wins-surely = наверняка побеждает
play-offer-wins-never = не может победить
play-offer-other-about =
    { $wins ->
        [0] { $player } почти никогда не побеждает
        [100] { $player } почти наверняка побеждает
       *[other] { $player } побеждает примерно в { $wins } из { $of }
    }
play-offer-other-counted = { $player } побеждает в { $wins } из { $of }
play-offer-other-surely = { $player } наверняка побеждает
play-offer-other-never = { $player } не может победить
play-offer-idle = ничего не даёт
play-offer-here = вы здесь
play-offer-turn-ends = завершает ход
play-offer-then = затем: { $question }
play-options-more = «варианты» покажет, что даёт каждый.
play-offer-usual = Если не сказано иное: { $effects }
play-offer-uncertain = неизвестно
play-offer-rest = остальное неизвестно
play-offer-more = и не только
play-offer-all = В любом случае: { $effects }
play-over = Игра окончена.
play-won = Победа: { $players }.
play-nobody-won = Никто не победил.
play-score = { $player }: { $score }
play-score-of = { $score } ({ $parts })
play-placed = { $place }. { $told }
play-guide = » { $remark }
play-no-guide = У этой игры нет подсказок для первой партии.
play-kept = Игра сохранена: { $resume }
play-thinks = { $player } ({ $bot }) думает ...
play-rise = Как росли очки:
play-afterwards = «{ $log }», «{ $board }» и «{ $show }» ещё отвечают; «{ $again }» начнёт новую игру, Enter — выход.
play-recorded = Игра записана в { $file }
play-goal = Цель: { $goal }
play-goal-turns =
    { $goal }, не больше чем за { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }
play-goal-choices =
    { $goal }, не больше чем за { $n ->
        [one] { $n } выбор
        [few] { $n } выбора
       *[other] { $n } выборов
    }
play-goal-reached = Цель достигнута: { $goal }
play-goal-missed = Цель не достигнута: { $goal }
play-goal-unknown = Файл { $file } уже не тот: следить за целью больше нельзя.
# when something typed cannot be done
play-unknown = Варианта «{ $typed }» нет: введите { $first } – { $last }, начало варианта или «помощь».
play-unclear = «{ $typed }» может значить: { $options }.
play-fault = То, что следует за «{ $option }», нельзя выполнить, и потому оно не считается; выберите другое: { $why }.
play-fault-endless = это никогда не кончается
play-fault-much = для этого правила делают или спрашивают слишком много сразу
play-fault-deep = правила слишком глубоко вложены друг в друга
play-fault-memory = на это не хватает памяти
play-fault-nothing = число делится на 0
play-fault-large = число становится больше 10^15
play-fault-turns = цикл должен повториться более 10 000 раз
play-fault-outside = число, которое надо выбрать или хранить во множестве, меньше 0 или слишком велико
play-stuck = Любой выбор ({ $player }) нельзя выполнить: эта игра не может продолжаться ({ $why }).
play-broken-bot = Бот «{ $bot }» выбрал то, чего нет среди вариантов: эта игра не может продолжаться.
play-unwritten = Последний выбор не считается.
# why a save or a journal cannot be used: engine/refusals.py
play-refused-not-whole = сохранение повреждено: оно неполное
play-refused-other-format = это не сохранение данной версии
play-refused-other-game = это сохранение другой игры: { $found }, а не { $wanted }
play-refused-other-rules = это сохранение с другими наборами { $wanted }: одним больше или меньше, или один из них изменён
play-refused-other-layout = сохранение записано другой версией wlcore, в которой его числа значили другое
play-refused-forged = сохранение изменено вручную и больше не имеет смысла
play-refused-rest-forged = то, что в нём сказано о последней остановке, не имеет смысла
play-refused-no-loop = в «{ $rule }» больше нет цикла, с которого партия могла бы продолжиться
play-refused-no-thing = «{ $name }» больше не существует
play-refused-no-card = карты «{ $name }» больше не существует
play-refused-not-rested = остановки ещё не было, поэтому продолжить партию нельзя
play-refused-no-journal-written = в папке { $folder } нельзя записать журнал ({ $why })
play-refused-unreadable = не удаётся прочитать { $path } ({ $why })
play-refused-unwritable = не удаётся записать { $path } ({ $why })
play-refused-breaks-off = { $path } обрывается до начала партии
play-refused-no-journal = { $path } — не журнал
play-refused-no-journal-or-damaged = { $path } — не журнал, или в нём повреждена строка 1
play-refused-damaged = в { $path } повреждена строка { $line }: записано было не это
play-refused-senseless = в { $path } строка { $line } не имеет смысла
play-refused-cut = { $path } укоротили, пока он читался
play-refused-elsewhere = в { $path } уже играют в другом окне
play-refused-other-journal-format = { $path } записан другой версией wlcore (формат { $found }, а не { $wanted })
play-refused-not-begun = партия не начинается
play-refused-nothing-left = больше нечего отменять
play-refused-other-end = партия кончается не так, как записано
play-refused-not-on-offer = выбора { $choice } («{ $words }») нет среди возможных
play-refused-fails = выбор { $choice } («{ $words }») нельзя выполнить: { $what }
play-refused-diverges = после выбора { $choice } это уже другая партия
play-refused-other-packs = { $path } не подходит к нынешним наборам ({ $changed }): { $what }
play-refused-other-version = { $path } записан другой версией wlcore и не подходит к этой: { $what }
play-refused-unlike = { $path } не воспроизводится так, как записан: { $what }
play-refused-unlike-now = теперь это была бы другая партия
play-refused-both = { $first }; { $second }
play-refused-packs-missing = для { $path } нужно то, чего больше нет: { $names }
play-refused-packs-unnamed = { $path } требует открыть то, чего здесь никто не называл: { $names }; если вы этому доверяете, добавьте --packs к «wl resume»
play-refused-packs-wrong = { $path } нельзя продолжить с нынешними наборами: { $why }
play-refused-stumbles = партию нельзя воспроизвести по этим правилам ({ $why })
play-refused-save-unwritable = «{ $name }» нельзя сохранить в папке { $folder } ({ $why })
play-refused-no-save = сохранения «{ $name }» нет
play-refused-no-save-but = сохранения «{ $name }» нет; есть: { $names }
play-refused-cannot-go-on = { $path } нельзя продолжить: { $why }
play-refused-no-such-journal = журнала «{ $name }» нет
play-refused-many-journals = «{ $name }» может означать любой из журналов ({ $count })
play-refused-no-scenario = этот момент нельзя записать как сценарий
# going back
play-taken-back = Отменено: { $option }
play-free-undo = Домашнее правило: «отменить» отменяет любой выбор, чьим бы он ни был и к чему бы ни привёл.
play-ask-always = Спрашивают всех, кто мог бы ответить: по вопросам ничего не узнать; Ввод без слов — пас.
play-ask-random = Иногда спрашивают и того, кому нечем ответить; Ввод без слов — пас.
play-undo-nothing = Отменять нечего.
play-undo-other = Это нельзя отменить: с тех пор выбирал кто-то другой.
play-undo-learned = Это нельзя отменить: кто-то уже что-то узнал.
# the screen between two people
play-hand-over = Решает { $player }. Передайте клавиатуру и нажмите Enter; «отменить» отменяет последний выбор.
# rules by clause
play-chapters = Правила вкратце; «{ $rules } { $chapter }» покажет главу целиком:
play-clauses-here = За этим вопросом стоит:
play-clause = { $clause }: { $text }
play-all = все
play-clauses-more = ... и ещё { $count }: «{ $rules } { $all }» покажет их
play-edition = ({ $edition }) { $text }
play-no-clause = Правила «{ $clause }» нет.
play-clauses-elsewhere = В правилах этой партии нет слова «{ $clause }»; в вариантах, которые не участвуют: { $others }
play-no-clauses = Здесь не указано ни одного правила: назовите его, например «правила { $example }».
play-layer = { $layer } (в игре)
play-nothing-cited = Здесь не указано ни одного правила.
# the board
play-nothing = ничего
play-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
play-with-top = { $count }, сверху { $card }
play-with-back = { $count }, рубашкой вверх: { $back }
play-with-some = { $count }, среди них { $cards }
# the screen
play-head = { $game }: решает { $player }
play-between = от { $low } до { $high }
play-more-lines =
    { $count ->
        [one] ... ещё { $count } строка; «журнал» покажет всё
        [few] ... ещё { $count } строки; «журнал» покажет всё
       *[other] ... ещё { $count } строк; «журнал» покажет всё
    }
play-page-keys = q: к игре   ↑ ↓ PgUp PgDn: листать   / : искать   n N: дальше, назад
play-here = Вы здесь: { $place }.
play-near = Рядом: { $places }
play-away =
    { $n ->
        [one] До этого места { $n } шаг.
        [few] До этого места { $n } шага.
       *[other] До этого места { $n } шагов.
    }
play-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[other] { $n } шагов
    }
play-distances = Как далеко от вас:
play-no-place = На карте нет места «{ $typed }».
# why not, cards, odds, hints
play-why-what = Скажите, что именно, например «почему не { $option }».
play-why-unknown = В этой игре нет ничего с именем «{ $typed }».
play-why-offered = { $option }: это можно выбрать.
play-why-not = { $option }: это нельзя выбрать.
play-lacking-that = { $what }.
play-lacking = { $what } (сейчас { $now }).
play-too-far = До этого места шагов: { $far }; вы пройдёте: { $reach }.
play-barred = Вы пройдёте: { $reach }, но все столь короткие пути перекрыты.
play-why-not-now = Сейчас об этом не спрашивают.
play-why-not-asked = Сейчас об этом не спрашивают: «{ $question }»
play-card-what = Скажите, какую, например «карта { $card }».
play-card-actions = Позволяет: { $actions }
play-no-card = Нет карты «{ $typed }».
play-no-odds = Эта игра ничего не говорит о вероятностях.
play-odds-each = по { $percent }: { $answers }
play-odds-more =
    { $count ->
        [one] ещё { $count }
       *[other] ещё { $count }
    }
play-hint-alone = Выбирать не из чего.
play-hint =
    { $count ->
        [one] Ищущий бот выбрал бы: { $option } ({ $count } воображаемая партия).
        [few] Ищущий бот выбрал бы: { $option } ({ $count } воображаемые партии).
       *[other] Ищущий бот выбрал бы: { $option } ({ $count } воображаемых партий).
    }
play-hint-option = { $option }: { $percent } из 100 (попыток: { $count })
play-hint-why = По сравнению с другим выбором это скоро даст: { $gains }.
play-hint-plan = В этот ход он намерен: { $plan }.
# saves and languages
play-saved = Сохранено под именем «{ $name }»; «загрузить { $name }» вернёт сюда.
play-save-name = Имя сохранения состоит из букв, цифр и дефисов, например «сохранить pered-koncom».
play-load-what = Скажите, какое: { $names }
play-load-unknown = Сохранения «{ $typed }» нет.
play-load-other = «{ $name }» — другая партия: { $game } ({ $players }). Ещё раз «загрузить { $name }» — и вы перейдёте к ней; эта останется сохранённой.
play-load-nothing = Сохранений нет; «сохранить ИМЯ» создаст его.
play-language = Скажите, какой язык: { $languages }
play-no-language = На языке «{ $language }» текстов нет; есть: { $languages }
# several steps in one line
play-steps-left = Больше не выполняется: { $steps }
# packs that have changed
play-turned = Правила изменились ({ $changed }).
play-turned-same = До этого места партия та же.
play-turned-anew =
    { $count ->
        [0] Партия начинается заново с позиции сценария.
        [one] Партия начинается заново с позиции сценария; { $count } выбор, сделанный с тех пор, остаётся в силе.
        [few] Партия начинается заново с позиции сценария; { $count } выбора, сделанных с тех пор, остаются в силе.
       *[other] Партия начинается заново с позиции сценария; { $count } выборов, сделанных с тех пор, остаются в силе.
    }
play-turned-on =
    { $count ->
        [0] Партия продолжается с последней передышки, после выбора { $after }.
        [one] Партия продолжается с последней передышки, после выбора { $after }; { $count } выбор, сделанный с тех пор, остаётся в силе.
        [few] Партия продолжается с последней передышки, после выбора { $after }; { $count } выбора, сделанных с тех пор, остаются в силе.
       *[other] Партия продолжается с последней передышки, после выбора { $after }; { $count } выборов, сделанных с тех пор, остаются в силе.
    }
play-turned-back =
    { $count ->
        [one] Партия возвращается к последней передышке, после выбора { $after }; { $count } более поздний выбор пропал.
        [few] Партия возвращается к последней передышке, после выбора { $after }; { $count } более поздних выбора пропали.
       *[other] Партия возвращается к последней передышке, после выбора { $after }; { $count } более поздних выборов пропали.
    }
play-turned-before =
    { $count ->
        [one] До этого { $count } выбор сделан по другим правилам.
        [few] До этого { $count } выбора сделаны по другим правилам.
       *[other] До этого { $count } выборов сделано по другим правилам.
    }
play-renewing = Файлы изменились: правила читаются заново ...
play-renew = Новые правила: { $changes }.
play-renew-is-new = { $thing } (новое)
play-renew-is-gone = { $thing } (удалено)
play-renew-cards = Новые карты лежат в колодах новой партии; в эту они попадут, только если их достанет правило: { $cards }.
play-renew-same = Правила те же, что и раньше.
play-renew-not = Партия идёт дальше по прежним правилам.
play-renew-more =
    { $count ->
        [one] и ещё { $count } ошибка; «wl check» покажет все
        [few] и ещё { $count } ошибки; «wl check» покажет все
       *[other] и ещё { $count } ошибок; «wl check» покажет все
    }
play-renew-later = Эта партия пока не может принять новые правила: это будет на следующем ходу. До тех пор действуют старые.
play-renew-new-game = Значит, для новых правил нужна новая партия; эта идёт дальше по старым.
# a new game
play-new-who = Кто играет и в каком порядке? Имена через запятую; { $easy }, { $normal } и { $hard } — боты.
play-open-unnamed = Журнал этой партии называет то, чего здесь никто не называл: { $names }. Это откроется, только если вы хотите. Открыть? [{ $no }]
play-new-more = Enter начинает игру; «ещё» спросит об издании, вариантах, длине, наборах и зерне случая.
play-new-more-or-guide = Enter начинает; «обучение» начнёт первую партию с подсказками; «ещё» спросит об издании, вариантах, длине, наборах и зерне случая.
play-new-edition = По правилам какого издания: en, fr, de, ru или default — лучшее прочтение всех четырёх?
play-new-variants = Какие варианты? Номера или имена через запятую; Enter — никаких.
play-new-option = { $option }: { $values }?
play-new-packs = Свои наборы? Папки или архивы zip через запятую; Enter — никаких.
play-new-seed = Зерно случая? То же число даёт ту же игру; Enter оставляет выбор случаю.
play-new-who-help = Имена через запятую, например «Ада, Боб, средний»: Ада и Боб играют за одной клавиатурой, а бот занимает третье место. Enter берёт то, что стоит в скобках, «выйти» — выход. Во время игры «помощь» покажет всё, что можно сказать.
play-which-game-help = Введите номер игры или начало её названия. «выйти» — выход.
play-new-more-help = Enter начинает сразу, по обычным правилам.
play-new-more-or-guide-help = Enter начинает сразу, по обычным правилам.
play-new-edition-help = Печатные правила немного различаются от языка к языку. Enter берёт то, что стоит в скобках; все тексты остаются на вашем языке.
play-new-variants-help = Варианты меняют правила; можно назвать несколько, например «1, 3». Enter — игра без них.
play-new-option-help = Введите одно из слов или его начало. Enter берёт то, что стоит в скобках.
play-new-packs-help = Папка или zip с вашими картами, какие создаёт «wl new». Enter — игра без них.
play-new-seed-help = То же число при тех же игроках и правилах даёт ту же партию. Enter — как выпадет.
play-new-no-name = «{ $typed }» — не имя; напишите имена всех игроков, например «Ада, Боб, средний».
play-new-count = Число игроков { $count } не подходит: играют от { $least } до { $most }.
play-new-twice = Двух игроков зовут «{ $name }».
play-new-one-of = «{ $typed }»: такого нет; есть { $known }.
play-new-number = «{ $typed }» — не целое число.
play-new-no-file = Нет файла или папки «{ $file }».
# help
play-help = Ответьте номером варианта или началом его слов; несколько ответов пишутся в одной строке через «;». Или скажите:
play-help-options = вопрос ещё раз и всё, что известно о каждом варианте; «варианты 2» — только этот
play-help-show = всё, что вам можно видеть
play-help-hand = что есть у вас
play-help-board = что есть у всех, и карта с расстояниями; «поле банк» — место и что рядом с ним
play-help-log = что произошло; «журнал 50» покажет больше, «журнал банк» — где есть слово, «журнал правила» — пункты правил
play-help-card = что делает карта, место или что-то ещё: «карта { $card }»
play-help-rules = правила вкратце, глава за главой; «правила { $example }» покажет этот пункт, слово — пункты, где оно есть
play-help-why = почему чего-то нельзя выбрать: «почему не { $option }»
play-help-odds = насколько вероятно то, чего вы не видите
play-help-hint = что сделал бы бот на вашем месте
play-help-undo = отменить ваш последний выбор, пока никто с тех пор не выбирал и ничего не узнал
play-help-save = сохранить этот момент под именем: «сохранить ИМЯ»; сама игра сохраняется всегда
play-help-load = продолжить с сохранения: «загрузить ИМЯ»
play-help-lang = другой язык: «язык { $language }»
play-help-quit = выйти; «{ $resume }» продолжит игру
# the words for what can be said beside answers; `.also` are others that are understood; those of English always are
play-command-help = помощь
    .also = справка
play-command-options = варианты
    .also = выбор
play-command-show = показать
    .also = покажи
play-command-hand = рука
play-command-board = поле
    .also = доска
play-command-log = журнал
    .also = протокол, лог
play-command-card = карта
play-command-rules = правила
    .also = правило
play-command-why = почему
    .not = не
play-command-odds = шансы
    .also = вероятности
play-command-hint = совет
    .also = подсказка
play-command-undo = отменить
    .also = отмена, назад
play-command-save = сохранить
    .also = сохрани
play-command-load = загрузить
    .also = загрузи
play-command-lang = язык
    .also = language, sprache, langue, lingua
play-command-quit = выйти
    .also = выход
play-command-guide = обучение
play-command-more = ещё
    .also = еще
play-command-again = снова
