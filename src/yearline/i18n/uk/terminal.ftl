term-player = Гравець
term-line = Часоряд
term-own-line = Ваша хронологія
term-main = Часоряд
term-gap-open = (вільний проміжок)
term-score = Рахунок: { $score }
term-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
term-deck = Стос карт
term-discard = Скид
term-neutral = Нейтральна колода, колір: { $color }
term-stacks = Стопки гравця { $name }
term-hand = { $name }
term-blocked = (заблокована)
term-color-red = червоний
term-color-blue = синій
term-color-beige = бежевий
term-turn = { $name }, ваш хід.
term-thinking = { $name } думає…
term-prompt = { $phase ->
    [open] Карта, щоб розіграти, або «d» і карта, щоб скинути
    [must_place] Карта, щоб розіграти
    [may_stop] Ще одна карта або «end»
    [draft] Колір: red, blue чи beige
    [start] Колір: початкова карта для сусіда
    [power] Стопка, до якої застосувати властивість, або «end»
   *[other] Карта і проміжок, наприклад «a 2»
}
term-place-or-end = Карта і проміжок, наприклад «a 2», або «end»
term-nonsense = Не розумію «{ $text }». Наберіть «?» для довідки.
term-help = Наберіть те, про що питають: літеру карти, «d» і літеру, щоб скинути карту, літеру й номер проміжку (a 2), колір або «end». Інші команди: ? довідка, rules (правила), table (показати стіл), quit (вихід). Підходить і повна форма: place 12 4.
term-bye = До побачення. { $moves ->
    [one] Зроблено { $moves } хід.
    [few] Зроблено { $moves } ходи.
    [many] Зроблено { $moves } ходів.
   *[other] Зроблено { $moves } ходу.
}
term-recorded = Партію записано у { $path }.
term-step = Крок { $step } з { $steps }
term-next = Enter: далі · b: назад · q: вихід
told-revealed = { $title } ({ $date }).
told-placed = { $row ->
    [gaps] Карта лягає у проміжок. 1 бал.
    [main] Карта лягає в головний ряд. 2 бали.
   *[other] Правильно! Карта лишається.
}
told-blocked = Проміжок зайнято: карту заблоковано.
told-missed = Місце неправильне. Карта йде у скид.
told-drew = { $name } бере { $count ->
    [one] { $count } карту.
    [few] { $count } карти.
    [many] { $count } карт.
   *[other] { $count } карти.
}
told-drafted = { $name } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}, колір: { $color }.
told-reshuffled = Скид стає новим стосом: { $count ->
    [one] { $count } карта.
    [few] { $count } карти.
    [many] { $count } карт.
   *[other] { $count } карти.
}
told-power-red = { $name } скидає карту зі стопки гравця { $owner }: { $title }.
told-power-blue = { $name } ділить стопку гравця { $owner }.
told-power-beige = { $name } кладе нейтральну карту на стопку гравця { $owner }.
told-eliminated = { $count ->
    [one] Вибуває з вирішального раунду: { $names }.
    [few] Вибувають із вирішального раунду: { $names }.
    [many] Вибувають із вирішального раунду: { $names }.
   *[other] Вибувають із вирішального раунду: { $names }.
}
told-left = { $name } виходить з-за столу.
told-withdrawn = Карту вилучено з гри: { $title }.
told-winners = { $count ->
    [one] Перемога: { $names }!
    [few] Спільна перемога: { $names }!
    [many] Спільна перемога: { $names }!
   *[other] Спільна перемога: { $names }!
}
told-reason-failed = Жодної карти не вдалося розіграти: гру закінчено.
told-reason-stuck = Не можна ні розіграти, ні скинути карту: гру закінчено.
told-reason-all-played = Карти скінчилися.
told-score = Ваш рахунок: { $score }
told-title = Звання вашої команди: { $title }
term-no-rules = Правила гри { $game } ще не написано.
term-first-oldest = Починає найстарший гравець.
term-first-youngest = Починає наймолодший гравець.
term-first-chance = Хто починає, вирішує випадок.
term-first-agreed = Хто починає, домовлено заздалегідь.
term-gpu-package = Щоб грати на відеокарті, потрібен numba-cuda: pip install yearline[gpu].
term-gpu-driver = На цьому комп’ютері не знайдено відеокарти NVIDIA з драйвером і набором інструментів CUDA; без --device cuda грає процесор.
term-gpu-memory = На відеокарті бракує вільної пам’яті для цих партій.
term-gpu-failed = Відеокарта не впоралася: { $detail }
