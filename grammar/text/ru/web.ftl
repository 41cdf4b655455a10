# Что говорят страницы: новые столы, ссылки, страница места и почему что-то невозможно.

web-games = Какая игра?
web-players =
    { $least ->
        [one]
            { $most ->
                [one] 1 игрок
               *[other] от 1 до { $most } игроков
            }
       *[other] от { $least } до { $most } игроков
    }
web-new = Новый стол
web-who = Кто играет
web-seat = Место { $n }
web-name = Имя
web-nobody = никто
web-person = человек
web-bot-easy = бот: лёгкий
web-bot-normal = бот: играет хорошо
web-bot-hard = бот: думает долго
web-bot-greedy = бот: немного думает наперёд
web-bot-search = бот: думает секунду
web-bot-random = бот: выбирает что угодно
web-language = Язык
web-show-in = Показать
web-rules = Правила
web-edition = Издание
web-variants = Варианты
web-usual = как обычно
web-ask = Кого спрашивают, реагирует ли он
web-ask-needed = кто может реагировать
web-ask-always = всех, кто мог бы, чтобы вопрос ничего не выдавал
web-ask-random = кто может, а иногда и того, кто не может
web-free-undo = Каждый может отменить всё
web-watched = Другие могут смотреть; они видят то, что видят все
web-begin = Начать
web-host = Стол и ссылки
web-host-told = Отправьте каждому ссылку на его место. У кого ссылка, тот там и сидит, так что больше никому её не давайте. Ссылки видны, пока работает этот сервер; потом можно только сделать новые.
web-link = Ссылка
web-new-link = Новая ссылка
web-new-link-told = Старая после этого не действует.
web-give = Отдать место
web-give-now = Отдать
web-watch-link = Ссылка для зрителей
web-host-link = Ваша собственная ссылка на эту страницу
web-own-page = Открыть
web-waiting = Выбирает { $player }.
web-waiting-bot = { $player } думает.
web-your-turn = Ваш ход
web-asked = Вас спрашивают
web-board = Поле
web-table = На столе
web-own = Что у вас
web-players-list = Игроки
web-log = Что произошло
web-whole-log = Всё целиком
web-back = Назад к столу
web-take-back = Отменить
web-restart = Начать мой ход заново
web-last-choice = последний выбор
web-wish = { $player } хочет отменить то, что началось так: { $what }
web-agree = Согласен
web-refuse = Не согласен
web-withdraw = Не надо
web-undo-agreed =
    { $count ->
        [0] { $player }: ход отменён.
       *[other] { $player }: ход отменён; согласие: { $others }.
    }
