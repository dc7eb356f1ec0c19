preview-lobby = Venez jouer : { $game }
preview-lobby-seats = { $free ->
    [0] Toutes les places sont prises, mais vous pouvez regarder.
    [one] { $free } place vous attend. Sans compte, sans rien installer.
   *[other] { $free } places sont libres. Sans compte, sans rien installer.
}
preview-playing = Une partie est en cours : { $game }
preview-playing-watch = Ouvrez le lien et suivez la partie, carte après carte.
preview-over = La partie est terminée : { $game }
preview-over-look = { $players ->
    [one] Une seule personne, une seule frise. Revoyez la partie, coup par coup.
   *[other] { $players } personnes, une belle partie. Revoyez-la, coup par coup.
}
preview-deck = { $deck } · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
preview-deck-try = Pour jouer, s’exercer ou imprimer. Les dates sont au dos.
preview-picture = Deux cartes d’un jeu de dates, avec un point d’interrogation à la place de la date
preview-together = Entre amis, sur n’importe quel écran
