rules-heading-aim = Scopo
rules-heading-setup = Preparazione
rules-heading-turn = Il tuo turno
rules-heading-end = Fine della partita
