term-player = Игрок
term-line = Ось времени
term-own-line = Ваша хронология
term-main = Ось времени
term-gap-open = ( промежуток свободен )
term-score = Счёт: { $score }
term-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
term-deck = Колода
term-discard = Сброс
term-neutral = Нейтральная колода: { $color }
term-stacks = Стопки игрока { $name }
term-hand = { $name }
term-blocked = (заблокирована)
term-color-red = красный
term-color-blue = синий
term-color-beige = бежевый
term-turn = { $name }, ваш ход.
term-thinking = { $name } думает…
term-prompt = { $phase ->
    [open] Карта, чтобы сыграть, или «d» и карта, чтобы сбросить
    [must_place] Карта, чтобы сыграть
    [may_stop] Ещё одна карта или «end»
    [draft] Цвет: red, blue или beige
    [start] Цвет: стартовая карта для соседа
    [power] Стопка, к которой применить свойство, или «end»
   *[other] Карта и промежуток, например «a 2»
}
term-nonsense = Не понимаю «{ $text }». Наберите ? для справки.
term-help = Наберите букву карты и, если её нужно положить, номер промежутка: a 2. Другие команды: ? справка, rules (правила), table (показать стол), quit (выход). Подходит и полная форма: place 12 4.
term-bye = До свидания. { $moves ->
    [one] Сделан { $moves } ход.
    [few] Сделано { $moves } хода.
    [many] Сделано { $moves } ходов.
   *[other] Сделано { $moves } хода.
}
term-recorded = Партия записана в { $path }.
term-step = Шаг { $step } из { $steps }
term-next = Enter: дальше · b: назад · q: выход
told-revealed = { $title }: { $date }.
told-placed = { $row ->
    [gaps] Карта встаёт в промежуток. 1 очко.
    [main] Карта удлиняет ось времени. 2 очка.
   *[other] Верно! Карта остаётся.
}
told-blocked = Промежуток занят: карта заблокирована.
told-missed = Место неверное. Карта уходит в сброс.
told-drew = { $name } берёт { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
told-drafted = { $name } берёт карты, { $count } шт., цвет: { $color }.
told-reshuffled = Сброс становится новой колодой: { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
told-power-red = { $name } сбрасывает карту из стопки игрока { $owner }: { $title }.
told-power-blue = { $name } делит стопку игрока { $owner }.
told-power-beige = { $name } кладёт нейтральную карту на стопку игрока { $owner }.
told-eliminated = Выбывают из решающего раунда: { $names }.
told-left = { $name } больше не играет.
told-withdrawn = Карта изъята из игры: { $title }.
told-winners = { $count ->
    [one] Победа: { $names }!
    [few] Победу делят: { $names }!
    [many] Победу делят: { $names }!
   *[other] Победу делят: { $names }!
}
told-reason-failed = Ни одну карту не удалось выложить: игра окончена.
told-reason-stuck = Нельзя ни сыграть, ни сбросить карту: игра окончена.
told-reason-all-played = Все карты сыграны!
told-score = Ваш счёт: { $score }
told-title = Вы: { $title }
