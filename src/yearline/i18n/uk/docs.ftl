docs-title = Документація
docs-lead = Для тих, хто має свій сервер, пише програми чи робить колоди. Ці тексти англійською.
docs-hosts = Як запустити свій сервер
docs-programs = Як писати програми
docs-decks = Як робити колоди
docs-players = Як грати
docs-makers = Як працювати над самим Yearline
docs-chapters = Зміст
