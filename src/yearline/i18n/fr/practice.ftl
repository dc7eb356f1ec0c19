practice-title = Réviser
practice-lead = Les cartes que vous avez mal placées reviennent juste avant que vous les oubliiez. Quatre minutes par jour suffisent.
practice-none = Rien à réviser pour l’instant. Après un défi ou une partie, les cartes mal placées peuvent venir ici.
practice-take = { $count ->
    [one] Réviser la carte mal placée
   *[other] Réviser les { $count } cartes mal placées
}
practice-start = Commencer
practice-question = Où est sa place ?
practice-of = { $at } sur { $all }
practice-next = Carte suivante
practice-stop = Arrêter pour l’instant
practice-again = { $days ->
    [one] Vous la reverrez demain
   *[other] Vous la reverrez dans { $days } jours
}
practice-known = Vous la connaissez pour de bon
practice-would = Une erreur l’aurait fait revenir demain.
practice-score = { $right } sur { $all } bien placées
practice-done = C’est tout pour aujourd’hui.
practice-tomorrow = { $count ->
    [one] Une carte demain.
   *[other] { $count } cartes demain.
}
practice-nothing = Rien à réviser aujourd’hui.
practice-due = { $count ->
    [one] { $count } carte à revoir aujourd’hui
   *[other] { $count } cartes à revoir aujourd’hui
}
practice-yours = Vos cartes
practice-step-0 = Demain
practice-step-1 = D’ici une semaine
practice-step-2 = D’ici un mois
practice-step-3 = D’ici quatre mois
practice-step-4 = Connues pour de bon
practice-kept = { $count ->
    [one] { $count } carte est gardée sur cet appareil seulement.
   *[other] { $count } cartes sont gardées sur cet appareil seulement.
}
practice-more = En réviser 5 de plus
practice-play = Jouer une partie
practice-anki = Exporter pour Anki
practice-csv = Exporter en tableau
practice-forget = Les effacer
practice-forgotten = Ces cartes sont effacées.
practice-failed = La carte n’a pas pu être chargée. Revenez quand vous aurez une connexion.
practice-gap = Quel intervalle, de 1 à { $count } ?
practice-missed = { $count ->
    [one] Réviser la carte manquée
   *[other] Réviser les { $count } cartes manquées
}
practice-first = Demain d’abord, puis de moins en moins souvent.
