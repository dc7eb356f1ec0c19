term-player = Giocatore
term-line = Linea cronologica
term-own-line = La tua linea cronologica
term-main = Linea cronologica
term-gap-open = (intervallo libero)
term-score = Punteggio: { $score }
term-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
term-deck = Mazzo
term-discard = Scarti
term-neutral = Mazzo neutrale { $color }
term-stacks = Pile di { $name }
term-hand = { $name }
term-blocked = (bloccata)
term-color-red = rosso
term-color-blue = blu
term-color-beige = beige
term-turn = { $name }, tocca a te.
term-thinking = { $name } sta pensando…
term-prompt = { $phase ->
    [open] Una carta da giocare, oppure «d» e una carta da scartare
    [must_place] Una carta da giocare
    [may_stop] Un’altra carta da giocare, oppure «end»
    [draft] Un colore: red, blue o beige
    [start] Un colore: la carta iniziale per chi ti siede a sinistra
    [power] Una pila su cui usare il potere, oppure «end»
   *[other] Una carta e un intervallo, per esempio «a 2»
}
term-place-or-end = Una carta e un intervallo, per esempio «a 2», oppure «end»
term-nonsense = Non capisco «{ $text }». Scrivi «?» per l’aiuto.
term-help = Scrivi ciò che viene chiesto: la lettera di una carta, «d» e una lettera per scartarla, una lettera e il numero di un intervallo (a 2), un colore oppure «end». Altri comandi: ? aiuto, rules (regole), table (ridisegna), quit (esci). Vale anche la forma lunga: place 12 4.
term-bye = Arrivederci. { $moves ->
    [one] È stata fatta una mossa.
   *[other] Sono state fatte { $moves } mosse.
}
term-recorded = La partita è registrata in { $path }.
term-step = Passo { $step } di { $steps }
term-next = Invio: avanti · b: indietro · q: esci
told-revealed = { $title } ({ $date }).
told-placed = { $row ->
    [gaps] Entra in un intervallo. 1 punto.
    [main] Va nella riga principale. 2 punti.
   *[other] Giusto! La carta resta.
}
told-blocked = L’intervallo è occupato: la carta è bloccata.
told-missed = Posto sbagliato. La carta viene scartata.
told-drew = { $name } pesca { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
told-drafted = { $name } prende { $count } carte di colore { $color }.
told-reshuffled = Gli scarti diventano il nuovo mazzo: { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
told-power-red = { $name } scarta la prima carta di una pila di { $owner }: { $title }.
told-power-blue = { $name } divide una pila di { $owner }.
told-power-beige = { $name } aggiunge una carta neutrale a una pila di { $owner }.
told-eliminated = Fine dello spareggio per { $names }.
told-left = { $name } ha lasciato il tavolo.
told-withdrawn = Carta tolta dal gioco: { $title }.
told-winners = { $count ->
    [one] Vince { $names }!
   *[other] Vittoria condivisa: { $names }!
}
told-reason-failed = Nessuna carta poteva essere collocata: la partita è finita.
told-reason-stuck = Non si può né giocare né scartare: la partita è finita.
told-reason-all-played = Tutte le carte sono state giocate.
told-score = Punteggio: { $score }
told-title = Titolo della squadra: { $title }
term-no-rules = Regole non ancora scritte: { $game }.
term-first-oldest = Comincia la persona più anziana.
term-first-youngest = Comincia la persona più giovane.
term-first-chance = Il caso decide chi comincia.
term-first-agreed = Si è deciso insieme chi comincia.
term-gpu-package = Per giocare su una GPU serve numba-cuda: pip install yearline[gpu].
term-gpu-driver = Su questa macchina non è stata trovata alcuna GPU NVIDIA con il suo driver e il CUDA Toolkit; senza --device cuda gioca il processore.
term-gpu-memory = La GPU non ha abbastanza memoria libera per queste partite.
term-gpu-failed = La GPU si è arresa: { $detail }
