review-player = Joueur { $number }
review-unfinished = La partie n’a pas été terminée.
review-won = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
review-score = Votre score : { $score }.
review-score-of = Votre score : { $score } ; on pouvait atteindre { $possible }.
review-accuracy = { $name } : { $percent } % de justesse (bons coups : { $good } sur { $moves }).
review-misjudged = « { $title } » ({ $date }) : { $years ->
    [0] { $days ->
        [one] { $days } jour d’écart
       *[other] { $days } jours d’écart
    }
    [one] { $years } an d’écart
   *[other] { $years } ans d’écart
}
review-turning-point = Le tournant a été le coup { $number } ({ $name }) :
review-move = { $number }. { $name } : { $told }
review-verdict = { $why } ; { $better }.
review-did-play = joue « { $title } »
review-did-discard = défausse « { $title } »
review-did-place = place « { $title } »
review-did-draft-red = prend Guerre (rouge)
review-did-draft-blue = prend Science (bleu)
review-did-draft-beige = prend Culture (beige)
review-did-use = utilise le pouvoir sur « { $title } »
review-did-end = s’arrête
review-did-leave = quitte la table
review-why-unjudged = Rien à juger
review-why-good = Bien joué
review-why-right = Juste
review-why-earlier = « { $title } » ({ $date }) précède de { $years ->
    [0] { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
    [one] { $years } an
   *[other] { $years } ans
} le début de l’intervalle choisi ({ $edge })
review-why-later = « { $title } » ({ $date }) suit de { $years ->
    [0] { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
    [one] { $years } an
   *[other] { $years } ans
} la fin de l’intervalle choisi ({ $edge })
review-why-blocked = « { $title } » ({ $date }) va entre { $low } et { $high }, et la faille était déjà prise
review-why-jumped = « { $title } » ({ $date }) laisse derrière elle environ { $count ->
    [one] { $count } carte à venir, qui n’a plus qu’une faille
   *[other] { $count } cartes à venir, qui n’ont plus qu’une faille pour elles toutes
}
review-why-closed = « { $title } » a fermé la faille entre { $low } et { $high }, dont avaient besoin environ { $count ->
    [one] { $count } autre carte
   *[other] { $count } autres cartes
}
review-why-order = Un autre coup valait mieux ici
review-why-wasted = « { $title } » pouvait encore être jouée
review-why-stopped = Une autre carte pouvait être jouée sans risque
review-why-draft = Une autre couleur aurait offert plus de choix ou un meilleur pouvoir
review-why-start = Une autre carte de départ aurait moins aidé la personne suivante
review-why-power = Le pouvoir aurait été plus utile ailleurs
review-why-unused = Le pouvoir est resté inutilisé
review-better-play = mieux valait jouer « { $title } »
review-better-discard = mieux valait défausser « { $title } »
review-better-use = mieux valait l’utiliser sur « { $title } »
review-better-end = mieux valait s’arrêter
review-better-draft-red = mieux valait prendre Guerre (rouge)
review-better-draft-blue = mieux valait prendre Science (bleu)
review-better-draft-beige = mieux valait prendre Culture (beige)
review-better-place-first = sa place est avant { $high }
review-better-place-last = sa place est après { $low }
review-better-place-between = sa place est entre { $low } et { $high }
review-picture-title = Le cours de la partie
review-picture-moves = coups
review-picture-possible = possible : { $possible }
