preview-lobby = Come and play: { $game }
preview-lobby-seats = { $free ->
    [0] All seats are taken, but you can watch.
    [one] { $free } seat is free for you. No account, nothing to install.
   *[other] { $free } seats are free. No account, nothing to install.
}
preview-playing = A game is on: { $game }
preview-playing-watch = Open the link and watch, card by card.
preview-over = The game is over: { $game }
preview-over-look = { $players ->
    [one] One player, one timeline. See how it went, move by move.
   *[other] { $players } players, one good game. See how it went, move by move.
}
preview-deck = { $deck } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
preview-deck-try = Play with it, practise with it or print it. The dates are on the other side.
preview-picture = Two cards of a timeline game, with a question mark where the date will be
preview-together = With friends, on any screen
