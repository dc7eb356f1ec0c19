practice-title = Тренування
practice-lead = Карти, у яких ви помилилися, повертаються незадовго до того, як забудуться. Досить чотирьох хвилин на день.
practice-none = Повторювати поки що нема чого. Після завдання чи партії сюди можуть потрапити карти, у яких ви помилилися.
practice-take = { $count ->
    [one] Повторити { $count } карту, у якій ви помилилися
    [few] Повторити { $count } карти, у яких ви помилилися
    [many] Повторити { $count } карт, у яких ви помилилися
   *[other] Повторити { $count } карти, у яких ви помилилися
}
practice-start = Почати
practice-question = Де її місце?
practice-of = { $at } з { $all }
practice-next = Наступна карта
practice-stop = Перервати тренування
practice-again = { $days ->
    [1] Вона повернеться завтра
    [one] Вона повернеться через { $days } день
    [few] Вона повернеться через { $days } дні
    [many] Вона повернеться через { $days } днів
   *[other] Вона повернеться через { $days } дня
}
practice-known = Цю карту ви вже не забудете
practice-would = Після помилки вона повернулася б завтра.
practice-score = Правильно: { $right } з { $all }
practice-done = На сьогодні все.
practice-tomorrow = { $count ->
    [one] Завтра { $count } карта.
    [few] Завтра { $count } карти.
    [many] Завтра { $count } карт.
   *[other] Завтра { $count } карти.
}
practice-nothing = Сьогодні повторювати нема чого.
practice-due = { $count ->
    [one] Сьогодні чекає { $count } карта
    [few] Сьогодні чекають { $count } карти
    [many] Сьогодні чекає { $count } карт
   *[other] Сьогодні чекає { $count } карти
}
practice-yours = Ваші карти
practice-step-0 = Завтра
practice-step-1 = Протягом тижня
practice-step-2 = Протягом місяця
practice-step-3 = Протягом чотирьох місяців
practice-step-4 = Засвоєні
practice-kept = { $count ->
    [one] { $count } карта зберігається лише на цьому пристрої.
    [few] { $count } карти зберігаються лише на цьому пристрої.
    [many] { $count } карт зберігаються лише на цьому пристрої.
   *[other] { $count } карти зберігаються лише на цьому пристрої.
}
practice-more = Ще 5 карт
practice-play = Зіграти партію
practice-anki = Зберегти для Anki
practice-csv = Зберегти як таблицю
practice-forget = Видалити їх
practice-forgotten = Ці карти видалено.
practice-failed = Не вдалося отримати карту. Спробуйте, коли буде зв’язок.
practice-gap = Який проміжок, від 1 до { $count }?
practice-missed = { $count ->
    [one] Повторити { $count } карту
    [few] Повторити { $count } карти
    [many] Повторити { $count } карт
   *[other] Повторити { $count } карти
}
practice-first = Спершу завтра, потім дедалі рідше.
