pages-sentence = Metti in ordine la storia: giochi di carte e di date da giocare con gli amici, su ogni schermo.
pages-skip = Vai al contenuto
pages-nav = Principale
pages-nav-rules = Regole
pages-nav-decks = Carte
pages-nav-about = Il progetto
pages-nav-own-deck = Il tuo mazzo
pages-nav-credits = Riconoscimenti
pages-nav-api = Per i programmi
pages-language = Lingua
pages-theme = Tema
pages-theme-auto = Auto
pages-theme-light = Chiaro
pages-theme-dark = Scuro
pages-promise = Gratis. Niente account, pubblicità o tracciamento.
pages-table-title = Tavolo { $code } · Yearline
pages-table-loading = Ti prendiamo una sedia…
pages-noscript = Il tavolo ha bisogno di JavaScript. Le regole, le carte e il gioco stampato no.
pages-home-title = Yearline: metti in ordine la storia
pages-home-lead = Che cosa è venuto prima? Metti le carte sulla linea, girale e scoprilo.
pages-play-now = Gioca subito
pages-play-now-help = Contro il computer, senza aspettare
pages-play-friends = Gioca con gli amici
pages-play-friends-help = A loro basta un link
pages-join = Hai un codice?
pages-join-code = Codice del tavolo
pages-join-go = Vai al tavolo
pages-home-games = Una scatola di carte, tanti giochi
pages-home-tables = I tuoi tavoli
pages-game-learn = Come si gioca
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
    [0] Nessuna giusta finora
    [one] { $count } giusta
   *[other] { $count } giuste
}
pages-try-next = E questa?
pages-try-line = Linea cronologica
pages-rules-title = Le regole
pages-rules-lead = Tutti i giochi usano le stesse carte. Ognuno si impara in un minuto.
pages-rules-players = Da { $from } a { $to } giocatori
pages-rules-unofficial = Qui si può giocare anche da soli, o in sette o otto; le scatole non lo prevedono.
pages-rules-try = Prova: 20 secondi
pages-rules-skip = Puoi saltare la prova e cominciare una partita.
pages-rules-open-gap = intervallo aperto
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
pages-print-rules = Regole da stampare insieme
pages-print-none = nessuna
pages-print-make = Crea il PDF
pages-print-wait = Ci vuole qualche secondo.
pages-own-title = Il tuo mazzo
pages-own-lead = Basta un foglio di calcolo con una riga per carta: anno, titolo e tutto quello che vuoi. Lo leggiamo e mostriamo ogni problema alla sua riga. Conserviamo il mazzo, se ci si può giocare, e nient’altro.
pages-own-file = Un file CSV, Excel o JSON
pages-own-check = Controlla
pages-own-columns = Colonne che conosciamo
pages-own-columns-help = year o anno (negativo prima di Cristo) e title o titolo sono necessari. Inoltre: fact, source, precision (year, circa o century), color, scene, emblem, difficulty; titoli e testi in più lingue con title_en, title_fr e così via.
pages-own-example = Per esempio
pages-own-example-file = Scarica questa tabella
pages-own-good = { $count ->
    [one] Il mazzo va bene: { $count } carta.
   *[other] Il mazzo va bene: { $count } carte.
}
pages-own-too-few = { $count ->
    [one] Una carta sola non basta per nessuno dei nostri giochi. Aggiungi altre righe, per favore: una gara in due ne richiede undici.
   *[other] { $count } carte non bastano per nessuno dei nostri giochi. Aggiungi altre righe, per favore: una gara in due ne richiede undici.
}
pages-own-games = Per quali giochi va bene:
pages-own-enough = sì
pages-own-bad = { $count ->
    [one] C’è una cosa da correggere.
   *[other] Ci sono { $count } cose da correggere.
}
pages-own-row = Riga
pages-own-column = Colonna
pages-own-problem = Che cosa non va
pages-own-error = da correggere
pages-own-warning = da rivedere
pages-own-notice = fatto per te
pages-own-play = Gioca con questo mazzo
pages-credits-title = Riconoscimenti
pages-credits-games = I giochi
pages-credits-games-text = Timeline è stato ideato da Frédéric Henry e pubblicato da Zygomatic (Asmodee); la modalità collaborativa di Timeline Twist è attribuita a Corey Konieczka. Cronologia (Хронология) è stato pubblicato da Dream Makers. Questo progetto è indipendente: le regole sono raccontate con parole nostre, tutti i testi e le immagini sono nostri, e nessun editore vi partecipa.
pages-credits-icons = Icone
pages-credits-icons-text = Le immagini sono composte con emblemi di game-icons.net, di questi autori:
pages-credits-fonts = Caratteri
pages-credits-libraries = Librerie nel tuo browser
pages-about-title = Che cos’è Yearline
pages-about-what = Yearline è un tavolo per i giochi di linea cronologica: gioca alla gara, al gioco collaborativo, a Cronologia o a Tre vite con amici lontani, su un dispositivo che passa di mano in mano, su un televisore con i telefoni, o contro il computer.
pages-about-privacy = Che cosa sappiamo di te
pages-about-privacy-text = Solo quello che scrivi. Non ci sono account: il tuo dispositivo conserva una chiave casuale che dimostra che sei tu. Due cookie ricordano la lingua e il tema scelto, chiaro o scuro. Nessun servizio esterno viene interpellato.
pages-about-dates = Date di cui fidarsi
pages-about-dates-text = Ogni carta cita la sua fonte. Se una data è sbagliata, segnalalo con un clic durante la partita; chi ospita può togliere subito la carta.
pages-about-fair = Un mazzo mescolato onestamente
pages-about-fair-text = Prima della prima carta il tavolo pubblica l’impronta del numero che ha mescolato il mazzo, e poi il numero stesso. Chiunque può controllare.
pages-about-keys = Tastiera e lettori di schermo
pages-about-keys-text = Tutto funziona con la tastiera: Tab e frecce per muoversi, Invio per scegliere una carta e poi un intervallo, Esc per annullare. Ciò che accade è annunciato in ordine: che cosa è stato messo, che cosa è stato svelato, a chi tocca.
pages-about-open = Libero e aperto
pages-about-open-text = L’intero progetto è software libero con licenza MIT e si avvia sul tuo computer con un solo comando.
pages-missing-title = Qui non c’è nulla
pages-missing-page = Questa pagina non esiste. Forse non è mai accaduta.
pages-missing-table = Nessun tavolo ha questo codice. I codici hanno otto lettere e cifre; forse una è sbagliata?
pages-missing-home = Torna alla pagina iniziale
pages-offline-title = Nessuna connessione
pages-offline-text = Questo dispositivo è offline. I tuoi tavoli sono al sicuro: appena torna la connessione, tutto sarà dov’era.
pages-offline-again = Riprova
pages-learn-coop = Quale carta gireresti? L’immagine qui sopra è la tua linea.
pages-learn-turn = Gira
pages-learn-end = Prima o dopo tutto il resto: allunga la linea. 2 punti!
pages-learn-gap = Cade in un intervallo aperto, che ora è chiuso. 1 punto.
pages-learn-blocked = Bloccata: quell’intervallo è già occupato. La carta resta davanti a te, in orizzontale, e devi provarne un’altra.
