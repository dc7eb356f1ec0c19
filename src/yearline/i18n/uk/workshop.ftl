workshop-title = Ваші колоди
workshop-lead = Зробіть власні карти з власними малюнками. На десять карт іде хвилин десять, а потім ними можна грати, їх можна надрукувати або дати класу.
workshop-home = Маєте тему, місто чи коробку світлин? Зробіть із них свою колоду.
workshop-decks-none = Тут ще немає жодної колоди. Почніть нову або принесіть те, що маєте: таблицю, список, навчальні набори, світлини.
workshop-device = Цей список зберігається лише на цьому пристрої. На іншому відкрийте посилання для редагування.
workshop-keeps-nothing = Цей браузер нічого не зберігає: записуйте посилання для редагування кожної колоди.
workshop-new = Почати колоду
workshop-from-file = Із файлу
workshop-from-paste = Вставити список
workshop-edit = Редагувати
workshop-look-play = Подивитися й зіграти
workshop-links = Посилання та інше
workshop-copy-deck = Зробити копію
workshop-forget = Прибрати зі списку
workshop-forget-help = Колода залишиться, але цей пристрій забуде посилання для редагування. Без нього ніхто не зможе її змінити.
workshop-paste-title = Вставити список
workshop-paste-make = Зробити колоду
workshop-name = Назва колоди
workshop-unnamed = Колода без назви
workshop-untitled = Карта без назви
workshop-description = Про що вона
workshop-cards = Карти
workshop-languages = Мови
workshop-language-add = Мова
workshop-of = { $done } із { $all }
workshop-hint = Уведіть дату й назву в перший рядок. Або скопіюйте рядки з будь-якої таблиці та вставте їх сюди.
workshop-hint-phone = Натисніть «Додати карту». Або візьміть те, що вже є: список, таблицю, світлини.
workshop-keys = Стрілки — перехід, Enter — редагування, Tab — далі. Alt і стрілка переставляють карту, Alt і Delete прибирають її.
workshop-next = Пишіть тут або вставте рядки з таблиці
workshop-row = Рядок
workshop-state = Перевірка
workshop-row-right = усе гаразд
workshop-row-wrong = є помилка
workshop-row-note = варто перевірити
workshop-empty = порожньо
workshop-column-picture = Малюнок
workshop-column-year = Дата
workshop-column-title = Назва
workshop-column-fact = Факт
workshop-fact-when = видно, коли карту перевернуто
workshop-fact-long = Факт: видно, коли карту перевернуто
workshop-no-fact = Факту ще немає
workshop-letters = Знаків: { $count } із { $most }
workshop-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
workshop-problems = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилки
}
workshop-fix-first = { $count ->
    [one] Виправте { $count } помилку, і колода готова до гри.
    [few] Виправте { $count } помилки, і колода готова до гри.
    [many] Виправте { $count } помилок, і колода готова до гри.
   *[other] Виправте { $count } помилки, і колода готова до гри.
}
workshop-ready = Можна грати: { $games }.
workshop-not-ready = { $game }: { $why }
workshop-fixed = Виправлено.
workshop-pasted = { $count ->
    [one] Додано { $count } рядок.
    [few] Додано { $count } рядки.
    [many] Додано { $count } рядків.
   *[other] Додано { $count } рядка.
}
workshop-reading = Хвилинку…
workshop-unread = Не вдалося це прочитати. Нічого не змінилося.
workshop-too-big = Файл більший за { $limit } МБ. Додайте спершу таблицю, а потім світлини.
workshop-add = Додати карту
workshop-done = Готово
workshop-cancel = Скасувати
workshop-close = Закрити
workshop-undo = Скасувати дію
workshop-redo = Повторити
workshop-saved-saved = Збережено
workshop-saved-unsaved = Збережено на цьому пристрої
workshop-saved-saving = Зберігаємо…
workshop-saved-waiting = Немає зв’язку. Усе зберігається на цьому пристрої й буде надіслано за першої нагоди.
workshop-saved-conflict = Цю колоду одночасно змінив хтось інший.
workshop-saved-refused = Не надіслано, але зберігається на цьому пристрої.
workshop-front = Лице
workshop-back = Зворот
workshop-this-card = Ця карта
workshop-choose = Почніть писати в рядку, і карта з’явиться тут.
workshop-card-of = Карта { $number } із { $all }
workshop-card-before = Попередня карта
workshop-card-after = Наступна карта
workshop-date-how = Наскільки точна дата?
workshop-date-year = Точний рік
workshop-date-day = Точний день
workshop-date-circa = Близько
workshop-date-century = Століття
workshop-date-shown = На карті:
workshop-picture-change = Змінити малюнок
workshop-picture-emblem = Емблема
workshop-picture-photo = Світлина
workshop-picture-letter = Літера
workshop-picture-letter-help = На карті буде перша літера назви на тлі, яке ви оберете нижче.
workshop-emblem-ideas = За вашою назвою
workshop-emblem-find = Шукати серед усіх емблем
workshop-emblem-found = { $found } із { $total }
workshop-photo-drop = Перетягніть сюди світлину або оберіть її.
workshop-photo-another = Перетягніть сюди іншу світлину або оберіть її.
workshop-photo-small = Перед надсиланням ваш пристрій зменшує її та прибирає місце зйомки й дані камери.
workshop-photo-sending = Надсилаємо світлину…
workshop-photo-there = Світлина на карті.
workshop-photo-unread = Не вдалося прочитати цю світлину. Спробуйте JPEG, PNG або WebP.
workshop-photo-kept = Світлину збережено на цьому пристрої, її буде надіслано за першої нагоди.
workshop-photos-waiting = { $count ->
    [one] { $count } світлина на цьому пристрої чекає на надсилання.
    [few] { $count } світлини на цьому пристрої чекають на надсилання.
    [many] { $count } світлин на цьому пристрої чекають на надсилання.
   *[other] { $count } світлини на цьому пристрої чекають на надсилання.
}
workshop-photos-sending = { $count ->
    [one] Залишилося надіслати { $count } світлину…
    [few] Залишилося надіслати { $count } світлини…
    [many] Залишилося надіслати { $count } світлин…
   *[other] Залишилося надіслати { $count } світлини…
}
workshop-photos-there = { $count ->
    [0] Жодної світлини не вдалося надіслати.
    [one] { $count } світлина на своїй карті.
    [few] { $count } світлини на своїх картах.
    [many] { $count } світлин на своїх картах.
   *[other] { $count } світлини на своїх картах.
}
workshop-photos-many = Якщо світлин кілька, кожна дістане власну карту або потрапить на ту, що називається так само, як файл.
workshop-photo-remove = Прибрати
workshop-crop-keys = Частина світлини, яка буде на карті. Стрілки рухають її, плюс і мінус змінюють масштаб.
workshop-zoom = Масштаб
workshop-zoom-in = Ближче
workshop-zoom-out = Далі
workshop-tone = Тон
workshop-tone-plain = Як є
workshop-tone-ink = У колір тла
workshop-credit = Чия це світлина?
workshop-scene = Тло
workshop-more = Ще про цю карту
workshop-source = Джерело
workshop-source-help = Де можна перевірити дату.
workshop-color = Колір
workshop-difficulty = Складність
workshop-easy = легко
workshop-medium = середньо
workshop-hard = важко
workshop-symbol-front = Символ на лицьовому боці
workshop-symbol-back = Символ на звороті
workshop-by-itself = автоматично
workshop-none = немає
workshop-medallion = Малий значок
workshop-medallion-help = Його назва серед емблем, наприклад hourglass.
workshop-id = Коротке ім’я
workshop-id-help = Малі латинські літери, цифри й дефіси. Залиште порожнім, і ми візьмемо його з назви.
workshop-row-up = Вище
workshop-row-down = Нижче
workshop-row-insert = Вставити карту
workshop-row-remove = Прибрати карту
workshop-play = Спробувати
workshop-share = Поділитися
workshop-share-title = Поділитися колодою «{ $name }»
workshop-play-link = Посилання для гри
workshop-play-link-help = За ним можна грати цією колодою, але не змінювати її.
workshop-edit-link = Посилання для редагування
workshop-edit-link-help = Для тих, хто пише разом із вами. Це ключ: бережіть його.
workshop-show-link = Показати
workshop-copy = Скопіювати
workshop-copied = Скопійовано
workshop-copy-by-hand = Виділіть і скопіюйте
workshop-print = Надрукувати карти
workshop-class = Роздати класу
workshop-download = Завантажити
workshop-risky = Нове посилання для редагування або видалення
workshop-renew = Нове посилання для редагування
workshop-renew-help = Старе посилання перестане діяти. Ви отримаєте нове.
workshop-renew-yes = Створити нове
workshop-delete = Видалити колоду
workshop-delete-help = Колода, її історія та світлини зникнуть для всіх. Розпочаті ігри можна закінчити.
workshop-delete-yes = Видалити назавжди
workshop-no-connection = Немає зв’язку. Спробуйте трохи згодом.
workshop-history = Історія
workshop-history-none = Ще нічого не збережено.
workshop-changed = { $more ->
    [0] «{ $title }»
    [one] «{ $title }» і ще { $more } карта
    [few] «{ $title }» і ще { $more } карти
    [many] «{ $title }» і ще { $more } карт
   *[other] «{ $title }» і ще { $more } карти
}
workshop-look = Подивитися
workshop-bring-back = Повернути цю версію
workshop-brought-back = Версію повернено. «Скасувати дію» поверне те, що було до цього.
workshop-clash = Цю колоду одночасно змінив хтось інший
workshop-clash-help = Ви змінили { $mine ->
    [one] { $mine } карту
    [few] { $mine } карти
    [many] { $mine } карт
   *[other] { $mine } карти
}, хтось інший змінив { $theirs ->
    [one] { $theirs } карту
    [few] { $theirs } карти
    [many] { $theirs } карт
   *[other] { $theirs } карти
}. Що залишити?
workshop-clash-both = Змінили обоє
workshop-clash-look = Порівняти
workshop-clash-safe = Нічого не пропаде: обидві версії залишаться в історії.
workshop-mine = Ваш варіант
workshop-theirs = Інший варіант
workshop-keep-both = Залишити обидві зміни
workshop-keep-both-mine = Залишити обидві зміни, а де вони різні, — мій варіант
workshop-keep-mine = Залишити мій варіант
workshop-take-theirs = Узяти інший варіант
workshop-about = Про колоду
workshop-dates = Дати на картах
workshop-dates-year = Роки
workshop-dates-day = Дні: 14 липня раніше за 4 серпня
workshop-dates-to-year = Перейти на роки в усій колоді
workshop-dates-to-day = Перейти на дні в усій колоді
workshop-audience = Для кого
workshop-audience-everyone = Для всіх, годиться для школи
workshop-audience-teens = Для підлітків
workshop-audience-adults = Для дорослих
workshop-palette = Кольори малюнків
workshop-palette-scene = За тлом
workshop-palette-color = За кольором карти
workshop-symbols = Кількість символів
workshop-category = Розділ
workshop-license = Ліцензія
workshop-license-help = Як інші можуть користуватися колодою, наприклад CC0-1.0.
workshop-mapping = Що у ваших стовпцях?
workshop-mapping-help = Що могли, ми вгадали. Оберіть решту.
workshop-mapping-needs = Потрібні стовпець із датами і стовпець із назвами.
workshop-leave-out = не брати
workshop-no-heading = Стовпець { $number }
workshop-take-rows = { $count ->
    [one] Узяти { $count } рядок
    [few] Узяти { $count } рядки
    [many] Узяти { $count } рядків
   *[other] Узяти { $count } рядка
}
workshop-means-emblem = Емблема
workshop-means-scene = Тло
workshop-means-color = Колір
workshop-means-source = Джерело
workshop-means-difficulty = Складність
workshop-means-precision = Точність дати
workshop-means-picture = Світлина
workshop-means-credit = Чия світлина
workshop-means-medallion = Малий значок
workshop-means-id = Коротке ім’я
workshop-bring = Додати ще карти
workshop-bring-first = Або візьміть те, що вже є
workshop-file = Файл: таблиця, навчальні набори, світлини або ZIP зі світлинами
workshop-paste = Вставте сюди рядки або список
workshop-reports = Що вам повідомили гравці
workshop-reports-read = Прочитано
workshop-left = Написане вами збереглося
workshop-left-help = { $count ->
    [0] Ваші зміни не надіслано. Вони зберігаються на цьому пристрої.
    [one] { $count } карту, яку ви написали або змінили, не надіслано. Вона зберігається на цьому пристрої.
    [few] { $count } карти, які ви написали або змінили, не надіслано. Вони зберігаються на цьому пристрої.
    [many] { $count } карт, які ви написали або змінили, не надіслано. Вони зберігаються на цьому пристрої.
   *[other] { $count } карти, які ви написали або змінили, не надіслано. Вони зберігаються на цьому пристрої.
}
workshop-left-own = Зробити власну колоду
workshop-left-own-help = У ній буде все, що ви бачили востаннє, і вона матиме власне посилання для редагування.
workshop-left-table = Завантажити таблицю
workshop-left-forget-help = Написане тут нікуди не надіслано, воно зникне.
workshop-left-look = Переглянути написане
workshop-closed = Це посилання для редагування не діє
workshop-closed-help = Можливо, його замінили новим або колоду видалили. Спитайте того, хто надіслав вам посилання.
workshop-closed-offline = Немає зв’язку
workshop-closed-offline-help = Не вдалося завантажити колоду. Усе, що ви написали на цьому пристрої, збережено.
workshop-again = Спробувати ще раз
workshop-emblems-all = { $count ->
    [one] Знайти іншу емблему для { $count } карти
    [few] Знайти різні емблеми для { $count } карт
    [many] Знайти різні емблеми для { $count } карт
   *[other] Знайти різні емблеми для { $count } карти
}
workshop-emblems-given = { $count ->
    [0] До цих назв емблем не знайшлося. Пошукайте на кожній карті.
    [one] { $count } карта тепер має емблему.
    [few] { $count } карти тепер мають емблеми.
    [many] { $count } карт тепер мають емблеми.
   *[other] { $count } карти тепер мають емблеми.
}
