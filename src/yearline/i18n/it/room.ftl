crowd-title = Tutti insieme
crowd-lead = Tutti mettono la stessa carta nello stesso momento, ognuno sul proprio telefono. Questo schermo mostra la linea a tutta la sala. Per una festa in 5 o una classe di 500.
crowd-how = Si entra con il codice sullo schermo. Nessun account, nessuna app: un nome a scelta, o uno proposto da noi.
crowd-rules = Le regole di questo gioco
crowd-deck = Mazzo
crowd-own-decks = I tuoi mazzi
crowd-topics = Temi ed epoche
crowd-topics-help = Spunta quelli che vuoi; senza spunte valgono tutti.
crowd-fields = Temi
crowd-eras = Epoche
crowd-topics-cards = Carte:
crowd-topics-few = Ne servono almeno { $count }.
crowd-clock = Tempo per ogni carta
crowd-no-clock = senza limite
crowd-open = Apri lo schermo
crowd-trouble = Non ha funzionato. Riprova.
crowd-connecting = Ingresso nella sala…
crowd-join-here = Unisciti con il telefono
crowd-qr = Codice QR: unisciti con il telefono
crowd-card-of = Carta { $number } di { $all }
crowd-question = Dove va?
crowd-choose = Scegli la lettera sul telefono.
crowd-answered = { $count ->
    [one] { $count } su { $all } ha risposto
   *[other] { $count } su { $all } hanno risposto
}
crowd-got = { $count ->
    [one] { $count } su { $all } ha indovinato
   *[other] { $count } su { $all } hanno indovinato
}
crowd-next-in = Prossima carta tra { $count }
crowd-run = { $names }: { $count } di fila
crowd-and-more = { $count ->
    [one] { $names } e un’altra persona
   *[other] { $names } e altri { $count }
}
crowd-standings = Classifica
crowd-bars = Risposte
crowd-behind = Subito dietro
crowd-together = Tutti insieme
crowd-share = delle risposte erano giuste
crowd-hardest = La carta più difficile
crowd-knew = { $count ->
    [one] { $count } su { $all } lo sapeva.
   *[other] { $count } su { $all } lo sapevano.
}
crowd-most = L’errore più comune: { $where }.
crowd-points = { $count ->
    [one] { $count } giusta su { $all }
   *[other] { $count } giuste su { $all }
}
crowd-start = Comincia
crowd-next = Avanti
crowd-again = Gioca ancora
crowd-pause = Pausa
crowd-resume = Continua
crowd-paused = In pausa
crowd-skip = Salta questa carta
crowd-lock = Chiudi la porta
crowd-unlock = Apri la porta
crowd-hide = Nascondi i nomi
crowd-show = Mostra i nomi
crowd-list = Partecipanti
crowd-kick = Allontana { $name }
crowd-name = Il tuo nome
crowd-other-name = Proponi un altro nome
crowd-join = Partecipa
crowd-in = Ci sei, { $name }.
crowd-soon = Guarda lo schermo: tra poco si comincia.
crowd-late = Giochi dalla prossima carta.
crowd-locked = La porta è chiusa: per ora non può entrare nessun altro.
crowd-closed = Questa sala per te è chiusa.
crowd-lost = Connessione interrotta. Il tuo posto resta; riconnessione in corso.
crowd-your-link = Il tuo link
crowd-link-help = Aprilo su un altro dispositivo per continuare lì con i tuoi punti. È solo per te.
crowd-answer = La tua risposta
crowd-changeable = Puoi cambiarla finché c’è tempo.
crowd-change = Cambiala
crowd-before = prima { DEL($date) }
crowd-between = { $from } – { $to }
crowd-after = dopo { IL($date) }
crowd-right = Giusto!
crowd-not-quite = Non proprio
crowd-missed = Nessuna risposta stavolta
crowd-chose = Hai scelto { $letter }, { $where }. Va in { $right }.
crowd-belongs = Va in { $right }.
crowd-place = { $place }º posto su { $all }
crowd-in-a-row = { $count } di fila
crowd-look-up = Guarda lo schermo: arriva la prossima carta.
crowd-look-up-in = Guarda lo schermo: prossima carta tra { $count }
crowd-over = La partita è finita
crowd-names = Lontra Lince Airone Tasso Falco Riccio Delfino Castoro Gufo Salmone Cicogna Martora Tricheco Corvo Bisonte Merlo Foca Alce Gru Rospo
crowd-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
crowd-people = { $count ->
    [one] { $count } persona è qui
   *[other] { $count } persone sono qui
}
crowd-suggest = Solo nomi proposti
crowd-unsuggest = Nomi a scelta
crowd-ease = Tempo doppio per { $name }
crowd-unease = Tempo normale per { $name }
crowd-report = Vedi il resoconto
crowd-somebody = Giocatore { $number }
crowd-team = { $team ->
    [1] Squadra Sole
    [2] Squadra Luna
    [3] Squadra Stella
   *[4] Squadra Nuvola
}
crowd-said = La tua risposta: { $where }
crowd-mine = Le tue carte
crowd-size = { $people ->
    [one] { $cards } carte, { $people } giocatore
   *[other] { $cards } carte, { $people } giocatori
}
