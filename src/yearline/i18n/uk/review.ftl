review-player = Гравець { $number }
review-unfinished = Партію не дограно.
review-won = { $count ->
    [one] Перемога: { $names }.
    [few] Спільна перемога: { $names }.
    [many] Спільна перемога: { $names }.
   *[other] Спільна перемога: { $names }.
}
review-score = Ваш рахунок: { $score }.
review-score-of = Ваш рахунок: { $score }; можна було набрати { $possible }.
review-accuracy = { $name }: точність { $percent } % (вдалих ходів: { $good } із { $moves }).
review-misjudged = «{ $title }» ({ $date }): помилка на { $years ->
    [0] { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }
    [one] { $years } рік
    [few] { $years } роки
    [many] { $years } років
   *[other] { $years } року
}
review-turning-point = Переломний хід — { $number } ({ $name }):
review-move = { $number }. { $name }: { $told }
review-verdict = { $why }; { $better }.
review-did-play = розігрує «{ $title }»
review-did-discard = скидає «{ $title }»
review-did-place = кладе «{ $title }»
review-did-draft-red = бере «Війну» (червоні)
review-did-draft-blue = бере «Науку» (сині)
review-did-draft-beige = бере «Культуру» (бежеві)
review-did-use = застосовує властивість до карти «{ $title }»
review-did-end = зупиняється
review-did-leave = виходить із гри
review-why-unjudged = Нема чого оцінювати
review-why-good = Добрий хід
review-why-right = Правильно
review-why-earlier = «{ $title }» ({ $date }) на { $years ->
    [0] { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }
    [one] { $years } рік
    [few] { $years } роки
    [many] { $years } років
   *[other] { $years } року
} раніше за початок обраного проміжку ({ $edge })
review-why-later = «{ $title }» ({ $date }) на { $years ->
    [0] { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }
    [one] { $years } рік
    [few] { $years } роки
    [many] { $years } років
   *[other] { $years } року
} пізніше за кінець обраного проміжку ({ $edge })
review-why-blocked = «{ $title }» ({ $date }) потрапляє між { $low } і { $high }, а цей проміжок зайнято
review-why-jumped = «{ $title }» ({ $date }) лишає позаду { $count ->
    [one] приблизно { $count } ще не відкриту карту, і в неї один проміжок
    [few] приблизно { $count } ще не відкриті карти, і на всіх у них один проміжок
    [many] приблизно { $count } ще не відкритих карт, і на всіх у них один проміжок
   *[other] приблизно { $count } ще не відкритої карти, і на всіх у них один проміжок
}
review-why-closed = «{ $title }» закриває проміжок між { $low } і { $high }, який був потрібен { $count ->
    [one] ще приблизно { $count } карті
    [few] ще приблизно { $count } картам
    [many] ще приблизно { $count } картам
   *[other] ще приблизно { $count } карти
}
review-why-order = Інший хід був тут цінніший
review-why-wasted = «{ $title }» ще можна було розіграти
review-why-stopped = Ще одну карту можна було розіграти без ризику
review-why-draft = Інший колір дав би більше вибору або сильнішу властивість
review-why-start = Інша початкова карта менше допомогла б сусідові
review-why-power = В іншому місці властивість дала б більше користі
review-why-unused = Властивість лишилася невикористаною
review-better-play = краще було розіграти «{ $title }»
review-better-discard = краще було скинути «{ $title }»
review-better-use = краще було застосувати її до карти «{ $title }»
review-better-end = краще було зупинитися
review-better-draft-red = краще було взяти «Війну» (червоні)
review-better-draft-blue = краще було взяти «Науку» (сині)
review-better-draft-beige = краще було взяти «Культуру» (бежеві)
review-better-place-first = її місце до { $high }
review-better-place-last = її місце після { $low }
review-better-place-between = її місце між { $low } і { $high }
review-picture-title = Перебіг партії
review-picture-moves = ходи
review-picture-possible = можливо: { $possible }
