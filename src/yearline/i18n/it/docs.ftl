docs-title = Documentazione
docs-lead = Per chi gestisce un server, scrive programmi o crea mazzi. Questi testi sono in inglese.
docs-hosts = Gestire un server
docs-programs = Scrivere programmi
docs-decks = Creare mazzi
docs-players = Giocare
docs-makers = Lavorare a Yearline
docs-chapters = Indice
