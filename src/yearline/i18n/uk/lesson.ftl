report-title = Звіт: { $deck }
report-print = Надрукувати
report-again = Ще раз найважчі карти: { $count }
report-count-pupils = { $count ->
    [one] учень
    [few] учні
    [many] учнів
   *[other] учня
}
report-count-cards = { $count ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
report-share = на своєму місці
report-typical = зазвичай на відповідь
report-seconds-of = { $count } с
report-privacy-head = Імена
report-deleted = Імена буде видалено { $day }
report-forgotten = Імена видалено. Цифри залишилися.
report-figures = Цифри залишаться, але без імен.
report-only-link = Звіт відкриває лише це посилання: нікому його не передавайте.
report-sooner = Видалити імена через
report-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
report-keep = Зберегти
report-forget = Видалити імена зараз
report-forget-sure = Видалити всі імена зараз? Повернути їх буде неможливо. Цифри залишаться.
report-games = Партії
report-game = Партія { $number }
report-empty = Ще жодну карту не перевернуто. Звіт заповнюється під час гри.
report-cards = Карти
report-hardest-first = Спершу найважчі
report-by-time = За датами
report-card = Карта
report-right = Правильно
report-mistake = Найчастіша помилка
report-answers = Відповіді
report-said = { $count } × { $where }
report-early = зарано
report-late = запізно
report-no-mistake = немає
report-more-cards = { $count ->
    [one] ще { $count } карта
    [few] ще { $count } карти
    [many] ще { $count } карт
   *[other] ще { $count } карти
}
report-pupils = Учні
report-by-score = За кількістю правильних відповідей
report-name = Ім’я
report-cells = Карти, спершу найважчі
report-time = Час
report-seconds = Секунди
report-more-pupils = { $count ->
    [one] ще { $count } учень
    [few] ще { $count } учні
    [many] ще { $count } учнів
   *[other] ще { $count } учня
}
report-cell-yes = правильно
report-cell-no = неправильно
report-cell-none = без відповіді
homework-title = Домашнє завдання
homework-lead = Або задайте ті самі карти додому: кожен грає у своєму темпі до призначеного дня.
homework-until-label = Скільки часу дати
homework-give = Задати додому
homework-for-pupils = Код і ця адреса — для учнів.
homework-until = Час є до { $day }
homework-closed = Час на це завдання вийшов.
homework-nobody = Поки що ніхто не відповів.
homework-begin = Почати
homework-your-code = Ваш особистий код
homework-code-help = Цей пристрій пам’ятає ваше місце. З цим кодом можна продовжити на іншому.
homework-have-code = Я маю особистий код
homework-go-on = Продовжити
homework-all-done = Це все: правильно { $count } з { $all }.
homework-look-again = Варто повторити
