weekly-name = Partita della settimana { $number }
weekly-now = La partita della settimana · n. { $number }
weekly-older = Partita passata · n. { $number }
weekly-lead = Una partita, una settimana, in solitario
weekly-sentence = 36 carte, uguali per tutti fino a domenica. La modalità collaborativa, in solitario: scegli una carta e la sua data decide dove va.
weekly-link = La partita della settimana, in solitario
weekly-rules = Come si gioca
weekly-played = { $count ->
    [0] Questa settimana non l’ha ancora finita nessuno
    [one] { $count } persona l’ha finita questa settimana
   *[other] { $count } persone l’hanno finita questa settimana
}
weekly-score-now = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
weekly-deck = { $count ->
    [one] Ancora { $count } carta nel mazzo
   *[other] Ancora { $count } carte nel mazzo
}
weekly-pile = Scarti
weekly-hand = Le tue carte
weekly-row = Riga principale, con gli intervalli sopra
weekly-told-main = Va nella riga principale: 2 punti.
weekly-told-gaps = Riempie un intervallo: 1 punto.
weekly-told-blocked = Bloccata: il suo intervallo è già occupato.
weekly-told-out = Scartata.
weekly-told-draw = Nuovo turno: hai pescato nuove carte.
weekly-of = su { $par } possibili
weekly-par = Chi conoscesse tutte le date e l’ordine del mazzo potrebbe arrivare a { $par } punti.
weekly-ended-failed = Nessuna carta trovava più posto.
weekly-ended-stuck = Non potevi più né giocare né scartare.
weekly-ended-all_played = Tutte le carte sono state giocate.
weekly-counts = { $main } nella riga principale, { $gaps } negli intervalli, { $rest ->
    [one] { $rest } rimasta
   *[other] { $rest } rimaste
}
weekly-players = I giocatori di questa settimana
weekly-players-past = I giocatori di quella settimana
weekly-points = Punti
weekly-below = sotto 0
weekly-above = { $score } o più
weekly-next = { $days ->
    [0] La prossima partita arriva domani
    [one] La prossima partita arriva tra { $days } giorno
   *[other] La prossima partita arriva tra { $days } giorni
}
weekly-free = Questa settimana è finita: gioca per divertimento. Conta solo la partita della settimana in corso.
weekly-already = Hai già fatto questa mossa, forse su un altro dispositivo. Ecco a che punto sei.
weekly-past = Settimane passate
weekly-go = Vai alla partita della settimana
weekly-fair-help = Le carte e il loro ordine derivano da un numero segreto. La sua impronta è pubblicata una settimana prima, il numero a settimana finita: chiunque può verificare che nulla sia stato cambiato.
weekly-fair-hash = Impronta di questa settimana
weekly-fair-next = Impronta della prossima settimana
weekly-fair-later = Sarà pubblicato a settimana finita.
weekly-preview = 36 carte, le stesse per tutti questa settimana, e un punteggio massimo. Quanto ti ci avvicini?
