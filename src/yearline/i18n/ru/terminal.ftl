term-player = Игрок
term-line = Ось времени
term-own-line = Ваша хронология
term-main = Ось времени
term-gap-open = (свободный промежуток)
term-score = Счёт: { $score }
term-cards = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
    [many] { $count } карточек
   *[other] { $count } карточки
}
term-deck = Колода
term-discard = Сброс
term-neutral = Нейтральная колода, цвет: { $color }
term-stacks = Стопки игрока { $name }
term-hand = { $name }
term-blocked = (заблокирована)
term-color-red = красный
term-color-blue = синий
term-color-beige = бежевый
term-turn = { $name }, ваш ход.
term-thinking = { $name } думает…
term-prompt = { $phase ->
    [open] Карточка, чтобы выложить, или «d» и карточка, чтобы сбросить
    [must_place] Карточка, чтобы выложить
    [may_stop] Ещё одна карточка или «end»
    [draft] Цвет: red, blue или beige
    [start] Цвет: стартовая карточка для соседа
    [power] Стопка, к которой применить свойство, или «end»
   *[other] Карточка и промежуток, например «a 2»
}
term-place-or-end = Карточка и промежуток, например «a 2», или «end»
term-nonsense = Не понимаю «{ $text }». Наберите «?» для справки.
term-help = Наберите то, о чём спрашивают: букву карточки, «d» и букву, чтобы сбросить карточку, букву и номер промежутка (a 2), цвет или «end». Другие команды: ? справка, rules (правила), table (показать стол), quit (выход). Подходит и полная форма: place 12 4.
term-bye = До свидания. { $moves ->
    [one] Сделан { $moves } ход.
    [few] Сделано { $moves } хода.
    [many] Сделано { $moves } ходов.
   *[other] Сделано { $moves } хода.
}
term-recorded = Партия записана в { $path }.
term-step = Шаг { $step } из { $steps }
term-next = Enter: дальше · b: назад · q: выход
told-revealed = { $title } ({ $date }).
told-placed = { $row ->
    [gaps] Карточка встаёт в промежуток. 1 очко.
    [main] Карточка ложится в основной ряд. 2 очка.
   *[other] Верно! Карточка остаётся.
}
told-blocked = Промежуток занят: карточка заблокирована.
told-missed = Место неверное. Карточка уходит в сброс.
told-drew = { $name } берёт { $count ->
    [one] { $count } карточку.
    [few] { $count } карточки.
    [many] { $count } карточек.
   *[other] { $count } карточки.
}
told-drafted = { $name } берёт { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
    [many] { $count } карточек
   *[other] { $count } карточки
}, цвет: { $color }.
told-reshuffled = Сброс становится новой колодой: { $count ->
    [one] { $count } карточка.
    [few] { $count } карточки.
    [many] { $count } карточек.
   *[other] { $count } карточки.
}
told-power-red = { $name } сбрасывает карточку из стопки игрока { $owner }: { $title }.
told-power-blue = { $name } делит стопку игрока { $owner }.
told-power-beige = { $name } кладёт нейтральную карточку на стопку игрока { $owner }.
told-eliminated = { $count ->
    [one] Выбывает из решающего раунда: { $names }.
    [few] Выбывают из решающего раунда: { $names }.
    [many] Выбывают из решающего раунда: { $names }.
   *[other] Выбывают из решающего раунда: { $names }.
}
told-left = { $name } выходит из-за стола.
told-withdrawn = Карточка выведена из игры: { $title }.
told-winners = { $count ->
    [one] Победа: { $names }!
    [few] Общая победа: { $names }!
    [many] Общая победа: { $names }!
   *[other] Общая победа: { $names }!
}
told-reason-failed = Ни одну карточку не удалось выложить: игра окончена.
told-reason-stuck = Нельзя ни выложить, ни сбросить карточку: игра окончена.
told-reason-all-played = Все карточки разыграны!
told-score = Ваш счёт: { $score }
told-title = Звание вашей команды: { $title }
term-no-rules = Правила игры { $game } ещё не написаны.
term-first-oldest = Начинает самый старший игрок.
term-first-youngest = Начинает самый младший игрок.
term-first-chance = Кто начинает, решает случай.
term-first-agreed = Кто начинает, договорились заранее.
term-gpu-package = Для игры на видеокарте нужен numba-cuda: pip install yearline[gpu].
term-gpu-driver = На этом компьютере не найдена видеокарта NVIDIA с драйвером и набором инструментов CUDA; без --device cuda играет процессор.
term-gpu-memory = На видеокарте не хватает свободной памяти для этих партий.
term-gpu-failed = Видеокарта не справилась: { $detail }
