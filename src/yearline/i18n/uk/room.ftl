crowd-title = Усі разом
crowd-lead = Усі водночас викладають ту саму карту, кожен на своєму телефоні. Цей екран показує часоряд усій залі. Для компанії з 5 людей чи зали на 500.
crowd-how = Увійти можна за кодом з екрана. Без реєстрації й застосунків: введіть своє ім’я або візьміть запропоноване.
crowd-rules = Правила цієї гри
crowd-deck = Колода
crowd-own-decks = Ваші колоди
crowd-topics = Теми й епохи
crowd-topics-help = Позначте, що потрібно; якщо не позначити нічого, у грі будуть усі карти.
crowd-fields = Теми
crowd-eras = Епохи
crowd-topics-cards = Карт:
crowd-topics-few = Потрібно щонайменше { $count }.
crowd-clock = Час на карту
crowd-no-clock = без обмеження
crowd-open = Відкрити екран
crowd-trouble = Не вийшло. Спробуйте ще раз.
crowd-connecting = Входимо…
crowd-join-here = Приєднуйтеся з телефона
crowd-qr = QR-код: приєднатися з телефона
crowd-card-of = Карта { $number } із { $all }
crowd-question = Де її місце?
crowd-choose = Оберіть літеру на телефоні.
crowd-answered = Відповіли: { $count } із { $all }
crowd-got = Відповіли правильно: { $count } із { $all }
crowd-next-in = Наступна карта через { $count } с
crowd-run = { $names }: { $count } поспіль
crowd-and-more = { $names } і ще { $count }
crowd-standings = Таблиця лідерів
crowd-bars = Відповіді
crowd-behind = Слідом
crowd-together = Усі разом
crowd-share = правильних відповідей
crowd-hardest = Найважча карта
crowd-knew = Знали: { $count } із { $all }.
crowd-most = Найчастіша помилка: { $where }.
crowd-points = { $count } із { $all } правильно
crowd-start = Почати
crowd-next = Далі
crowd-again = Ще раз
crowd-pause = Пауза
crowd-resume = Продовжити
crowd-paused = Пауза
crowd-skip = Пропустити карту
crowd-lock = Зачинити двері
crowd-unlock = Відчинити двері
crowd-hide = Сховати імена
crowd-show = Показати імена
crowd-list = Учасники
crowd-kick = Виключити: { $name }
crowd-name = Ваше ім’я
crowd-other-name = Запропонувати інше ім’я
crowd-join = Приєднатися
crowd-in = Ви в грі, { $name }.
crowd-soon = Дивіться на екран: скоро почнемо.
crowd-late = Ви граєте з наступної карти.
crowd-locked = Двері зачинено: зараз увійти не можна.
crowd-closed = Ця зала для вас зачинена.
crowd-lost = Зв’язок утрачено. Ваше місце збережено, пробуємо знову.
crowd-your-link = Ваше посилання
crowd-link-help = Відкрийте його на іншому пристрої, щоб продовжити там зі своїми балами. Воно лише для вас.
crowd-answer = Ваша відповідь
crowd-changeable = Її можна змінити, доки не вийшов час.
crowd-change = Змінити
crowd-before = до { $date }
crowd-between = { $from } – { $to }
crowd-after = після { $date }
crowd-right = Правильно!
crowd-not-quite = Не зовсім
crowd-missed = Цього разу без відповіді
crowd-chose = Ви обрали { $letter }, { $where }. Правильно: { $right }.
crowd-belongs = Правильно: { $right }.
crowd-place = Місце { $place } із { $all }
crowd-in-a-row = { $count } поспіль
crowd-look-up = Дивіться на екран: скоро наступна карта.
crowd-look-up-in = Дивіться на екран: наступна карта через { $count } с
crowd-over = Гру закінчено
crowd-names = Видра Рись Чапля Борсук Сокіл Їжак Дельфін Бобер Сова Лосось Лелека Куниця Морж Ворон Зубр Снігур Тюлень Лось Журавель Синиця
crowd-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}
crowd-people = { $count ->
    [one] { $count } людина тут
    [few] { $count } людини тут
    [many] { $count } людей тут
   *[other] { $count } людини тут
}
crowd-suggest = Лише запропоновані імена
crowd-unsuggest = Будь-які імена
crowd-ease = Подвійний час: { $name }
crowd-unease = Звичайний час: { $name }
crowd-report = Відкрити звіт
crowd-somebody = Гравець { $number }
crowd-team = { $team ->
    [1] Команда «Сонце»
    [2] Команда «Місяць»
    [3] Команда «Зірка»
   *[4] Команда «Хмара»
}
crowd-said = Ваша відповідь: { $where }
crowd-mine = Ваші карти
crowd-size = Карт: { $cards }, гравців: { $people }
