# Почему сервер отказал: по предложению на каждый код.
server-refused-error = Не получилось.
server-refused-no-table = Стола с таким кодом нет.
server-refused-kicked = Хозяин стола попросил вас уйти.
server-refused-empty-text = Текст пуст.
server-refused-too-long = Текст слишком длинный.
server-refused-locked = Хозяин стола закрыл дверь: новые игроки сейчас сесть не могут.
server-refused-log-full = За этим столом было столько разговоров, что журнал заполнен. Игра продолжается; после неё место снова будет.
server-refused-code-taken = Стол с таким кодом уже есть.
server-refused-bad-birth = Такого года рождения быть не может.
server-refused-already-seated = Вы уже сидите здесь под этим именем.
server-refused-name-taken = Здесь уже есть игрок с таким именем.
server-refused-over = Игра окончена.
server-refused-game-over = Игра окончена.
server-refused-seat-taken = Это место занято.
server-refused-table-full = Все места заняты, но можно смотреть.
server-refused-not-seated = Это могут только сидящие за столом.
server-refused-not-your-seat = Это не ваше место.
server-refused-not-started = Игра ещё не началась.
server-refused-paused = Игра на паузе.
server-refused-use-leave = Чтобы уйти, встаньте из-за стола.
server-refused-not-a-bot = Там нет компьютерного игрока.
server-refused-not-due = Время ещё есть.
server-refused-bad-reaction = Такой реакции нет.
server-refused-no-such-card = Такой карточки здесь нет.
server-refused-not-host = Это может только хозяин стола.
server-refused-no-such-seat = Такого места нет.
server-refused-seat-free = Там никто не сидит.
server-refused-started = Игра уже началась.
server-refused-nobody = За столом пока никого нет.
server-refused-wrong-moment = Сейчас это невозможно.
server-refused-unknown = Сервер не знает такой команды.
server-refused-bad-notation = Такого действия в игре нет.
server-refused-illegal-action = Правила сейчас этого не позволяют.
server-refused-not-your-turn = Сейчас не ваш ход.
server-refused-bad-option = Такие настройки не подходят для игры.
server-refused-bad-seat-count = Эта игра не рассчитана на столько игроков.
server-refused-bad-deck = В этой колоде не хватает карточек для игры.
server-refused-no-such-deck = Такой колоды нет.
server-refused-too-many-cards = В этих колодах вместе слишком много карточек, выберите меньше колод.
server-refused-bad-print = Выберите карточки этой колоды, например 1-20,30, и не больше 250 за раз.
server-refused-bad-message = Сервер не понял сообщение.
server-refused-hello-first = Первым сообщением должно быть приветствие (hello).
server-refused-hello-again = Это соединение уже представилось.
server-refused-too-fast = Слишком много запросов сразу, подождите немного.
server-refused-too-large = Сообщение слишком большое.
server-refused-stale = Игра ушла вперёд, посмотрите ещё раз.
server-refused-conflict = Кто-то успел раньше, попробуйте ещё раз.
server-refused-unavailable = Сервер сейчас не может это сохранить; ничего не потеряно, попробуйте ещё раз.
server-refused-unreadable-table = Эта версия сервера не может открыть этот стол. Администратор уже об этом знает.
server-refused-internal = На сервере что-то пошло не так.
server-refused-unknown-bot = Такого компьютерного игрока нет.
server-refused-no-secret = В запросе не сказано, кто вы.
server-refused-not-revealed = Эту карточку ещё не перевернули.
server-refused-not-over = Законченной игры с таким номером нет.
server-refused-daily-not-begun = Это задание ещё не началось.
server-refused-no-such-day = Задания того дня нет.
server-refused-daily-over = Это задание уже прошло и больше не засчитывается, но пройти его можно.
server-refused-bad-export = Нет карточек, которые можно взять.
server-refused-bad-reason = Такой причины для сообщения нет.
server-refused-bad-request = Сервер не понял запрос.
server-refused-bad-method = Этот адрес не принимает такие запросы.
server-refused-not-found = По этому адресу ничего нет.
server-refused-restart = Сервер перезапускается, вы вернётесь через мгновение.
server-refused-silent = Соединение не отвечает.
server-refused-blocked = Доступ закрыт: так решил владелец сервера.
server-refused-server-full = На сервере сейчас нет места; идущих партий это не касается.
server-refused-table-used-up = За этим столом сыграно столько, что его журнал заполнен. Откройте новый.
server-notice-restart = Сервер перезапустится { $minutes ->
    [0] меньше чем через минуту
    [one] через { $minutes } минуту
    [few] через { $minutes } минуты
    [many] через { $minutes } минут
   *[other] через { $minutes } минуты
}. Ваша партия сохранена и потом продолжится.
