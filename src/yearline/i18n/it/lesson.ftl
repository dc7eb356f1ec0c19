report-title = Resoconto: { $deck }
report-print = Stampa
report-again = Rigioca le { $count } più difficili
report-count-pupils = { $count ->
    [one] alunno
   *[other] alunni
}
report-count-cards = { $count ->
    [one] carta
   *[other] carte
}
report-share = al posto giusto
report-typical = di solito per risposta
report-seconds-of = { $count } s
report-privacy-head = Nomi
report-deleted = I nomi saranno cancellati { IL($day) }.
report-forgotten = I nomi sono cancellati. I numeri restano.
report-figures = I numeri restano, senza nomi.
report-only-link = Solo questo link apre il resoconto: tienilo per te.
report-sooner = Cancella i nomi dopo
report-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
report-keep = Salva
report-forget = Cancella i nomi adesso
report-forget-sure = Cancellare adesso tutti i nomi? Non si potranno recuperare. I numeri restano.
report-games = Partite
report-game = Partita { $number }
report-empty = Nessuna carta è stata ancora girata. Il resoconto si riempie mentre giocate.
report-cards = Carte
report-hardest-first = Prima le più difficili
report-by-time = Per data
report-card = Carta
report-right = Giuste
report-mistake = Errore più comune
report-answers = Risposte
report-said = { $count ->
    [one] { $count } ha detto { $where }
   *[other] { $count } hanno detto { $where }
}
report-early = troppo presto
report-late = troppo tardi
report-no-mistake = nessuno
report-more-cards = { $count ->
    [one] { $count } altra carta
   *[other] altre { $count } carte
}
report-pupils = Alunni
report-by-score = Punteggio
report-name = Nome
report-cells = Carte, prima le più difficili
report-time = Tempo
report-seconds = Secondi
report-more-pupils = { $count ->
    [one] { $count } altro alunno
   *[other] altri { $count } alunni
}
report-cell-yes = giusto
report-cell-no = sbagliato
report-cell-none = senza risposta
homework-title = Compiti
homework-lead = Oppure assegna le stesse carte come compito: ognuno gioca con i suoi tempi fino a una data.
homework-until-label = Tempo a disposizione
homework-give = Assegna come compito
homework-for-pupils = Il codice e questo indirizzo sono per gli alunni.
homework-until = La scadenza è { IL($day) }.
homework-closed = Il tempo per questo compito è finito.
homework-nobody = Nessuno ha ancora risposto.
homework-begin = Comincia
homework-your-code = Il tuo codice personale
homework-code-help = Questo dispositivo ricorda il tuo posto. Con questo codice continui su un altro.
homework-have-code = Ho un codice personale
homework-go-on = Continua
homework-all-done = { $count ->
    [one] È tutto: { $count } giusta su { $all }.
   *[other] È tutto: { $count } giuste su { $all }.
}
homework-look-again = Da rivedere
