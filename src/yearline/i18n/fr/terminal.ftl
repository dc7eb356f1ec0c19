term-player = Joueur
term-line = Frise chronologique
term-own-line = Votre frise
term-main = Frise chronologique
term-gap-open = (faille libre)
term-score = Score : { $score }
term-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
term-deck = Pioche
term-discard = Défausse
term-neutral = Pioche neutre { $color }
term-stacks = Piles : { $name }
term-hand = { $name }
term-blocked = (bloquée)
term-color-red = rouge
term-color-blue = bleue
term-color-beige = beige
term-turn = { $name }, c’est à vous.
term-thinking = { $name } réfléchit…
term-prompt = { $phase ->
    [open] Une carte à jouer, ou « d » et une carte à défausser
    [must_place] Une carte à jouer
    [may_stop] Une autre carte à jouer, ou « end »
    [draft] Une couleur : red, blue ou beige
    [start] Une couleur : la carte de départ de la personne suivante
    [power] Une pile sur laquelle utiliser le pouvoir, ou « end »
   *[other] Une carte et un intervalle, par exemple « a 2 »
}
term-place-or-end = Une carte et un intervalle, par exemple « a 2 », ou « end »
term-nonsense = Je ne comprends pas « { $text } ». Tapez « ? » pour l’aide.
term-help = Tapez ce qui est demandé : la lettre d’une carte, « d » et une lettre pour la défausser, une lettre et le numéro d’un intervalle (a 2), une couleur ou « end ». Autres commandes : « ? » (aide), rules (règles), table (redessiner), quit (quitter). La forme longue marche aussi : place 12 4.
term-bye = Au revoir. { $moves ->
    [one] { $moves } coup a été joué.
   *[other] { $moves } coups ont été joués.
}
term-recorded = La partie est enregistrée dans { $path }.
term-step = Étape { $step } sur { $steps }
term-next = Entrée : suite · b : retour · q : quitter
told-revealed = { $title } ({ $date }).
told-placed = { $row ->
    [gaps] Elle se glisse dans une faille. 1 point.
    [main] Elle rejoint la ligne principale. 2 points.
   *[other] Bien placée ! La carte reste.
}
told-blocked = La faille est prise : la carte est bloquée.
told-missed = Mauvaise place. La carte est défaussée.
told-drew = { $name } pioche { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
told-drafted = { $name } prend { $count } cartes de couleur { $color }.
told-reshuffled = La défausse devient la nouvelle pioche : { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
told-power-red = { $name } défausse la carte du dessus d’une pile chez { $owner } : { $title }.
told-power-blue = { $name } divise une pile chez { $owner }.
told-power-beige = { $name } ajoute une carte neutre à une pile chez { $owner }.
told-eliminated = Fin du départage pour { $names }.
told-left = { $name } a quitté la table.
told-withdrawn = Carte retirée du jeu : { $title }.
told-winners = { $count ->
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
told-reason-failed = Aucune carte n’a pu être placée : la partie est finie.
told-reason-stuck = Impossible de jouer comme de défausser : la partie est finie.
told-reason-all-played = Toutes les cartes sont jouées !
told-score = Votre score : { $score }
told-title = Titre de votre équipe : { $title }
term-no-rules = Les règles de { $game } ne sont pas encore rédigées.
term-first-oldest = La personne la plus âgée commence.
term-first-youngest = La personne la plus jeune commence.
term-first-chance = Le hasard décide qui commence.
term-gpu-package = Pour jouer sur un processeur graphique, il faut numba-cuda : pip install yearline[gpu].
term-gpu-driver = Aucune carte NVIDIA avec son pilote et la boîte à outils CUDA n’a été trouvée sur cette machine ; sans --device cuda, c’est le processeur qui joue.
term-gpu-memory = La carte graphique n’a pas assez de mémoire libre pour ces parties.
term-gpu-failed = La carte graphique a abandonné : { $detail }
term-first-agreed = Vous avez décidé qui commence.
