pages-sentence = Упорядкуйте історію: ігри з картами й датами для компанії друзів, на будь-якому екрані.
pages-skip = Перейти до вмісту
pages-nav = Основна
pages-nav-rules = Правила
pages-nav-decks = Карти
pages-nav-about = Про проєкт
pages-nav-own-deck = Власна колода
pages-nav-credits = Подяки
pages-nav-api = Для програм
pages-language = Мова
pages-theme = Тема
pages-theme-auto = Авто
pages-theme-light = Світла
pages-theme-dark = Темна
pages-promise = Безкоштовно. Без облікових записів, реклами й стеження.
pages-table-title = Стіл { $code } · Yearline
pages-table-loading = Підсуваємо стілець…
pages-noscript = Столу потрібен JavaScript. Правилам, картам і друкованій грі — ні.
pages-home-title = Yearline: упорядкуйте історію
pages-home-lead = Що було раніше? Викладайте карти в часоряд, перевертайте й дивіться.
pages-play-now = Грати зараз
pages-play-now-help = Проти комп’ютера, одразу
pages-play-friends = Грати з друзями
pages-play-friends-help = Їм потрібне лише посилання
pages-join = Маєте код?
pages-join-code = Код столу
pages-join-go = До столу
pages-home-games = Одна коробка карт, багато ігор
pages-home-tables = Ваші столи
pages-game-learn = Як грати
pages-game-play = Зіграти
pages-try-title = До чи після?
pages-try-before = до { $after }
pages-try-after = після { $before }
pages-try-between = між { $before } і { $after }
pages-try-right = Правильно!
pages-try-wrong = Не зовсім.
pages-said-of = { $what }: { $said }
pages-try-source = Джерело
pages-try-count = { $count ->
    [0] Поки що жодної правильної
    [one] { $count } правильна
    [few] { $count } правильні
    [many] { $count } правильних
   *[other] { $count } правильної
}
pages-try-next = А ця?
pages-try-line = Часоряд
pages-rules-title = Правила
pages-rules-lead = В усі ігри грають тими самими картами. Кожну можна опанувати за хвилину.
pages-rules-players = Гравців: від { $from } до { $to }
pages-rules-unofficial = За нашим столом можна грати й наодинці, і всімох, і ввосьмох, хоча на коробках цього немає.
pages-rules-try = Спробуйте: 20 секунд
pages-rules-skip = Можна пропустити й одразу почати гру.
pages-rules-open-gap = вільний проміжок
pages-rules-play = Зіграти зараз
pages-rules-all = Усі правила
pages-decks-title = Карти
pages-decks-lead = На кожній карті вказано джерело, і кожну дату звірено з відкритими даними. Оберіть колоду, щоб побачити карти; дати приховані, доки ви не спитаєте.
pages-decks-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
pages-decks-look = Подивитися карти
pages-decks-print = Надрукувати колоду
pages-deck-reveal = Коли це було?
pages-deck-search = Знайти карту
pages-deck-found = Знайдено: { $count }
pages-print-title = Друк: «{ $name }»
pages-print-lead = PDF для двостороннього друку: по дев’ять карт на сторінці, з мітками для різання.
pages-print-paper = Папір
pages-print-a4 = A4
pages-print-letter = US Letter
pages-print-flip = Принтер перевертає аркуш через
pages-print-long = довгий край
pages-print-short = короткий край
pages-print-cards = Які карти (наприклад, 1-36; порожньо — усі)
pages-print-rules = Надрукувати правила
pages-print-none = без правил
pages-print-make = Зробити PDF
pages-print-wait = Це займе кілька секунд.
pages-own-title = Власна колода
pages-own-lead = Досить таблиці, де рядок — це карта: рік, назва й усе, що захочете. Ми прочитаємо її та покажемо кожну помилку в її рядку. Колода, якою можна грати, зберігається, і більше нічого.
pages-own-file = Файл CSV, Excel або JSON
pages-own-check = Перевірити
pages-own-columns = Відомі стовпці
pages-own-columns-help = Потрібні year або рік (до нашої ери — зі знаком мінус) і title або назва. Ще: fact, source, precision (year, circa або century), color, scene, emblem, difficulty; назви й тексти кількома мовами: title_en, title_fr і так далі.
pages-own-example = Наприклад
pages-own-example-file = Завантажити цю таблицю
pages-own-good = { $count ->
    [one] З колодою все гаразд: { $count } карта.
    [few] З колодою все гаразд: { $count } карти.
    [many] З колодою все гаразд: { $count } карт.
   *[other] З колодою все гаразд: { $count } карти.
}
pages-own-too-few = { $count ->
    [one] { $count } карти замало для будь-якої з наших ігор. Додайте, будь ласка, рядків: для перегонів удвох потрібно одинадцять карт.
    [few] { $count } карт замало для будь-якої з наших ігор. Додайте, будь ласка, рядків: для перегонів удвох потрібно одинадцять карт.
    [many] { $count } карт замало для будь-якої з наших ігор. Додайте, будь ласка, рядків: для перегонів удвох потрібно одинадцять карт.
   *[other] { $count } карти замало для будь-якої з наших ігор. Додайте, будь ласка, рядків: для перегонів удвох потрібно одинадцять карт.
}
pages-own-games = Для яких ігор вона підходить:
pages-own-enough = так
pages-own-bad = { $count ->
    [one] Треба виправити { $count } місце.
    [few] Треба виправити { $count } місця.
    [many] Треба виправити { $count } місць.
   *[other] Треба виправити { $count } місця.
}
pages-own-row = Рядок
pages-own-column = Стовпець
pages-own-problem = Що не так
pages-own-error = треба виправити
pages-own-warning = варто виправити
pages-own-notice = зроблено за вас
pages-own-play = Грати цією колодою
pages-credits-title = Подяки
pages-credits-games = Ігри
pages-credits-games-text = Timeline придумав Фредерік Анрі, видає Zygomatic (Asmodee); автором кооперативного режиму Timeline Twist зазначено Корі Конєчку. «Хронологію» видала студія Dream Makers. Це незалежний проєкт: правила переказано нашими словами, усі тексти й картинки наші, видавці до нього непричетні.
pages-credits-icons = Значки
pages-credits-icons-text = Картинки складено з емблем game-icons.net цих авторів:
pages-credits-fonts = Шрифти
pages-credits-libraries = Бібліотеки у вашому браузері
pages-about-title = Про Yearline
pages-about-what = Yearline — це стіл для ігор із часорядом: грайте в перегони, кооперативну гру, «Хронологію» або «Три життя» з далекими друзями, на одному пристрої по колу, на телевізорі з телефонами чи проти комп’ютера.
pages-about-privacy = Що ми про вас знаємо
pages-about-privacy-text = Лише те, що ви напишете. Облікових записів немає: ваш пристрій зберігає випадковий ключ, який доводить, що це ви. Два файли cookie пам’ятають мову та вибір теми, світлої чи темної. До сторонніх сервісів ми не звертаємося.
pages-about-dates = Дати, яким можна вірити
pages-about-dates-text = На кожній карті вказано джерело. Якщо дата хибна, повідомте про це одним натисканням просто в грі; господар столу може одразу прибрати карту.
pages-about-fair = Чесне тасування
pages-about-fair-text = До першої карти стіл оприлюднює відбиток числа, за яким перетасовано колоду, а потім і саме число. Перевірити може кожен.
pages-about-keys = Клавіатура й програми читання з екрана
pages-about-keys-text = Усе працює з клавіатури: Tab і стрілки — рухатися, Enter — обрати карту, а тоді проміжок, Escape — скасувати. Події оголошуються по порядку: що покладено, що відкрито, чий хід.
pages-about-open = Вільно й відкрито
pages-about-open-text = Увесь проєкт — вільне програмне забезпечення за ліцензією MIT; він запускається на вашому комп’ютері однією командою.
pages-missing-title = Тут нічого немає
pages-missing-page = Такої сторінки немає. Можливо, її ніколи не було.
pages-missing-table = Столу з таким кодом немає. У коді вісім літер і цифр; може, одна з них хибна?
pages-missing-home = На головну
pages-offline-title = Немає зв’язку
pages-offline-text = Пристрій не в мережі. Ваші столи в безпеці: щойно зв’язок повернеться, усе буде на місці.
pages-offline-again = Спробувати знову
pages-learn-coop = Яку карту ви б перевернули? Картинка вище — ваш часоряд.
pages-learn-turn = Перевернути
pages-learn-end = Раніше чи пізніше за всі інші: часоряд росте. 2 бали!
pages-learn-gap = Карта потрапляє у вільний проміжок, тепер він закритий. 1 бал.
pages-learn-blocked = Заблоковано: цей проміжок уже зайнятий. Карта лягає перед вами горизонтально, і треба пробувати іншу.
