daily-title = Завдання { $number } · Yearline
daily-name = Завдання { $number }
daily-today = Завдання дня · № { $number }
daily-older = Минуле завдання · № { $number }
daily-sentence = Дванадцять карт, сьогодні однакових для всіх. Розкладіть їх по одній на часоряді. Ось перша.
daily-played = { $count ->
    [0] Сьогодні його ще ніхто не виконав
    [one] Сьогодні його виконала { $count } людина
    [few] Сьогодні його виконали { $count } людини
    [many] Сьогодні його виконали { $count } людей
   *[other] Сьогодні його виконали { $count } людини
}
daily-past = Минулі дні
daily-card-of = Карта { $card } з { $all }
daily-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дня поспіль
}
daily-streak-next = Зіграйте сьогодні, щоб продовжити.
daily-of = з { $all }
daily-score = { $right } з { $all }
daily-better = Краще, ніж у { $share } % сьогоднішніх гравців
daily-players = Сьогоднішні гравці
daily-players-past = Гравці того дня
daily-right = Правильно
daily-wrong = Неправильно
daily-count = Гравців
daily-you = Ви
daily-computers = Комп’ютерні гравці, ті самі карти
daily-share = Поділитися
daily-copy = Скопіювати
daily-copied = Скопійовано
daily-picture = Картинкою
daily-share-missed = Помилки: № { $cards }
daily-share-all = Усі дванадцять правильно
daily-next = Нове завдання через { $hours } год { $minutes } хв
daily-got-away = { $count ->
    [0] Жодна не вислизнула
    [one] Вислизнула { $count } карта
    [few] Вислизнули { $count } карти
    [many] Вислизнуло { $count } карт
   *[other] Вислизнуло { $count } карти
}
daily-got-right = { $count ->
    [one] На своєму місці { $count } карта
    [few] На своєму місці { $count } карти
    [many] На своєму місці { $count } карт
   *[other] На своєму місці { $count } карти
}
daily-said = Ваша відповідь: { $where }
daily-all = Усі завдання
daily-only-today = Для серії зараховується лише завдання дня.
daily-past-lead = Ті самі карти в тому самому порядку, що й того дня. Грайте скільки завгодно разів.
daily-past-none = Від завтра тут збиратимуться минулі завдання.
daily-free = Цей день минув: грайте для задоволення. Зараховується лише завдання дня.
daily-already = Цю карту ви вже поклали, можливо, на іншому пристрої. Ось де ви зупинилися.
daily-waiting = Немає зв’язку. Вашу відповідь збережено тут і буде надіслано, щойно зв’язок відновиться.
daily-forgets = Цей браузер нічого не зберігає: результат забудеться, коли ви закриєте сторінку.
daily-go = До завдання дня
daily-again = Зіграти ще раз
daily-fair = Завдання для всіх однакове?
daily-fair-help = Карти та їхній порядок випливають із секретного числа. Його відбиток оприлюднюють напередодні, а саме число — наступного дня, тож кожен може перевірити: ніхто нічого не змінив.
daily-fair-hash = Відбиток цього дня
daily-fair-tomorrow = Відбиток завтрашнього дня
daily-fair-seed = Секретне число
daily-fair-later = Його буде оприлюднено завтра.
daily-preview = Дванадцять карт, однакових для всіх, і один часоряд. Скільки розкладете правильно?
