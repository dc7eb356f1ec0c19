art-symbol-sun = soleil
art-symbol-moon = lune
art-symbol-star = étoile
art-symbol-key = clé
art-symbol-crown = couronne
art-symbol-leaf = feuille
art-symbol-anchor = ancre
art-symbol-bell = cloche
