pages-sentence = Расставьте историю по порядку: карточные игры о времени для друзей, на любом экране.
pages-skip = К содержанию
pages-nav = Главное
pages-nav-rules = Правила
pages-nav-decks = Карты
pages-nav-about = О проекте
pages-nav-own-deck = Своя колода
pages-nav-credits = Благодарности
pages-nav-api = Для программ
pages-language = Язык
pages-theme = Освещение
pages-theme-auto = Авто
pages-theme-light = Светло
pages-theme-dark = Темно
pages-promise = Бесплатно. Без учётных записей, рекламы и слежки.
pages-table-title = Стол { $code } · Yearline
pages-table-loading = Пододвигаем стул…
pages-noscript = Столу нужен JavaScript. Правилам, картам и печатной игре – нет.
pages-home-title = Yearline: расставьте историю по порядку
pages-home-lead = Что было раньше? Кладите карты на ось времени, переворачивайте и смотрите.
pages-play-now = Играть сейчас
pages-play-now-help = Против компьютера, сразу
pages-play-friends = Играть с друзьями
pages-play-friends-help = Им нужна только ссылка
pages-join = Есть код?
pages-join-code = Код стола
pages-join-go = К столу
pages-home-games = Одна коробка карт, много игр
pages-home-tables = Ваши столы
pages-game-learn = Как играть
pages-game-play = Сыграть
pages-try-title = До или после?
pages-try-before = до { $after }
pages-try-after = после { $before }
pages-try-between = между { $before } и { $after }
pages-try-right = Верно!
pages-try-wrong = Не совсем.
pages-said-of = { $what }: { $said }
pages-try-source = Источник
pages-try-count = { $count ->
    [0] Пока ни одной верной
    [one] { $count } верная
    [few] { $count } верные
    [many] { $count } верных
   *[other] { $count } верной
}
pages-try-next = А эта?
pages-try-line = Ось времени
pages-rules-title = Правила
pages-rules-lead = Все игры — с одними и теми же картами. Каждой учатся за минуту.
pages-rules-players = Игроков: от { $from } до { $to }
pages-rules-unofficial = За нашим столом можно играть и одному, и всемером, и ввосьмером, хотя на коробках этого нет.
pages-rules-try = Попробуйте: 20 секунд
pages-rules-skip = Можно пропустить и сразу начать игру.
pages-rules-open-gap = свободный промежуток
pages-rules-play = Сыграть сейчас
pages-rules-all = Все правила
pages-decks-title = Карты
pages-decks-lead = На каждой карте указан источник, и каждая дата сверена с открытыми данными. Выберите колоду, чтобы увидеть карты; даты скрыты, пока вы не спросите.
pages-decks-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
pages-decks-look = Посмотреть карты
pages-decks-print = Напечатать колоду
pages-deck-reveal = Когда это было?
pages-deck-search = Найти карту
pages-deck-found = Найдено: { $count }
pages-print-title = Печать: «{ $name }»
pages-print-lead = PDF по девять карт на странице, для двух сторон листа, с метками реза.
pages-print-paper = Бумага
pages-print-a4 = A4
pages-print-letter = US Letter
pages-print-flip = Принтер переворачивает лист через
pages-print-long = длинную сторону
pages-print-short = короткую сторону
pages-print-cards = Какие карты (например, 1-36; пусто – все)
pages-print-rules = Напечатать правила
pages-print-none = без правил
pages-print-make = Сделать PDF
pages-print-wait = Это займёт несколько секунд.
pages-own-title = Своя колода
pages-own-lead = Достаточно таблицы, где строка – это карта: год, название и что угодно ещё. Мы прочитаем её и покажем каждую ошибку в её строке. Сохраняется только сама колода.
pages-own-file = Файл CSV, Excel или JSON
pages-own-check = Проверить
pages-own-columns = Известные столбцы
pages-own-columns-help = Нужны year (до нашей эры – со знаком минус) и title. Ещё: fact, source, precision (year, circa или century), color, scene, emblem, difficulty; названия и тексты на нескольких языках: title_en, title_fr и так далее.
pages-own-good = { $count ->
    [one] Колода в порядке: { $count } карта.
    [few] Колода в порядке: { $count } карты.
    [many] Колода в порядке: { $count } карт.
   *[other] Колода в порядке: { $count } карты.
}
pages-own-too-few = { $count ->
    [one] { $count } карты мало для любой из наших игр. Добавьте строк: для гонки вдвоём нужно одиннадцать карт.
    [few] { $count } карт мало для любой из наших игр. Добавьте строк: для гонки вдвоём нужно одиннадцать карт.
    [many] { $count } карт мало для любой из наших игр. Добавьте строк: для гонки вдвоём нужно одиннадцать карт.
   *[other] { $count } карты мало для любой из наших игр. Добавьте строк: для гонки вдвоём нужно одиннадцать карт.
}
pages-own-games = Для чего она подходит:
pages-own-enough = да
pages-own-bad = { $count ->
    [one] Нужно исправить { $count } место.
    [few] Нужно исправить { $count } места.
    [many] Нужно исправить { $count } мест.
   *[other] Нужно исправить { $count } места.
}
pages-own-row = Строка
pages-own-column = Столбец
pages-own-problem = Что не так
pages-own-error = нужно исправить
pages-own-warning = стоит исправить
pages-own-notice = сделано за вас
pages-own-play = Играть этой колодой
pages-credits-title = Благодарности
pages-credits-games = Игры
pages-credits-games-text = Timeline придумал Фредерик Анри, издаёт Zygomatic (Asmodee); кооперативную игру Timeline Twist приписывают Кори Конечке. «Хронологию» издала студия Dream Makers. Это независимый проект: правила пересказаны нашими словами, все тексты и картинки наши, издатели к нему не причастны.
pages-credits-icons = Значки
pages-credits-icons-text = Картинки составлены из эмблем game-icons.net этих авторов:
pages-credits-fonts = Шрифты
pages-credits-libraries = Библиотеки в вашем браузере
pages-about-title = О Yearline
pages-about-what = Yearline – это стол для игр с осью времени: гонка, кооперативная игра, «Хронология» или «Три жизни» с далёкими друзьями, на одном устройстве по кругу, на телевизоре с телефонами или против компьютера.
pages-about-privacy = Что мы о вас знаем
pages-about-privacy-text = Только то, что вы напишете. Учётных записей нет: устройство хранит случайный ключ, который доказывает, что это вы. Два файла cookie помнят язык и выбор света. Третьих лиц мы ни о чём не просим.
pages-about-dates = Даты, которым можно верить
pages-about-dates-text = На каждой карте назван источник. Если дата неверна, сообщите одним нажатием прямо в игре; хозяин стола может сразу убрать карту.
pages-about-fair = Честная тасовка
pages-about-fair-text = До первой карты стол публикует отпечаток числа, которым перетасована колода, а потом и само число. Проверить может каждый.
pages-about-keys = Клавиатура и чтение с экрана
pages-about-keys-text = Всё работает с клавиатуры: Tab и стрелки – двигаться, Enter – выбрать карту, затем промежуток, Escape – отменить. События объявляются по порядку: что положено, что открыто, чей ход.
pages-about-open = Свободно и открыто
pages-about-open-text = Весь проект – свободная программа под лицензией MIT и запускается на вашей машине одной командой.
pages-missing-title = Здесь ничего нет
pages-missing-page = Такой страницы нет. Возможно, её никогда не было.
pages-missing-table = Стола с таким кодом нет. В коде восемь букв и цифр; может быть, одна неверна?
pages-missing-home = На главную
pages-offline-title = Нет связи
pages-offline-text = Устройство не в сети. Ваши столы в сохранности: как только связь вернётся, всё будет на месте.
pages-offline-again = Попробовать снова
pages-learn-coop = Какую карту вы бы перевернули? Картинка выше – ваша ось времени.
pages-learn-turn = Перевернуть
pages-learn-end = Раньше или позже всех: ось времени растёт. 2 очка!
pages-learn-gap = Попадает в свободный промежуток, теперь он закрыт. 1 очко.
pages-learn-blocked = Заблокирована: промежуток уже занят. Карта ложится боком в руку, и нужно пробовать другую.
