me-title = Ваши игры
me-lead = Всё это хранится только на этом устройстве.
me-none = Здесь пока пусто. Сыграйте партию или пройдите задание дня, и результат появится здесь.
me-play = Пройти задание дня
me-results = Результаты
me-challenges = Задания
me-deals = Расклады недели
me-bests = Ваши рекорды
me-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
me-longest = Рекорд: { $count }
me-of = { $right } из { $all }
me-best = { $game }, { $deck }
me-players = { $count ->
    [1] в одиночку
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
me-won = победа
me-lost = без победы
me-century = Верно по векам
me-field = Верно по темам
me-years-old = До нашей эры
me-years-first = Годы с 1 по 1000
me-own-deck = своя колода
me-more = и ещё { $count }
me-export = Взять с собой
me-import = Вернуть сюда
me-link-copied = Скопировано. Откройте ссылку на другом устройстве: там вы останетесь собой. Карточки для тренировки, задания и расклады последнего месяца и последняя партия за каждым вашим столом появятся сами; всё, что старше, переносится файлом. Никому не показывайте эту ссылку.
me-forget = Удалить всё
me-forgotten = Всё удалено.
me-undo = Отменить
me-bad-file = Этот файл не из Yearline. Ничего не изменилось.
me-brought = { $count ->
    [one] Возвращён { $count } результат
    [few] Возвращено { $count } результата
    [many] Возвращено { $count } результатов
   *[other] Возвращено { $count } результата
}
me-keeps-nothing = Этот браузер ничего не хранит: всё это исчезнет, когда вы его закроете.
me-field-antiquity = Древность
me-field-art = Искусство
me-field-digital = Компьютеры
me-field-faith = Вера
me-field-film = Кино
me-field-industry = Промышленность
me-field-letters = Литература
me-field-life = Быт
me-field-music = Музыка
me-field-nature = Природа
me-field-science = Наука
me-field-sea = Море
me-field-space = Космос
me-field-sport = Спорт
me-field-state = Государства
me-field-war = Войны
me-field-other = Другое
