pages-sentence = Metti in ordine la storia: giochi di carte e di date da fare con gli amici, su ogni schermo.
pages-skip = Vai al contenuto
pages-nav = Navigazione principale
pages-nav-rules = Come si gioca
pages-nav-decks = Carte
pages-nav-about = Informazioni e privacy
pages-nav-credits = Riconoscimenti
pages-nav-api = API
pages-nav-print = Da stampare
pages-nav-home = Oggi
pages-nav-games = Giochi
pages-language = Lingua
pages-theme = Tema
pages-theme-auto = Auto
pages-theme-light = Chiaro
pages-theme-dark = Scuro
pages-promise = Gratis. Niente account, pubblicità o tracciamento.
pages-table-title = Tavolo { $code } · Yearline
pages-table-loading = Ti prendiamo una sedia…
pages-noscript = Per giocare al tavolo serve JavaScript. Per le regole, le carte e il gioco stampato no.
pages-home-title = Yearline: metti in ordine la storia
pages-home-lead = Che cosa è venuto prima?
pages-join = Hai un codice?
pages-join-code = Codice del tavolo
pages-join-go = Vai al tavolo
pages-home-games = { $count ->
    [4] Quattro giochi, una sola scatola di carte
    [5] Cinque giochi, una sola scatola di carte
   *[other] { $count } giochi, una sola scatola di carte
}
pages-games-lead = In solitario contro il computer, subito, oppure con gli amici: basta un link.
pages-game-friends = Con gli amici
pages-game-facts = { $from }–{ $to } giocatori · { $minutes } min
pages-home-tables = Ancora in corso:
pages-home-screen = Attorno a uno schermo
pages-home-screen-help = La linea cronologica su un televisore o un portatile; ognuno partecipa con il telefono.
pages-game-learn = Regole
pages-game-play = Gioca
pages-try-title = Prima o dopo?
pages-try-before = prima { DEL($after) }
pages-try-after = dopo { IL($before) }
pages-try-between = tra { IL($before) } e { IL($after) }
pages-try-right = Giusto!
pages-try-wrong = Non proprio.
pages-said-of = { $what }: { $said }
pages-try-source = Fonte
pages-try-count = { $count ->
    [0] Nessuna risposta giusta finora
    [one] { $count } risposta giusta
   *[other] { $count } risposte giuste
}
pages-try-next = E questa?
pages-try-line = Linea cronologica
pages-rules-title = Le regole
pages-rules-lead = Tutti i giochi usano le stesse carte. Ognuno si impara in due minuti.
pages-rules-players = Da { $from } a { $to } giocatori
pages-rules-unofficial = Qui si può giocare anche da soli, o in sette o otto; le scatole non lo prevedono.
pages-rules-open-gap = intervallo libero
pages-rules-play = Gioca adesso
pages-rules-all = Tutte le regole
pages-decks-title = Le carte
pages-decks-lead = Ogni carta cita la sua fonte e ogni data è stata confrontata con dati pubblici. Scegli un mazzo per vederne le carte; le date restano nascoste finché non le chiedi.
pages-decks-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
pages-decks-look = Guarda le carte
pages-decks-print = Stampa il mazzo
pages-deck-reveal = Quando è successo?
pages-deck-search = Cerca una carta
pages-deck-found = Trovate: { $count }
pages-print-title = Stampa «{ $name }»
pages-print-lead = Un PDF con nove carte per pagina, fronte e retro, con i segni di taglio.
pages-print-paper = Carta
pages-print-a4 = A4
pages-print-letter = US Letter
pages-print-flip = La tua stampante gira il foglio sul
pages-print-long = lato lungo
pages-print-short = lato corto
pages-print-cards = Quali carte (per esempio 1-36; vuoto per tutte)
pages-print-rules = Regole da allegare
pages-print-none = nessuna
pages-print-make = Crea il PDF
pages-print-wait = Ci vuole qualche secondo.
pages-own-play = Gioca con questo mazzo
pages-credits-title = Riconoscimenti
pages-credits-games = I giochi
pages-credits-games-text = Timeline è stato ideato da Frédéric Henry e pubblicato da Zygomatic (Asmodee); la modalità collaborativa di Timeline Twist è attribuita a Corey Konieczka. Cronologia (Хронология) è stato pubblicato da Dream Makers. Questo progetto è indipendente: le regole sono raccontate con parole nostre, tutti i testi e le immagini sono nostri, e nessun editore vi partecipa.
pages-credits-icons = Icone
pages-credits-icons-text = Le immagini sono composte con emblemi di game-icons.net, di questi autori:
pages-credits-fonts = Caratteri
pages-credits-libraries = Librerie nel tuo browser
pages-about-title = Che cos’è Yearline
pages-about-what = Yearline è un tavolo per i giochi di linea cronologica: gioca a Timeline, a Timeline Twist, a Cronologia o a Tre vite online con gli amici, su un dispositivo che passa di mano in mano, sul televisore, con i telefoni come telecomandi, o contro il computer; e a Tutti insieme con un’intera classe.
pages-about-privacy = Che cosa sappiamo di te
pages-about-privacy-text = Solo quello che scrivi. Non ci sono account: il tuo dispositivo conserva una chiave casuale che dimostra che sei tu. Due cookie ricordano la lingua e il tema scelto, chiaro o scuro. Nulla viene caricato da siti di terzi.
pages-about-practice = Sfida e ripasso
pages-about-practice-text = I tuoi risultati, la tua serie e le carte che ripassi restano sul tuo dispositivo; portali con te o cancellali con un tocco. Il server conta i punteggi delle sfide e delle partite della settimana e, di sfide e partite finite, se ogni carta è stata messa al posto giusto, senza sapere di chi si tratta.
pages-about-dates = Date di cui fidarsi
pages-about-dates-text = Ogni carta cita la sua fonte. Se una data è sbagliata, segnalalo con un clic durante la partita; l’host può togliere subito la carta.
pages-about-fair = Un mazzo mescolato senza trucchi
pages-about-fair-text = Prima della prima carta il tavolo pubblica l’impronta del numero usato per mescolare il mazzo, e poi il numero stesso. Chiunque può controllare.
pages-about-keys = Tastiera e lettori di schermo
pages-about-keys-text = Tutto funziona con la tastiera: Tab e frecce per muoversi, Invio per scegliere una carta e poi un intervallo, Esc per annullare. Ciò che accade è annunciato in ordine: quale carta è stata messa, quale data svelata, a chi tocca.
pages-about-open = Libero e aperto
pages-about-open-text = L’intero progetto è software libero con licenza MIT e si avvia sul tuo computer con un solo comando.
pages-missing-title = Qui non c’è nulla
pages-missing-page = Questa pagina non esiste. Forse non è mai esistita.
pages-missing-deck = Con questo mazzo non si può ancora giocare, oppure è stato eliminato. Chi l’ha creato vede in «{ workshop-title }» che cosa manca.
pages-missing-table = Nessun tavolo ha questo codice. I codici hanno otto lettere e cifre; forse una è sbagliata?
pages-missing-home = Torna alla pagina iniziale
pages-offline-title = Nessuna connessione
pages-offline-text = Questo dispositivo è offline. I tuoi tavoli sono al sicuro: appena torna la connessione, tutto sarà dov’era.
pages-offline-again = Riprova
