rules-heading-aim = Мета
rules-heading-setup = Підготовка
rules-heading-turn = Ваш хід
rules-heading-end = Кінець гри
