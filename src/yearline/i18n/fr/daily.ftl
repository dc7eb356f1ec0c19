daily-title = Défi { $number } · Yearline
daily-name = Défi { $number }
daily-today = Défi du jour · n° { $number }
daily-older = Défi passé · n° { $number }
daily-sentence = Douze cartes, les mêmes pour tout le monde aujourd’hui. Placez-les une à une sur la frise. Voici la première.
daily-played = { $count ->
    [0] Soyez la première personne à le finir aujourd’hui
    [one] { $count } personne l’a fini aujourd’hui
   *[other] { $count } personnes l’ont fini aujourd’hui
}
daily-past = Jours passés
daily-card-of = Carte { $card } sur { $all }
daily-streak = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}
daily-streak-next = Jouez aujourd’hui pour continuer.
daily-of = sur { $all }
daily-score = { $right } sur { $all }
daily-better = Mieux que { $share } % des joueurs du jour
daily-players = Les joueurs du jour
daily-players-past = Les joueurs de ce jour-là
daily-right = Juste
daily-wrong = Faux
daily-count = Joueurs
daily-you = Vous
daily-computers = Les joueurs virtuels, mêmes cartes
daily-share = Partager
daily-copy = Copier
daily-copied = Copié
daily-picture = Image
daily-share-missed = Manquées : cartes { $cards }
daily-share-all = Douze sur douze
daily-next = Prochain défi dans { $hours } h { $minutes } min
daily-got-away = { $count ->
    [0] Rien ne vous a échappé
    [one] Une carte vous a échappé
    [2] Deux cartes vous ont échappé
    [3] Trois cartes vous ont échappé
   *[other] { $count } cartes vous ont échappé
}
daily-got-right = { $count ->
    [one] La carte bien placée
   *[other] Les { $count } cartes bien placées
}
daily-said = Vous avez dit { $where }
daily-all = Tous les défis
daily-only-today = Seul le défi du jour compte pour votre série.
daily-past-lead = Les mêmes cartes, dans le même ordre que ce jour-là. Jouez-les autant de fois que vous voulez.
daily-past-none = Dès demain, vous retrouverez ici les défis passés.
daily-free = Ce jour est passé : jouez pour le plaisir. Seul le défi du jour compte.
daily-already = Vous avez déjà placé cette carte, peut-être sur un autre appareil. Voici où vous en êtes.
daily-waiting = Pas de connexion. Votre réponse est gardée ici et partira dès que la connexion reviendra.
daily-forgets = Ce navigateur ne garde rien : votre résultat sera oublié quand vous fermerez la page.
daily-go = Aller au défi du jour
daily-again = Rejouer
daily-fair = Le défi est-il le même pour tout le monde ?
daily-fair-help = Les cartes et leur ordre découlent d’un nombre secret. Son empreinte est publiée la veille, le nombre lui-même le lendemain : chacun peut vérifier que rien n’a été changé.
daily-fair-hash = Empreinte de ce jour
daily-fair-tomorrow = Empreinte de demain
daily-fair-seed = Nombre secret
daily-fair-later = Il sera publié demain.
daily-preview = Douze cartes, une frise, les mêmes pour tout le monde. Combien saurez-vous en placer ?
