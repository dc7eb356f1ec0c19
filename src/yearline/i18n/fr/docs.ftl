docs-title = Documentation
docs-lead = Pour qui fait tourner un serveur, écrit des programmes ou crée des cartes. Ces textes sont en anglais.
docs-hosts = Faire tourner un serveur
docs-programs = Écrire des programmes
docs-decks = Créer des cartes
docs-players = Jouer
docs-makers = Contribuer à Yearline
docs-chapters = Sommaire
