practice-title = Ripasso
practice-lead = Le carte che hai sbagliato tornano poco prima che tu le dimentichi. Bastano quattro minuti al giorno.
practice-none = Ancora nulla da ripassare. Dopo una sfida o una partita, le carte sbagliate possono venire qui.
practice-take = { $count ->
    [one] Ripassa la carta sbagliata
   *[other] Ripassa le { $count } carte sbagliate
}
practice-start = Comincia
practice-question = Dove va messa?
practice-of = { $at } di { $all }
practice-next = Carta successiva
practice-stop = Basta per ora
practice-again = { $days ->
    [one] La rivedrai domani
   *[other] La rivedrai tra { $days } giorni
}
practice-known = Ormai la conosci
practice-would = Con un errore sarebbe tornata domani.
practice-score = Giuste: { $right } su { $all }
practice-done = Per oggi è tutto.
practice-tomorrow = { $count ->
    [one] Domani una carta.
   *[other] Domani { $count } carte.
}
practice-nothing = Oggi non c’è nulla da ripassare.
practice-due = { $count ->
    [one] { $count } carta da ripassare oggi
   *[other] { $count } carte da ripassare oggi
}
practice-yours = Le tue carte
practice-step-0 = Domani
practice-step-1 = Entro una settimana
practice-step-2 = Entro un mese
practice-step-3 = Entro quattro mesi
practice-step-4 = Ormai note
practice-kept = { $count ->
    [one] { $count } carta è conservata solo su questo dispositivo.
   *[other] { $count } carte sono conservate solo su questo dispositivo.
}
practice-more = Ripassane altre 5
practice-play = Gioca una partita
practice-anki = Esporta per Anki
practice-csv = Esporta come tabella
practice-forget = Cancellale
practice-forgotten = Queste carte sono state cancellate.
practice-failed = Non è stato possibile caricare la carta. Riprova quando torna la connessione.
practice-gap = Quale posto, da 1 a { $count }?
practice-missed = { $count ->
    [one] Ripassa la carta sfuggita
   *[other] Ripassa le { $count } carte sfuggite
}
practice-first = La prima volta domani, poi sempre più di rado.
