crowd-title = Все сразу
crowd-lead = Все одновременно выкладывают одну и ту же карточку, каждый на своём телефоне. Этот экран показывает ось времени всему залу. Для компании из 5 человек и для зала на 500.
crowd-how = Войти можно по коду с экрана. Без регистрации и приложений: имя на выбор или то, что предложим мы.
crowd-rules = Правила этой игры
crowd-deck = Колода
crowd-own-decks = Ваши колоды
crowd-topics = Темы и эпохи
crowd-topics-help = Отметьте, что нужно; если не отметить ничего, в игре будут все карточки.
crowd-fields = Темы
crowd-eras = Эпохи
crowd-topics-cards = Карточек:
crowd-topics-few = Нужно не меньше { $count }.
crowd-clock = Время на карточку
crowd-no-clock = без ограничения
crowd-open = Открыть экран
crowd-trouble = Не получилось. Попробуйте ещё раз.
crowd-connecting = Входим…
crowd-join-here = Присоединяйтесь с телефона
crowd-qr = QR-код: присоединиться с телефона
crowd-card-of = Карточка { $number } из { $all }
crowd-question = Где её место?
crowd-choose = Выберите букву на телефоне.
crowd-answered = Ответили: { $count } из { $all }
crowd-got = Верно ответили: { $count } из { $all }
crowd-next-in = Следующая карточка через { $count } с
crowd-run = { $names }: { $count } подряд
crowd-and-more = { $names } и ещё { $count }
crowd-standings = Таблица лидеров
crowd-bars = Ответы
crowd-behind = Следом
crowd-together = Все вместе
crowd-share = ответов оказались верными
crowd-hardest = Самая трудная карточка
crowd-knew = Знали: { $count } из { $all }.
crowd-most = Самая частая ошибка: { $where }.
crowd-points = { $count } из { $all } верно
crowd-start = Начать
crowd-next = Дальше
crowd-again = Ещё раз
crowd-pause = Пауза
crowd-resume = Продолжить
crowd-paused = Пауза
crowd-skip = Пропустить карточку
crowd-lock = Закрыть дверь
crowd-unlock = Открыть дверь
crowd-hide = Скрыть имена
crowd-show = Показать имена
crowd-list = Участники
crowd-kick = Исключить: { $name }
crowd-name = Ваше имя
crowd-other-name = Предложить другое имя
crowd-join = Участвовать
crowd-in = Вы в игре, { $name }.
crowd-soon = Смотрите на экран: скоро начнём.
crowd-late = Вы играете со следующей карточки.
crowd-locked = Дверь закрыта: сейчас войти нельзя.
crowd-closed = Этот зал для вас закрыт.
crowd-lost = Связь потеряна. Ваше место сохранено, пробуем снова.
crowd-your-link = Ваша ссылка
crowd-link-help = Откройте её на другом устройстве, чтобы продолжить там со своими очками. Она только для вас.
crowd-answer = Ваш ответ
crowd-changeable = Его можно изменить, пока не вышло время.
crowd-change = Изменить
crowd-before = до { $date }
crowd-between = { $from } – { $to }
crowd-after = после { $date }
crowd-right = Верно!
crowd-not-quite = Не совсем
crowd-missed = На этот раз без ответа
crowd-chose = Вы выбрали { $letter }, { $where }. Верно: { $right }.
crowd-belongs = Верно: { $right }.
crowd-place = Место { $place } из { $all }
crowd-in-a-row = { $count } подряд
crowd-look-up = Смотрите на экран: скоро следующая карточка.
crowd-look-up-in = Смотрите на экран: следующая карточка через { $count } с
crowd-over = Игра окончена
crowd-names = Выдра Рысь Цапля Барсук Сокол Ёж Дельфин Бобр Сова Лосось Аист Куница Морж Ворон Зубр Снегирь Тюлень Лось Журавль Жаба
crowd-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
crowd-people = { $count ->
    [one] В зале { $count } человек
    [few] В зале { $count } человека
    [many] В зале { $count } человек
   *[other] В зале { $count } человека
}
crowd-suggest = Только предложенные имена
crowd-unsuggest = Имена на выбор
crowd-ease = Двойное время: { $name }
crowd-unease = Обычное время: { $name }
crowd-report = Открыть отчёт
crowd-somebody = Игрок { $number }
crowd-team = { $team ->
    [1] Команда «Солнце»
    [2] Команда «Луна»
    [3] Команда «Звезда»
   *[4] Команда «Облако»
}
crowd-said = Ваш ответ: { $where }
crowd-mine = Ваши карточки
crowd-size = Карточек: { $cards }, игроков: { $people }
