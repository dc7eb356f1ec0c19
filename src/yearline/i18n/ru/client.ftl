client-heading = Стол { $code }
client-home = Yearline, на главную
client-code = Код стола
client-connecting = Пододвигаем стул…
client-dealing = Раздаём…
client-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
client-rank-now = Звание команды:
client-talk = Чат
client-menu = Меню
client-piles = Колода и сброс
client-line = Ось времени
client-own-line = Ваша хронология
client-line-of = Хронология: { $name }
client-your-cards = Ваши карточки
client-lost = Связь прервалась. Подключаемся снова, игра не пропала.
client-closed = Сервер закрыл соединение.
client-reload = Обновить
client-close = Закрыть
client-cancel = Отмена
client-send = Отправить
client-refused = Не получилось: { $text }
client-refused-illegal-action = Сейчас так нельзя.
client-refused-not-your-turn = Сейчас не ваш ход.
client-refused-name-taken = Это имя здесь уже занято.
client-refused-table-full = Все места заняты. Можно смотреть.
client-refused-bad-seat-count = Эта игра не рассчитана на столько игроков.
client-refused-bad-deck = В этих колодах не хватает карточек для этой игры.
client-refused-too-fast = Не так быстро, пожалуйста.
client-refused-kicked = Хозяин стола попросил вас уйти.
client-refused-blocked = Доступ закрыт: так решил владелец сервера.
client-refused-no-table = Этого стола больше нет.
client-kicked-by = { $name } просит вас уйти из-за стола.
client-kicked-now = Вернуться за этот стол нельзя. Можно сыграть в одиночку или открыть стол для друзей.
client-go-home = На главную
client-forgets = Ваш браузер ничего не сохраняет для этой страницы: когда вы её закроете, место, имя и настройки забудутся.
client-gap-between = между { $before } и { $after }
client-gap-before = до { $after }
client-gap-after = после { $before }
client-gap-first = первой карточкой
client-era-0 = Древность
client-era-1 = Средние века
client-era-2 = Эпоха парусов
client-era-3 = Век пара
client-era-4 = Двадцатый век
client-era-5 = Наш век
client-era-short-0 = Древность
client-era-short-1 = Ср. века
client-era-short-2 = Паруса
client-era-short-3 = Пар
client-era-short-4 = XX век
client-era-short-5 = XXI век
client-you-here = Вы
client-cards-left = на руках
client-ready = за столом
client-in-line = в хронологии
client-last-card = последняя карточка
client-gap-open = свободно
client-place-here = Положить { $where }
client-laid-here = положена сюда
client-belongs-here = её место здесь
client-row-main = Ось времени, основной ряд
client-row-gaps = Промежутки между датами
client-end-earlier = до { $date }
client-end-later = после { $date }
client-zoom = Размер карточек
client-zoom-in = Увеличить
client-zoom-out = Уменьшить
client-zoom-fit = Показать всю ось времени
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
    [one] { $count } карточка
    [few] { $count } карточки
    [many] { $count } карточек
   *[other] { $count } карточки
}, сверху:
client-no-cards = Нет карточек
client-hand-of = Карточки: { $name }
client-others = Остальные
client-players = Игроки
client-to-move = ходит
client-away = не в сети
client-seat-open = Свободное место
client-estimates = Догадки
client-reaction = { $name }: { $text }
client-paused = Хозяин стола поставил игру на паузу.
client-turn-of = { $name } думает…
client-turn-free = Это место свободно: его можно занять, или хозяин стола может посадить на него компьютерного игрока.
client-turn-name = { $name }:
client-sending = Минутку…
client-do = Ваш ход: выберите, что сделать.
client-choose-gap = Где ей место?
client-choose-side = До или после { $date }?
client-gap-how = Нажмите на промежуток или перетащите туда карточку.
client-keys-gaps = промежутки
client-keys-lay = положить
client-keys-back = вернуть
client-laid = { $where }?
client-years-early = { $count ->
    [one] на { $count } год раньше, чем надо
    [few] на { $count } года раньше, чем надо
    [many] на { $count } лет раньше, чем надо
   *[other] на { $count } года раньше, чем надо
}
client-years-late = { $count ->
    [one] на { $count } год позже, чем надо
    [few] на { $count } года позже, чем надо
    [many] на { $count } лет позже, чем надо
   *[other] на { $count } года позже, чем надо
}
client-chosen = { $title }
client-warn-gap = Самый широкий свободный промежуток ({ $before } — { $after }): карточка, попавшая туда, закроет его навсегда.
client-verb-play = Перевернуть
client-verb-discard = Сбросить
client-verb-place = Перевернуть
client-verb-draft = Взять пять карточек
client-verb-draft-start = Отдать эту карточку
client-verb-use = Применить свойство
client-verb-use-power-red = Сбросить
client-verb-use-power-blue = Разделить
client-verb-use-power-beige = Добавить карточку
client-verb-end = Закончить ход
client-verb-end-power = Не нужно
client-part-main = ряд
client-part-gaps = промежутки
client-part-left = осталось
client-part-points = очки
client-points-to = До звания «{ $title }»: { $count }
client-lives-left = Жизней: { $left } из { $all }
client-leads = впереди
client-round = Раунд
client-in-stacks = в стопках: { $count }
client-leads-by = впереди на { $count }
client-your-line = ваша хронология: { $count }
client-line-behind = на { $count } меньше, чем у игрока { $name }
client-line-ahead = на { $count } больше, чем у игрока { $name }
client-line-level = поровну с игроком { $name }
client-ends-when = Когда у кого-то кончатся стопки, победит самая длинная хронология.
client-ends-left = Меньше всего карточек: { $name }, { $count }
client-packet = Пачка { $number } из { $count }
client-from-here = отсюда
client-power-red = Верно положена: сбрасывает верхнюю карточку любой стопки.
client-power-blue = Верно положена: делит любую стопку пополам.
client-power-beige = Верно положена: добавляет нейтральную карточку к стопке своего цвета.
client-struck = { $name } сбрасывает вашу карточку
client-struck-card = Карточка потеряна: { $title }.
client-in-a-row = { $count } подряд
client-result-right = { $date }, верно
client-result-wrong = { $date }, ошибка
client-result-blocked = { $date }, промежуток занят
client-discard-waits = сюда ложатся ошибки
client-discard-rule = Вместо этого можно сбросить карточку с таким символом.
client-withdraw-sure = Убрать эту карточку из игры для всех?
client-verdict-right = Верно!
client-verdict-right-of = Верно, { $name }!
client-verdict-wrong = Не совсем
client-verdict-wrong-of = Не совсем, { $name }
client-verdict-blocked = Промежуток занят
client-verdict-blocked-of = Промежуток занят, { $name }
client-mute = Выключить звук
client-told-placed-main = { $you ->
    [yes] Вы кладёте карточку в основной ряд ({ $date }): { $title }.
   *[no] { $name } кладёт карточку в основной ряд ({ $date }): { $title }.
}
client-told-placed-gaps = { $you ->
    [yes] Вы заполняете промежуток ({ $date }): { $title }.
   *[no] { $name } заполняет промежуток ({ $date }): { $title }.
}
client-told-placed-line = { $verdict } { $date }, { $where }: { $title }.
client-told-blocked = { $you ->
    [yes] Карточка заблокирована ({ $date }), промежуток занят. Вы оставляете её себе: { $title }.
   *[no] Карточка заблокирована ({ $date }), промежуток занят. { $name } оставляет её себе: { $title }.
}
client-told-missed = { $verdict }. { $date }, а не { $where }: { $title }.
client-told-revealed = { $title }.
client-told-discarded = { $you ->
    [yes] Вы сбрасываете: { $title }.
   *[no] { $name } сбрасывает: { $title }.
}
client-told-drafted = { $you ->
    [yes] Вы берёте { $count } карточек: { $color }.
   *[no] { $name } берёт { $count } карточек: { $color }.
}
client-told-reshuffled = Сброс становится новой колодой: { $count ->
    [one] { $count } карточка.
    [few] { $count } карточки.
    [many] { $count } карточек.
   *[other] { $count } карточки.
}
client-told-power-red = { $whose ->
    [mine] Вы сбрасываете верхнюю карточку своей стопки: { $title }.
    [own] { $name } сбрасывает верхнюю карточку своей стопки: { $title }.
    [yours] { $name } сбрасывает верхнюю карточку вашей стопки: { $title }.
    [theirs] Вы сбрасываете верхнюю карточку стопки игрока { $owner }: { $title }.
   *[other] { $name } сбрасывает верхнюю карточку стопки игрока { $owner }: { $title }.
}
client-told-power-blue = { $whose ->
    [mine] Вы делите свою стопку.
    [own] { $name } делит свою стопку.
    [yours] { $name } делит вашу стопку.
    [theirs] Вы делите стопку игрока { $owner }.
   *[other] { $name } делит стопку игрока { $owner }.
}
client-told-power-beige = { $whose ->
    [mine] Вы добавляете карточку к своей стопке.
    [own] { $name } добавляет карточку к своей стопке.
    [yours] { $name } добавляет карточку к вашей стопке.
    [theirs] Вы добавляете карточку к стопке игрока { $owner }.
   *[other] { $name } добавляет карточку к стопке игрока { $owner }.
}
client-told-eliminated = { $count ->
    [one] Выбывает из решающего раунда: { $names }.
    [few] Выбывают из решающего раунда: { $names }.
    [many] Выбывают из решающего раунда: { $names }.
   *[other] Выбывают из решающего раунда: { $names }.
}
client-told-left = { $name } выходит из-за стола.
client-told-withdrawn = Карточка выведена из игры: { $title }.
client-told-turn = { $you ->
    [yes] Ваш ход.
   *[no] Ходит { $name }.
}
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
client-invite-text = Сыграем вместе в Yearline?
client-invite-help = Откройте { $host } и введите этот код или наведите камеру на картинку.
client-invite-only-here = Эта ссылка открывается только на этом устройстве: запустите сервер с --host 0.0.0.0, чтобы могли зайти другие.
client-qr = QR-код со ссылкой на этот стол
client-copy-link = Скопировать ссылку
client-copied = Скопировано.
client-share = Поделиться
client-show-screen = Показать на большом экране
client-screen-join = Наведите камеру на код, сядьте за стол и начните игру с телефона.
client-your-name = Ваше имя
client-another-name = Ещё один игрок за этим устройством
client-sit = Сесть за стол
client-sit-another = Добавить игрока
client-empty-seat = Освободилось место. Хотите сыграть?
client-watch = Вы смотрите
client-watch-next = Партия уже идёт. Можно занять место в следующей.
client-full = Все места заняты. Вы смотрите и можете занять место в следующей партии.
client-wait = Сыграть в следующей партии
client-waits = Вы получите место в следующей партии, если оно найдётся.
client-wait-not = Лучше посмотрю
client-birth = Год рождения (необязательно)
client-birth-help = Только чтобы узнать, кто начинает: самый старший или самый младший.
client-who-plays = Кто играет?
client-you = вы
client-you-name = Игрок
client-bot = компьютерный игрок
client-host = хозяин стола
client-add-bot = Добавить компьютерного игрока
client-let-bot = Посадить компьютерного игрока
client-which-bot = Какой компьютерный игрок
client-bot-offer = { $name } ({ $level })
client-bot-level-0 = ради смеха
client-bot-level-1 = очень легко
client-bot-level-2 = легко
client-bot-level-3 = на равных
client-bot-level-4 = трудно
client-bot-level-5 = очень трудно
client-bot-level-6 = знает все даты
client-remove = Убрать: { $name }
client-get-up = Встать
client-kick = Исключить
client-kick-sure = Исключить? { $name } больше не сможет вернуться за этот стол.
client-host-starts = Игру начнёт { $name }.
client-host-starts-soon = Игру начнёт хозяин стола.
client-start-without = Начать без меня
client-name-first = Чтобы тоже играть, сначала введите имя.
client-too-many = { $game }: игроков не больше { $most }, а вас { $count }.
client-allow-more = Разрешить: { $count }
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
client-change-game = Изменить игру или её настройки
client-agreed-now = О чём договорились
client-game-players = { $from }–{ $to } игроков
client-game = Игра
client-decks = Карточки
client-cards = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
    [many] { $count } карточек
   *[other] { $count } карточки
}
client-own-deck = Своя колода
client-seats = Места
client-clock = Время на ход
client-clock-help = Когда оно выйдет, ход за игрока сделает компьютер.
client-clock-0 = без ограничений
client-clock-30 = 30 секунд
client-clock-60 = 1 минута
client-clock-120 = 2 минуты
client-clock-300 = 5 минут
client-clock-86400 = 1 день
client-clock-259200 = 3 дня
client-more-options = Другие настройки
client-fallback = Когда время вышло
client-fallback-bot = компьютер делает разумный ход
client-fallback-random = делается случайный ход
client-on-leave = Когда кто-то уходит
client-on-leave-rulebook = по правилам
client-on-leave-bot = место занимает компьютерный игрок
client-value = { $value }
client-value-true = да
client-value-false = нет
client-value-edition = как в издании
client-value-seat = место { $number }
client-value-each = для каждого игрока своё
client-value-rulebook = по правилам
client-value-random = по жребию
client-option-edition = Издание
client-option-edition-help = Печатные издания кое в чём расходятся. Русское: сначала открывают сброс, а карточка того же года, что и лежащая в её промежутке, заблокирована. Французское, итальянское, украинское: сначала основной ряд, а такую карточку кладут сверху. Если никто не выбрал, решает язык стола. Звания всегда на вашем языке.
client-value-edition-fr = французское
client-value-edition-it = итальянское
client-value-edition-uk = украинское
client-value-edition-ru = русское
client-option-setup-order = Порядок первых двух карточек
client-option-setup-order-help = Что открывают сначала: стартовую карточку или первую карточку сброса.
client-value-setup-order-start-then-discard = сначала стартовую карточку
client-value-setup-order-discard-then-start = сначала сброс
client-option-equal-in-gap = Тот же год в промежутке
client-option-equal-in-gap-help = Что делать с карточкой того же года, что и карточка, занявшая её промежуток.
client-value-equal-in-gap-stack = кладётся сверху
client-value-equal-in-gap-blocked = блокируется
client-option-show-blocked-date = Показывать даты заблокированных карточек
client-option-show-blocked-date-help = Все их уже видели; так не придётся запоминать.
client-option-discard-blocked = Заблокированные карточки
client-option-discard-blocked-help = Нужно ли сбросить заблокированную карточку, как только подойдёт символ, как велят украинское и итальянское издания.
client-value-discard-blocked-may = можно сбросить
client-value-discard-blocked-must = нужно сбросить
client-option-first-player = Кто начинает
client-option-first-player-help = По правилам начинает самый старший, а в соревновательном режиме — самый младший, если год рождения указали все сидящие за столом; иначе решает случай. В «Хронологии» правила отдают первый ход тому, кто первым назовёт сегодняшнюю дату; здесь решает случай.
client-option-max-players = Максимум игроков
client-option-max-players-help = На коробке указано до шести; всемером и ввосьмером тесновато.
client-option-hand-size = Карточек на руках
client-option-hand-size-help = Меньше — для быстрой игры, больше — для долгой.
client-option-hand-size-each = Карточки каждого игрока
client-option-hand-size-each-help = Фора: кто лучше знает историю, начинает с большим числом карточек.
client-option-playoff = Решающий раунд
client-option-playoff-help = Кто остаётся, если несколько игроков закончили в одном раунде и кто-то из них ошибся.
client-value-playoff-recursive = только те, кто не ошибся
client-value-playoff-keep-all = все
client-option-draft-packets = Сколько пачек брать
client-option-draft-packets-help = По пять карточек. Четыре — для полной игры, одна — для быстрой.
client-option-browse-own-stacks = Свои стопки
client-option-browse-own-stacks-help = Правила запрещают смотреть только на обратную сторону карточек. Если за столом так договорились, каждый может просматривать рисунки в своих стопках; больше их никто не видит.
client-value-browse-own-stacks-false = видна только верхняя карточка
client-value-browse-own-stacks-true = можно просматривать
client-journal = Что произошло
client-journal-empty = Пока ничего.
client-said = Что было сказано
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
client-theme = Тема
client-theme-auto = как на устройстве
client-theme-light = светлая
client-theme-dark = тёмная
client-sounds = Тихие звуки
client-confirms = Спрашивать, прежде чем перевернуть карточку
client-warns = Предупреждать о широких промежутках
client-notify = Сообщать, когда мой ход
client-big-screen = Большой экран
client-other-device = Ссылка для другого устройства
client-be-brought = По этой ссылке устройство будет играть за другого человека и на его месте. Соглашайтесь, только если вы сами создали ссылку на другом своём устройстве. Продолжить?
client-be-back = Вернуться к прежнему игроку на этом устройстве
client-be-before = Снова стать прежним игроком на этом устройстве?
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
client-keys-help = Tab — дальше, стрелки — по карточкам и промежуткам, Enter — выбрать, Escape — отменить.
client-report = С этой карточкой что-то не так
client-report-what = Что не так?
client-report-date = Дата
client-report-text = Текст
client-report-picture = Картинка
client-report-rude = Это оскорбительно
client-report-other = Другое
client-report-note = Как было бы правильно? (необязательно)
client-report-thanks = Спасибо. Сообщение сохранено.
client-report-failed = Не удалось отправить сообщение. Пожалуйста, попробуйте позже.
client-estimate = Как вы думаете, когда это было?
client-estimate-help = Вашу догадку увидят на карточке все за столом.
client-estimate-set = Показать
client-look = Рассмотреть эту карточку
client-browse = Просмотреть стопку: { $title } и карточки под ней
client-browse-short = Просмотреть стопку
client-beneath = { $count ->
    [one] Под ней: { $count } карточка
    [few] Под ней: { $count } карточки
    [many] Под ней: { $count } карточек
   *[other] Под ней: { $count } карточки
}
client-source = Источник:
client-undated = Дата на другой стороне.
client-withdraw = Вывести эту карточку из игры
client-result-ended = Игра окончена.
client-result-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
client-result-winners = { $count ->
    [one] Победа: { $names }!
    [few] Общая победа: { $names }!
    [many] Общая победа: { $names }!
   *[other] Общая победа: { $names }!
}
client-reason-failed = В последний ход не удалось выложить ни одной карточки.
client-reason-stuck = Нельзя было ни выложить, ни сбросить карточку.
client-reason-all-played = Все карточки на столе!
client-reason-left = Остальные ушли.
client-reason-stacks-empty = У кого-то кончились стопки.
client-reason-shared = Для ещё одного решающего раунда не хватило карточек.
client-end-best-so-far = Рекорд: { $score }
client-end-practise = Повторить карточки, где вы ошиблись
client-end-practise-short = Повторить ({ $count })
client-end-you = Вы
client-end-you-win = Вы победили!
client-end-you-share = Общая победа: вы и { $names }!
client-end-right = верно { $right } из { $tries }
client-end-right-streak = верно { $right } из { $tries }, под конец { $streak } подряд
client-end-all-laid = все карточки выложены
client-end-left = { $count ->
    [one] осталась { $count } карточка
    [few] осталось { $count } карточки
    [many] осталось { $count } карточек
   *[other] осталось { $count } карточки
}
client-end-tie = В обеих хронологиях { $length ->
    [one] { $length } карточка
    [few] { $length } карточки
    [many] { $length } карточек
   *[other] { $length } карточки
}; решили карточки, оставшиеся в стопках: { $most } против { $fewer }.
client-end-main-row = основной ряд
client-end-gaps = промежутки
client-end-left-over = осталось
client-end-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
client-end-titles = Все звания
client-end-below = меньше { $score }
client-end-and-more = { $score } и больше
client-end-more = ещё { $count }
client-end-best = Лучший ход
client-end-worst = Худший ход
client-end-costliest = Обошлось дороже всего
client-end-years = { $count ->
    [one] { $count } год
    [few] { $count } года
    [many] { $count } лет
   *[other] { $count } года
}
client-end-room = — вот и весь промежуток: { $where }
client-end-pushed-left = вглубь времён от прежнего начала ряда ({ $date }).
client-end-pushed-right = вперёд от прежнего конца ряда ({ $date }).
client-end-too-early = слишком рано, перед карточкой: { $title } ({ $date }).
client-end-too-late = слишком поздно, после карточки: { $title } ({ $date }).
client-end-blocked = { $count ->
    [one] { $count } карточка заблокирована
    [few] { $count } карточки заблокированы
    [many] { $count } карточек заблокировано
   *[other] { $count } карточки заблокированы
}
client-end-closed = Эта карточка закрыла промежуток { $where }
client-end-cards = Карточки этой партии
client-end-cards-help = Выберите любую, чтобы прочитать её историю и источник.
client-end-cards-coop = Основной ряд на ленте, промежутки над ним, остальное внизу.
client-end-unturned = { $count ->
    [one] { $count } карточку так и не перевернули
    [few] { $count } карточки так и не перевернули
    [many] { $count } карточек так и не перевернули
   *[other] { $count } карточки так и не перевернули
}
client-end-result-start = стартовая карточка
client-end-result-right = верно
client-end-result-main = основной ряд
client-end-result-gap = промежуток
client-end-result-given = отдана
client-end-result-wrong = ошибка
client-end-result-blocked = заблокирована
client-end-result-discarded = сброшена
client-end-share = Поделиться
client-end-copy = Копировать
client-end-picture = Картинка
client-end-tightest = Самый узкий промежуток: { $count ->
    [one] { $count } год
    [few] { $count } года
    [many] { $count } лет
   *[other] { $count } года
}
client-end-change = Сменить игру
client-next-begun = Следующая партия началась.
client-next-turn = Следующая партия началась: ваш ход.
client-next-lobby = Готовится следующая партия.
client-next-go = К новой партии
client-review = Разбор партии
client-review-wait = Тренер разбирает партию. В первый раз на это может уйти до полуминуты…
client-review-failed = Тренер не смог разобрать эту партию. Пожалуйста, попробуйте позже.
client-review-good = хороших ходов: { $good } из { $moves }
client-review-misjudged = { $title } ({ $date }): ошибка на { $years ->
    [0] { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
    [one] { $years } год
    [few] { $years } года
    [many] { $years } лет
   *[other] { $years } года
}
client-review-moves = Ходы, которые могли быть лучше
client-review-turning = переломный момент
client-review-perfect = Ни один ход не мог быть лучше. Отличная игра!
client-review-possible = Ваш счёт: { $score }; если знать все даты, с этими карточками можно было набрать { $possible }.
client-review-how = Тренер знает все даты, но в колоде видит не больше вашего. Числа — это номера ходов в партии.
client-rematch = Сыграть ещё
client-replay = Посмотреть снова
client-record = Скачать запись
client-verify = Честно ли перетасована колода?
client-verify-help = До первой карточки стол опубликовал отпечаток своего секретного числа. Теперь открыто и само число: если отпечаток тот же, карточек за это время никто не трогал.
client-commitment = Отпечаток, опубликованный в начале
client-seed = Секретное число
client-verify-now = Проверить
client-verify-right = Совпадает: колода перетасована честно.
client-verify-wrong = Не совпадает!
client-replay-back = Шаг назад
client-replay-on = Шаг вперёд
client-replay-run = Воспроизвести
client-replay-step = Шаг
client-replay-at = Шаг { $step } из { $steps }
client-replay-stop = Назад к результату
client-learn-offer = Играете впервые? Научитесь за две минуты.
