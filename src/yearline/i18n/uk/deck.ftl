# Decks: what may be wrong with them, and what the command says about them.
deck-at-cell = рядок { $row }, { $column }: { $text }
deck-at-row = рядок { $row }: { $text }
deck-at-key = { $column }: { $text }
deck-severity-error = помилка
deck-severity-warning = попередження
deck-severity-notice = примітка

# Files
deck-problem-not-a-file = «{ $name }» — не звичайний файл
deck-problem-no-such-file = файлу «{ $name }» немає
deck-problem-unreadable = не вдається прочитати «{ $name }» ({ $reason })
deck-problem-file-too-big = файл більший за { $limit } МБ; скопіюйте потрібні стовпці до нової таблиці або зробіть дві колоди
deck-problem-wrong-encoding = це не UTF-8, і літери могли б спотворитися; збережіть файл в Excel як «CSV UTF-8» або як книгу (XLSX)
deck-problem-guessed-encoding = файл не в UTF-8; його прочитано в кодуванні { $page }, і «{ $sample }» має виглядати правильно; якщо ні, збережіть файл як «CSV UTF-8» або XLSX
deck-problem-lost-letter = під час збереження в іншому кодуванні загубилася літера ({ $character }); збережіть файл ще раз як «CSV UTF-8» або XLSX
deck-problem-bad-csv = звідси й далі таблиця не читається; перевірте, чи закриті лапки й чи подвоєні вони всередині тексту, або збережіть таблицю як XLSX
deck-problem-bad-json = це не JSON ({ $reason })
deck-problem-unknown-json = очікувався список карт, колода у форматі «{ $format }» або відповідь на запит до Вікіданих
deck-problem-bad-toml = deck.toml не читається ({ $reason })
deck-problem-bad-workbook = книга Excel не читається або небезпечна ({ $reason }); відкрийте її у своїй програмі та збережіть ще раз як XLSX або «CSV UTF-8»
deck-problem-other-workbook = це книга іншого виду (XLS, Numbers) або під паролем; відкрийте її та збережіть як XLSX без пароля
deck-problem-no-table = це не книга Excel, яку можна прочитати, і не текстова таблиця; відкрийте файл у своїй програмі та збережіть як XLSX або «CSV UTF-8»
deck-problem-unpacks-too-big = розпакована книга Excel більша за { $limit } МБ
deck-problem-empty-file = у цій таблиці нічого немає
deck-problem-too-many-rows = рядків більше ніж { $limit }; зробіть дві колоди
deck-problem-too-many-columns = стовпців більше ніж { $limit }
deck-problem-no-such-deck = колоди «{ $name }» немає; у бібліотеці є { $choices }
deck-problem-target-exists = «{ $name }» вже існує; нічого не записано
deck-problem-unwritable = не вдається записати «{ $name }» ({ $reason })
deck-problem-unknown-ending = колоду не можна записати як «{ $ending }»; оберіть із { $choices }
deck-problem-more = { $count ->
    [one] ще { $count } зауваження не показано
    [few] ще { $count } зауваження не показано
    [many] ще { $count } зауважень не показано
   *[other] ще { $count } зауваження не показано
}

# What the columns may be called: all the words that a teacher would write over them, separated by commas
deck-heading-year = рік, дата, дати, коли, роки
deck-heading-title = назва, подія, карта, заголовок, термін, імʼя, ім’я
deck-heading-fact = факт, пояснення, опис, примітка, подробиці, визначення
deck-heading-source = джерело, джерела, посилання
deck-heading-color = колір
deck-heading-scene = сцена, тема, тло
deck-heading-emblem = емблема, значок, іконка
deck-heading-picture = фото, світлина, зображення, картинка, малюнок
deck-heading-credit = автор світлини, автор фото, фотограф
deck-heading-precision = точність
deck-heading-difficulty = складність, рівень

