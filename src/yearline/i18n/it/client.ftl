client-heading = Tavolo { $code }
client-home = Yearline, pagina iniziale
client-code = Codice del tavolo
client-connecting = Ti prendiamo una sedia…
client-dealing = Diamo le carte…
client-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
client-rank-now = Titolo della squadra:
client-talk = Chat
client-menu = Menu
client-piles = Mazzo e scarti
client-line = Linea cronologica
client-own-line = La tua linea cronologica
client-line-of = Linea cronologica di { $name }
client-your-cards = Le tue carte
client-lost = Connessione interrotta. Riconnessione in corso: la partita è al sicuro.
client-closed = Il server ha chiuso la connessione.
client-reload = Ricarica
client-close = Chiudi
client-cancel = Annulla
client-send = Invia
client-refused = Non ha funzionato: { $text }
client-refused-illegal-action = Adesso non è possibile.
client-refused-not-your-turn = Non è il tuo turno.
client-refused-name-taken = Qui qualcuno ha già questo nome.
client-refused-table-full = Tutti i posti sono occupati. Puoi guardare.
client-refused-bad-seat-count = Questo gioco non prevede questo numero di giocatori.
client-refused-bad-deck = Questi mazzi non hanno abbastanza carte per questo gioco.
client-refused-too-fast = Non così in fretta, per favore.
client-refused-kicked = L’host ti ha chiesto di lasciare il tavolo.
client-refused-blocked = Accesso bloccato da chi gestisce questo server.
client-refused-no-table = Questo tavolo non esiste più.
client-kicked-by = { $name } ti ha chiesto di lasciare il tavolo.
client-kicked-now = Non puoi tornare a questo tavolo. Puoi giocare in solitario o aprire un tavolo per i tuoi amici.
client-go-home = Alla pagina iniziale
client-forgets = Il tuo browser non conserva nulla per questa pagina: quando la chiudi, il posto, il nome e le impostazioni vanno persi.
client-gap-between = tra { IL($before) } e { IL($after) }
client-gap-before = prima { DEL($after) }
client-gap-after = dopo { IL($before) }
client-gap-first = come prima carta
client-era-0 = Antichità
client-era-1 = Medioevo
client-era-2 = Età moderna
client-era-3 = Età del vapore
client-era-4 = Novecento
client-era-5 = Il nostro secolo
client-era-short-0 = Antichità
client-era-short-1 = Medioevo
client-era-short-2 = Moderna
client-era-short-3 = Vapore
client-era-short-4 = Novecento
client-era-short-5 = Duemila
client-you-here = Tu
client-cards-left = carte rimaste
client-ready = al tavolo
client-in-line = nella linea
client-last-card = ultima carta
client-gap-open = libero
client-place-here = Metti { $where }
client-laid-here = messa qui
client-belongs-here = il suo posto è qui
client-row-main = Linea cronologica, riga principale
client-row-gaps = Intervalli tra le date
client-end-earlier = prima { DEL($date) }
client-end-later = dopo { IL($date) }
client-zoom = Grandezza delle carte
client-zoom-in = Ingrandisci
client-zoom-out = Riduci
client-zoom-fit = Mostra tutta la linea
client-blocked = bloccata
client-symbol-sun = sole
client-symbol-moon = luna
client-symbol-star = stella
client-symbol-key = chiave
client-symbol-crown = corona
client-symbol-leaf = foglia
client-symbol-anchor = ancora
client-symbol-bell = campana
client-color-red = guerra
client-color-blue = scienza
client-color-beige = cultura
client-pile-deck = Mazzo
client-pile-discard = Scarti
client-pile-stack = Pila
client-pile-neutral-red = Guerra
client-pile-neutral-blue = Scienza
client-pile-neutral-beige = Cultura
client-pile-stack-red = Guerra
client-pile-stack-blue = Scienza
client-pile-stack-beige = Cultura
client-pile-empty = nessuna carta
client-pile-words = { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, in cima:
client-no-cards = Nessuna carta
client-hand-of = Carte di { $name }
client-others = Altri giocatori
client-players = I giocatori
client-to-move = di turno
client-away = assente
client-seat-open = Posto libero
client-estimates = Stime
client-reaction = { $name }: { $text }
client-paused = L’host ha messo in pausa la partita.
client-turn-of = { $name } sta pensando…
client-turn-free = Questo posto è libero: qualcuno può prenderlo, oppure l’host può assegnarlo a un giocatore virtuale.
client-turn-name = { $name }:
client-sending = Un momento…
client-do = Tocca a te: scegli che cosa fare.
client-choose-gap = Dove va?
client-choose-side = Prima o dopo { IL($date) }?
client-gap-how = Tocca un intervallo, o trascinaci la carta.
client-keys-gaps = intervalli
client-keys-lay = metti
client-keys-back = riprendi
client-laid = { $where }?
client-years-early = { $count ->
    [one] un anno troppo presto
   *[other] { $count } anni troppo presto
}
client-years-late = { $count ->
    [one] un anno troppo tardi
   *[other] { $count } anni troppo tardi
}
client-chosen = { $title }
client-warn-gap = Attenzione all’intervallo libero più ampio, tra { IL($before) } e { IL($after) }: una carta che ci cade lo chiude per sempre.
client-verb-play = Gira
client-verb-discard = Scarta
client-verb-place = Gira la carta
client-verb-draft = Prendi cinque carte
client-verb-draft-start = Dai questa carta
client-verb-use = Usa il potere
client-verb-use-power-red = Scarta
client-verb-use-power-blue = Dividi
client-verb-use-power-beige = Aggiungi una carta
client-verb-end = Termina il turno
client-verb-end-power = No, grazie
client-part-main = riga
client-part-gaps = intervalli
client-part-left = rimaste
client-part-points = punti
client-points-to = { $count ->
    [one] manca { $count } punto: { $title }
   *[other] mancano { $count } punti: { $title }
}
client-lives-left = { $left ->
    [one] { $left } vita su { $all }
   *[other] { $left } vite su { $all }
}
client-leads = in testa
client-round = Giro
client-in-stacks = { $count } nelle pile
client-leads-by = avanti di { $count }
client-your-line = la tua linea: { $count }
client-line-behind = { $count } in meno di { $name }
client-line-ahead = { $count } in più di { $name }
client-line-level = alla pari con { $name }
client-ends-when = Vince la linea più lunga quando qualcuno resta senza pile.
client-ends-left = Chi ha meno carte: { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
client-packet = Pacchetto { $number } di { $count }
client-from-here = da qui
client-power-red = Se giusta: scarta la prima carta di una pila.
client-power-blue = Se giusta: divide in due una pila.
client-power-beige = Se giusta: aggiunge una carta neutrale a una pila del suo colore.
client-struck = { $name } ha scartato una tua carta
client-struck-card = Carta persa: { $title }.
client-in-a-row = { $count } di fila
client-result-right = { $date }, giusta
client-result-wrong = { $date }, sbagliata
client-result-blocked = { $date }, intervallo occupato
client-discard-waits = le carte sbagliate finiscono qui
client-discard-rule = Invece di girarne una, puoi scartare una carta con questo simbolo.
client-withdraw-sure = Togliere questa carta dal gioco per tutti?
client-verdict-right = Giusto!
client-verdict-right-of = Giusto, { $name }!
client-verdict-wrong = Non proprio
client-verdict-wrong-of = Non proprio, { $name }
client-verdict-blocked = Intervallo occupato
client-verdict-blocked-of = Intervallo occupato, { $name }
client-mute = Disattiva i suoni
client-told-placed-main = { $you ->
    [yes] Hai aggiunto alla riga principale ({ $date }): { $title }.
   *[no] { $name } ha aggiunto alla riga principale ({ $date }): { $title }.
}
client-told-placed-gaps = { $you ->
    [yes] Hai riempito un intervallo ({ $date }): { $title }.
   *[no] { $name } ha riempito un intervallo ({ $date }): { $title }.
}
client-told-placed-line = { $verdict } { $date }, { $where }: { $title }.
client-told-blocked = { $you ->
    [yes] Bloccata ({ $date }), l’intervallo è occupato. Resta a te: { $title }.
   *[no] Bloccata ({ $date }), l’intervallo è occupato. Resta a { $name }: { $title }.
}
client-told-missed = { $verdict }. { $date }, non { $where }: { $title }.
client-told-revealed = { $title }.
client-told-discarded = { $you ->
    [yes] Hai scartato: { $title }.
   *[no] { $name } ha scartato: { $title }.
}
client-told-drafted = { $you ->
    [yes] Hai preso { $count } carte: { $color }.
   *[no] { $name } ha preso { $count } carte: { $color }.
}
client-told-reshuffled = Gli scarti diventano il nuovo mazzo: { $count ->
    [one] { $count } carta.
   *[other] { $count } carte.
}
client-told-power-red = { $whose ->
    [mine] Hai scartato la prima carta di una delle tue pile: { $title }.
    [own] { $name } ha scartato la prima carta di una delle proprie pile: { $title }.
    [yours] { $name } ha scartato la prima carta di una delle tue pile: { $title }.
    [theirs] Hai scartato la prima carta di una pila di { $owner }: { $title }.
   *[other] { $name } ha scartato la prima carta di una pila di { $owner }: { $title }.
}
client-told-power-blue = { $whose ->
    [mine] Hai diviso una delle tue pile.
    [own] { $name } ha diviso una delle proprie pile.
    [yours] { $name } ha diviso una delle tue pile.
    [theirs] Hai diviso una pila di { $owner }.
   *[other] { $name } ha diviso una pila di { $owner }.
}
client-told-power-beige = { $whose ->
    [mine] Hai aggiunto una carta a una delle tue pile.
    [own] { $name } ha aggiunto una carta a una delle proprie pile.
    [yours] { $name } ha aggiunto una carta a una delle tue pile.
    [theirs] Hai aggiunto una carta a una pila di { $owner }.
   *[other] { $name } ha aggiunto una carta a una pila di { $owner }.
}
client-told-eliminated = Fine dello spareggio per { $names }.
client-told-left = { $name } ha lasciato il tavolo.
client-told-withdrawn = Tolta dal gioco: { $title }.
client-told-turn = { $you ->
    [yes] È il tuo turno.
   *[no] È il turno di { $name }.
}
client-told-over = La partita è finita.
client-your-turn = Tocca a te
client-time-left = Tempo rimasto
client-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
client-invite = Invita
client-invite-text = Vieni a giocare a Yearline con me!
client-invite-help = Apri { $host } e scrivi questo codice, o inquadra l’immagine con la fotocamera.
client-invite-only-here = Solo questo dispositivo può aprire il link: avvia il server con --host 0.0.0.0 per far entrare gli altri.
client-qr = Codice QR con il link a questo tavolo
client-copy-link = Copia il link
client-copied = Copiato.
client-share = Condividi
client-show-screen = Mostra su uno schermo grande
client-screen-join = Inquadra il codice, siediti e dai il via dal telefono.
client-your-name = Il tuo nome
client-another-name = Un’altra persona su questo dispositivo
client-sit = Siediti
client-sit-another = Aggiungi
client-empty-seat = Si è liberato un posto. Vuoi giocare?
client-watch = Stai guardando
client-watch-next = Questa partita è già cominciata. Puoi avere un posto nella prossima.
client-full = Tutti i posti sono occupati. Stai guardando e puoi avere un posto nella prossima partita.
client-wait = Un posto nella prossima partita
client-waits = Avrai un posto nella prossima partita, se ce n’è.
client-wait-not = Preferisco guardare
client-birth = Anno di nascita (facoltativo)
client-birth-help = Solo per sapere chi comincia: la persona più anziana o la più giovane.
client-who-plays = Chi gioca?
client-you = tu
client-you-name = Giocatore
client-bot = giocatore virtuale
client-host = host
client-add-bot = Aggiungi un giocatore virtuale
client-let-bot = Fai giocare un giocatore virtuale
client-which-bot = Quale giocatore virtuale
client-bot-offer = { $name } ({ $level })
client-bot-level-0 = solo per ridere
client-bot-level-1 = molto facile
client-bot-level-2 = facile
client-bot-level-3 = alla pari
client-bot-level-4 = difficile
client-bot-level-5 = molto difficile
client-bot-level-6 = sa tutte le date
client-remove = Togli { $name }
client-get-up = Alzati
client-kick = Allontana dal tavolo
client-kick-sure = Allontanare { $name } dal tavolo? Non potrà più tornarci.
client-host-starts = { $name } darà il via.
client-host-starts-soon = L’host darà il via.
client-start-without = Comincia senza di me
client-name-first = Scrivi prima il tuo nome, così giochi anche tu.
client-too-many = { $game }: si gioca al massimo in { $most }, e voi siete in { $count }.
client-allow-more = Consenti { $count } giocatori
client-start = { $count ->
    [0] Comincia
    [one] Comincia in solitario
   *[other] Comincia in { $count }
}
client-need-more = { $count ->
    [one] Serve almeno un giocatore.
   *[other] Servono almeno { $count } giocatori.
}
client-watching = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
client-agreed = A che cosa giochiamo?
client-change-game = Cambia il gioco o le sue opzioni
client-agreed-now = Che cosa si è deciso
client-game-players = { $from }–{ $to } giocatori
client-game = Gioco
client-decks = Carte
client-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
client-own-deck = Mazzo personale
client-seats = Posti
client-clock = Tempo per turno
client-clock-help = Quando scade, si fa una mossa al posto del giocatore.
client-clock-0 = senza limite
client-clock-30 = 30 secondi
client-clock-60 = 1 minuto
client-clock-120 = 2 minuti
client-clock-300 = 5 minuti
client-clock-86400 = 1 giorno
client-clock-259200 = 3 giorni
client-more-options = Altre opzioni
client-fallback = Quando il tempo scade
client-fallback-bot = il computer fa una mossa sensata
client-fallback-random = si fa una mossa a caso
client-on-leave = Quando qualcuno se ne va
client-on-leave-rulebook = come dice il regolamento
client-on-leave-bot = subentra un giocatore virtuale
client-value = { $value }
client-value-true = sì
client-value-false = no
client-value-edition = come nell’edizione
client-value-seat = posto { $number }
client-value-each = diverso per ogni giocatore
client-value-rulebook = secondo il regolamento
client-value-random = a sorte
client-option-edition = Edizione
client-option-edition-help = Le edizioni stampate differiscono. Russa: si comincia dagli scarti, e una carta dello stesso anno di quella nel suo intervallo è bloccata. Francese, italiana, ucraina: prima la riga principale, e una carta così va sopra. Se nessuno sceglie, decide la lingua del tavolo. I titoli sono sempre quelli della tua lingua.
client-value-edition-fr = francese
client-value-edition-it = italiana
client-value-edition-uk = ucraina
client-value-edition-ru = russa
client-option-setup-order = Ordine delle prime due carte
client-option-setup-order-help = Quale si gira per prima: la carta iniziale o il primo scarto.
client-value-setup-order-start-then-discard = prima la carta iniziale
client-value-setup-order-discard-then-start = prima lo scarto
client-option-equal-in-gap = Stesso anno in un intervallo
client-option-equal-in-gap-help = Che cosa succede a una carta dello stesso anno di quella che riempie il suo intervallo.
client-value-equal-in-gap-stack = si impila lì
client-value-equal-in-gap-blocked = è bloccata
client-option-show-blocked-date = Lascia visibili le date delle carte bloccate
client-option-show-blocked-date-help = Tutti le hanno viste una volta; così non serve ricordarle.
client-option-discard-blocked = Carte bloccate
client-option-discard-blocked-help = Se una carta bloccata va scartata appena il simbolo corrisponde, come vogliono i regolamenti ucraino e italiano.
client-value-discard-blocked-may = si possono scartare
client-value-discard-blocked-must = si devono scartare
client-option-first-player = Chi comincia
client-option-first-player-help = Secondo il regolamento comincia la persona più anziana, nella modalità competitiva la più giovane, se tutti quelli che siedono qui hanno indicato l’anno di nascita; altrimenti decide il caso. In Cronologia il caso sostituisce chi dice per primo la data di oggi.
client-option-max-players = Numero massimo di giocatori
client-option-max-players-help = La scatola dice sei; in sette o otto si sta stretti.
client-option-hand-size = Carte in mano
client-option-hand-size-help = Meno per una partita rapida, più per una lunga.
client-option-hand-size-each = Carte di ogni giocatore
client-option-hand-size-each-help = Per giocare alla pari: chi sa più storia comincia con più carte da collocare.
client-option-playoff = Spareggio
client-option-playoff-help = Chi resta in gioco quando più giocatori finiscono nello stesso giro e qualcuno sbaglia.
client-value-playoff-recursive = solo chi ha indovinato
client-value-playoff-keep-all = tutti
client-option-draft-packets = Pacchetti da scegliere
client-option-draft-packets-help = Cinque carte ciascuno. Quattro per la partita intera, uno per una rapida.
client-option-browse-own-stacks = Le proprie pile
client-option-browse-own-stacks-help = Il regolamento vieta solo di guardare il retro delle carte. Se il tavolo lo consente, ognuno può sfogliare le immagini delle proprie pile; nessun altro le vede.
client-value-browse-own-stacks-false = si vede solo la prima carta
client-value-browse-own-stacks-true = si possono sfogliare
client-journal = Che cosa è successo
client-journal-empty = Ancora nulla.
client-said = Che cosa si è detto
client-said-empty = Nessuno ha ancora parlato.
client-say = Di’ qualcosa
client-smiles = Reazioni
client-smile-thumb = Pollice in su
client-smile-clap = Applausi
client-smile-wow = Stupore
client-smile-laugh = Risata
client-smile-think = Riflessione
client-smile-heart = Cuore
client-language = Lingua
client-theme = Tema
client-theme-auto = come su questo dispositivo
client-theme-light = chiaro
client-theme-dark = scuro
client-sounds = Suoni discreti
client-confirms = Chiedi prima di girare una carta
client-warns = Avvisa degli intervalli ampi
client-notify = Avvisami quando tocca a me
client-big-screen = Schermo grande
client-other-device = Link per un altro mio dispositivo
client-be-brought = Con questo link il dispositivo gioca a nome di un’altra persona, al suo posto. Accetta solo se hai creato tu il link, su un altro tuo dispositivo. Continuare?
client-be-back = Torna a essere chi eri prima su questo dispositivo
client-be-before = Tornare a essere chi eri prima su questo dispositivo?
client-rules = Regole
client-host-tools = Per l’host
client-pause = Pausa
client-resume = Riprendi
client-end-game = Termina la partita
client-end-sure = Terminare questa partita per tutti?
client-free = Libera il posto
client-hand-over = Nomina host
client-leave = Lascia il tavolo
client-leave-sure = Lasciare il tavolo definitivamente? Il tuo posto tornerà libero.
client-keys = Tastiera
client-keys-help = Tab va avanti, le frecce scorrono carte e intervalli, Invio sceglie, Esc annulla.
client-report = Segnala un problema con questa carta
client-report-what = Che cosa non va?
client-report-date = La data
client-report-text = Il testo
client-report-picture = L’immagine
client-report-rude = È offensiva
client-report-other = Altro
client-report-note = Che cosa sarebbe giusto? (facoltativo)
client-report-thanks = Grazie. La segnalazione è stata registrata.
client-report-failed = Non è stato possibile inviare la segnalazione. Riprova più tardi.
client-estimate = Quando è successo, secondo te?
client-estimate-help = Tutti al tavolo vedranno la tua stima sulla carta.
client-estimate-set = Mostrala
client-look = Guarda questa carta da vicino
client-browse = Sfoglia questa pila: { $title } e le carte sottostanti
client-browse-short = Sfoglia questa pila
client-beneath = { $count ->
    [one] Sotto: una carta
   *[other] Sotto: { $count } carte
}
client-source = Fonte:
client-undated = La data è sull’altro lato.
client-withdraw = Togli questa carta dal gioco
client-result-ended = La partita è finita.
client-result-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
client-result-winners = { $count ->
    [one] { $names } vince!
   *[other] { $names } si dividono la vittoria!
}
client-reason-failed = Nell’ultimo turno non si è potuta collocare nessuna carta.
client-reason-stuck = Non si poteva più né giocare né scartare.
client-reason-all-played = Tutte le carte sono sul tavolo.
client-reason-left = Non è rimasto nessun altro.
client-reason-stacks-empty = Qualcuno ha esaurito le sue pile.
client-reason-shared = Non c’erano abbastanza carte per un altro spareggio.
client-end-best-so-far = Il tuo record: { $score }
client-end-practise = Ripassa le carte sbagliate
client-end-practise-short = Ripassa ({ $count })
client-end-you = Tu
client-end-you-win = Hai vinto!
client-end-you-share = Vittoria condivisa con { $names }!
client-end-right = { $right ->
    [one] { $right } giusta su { $tries }
   *[other] { $right } giuste su { $tries }
}
client-end-right-streak = { $right } giuste su { $tries }, le ultime { $streak } di fila
client-end-all-laid = tutte le carte giocate
client-end-left = { $count ->
    [one] resta { $count } carta
   *[other] restano { $count } carte
}
client-end-tie = Entrambe le linee hanno { $length ->
    [one] { $length } carta
   *[other] { $length } carte
}; hanno deciso le carte rimaste nelle pile: { $most } a { $fewer }.
client-end-main-row = riga principale
client-end-gaps = intervalli
client-end-left-over = rimaste
client-end-points = { $count ->
    [one] punto
   *[other] punti
}
client-end-titles = Tutti i titoli
client-end-below = sotto { $score }
client-end-and-more = { $score } e più
client-end-more = ancora { $count }
client-end-best = Mossa migliore
client-end-worst = Mossa peggiore
client-end-costliest = La più costosa
client-end-years = { $count ->
    [one] { $count } anno
   *[other] { $count } anni
}
client-end-room = di spazio in tutto, { $where }
client-end-pushed-left = più indietro del vecchio inizio ({ $date }).
client-end-pushed-right = più avanti della vecchia fine ({ $date }).
client-end-too-early = troppo presto: messa prima di { $title }, { $date }.
client-end-too-late = troppo tardi: messa dopo { $title }, { $date }.
client-end-blocked = { $count ->
    [one] { $count } carta bloccata
   *[other] { $count } carte bloccate
}
client-end-closed = Aveva chiuso l’intervallo { $where }
client-end-cards = Le carte di questa partita
client-end-cards-help = Scegline una per leggerne la storia e la fonte.
client-end-cards-coop = La riga principale sul nastro, gli intervalli sopra, quel che è rimasto sotto.
client-end-unturned = { $count ->
    [one] Una carta non è mai stata girata
   *[other] { $count } carte non sono mai state girate
}
client-end-result-start = carta iniziale
client-end-result-right = giusta
client-end-result-main = riga principale
client-end-result-gap = intervallo
client-end-result-given = ceduta
client-end-result-wrong = sbagliata
client-end-result-blocked = bloccata
client-end-result-discarded = scartata
client-end-share = Condividi
client-end-copy = Copia
client-end-picture = Come immagine
client-end-tightest = Intervallo più stretto: { $count ->
    [one] { $count } anno
   *[other] { $count } anni
}
client-end-change = Cambia gioco
client-next-begun = La prossima partita è cominciata.
client-next-turn = La prossima partita è cominciata: tocca a te.
client-next-lobby = Si sta preparando la prossima partita.
client-next-go = Alla nuova partita
client-review = Che cosa si può imparare
client-review-wait = L’allenatore sta rivedendo la partita. La prima volta può volerci fino a mezzo minuto…
client-review-failed = L’allenatore non è riuscito a rivedere questa partita. Riprova più tardi.
client-review-good = mosse buone: { $good } su { $moves }
client-review-misjudged = { $title } ({ $date }): { $years ->
    [0] { $days ->
        [one] { $days } giorno di scarto
       *[other] { $days } giorni di scarto
    }
    [one] { $years } anno di scarto
   *[other] { $years } anni di scarto
}
client-review-moves = Mosse che potevano essere migliori
client-review-turning = la svolta
client-review-perfect = Nessuna mossa poteva essere migliore. Ben giocato!
client-review-possible = Punteggio: { $score }; conoscendo tutte le date, con queste carte si poteva arrivare a { $possible }.
client-review-how = L’allenatore conosce tutte le date, ma del mazzo non vede più di quanto si vedeva in gioco. I numeri sono quelli delle mosse della partita.
client-rematch = Gioca ancora
client-replay = Rivedi la partita
client-record = Scarica la registrazione
client-verify = Il mazzo è stato mescolato senza trucchi?
client-verify-help = Prima della prima carta il tavolo ha pubblicato l’impronta del suo numero segreto. Ora il numero è noto: se l’impronta è la stessa, nessuno ha toccato le carte nel frattempo.
client-commitment = Impronta, pubblicata all’inizio
client-seed = Numero segreto
client-verify-now = Controlla
client-verify-right = Coincidono: il mazzo è stato mescolato senza trucchi.
client-verify-wrong = Non coincidono.
client-replay-back = Passo indietro
client-replay-on = Passo avanti
client-replay-run = Riproduci
client-replay-step = Passo
client-replay-at = Passo { $step } di { $steps }
client-replay-stop = Torna al risultato
client-learn-offer = È la prima volta? Impara il gioco in due minuti.
