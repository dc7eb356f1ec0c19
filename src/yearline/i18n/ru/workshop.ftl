workshop-title = Ваши колоды
workshop-lead = Сделайте собственные карточки с собственными картинками. На десять карточек уходит минут десять, а потом ими можно играть, их можно напечатать или раздать классу.
workshop-home = Есть тема, город или коробка фотографий? Сделайте из них свою колоду.
workshop-decks-none = Здесь пока нет ни одной колоды. Начните новую или принесите то, что у вас есть: таблицу, список, учебные карточки, фотографии.
workshop-device = Этот список хранится только на этом устройстве. На другом устройстве откройте ссылку для правки.
workshop-keeps-nothing = Этот браузер ничего не хранит: сохраняйте ссылку для правки каждой колоды.
workshop-new = Новая колода
workshop-from-file = Из файла
workshop-from-paste = Вставить список
workshop-edit = Править
workshop-look-play = Посмотреть и сыграть
workshop-links = Ссылки и прочее
workshop-copy-deck = Сделать копию
workshop-forget = Убрать из списка
workshop-forget-help = Колода останется, но это устройство забудет ссылку для правки. Без неё колоду никто не сможет изменить.
workshop-paste-title = Вставить список
workshop-paste-make = Сделать колоду
workshop-name = Название колоды
workshop-unnamed = Колода без названия
workshop-untitled = Карточка без названия
workshop-description = О чём она
workshop-cards = Карточки
workshop-languages = Языки
workshop-language-add = Язык
workshop-of = { $done } из { $all }
workshop-hint = Введите дату и название в первую строку. Или скопируйте строки из любой таблицы и вставьте их сюда.
workshop-hint-phone = Нажмите «Добавить карточку». Или возьмите то, что уже есть: список, таблицу, фотографии.
workshop-keys = Стрелки — переход, Enter — правка, Tab — дальше. Alt и стрелка переставляют карточку, Alt и Delete убирают её.
workshop-next = Пишите здесь или вставьте строки из таблицы
workshop-row = Строка
workshop-state = Проверка
workshop-row-right = всё хорошо
workshop-row-wrong = есть ошибка
workshop-row-note = стоит проверить
workshop-empty = пусто
workshop-column-picture = Картинка
workshop-column-year = Дата
workshop-column-title = Название
workshop-column-fact = Факт
workshop-fact-when = виден, когда карточка перевёрнута
workshop-fact-long = Факт, виден, когда карточка перевёрнута
workshop-no-fact = Факта пока нет
workshop-letters = Знаков: { $count } из { $most }
workshop-count = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
    [many] { $count } карточек
   *[other] { $count } карточки
}
workshop-problems = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
workshop-fix-first = { $count ->
    [one] Исправьте { $count } ошибку, и колода готова к игре.
    [few] Исправьте { $count } ошибки, и колода готова к игре.
    [many] Исправьте { $count } ошибок, и колода готова к игре.
   *[other] Исправьте { $count } ошибки, и колода готова к игре.
}
workshop-ready = Можно играть: { $games }.
workshop-not-ready = { $game }: { $why }
workshop-fixed = Исправлено.
workshop-pasted = { $count ->
    [one] Добавлена { $count } строка.
    [few] Добавлены { $count } строки.
    [many] Добавлено { $count } строк.
   *[other] Добавлено { $count } строки.
}
workshop-reading = Минутку…
workshop-unread = Не удалось это прочитать. Ничего не изменилось.
workshop-too-big = Файл больше { $limit } МБ. Добавьте сначала таблицу, а потом фотографии.
workshop-add = Добавить карточку
workshop-done = Готово
workshop-cancel = Отмена
workshop-close = Закрыть
workshop-undo = Отменить
workshop-redo = Вернуть
workshop-saved-saved = Сохранено
workshop-saved-unsaved = Сохранено на этом устройстве
workshop-saved-saving = Сохраняем…
workshop-saved-waiting = Нет связи. Всё хранится на этом устройстве и будет отправлено при первой возможности.
workshop-saved-conflict = Эту колоду одновременно изменил кто-то ещё.
workshop-saved-refused = Не отправлено, но хранится на этом устройстве.
workshop-front = Лицо
workshop-back = Оборот
workshop-this-card = Эта карточка
workshop-choose = Начните писать в строке, и карточка появится здесь.
workshop-card-of = Карточка { $number } из { $all }
workshop-card-before = Предыдущая карточка
workshop-card-after = Следующая карточка
workshop-date-how = Насколько точна дата?
workshop-date-year = Точный год
workshop-date-day = Точный день
workshop-date-circa = Около
workshop-date-century = Век
workshop-date-shown = На карточке:
workshop-picture-change = Сменить картинку
workshop-picture-emblem = Эмблема
workshop-picture-photo = Фото
workshop-picture-letter = Буква
workshop-picture-letter-help = На карточке будет первая буква названия на фоне, который вы выберете ниже.
workshop-emblem-ideas = По вашему названию
workshop-emblem-find = Искать среди всех эмблем
workshop-emblem-found = { $found } из { $total }
workshop-photo-drop = Перетащите сюда фото или выберите его.
workshop-photo-another = Перетащите сюда другое фото или выберите его.
workshop-photo-small = Перед отправкой ваше устройство уменьшит его и уберёт место съёмки и данные камеры.
workshop-photo-sending = Отправляем фото…
workshop-photo-there = Фото на карточке.
workshop-photo-unread = Не удалось прочитать это фото. Попробуйте JPEG, PNG или WebP.
workshop-photo-kept = Фото хранится на этом устройстве и будет отправлено при первой возможности.
workshop-photos-waiting = { $count ->
    [one] { $count } фото на этом устройстве ждёт отправки.
    [few] { $count } фото на этом устройстве ждут отправки.
    [many] { $count } фото на этом устройстве ждут отправки.
   *[other] { $count } фото на этом устройстве ждут отправки.
}
workshop-photos-sending = { $count ->
    [one] Осталось отправить { $count } фото…
    [few] Осталось отправить { $count } фото…
    [many] Осталось отправить { $count } фото…
   *[other] Осталось отправить { $count } фото…
}
workshop-photos-there = { $count ->
    [0] Ни одного фото отправить не удалось.
    [one] { $count } фото на своей карточке.
    [few] { $count } фото на своих карточках.
    [many] { $count } фото на своих карточках.
   *[other] { $count } фото на своих карточках.
}
workshop-photos-many = Если фото несколько, каждое получит свою карточку или попадёт на ту, что называется как его файл.
workshop-photo-remove = Убрать
workshop-crop-keys = Часть фото, которая попадёт на карточку. Стрелки двигают её, плюс и минус меняют масштаб.
workshop-zoom = Масштаб
workshop-zoom-in = Ближе
workshop-zoom-out = Дальше
workshop-tone = Тон
workshop-tone-plain = Как есть
workshop-tone-ink = В цвет фона
workshop-credit = Чьё это фото?
workshop-scene = Фон
workshop-more = Ещё об этой карточке
workshop-source = Источник
workshop-source-help = Где можно проверить дату.
workshop-color = Цвет
workshop-difficulty = Сложность
workshop-easy = легко
workshop-medium = средне
workshop-hard = трудно
workshop-symbol-front = Символ на лицевой стороне
workshop-symbol-back = Символ на обороте
workshop-by-itself = автоматически
workshop-none = нет
workshop-medallion = Малый значок
workshop-medallion-help = Его имя среди эмблем, например hourglass.
workshop-id = Короткое имя
workshop-id-help = Строчные латинские буквы, цифры и дефисы. Оставьте пустым, и мы возьмём его из названия.
workshop-row-up = Выше
workshop-row-down = Ниже
workshop-row-insert = Вставить карточку
workshop-row-remove = Убрать карточку
workshop-play = Попробовать
workshop-share = Поделиться
workshop-share-title = Поделиться колодой «{ $name }»
workshop-play-link = Ссылка для игры
workshop-play-link-help = По ней можно играть этой колодой, но не менять её.
workshop-edit-link = Ссылка для правки
workshop-edit-link-help = Для тех, кто пишет вместе с вами. Это ключ: берегите его.
workshop-show-link = Показать
workshop-copy = Копировать
workshop-copied = Скопировано
workshop-copy-by-hand = Выделите и скопируйте
workshop-print = Напечатать карточки
workshop-class = Раздать классу
workshop-download = Скачать
workshop-risky = Новая ссылка для правки или удаление
workshop-renew = Новая ссылка для правки
workshop-renew-help = Старая ссылка перестанет действовать. Вы получите новую.
workshop-renew-yes = Создать новую
workshop-delete = Удалить колоду
workshop-delete-help = Колода, её история и фотографии исчезнут для всех. Начатые игры можно закончить.
workshop-delete-yes = Удалить навсегда
workshop-no-connection = Нет связи. Попробуйте чуть позже.
workshop-history = История
workshop-history-none = Ещё ничего не сохранено.
workshop-changed = { $more ->
    [0] «{ $title }»
    [one] «{ $title }» и ещё { $more } карточка
    [few] «{ $title }» и ещё { $more } карточки
    [many] «{ $title }» и ещё { $more } карточек
   *[other] «{ $title }» и ещё { $more } карточки
}
workshop-look = Посмотреть
workshop-bring-back = Вернуть эту версию
workshop-brought-back = Версия возвращена. «Отменить» вернёт то, что было до этого.
workshop-clash = Эту колоду одновременно изменил кто-то ещё
workshop-clash-help = Вы изменили { $mine ->
    [one] { $mine } карточку
    [few] { $mine } карточки
    [many] { $mine } карточек
   *[other] { $mine } карточки
}, кто-то другой изменил { $theirs ->
    [one] { $theirs } карточку
    [few] { $theirs } карточки
    [many] { $theirs } карточек
   *[other] { $theirs } карточки
}. Что оставить?
workshop-clash-both = Изменено обоими
workshop-clash-look = Сравнить
workshop-clash-safe = Ничего не пропадёт: обе версии останутся в истории.
workshop-mine = Ваш вариант
workshop-theirs = Другой вариант
workshop-keep-both = Оставить оба изменения
workshop-keep-both-mine = Оставить оба, а где они расходятся, — мой вариант
workshop-keep-mine = Оставить мой вариант
workshop-take-theirs = Взять другой вариант
workshop-about = О колоде
workshop-dates = Даты на карточках
workshop-dates-year = Годы
workshop-dates-day = Дни: 14 июля раньше 4 августа
workshop-dates-to-year = Перейти на годы во всей колоде
workshop-dates-to-day = Перейти на дни во всей колоде
workshop-audience = Для кого
workshop-audience-everyone = Для всех, годится для школы
workshop-audience-teens = Для подростков
workshop-audience-adults = Для взрослых
workshop-palette = Цвета картинок
workshop-palette-scene = По фону
workshop-palette-color = По цвету карточки
workshop-symbols = Число символов
workshop-category = Раздел
workshop-license = Лицензия
workshop-license-help = Как другим можно пользоваться колодой, например CC0-1.0.
workshop-mapping = Что в ваших столбцах?
workshop-mapping-help = Что могли, мы угадали. Выберите остальное.
workshop-mapping-needs = Нужны столбец с датами и столбец с названиями.
workshop-leave-out = не брать
workshop-no-heading = Столбец { $number }
workshop-take-rows = { $count ->
    [one] Взять { $count } строку
    [few] Взять { $count } строки
    [many] Взять { $count } строк
   *[other] Взять { $count } строки
}
workshop-means-emblem = Эмблема
workshop-means-scene = Фон
workshop-means-color = Цвет
workshop-means-source = Источник
workshop-means-difficulty = Сложность
workshop-means-precision = Точность даты
workshop-means-picture = Фото
workshop-means-credit = Чьё фото
workshop-means-medallion = Малый значок
workshop-means-id = Короткое имя
workshop-bring = Добавить ещё карточки
workshop-bring-first = Или возьмите то, что уже есть
workshop-file = Файл: таблица, учебные карточки, фото или ZIP с фотографиями
workshop-paste = Вставьте сюда строки или список
workshop-reports = Что вам сообщили игроки
workshop-reports-read = Прочитано
workshop-left = Написанное вами сохранилось
workshop-left-help = { $count ->
    [0] Ваши изменения не отправлены. Они хранятся на этом устройстве.
    [one] { $count } карточка, которую вы написали или изменили, не отправлена. Она хранится на этом устройстве.
    [few] { $count } карточки, которые вы написали или изменили, не отправлены. Они хранятся на этом устройстве.
    [many] { $count } карточек, которые вы написали или изменили, не отправлены. Они хранятся на этом устройстве.
   *[other] { $count } карточки, которые вы написали или изменили, не отправлены. Они хранятся на этом устройстве.
}
workshop-left-own = Сделать свою колоду
workshop-left-own-help = В ней будет всё, что вы видели в последний раз, и у неё будет своя ссылка для правки.
workshop-left-table = Скачать таблицу
workshop-left-forget-help = Написанное здесь никуда не отправлено и пропадёт.
workshop-left-look = Посмотреть написанное
workshop-closed = Эта ссылка для правки не действует
workshop-closed-help = Возможно, её заменили новой или колоду удалили. Спросите того, кто прислал вам ссылку.
workshop-closed-offline = Нет связи
workshop-closed-offline-help = Не удалось загрузить колоду. Всё, что вы написали на этом устройстве, сохранено.
workshop-again = Попробовать ещё раз
workshop-emblems-all = { $count ->
    [one] Найти другую эмблему для { $count } карточки
    [few] Найти разные эмблемы для { $count } карточек
    [many] Найти разные эмблемы для { $count } карточек
   *[other] Найти разные эмблемы для { $count } карточки
}
workshop-emblems-given = { $count ->
    [0] К этим названиям эмблем не нашлось. Поищите на каждой карточке.
    [one] У { $count } карточки теперь есть эмблема.
    [few] У { $count } карточек теперь есть эмблемы.
    [many] У { $count } карточек теперь есть эмблемы.
   *[other] У { $count } карточки теперь есть эмблемы.
}
