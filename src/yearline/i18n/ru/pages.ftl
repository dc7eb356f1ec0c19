pages-sentence = Расставьте историю по порядку: игры с карточками и датами для компании друзей, на любом экране.
pages-skip = Перейти к содержанию
pages-nav = Основное меню
pages-nav-rules = Как играть
pages-nav-decks = Карточки
pages-nav-about = О проекте и данных
pages-nav-credits = Благодарности
pages-nav-api = API
pages-nav-print = Для печати
pages-nav-home = Сегодня
pages-nav-games = Игры
pages-language = Язык
pages-theme = Тема
pages-theme-auto = Авто
pages-theme-light = Светлая
pages-theme-dark = Тёмная
pages-promise = Бесплатно. Без учётных записей, рекламы и слежки.
pages-table-title = Стол { $code } · Yearline
pages-table-loading = Пододвигаем стул…
pages-noscript = Чтобы играть за столом, нужен JavaScript. Для правил, карточек и печати он не нужен.
pages-home-title = Yearline: расставьте историю по порядку
pages-home-lead = Что было раньше?
pages-join = Есть код?
pages-join-code = Код стола
pages-join-go = К столу
pages-home-games = { $count ->
    [4] Четыре игры, одна коробка карточек
    [5] Пять игр, одна коробка карточек
   *[other] Игр: { $count }, коробка карточек одна
}
pages-games-lead = Можно сразу сыграть против компьютера или позвать друзей: им нужна только ссылка.
pages-game-friends = С друзьями
pages-game-facts = { $from }–{ $to } игроков · { $minutes } мин
pages-home-tables = Ещё не доиграно:
pages-home-screen = Вокруг одного экрана
pages-home-screen-help = Ось времени на телевизоре или ноутбуке; каждый играет со своего телефона.
pages-game-learn = Правила
pages-game-play = Играть
pages-try-title = До или после?
pages-try-before = до { $after }
pages-try-after = после { $before }
pages-try-between = между { $before } и { $after }
pages-try-right = Верно!
pages-try-wrong = Не совсем.
pages-said-of = { $what }: { $said }
pages-try-source = Источник
pages-try-count = { $count ->
    [0] Пока ни одного верного ответа
    [one] Верных ответов: { $count }
    [few] Верных ответов: { $count }
    [many] Верных ответов: { $count }
   *[other] Верных ответов: { $count }
}
pages-try-next = А эта?
pages-try-line = Ось времени
pages-rules-title = Правила
pages-rules-lead = Во все игры играют одними и теми же карточками. Каждую можно освоить за две минуты.
pages-rules-players = Игроков: от { $from } до { $to }
pages-rules-unofficial = За нашим столом можно играть и одному, и всемером, и ввосьмером, хотя на коробках этого нет.
pages-rules-open-gap = свободный промежуток
pages-rules-play = Сыграть сейчас
pages-rules-all = Все правила
pages-decks-title = Карточки
pages-decks-lead = На каждой карточке указан источник, и каждая дата сверена с открытыми данными. Выберите колоду, чтобы увидеть карточки; даты скрыты, пока вы не спросите.
pages-decks-cards = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
    [many] { $count } карточек
   *[other] { $count } карточки
}
pages-decks-look = Посмотреть карточки
pages-decks-print = Напечатать колоду
pages-deck-reveal = Когда это было?
pages-deck-search = Найти карточку
pages-deck-found = Найдено: { $count }
pages-print-title = Печать: «{ $name }»
pages-print-lead = PDF для двусторонней печати: по девять карточек на странице, с метками обреза.
pages-print-paper = Бумага
pages-print-a4 = A4
pages-print-letter = US Letter
pages-print-flip = Принтер переворачивает лист
pages-print-long = по длинному краю
pages-print-short = по короткому краю
pages-print-cards = Какие карточки (например, 1-36; пусто — все)
pages-print-rules = Напечатать правила
pages-print-none = без правил
pages-print-make = Сделать PDF
pages-print-wait = Это займёт несколько секунд.
pages-own-play = Играть этой колодой
pages-credits-title = Благодарности
pages-credits-games = Игры
pages-credits-games-text = Timeline придумал Фредерик Анри, издаёт Zygomatic (Asmodee); автором кооперативного режима Timeline Twist указан Кори Конечка. «Хронологию» издала студия Dream Makers. Это независимый проект: правила пересказаны нашими словами, все тексты и картинки наши, издатели к нему не причастны.
pages-credits-icons = Значки
pages-credits-icons-text = Картинки составлены из эмблем сайта game-icons.net; их авторы:
pages-credits-fonts = Шрифты
pages-credits-libraries = Библиотеки в вашем браузере
pages-about-title = О Yearline
pages-about-what = Yearline — это стол для игр с осью времени: играйте в «Таймлайн», «Таймлайн Твист», «Хронологию» или «Три жизни» с друзьями по сети, на одном устройстве, передавая его по кругу, на телевизоре с телефонами вместо пультов или против компьютера, а целым классом — в игру «Все сразу».
pages-about-privacy = Что мы о вас знаем
pages-about-privacy-text = Только то, что вы напишете. Учётных записей нет: ваше устройство хранит случайный ключ, который доказывает, что это вы. Два файла cookie помнят язык и выбор темы, светлой или тёмной. К сторонним сервисам мы не обращаемся.
pages-about-practice = Задание и тренировка
pages-about-practice-text = Ваши результаты, серия и карточки для тренировки остаются на вашем устройстве; их можно взять с собой или удалить одним нажатием. Сервер подсчитывает результаты заданий и раскладов недели, а ещё, без имён, верно ли положена каждая карточка в заданиях и сыгранных партиях.
pages-about-dates = Даты, которым можно верить
pages-about-dates-text = На каждой карточке указан источник. Если дата неверна, сообщите об этом одним нажатием прямо в игре; хозяин стола может сразу убрать карточку.
pages-about-fair = Честная тасовка
pages-about-fair-text = До первой карточки стол публикует отпечаток числа, по которому перетасована колода, а потом и само число. Проверить может каждый.
pages-about-keys = Клавиатура и программы экранного доступа
pages-about-keys-text = Всё работает с клавиатуры: Tab и стрелки — двигаться, Enter — выбрать карточку, затем промежуток, Escape — отменить. События объявляются по порядку: что положено, что открыто, чей ход.
pages-about-open = Свободно и открыто
pages-about-open-text = Весь проект — свободное программное обеспечение под лицензией MIT; он запускается на вашем компьютере одной командой.
pages-missing-title = Здесь ничего нет
pages-missing-page = Такой страницы нет. Возможно, её никогда не было.
pages-missing-deck = Этой колодой пока нельзя играть, или её удалили. Открыв её для правки, автор увидит, чего не хватает.
pages-missing-table = Стола с таким кодом нет. В коде восемь букв и цифр; может быть, одна из них неверна?
pages-missing-home = На главную
pages-offline-title = Нет связи
pages-offline-text = Устройство не в сети. Ваши столы в сохранности: как только связь вернётся, всё будет на месте.
pages-offline-again = Попробовать снова
