daily-title = Sfida { $number } · Yearline
daily-name = Sfida { $number }
daily-today = La sfida di oggi · n. { $number }
daily-older = Sfida passata · n. { $number }
daily-sentence = Dodici carte, oggi uguali per tutti. Mettile una a una nella linea. Ecco la prima.
daily-played = { $count ->
    [0] Oggi non l’ha ancora finita nessuno
    [one] { $count } persona l’ha finita oggi
   *[other] { $count } persone l’hanno finita oggi
}
daily-past = Giorni passati
daily-card-of = Carta { $card } di { $all }
daily-streak = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
}
daily-streak-next = Gioca oggi per continuare.
daily-of = su { $all }
daily-score = { $right } su { $all }
daily-better = Meglio { DEL($share) }% dei giocatori di oggi
daily-players = I giocatori di oggi
daily-players-past = I giocatori di quel giorno
daily-right = Giusta
daily-wrong = Sbagliata
daily-count = Giocatori
daily-you = Tu
daily-computers = I giocatori virtuali, stesse carte
daily-share = Condividi
daily-copy = Copia
daily-copied = Copiato
daily-picture = Immagine
daily-share-missed = Sbagliate: carte { $cards }
daily-share-all = Tutte e dodici giuste
daily-next = Prossima sfida tra { $hours } h { $minutes } min
daily-got-away = { $count ->
    [0] Non te n’è sfuggita nessuna
    [one] Te n’è sfuggita una
    [2] Te ne sono sfuggite due
    [3] Te ne sono sfuggite tre
   *[other] Te ne sono sfuggite { $count }
}
daily-got-right = { $count ->
    [one] La carta indovinata
   *[other] Le { $count } carte indovinate
}
daily-said = Hai detto { $where }
daily-all = Tutte le sfide
daily-only-today = Solo la sfida di oggi conta per la tua serie.
daily-past-lead = Le stesse carte nello stesso ordine di quel giorno. Giocale quante volte vuoi.
daily-past-none = Da domani qui troverai le sfide passate.
daily-free = Questo giorno è passato: gioca per divertimento. Conta solo la sfida di oggi.
daily-already = Hai già messo questa carta, forse su un altro dispositivo. Ecco a che punto sei.
daily-waiting = Nessuna connessione. La tua risposta resta qui e parte appena la connessione torna.
daily-forgets = Questo browser non conserva nulla: il risultato si perde quando chiudi la pagina.
daily-go = Vai alla sfida di oggi
daily-again = Gioca di nuovo
daily-fair = La sfida è uguale per tutti?
daily-fair-help = Le carte e il loro ordine derivano da un numero segreto. La sua impronta è pubblicata il giorno prima, il numero il giorno dopo: chiunque può verificare che nulla sia stato cambiato.
daily-fair-hash = Impronta di questo giorno
daily-fair-tomorrow = Impronta di domani
daily-fair-seed = Numero segreto
daily-fair-later = Sarà pubblicato domani.
daily-preview = Dodici carte, una linea, uguali per tutti. Quante ne sai mettere al posto giusto?
