docs-title = Документация
docs-lead = Для тех, у кого свой сервер, кто пишет программы или делает колоды. Эти тексты на английском.
docs-hosts = Как запустить свой сервер
docs-programs = Как писать программы
docs-decks = Как делать колоды
docs-players = Как играть
docs-makers = Как работать над самим Yearline
docs-chapters = Содержание
