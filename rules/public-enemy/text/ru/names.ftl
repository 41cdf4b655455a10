# Public Enemy Number One in Russian: names of cards.

saloon-card-bounty-hunter = Охотник за головами
    .gender = masculine-animate
    .like = animate
    .gen = Охотника за головами
    .dat = Охотнику за головами
saloon-card-swindler = Аферист
    .gender = masculine-animate
    .like = animate
    .gen = Афериста
    .dat = Аферисту
saloon-card-sheriff = Шериф
    .gender = masculine-animate
    .like = animate
    .gen = Шерифа
    .dat = Шерифу

## tombstone

outlaw-butch-cassidy = Бутч Кэссиди
outlaw-kid-curry = Кид Карри
outlaw-ben-kilpatrick = Бен Килпатрик
outlaw-bitter-creek-newcomb = Биттер-Крик Ньюкомб
outlaw-charley-pierce = Чарли Пирс
outlaw-dynamite-dick-clifton = Динамит Дик Клифтон
outlaw-bill-chadwell = Билл Чедуэлл
outlaw-charlie-pitts = Чарли Питтс
outlaw-clell-miller = Клелл Миллер
outlaw-curly-bill-brocius = Кудрявый Билл Брошес
outlaw-johnny-ringo = Джонни Ринго
outlaw-ike-clanton = Айк Клэнтон

## cripple-creek

outlaw-elzy-lay = Элзи Лэй
outlaw-will-carver = Уилл Карвер
outlaw-harry-tracy = Гарри Трейси
outlaw-bob-dalton = Боб Далтон
outlaw-emmett-dalton = Эммет Далтон
outlaw-grat-dalton = Грат Далтон
outlaw-bob-younger = Боб Янгер
outlaw-john-younger = Джон Янгер
outlaw-jim-cummins = Джим Камминс
outlaw-soapy-smith = Мыльный Смит
outlaw-bob-ford = Боб Форд
outlaw-clay-allison = Клэй Эллисон

## dodge-city

outlaw-sundance-kid = Санденс Кид
outlaw-laura-bullion = Лора Буллион
    .gender = feminine
outlaw-flat-nose-george-currie = Плосконосый Джордж Карри
outlaw-bill-doolin = Билл Дулин
outlaw-dick-broadwell = Дик Бродуэлл
outlaw-bill-power = Билл Пауэр
outlaw-frank-james = Фрэнк Джеймс
outlaw-arthur-mccoy = Артур Маккой
outlaw-dick-liddil = Дик Лиддил
outlaw-billy-the-kid = Билли Кид
outlaw-belle-starr = Белль Старр
    .gender = feminine
outlaw-sam-bass = Сэм Басс

## deadwood

outlaw-camilla-hanks = Камилла Хэнкс
outlaw-etta-place = Этта Плейс
    .gender = feminine
outlaw-tom-ketchum = Том Кетчум
outlaw-bill-dalton = Билл Далтон
outlaw-red-buck-weightman = Рыжий Бак Уэйтман
outlaw-little-bill-raidler = Малыш Билл Рейдлер
outlaw-jesse-james = Джесси Джеймс
outlaw-cole-younger = Коул Янгер
outlaw-jim-younger = Джим Янгер
outlaw-calamity-jane = Бедовая Джейн
    .gender = feminine
outlaw-cattle-kate = Кейт-Скотница
    .gender = feminine
outlaw-pearl-hart = Перл Харт
    .gender = feminine
