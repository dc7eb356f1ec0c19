# Decks: what may be wrong with them, and what the command says about them.
deck-at-cell = строка { $row }, { $column }: { $text }
deck-at-row = строка { $row }: { $text }
deck-at-key = { $column }: { $text }
deck-severity-error = ошибка
deck-severity-warning = предупреждение
deck-severity-notice = примечание

# Files
deck-problem-not-a-file = «{ $name }» — не обычный файл
deck-problem-no-such-file = файла «{ $name }» нет
deck-problem-unreadable = не удаётся прочитать «{ $name }» ({ $reason })
deck-problem-file-too-big = файл больше { $limit } МБ; скопируйте нужные столбцы в новую таблицу или сделайте две колоды
deck-problem-wrong-encoding = это не UTF-8, и буквы могли бы исказиться; сохраните файл в Excel как «CSV UTF-8» или как книгу (XLSX)
deck-problem-guessed-encoding = файл не в UTF-8; он прочитан в кодировке { $page }, и «{ $sample }» должно выглядеть правильно; если нет, сохраните файл как «CSV UTF-8» или XLSX
deck-problem-lost-letter = при сохранении в другой кодировке потеряна буква ({ $character }); сохраните файл заново как «CSV UTF-8» или XLSX
deck-problem-bad-csv = начиная отсюда таблица не читается; проверьте, закрыты ли кавычки и удвоены ли они внутри текста, или сохраните таблицу как XLSX
deck-problem-bad-json = это не JSON ({ $reason })
deck-problem-unknown-json = ожидался список карточек, колода в формате «{ $format }» или ответ на запрос к Викиданным
deck-problem-bad-toml = deck.toml не читается ({ $reason })
deck-problem-bad-workbook = книга Excel не читается или небезопасна ({ $reason }); откройте её в своей программе и сохраните заново как XLSX или «CSV UTF-8»
deck-problem-other-workbook = это книга другого вида (XLS, Numbers) или под паролем; откройте её и сохраните как XLSX без пароля
deck-problem-no-table = это не книга Excel, которую можно прочитать, и не текстовая таблица; откройте файл в своей программе и сохраните как XLSX или «CSV UTF-8»
deck-problem-unpacks-too-big = в распакованном виде книга Excel больше { $limit } МБ
deck-problem-empty-file = в этой таблице ничего нет
deck-problem-too-many-rows = строк больше чем { $limit }; сделайте две колоды
deck-problem-too-many-columns = столбцов больше чем { $limit }
deck-problem-no-such-deck = колоды «{ $name }» нет; в библиотеке есть { $choices }
deck-problem-target-exists = «{ $name }» уже существует; ничего не записано
deck-problem-unwritable = не удаётся записать «{ $name }» ({ $reason })
deck-problem-unknown-ending = колоду нельзя записать как «{ $ending }»; выберите из { $choices }
deck-problem-more = { $count ->
    [one] ещё { $count } замечание не показано
    [few] ещё { $count } замечания не показаны
    [many] ещё { $count } замечаний не показано
   *[other] ещё { $count } замечания не показаны
}

# What the columns may be called: all the words that a teacher would write over them, separated by commas
deck-heading-year = год, дата, даты, когда, годы
deck-heading-title = название, событие, карточка, заголовок, термин, имя
deck-heading-fact = факт, пояснение, описание, объяснение, примечание, подробности, определение
deck-heading-source = источник, источники, ссылка
deck-heading-color = цвет
deck-heading-scene = сцена, тема
deck-heading-emblem = эмблема, значок, иконка
deck-heading-picture = фото, фотография, картинка, изображение
deck-heading-credit = автор фото, фотограф
deck-heading-precision = точность
deck-heading-difficulty = сложность, уровень

