client-heading = Table { $code }
client-home = Yearline, page d’accueil
client-code = Code de la table
client-connecting = On vous avance une chaise…
client-dealing = On distribue…
client-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
client-rank-now = Titre de l’équipe :
client-talk = Discussion
client-menu = Menu
client-piles = Pioche et défausse
client-line = Frise
client-own-line = Votre frise
client-line-of = Frise : { $name }
client-your-cards = Vos cartes
client-lost = Connexion interrompue. Reconnexion en cours ; votre partie est conservée.
client-closed = Le serveur a fermé la connexion.
client-reload = Recharger
client-close = Fermer
client-cancel = Annuler
client-send = Envoyer
client-refused = Cela n’a pas marché : { $text }
client-refused-illegal-action = Ce n’est pas possible maintenant.
client-refused-not-your-turn = Ce n’est pas votre tour.
client-refused-name-taken = Quelqu’un porte déjà ce nom ici.
client-refused-table-full = Toutes les places sont prises. Vous pouvez regarder.
client-refused-bad-seat-count = Ce jeu n’est pas prévu pour ce nombre de joueurs.
client-refused-bad-deck = Ces paquets n’ont pas assez de cartes pour ce jeu.
client-refused-too-fast = Pas si vite, s’il vous plaît.
client-refused-kicked = L’hôte vous a demandé de quitter cette table.
client-refused-blocked = Accès fermé par la personne qui gère ce serveur.
client-refused-no-table = Cette table n’existe plus.
client-kicked-by = { $name } vous a demandé de quitter cette table.
client-kicked-now = Vous ne pouvez plus revenir à cette table. Vous pouvez jouer en solo, ou ouvrir une table pour vos amis.
client-go-home = Retour à l’accueil
client-forgets = Votre navigateur ne garde rien pour cette page : quand vous la fermerez, votre place, votre nom et vos réglages seront oubliés.
client-gap-between = entre { $before } et { $after }
client-gap-before = avant { $after }
client-gap-after = après { $before }
client-gap-first = comme première carte
client-era-0 = Antiquité
client-era-1 = Moyen Âge
client-era-2 = Temps modernes
client-era-3 = Âge de la vapeur
client-era-4 = XXᵉ siècle
client-era-5 = Notre siècle
client-era-short-0 = Antiquité
client-era-short-1 = Moyen Âge
client-era-short-2 = Moderne
client-era-short-3 = Vapeur
client-era-short-4 = XXᵉ s.
client-era-short-5 = XXIᵉ s.
client-you-here = Vous
client-cards-left = cartes restantes
client-ready = en place
client-in-line = sur la frise
client-last-card = dernière carte
client-gap-open = libre
client-place-here = Poser { $where }
client-laid-here = posée ici
client-belongs-here = sa place est ici
client-row-main = Frise, ligne principale
client-row-gaps = Failles entre les dates
client-end-earlier = avant { $date }
client-end-later = après { $date }
client-zoom = Taille des cartes
client-zoom-in = Agrandir
client-zoom-out = Réduire
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
client-to-move = c’est son tour
client-away = hors ligne
client-seat-open = Place libre
client-estimates = Estimations
client-reaction = { $name } : { $text }
client-paused = L’hôte a mis la partie en pause.
client-turn-of = { $name } réfléchit…
client-turn-free = Cette place est libre : quelqu’un peut la prendre, ou l’hôte peut y installer un joueur virtuel.
client-turn-name = { $name } :
client-sending = Un instant…
client-do = À vous : choisissez une action.
client-choose-gap = Où va-t-elle ?
client-choose-side = Avant ou après { $date } ?
client-gap-how = Touchez un intervalle, ou glissez-y la carte.
client-keys-gaps = intervalles
client-keys-lay = placer
client-keys-back = reprendre
client-laid = { $where } ?
client-years-early = { $count ->
    [one] un an trop tôt
   *[other] { $count } ans trop tôt
}
client-years-late = { $count ->
    [one] un an trop tard
   *[other] { $count } ans trop tard
}
client-chosen = { $title }
client-warn-gap = Attention à la plus large faille libre, entre { $before } et { $after } : une carte qui y tombe la ferme pour de bon.
client-verb-play = Retourner
client-verb-discard = Défausser
client-verb-place = La retourner
client-verb-draft = Prendre cinq cartes
client-verb-draft-start = Donner cette carte
client-verb-use = Utiliser le pouvoir
client-verb-use-power-red = Défausser
client-verb-use-power-blue = Diviser
client-verb-use-power-beige = Ajouter une carte
client-verb-end = Finir le tour
client-verb-end-power = Non merci
client-part-main = ligne
client-part-gaps = failles
client-part-left = restantes
client-part-points = points
client-points-to = { $count ->
    [one] encore { $count } point : { $title }
   *[other] encore { $count } points : { $title }
}
client-lives-left = { $left ->
    [one] { $left } vie sur { $all }
   *[other] { $left } vies sur { $all }
}
client-leads = en tête
client-round = Tour
client-in-stacks = { $count } dans les piles
client-leads-by = mène de { $count }
client-your-line = votre frise : { $count }
client-line-behind = { $count } de retard sur { $name }
client-line-ahead = { $count } d’avance sur { $name }
client-line-level = à égalité avec { $name }
client-ends-when = La frise la plus longue gagne dès que quelqu’un n’a plus de pile.
client-ends-left = Le moins de cartes : { $name }, { $count }
client-packet = Lot { $number } sur { $count }
client-from-here = d’ici
client-power-red = Bien placée : vous défaussez la carte du dessus d’une pile.
client-power-blue = Bien placée : vous divisez une pile en deux.
client-power-beige = Bien placée : vous ajoutez une carte neutre à une pile de sa couleur.
client-struck = { $name } défausse une de vos cartes
client-struck-card = Carte perdue : { $title }.
client-in-a-row = { $count } d’affilée
client-result-right = { $date }, juste
client-result-wrong = { $date }, faux
client-result-blocked = { $date }, faille prise
client-discard-waits = les cartes mal placées vont ici
client-discard-rule = Au lieu d’en retourner une, vous pouvez défausser une carte qui porte ce symbole.
client-withdraw-sure = Retirer cette carte du jeu pour tout le monde ?
client-verdict-right = Juste !
client-verdict-right-of = Juste, { $name } !
client-verdict-wrong = Pas tout à fait
client-verdict-wrong-of = Pas tout à fait, { $name }
client-verdict-blocked = Faille prise
client-verdict-blocked-of = Faille prise, { $name }
client-mute = Couper le son
client-told-placed-main = { $you ->
    [yes] Vous placez dans la ligne principale ({ $date }) : { $title }.
   *[no] { $name } place dans la ligne principale ({ $date }) : { $title }.
}
client-told-placed-gaps = { $you ->
    [yes] Vous remplissez une faille ({ $date }) : { $title }.
   *[no] { $name } remplit une faille ({ $date }) : { $title }.
}
client-told-placed-line = { $verdict } { $date }, { $where } : { $title }.
client-told-blocked = { $you ->
    [yes] Bloquée ({ $date }), la faille est prise. Vous gardez : { $title }.
   *[no] Bloquée ({ $date }), la faille est prise. { $name } garde : { $title }.
}
client-told-missed = { $verdict }. { $date }, et non { $where } : { $title }.
client-told-revealed = { $title }.
client-told-discarded = { $you ->
    [yes] Vous défaussez : { $title }.
   *[no] { $name } défausse : { $title }.
}
client-told-drafted = { $you ->
    [yes] Vous prenez { $count } cartes : { $color }.
   *[no] { $name } prend { $count } cartes : { $color }.
}
client-told-reshuffled = La défausse devient la nouvelle pioche : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
client-told-power-red = { $whose ->
    [mine] Vous défaussez la carte du dessus d’une de vos piles : { $title }.
    [own] { $name } défausse la carte du dessus d’une de ses piles : { $title }.
    [yours] { $name } défausse la carte du dessus d’une de vos piles : { $title }.
    [theirs] Vous défaussez la carte du dessus d’une pile chez { $owner } : { $title }.
   *[other] { $name } défausse la carte du dessus d’une pile chez { $owner } : { $title }.
}
client-told-power-blue = { $whose ->
    [mine] Vous divisez une de vos piles.
    [own] { $name } divise une de ses piles.
    [yours] { $name } divise une de vos piles.
    [theirs] Vous divisez une pile chez { $owner }.
   *[other] { $name } divise une pile chez { $owner }.
}
client-told-power-beige = { $whose ->
    [mine] Vous ajoutez une carte à une de vos piles.
    [own] { $name } ajoute une carte à une de ses piles.
    [yours] { $name } ajoute une carte à une de vos piles.
    [theirs] Vous ajoutez une carte à une pile chez { $owner }.
   *[other] { $name } ajoute une carte à une pile chez { $owner }.
}
client-told-eliminated = Fin du départage pour { $names }.
client-told-left = { $name } a quitté la table.
client-told-withdrawn = Retirée du jeu : { $title }.
client-told-turn = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $name } de jouer.
}
client-told-over = La partie est finie.
client-your-turn = À vous de jouer
client-time-left = Temps restant
client-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
client-invite = Inviter
client-invite-text = Une partie de Yearline avec moi ?
client-invite-help = Ouvrez { $host } et tapez ce code, ou scannez l’image avec votre téléphone.
client-invite-only-here = Seul cet appareil peut ouvrir ce lien : lancez le serveur avec --host 0.0.0.0 pour laisser entrer les autres.
client-qr = Code QR avec le lien de cette table
client-copy-link = Copier le lien
client-copied = Copié.
client-share = Partager
client-show-screen = Montrer sur un grand écran
client-screen-join = Scannez le code, asseyez-vous et lancez la partie depuis votre téléphone.
client-your-name = Votre nom
client-another-name = Une autre personne sur cet appareil
client-sit = S’asseoir
client-sit-another = Ajouter
client-empty-seat = Une place s’est libérée. Voulez-vous jouer ?
client-watch = Vous regardez
client-watch-next = Cette partie a commencé. Vous pouvez avoir une place dans la suivante.
client-full = Toutes les places sont prises. Vous regardez, et vous pouvez avoir une place dans la prochaine partie.
client-wait = Une place dans la prochaine partie
client-waits = Vous aurez une place dans la prochaine partie, s’il en reste.
client-wait-not = Je préfère regarder
client-birth = Année de naissance (facultatif)
client-birth-help = Seulement pour savoir qui commence : la personne la plus âgée ou la plus jeune.
client-who-plays = Qui joue ?
client-you = vous
client-you-name = Joueur
client-bot = joueur virtuel
client-host = hôte
client-add-bot = Ajouter un joueur virtuel
client-let-bot = Installer un joueur virtuel
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
client-kick = Exclure de la table
client-kick-sure = Exclure { $name } de la table ? Cette personne ne pourra plus revenir à cette table.
client-host-starts = { $name } lancera la partie.
client-host-starts-soon = L’hôte lancera la partie.
client-start-without = Commencer sans moi
client-name-first = Tapez d’abord votre nom, pour jouer aussi.
client-too-many = { $game } se joue à { $most } au maximum, et vous êtes { $count }.
client-allow-more = Autoriser { $count } joueurs
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
client-agreed = À quoi jouons-nous ?
client-change-game = Changer le jeu ou ses options
client-agreed-now = Options de la partie
client-game-players = { $from } à { $to } joueurs
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
client-on-leave-bot = un joueur virtuel prend le relais
client-value = { $value }
client-value-true = oui
client-value-false = non
client-value-edition = comme dans l’édition
client-value-seat = place { $number }
client-value-each = différent pour chaque joueur
client-value-rulebook = selon la règle
client-value-random = au hasard
client-option-edition = Édition
client-option-edition-help = Les éditions imprimées diffèrent. Russe : on commence par la défausse, et une carte de la même année que celle de sa faille est bloquée. Française, italienne, ukrainienne : d’abord la ligne principale, et une telle carte se pose dessus. Si personne ne choisit, la langue de la table décide. Les titres sont toujours ceux de votre langue.
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
client-option-show-blocked-date-help = Tout le monde les a vues une fois ; cela évite de devoir s’en souvenir.
client-option-discard-blocked = Cartes bloquées
client-option-discard-blocked-help = Faut-il défausser une carte bloquée dès que son symbole convient, comme le veulent les livrets ukrainien et italien ?
client-value-discard-blocked-may = défausse facultative
client-value-discard-blocked-must = défausse obligatoire
client-option-first-player = Qui commence
client-option-first-player-help = Selon le livret, la personne la plus âgée commence, et au jeu compétitif la plus jeune, si tout le monde à la table a indiqué son année de naissance ; sinon, le hasard décide. Dans Chronologie, le hasard remplace la première personne à dire la date du jour.
client-option-max-players = Nombre maximal de joueurs
client-option-max-players-help = La boîte dit six ; à sept ou huit, il faut se serrer.
client-option-hand-size = Cartes en main
client-option-hand-size-help = Moins pour une partie rapide, plus pour une longue.
client-option-hand-size-each = Cartes de chaque joueur
client-option-hand-size-each-help = Un handicap : qui connaît mieux l’histoire commence avec plus de cartes à poser.
client-option-playoff = Départage
client-option-playoff-help = Qui reste en jeu quand plusieurs joueurs finissent au même tour de table et que certains se trompent.
client-value-playoff-recursive = seulement celles et ceux qui ont vu juste
client-value-playoff-keep-all = tout le monde
client-option-draft-packets = Lots à prendre
client-option-draft-packets-help = De cinq cartes chacun. Quatre font la partie complète, un seul une partie rapide.
client-option-browse-own-stacks = Vos propres piles
client-option-browse-own-stacks-help = Le livret interdit seulement de regarder le dos des cartes. Si la table l’autorise, tout le monde peut feuilleter les images de ses propres piles ; personne d’autre ne les voit.
client-value-browse-own-stacks-false = seule la carte du dessus est visible
client-value-browse-own-stacks-true = on peut les feuilleter
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
client-warns = Signaler les failles larges
client-notify = Me prévenir quand c’est mon tour
client-big-screen = Grand écran
client-other-device = Lien pour mon autre appareil
client-be-brought = Ce lien donne à cet appareil le nom et la place de quelqu’un d’autre. N’acceptez que si vous avez créé ce lien vous-même, sur un autre de vos appareils. Continuer ?
client-be-back = Redevenir qui j’étais sur cet appareil
client-be-before = Redevenir la personne que vous étiez sur cet appareil ?
client-rules = Règles
client-host-tools = Outils de l’hôte
client-pause = Pause
client-resume = Reprendre
client-end-game = Terminer la partie
client-end-sure = Terminer cette partie pour tout le monde ?
client-free = Libérer la place
client-hand-over = Nommer hôte
client-leave = Quitter la table
client-leave-sure = Quitter la table pour de bon ? Votre place sera libérée.
client-keys = Clavier
client-keys-help = Tab avance, les flèches parcourent cartes et intervalles, Entrée choisit, Échap annule.
client-report = Signaler un problème sur cette carte
client-report-what = Qu’est-ce qui ne va pas ?
client-report-date = La date
client-report-text = Le texte
client-report-picture = L’image
client-report-rude = Contenu offensant
client-report-other = Autre chose
client-report-note = Qu’est-ce qui serait juste ? (facultatif)
client-report-thanks = Merci. Le signalement est enregistré.
client-report-failed = Le signalement n’a pas pu être envoyé. Réessayez plus tard.
client-estimate = C’était quand, à votre avis ?
client-estimate-help = Toute la table verra votre estimation sur la carte.
client-estimate-set = Afficher
client-look = Regarder cette carte de près
client-browse = Feuilleter cette pile : { $title } et les cartes en dessous
client-browse-short = Feuilleter cette pile
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
    [one] { $names } l’emporte !
   *[other] { $names } partagent la victoire !
}
client-reason-failed = Aucune carte n’a pu être placée au dernier tour.
client-reason-stuck = On ne pouvait plus ni jouer ni défausser.
client-reason-all-played = Toutes les cartes sont sur la table !
client-reason-left = Il ne reste plus personne d’autre.
client-reason-stacks-empty = Quelqu’un a épuisé ses piles.
client-reason-shared = Il ne restait pas assez de cartes pour départager.
client-end-best-so-far = Record : { $score }
client-end-practise = Réviser les cartes manquées
client-end-practise-short = Réviser ({ $count })
client-end-you = Vous
client-end-you-win = Vous gagnez !
client-end-you-share = Vous partagez la victoire avec { $names } !
client-end-right = { $right } sur { $tries } au bon endroit
client-end-right-streak = { $right } sur { $tries } au bon endroit, les { $streak } dernières d’affilée
client-end-all-laid = toutes les cartes posées
client-end-left = { $count ->
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
client-end-tie = Les deux frises ont { $length ->
    [one] { $length } carte
   *[other] { $length } cartes
} ; les cartes restées dans les piles ont tranché : { $most } contre { $fewer }.
client-end-main-row = ligne principale
client-end-gaps = failles
client-end-left-over = restantes
client-end-points = { $count ->
    [one] point
   *[other] points
}
client-end-titles = Tous les titres
client-end-below = moins de { $score }
client-end-and-more = { $score } et plus
client-end-more = encore { $count }
client-end-best = Meilleur placement
client-end-worst = Pire placement
client-end-costliest = Le plus coûteux
client-end-years = { $count ->
    [one] { $count } an
   *[other] { $count } ans
}
client-end-room = d’intervalle en tout et pour tout, { $where }
client-end-pushed-left = avant l’ancien début de la frise ({ $date }).
client-end-pushed-right = après l’ancienne fin de la frise ({ $date }).
client-end-too-early = trop tôt : posée avant { $title }, { $date }.
client-end-too-late = trop tard : posée après { $title }, { $date }.
client-end-blocked = { $count ->
    [one] { $count } carte bloquée
   *[other] { $count } cartes bloquées
}
client-end-closed = Elle avait fermé la faille { $where }
client-end-cards = Les cartes de la partie
client-end-cards-help = Choisissez-en une pour lire son histoire et sa source.
client-end-cards-coop = La ligne principale sur le ruban, les failles au-dessus, le reste en dessous.
client-end-unturned = { $count ->
    [one] Une carte n’a jamais été retournée
   *[other] { $count } cartes n’ont jamais été retournées
}
client-end-result-start = carte de départ
client-end-result-right = bien placée
client-end-result-main = ligne principale
client-end-result-gap = faille
client-end-result-given = donnée
client-end-result-wrong = mal placée
client-end-result-blocked = bloquée
client-end-result-discarded = défaussée
client-end-share = Partager
client-end-copy = Copier
client-end-picture = En image
client-end-tightest = Intervalle le plus étroit : { $count ->
    [one] { $count } an
   *[other] { $count } ans
}
client-end-change = Changer de jeu
client-next-begun = La partie suivante a commencé.
client-next-turn = La partie suivante a commencé : c’est à vous.
client-next-lobby = La partie suivante se prépare.
client-next-go = Vers la nouvelle partie
client-review = Ce que vous pourriez en retenir
client-review-wait = L’entraîneur revoit la partie. La première fois, cela peut durer jusqu’à une demi-minute…
client-review-failed = L’entraîneur n’a pas pu revoir cette partie. Réessayez plus tard.
client-review-good = bons coups : { $good } sur { $moves }
client-review-misjudged = { $title } ({ $date }) : { $years ->
    [0] { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
    [one] { $years } an
   *[other] { $years } ans
} d’écart
client-review-moves = Coups qui pouvaient être meilleurs
client-review-turning = le tournant
client-review-perfect = Aucun coup ne pouvait être meilleur. Bien joué !
client-review-possible = Votre score : { $score } ; en connaissant toutes les dates, on pouvait atteindre { $possible } avec ces cartes.
client-review-how = L’entraîneur connaît toutes les dates, mais n’en sait pas plus que vous sur la pioche. Les numéros sont ceux des coups de la partie.
client-rematch = Rejouer
client-replay = Revoir la partie
client-record = Télécharger l’enregistrement
client-verify = Le mélange était-il équitable ?
client-verify-help = Avant la première carte, la table a publié l’empreinte de son nombre secret. Maintenant le nombre est connu : si son empreinte est la même, personne n’a touché aux cartes entre-temps.
client-commitment = Empreinte, publiée au début
client-seed = Nombre secret
client-verify-now = Vérifier
client-verify-right = Elles coïncident : le mélange était équitable.
client-verify-wrong = Elles ne coïncident pas.
client-replay-back = Étape précédente
client-replay-on = Étape suivante
client-replay-run = Lecture
client-replay-step = Étape
client-replay-at = Étape { $step } sur { $steps }
client-replay-stop = Retour au résultat
client-learn-offer = Vous découvrez ce jeu ? Apprenez-le en deux minutes.
