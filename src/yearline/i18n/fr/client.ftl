client-heading = Table { $code }
client-home = Yearline, page d’accueil
client-code = Code de la table
client-connecting = On vous avance une chaise…
client-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
client-rank-now = Titre pour l’instant :
client-talk = Discussion
client-menu = Menu
client-piles = Pioche et défausse
client-line = Frise
client-own-line = Votre frise
client-line-of = Frise : { $name }
client-your-cards = Vos cartes
client-lost = Connexion interrompue. Nous réessayons ; rien n’est perdu.
client-closed = Le serveur a pris congé.
client-reload = Recharger
client-close = Fermer
client-cancel = Annuler
client-send = Envoyer
client-refused = Cela n’a pas marché : { $text }
client-refused-illegal-action = Ce n’est pas possible maintenant.
client-refused-not-your-turn = Ce n’est pas votre tour.
client-refused-name-taken = Quelqu’un porte déjà ce nom ici.
client-refused-table-full = Toutes les places sont prises. Vous pouvez regarder.
client-refused-bad-seat-count = Ce jeu ne se joue pas à ce nombre de joueurs.
client-refused-bad-deck = Ces paquets n’ont pas assez de cartes pour ce jeu.
client-refused-too-fast = Pas si vite, s’il vous plaît.
client-refused-kicked = L’hôte vous a demandé de quitter cette table.
client-gap-between = entre { $before } et { $after }
client-gap-before = avant { $after }
client-gap-after = après { $before }
client-gap-first = comme première carte
client-gap-open = libre
client-place-here = Poser { $where }
client-row-main = Frise, ligne principale
client-row-gaps = Failles entre les dates
client-end-earlier = avant { $date }
client-end-later = après { $date }
client-zoom = Taille des cartes
client-zoom-in = Plus grand
client-zoom-out = Plus petit
client-zoom-fit = Voir toute la frise
client-blocked = bloquée
client-symbol-sun = soleil
client-symbol-moon = lune
client-symbol-star = étoile
client-symbol-key = clé
client-symbol-crown = couronne
client-symbol-leaf = feuille
client-symbol-anchor = ancre
client-symbol-bell = cloche
client-color-red = guerre
client-color-blue = science
client-color-beige = culture
client-pile-deck = Pioche
client-pile-discard = Défausse
client-pile-stack = Pile
client-pile-neutral-red = Guerre
client-pile-neutral-blue = Science
client-pile-neutral-beige = Culture
client-pile-stack-red = Guerre
client-pile-stack-blue = Science
client-pile-stack-beige = Culture
client-pile-empty = vide
client-pile-words = { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, au-dessus :
client-no-cards = Pas de cartes
client-hand-of = Cartes : { $name }
client-others = Les autres
client-players = Les joueurs
client-to-move = joue
client-away = hors ligne
client-seat-open = Place libre
client-estimates = Estimations
client-reaction = { $name } : { $text }
client-paused = L’hôte a mis la partie en pause.
client-turn-of = { $name } réfléchit…
client-turn-free = Cette place est libre : quelqu’un peut la prendre, ou l’hôte peut laisser jouer l’ordinateur.
client-turn-name = { $name } :
client-sending = Un instant…
client-do = À vous : choisissez une action.
client-choose-gap = Où va-t-elle ? Choisissez un intervalle pour : { $title }
client-laid = { $title } ({ $where }). On la retourne ?
client-chosen = { $title }
client-warn-gap = Attention à la plus large faille libre, entre { $before } et { $after } : une carte qui y tombe la ferme pour de bon.
client-verb-play = Retourner
client-verb-discard = Défausser
client-verb-place = Retourner
client-verb-draft = Prendre cinq cartes
client-verb-draft-start = Donner cette carte
client-verb-use = Utiliser le pouvoir
client-verb-use-power-red = Défausser
client-verb-use-power-blue = Diviser
client-verb-use-power-beige = Ajouter une carte
client-verb-end = Finir le tour
client-verb-end-power = Non merci
client-told-placed-main = { $name } allonge la frise ({ $date }) : { $title }.
client-told-placed-gaps = { $name } remplit une faille ({ $date }) : { $title }.
client-told-placed-line = Juste, { $name } ! { $date }, { $where } : { $title }.
client-told-blocked = Bloquée ({ $date }), la faille est prise. { $name } garde : { $title }.
client-told-missed = Faux, { $name } ! { $date }, et non { $where } : { $title }.
client-told-revealed = { $title }.
client-told-discarded = { $name } défausse : { $title }.
client-told-drafted = { $name } prend { $count } cartes : { $color }.
client-told-reshuffled = La défausse devient la nouvelle pioche : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
client-told-power-red = { $own ->
    [yes] { $name } défausse la carte du dessus d’une de ses piles : { $title }.
   *[no] { $name } défausse la carte du dessus d’une pile chez { $owner } : { $title }.
}
client-told-power-blue = { $own ->
    [yes] { $name } divise une de ses piles.
   *[no] { $name } divise une pile chez { $owner }.
}
client-told-power-beige = { $own ->
    [yes] { $name } ajoute une carte à une de ses piles.
   *[no] { $name } ajoute une carte à une pile chez { $owner }.
}
client-told-eliminated = Hors du départage : { $names }.
client-told-left = { $name } a quitté la table.
client-told-withdrawn = Retirée du jeu : { $title }.
client-told-turn = C’est à { $name } de jouer.
client-told-over = La partie est finie.
client-your-turn = À vous de jouer
client-time-left = Temps restant
client-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
client-invite = Inviter
client-invite-text = Viens jouer à Yearline avec moi !
client-invite-help = Ouvrez { $host } et tapez ce code, ou visez l’image avec un appareil photo.
client-qr = Code QR avec le lien de cette table
client-copy-link = Copier le lien
client-copied = Copié.
client-share = Partager
client-your-name = Votre nom
client-another-name = Un autre joueur sur cet appareil
client-sit = S’asseoir
client-sit-another = Ajouter
client-empty-seat = Une place s’est libérée. Voulez-vous jouer ?
client-birth = Année de naissance (facultatif)
client-birth-help = Seulement pour savoir qui commence : la personne la plus âgée ou la plus jeune.
client-who-plays = Qui joue ?
client-you = vous
client-you-name = Joueur
client-bot = joueur virtuel
client-host = hôte
client-add-bot = Ajouter un ordinateur
client-let-bot = Laisser jouer l’ordinateur
client-which-bot = Quel joueur virtuel
client-bot-offer = { $name } ({ $level })
client-bot-level-0 = juste pour rire
client-bot-level-1 = très facile
client-bot-level-2 = facile
client-bot-level-3 = à votre portée
client-bot-level-4 = difficile
client-bot-level-5 = très difficile
client-bot-level-6 = connaît toutes les dates
client-remove = Retirer { $name }
client-get-up = Se lever
client-kick = Renvoyer
client-kick-sure = Renvoyer { $name } ? Cette personne ne pourra plus revenir à cette table.
client-host-starts = { $name } lancera la partie.
client-host-starts-soon = L’hôte lancera la partie.
client-start = { $count ->
    [0] Commencer
    [one] Commencer en solo
   *[other] Commencer à { $count } joueurs
}
client-need-more = { $count ->
    [one] Il faut au moins un joueur.
   *[other] Il faut au moins { $count } joueurs.
}
client-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
client-agreed = À quoi jouons-nous ?
client-game = Jeu
client-decks = Cartes
client-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
client-own-deck = Paquet personnel
client-seats = Places
client-clock = Temps par tour
client-clock-help = Quand il est écoulé, un coup est joué à la place du joueur.
client-clock-0 = sans limite
client-clock-30 = 30 secondes
client-clock-60 = 1 minute
client-clock-120 = 2 minutes
client-clock-300 = 5 minutes
client-clock-86400 = 1 jour
client-clock-259200 = 3 jours
client-more-options = Plus d’options
client-fallback = Quand le temps est écoulé
client-fallback-bot = l’ordinateur joue un coup raisonnable
client-fallback-random = un coup au hasard est joué
client-on-leave = Quand quelqu’un part
client-on-leave-rulebook = comme le dit la règle
client-on-leave-bot = l’ordinateur prend le relais
client-value = { $value }
client-value-true = oui
client-value-false = non
client-value-edition = comme dans l’édition
client-value-seat = place { $number }
client-value-each = différent pour chaque joueur
client-value-rulebook = selon la règle
client-value-random = au hasard
client-option-edition = Édition
client-option-edition-help = Les éditions imprimées diffèrent par deux petites règles et par les titres de fin de partie.
client-value-edition-fr = française
client-value-edition-it = italienne
client-value-edition-uk = ukrainienne
client-value-edition-ru = russe
client-option-setup-order = Ordre des deux premières cartes
client-option-setup-order-help = Laquelle est retournée d’abord : la carte de départ ou la première carte de la défausse.
client-value-setup-order-start-then-discard = d’abord la carte de départ
client-value-setup-order-discard-then-start = d’abord la défausse
client-option-equal-in-gap = Même année dans une faille
client-option-equal-in-gap-help = Ce qui arrive à une carte de la même année que celle qui remplit sa faille.
client-value-equal-in-gap-stack = elle s’empile dessus
client-value-equal-in-gap-blocked = elle est bloquée
client-option-show-blocked-date = Garder visibles les dates des cartes bloquées
client-option-show-blocked-date-help = Tout le monde les a vues une fois ; cela évite de devoir s’en souvenir.
client-option-first-player = Qui commence
client-option-first-player-help = Selon la règle, si les années de naissance sont connues : la personne la plus âgée ou, dans la course, la plus jeune.
client-option-max-players = Nombre maximal de joueurs
client-option-max-players-help = La boîte dit six ; à sept ou huit, il faut se serrer.
client-option-hand-size = Cartes en main
client-option-hand-size-help = Moins pour une partie rapide, plus pour une longue.
client-option-hand-size-each = Cartes de chaque joueur
client-option-hand-size-each-help = Un handicap : qui connaît mieux l’histoire commence avec plus de cartes à poser.
client-option-playoff = Départage
client-option-playoff-help = Qui reste en jeu quand plusieurs joueurs finissent au même tour de table et que certains se trompent.
client-value-playoff-recursive = seulement ceux qui ont juste
client-value-playoff-keep-all = tout le monde
client-option-draft-packets = Lots à prendre
client-option-draft-packets-help = De cinq cartes chacun. Quatre font la partie complète, un seul une partie rapide.
client-journal = Ce qui s’est passé
client-journal-empty = Rien pour l’instant.
client-said = Ce qui s’est dit
client-said-empty = Personne n’a encore rien dit.
client-say = Dire quelque chose
client-smiles = Réactions
client-smile-thumb = Pouce levé
client-smile-clap = Applaudissements
client-smile-wow = Étonnement
client-smile-laugh = Rire
client-smile-think = Réflexion
client-smile-heart = Cœur
client-language = Langue
client-theme = Thème
client-theme-auto = comme sur cet appareil
client-theme-light = clair
client-theme-dark = sombre
client-sounds = Sons discrets
client-confirms = Demander avant de retourner une carte
client-warns = Signaler les larges failles
client-notify = Me prévenir quand c’est mon tour
client-big-screen = Grand écran
client-other-device = Lien pour mon autre appareil
client-rules = Règles
client-host-tools = Pour l’hôte
client-pause = Pause
client-resume = Reprendre
client-end-game = Terminer la partie
client-end-sure = Terminer cette partie pour tout le monde ?
client-free = Libérer la place
client-hand-over = Nommer hôte
client-leave = Quitter la table
client-leave-sure = Quitter la table pour de bon ? Votre place sera libérée.
client-keys = Clavier
client-keys-help = Tab avance, les flèches parcourent cartes et intervalles, Entrée choisit, Échap annule.
client-report = Signaler un problème sur cette carte
client-report-what = Qu’est-ce qui ne va pas ?
client-report-date = La date
client-report-text = Le texte
client-report-picture = L’image
client-report-rude = Elle est grossière
client-report-other = Autre chose
client-report-note = Qu’est-ce qui serait juste ? (facultatif)
client-report-thanks = Merci. Le signalement est enregistré.
client-report-failed = Le signalement n’a pas pu être envoyé. Veuillez réessayer plus tard.
client-estimate = C’était quand, à votre avis ?
client-estimate-help = Toute la table verra votre estimation sur la carte.
client-estimate-set = La montrer
client-look = Regarder cette carte de près
client-beneath = { $count ->
    [one] Dessous : une carte
   *[other] Dessous : { $count } cartes
}
client-source = Source :
client-undated = La date est sur l’autre face.
client-withdraw = Retirer cette carte du jeu
client-result-ended = La partie est terminée.
client-result-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
client-result-winners = { $count ->
    [one] { $names } l’emporte !
   *[other] { $names } partagent la victoire !
}
client-reason-failed = Aucune carte n’a pu être placée au dernier tour.
client-reason-stuck = On ne pouvait plus ni jouer ni défausser.
client-reason-all-played = Toutes les cartes sont sur la table !
client-reason-left = Les autres sont partis.
client-result-look = Choisissez une carte sur la table pour lire son histoire et sa source.
client-result-cards = Ce qu’était chaque carte
client-review = Ce que vous pourriez en retenir
client-review-wait = L’entraîneur revoit la partie. La première fois, cela peut durer jusqu’à une demi-minute…
client-review-failed = L’entraîneur n’a pas pu revoir cette partie. Veuillez réessayer plus tard.
client-review-good = bons coups : { $good } sur { $moves }
client-review-misjudged = { $title } ({ $date }) : { $years ->
    [one] { $years } an
   *[other] { $years } ans
} d’écart
client-review-moves = Coups qui pouvaient être meilleurs
client-review-turning = le tournant
client-review-perfect = Aucun coup ne pouvait être meilleur. Bien joué !
client-review-possible = Votre score : { $score } ; en connaissant toutes les dates, on pouvait atteindre { $possible } avec ces cartes.
client-review-how = L’entraîneur connaît toutes les dates, mais ne voit pas plus de la pioche que vous. Les numéros sont ceux des coups de la partie.
client-rematch = Rejouer
client-replay = Revoir la partie
client-share-text = Copier le résultat
client-share-picture = Résultat en image
client-record = Télécharger l’enregistrement
client-verify = Le mélange était-il honnête ?
client-verify-help = Avant la première carte, la table a publié l’empreinte de son nombre secret. Maintenant le nombre est connu : si son empreinte est la même, personne n’a touché aux cartes entre-temps.
client-commitment = Empreinte, publiée au début
client-seed = Nombre secret
client-verify-now = Vérifier
client-verify-right = Elles coïncident : le mélange était honnête.
client-verify-wrong = Elles ne coïncident pas !
client-replay-back = Pas en arrière
client-replay-on = Pas en avant
client-replay-run = Lecture
client-replay-step = Étape
client-replay-at = Étape { $step } sur { $steps }
client-replay-stop = Retour au résultat
