me-title = Ваші ігри
me-lead = Усе це зберігається лише на цьому пристрої.
me-none = Тут поки що порожньо. Зіграйте партію або виконайте завдання дня, і результат з’явиться тут.
me-play = Виконати завдання дня
me-results = Результати
me-challenges = Завдання
me-deals = Роздачі тижня
me-bests = Ваші рекорди
me-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дня поспіль
}
me-longest = Рекорд: { $count }
me-of = { $right } з { $all }
me-best = { $game }, { $deck }
me-players = { $count ->
    [1] наодинці
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
me-won = перемога
me-lost = без перемоги
me-century = Правильно за століттями
me-field = Правильно за темами
me-years-old = До нашої ери
me-years-first = Роки від 1 до 1000
me-own-deck = власна колода
me-more = і ще { $count }
me-export = Узяти із собою
me-import = Повернути сюди
me-link-copied = Скопійовано. Відкрийте посилання на іншому пристрої: там ви лишитеся собою. Карти для тренування, завдання й роздачі останнього місяця та остання партія за кожним вашим столом з’являться самі; усе, що старше, переноситься файлом. Нікому не показуйте це посилання.
me-forget = Видалити все
me-forgotten = Усе видалено.
me-undo = Скасувати
me-bad-file = Цей файл не з Yearline. Нічого не змінилося.
me-brought = { $count ->
    [one] Повернено { $count } результат
    [few] Повернено { $count } результати
    [many] Повернено { $count } результатів
   *[other] Повернено { $count } результату
}
me-keeps-nothing = Цей браузер нічого не зберігає: усе це зникне, коли ви його закриєте.
me-field-antiquity = Давнина
me-field-art = Мистецтво
me-field-digital = Комп’ютери
me-field-faith = Віра
me-field-film = Кіно
me-field-industry = Промисловість
me-field-letters = Література
me-field-life = Побут
me-field-music = Музика
me-field-nature = Природа
me-field-science = Наука
me-field-sea = Море
me-field-space = Космос
me-field-sport = Спорт
me-field-state = Держави
me-field-war = Війни
me-field-other = Інше
