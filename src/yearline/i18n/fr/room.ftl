crowd-title = Tous ensemble
crowd-lead = Tout le monde pose la même carte en même temps, chacun sur son téléphone. Cet écran montre la frise à toute la salle. Pour une fête à 5 ou une classe de 500.
crowd-how = On entre avec le code affiché à l’écran. Ni compte ni application : un nom de son choix, ou un nom proposé.
crowd-rules = Les règles de ce jeu
crowd-deck = Paquet
crowd-own-decks = Vos paquets
crowd-topics = Thèmes et époques
crowd-topics-help = Cochez ceux que vous voulez jouer ; si rien n’est coché, tout est joué.
crowd-fields = Thèmes
crowd-eras = Époques
crowd-topics-cards = Cartes :
crowd-topics-few = Il en faut au moins { $count }.
crowd-clock = Temps par carte
crowd-no-clock = sans limite
crowd-open = Ouvrir l’écran
crowd-trouble = Cela n’a pas marché. Réessayez.
crowd-connecting = Entrée dans la salle…
crowd-join-here = Entrez avec votre téléphone
crowd-qr = Code QR : entrer avec un téléphone
crowd-card-of = Carte { $number } sur { $all }
crowd-question = Où va-t-elle ?
crowd-choose = Choisissez la lettre sur votre téléphone.
crowd-answered = { $count ->
    [one] { $count } sur { $all } a répondu
   *[other] { $count } sur { $all } ont répondu
}
crowd-got = { $count ->
    [one] { $count } sur { $all } a trouvé
   *[other] { $count } sur { $all } ont trouvé
}
crowd-next-in = Carte suivante dans { $count }
crowd-run = { $names } : { $count } d’affilée
crowd-and-more = { $count ->
    [one] { $names } et une autre personne
   *[other] { $names } et { $count } autres
}
crowd-standings = Classement
crowd-bars = Réponses
crowd-behind = Juste derrière
crowd-together = Tous ensemble
crowd-share = des réponses étaient justes
crowd-hardest = La carte la plus difficile
crowd-knew = { $count ->
    [one] { $count } sur { $all } le savait.
   *[other] { $count } sur { $all } le savaient.
}
crowd-most = L’erreur la plus fréquente : { $where }.
crowd-points = { $count ->
    [one] { $count } juste sur { $all }
   *[other] { $count } justes sur { $all }
}
crowd-start = Commencer
crowd-next = Suivant
crowd-again = Rejouer
crowd-pause = Pause
crowd-resume = Continuer
crowd-paused = En pause
crowd-skip = Passer cette carte
crowd-lock = Fermer la porte
crowd-unlock = Ouvrir la porte
crowd-hide = Cacher les noms
crowd-show = Montrer les noms
crowd-list = Participants
crowd-kick = Exclure { $name }
crowd-name = Votre nom
crowd-other-name = Proposer un autre nom
crowd-join = Participer
crowd-in = Vous y êtes, { $name }.
crowd-soon = Levez les yeux : cela va commencer.
crowd-late = Vous jouez dès la carte suivante.
crowd-locked = La porte est fermée : personne d’autre ne peut entrer pour le moment.
crowd-closed = Cette salle vous est fermée.
crowd-lost = Connexion interrompue. Votre place est gardée ; reconnexion en cours.
crowd-your-link = Votre lien
crowd-link-help = Ouvrez-le sur un autre appareil pour y continuer avec vos points. Il n’est que pour vous.
crowd-answer = Votre réponse
crowd-changeable = Vous pouvez la changer tant qu’il reste du temps.
crowd-change = La changer
crowd-before = avant { $date }
crowd-between = entre { $from } et { $to }
crowd-after = après { $date }
crowd-right = Juste !
crowd-not-quite = Pas tout à fait
crowd-missed = Pas de réponse cette fois
crowd-chose = Vous avez choisi { $letter }, { $where }. Bonne réponse : { $right }.
crowd-belongs = Bonne réponse : { $right }.
crowd-place = Place { $place } sur { $all }
crowd-in-a-row = { $count } d’affilée
crowd-look-up = Levez les yeux : la carte suivante arrive.
crowd-look-up-in = Levez les yeux : carte suivante dans { $count }
crowd-over = La partie est finie
crowd-names = Loutre Lynx Héron Blaireau Faucon Hérisson Dauphin Castor Hibou Saumon Cigogne Martre Morse Corbeau Bison Merle Phoque Élan Grue Crapaud
crowd-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
crowd-people = { $count ->
    [one] { $count } personne est là
   *[other] { $count } personnes sont là
}
crowd-suggest = Noms proposés seulement
crowd-unsuggest = Noms au choix
crowd-ease = Temps double pour { $name }
crowd-unease = Temps normal pour { $name }
crowd-report = Voir le compte rendu
crowd-somebody = Joueur { $number }
crowd-team = { $team ->
    [1] Équipe Soleil
    [2] Équipe Lune
    [3] Équipe Étoile
   *[4] Équipe Nuage
}
crowd-said = Votre réponse : { $where }
crowd-mine = Vos cartes
crowd-size = { $people ->
    [one] { $cards } cartes, { $people } joueur
   *[other] { $cards } cartes, { $people } joueurs
}
