agents-you = Ви — { $name }, місце { $seat }, рахуючи з 0, усього місць: { $seats }.
agents-line-of = Хронологія гравця { $name }
agents-gaps = Над проміжками часоряду
agents-legal = Зараз можна зробити один із цих ходів:
agents-places = place КАРТА ПРОМІЖОК, де КАРТА — одна з { $cards }, а ПРОМІЖОК — від 0, перед першою картою, до { $last }
agents-answer = Дайте відповідь одним ходом в одному рядку. Можна додати, наскільки ви певні, від 0 до 1, наприклад «place 12 4 0.8».
agents-wait = Зараз не ваш хід.
agents-over = Гру закінчено.
agents-instructions = Ви за столом, де грають у карткову гру про історію. Викличте один раз «rules», а потім по черзі «look» і «move» до кінця гри.
agents-wrong-nonsense = Незрозуміло: «{ $text }».
agents-wrong-illegal = Хід «{ $text }» зараз неможливий.
agents-wrong-seat = Ходити можна лише за своє місце: { $seat }.
agents-wrong-late = Відповіді не було, час на хід (секунди): { $seconds }.
agents-wrong-sure = Певність — це число від 0 до 1.
agents-tries = { $count ->
    [one] Залишилася { $count } спроба.
    [few] Залишилося { $count } спроби.
    [many] Залишилося { $count } спроб.
   *[other] Залишилося { $count } спроби.
}
agents-fallback = За вас зроблено хід: { $move }.
agents-gone = Гру перервано на ході { $turns }: { $why }.
agents-invented = Вигадані карти
agents-invented-city = Засновано місто { $name }
agents-invented-bridge = Відкрито міст «{ $name }»
agents-invented-comet = Відкрито комету { $name }
agents-invented-treaty = Підписано договір «{ $name }»
agents-invented-ship = Спущено на воду корабель «{ $name }»
agents-invented-opera = Прем’єра опери «{ $name }»