# Columns and rows
deck-problem-no-column = нет столбца «{ $column }»
deck-problem-duplicate-column = этот столбец встречается дважды, или другой заголовок значит то же самое
deck-problem-no-headings = ни в одной строке не названы столбцы; в строке над карточками должно стоять «year» (или «год») и «title» (или «название»)
deck-problem-rows-above = столбцы названы здесь; строки выше пропущены
deck-problem-other-sheet = карточки взяты с листа «{ $name }»
deck-problem-unknown-column = неизвестный столбец, он пропущен
deck-problem-cell-without-column = «{ $text }» стоит в столбце без заголовка; дайте столбцу заголовок или возьмите текст в прямые кавычки ("), если в нём есть запятая или точка с запятой
deck-problem-not-an-object = ожидался объект со столбцами карточки
deck-problem-not-text = ожидался текст
deck-problem-no-cards = в колоде нет карточек
deck-problem-no-timestamps = ни в одном столбце нет дат вида 1969-07-20T00:00:00Z
deck-problem-repeated-row = повторяет одну из предыдущих строк, она пропущена
deck-problem-no-label = у элемента { $item } нет названия на этом языке

# deck.toml
deck-problem-unknown-key = неизвестный ключ; известны { $choices }
deck-problem-not-texts = ожидались тексты по языкам, например en = "…"
deck-problem-bad-language = язык обозначают двумя или тремя буквами, например en
deck-problem-bad-symbols = ожидалось число от 2 до { $most } или список разных символов из { $choices }
deck-problem-no-license = не указана лицензия

# Cells
deck-problem-forbidden-character = символ { $character } невидим или меняет направление текста; удалите его
deck-problem-invisible = в этом тексте нет ничего видимого
deck-problem-formula = формула не вычисляется: на карточке она будет показана как есть; замените её значением
deck-problem-too-long = символов: { $length }, допускается не больше { $limit }
deck-problem-unknown-word = «{ $word }» не входит в список: { $choices }
deck-problem-bad-id = короткое имя «{ $id }» должно состоять из строчных букв a–z, цифр и одиночных дефисов, всего не больше { $limit }
deck-problem-same-id = короткое имя «{ $text }» уже есть в строке { $other }
deck-problem-same-title = карточка «{ $text }» уже есть в строке { $other }
deck-problem-no-title = у карточки нет названия ни на одном языке
deck-problem-fact-without-title = факт без названия на этом языке пропущен
deck-problem-no-year = не указан год
deck-problem-bad-year = «{ $text }» — не год; пишите только год: 1969, -44, 44 до н. э. или ок. 1450
deck-problem-no-day = «{ $text }» — не день, а даты в этой колоде указаны с днём; напишите 1789-07-14 или 14 июля 1789
deck-problem-year-span = «{ $text }» — промежуток; напишите год, когда он начался
deck-problem-year-century = «{ $text }» — век; напишите какой-нибудь год этого века, а в столбце precision — «century»; считается первый год века
deck-problem-year-zero = нулевого года не было: за 1 годом до н. э. (-1) следует 1 год
deck-problem-year-or-day = это день { $day } или год { $year }? Ячейка с форматом даты превращает год в такой день; задайте столбцу текстовый или числовой формат
deck-problem-symbols-equal = на карточке должно быть два разных символа, по одному на сторону, или ни одного
deck-problem-falls-back = { $count ->
    [one] у { $count } карточки нет названия на этом языке, она будет показана на другом
    [few] у { $count } карточек нет названия на этом языке, они будут показаны на другом
    [many] у { $count } карточек нет названия на этом языке, они будут показаны на другом
   *[other] у { $count } карточки нет названия на этом языке, они будут показаны на другом
}

# Pictures and archives
deck-problem-no-such-picture = картинки «{ $name }» нет; выберите или добавьте фотографию ещё раз
deck-problem-bad-picture-name = «{ $name }» не может быть именем картинки; напишите имя файла из папки «pictures»
deck-problem-bad-crop = «{ $text }» — не часть фотографии; нужны три числа: место по ширине и высоте от 0 до 1 и увеличение от 1 до { $most }, например 0.5,0.4,1.5
deck-problem-unknown-emblem = эмблемы «{ $name }» нет; вместо неё на карточке будет буква
deck-problem-far-year = { $year } год ещё очень далеко; нет ли лишней цифры?
deck-problem-pdf = это PDF, из которого таблицу не прочитать; откройте исходную таблицу и сохраните её как XLSX или скопируйте и вставьте её
deck-problem-sheets-left-out = в книге есть и другие листы, они не прочитаны: { $names }; каждый лист был бы отдельной колодой
deck-problem-days-left-out = { $count ->
    [one] на { $count } карточке указан день, а в этой колоде только годы; если перейти на дни, она займёт место по своему дню
    [few] на { $count } карточках указаны дни, а в этой колоде только годы; если перейти на дни, они займут места по своим дням
    [many] на { $count } карточках указаны дни, а в этой колоде только годы; если перейти на дни, они займут места по своим дням
   *[other] на { $count } карточках указаны дни, а в этой колоде только годы; если перейти на дни, они займут места по своим дням
}
deck-problem-bad-archive = этот архив не читается или небезопасен ({ $reason }); упакуйте файлы заново в обычный ZIP без пароля
deck-problem-archive-too-big = в архиве больше { $files } файлов или в распакованном виде больше { $limit } МБ; разделите его на несколько

# Advice
deck-problem-missing-language = этого языка нет
deck-problem-title-length = символов: { $length }; название не длиннее { $limit } читается лучше
deck-problem-fact-length = символов: { $length }; хороший факт — от { $least } до { $most }
deck-problem-year-in-title = название выдаёт год
deck-problem-crowded-year = карточек с годом { $year } больше чем { $limit }
deck-problem-same-emblem = эмблема «{ $emblem }» уже есть в строке { $other }
deck-problem-medallion-is-emblem = малый значок повторяет эмблему
deck-problem-no-source = не указан источник
deck-problem-difficulty-unmixed = в хорошей колоде есть лёгкие (1), средние (2) и трудные (3) карточки
deck-problem-strange-letter = в слове «{ $word }» есть буква, которой нет в этом языке
deck-problem-mixed-alphabets = в слове «{ $word }» смешаны латинские и кириллические буквы
# The command line
deck-check-good = { $count ->
    [one] { $name }: { $count } карточка, замечаний нет
    [few] { $name }: { $count } карточки, замечаний нет
    [many] { $name }: { $count } карточек, замечаний нет
   *[other] { $name }: { $count } карточки, замечаний нет
}
deck-check-usable = { $count ->
    [one] { $name }: { $count } карточка, можно играть
    [few] { $name }: { $count } карточки, можно играть
    [many] { $name }: { $count } карточек, можно играть
   *[other] { $name }: { $count } карточки, можно играть
}
deck-check-bad = { $count ->
    [one] { $count } замечание
    [few] { $count } замечания
    [many] { $count } замечаний
   *[other] { $count } замечания
}
deck-written = Записано: { $name }
deck-new-name = Моя колода
deck-cards = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
    [many] { $count } карточек
   *[other] { $count } карточки
}
deck-no-such-card = в этой колоде нет карточки «{ $id }»
deck-label-source = источник: { $source }
deck-label-difficulty = сложность: { $level } из 3
deck-label-license = лицензия: { $license }
deck-stats-before = до { $date }
deck-stats-since = с { $date }
deck-stats-difficulty = Сложность: лёгких { $easy }, средних { $middling }, трудных { $hard }
