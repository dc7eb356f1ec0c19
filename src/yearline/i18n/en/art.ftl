art-symbol-sun = sun
art-symbol-moon = moon
art-symbol-star = star
art-symbol-key = key
art-symbol-crown = crown
art-symbol-leaf = leaf
art-symbol-anchor = anchor
art-symbol-bell = bell
