pages-sentence = Упорядкуйте історію: ігри з картами й датами для компанії друзів, на будь-якому екрані.
pages-skip = Перейти до вмісту
pages-nav = Головне меню
pages-nav-rules = Як грати
pages-nav-decks = Карти
pages-nav-about = Про проєкт і дані
pages-nav-credits = Подяки
pages-nav-api = API
pages-nav-print = Для друку
pages-nav-home = Сьогодні
pages-nav-games = Ігри
pages-language = Мова
pages-theme = Тема
pages-theme-auto = Авто
pages-theme-light = Світла
pages-theme-dark = Темна
pages-promise = Безкоштовно. Без облікових записів, реклами й стеження.
pages-table-title = Стіл { $code } · Yearline
pages-table-loading = Підсуваємо стілець…
pages-noscript = Щоб грати за столом, потрібен JavaScript. Для правил, карт і друку він не потрібен.
pages-home-title = Yearline: упорядкуйте історію
pages-home-lead = Що було раніше?
pages-join = Маєте код?
pages-join-code = Код столу
pages-join-go = До столу
pages-home-games = { $count ->
    [4] Чотири гри, одна коробка карт
    [5] П’ять ігор, одна коробка карт
   *[other] Ігор: { $count }, коробка карт одна
}
pages-games-lead = Одразу, наодинці проти комп’ютера, або з друзями: їм потрібне лише посилання.
pages-game-friends = З друзями
pages-game-facts = Гравців: { $from }–{ $to } · { $minutes } хв
pages-home-tables = Ще не дограно:
pages-home-screen = Навколо одного екрана
pages-home-screen-help = Часоряд на телевізорі чи ноутбуці; кожен грає зі свого телефона.
pages-game-learn = Правила
pages-game-play = Грати
pages-try-title = До чи після?
pages-try-before = до { $after }
pages-try-after = після { $before }
pages-try-between = між { $before } і { $after }
pages-try-right = Правильно!
pages-try-wrong = Не зовсім.
pages-said-of = { $what }: { $said }
pages-try-source = Джерело
pages-try-count = { $count ->
    [0] Поки що жодної правильної відповіді
    [one] Правильних відповідей: { $count }
    [few] Правильних відповідей: { $count }
    [many] Правильних відповідей: { $count }
   *[other] Правильних відповідей: { $count }
}
pages-try-next = А ця?
pages-try-line = Часоряд
pages-rules-title = Правила
pages-rules-lead = В усі ігри грають тими самими картами. Кожну можна опанувати за дві хвилини.
pages-rules-players = Гравців: від { $from } до { $to }
pages-rules-unofficial = За нашим столом можна грати й наодинці, і всімох, і ввосьмох, хоча на коробках цього немає.
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
pages-decks-look = Переглянути карти
pages-decks-print = Надрукувати колоду
pages-deck-reveal = Коли це було?
pages-deck-search = Знайти карту
pages-deck-found = Знайдено: { $count }
pages-print-title = Друк: «{ $name }»
pages-print-lead = PDF для двостороннього друку: по дев’ять карт на сторінці, з мітками для різання.
pages-print-paper = Папір
pages-print-a4 = A4
pages-print-letter = US Letter
pages-print-flip = Принтер перевертає аркуш
pages-print-long = по довгому краю
pages-print-short = по короткому краю
pages-print-cards = Які карти (наприклад, 1-36; порожньо — усі)
pages-print-rules = Надрукувати правила
pages-print-none = без правил
pages-print-make = Зробити PDF
pages-print-wait = Зачекайте кілька секунд.
pages-own-play = Грати цією колодою
pages-credits-title = Подяки
pages-credits-games = Ігри
pages-credits-games-text = Timeline придумав Фредерік Анрі, видає Zygomatic (Asmodee); автором кооперативного режиму Timeline Twist зазначено Корі Конєчку. «Хронологію» видала студія Dream Makers. Це незалежний проєкт: правила переказано нашими словами, усі тексти й малюнки наші, видавці до нього непричетні.
pages-credits-icons = Значки
pages-credits-icons-text = Малюнки складено з емблем сайту game-icons.net; їхні автори:
pages-credits-fonts = Шрифти
pages-credits-libraries = Бібліотеки у вашому браузері
pages-about-title = Про Yearline
pages-about-what = Yearline — це стіл для ігор із часорядом: грайте в «Часоряд», змагальний чи кооперативний, у «Хронологію» або «Три життя» з друзями через мережу, на одному пристрої, передаючи його по колу, на телевізорі з телефонами замість пультів чи проти комп’ютера, а цілим класом — у гру «Усі разом».
pages-about-privacy = Що ми про вас знаємо
pages-about-privacy-text = Лише те, що ви напишете. Облікових записів немає: ваш пристрій зберігає випадковий ключ, який доводить, що це ви. Два файли cookie пам’ятають мову та вибір теми, світлої чи темної. До сторонніх сервісів ми не звертаємося.
pages-about-practice = Завдання й тренування
pages-about-practice-text = Ваші результати, серія та карти для тренування залишаються на вашому пристрої; їх можна взяти із собою або видалити одним натисканням. Сервер рахує результати завдань і роздач тижня, а в завданнях і зіграних партіях ще й те, чи правильно покладено кожну карту, не знаючи, чиї вони.
pages-about-dates = Дати, яким можна вірити
pages-about-dates-text = На кожній карті вказано джерело. Якщо дата хибна, повідомте про це одним натисканням просто в грі; господар столу може одразу вилучити карту.
pages-about-fair = Чесне тасування
pages-about-fair-text = До першої карти стіл оприлюднює відбиток числа, за яким перетасовано колоду, а потім і саме число. Перевірити може кожен.
pages-about-keys = Клавіатура й програми читання з екрана
pages-about-keys-text = Усе працює з клавіатури: Tab і стрілки — рухатися, Enter — обрати карту, а тоді проміжок, Escape — скасувати. Програма зачитує події одну за одною: що покладено, що відкрито, чий хід.
pages-about-open = Вільно й відкрито
pages-about-open-text = Увесь проєкт — вільне програмне забезпечення за ліцензією MIT; він запускається на вашому комп’ютері однією командою.
pages-missing-title = Тут нічого немає
pages-missing-page = Такої сторінки немає. Можливо, її ніколи не було.
pages-missing-deck = Цією колодою поки що не можна грати, або її видалили. Автор побачить у редакторі, чого бракує.
pages-missing-table = Столу з таким кодом немає. У коді вісім літер і цифр; може, одна з них хибна?
pages-missing-home = На головну
pages-offline-title = Немає зв’язку
pages-offline-text = Пристрій не в мережі. Ваші столи в безпеці: щойно зв’язок повернеться, усе буде на місці.
pages-offline-again = Спробувати знову
