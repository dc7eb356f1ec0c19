client-heading = Стол { $code }
client-home = Yearline, на главную
client-code = Код стола
client-connecting = Пододвигаем стул…
client-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
client-rank-now = Звание на сейчас:
client-talk = Разговор
client-menu = Меню
client-piles = Колода и сброс
client-line = Ось времени
client-own-line = Ваша ось времени
client-line-of = Ось времени: { $name }
client-your-cards = Ваши карты
client-lost = Связь прервалась. Мы пробуем снова, ничего не потеряно.
client-closed = Сервер попрощался.
client-reload = Загрузить снова
client-close = Закрыть
client-cancel = Отмена
client-send = Отправить
client-refused = Не получилось: { $text }
client-refused-illegal-action = Сейчас так нельзя.
client-refused-not-your-turn = Сейчас не ваш ход.
client-refused-name-taken = Это имя здесь уже занято.
client-refused-table-full = Все места заняты. Можно смотреть.
client-refused-bad-seat-count = В эту игру таким числом не играют.
client-refused-bad-deck = В этих колодах не хватает карт для этой игры.
client-refused-too-fast = Не так быстро, пожалуйста.
client-refused-kicked = Хозяин попросил вас уйти из-за стола.
client-gap-between = между { $before } и { $after }
client-gap-before = до { $after }
client-gap-after = после { $before }
client-gap-first = первой картой
client-gap-open = свободно
client-place-here = Положить { $where }
client-row-main = Ось времени, главный ряд
client-row-gaps = Промежутки между датами
client-end-earlier = до { $date }
client-end-later = после { $date }
client-zoom = Размер карт
client-zoom-in = Крупнее
client-zoom-out = Мельче
client-zoom-fit = Показать всю ось
client-blocked = заблокирована
client-symbol-sun = солнце
client-symbol-moon = луна
client-symbol-star = звезда
client-symbol-key = ключ
client-symbol-crown = корона
client-symbol-leaf = лист
client-symbol-anchor = якорь
client-symbol-bell = колокол
client-color-red = война
client-color-blue = наука
client-color-beige = культура
client-pile-deck = Колода
client-pile-discard = Сброс
client-pile-stack = Стопка
client-pile-neutral-red = Война
client-pile-neutral-blue = Наука
client-pile-neutral-beige = Культура
client-pile-stack-red = Война
client-pile-stack-blue = Наука
client-pile-stack-beige = Культура
client-pile-empty = пусто
client-pile-words = { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, сверху:
client-no-cards = Нет карт
client-hand-of = Карты: { $name }
client-others = Остальные
client-players = Игроки
client-to-move = ходит
client-away = отсутствует
client-seat-open = Свободное место
client-estimates = Догадки
client-reaction = { $name }: { $text }
client-paused = Хозяин стола поставил игру на паузу.
client-turn-of = { $name } думает…
client-turn-name = { $name }:
client-sending = Минутку…
client-do = Ваш ход: выберите, что сделать.
client-choose-gap = Куда её? Выберите промежуток: { $title }
client-laid = { $title }: { $where }. Перевернуть?
client-chosen = { $title }
client-warn-gap = Самый широкий свободный промежуток: { $before } – { $after }. Карта, попавшая туда, закроет его навсегда.
client-verb-play = Перевернуть
client-verb-discard = Сбросить
client-verb-place = Перевернуть
client-verb-draft = Взять пять карт
client-verb-draft-start = Отдать эту карту
client-verb-use = Применить силу
client-verb-use-power-red = В отбой
client-verb-use-power-blue = Разделить
client-verb-use-power-beige = Добавить карту
client-verb-end = Закончить ход
client-verb-end-power = Не нужно
client-told-placed-main = { $name } продлевает ось времени: { $title }.
client-told-placed-gaps = { $name } заполняет промежуток: { $title }.
client-told-placed-line = Верно! { $name } кладёт карту { $where }: { $title }.
client-told-blocked = Заблокировано, промежуток занят. { $name } оставляет себе: { $title }.
client-told-missed = Не туда. { $name } теряет: { $title }.
client-told-revealed = { $title }.
client-told-discarded = { $name } сбрасывает: { $title }.
client-told-drafted = { $name } берёт { $count } карт: { $color }.
client-told-reshuffled = Сброс становится новой колодой: { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
client-told-power-red = { $name } отправляет в отбой верх стопки ({ $owner }): { $title }.
client-told-power-blue = { $name } делит стопку ({ $owner }).
client-told-power-beige = { $name } добавляет карту к стопке ({ $owner }).
client-told-eliminated = Выбывают из решающего раунда: { $names }.
client-told-left = { $name } покидает стол.
client-told-withdrawn = Карта выведена из игры: { $title }.
client-told-turn = Ходит { $name }.
client-told-over = Игра окончена.
client-your-turn = Ваш ход
client-time-left = Осталось времени
client-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
client-invite = Пригласить
client-invite-text = Приходи играть со мной в Yearline!
client-invite-help = Откройте { $host }, наберите этот код или наведите камеру на картинку.
client-qr = QR-код со ссылкой на этот стол
client-copy-link = Скопировать ссылку
client-copied = Скопировано.
client-share = Поделиться
client-your-name = Ваше имя
client-another-name = Ещё один игрок за этим устройством
client-sit = Сесть за стол
client-sit-another = Посадить
client-empty-seat = Освободилось место. Хотите сыграть?
client-birth = Год рождения (необязательно)
client-birth-help = Только чтобы узнать, кто начинает: самый старший или самый младший.
client-who-plays = Кто играет?
client-you = вы
client-you-name = Вы
client-bot = компьютерный игрок
client-host = хозяин стола
client-add-bot = Добавить компьютер
client-let-bot = Пусть играет компьютер
client-which-bot = Какой компьютерный игрок
client-bot-offer = { $name } ({ $level })
client-bot-level-0 = просто ради смеха
client-bot-level-1 = очень лёгкий соперник
client-bot-level-2 = лёгкий соперник
client-bot-level-3 = на равных
client-bot-level-4 = сильный соперник
client-bot-level-5 = очень сильный соперник
client-bot-level-6 = знает все даты
client-remove = Убрать: { $name }
client-get-up = Встать
client-kick = Выпроводить
client-host-starts = Игру начнёт { $name }.
client-host-starts-soon = Игру начнёт хозяин стола.
client-start = { $count ->
    [0] Начать
    [one] Начать: { $count } игрок
    [few] Начать: { $count } игрока
    [many] Начать: { $count } игроков
   *[other] Начать: { $count } игрока
}
client-need-more = { $count ->
    [one] Нужен хотя бы { $count } игрок.
    [few] Нужно хотя бы { $count } игрока.
    [many] Нужно хотя бы { $count } игроков.
   *[other] Нужно хотя бы { $count } игрока.
}
client-watching = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
    [many] Смотрят { $count } человек.
   *[other] Смотрят { $count } человека.
}
client-agreed = Во что играем?
client-game = Игра
client-decks = Карты
client-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
client-own-deck = Своя колода
client-seats = Места
client-clock = Время на ход
client-clock-help = Когда оно выйдет, за игрока сходит кто-то другой.
client-clock-0 = без ограничений
client-clock-30 = 30 секунд
client-clock-60 = 1 минута
client-clock-120 = 2 минуты
client-clock-300 = 5 минут
client-clock-86400 = 1 день
client-clock-259200 = 3 дня
client-more-options = Ещё настройки
client-fallback = Когда время вышло
client-fallback-bot = компьютер делает разумный ход
client-fallback-random = делается любой ход
client-on-leave = Когда кто-то уходит
client-on-leave-rulebook = по правилам
client-on-leave-bot = его заменяет компьютер
client-value = { $value }
client-value-true = да
client-value-false = нет
client-value-edition = как в издании
client-value-seat = место { $number }
client-value-each = для каждого игрока своё
client-value-rulebook = по правилам
client-value-random = по жребию
client-option-edition = Издание
client-option-edition-help = Печатные издания отличаются двумя мелкими правилами и званиями в конце.
client-value-edition-fr = французское
client-value-edition-it = итальянское
client-value-edition-uk = украинское
client-value-edition-ru = русское
client-option-setup-order = Порядок первых двух карт
client-option-setup-order-help = Что открывают сначала: начальную карту или первый сброс.
client-value-setup-order-start-then-discard = сначала начальную карту
client-value-setup-order-discard-then-start = сначала сброс
client-option-equal-in-gap = Тот же год в промежутке
client-option-equal-in-gap-help = Что делать с картой того же года, что и карта, занявшая её промежуток.
client-value-equal-in-gap-stack = кладётся сверху
client-value-equal-in-gap-blocked = блокируется
client-option-show-blocked-date = Показывать даты заблокированных карт
client-option-show-blocked-date-help = Все их уже видели; так не придётся запоминать.
client-option-first-player = Кто начинает
client-option-first-player-help = По правилам, если известны годы рождения: самый старший, а в гонке самый младший.
client-option-max-players = Игроков не больше
client-option-max-players-help = На коробке шесть; всемером и ввосьмером тесновато.
client-option-hand-size = Карт на руках
client-option-hand-size-help = Меньше для быстрой игры, больше для долгой.
client-option-hand-size-each = Карты каждого игрока
client-option-hand-size-each-help = Фора: кто лучше знает историю, начинает с большим числом карт.
client-option-playoff = Решающий раунд
client-option-playoff-help = Кто остаётся, если несколько игроков закончили в одном круге и кто-то ошибся.
client-value-playoff-recursive = только не ошибшиеся
client-value-playoff-keep-all = все
client-option-draft-packets = Сколько наборов брать
client-option-draft-packets-help = По пять карт. Четыре для полной игры, один для быстрой.
client-journal = Что произошло
client-journal-empty = Пока ничего.
client-said = Что сказано
client-said-empty = Пока все молчат.
client-say = Скажите что-нибудь
client-smiles = Реакции
client-smile-thumb = Палец вверх
client-smile-clap = Аплодисменты
client-smile-wow = Удивление
client-smile-laugh = Смех
client-smile-think = Раздумье
client-smile-heart = Сердце
client-language = Язык
client-theme = Освещение
client-theme-auto = как на устройстве
client-theme-light = светлое
client-theme-dark = тёмное
client-sounds = Тихие звуки
client-confirms = Спрашивать, прежде чем перевернуть карту
client-warns = Предупреждать о широких промежутках
client-notify = Сообщать о моём ходе
client-big-screen = Большой экран
client-other-device = Ссылка для другого моего устройства
client-rules = Правила
client-host-tools = Для хозяина стола
client-pause = Пауза
client-resume = Продолжить
client-end-game = Закончить игру
client-end-sure = Закончить игру для всех?
client-free = Освободить место
client-hand-over = Сделать хозяином
client-leave = Уйти из-за стола
client-leave-sure = Уйти насовсем? Ваше место освободится.
client-keys = Клавиатура
client-keys-help = Tab – дальше, стрелки – по картам и промежуткам, Enter – выбрать, Escape – отменить.
client-report = С этой картой что-то не так
client-report-what = Что не так?
client-report-date = Дата
client-report-text = Текст
client-report-picture = Картинка
client-report-rude = Это грубо
client-report-other = Другое
client-report-note = Как было бы правильно? (необязательно)
client-report-thanks = Спасибо. Сообщение сохранено.
client-report-failed = Не удалось отправить. Попробуйте позже.
client-estimate = Как вы думаете, когда это было?
client-estimate-help = Вашу догадку увидят на карте все за столом.
client-estimate-set = Показать
client-look = Рассмотреть эту карту
client-beneath = { $count ->
    [one] Под ней: { $count } карта
    [few] Под ней: { $count } карты
    [many] Под ней: { $count } карт
   *[other] Под ней: { $count } карты
}
client-source = Источник:
client-undated = Дата на другой стороне.
client-withdraw = Вывести карту из игры
client-result-ended = Игра окончена.
client-result-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
client-result-winners = { $count ->
    [one] Победа! { $names }
    [few] Общая победа: { $names }!
    [many] Общая победа: { $names }!
   *[other] Общая победа: { $names }!
}
client-reason-failed = В последний ход не удалось выложить ни одной карты.
client-reason-stuck = Нельзя было ни сыграть, ни сбросить.
client-reason-all-played = Все карты на столе!
client-reason-left = Остальные ушли.
client-result-look = Нажмите на любую карту, чтобы прочитать её историю и источник.
client-result-cards = Что было на каждой карте
client-review = Чему можно научиться
client-review-wait = Тренер разбирает партию …
client-review-failed = Тренер не смог разобрать эту партию. Попробуйте позже.
client-review-good = хороших ходов: { $good } из { $moves }
client-review-misjudged = { $title } ({ $date }): мимо на { $years ->
    [one] { $years } год
    [few] { $years } года
    [many] { $years } лет
   *[other] { $years } года
}
client-review-moves = Ходы, которые могли быть лучше
client-review-turning = переломный момент
client-review-perfect = Ни один ход не мог быть лучше. Отличная игра!
client-review-possible = Ваш счёт: { $score }; если знать все даты, с этими картами можно было набрать { $possible }.
client-review-how = Тренер знает все даты, но в колоде видит не больше вашего. Номера считают ходы партии.
client-rematch = Сыграть ещё
client-replay = Посмотреть снова
client-share-text = Скопировать итог
client-share-picture = Итог картинкой
client-record = Скачать запись
client-verify = Честно ли перетасовано?
client-verify-help = До первой карты стол опубликовал отпечаток своего тайного числа. Теперь число открыто: если отпечаток тот же, карт никто не трогал.
client-commitment = Отпечаток, опубликованный в начале
client-seed = Тайное число
client-verify-now = Проверить
client-verify-right = Совпадает: перетасовано честно.
client-verify-wrong = Не совпадает!
client-replay-back = Шаг назад
client-replay-on = Шаг вперёд
client-replay-run = Показывать
client-replay-step = Шаг
client-replay-at = Шаг { $step } из { $steps }
client-replay-stop = Назад к итогу
