art-symbol-sun = sole
art-symbol-moon = luna
art-symbol-star = stella
art-symbol-key = chiave
art-symbol-crown = corona
art-symbol-leaf = foglia
art-symbol-anchor = ancora
art-symbol-bell = campana