web-undo-refused = { $player }: отмены не будет; против: { $others }.
web-reseated-person = { $player }: новая ссылка.
web-reseated-bot = { $player }: вместо игрока играет бот.
web-undo-nothing = Отменять нечего.
web-undo-since = С тех пор выбрал кто-то другой. «Отменить» спросит его.
web-undo-learned = Это нельзя отменить: кто-то благодаря этому что-то узнал.
web-not-you = Выбирает кто-то другой.
web-not-on-offer = Этого нет среди вариантов.
web-fault = То, что из этого следует, нельзя выполнить, так что это не считается; выберите другое: { $why }.
web-stuck = Что ни выбрать, выполнить ничего нельзя: эта игра не может продолжаться.
web-stale = За столом уже пошли дальше; вот как обстоит дело сейчас. Ничего не выбрано.
web-away = нет на месте
web-bot = бот
web-you = вы
web-decides = выбирает
web-hand-over = Выбирает { $player }: передайте устройство.
web-i-am = Я { $player }
web-watching = Вы смотрите: видно то, что видят все.
web-to-question = К вопросу
web-lost = Связь потеряна; попытки продолжаются.
web-journal = Сохранить эту игру в файл
web-again = Ещё одна игра
web-count = Играть могут от { $least } до { $most }, не { $count }.
web-suits = «{ $title }»: игроков может быть { $numbers }, не { $count }.
web-apart = «{ $one }» и «{ $other }» вместе не играются: оставьте что-то одно.
web-needs = «{ $one }» играется только вместе с «{ $other }»: выберите и это.
web-bad-name = В имени места { $seat } есть невидимые знаки.
web-same-name = Двоих зовут { $name }.
web-no-place = У { $name } ещё нет места: выберите, кто играет на месте { $seat }, или уберите имя.
web-no-person = Нужен хотя бы один человек.
web-no-bot = Такого бота нет.
web-sorry = Это нельзя показать
web-no-page = Такой страницы нет.
web-no-table = Такого стола нет; возможно, ссылка неполная.
web-no-seat = У этого браузера там нет места. Откройте последнюю присланную вам ссылку; тот, кто начал игру, может сделать другую.
web-not-public = Начинать игры можно только на машине, на которой работает этот сервер.
web-not-over = Журнал выдаёт всё, поэтому его можно получить, только когда игра окончена.
web-full = Открыто слишком много страниц этого стола.
web-elsewhere = Эту игру ведёт другой процесс; попробуйте ещё раз чуть позже.
web-down = Хранилище игр не отвечает. Ничего не потеряно; попробуйте ещё раз чуть позже.
web-unplayable = Эта игра не может продолжаться: { $why }
web-cards = Карты
web-clauses = Правила по пунктам
web-chapters = Главы
web-more-clauses = Остальное
web-what = Что это делает?
web-search = Поиск
web-write = Написать карту
web-write-cards = Карты (YAML)
web-write-rules = Домашние правила
web-write-check = Проверить
web-write-result = Что получилось
web-tell = Позвать, когда мой ход
web-write-play = Играть с этим
web-with-own = В игре ваши собственные карты.
web-broken = Здесь что-то пошло не так, и это не ваша вина. Игра осталась какой была.
web-all-games = Все игры
web-tables = Ваши столы
web-stays = Ваш последний выбор остаётся: что-то стало известно.
web-take-back-ask = Отменить (остальных спросят)
web-copy = Копировать
web-copied = Скопировано
web-here-only = Эти ссылки работают только на этом компьютере. Запустите сервер командой «wl serve --host 0.0.0.0», чтобы могли прийти другие.
web-edition-default = большинство изданий
web-watching-one = Вы наблюдаете: вы видите то, что видит { $player }.
web-everybody-sees = Что видят все
web-watch-whom = Чьими глазами
web-replay = Пройти эту игру по шагам
web-first = К началу
web-before = На выбор назад
web-next = На выбор вперёд
web-last = К концу
web-step = Выбор
web-play-on = Играть дальше отсюда
web-pass = Всегда пасовать, когда меня об этом спросят
web-passes = Вы пасуете сами, когда спрашивают:
web-ask-me = Спрашивать снова
web-mine = Заметки и настройки
web-note = Заметка, которую видите только вы
web-note-keep = Сохранить
web-shows = Зрители видят вашу страницу так же, как вы. Это может каждый, у кого есть ссылка для зрителей.
web-hides = Зрители видят у вас то, что видят все.
web-show-now = Показать зрителям мою страницу
web-hide-now = Снова скрыть мою страницу
web-stand-in = Бот выбирает за отсутствующих
web-minutes =
    { $n ->
        [one] через { $n } минуту
        [few] через { $n } минуты
       *[other] через { $n } минут
    }
web-hours =
    { $n ->
        [one] через { $n } час
        [few] через { $n } часа
       *[other] через { $n } часов
    }
web-never = никогда
web-set = Установить
web-stood-in = { $player } отсутствует; пока выбирает бот.
web-called = { $game }: ходит { $player }. { $link }
web-moment = Решает { $player }.
web-write-busy = Читается …
web-take-back-maybe = Отменить (тех, кто выбирал после, спросят)
web-no-uploads = Свои пакеты можно добавлять только на той машине, где работает этот сервер.
web-bring = Добавить пакет
web-bring-about = Пакет в виде zip или один файл с картами (.yaml) или домашними правилами (.wl). Он читается и проверяется здесь; если что-то не так, будет названа строка.
web-bring-file = Файл
web-bring-game = Для какой игры (zip сообщает это сам)
web-bring-nothing = Сначала выберите файл.
web-bring-large = Это больше, чем здесь помещается: файл может занимать 2 МБ.
web-bring-kind = Пакет — это zip; имя файла с картами кончается на .yaml, с домашними правилами — на .wl.
web-bring-clean = Всё в порядке. Игра: { $game }
web-position-try = Испытать в позиции
web-position-from = Позиция этой игры
web-position-take = Взять её
web-position = Позиция
web-position-how = Как в сценарии: кто играет, затем что дано. Если здесь пусто, игра начинается с начала.
web-position-against = Против
web-position-play = Испытать здесь
web-open = откройте { $address } в браузере; Ctrl-C останавливает сервер, и каждая партия продолжится с того же места
web-reachable = сервер доступен с других компьютеров, и данные передаются без шифрования: пускайте в эту сеть только тех, кому доверяете, или поставьте его за сервером с https
web-opening = До первого хода
