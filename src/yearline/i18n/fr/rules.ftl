rules-heading-aim = But du jeu
rules-heading-setup = Mise en place
rules-heading-turn = Votre tour
rules-heading-end = Fin de partie
