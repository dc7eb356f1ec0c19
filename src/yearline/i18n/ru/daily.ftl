daily-title = Задание { $number } · Yearline
daily-name = Задание { $number }
daily-today = Задание дня · № { $number }
daily-older = Прошлое задание · № { $number }
daily-sentence = Двенадцать карточек, сегодня одинаковых для всех. Разложите их по одной на оси времени. Вот первая.
daily-played = { $count ->
    [0] Сегодня его ещё никто не прошёл
    [one] Сегодня его прошёл { $count } человек
    [few] Сегодня его прошли { $count } человека
    [many] Сегодня его прошли { $count } человек
   *[other] Сегодня его прошли { $count } человека
}
daily-past = Прошлые дни
daily-card-of = Карточка { $card } из { $all }
daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
daily-streak-next = Сыграйте сегодня, чтобы продолжить.
daily-of = из { $all }
daily-score = { $right } из { $all }
daily-better = Лучше, чем у { $share } % сегодняшних игроков
daily-players = Сегодняшние игроки
daily-players-past = Игроки того дня
daily-right = Верно
daily-wrong = Неверно
daily-count = Игроков
daily-you = Вы
daily-computers = Компьютерные игроки, те же карточки
daily-share = Поделиться
daily-copy = Копировать
daily-copied = Скопировано
daily-picture = Картинка
daily-share-missed = Мимо: карточки { $cards }
daily-share-all = Все двенадцать верно
daily-next = Новое задание через { $hours } ч { $minutes } мин
daily-got-away = { $count ->
    [0] Ни одна не ускользнула
    [one] Ускользнула { $count } карточка
    [few] Ускользнули { $count } карточки
    [many] Ускользнули { $count } карточек
   *[other] Ускользнули { $count } карточки
}
daily-got-right = { $count ->
    [one] На своём месте { $count } карточка
    [few] На своём месте { $count } карточки
    [many] На своём месте { $count } карточек
   *[other] На своём месте { $count } карточки
}
daily-said = Ваш ответ: { $where }
daily-all = Все задания
daily-only-today = Для серии засчитывается только задание дня.
daily-past-lead = Те же карточки в том же порядке, что и в тот день. Играйте сколько угодно раз.
daily-past-none = С завтрашнего дня здесь будут собираться прошлые задания.
daily-free = Этот день прошёл: играйте для удовольствия. Засчитывается только задание дня.
daily-already = Эту карточку вы уже положили, возможно, на другом устройстве. Вот где вы остановились.
daily-waiting = Нет связи. Ваш ответ сохранён здесь и будет отправлен, как только связь появится.
daily-forgets = Этот браузер ничего не хранит: результат забудется, когда вы закроете страницу.
daily-go = К заданию дня
daily-again = Сыграть ещё раз
daily-fair = Задание у всех одинаковое?
daily-fair-help = Карточки и их порядок определяет секретное число. Его отпечаток публикуется накануне, а само число — на следующий день, так что каждый может проверить: никто ничего не менял.
daily-fair-hash = Отпечаток этого дня
daily-fair-tomorrow = Отпечаток завтрашнего дня
daily-fair-seed = Секретное число
daily-fair-later = Оно будет опубликовано завтра.
daily-preview = Двенадцать карточек, одна ось времени, одинаково для всех. Сколько разложите верно?
