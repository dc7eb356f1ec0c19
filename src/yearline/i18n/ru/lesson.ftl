report-title = Отчёт: { $deck }
report-print = Напечатать
report-again = Сыграть самые трудные ещё раз: { $count }
report-count-pupils = { $count ->
    [one] ученик
    [few] ученика
    [many] учеников
   *[other] ученика
}
report-count-cards = { $count ->
    [one] карточка
    [few] карточки
    [many] карточек
   *[other] карточки
}
report-share = на своём месте
report-typical = обычно на ответ
report-seconds-of = { $count } с
report-privacy-head = Имена
report-deleted = Имена будут удалены { $day }
report-forgotten = Имена удалены. Цифры остались.
report-figures = Цифры останутся, но без имён.
report-only-link = Отчёт открывается только по этой ссылке: никому её не передавайте.
report-sooner = Удалить имена через
report-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
report-keep = Сохранить
report-forget = Удалить имена сейчас
report-forget-sure = Удалить все имена сейчас? Вернуть их будет нельзя. Цифры останутся.
report-games = Партии
report-game = Партия { $number }
report-empty = Ещё ни одна карточка не перевёрнута. Отчёт заполняется по ходу игры.
report-cards = Карточки
report-hardest-first = Сначала трудные
report-by-time = По датам
report-card = Карточка
report-right = Верно
report-mistake = Самая частая ошибка
report-answers = Ответы
report-said = { $count } × { $where }
report-early = слишком рано
report-late = слишком поздно
report-no-mistake = нет
report-more-cards = { $count ->
    [one] ещё { $count } карточка
    [few] ещё { $count } карточки
    [many] ещё { $count } карточек
   *[other] ещё { $count } карточки
}
report-pupils = Ученики
report-by-score = По числу верных ответов
report-name = Имя
report-cells = Карточки, сначала трудные
report-time = Время
report-seconds = Секунды
report-more-pupils = { $count ->
    [one] ещё { $count } ученик
    [few] ещё { $count } ученика
    [many] ещё { $count } учеников
   *[other] ещё { $count } ученика
}
report-cell-yes = верно
report-cell-no = неверно
report-cell-none = нет ответа
homework-title = Домашнее задание
homework-lead = Или задайте те же карточки на дом: каждый играет в своём темпе до назначенного дня.
homework-until-label = Сколько времени дать
homework-give = Задать на дом
homework-for-pupils = Этот код и этот адрес — для учеников.
homework-until = Срок — до { $day }
homework-closed = Время для этого задания вышло.
homework-nobody = Пока никто не ответил.
homework-begin = Начать
homework-your-code = Ваш личный код
homework-code-help = Это устройство помнит ваше место. С этим кодом можно продолжить на другом.
homework-have-code = У меня есть личный код
homework-go-on = Продолжить
homework-all-done = Это всё: верно { $count } из { $all }.
homework-look-again = Стоит повторить
