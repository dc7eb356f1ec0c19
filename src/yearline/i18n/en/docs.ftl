docs-title = Documentation
docs-lead = For those who run a server, write programs or make decks. These texts are in English.
docs-hosts = For those who run a server
docs-programs = For those who write programs
docs-decks = For those who make decks
docs-players = For players
docs-makers = For those who work on Yearline itself
docs-chapters = Contents
