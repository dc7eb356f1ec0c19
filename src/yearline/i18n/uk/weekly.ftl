weekly-name = Роздача тижня { $number }
weekly-now = Роздача тижня · № { $number }
weekly-older = Минула роздача · № { $number }
weekly-lead = Одна роздача на весь тиждень, наодинці
weekly-sentence = 36 карт, до неділі однакових для всіх. Кооперативний режим наодинці: обираєте карту, а її місце визначає дата.
weekly-link = Роздача тижня наодинці
weekly-rules = Як грати
weekly-played = { $count ->
    [0] Цього тижня її ще ніхто не зіграв
    [one] Цього тижня її зіграла { $count } людина
    [few] Цього тижня її зіграли { $count } людини
    [many] Цього тижня її зіграли { $count } людей
   *[other] Цього тижня її зіграло { $count } людини
}
weekly-score-now = { $score ->
    [one] { $score } бал
    [few] { $score } бали
    [many] { $score } балів
   *[other] { $score } бала
}
weekly-deck = { $count ->
    [one] У стосі лишилася { $count } карта
    [few] У стосі лишилися { $count } карти
    [many] У стосі лишилося { $count } карт
   *[other] У стосі лишилося { $count } карти
}
weekly-pile = Скид
weekly-hand = Ваші карти
weekly-row = Головний ряд, над ним проміжки
weekly-told-main = Лягла в головний ряд: 2 бали.
weekly-told-gaps = Зайняла проміжок: 1 бал.
weekly-told-blocked = Проміжок зайнято: карту заблоковано.
weekly-told-out = Скинуто.
weekly-told-draw = Новий хід: карти добрано.
weekly-of = з { $par } можливих
weekly-par = Знаючи всі дати й порядок карт у стосі, можна набрати { $par } { $par ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}.
weekly-ended-failed = Більше нічого не підійшло.
weekly-ended-stuck = Не можна було ні розіграти карту, ні скинути.
weekly-ended-all_played = Карти скінчилися.
weekly-counts = У головному ряду { $main }, у проміжках { $gaps }, лишилося { $rest }
weekly-players = Гравці цього тижня
weekly-players-past = Гравці того тижня
weekly-points = Бали
weekly-below = менше 0
weekly-above = { $score } і більше
weekly-next = { $days ->
    [0] Нова роздача вже завтра
    [one] Нова роздача через { $days } день
    [few] Нова роздача через { $days } дні
    [many] Нова роздача через { $days } днів
   *[other] Нова роздача через { $days } дня
}
weekly-free = Цей тиждень минув: грайте для задоволення. Зараховується лише роздача поточного тижня.
weekly-already = Цей хід ви вже зробили, можливо, на іншому пристрої. Ось де ви зупинилися.
weekly-past = Минулі тижні
weekly-go = До роздачі тижня
weekly-fair-help = Карти та їхній порядок випливають із секретного числа. Його відбиток оприлюднюють за тиждень, а саме число — коли тиждень мине, тож кожен може перевірити: ніхто нічого не змінив.
weekly-fair-hash = Відбиток цього тижня
weekly-fair-next = Відбиток наступного тижня
weekly-fair-later = Його буде оприлюднено, коли тиждень мине.
weekly-preview = 36 карт, однакових для всіх цього тижня, і найкращий можливий результат. Наскільки ви до нього наблизитеся?
