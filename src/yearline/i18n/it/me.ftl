me-title = Le tue partite
me-lead = Tutto ciò che è qui resta su questo dispositivo.
me-none = Qui non c’è ancora nulla. Gioca una partita o la sfida di oggi e la ritroverai qui.
me-play = Gioca la sfida di oggi
me-results = Risultati
me-challenges = Sfide
me-deals = Partite della settimana
me-bests = I tuoi record
me-streak = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
}
me-longest = Record: { $count }
me-of = { $right } su { $all }
me-best = { $game }, { $deck }
me-players = { $count ->
    [1] in solitario
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
me-won = vinta
me-lost = non vinta
me-century = Giuste per secolo
me-field = Giuste per tema
me-years-old = Prima della nostra era
me-years-first = Dall’anno 1 al 1000
me-own-deck = un tuo mazzo
me-more = e ancora { $count }
me-export = Porta con te
me-import = Recupera
me-link-copied = Copiato. Apri il link sull’altro dispositivo: lì sarai la stessa persona e ritroverai le carte da ripassare, le sfide e le partite della settimana dell’ultimo mese, e l’ultima partita di ogni tuo tavolo. Ciò che è più vecchio viaggia con il file. Tieni il link per te.
me-forget = Cancella tutto
me-forgotten = Tutto cancellato.
me-undo = Annulla
me-bad-file = Questo file non viene da Yearline. Nulla è cambiato.
me-brought = { $count ->
    [one] { $count } risultato recuperato
   *[other] { $count } risultati recuperati
}
me-keeps-nothing = Questo browser non conserva nulla: ciò che vedi si perde quando lo chiudi.
me-field-antiquity = Antichità
me-field-art = Arte
me-field-digital = Informatica
me-field-faith = Fede
me-field-film = Cinema
me-field-industry = Industria
me-field-letters = Letteratura
me-field-life = Vita quotidiana
me-field-music = Musica
me-field-nature = Natura
me-field-science = Scienza
me-field-sea = Mare
me-field-space = Spazio
me-field-sport = Sport
me-field-state = Stati
me-field-war = Guerra
me-field-other = Altro
