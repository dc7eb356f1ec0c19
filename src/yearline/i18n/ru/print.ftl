print-credits = Значки: { $authors }; контуры округлены. Шрифты (OFL-1.1): { $fonts }.
print-done = Записано: { $file } ({ $size } кБ). Печатайте в масштабе 100 % с двух сторон.
print-step-pictures = Рисуем картинки: { $done } из { $total }
print-step-pages = Верстаем страницы: { $done } из { $total }
print-cards = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
    [many] { $count } карточек
   *[other] { $count } карточки
 }
print-refused-no-cards = В колоде нет карточек для печати.
print-refused-game = Правила есть для { $games }, но не для «{ $game }».
print-refused-bleed = Вылет должен быть от 0 до { $most } мм, а не { $bleed }.
print-refused-range = Укажите карточки так: 1-20,30, а не «{ $range }».
print-refused-outside = В колоде карточки от 1 до { $count }; «{ $range }» среди них нет.
print-refused-too-many = За один раз печатается не больше { $most } карточек. Выберите часть, например 1-{ $most }.
print-refused-single = В файле по одной карточке на страницу могут быть только карточки: так просят типографии. Правила и коробку сделайте на листах.
print-refused-stock = Толщина карточки должна быть больше 0 и не больше { $most } мм, а не { $stock }.
print-refused-seed = Число для перемешивания должно быть целым, не меньше 0 и не длиннее 15 цифр.
print-refused-choice = «{ $given }» — недопустимое значение для «{ $name }».
print-refused-typesetter = Не удалось сверстать страницы: { $problem }
print-layout = Страницы
print-layout-sheets = листы для резки, по девять карточек
print-layout-single = по одной карточке на странице с вылетами, для типографии
print-ink = Чернила
print-ink-full = в цвете
print-ink-save = контуры на белом, экономит чернила
print-order = Порядок на листах
print-order-shuffled = вперемешку, чтобы ничего не узнать при резке
print-order-deck = как в колоде
print-name = Название на карточках
print-box = Коробка для склейки
print-box-no = нет
print-box-yes = да, по толщине колоды
print-stock = Толщина карточки в мм (для коробки)
print-components = В коробке: { $cards } и этот лист правил
print-figure-setup = Подготовка к игре вчетвером
print-figure-setup-one = Подготовка к игре
print-figure-player = Игрок { $number }
print-figure-deck = Колода
print-figure-start = Стартовая карточка
print-figure-timeline = Ось времени
print-figure-discard = Сброс
print-figure-neutral = Нейтральные колоды
print-figure-gaps = Промежутки: 1 очко за карточку
print-figure-main = Основной ряд: 2 очка за карточку
print-box-glue = клей
print-box-fold = Вырежьте по сплошным линиям, согните по пунктирным, склейте полоску и дно.
print-figure-line-coop = Основной ряд растёт с обоих концов. Над ним в каждом промежутке место для одной карточки.
print-figure-line-race = Положите карточку в промежуток, где ей, по-вашему, место, и переверните.
print-figure-line-chronology = Каждый строит свою хронологию. Верно выложенная карточка даёт свойство своего цвета.
print-figure-line-lives = Карточка за карточкой в один ряд: чем он длиннее, тем уже промежутки.
print-figure-line-crowd = Все отвечают одновременно: в каком промежутке место белой карточке?
