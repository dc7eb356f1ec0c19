weekly-name = Розклад тижня { $number }
weekly-now = Розклад тижня · № { $number }
weekly-older = Минулий розклад · № { $number }
weekly-lead = Один розклад на весь тиждень, наодинці
weekly-sentence = 36 карт, до неділі однакових для всіх. Кооперативний режим наодинці: обираєте карту, а її місце визначає дата.
weekly-link = Розклад тижня для одного
weekly-rules = Як грати
weekly-played = { $count ->
    [0] Цього тижня його ще ніхто не пройшов
    [one] Цього тижня його пройшла { $count } людина
    [few] Цього тижня його пройшли { $count } людини
    [many] Цього тижня його пройшли { $count } людей
   *[other] Цього тижня його пройшли { $count } людини
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
weekly-told-blocked = Заблоковано: її проміжок зайнятий.
weekly-told-out = Скинуто.
weekly-told-draw = Новий хід: рука знову повна.
weekly-of = з { $par } можливих
weekly-par = Той, хто знав би, де яка карта, набрав би балів: { $par }.
weekly-ended-failed = Більше нічого не підійшло.
weekly-ended-stuck = Не можна було ні розіграти карту, ні скинути.
weekly-ended-all_played = Усі карти зіграно.
weekly-counts = У головному ряду { $main }, у проміжках { $gaps }, лишилося { $rest }
weekly-players = Гравці цього тижня
weekly-players-past = Гравці того тижня
weekly-points = Бали
weekly-below = менше 0
weekly-above = { $score } і більше
weekly-next = { $days ->
    [0] Новий розклад уже завтра
    [one] Новий розклад через { $days } день
    [few] Новий розклад через { $days } дні
    [many] Новий розклад через { $days } днів
   *[other] Новий розклад через { $days } дня
}
weekly-free = Цей тиждень минув: грайте для задоволення. Зараховується лише розклад поточного тижня.
weekly-already = Цей хід ви вже зробили, можливо, на іншому пристрої. Ось де ви зупинилися.
weekly-past = Минулі тижні
weekly-go = До розкладу тижня
weekly-fair-help = Карти та їхній порядок випливають із секретного числа. Його хеш публікують за тиждень, а саме число — коли тиждень мине, тож кожен може перевірити: ніхто нічого не змінив.
weekly-fair-hash = Хеш цього тижня
weekly-fair-next = Хеш наступного тижня
weekly-fair-later = Його буде опубліковано, коли тиждень мине.
