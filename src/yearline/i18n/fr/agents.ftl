agents-you = Vous êtes { $name }, à la place { $seat } sur { $seats } ; la première a le numéro 0.
agents-line-of = Frise ({ $name })
agents-gaps = Dans les failles de la frise
agents-legal = Vous pouvez maintenant jouer l’un de ces coups :
agents-places = place CARTE INTERVALLE, avec une CARTE parmi { $cards } et un INTERVALLE de 0, avant la première carte, à { $last }
agents-answer = Répondez par un seul coup, sur une ligne. Vous pouvez ajouter votre degré de certitude, de 0 à 1, comme dans « place 12 4 0.8 ».
agents-wait = Ce n’est pas encore votre tour.
agents-over = La partie est terminée.
agents-instructions = Vous êtes à la table d’un jeu de cartes sur l’histoire. Appelez « rules » une fois, puis « look » et « move » tour à tour jusqu’à la fin de la partie.
agents-wrong-nonsense = Je ne comprends pas « { $text } ».
agents-wrong-illegal = « { $text } » n’est pas un coup permis maintenant.
agents-wrong-seat = Vous ne pouvez jouer que pour votre place, la { $seat }.
agents-wrong-late = Aucune réponse en { $seconds } secondes.
agents-wrong-sure = Votre degré de certitude doit être un nombre de 0 à 1.
agents-tries = { $count ->
    [one] Il vous reste { $count } essai.
   *[other] Il vous reste { $count } essais.
}
agents-fallback = Un coup a été joué pour vous : { $move }.
agents-gone = La partie s’est arrêtée avant la fin, au tour { $turns } : { $why }.
agents-invented = Cartes inventées
agents-invented-city = Fondation de la ville de { $name }
agents-invented-bridge = Ouverture du pont de { $name }
agents-invented-comet = Découverte de la comète { $name }
agents-invented-treaty = Signature du traité de { $name }
agents-invented-ship = Lancement du navire { $name }
agents-invented-opera = Première représentation de l’opéra { $name }
