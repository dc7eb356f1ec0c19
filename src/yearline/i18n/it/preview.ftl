preview-lobby = Vieni a giocare: { $game }
preview-lobby-seats = { $free ->
    [0] I posti sono tutti occupati, ma puoi guardare.
    [one] C’è { $free } posto per te. Senza registrarsi, senza installare nulla.
   *[other] Ci sono { $free } posti liberi. Senza registrarsi, senza installare nulla.
}
preview-playing = Una partita è in corso: { $game }
preview-playing-watch = Apri il link e seguila, carta dopo carta.
preview-over = La partita è finita: { $game }
preview-over-look = { $players ->
    [one] Un solo giocatore, una sola linea cronologica. Rivedi la partita, mossa per mossa.
   *[other] { $players } giocatori, una bella partita. Rivedila, mossa per mossa.
}
preview-deck = { $deck } · { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
preview-deck-try = Da giocare, da ripassare o da stampare. Le date sono sul retro.
preview-picture = Due carte di un gioco di date, con un punto interrogativo al posto della data
preview-together = Con gli amici, su ogni schermo
