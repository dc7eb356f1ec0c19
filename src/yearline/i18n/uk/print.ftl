print-credits = Значки: { $authors }; контури заокруглено. Шрифти (OFL-1.1): { $fonts }.
print-done = Записано: { $file } ({ $size } кБ). Друкуйте в масштабі 100 % з обох боків.
print-step-pictures = Готуємо малюнки: { $done } з { $total }
print-step-pages = Верстаємо сторінки: { $done } з { $total }
print-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 }
print-refused-no-cards = У колоді немає карт для друку.
print-refused-game = Є правила таких ігор: { $games }; «{ $game }» серед них немає.
print-refused-bleed = Виліт має бути від 0 до { $most } мм, а не { $bleed }.
print-refused-range = Укажіть карти так: 1-20,30, а не «{ $range }».
print-refused-outside = У колоді карти від 1 до { $count }; «{ $range }» серед них немає.
print-refused-too-many = За один раз можна надрукувати щонайбільше { $most } карт. Оберіть частину, наприклад 1-{ $most }.
print-refused-single = У файлі по одній карті на сторінку можуть бути лише карти: так просять друкарні. Правила й коробку зробіть на аркушах.
print-refused-stock = Товщина карти має бути більшою за 0 і не більшою за { $most } мм, а не { $stock }.
print-refused-seed = Число для тасування має бути цілим, не меншим за 0 і не довшим за 15 цифр.
print-refused-choice = «{ $given }» — неможливе значення для «{ $name }».
print-refused-typesetter = Не вдалося зверстати сторінки: { $problem }
print-layout = Сторінки
print-layout-sheets = аркуші для різання, по дев’ять карт
print-layout-single = по одній карті на сторінку з вильотами, для друкарні
print-ink = Чорнило
print-ink-full = у кольорі
print-ink-save = контури на білому, заощаджує чорнило
print-order = Порядок на аркушах
print-order-shuffled = перетасовані, щоб нічого не дізнатися під час різання
print-order-deck = як у колоді
print-name = Назва на картах
print-box = Коробка для склеювання
print-box-no = ні
print-box-yes = так, за товщиною колоди
print-stock = Товщина карти в мм (для коробки)
print-components = У коробці: { $cards } і цей аркуш правил
print-figure-setup = Підготовка до гри вчотирьох
print-figure-setup-one = Підготовка до гри
print-figure-player = Гравець { $number }
print-figure-deck = Стос карт
print-figure-start = Початкова карта
print-figure-timeline = Часоряд
print-figure-discard = Скид
print-figure-neutral = Нейтральні колоди
print-figure-gaps = Проміжки: 1 бал за карту
print-figure-main = Головний ряд: 2 бали за карту
print-box-glue = клей
print-box-fold = Виріжте по суцільних лініях, зігніть по пунктирних, склейте смужку й дно.
print-figure-line-coop = Головний ряд росте з обох кінців. Над ним у кожному проміжку місце для однієї карти.
print-figure-line-race = Покладіть карту в проміжок, де їй, на вашу думку, місце, і переверніть.
print-figure-line-chronology = Кожен будує власну хронологію. Правильно викладена карта дає скористатися властивістю свого кольору.
print-figure-line-lives = Карта за картою в один ряд: що він довший, то вужчі проміжки.
print-figure-line-crowd = Усі відповідають водночас: у якому проміжку місце білої карти?
