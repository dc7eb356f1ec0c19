practice-title = Тренировка
practice-lead = Карточки, в которых вы ошиблись, возвращаются незадолго до того, как забудутся. Хватит четырёх минут в день.
practice-none = Повторять пока нечего. После задания или партии сюда могут попасть карточки, в которых вы ошиблись.
practice-take = { $count ->
    [one] Повторить { $count } карточку, в которой вы ошиблись
    [few] Повторить { $count } карточки, в которых вы ошиблись
    [many] Повторить { $count } карточек, в которых вы ошиблись
   *[other] Повторить { $count } карточки, в которых вы ошиблись
}
practice-start = Начать
practice-question = Где её место?
practice-of = { $at } из { $all }
practice-next = Следующая карточка
practice-stop = Прервать тренировку
practice-again = { $days ->
    [1] Она вернётся завтра
    [one] Она вернётся через { $days } день
    [few] Она вернётся через { $days } дня
    [many] Она вернётся через { $days } дней
   *[other] Она вернётся через { $days } дня
}
practice-known = Эту карточку вы уже не забудете
practice-would = После ошибки она вернулась бы завтра.
practice-score = Верно: { $right } из { $all }
practice-done = На сегодня всё.
practice-tomorrow = { $count ->
    [one] Завтра { $count } карточка.
    [few] Завтра { $count } карточки.
    [many] Завтра { $count } карточек.
   *[other] Завтра { $count } карточки.
}
practice-nothing = Сегодня повторять нечего.
practice-due = { $count ->
    [one] Сегодня ждёт { $count } карточка
    [few] Сегодня ждут { $count } карточки
    [many] Сегодня ждут { $count } карточек
   *[other] Сегодня ждут { $count } карточки
}
practice-yours = Ваши карточки
practice-step-0 = Завтра
practice-step-1 = В течение недели
practice-step-2 = В течение месяца
practice-step-3 = В течение четырёх месяцев
practice-step-4 = Усвоены
practice-kept = { $count ->
    [one] { $count } карточка хранится только на этом устройстве.
    [few] { $count } карточки хранятся только на этом устройстве.
    [many] { $count } карточек хранятся только на этом устройстве.
   *[other] { $count } карточки хранятся только на этом устройстве.
}
practice-more = Ещё 5 карточек
practice-play = Сыграть партию
practice-anki = Выгрузить для Anki
practice-csv = Выгрузить таблицей
practice-forget = Удалить их
practice-forgotten = Эти карточки удалены.
practice-failed = Не удалось получить карточку. Загляните, когда будет связь.
practice-gap = Какой промежуток, от 1 до { $count }?
practice-missed = { $count ->
    [one] Повторить { $count } карточку
    [few] Повторить { $count } карточки
    [many] Повторить { $count } карточек
   *[other] Повторить { $count } карточки
}
practice-first = Сначала завтра, потом всё реже.
