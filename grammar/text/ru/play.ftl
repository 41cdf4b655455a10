# Russian: what is said at the table, about any game.

play-bot = { $player } ({ $bot })
play-which-game = В какую игру вы хотите сыграть?
play-no-such-game = «{ $typed }» здесь нет: введите число от 1 до { $last } или начало названия, либо «quit».
play-begin = { $game }: { $players }. Введите число или начало варианта; «help» расскажет больше.
play-goes-on = { $game } продолжается: { $players }.
play-question = { $player }: { $question }
play-prompt = >{" "}
play-over = Игра окончена.
play-won = Победа: { $players }.
play-nobody-won = Никто не победил.
play-score = { $player }: { $score }
play-kept = Игра сохранена: wl resume
play-recorded = Игра записана в { $file }
play-goal = Цель: { $goal }
play-goal-reached = Цель достигнута: { $goal }
play-goal-missed = Цель не достигнута: { $goal }

# when something typed cannot be done
play-unknown = Варианта «{ $typed }» нет: введите число от 1 до { $last }, начало варианта или «help».
play-unclear = «{ $typed }» может значить: { $options }.
play-endless = То, что следует за «{ $option }», никогда не кончается и потому не считается; выберите другое.
play-stuck = Любой выбор ({ $player }) не имеет конца: эта игра не может продолжаться.
play-broken-bot = Бот «{ $bot }» выбрал то, чего нет среди вариантов: эта игра не может продолжаться.
play-unwritten = Последний выбор не считается.

# going back
play-taken-back = Отменено: { $option }
play-undo-nothing = Отменять нечего.
play-undo-other = Это нельзя отменить: с тех пор выбирал кто-то другой.
play-undo-learned = Это нельзя отменить: кто-то уже что-то узнал.

# the screen between two people
play-hand-over = Решает { $player }. Передайте клавиатуру и нажмите Enter; «undo» отменяет последний выбор.

# rules by clause
play-clause = { $clause }: { $text }
play-edition = ({ $edition }) { $text }
play-no-clause = Правила «{ $clause }» нет.
play-no-clauses = Здесь не указано ни одного правила: назовите его, например «rules { $example }».
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
play-with-some = { $count }, среди них { $cards }

# help
play-help = Ответьте числом варианта или началом его слов. Или скажите:
play-help-options = ещё раз вопрос и варианты
play-help-show = всё, что вам можно видеть в игре
play-help-hand = то, что принадлежит вам
play-help-board = то, что принадлежит всем
play-help-log = что произошло недавно; «log 50» покажет больше
play-help-rules = правила, стоящие за вопросом; «rules { $example }» покажет это правило
play-help-undo = отменить ваш последний выбор, пока никто ничего не выбрал и не узнал
play-help-quit = выйти; «wl resume» продолжит игру
