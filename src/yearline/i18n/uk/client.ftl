client-heading = Стіл { $code }
client-home = Yearline, на головну
client-code = Код столу
client-connecting = Підсуваємо стілець…
client-dealing = Роздаємо…
client-score = { $score ->
    [one] { $score } бал
    [few] { $score } бали
    [many] { $score } балів
   *[other] { $score } бала
}
client-rank-now = Звання команди:
client-talk = Чат
client-menu = Меню
client-piles = Стос карт і скид
client-line = Часоряд
client-own-line = Ваша хронологія
client-line-of = Хронологія: { $name }
client-your-cards = Ваші карти
client-lost = Зв’язок перервався. Під’єднуємося знову, гру збережено.
client-closed = Сервер закрив з’єднання.
client-reload = Оновити
client-close = Закрити
client-cancel = Скасувати
client-send = Надіслати
client-refused = Не вийшло: { $text }
client-refused-illegal-action = Зараз так не можна.
client-refused-not-your-turn = Зараз не ваш хід.
client-refused-name-taken = Це ім’я тут уже зайняте.
client-refused-table-full = Усі місця зайняті. Можна дивитися.
client-refused-bad-seat-count = Ця гра не розрахована на стільки гравців.
client-refused-bad-deck = У цих колодах замало карт для цієї гри.
client-refused-too-fast = Не так швидко, будь ласка.
client-refused-kicked = Господар столу попросив вас піти.
client-refused-blocked = Доступ закрито: так вирішив власник сервера.
client-refused-no-table = Цього столу більше немає.
client-kicked-by = { $name } просить вас залишити цей стіл.
client-kicked-now = Повернутися за цей стіл не можна. Можна зіграти наодинці або відкрити стіл для друзів.
client-go-home = На головну
client-forgets = Ваш браузер нічого не зберігає для цієї сторінки: коли ви її закриєте, місце, ім’я та налаштування забудуться.
client-gap-between = між { $before } і { $after }
client-gap-before = до { $after }
client-gap-after = після { $before }
client-gap-first = першою картою
client-era-0 = Античність
client-era-1 = Середньовіччя
client-era-2 = Доба вітрил
client-era-3 = Доба пари
client-era-4 = Двадцяте століття
client-era-5 = Наше століття
client-era-short-0 = Античність
client-era-short-1 = Сер. віки
client-era-short-2 = Вітрила
client-era-short-3 = Пара
client-era-short-4 = XX ст.
client-era-short-5 = XXI ст.
client-you-here = Ви
client-cards-left = на руках
client-ready = за столом
client-in-line = у хронології
client-last-card = остання карта
client-gap-open = вільно
client-place-here = Покласти { $where }
client-laid-here = покладено сюди
client-belongs-here = її місце тут
client-row-main = Часоряд, головний ряд
client-row-gaps = Проміжки між датами
client-end-earlier = до { $date }
client-end-later = після { $date }
client-zoom = Розмір карт
client-zoom-in = Збільшити
client-zoom-out = Зменшити
client-zoom-fit = Показати весь часоряд
client-blocked = заблокована
client-symbol-sun = сонце
client-symbol-moon = місяць
client-symbol-star = зірка
client-symbol-key = ключ
client-symbol-crown = корона
client-symbol-leaf = листок
client-symbol-anchor = якір
client-symbol-bell = дзвін
client-color-red = війна
client-color-blue = наука
client-color-beige = культура
client-pile-deck = Стос
client-pile-discard = Скид
client-pile-stack = Стопка
client-pile-neutral-red = Війна
client-pile-neutral-blue = Наука
client-pile-neutral-beige = Культура
client-pile-stack-red = Війна
client-pile-stack-blue = Наука
client-pile-stack-beige = Культура
client-pile-empty = порожньо
client-pile-words = { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}, зверху:
client-no-cards = Немає карт
client-hand-of = Карти: { $name }
client-others = Інші
client-players = Гравці
client-to-move = ходить
client-away = не в мережі
client-seat-open = Вільне місце
client-estimates = Здогади
client-reaction = { $name }: { $text }
client-paused = Господар столу призупинив гру.
client-turn-of = { $name } думає…
client-turn-free = Це місце вільне: його можна зайняти, або господар столу може посадити на нього комп’ютерного гравця.
client-turn-name = { $name }:
client-sending = Хвилинку…
client-do = Ваш хід: оберіть, що зробити.
client-choose-gap = Де їй місце?
client-choose-side = До чи після { $date }?
client-gap-how = Торкніться проміжку або перетягніть карту туди.
client-keys-gaps = проміжки
client-keys-lay = покласти
client-keys-back = повернути
client-laid = { $where }?
client-years-early = { $count ->
    [one] на { $count } рік раніше, ніж треба
    [few] на { $count } роки раніше, ніж треба
    [many] на { $count } років раніше, ніж треба
   *[other] на { $count } року раніше, ніж треба
}
client-years-late = { $count ->
    [one] на { $count } рік пізніше, ніж треба
    [few] на { $count } роки пізніше, ніж треба
    [many] на { $count } років пізніше, ніж треба
   *[other] на { $count } року пізніше, ніж треба
}
client-chosen = { $title }
client-warn-gap = Найширший вільний проміжок ({ $before } — { $after }): карта, що потрапить туди, закриє його назавжди.
client-verb-play = Перевернути
client-verb-discard = Скинути
client-verb-place = Перевернути
client-verb-draft = Узяти п’ять карт
client-verb-draft-start = Віддати цю карту
client-verb-use = Застосувати властивість
client-verb-use-power-red = Скинути
client-verb-use-power-blue = Поділити
client-verb-use-power-beige = Додати карту
client-verb-end = Завершити хід
client-verb-end-power = Не треба
client-part-main = ряд
client-part-gaps = проміжки
client-part-left = лишилося
client-part-points = бали
client-points-to = До звання «{ $title }»: { $count }
client-lives-left = Життів: { $left } з { $all }
client-leads = попереду
client-round = Раунд
client-in-stacks = у стопках: { $count }
client-leads-by = попереду на { $count }
client-your-line = ваша хронологія: { $count }
client-line-behind = на { $count } менше, ніж у гравця { $name }
client-line-ahead = на { $count } більше, ніж у гравця { $name }
client-line-level = порівну з гравцем { $name }
client-ends-when = Найдовша хронологія перемагає, коли в когось скінчаться стопки.
client-ends-left = Найменше карт: { $name }, { $count }
client-packet = Пачка { $number } з { $count }
client-from-here = звідси
client-power-red = Правильно покладена: скидає верхню карту будь-якої стопки.
client-power-blue = Правильно покладена: ділить будь-яку стопку навпіл.
client-power-beige = Правильно покладена: додає нейтральну карту до стопки свого кольору.
client-struck = { $name } скидає вашу карту
client-struck-card = Карту втрачено: { $title }.
client-in-a-row = { $count } поспіль
client-result-right = { $date }, правильно
client-result-wrong = { $date }, помилка
client-result-blocked = { $date }, проміжок зайнято
client-discard-waits = сюди лягають помилки
client-discard-rule = Замість цього можна скинути карту з таким символом.
client-withdraw-sure = Вилучити цю карту з гри для всіх?
client-verdict-right = Правильно!
client-verdict-right-of = Правильно, { $name }!
client-verdict-wrong = Не зовсім
client-verdict-wrong-of = Не зовсім, { $name }
client-verdict-blocked = Проміжок зайнято
client-verdict-blocked-of = Проміжок зайнято, { $name }
client-mute = Вимкнути звук
client-told-placed-main = { $you ->
    [yes] Ви кладете карту в головний ряд ({ $date }): { $title }.
   *[no] { $name } кладе карту в головний ряд ({ $date }): { $title }.
}
client-told-placed-gaps = { $you ->
    [yes] Ви заповнюєте проміжок ({ $date }): { $title }.
   *[no] { $name } заповнює проміжок ({ $date }): { $title }.
}
client-told-placed-line = { $verdict } { $date }, { $where }: { $title }.
client-told-blocked = { $you ->
    [yes] Карту заблоковано ({ $date }), проміжок зайнято. Ви залишаєте її собі: { $title }.
   *[no] Карту заблоковано ({ $date }), проміжок зайнято. { $name } залишає її собі: { $title }.
}
client-told-missed = { $verdict }. { $date }, а не { $where }: { $title }.
client-told-revealed = { $title }.
client-told-discarded = { $you ->
    [yes] Ви скидаєте: { $title }.
   *[no] { $name } скидає: { $title }.
}
client-told-drafted = { $you ->
    [yes] Ви берете { $count } карт: { $color }.
   *[no] { $name } бере { $count } карт: { $color }.
}
client-told-reshuffled = Скид стає новим стосом: { $count ->
    [one] { $count } карта.
    [few] { $count } карти.
    [many] { $count } карт.
   *[other] { $count } карти.
}
client-told-power-red = { $whose ->
    [mine] Ви скидаєте верхню карту своєї стопки: { $title }.
    [own] { $name } скидає верхню карту своєї стопки: { $title }.
    [yours] { $name } скидає верхню карту вашої стопки: { $title }.
    [theirs] Ви скидаєте верхню карту стопки гравця { $owner }: { $title }.
   *[other] { $name } скидає верхню карту стопки гравця { $owner }: { $title }.
}
client-told-power-blue = { $whose ->
    [mine] Ви ділите свою стопку.
    [own] { $name } ділить свою стопку.
    [yours] { $name } ділить вашу стопку.
    [theirs] Ви ділите стопку гравця { $owner }.
   *[other] { $name } ділить стопку гравця { $owner }.
}
client-told-power-beige = { $whose ->
    [mine] Ви додаєте карту до своєї стопки.
    [own] { $name } додає карту до своєї стопки.
    [yours] { $name } додає карту до вашої стопки.
    [theirs] Ви додаєте карту до стопки гравця { $owner }.
   *[other] { $name } додає карту до стопки гравця { $owner }.
}
client-told-eliminated = { $count ->
    [one] Вибуває з вирішального раунду: { $names }.
    [few] Вибувають із вирішального раунду: { $names }.
    [many] Вибувають із вирішального раунду: { $names }.
   *[other] Вибувають із вирішального раунду: { $names }.
}
client-told-left = { $name } виходить з-за столу.
client-told-withdrawn = Карту вилучено з гри: { $title }.
client-told-turn = { $you ->
    [yes] Ваш хід.
   *[no] Ходить { $name }.
}
client-told-over = Гру закінчено.
client-your-turn = Ваш хід
client-time-left = Залишилося часу
client-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
client-invite = Запросити
client-invite-text = Зіграймо разом у Yearline!
client-invite-help = Відкрийте { $host } і введіть цей код або наведіть камеру на QR-код.
client-invite-only-here = Це посилання відкривається лише на цьому пристрої: запустіть сервер з --host 0.0.0.0, щоб могли зайти інші.
client-qr = QR-код із посиланням на цей стіл
client-copy-link = Скопіювати посилання
client-copied = Скопійовано.
client-share = Поділитися
client-show-screen = Показати на великому екрані
client-screen-join = Наведіть камеру на код, сядьте за стіл і почніть гру з телефона.
client-your-name = Ваше ім’я
client-another-name = Ще один гравець за цим пристроєм
client-sit = Сісти за стіл
client-sit-another = Додати гравця
client-empty-seat = Звільнилося місце. Бажаєте зіграти?
client-watch = Ви дивитеся
client-watch-next = Ця гра вже триває. Можна зайняти місце в наступній.
client-full = Усі місця зайняті. Ви дивитеся й можете зайняти місце в наступній грі.
client-wait = Місце в наступній грі
client-waits = Ви отримаєте місце в наступній грі, якщо воно знайдеться.
client-wait-not = Краще подивлюся
client-birth = Рік народження (необов’язково)
client-birth-help = Лише щоб дізнатися, хто починає: найстарший чи наймолодший.
client-who-plays = Хто грає?
client-you = ви
client-you-name = Гравець
client-bot = комп’ютерний гравець
client-host = господар столу
client-add-bot = Додати комп’ютерного гравця
client-let-bot = Посадити комп’ютерного гравця
client-which-bot = Який комп’ютерний гравець
client-bot-offer = { $name } ({ $level })
client-bot-level-0 = заради сміху
client-bot-level-1 = дуже легко
client-bot-level-2 = легко
client-bot-level-3 = на рівних
client-bot-level-4 = важко
client-bot-level-5 = дуже важко
client-bot-level-6 = знає всі дати
client-remove = Прибрати: { $name }
client-get-up = Встати
client-kick = Виключити
client-kick-sure = Виключити? { $name } більше не зможе повернутися за цей стіл.
client-host-starts = Гру почне { $name }.
client-host-starts-soon = Гру почне господар столу.
client-start-without = Почати без мене
client-name-first = Щоб теж грати, спершу введіть ім’я.
client-too-many = { $game }: гравців щонайбільше { $most }, а вас { $count }.
client-allow-more = Дозволити: { $count }
client-start = { $count ->
    [0] Почати
    [one] Почати: { $count } гравець
    [few] Почати: { $count } гравці
    [many] Почати: { $count } гравців
   *[other] Почати: { $count } гравця
}
client-need-more = { $count ->
    [one] Потрібен принаймні { $count } гравець.
    [few] Потрібно принаймні { $count } гравці.
    [many] Потрібно принаймні { $count } гравців.
   *[other] Потрібно принаймні { $count } гравця.
}
client-watching = { $count ->
    [one] Дивиться { $count } людина.
    [few] Дивляться { $count } людини.
    [many] Дивляться { $count } людей.
   *[other] Дивляться { $count } людини.
}
client-agreed = У що граємо?
client-change-game = Змінити гру або її налаштування
client-agreed-now = Про що домовилися
client-game-players = Гравців: { $from }–{ $to }
client-game = Гра
client-decks = Карти
client-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
client-own-deck = Власна колода
client-seats = Місця
client-clock = Час на хід
client-clock-help = Коли він мине, хід за гравця зробить комп’ютер.
client-clock-0 = без обмежень
client-clock-30 = 30 секунд
client-clock-60 = 1 хвилина
client-clock-120 = 2 хвилини
client-clock-300 = 5 хвилин
client-clock-86400 = 1 день
client-clock-259200 = 3 дні
client-more-options = Інші налаштування
client-fallback = Коли час минув
client-fallback-bot = комп’ютер робить розумний хід
client-fallback-random = комп’ютер ходить навмання
client-on-leave = Коли хтось іде
client-on-leave-rulebook = за правилами
client-on-leave-bot = місце займає комп’ютерний гравець
client-value = { $value }
client-value-true = так
client-value-false = ні
client-value-edition = як у виданні
client-value-seat = місце { $number }
client-value-each = для кожного гравця своє
client-value-rulebook = за правилами
client-value-random = за жеребом
client-option-edition = Видання
client-option-edition-help = Друковані видання дечим різняться. Російське: спершу відкривають скид, а карту того самого року, що й карта в її проміжку, заблоковано. Французьке, італійське, українське: спершу головний ряд, а таку карту кладуть зверху. Якщо ніхто не обрав, вирішує мова столу. Звання завжди вашою мовою.
client-value-edition-fr = французьке
client-value-edition-it = італійське
client-value-edition-uk = українське
client-value-edition-ru = російське
client-option-setup-order = Порядок перших двох карт
client-option-setup-order-help = Що відкривають спершу: початкову карту чи першу карту скиду.
client-value-setup-order-start-then-discard = спершу початкову карту
client-value-setup-order-discard-then-start = спершу скид
client-option-equal-in-gap = Той самий рік у проміжку
client-option-equal-in-gap-help = Що робити з картою того самого року, що й карта, яка зайняла її проміжок.
client-value-equal-in-gap-stack = лягає зверху
client-value-equal-in-gap-blocked = заблоковано
client-option-show-blocked-date = Показувати дати заблокованих карт
client-option-show-blocked-date-help = Усі їх уже бачили; так не доведеться запам’ятовувати.
client-option-discard-blocked = Заблоковані карти
client-option-discard-blocked-help = Чи треба скинути заблоковану карту, щойно збіжиться символ, як велять українське й італійське видання.
client-value-discard-blocked-may = можна скинути
client-value-discard-blocked-must = треба скинути
client-option-first-player = Хто починає
client-option-first-player-help = За правилами починає найстарший, а в змагальному режимі — наймолодший, якщо рік народження вказали всі, хто сидить за столом; інакше вирішує випадок. У «Хронології» випадок заміняє того, хто перший назве сьогоднішню дату.
client-option-max-players = Найбільша кількість гравців
client-option-max-players-help = На коробці вказано до шести; усімох чи ввосьмох тіснувато.
client-option-hand-size = Карт на руках
client-option-hand-size-help = Менше — для швидкої гри, більше — для довгої.
client-option-hand-size-each = Карти кожного гравця
client-option-hand-size-each-help = Фора: хто краще знає історію, починає з більшою кількістю карт.
client-option-playoff = Вирішальний раунд
client-option-playoff-help = Хто залишається, якщо кілька гравців закінчили в одному раунді й хтось із них помилився.
client-value-playoff-recursive = лише ті, хто не помилився
client-value-playoff-keep-all = усі
client-option-draft-packets = Скільки пачок брати
client-option-draft-packets-help = По п’ять карт. Чотири — для повної гри, одна — для швидкої.
client-option-browse-own-stacks = Власні стопки
client-option-browse-own-stacks-help = Правила забороняють дивитися лише на зворотний бік карт. Якщо за столом так домовилися, кожен може переглядати малюнки у власних стопках; більше їх ніхто не бачить.
client-value-browse-own-stacks-false = видно лише верхню карту
client-value-browse-own-stacks-true = можна переглядати
client-journal = Що сталося
client-journal-empty = Поки що нічого.
client-said = Що було сказано
client-said-empty = Поки що всі мовчать.
client-say = Скажіть щось
client-smiles = Реакції
client-smile-thumb = Палець угору
client-smile-clap = Оплески
client-smile-wow = Подив
client-smile-laugh = Сміх
client-smile-think = Роздуми
client-smile-heart = Серце
client-language = Мова
client-theme = Тема
client-theme-auto = як на пристрої
client-theme-light = світла
client-theme-dark = темна
client-sounds = Тихі звуки
client-confirms = Питати, перш ніж перевернути карту
client-warns = Попереджати про широкі проміжки
client-notify = Сповіщати про мій хід
client-big-screen = Великий екран
client-other-device = Посилання для іншого пристрою
client-be-brought = За цим посиланням пристрій гратиме за іншу людину й на її місці. Погоджуйтеся, лише якщо ви самі створили посилання на іншому своєму пристрої. Продовжити?
client-be-back = Повернутися до попереднього гравця на цьому пристрої
client-be-before = Повернутися до того, ким ви були на цьому пристрої раніше?
client-rules = Правила
client-host-tools = Для господаря столу
client-pause = Пауза
client-resume = Продовжити
client-end-game = Закінчити гру
client-end-sure = Закінчити гру для всіх?
client-free = Звільнити місце
client-hand-over = Зробити господарем
client-leave = Піти з-за столу
client-leave-sure = Піти назавжди? Ваше місце звільниться.
client-keys = Клавіатура
client-keys-help = Tab — далі, стрілки — по картах і проміжках, Enter — обрати, Escape — скасувати.
client-report = Із цією картою щось не так
client-report-what = Що не так?
client-report-date = Дата
client-report-text = Текст
client-report-picture = Малюнок
client-report-rude = Це образливо
client-report-other = Інше
client-report-note = Як було б правильно? (необов’язково)
client-report-thanks = Дякуємо. Повідомлення збережено.
client-report-failed = Не вдалося надіслати повідомлення. Будь ласка, спробуйте пізніше.
client-estimate = Як ви гадаєте, коли це було?
client-estimate-help = Ваш здогад побачать на карті всі за столом.
client-estimate-set = Показати
client-look = Роздивитися цю карту
client-browse = Переглянути стопку: { $title } і карти під нею
client-browse-short = Переглянути стопку
client-beneath = { $count ->
    [one] Під нею: { $count } карта
    [few] Під нею: { $count } карти
    [many] Під нею: { $count } карт
   *[other] Під нею: { $count } карти
}
client-source = Джерело:
client-undated = Дата на звороті.
client-withdraw = Вилучити цю карту з гри
client-result-ended = Гру закінчено.
client-result-score = { $score ->
    [one] { $score } бал
    [few] { $score } бали
    [many] { $score } балів
   *[other] { $score } бала
}
client-result-winners = { $count ->
    [one] Перемога: { $names }!
    [few] Спільна перемога: { $names }!
    [many] Спільна перемога: { $names }!
   *[other] Спільна перемога: { $names }!
}
client-reason-failed = В останній хід не вдалося розіграти жодної карти.
client-reason-stuck = Не можна було ні розіграти, ні скинути карту.
client-reason-all-played = Карти скінчилися.
client-reason-left = Інші пішли.
client-reason-stacks-empty = У когось скінчилися стопки.
client-reason-shared = Для ще одного вирішального раунду забракло карт.
client-end-best-so-far = Рекорд: { $score }
client-end-practise = Повторити карти з помилками
client-end-practise-short = Повторити ({ $count })
client-end-you = Ви
client-end-you-win = Ви перемогли!
client-end-you-share = Спільна перемога: ви та { $names }!
client-end-right = правильно { $right } з { $tries }
client-end-right-streak = правильно { $right } з { $tries }, останні { $streak } поспіль
client-end-all-laid = усі карти викладено
client-end-left = { $count ->
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
    [many] лишилося { $count } карт
   *[other] лишилося { $count } карти
}
client-end-tie = В обох хронологіях по { $length ->
    [one] { $length } карті
    [few] { $length } карти
    [many] { $length } карт
   *[other] { $length } карти
}; вирішили карти, що лишилися в стопках: { $most } проти { $fewer }.
client-end-main-row = головний ряд
client-end-gaps = проміжки
client-end-left-over = лишилося
client-end-points = { $count ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
client-end-titles = Усі звання
client-end-below = менше { $score }
client-end-and-more = { $score } і більше
client-end-more = ще { $count }
client-end-best = Найкращий хід
client-end-worst = Найгірший хід
client-end-costliest = Коштувало найдорожче
client-end-years = { $count ->
    [one] { $count } рік
    [few] { $count } роки
    [many] { $count } років
   *[other] { $count } року
}
client-end-room = — ось і все місце, яке там було: { $where }
client-end-pushed-left = углиб часів від колишнього початку ряду ({ $date }).
client-end-pushed-right = уперед від колишнього кінця ряду ({ $date }).
client-end-too-early = зарано: перед картою { $title }, { $date }.
client-end-too-late = запізно: після карти { $title }, { $date }.
client-end-blocked = { $count ->
    [one] { $count } карту заблоковано
    [few] { $count } карти заблоковано
    [many] { $count } карт заблоковано
   *[other] { $count } карти заблоковано
}
client-end-closed = Ця карта закрила проміжок { $where }
client-end-cards = Карти цієї партії
client-end-cards-help = Оберіть будь-яку, щоб прочитати її історію та джерело.
client-end-cards-coop = Головний ряд на стрічці, проміжки над ним, решта внизу.
client-end-unturned = { $count ->
    [one] { $count } карту так і не перевернули
    [few] { $count } карти так і не перевернули
    [many] { $count } карт так і не перевернули
   *[other] { $count } карти так і не перевернули
}
client-end-result-start = початкова карта
client-end-result-right = правильно
client-end-result-main = головний ряд
client-end-result-gap = проміжок
client-end-result-given = віддана
client-end-result-wrong = помилка
client-end-result-blocked = заблокована
client-end-result-discarded = скинута
client-end-share = Поділитися
client-end-copy = Скопіювати
client-end-picture = Картинкою
client-end-tightest = Найвужчий проміжок: { $count ->
    [one] { $count } рік
    [few] { $count } роки
    [many] { $count } років
   *[other] { $count } року
}
client-end-change = Змінити гру
client-next-begun = Наступна партія почалася.
client-next-turn = Наступна партія почалася: ваш хід.
client-next-lobby = Готується наступна партія.
client-next-go = До нової партії
client-review = Розбір партії
client-review-wait = Тренер розбирає партію. Уперше це може тривати до пів хвилини…
client-review-failed = Тренер не зміг розібрати цю партію. Будь ласка, спробуйте пізніше.
client-review-good = вдалих ходів: { $good } із { $moves }
client-review-misjudged = { $title } ({ $date }): помилка на { $years ->
    [0] { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    }
    [one] { $years } рік
    [few] { $years } роки
    [many] { $years } років
   *[other] { $years } року
}
client-review-moves = Ходи, які могли бути кращими
client-review-turning = переломний момент
client-review-perfect = Жоден хід не міг бути кращим. Чудова гра!
client-review-possible = Ваш рахунок: { $score }; якщо знати всі дати, з цими картами можна було набрати { $possible }.
client-review-how = Тренер знає всі дати, але у стосі бачить не більше за вас. Числа — це номери ходів у партії.
client-rematch = Зіграти ще
client-replay = Переглянути знову
client-record = Завантажити запис
client-verify = Чи чесно перетасовано колоду?
client-verify-help = До першої карти стіл оприлюднив відбиток свого секретного числа. Тепер відкрито й саме число: якщо відбиток той самий, карт за цей час ніхто не чіпав.
client-commitment = Відбиток, оприлюднений на початку
client-seed = Секретне число
client-verify-now = Перевірити
client-verify-right = Збігається: колоду перетасовано чесно.
client-verify-wrong = Не збігається!
client-replay-back = Крок назад
client-replay-on = Крок уперед
client-replay-run = Відтворити
client-replay-step = Крок
client-replay-at = Крок { $step } з { $steps }
client-replay-stop = Назад до результату
client-learn-offer = Уперше в цій грі? Навчіться за дві хвилини.
