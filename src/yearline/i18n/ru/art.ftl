art-symbol-sun = солнце
art-symbol-moon = луна
art-symbol-star = звезда
art-symbol-key = ключ
art-symbol-crown = корона
art-symbol-leaf = лист
art-symbol-anchor = якорь
art-symbol-bell = колокол
