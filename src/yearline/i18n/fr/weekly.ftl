weekly-name = Donne de la semaine { $number }
weekly-now = La donne de la semaine · n° { $number }
weekly-older = Donne passée · n° { $number }
weekly-lead = Une donne, une semaine, en solo
weekly-sentence = 36 cartes, les mêmes pour tout le monde jusqu’à dimanche. Le jeu coopératif, en solo : choisissez une carte, sa date décide de sa place.
weekly-link = La donne de la semaine, en solo
weekly-rules = Comment jouer
weekly-played = { $count ->
    [0] Soyez la première personne à la finir cette semaine
    [one] { $count } personne l’a finie cette semaine
   *[other] { $count } personnes l’ont finie cette semaine
}
weekly-score-now = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
weekly-deck = { $count ->
    [one] Encore { $count } carte dans la pioche
   *[other] Encore { $count } cartes dans la pioche
}
weekly-pile = Défausse
weekly-hand = Vos cartes
weekly-row = Ligne principale, les failles au-dessus
weekly-told-main = Elle rejoint la ligne principale : 2 points.
weekly-told-gaps = Elle remplit une faille : 1 point.
weekly-told-blocked = Bloquée : sa faille est déjà prise.
weekly-told-out = Défaussée.
weekly-told-draw = Nouveau tour : vous avez pioché de nouvelles cartes.
weekly-of = sur { $par } possibles
weekly-par = Qui connaîtrait toutes les dates et l’ordre de la pioche pourrait atteindre { $par } points.
weekly-ended-failed = Plus aucune carte ne trouvait sa place.
weekly-ended-stuck = Vous ne pouviez plus ni jouer ni défausser.
weekly-ended-all_played = Toutes les cartes ont été jouées.
weekly-counts = { $main } dans la ligne principale, { $gaps } dans les failles, { $rest } restantes
weekly-players = Les joueurs de la semaine
weekly-players-past = Les joueurs de cette semaine-là
weekly-points = Points
weekly-below = moins de 0
weekly-above = { $score } ou plus
weekly-next = { $days ->
    [0] Prochaine donne demain
    [one] Prochaine donne dans { $days } jour
   *[other] Prochaine donne dans { $days } jours
}
weekly-free = Cette semaine est passée : jouez pour le plaisir. Seule la donne de la semaine en cours compte.
weekly-already = Vous avez déjà joué ce coup, peut-être sur un autre appareil. Voici où vous en êtes.
weekly-past = Semaines passées
weekly-go = Aller à la donne de la semaine
weekly-fair-help = Les cartes et leur ordre découlent d’un nombre secret. Son empreinte est publiée une semaine avant, le nombre lui-même une fois la semaine finie : chacun peut vérifier que rien n’a été changé.
weekly-fair-hash = Empreinte de cette semaine
weekly-fair-next = Empreinte de la semaine prochaine
weekly-fair-later = Il sera publié à la fin de la semaine.
weekly-preview = 36 cartes, les mêmes pour tout le monde cette semaine, et un score maximal. Jusqu’où irez-vous ?
