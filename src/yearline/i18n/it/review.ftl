review-player = Giocatore { $number }
review-unfinished = La partita non è stata portata a termine.
review-won = { $count ->
    [one] Ha vinto { $names }.
   *[other] Vittoria condivisa: { $names }.
}
review-score = Punteggio: { $score }.
review-score-of = Punteggio: { $score }; si poteva arrivare a { $possible }.
review-accuracy = { $name }: precisione { $percent }% (mosse buone: { $good } su { $moves }).
review-misjudged = «{ $title }» ({ $date }): { $years ->
    [0] { $days ->
        [one] { $days } giorno di scarto
       *[other] { $days } giorni di scarto
    }
    [one] { $years } anno di scarto
   *[other] { $years } anni di scarto
}
review-turning-point = La svolta è stata la mossa { $number } ({ $name }):
review-move = { $number }. { $name }: { $told }
review-verdict = { $why }; { $better }.
review-did-play = gioca «{ $title }»
review-did-discard = scarta «{ $title }»
review-did-place = colloca «{ $title }»
review-did-draft-red = prende Guerra (rosso)
review-did-draft-blue = prende Scienza (blu)
review-did-draft-beige = prende Cultura (beige)
review-did-use = usa il potere su «{ $title }»
review-did-end = si ferma
review-did-leave = lascia il tavolo
review-why-unjudged = Niente da giudicare
review-why-good = Ben giocato
review-why-right = Giusto
review-why-earlier = «{ $title }» ({ $date }) viene { $years ->
    [0] { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
    [one] { $years } anno
   *[other] { $years } anni
} prima dell’inizio dell’intervallo scelto ({ $edge })
review-why-later = «{ $title }» ({ $date }) viene { $years ->
    [0] { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
    [one] { $years } anno
   *[other] { $years } anni
} dopo la fine dell’intervallo scelto ({ $edge })
review-why-blocked = «{ $title }» ({ $date }) va tra { IL($low) } e { IL($high) }, e quell’intervallo era già occupato
review-why-jumped = «{ $title }» ({ $date }) si lascia dietro circa { $count ->
    [one] { $count } carta ancora in arrivo, con un solo intervallo
   *[other] { $count } carte ancora in arrivo, con un solo intervallo per tutte
}
review-why-closed = «{ $title }» ha chiuso l’intervallo tra { IL($low) } e { IL($high) }, che serviva a circa { $count ->
    [one] { $count } altra carta
   *[other] { $count } altre carte
}
review-why-order = Qui un’altra mossa valeva di più
review-why-wasted = «{ $title }» si poteva ancora giocare
review-why-stopped = Si poteva giocare un’altra carta senza rischi
review-why-draft = Un altro colore avrebbe dato più scelta o un potere migliore
review-why-start = Un’altra carta iniziale sarebbe stata meno utile a chi siede a sinistra
review-why-power = Il potere avrebbe reso di più altrove
review-why-unused = Il potere è rimasto inutilizzato
review-better-play = meglio giocare «{ $title }»
review-better-discard = meglio scartare «{ $title }»
review-better-use = meglio usarlo su «{ $title }»
review-better-end = meglio fermarsi
review-better-draft-red = meglio prendere Guerra (rosso)
review-better-draft-blue = meglio prendere Scienza (blu)
review-better-draft-beige = meglio prendere Cultura (beige)
review-better-place-first = il suo posto è prima { DEL($high) }
review-better-place-last = il suo posto è dopo { IL($low) }
review-better-place-between = il suo posto è tra { IL($low) } e { IL($high) }
review-picture-title = L’andamento della partita
review-picture-moves = mosse
review-picture-possible = possibile: { $possible }
