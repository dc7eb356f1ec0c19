review-player = Игрок { $number }
review-unfinished = Партия не доиграна.
review-won = { $count ->
    [one] Победа: { $names }.
    [few] Общая победа: { $names }.
    [many] Общая победа: { $names }.
   *[other] Общая победа: { $names }.
}
review-score = Ваш счёт: { $score }.
review-score-of = Ваш счёт: { $score }; можно было набрать { $possible }.
review-accuracy = { $name }: точность { $percent } % (хороших ходов: { $good } из { $moves }).
review-misjudged = «{ $title }» ({ $date }): ошибка на { $years ->
    [0] { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
    [one] { $years } год
    [few] { $years } года
    [many] { $years } лет
   *[other] { $years } года
}
review-turning-point = Переломный ход — { $number } ({ $name }):
review-move = { $number }. { $name }: { $told }
review-verdict = { $why }; { $better }.
review-did-play = выкладывает «{ $title }»
review-did-discard = сбрасывает «{ $title }»
review-did-place = кладёт «{ $title }»
review-did-draft-red = берёт «Войну» (красные)
review-did-draft-blue = берёт «Науку» (синие)
review-did-draft-beige = берёт «Культуру» (бежевые)
review-did-use = применяет свойство к карточке «{ $title }»
review-did-end = останавливается
review-did-leave = выходит из игры
review-why-unjudged = Оценивать нечего
review-why-good = Хороший ход
review-why-right = Верно
review-why-earlier = «{ $title }» ({ $date }) на { $years ->
    [0] { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
    [one] { $years } год
    [few] { $years } года
    [many] { $years } лет
   *[other] { $years } года
} раньше начала выбранного промежутка ({ $edge })
review-why-later = «{ $title }» ({ $date }) на { $years ->
    [0] { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
    [one] { $years } год
    [few] { $years } года
    [many] { $years } лет
   *[other] { $years } года
} позже конца выбранного промежутка ({ $edge })
review-why-blocked = «{ $title }» ({ $date }) попадает между { $low } и { $high }, а этот промежуток занят
review-why-jumped = «{ $title }» ({ $date }) оставляет позади { $count ->
    [one] примерно { $count } ещё не вышедшую карточку, и у неё один промежуток
    [few] примерно { $count } ещё не вышедшие карточки, и на всех остаётся один промежуток
    [many] примерно { $count } ещё не вышедших карточек, и на всех остаётся один промежуток
   *[other] примерно { $count } ещё не вышедшей карточки, и на всех остаётся один промежуток
}
review-why-closed = «{ $title }» закрывает промежуток между { $low } и { $high }, который был нужен { $count ->
    [one] ещё примерно { $count } карточке
    [few] ещё примерно { $count } карточкам
    [many] ещё примерно { $count } карточкам
   *[other] ещё примерно { $count } карточки
}
review-why-order = Другой ход был здесь ценнее
review-why-wasted = «{ $title }» ещё можно было выложить
review-why-stopped = Ещё одну карточку можно было выложить без риска
review-why-draft = Другой цвет дал бы больше выбора или более сильное свойство
review-why-start = Другая стартовая карточка меньше помогла бы соседу
review-why-power = В другом месте свойство принесло бы больше пользы
review-why-unused = Свойство осталось неиспользованным
review-better-play = лучше было выложить «{ $title }»
review-better-discard = лучше было сбросить «{ $title }»
review-better-use = лучше было применить его к карточке «{ $title }»
review-better-end = лучше было остановиться
review-better-draft-red = лучше было взять «Войну» (красные)
review-better-draft-blue = лучше было взять «Науку» (синие)
review-better-draft-beige = лучше было взять «Культуру» (бежевые)
review-better-place-first = её место до { $high }
review-better-place-last = её место после { $low }
review-better-place-between = её место между { $low } и { $high }
review-picture-title = Ход партии
review-picture-moves = ходы
review-picture-possible = возможно: { $possible }
