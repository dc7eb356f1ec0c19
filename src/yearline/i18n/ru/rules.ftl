rules-heading-aim = Цель
rules-heading-setup = Подготовка
rules-heading-turn = Ваш ход
rules-heading-end = Конец игры
