art-symbol-sun = сонце
art-symbol-moon = місяць
art-symbol-star = зірка
art-symbol-key = ключ
art-symbol-crown = корона
art-symbol-leaf = листок
art-symbol-anchor = якір
art-symbol-bell = дзвін