# Columns and rows
deck-problem-no-column = немає стовпця «{ $column }»
deck-problem-duplicate-column = цей стовпець трапляється двічі, або інший заголовок означає те саме
deck-problem-no-headings = у жодному рядку не названо стовпців; у рядку над картами має стояти «year» (або «рік») і «title» (або «назва»)
deck-problem-rows-above = стовпці названо тут; рядки вище пропущено
deck-problem-other-sheet = карти взято з аркуша «{ $name }»
deck-problem-unknown-column = невідомий стовпець, його пропущено
deck-problem-cell-without-column = «{ $text }» стоїть у стовпці без заголовка; дайте стовпцю заголовок або візьміть текст у прямі лапки ("), якщо в ньому є кома чи крапка з комою
deck-problem-not-an-object = очікувався об’єкт зі стовпцями карти
deck-problem-not-text = очікувався текст
deck-problem-no-cards = у колоді немає карт
deck-problem-no-timestamps = у жодному стовпці немає дат на кшталт 1969-07-20T00:00:00Z
deck-problem-repeated-row = повторює один із попередніх рядків, його пропущено
deck-problem-no-label = елемент { $item } не має назви цією мовою

# deck.toml
deck-problem-unknown-key = невідомий ключ; відомі { $choices }
deck-problem-not-texts = очікувалися тексти за мовами, наприклад en = "…"
deck-problem-bad-language = мову позначають двома або трьома літерами, наприклад en
deck-problem-bad-symbols = очікувалося число від 2 до { $most } або список різних символів із { $choices }
deck-problem-no-license = не вказано ліцензії

# Cells
deck-problem-forbidden-character = знак { $character } невидимий або змінює напрямок тексту; видаліть його
deck-problem-invisible = у цьому тексті немає нічого видимого
deck-problem-formula = формула не обчислюється: на карті її буде показано як є; замініть її значенням
deck-problem-too-long = знаків: { $length }, дозволено не більше ніж { $limit }
deck-problem-unknown-word = слова «{ $word }» немає в списку: { $choices }
deck-problem-bad-id = «{ $id }» має складатися з малих літер a–z, цифр і поодиноких дефісів, усього не більше ніж { $limit }
deck-problem-same-id = ідентифікатор «{ $text }» вже є в рядку { $other }
deck-problem-same-title = карта «{ $text }» вже є в рядку { $other }
deck-problem-no-title = карта не має назви жодною мовою
deck-problem-fact-without-title = факт без назви цією мовою пропущено
deck-problem-no-year = не вказано року
deck-problem-bad-year = «{ $text }» — не рік; пишіть лише рік: 1969, -44, 44 до н. е. або бл. 1450
deck-problem-no-day = «{ $text }» — не день, а дати в цій колоді вказано з днем; напишіть 1789-07-14 або 14 липня 1789
deck-problem-year-span = «{ $text }» — проміжок; напишіть рік, коли він почався
deck-problem-year-century = «{ $text }» — століття; напишіть якийсь рік цього століття, а в стовпці precision — «century»; рахується перший рік століття
deck-problem-year-zero = нульового року не було: після 1 року до н. е. (-1) настає 1 рік
deck-problem-year-or-day = це день { $day } чи рік { $year }? Комірка з форматом дати перетворює рік на такий день; задайте стовпцю текстовий або числовий формат
deck-problem-symbols-equal = на карті має бути два різні символи, по одному на бік, або жодного
deck-problem-falls-back = { $count ->
    [one] { $count } карта не має назви цією мовою й буде показана іншою
    [few] { $count } карти не мають назви цією мовою й будуть показані іншою
    [many] { $count } карт не мають назви цією мовою й будуть показані іншою
   *[other] { $count } карти не мають назви цією мовою й будуть показані іншою
}

# Pictures and archives
deck-problem-no-such-picture = зображення «{ $name }» немає; оберіть або додайте світлину ще раз
deck-problem-bad-picture-name = «{ $name }» не може бути назвою зображення; напишіть назву файлу з теки «pictures»
deck-problem-bad-crop = «{ $text }» — не частина світлини; потрібні три числа: місце за шириною й висотою від 0 до 1 та збільшення від 1 до { $most }, наприклад 0.5,0.4,1.5
deck-problem-unknown-emblem = емблеми «{ $name }» немає; замість неї на карті буде літера
deck-problem-far-year = { $year } рік ще дуже далеко; чи немає зайвої цифри?
deck-problem-pdf = це PDF, з якого таблицю не прочитати; відкрийте початкову таблицю та збережіть її як XLSX або скопіюйте і вставте її
deck-problem-sheets-left-out = у книзі є й інші аркуші, їх не прочитано: { $names }; кожен аркуш був би окремою колодою
deck-problem-days-left-out = { $count ->
    [one] на { $count } карті вказано день, а в цій колоді лише роки; якщо перейти на дні, вона займе місце за своїм днем
    [few] на { $count } картах вказано дні, а в цій колоді лише роки; якщо перейти на дні, вони займуть місця за своїми днями
    [many] на { $count } картах вказано дні, а в цій колоді лише роки; якщо перейти на дні, вони займуть місця за своїми днями
   *[other] на { $count } картах вказано дні, а в цій колоді лише роки; якщо перейти на дні, вони займуть місця за своїми днями
}
deck-problem-bad-archive = цей архів не читається або небезпечний ({ $reason }); запакуйте файли знову у звичайний ZIP без пароля
deck-problem-archive-too-big = в архіві понад { $files } файлів або в розпакованому вигляді понад { $limit } МБ; поділіть його на кілька

# Advice
deck-problem-missing-language = цієї мови бракує
deck-problem-title-length = знаків: { $length }; назва до { $limit } читається краще
deck-problem-fact-length = знаків: { $length }; добрий факт — від { $least } до { $most }
deck-problem-year-in-title = назва видає рік
deck-problem-crowded-year = карт із роком { $year } більше ніж { $limit }
deck-problem-same-emblem = емблема «{ $emblem }» вже є в рядку { $other }
deck-problem-medallion-is-emblem = медальйон повторює емблему
deck-problem-no-source = не вказано джерела
deck-problem-difficulty-unmixed = у добрій колоді є легкі (1), середні (2) і важкі (3) карти
deck-problem-strange-letter = у слові «{ $word }» є літера, якої немає в цій мові
deck-problem-mixed-alphabets = у слові «{ $word }» змішано латинські й кириличні літери

# The command line
deck-check-good = { $count ->
    [one] { $name }: { $count } карта, зауважень немає
    [few] { $name }: { $count } карти, зауважень немає
    [many] { $name }: { $count } карт, зауважень немає
   *[other] { $name }: { $count } карти, зауважень немає
}
deck-check-usable = { $count ->
    [one] { $name }: { $count } карта, можна грати
    [few] { $name }: { $count } карти, можна грати
    [many] { $name }: { $count } карт, можна грати
   *[other] { $name }: { $count } карти, можна грати
}
deck-check-bad = { $count ->
    [one] { $count } зауваження
    [few] { $count } зауваження
    [many] { $count } зауважень
   *[other] { $count } зауваження
}
deck-written = Записано: { $name }
deck-new-name = Моя колода
deck-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
deck-no-such-card = у цій колоді немає карти «{ $id }»
deck-label-source = джерело: { $source }
deck-label-difficulty = складність: { $level } з 3
deck-label-license = ліцензія: { $license }
deck-stats-before = до { $date }
deck-stats-since = від { $date }
deck-stats-difficulty = Складність: легких { $easy }, середніх { $middling }, важких { $hard }
