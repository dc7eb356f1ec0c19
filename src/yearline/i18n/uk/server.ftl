# Чому сервер відмовив: по реченню на кожен код.
server-refused-error = Не вийшло.
server-refused-no-table = Столу з таким кодом немає.
server-refused-kicked = Господар столу попросив вас піти.
server-refused-empty-text = Текст порожній.
server-refused-too-long = Текст задовгий.
server-refused-locked = Господар столу зачинив двері: нові гравці зараз сісти не можуть.
server-refused-log-full = За цим столом стільки говорили, що журнал заповнено. Гра триває; після неї місце знову буде.
server-refused-code-taken = Стіл із таким кодом уже є.
server-refused-bad-birth = Такого року народження бути не може.
server-refused-already-seated = Ви вже сидите тут під цим ім’ям.
server-refused-name-taken = Тут уже є гравець із таким ім’ям.
server-refused-over = Гру закінчено.
server-refused-game-over = Гру закінчено.
server-refused-seat-taken = Це місце зайняте.
server-refused-table-full = Усі місця зайняті, але можна дивитися.
server-refused-not-seated = Це можуть лише ті, хто сидить за столом.
server-refused-not-your-seat = Це не ваше місце.
server-refused-not-started = Гра ще не почалася.
server-refused-paused = Гру призупинено.
server-refused-use-leave = Щоб піти, встаньте з-за столу.
server-refused-not-a-bot = Там немає комп’ютерного гравця.
server-refused-not-due = Час іще є.
server-refused-bad-reaction = Такої реакції немає.
server-refused-no-such-card = Такої карти тут немає.
server-refused-not-host = Це може лише господар столу.
server-refused-no-such-seat = Такого місця немає.
server-refused-seat-free = Там ніхто не сидить.
server-refused-started = Гра вже почалася.
server-refused-nobody = За столом поки що нікого немає.
server-refused-wrong-moment = Зараз це неможливо.
server-refused-unknown = Сервер не знає такої команди.
server-refused-bad-notation = Такої дії у грі немає.
server-refused-illegal-action = Правила зараз цього не дозволяють.
server-refused-not-your-turn = Зараз не ваш хід.
server-refused-bad-option = Такі налаштування не підходять для гри.
server-refused-bad-seat-count = Ця гра не розрахована на стільки гравців.
server-refused-bad-deck = У цій колоді замало карт для гри.
server-refused-no-such-deck = Такої колоди немає.
server-refused-too-many-cards = У цих колодах разом забагато карт, оберіть менше колод.
server-refused-bad-print = Оберіть карти цієї колоди, наприклад 1-20,30, і не більше 250 за раз.
server-refused-bad-message = Сервер не зрозумів повідомлення.
server-refused-hello-first = Першим повідомленням має бути вітання (hello).
server-refused-hello-again = Це з’єднання вже представилося.
server-refused-too-fast = Забагато запитів одразу, зачекайте трохи.
server-refused-too-large = Повідомлення завелике.
server-refused-stale = Гра пішла далі, погляньте ще раз.
server-refused-conflict = Хтось устиг раніше, спробуйте ще раз.
server-refused-unavailable = Сервер зараз не може це зберегти; нічого не втрачено, спробуйте ще раз.
server-refused-unreadable-table = Ця версія сервера не може відкрити цей стіл. Адміністратор уже про це знає.
server-refused-internal = На сервері щось пішло не так.
server-refused-unknown-bot = Такого комп’ютерного гравця немає.
server-refused-no-secret = У запиті не сказано, хто ви.
server-refused-not-revealed = Цю карту ще не перевернули.
server-refused-not-over = Закінченої гри з таким номером немає.
server-refused-daily-not-begun = Це завдання ще не почалося.
server-refused-no-such-day = Завдання того дня немає.
server-refused-daily-over = Це завдання вже минуло й більше не зараховується, але пройти його можна.
server-refused-bad-export = Немає карт, які можна взяти.
server-refused-bad-reason = Такої причини для повідомлення немає.
server-refused-bad-request = Сервер не зрозумів запиту.
server-refused-bad-method = Ця адреса не приймає таких запитів.
server-refused-not-found = За цією адресою нічого немає.
server-refused-restart = Сервер перезапускається, ви повернетеся за мить.
server-refused-silent = З’єднання не відповідає.
server-refused-blocked = Доступ закрито: так вирішив власник сервера.
server-refused-server-full = На сервері зараз немає місця; ігор, що тривають, це не стосується.
server-refused-table-used-up = За цим столом зіграно стільки, що його журнал заповнено. Відкрийте новий.
server-notice-restart = Сервер перезапуститься { $minutes ->
    [0] менш ніж за хвилину
    [one] за { $minutes } хвилину
    [few] за { $minutes } хвилини
    [many] за { $minutes } хвилин
   *[other] за { $minutes } хвилини
}. Вашу гру збережено, і потім вона триватиме.
