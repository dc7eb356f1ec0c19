me-title = Vos parties
me-lead = Tout ce qui est ici reste sur cet appareil.
me-none = Rien ici pour l’instant. Jouez une partie ou le défi du jour, et vous les retrouverez ici.
me-play = Jouer le défi du jour
me-results = Résultats
me-challenges = Défis
me-deals = Donnes de la semaine
me-bests = Vos records
me-streak = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}
me-longest = Record : { $count }
me-of = { $right } sur { $all }
me-best = { $game }, { $deck }
me-players = { $count ->
    [1] en solo
    [one] { $count } joueur
   *[other] { $count } joueurs
}
me-won = gagnée
me-lost = pas gagnée
me-century = Bien placées par siècle
me-field = Bien placées par thème
me-years-old = Avant J.‑C.
me-years-first = Années 1 à 1000
me-own-deck = votre paquet
me-more = et { $count } de plus
me-export = Emporter
me-import = Récupérer
me-link-copied = Copié. Ouvrez le lien sur votre autre appareil : vous y serez la même personne et y retrouverez vos cartes à réviser, vos défis et vos donnes du dernier mois, ainsi que la dernière partie de chacune de vos tables. Ce qui est plus ancien voyage par fichier. Gardez ce lien pour vous.
me-forget = Tout effacer
me-forgotten = Tout a été effacé.
me-undo = Annuler
me-bad-file = Ce fichier ne vient pas de Yearline. Rien n’a été changé.
me-brought = { $count ->
    [one] { $count } résultat récupéré
   *[other] { $count } résultats récupérés
}
me-keeps-nothing = Ce navigateur ne garde rien : ce que vous voyez ici disparaît quand vous le fermez.
me-field-antiquity = Antiquité
me-field-art = Art
me-field-digital = Informatique
me-field-faith = Foi
me-field-film = Cinéma
me-field-industry = Industrie
me-field-letters = Littérature
me-field-life = Vie quotidienne
me-field-music = Musique
me-field-nature = Nature
me-field-science = Sciences
me-field-sea = Mer
me-field-space = Espace
me-field-sport = Sport
me-field-state = États
me-field-war = Guerre
me-field-other = Autre
