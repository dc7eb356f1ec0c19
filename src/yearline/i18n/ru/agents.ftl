agents-you = Вы — { $name }, место { $seat }, считая с 0, всего мест: { $seats }.
agents-line-of = Хронология игрока { $name }
agents-gaps = Над промежутками оси времени
agents-legal = Сейчас можно сделать один из этих ходов:
agents-places = place КАРТОЧКА ПРОМЕЖУТОК, где КАРТОЧКА — одна из { $cards }, а ПРОМЕЖУТОК — от 0, перед первой карточкой, до { $last }
agents-answer = Ответьте одним ходом в одной строке. Можно добавить, насколько вы уверены, от 0 до 1, например «place 12 4 0.8».
agents-wait = Сейчас не ваш ход.
agents-over = Игра окончена.
agents-instructions = Вы за столом, где играют в карточную игру об истории. Вызовите один раз «rules», а затем по очереди «look» и «move» до конца игры.
agents-wrong-nonsense = Непонятно: «{ $text }».
agents-wrong-illegal = Ход «{ $text }» сейчас невозможен.
agents-wrong-seat = Ходить можно только за своё место: { $seat }.
agents-wrong-late = Ответа не было, время на ход (секунды): { $seconds }.
agents-wrong-sure = Уверенность — это число от 0 до 1.
agents-tries = { $count ->
    [one] Осталась { $count } попытка.
    [few] Осталось { $count } попытки.
    [many] Осталось { $count } попыток.
   *[other] Осталось { $count } попытки.
}
agents-fallback = За вас сделан ход: { $move }.
agents-gone = Игра прервана на { $turns }-м ходу: { $why }.
agents-invented = Придуманные карточки
agents-invented-city = Основан город { $name }
agents-invented-bridge = Открыт мост «{ $name }»
agents-invented-comet = Открыта комета { $name }
agents-invented-treaty = Подписан договор «{ $name }»
agents-invented-ship = Спущен на воду корабль «{ $name }»
agents-invented-opera = Премьера оперы «{ $name }»
