pages-sentence = Remettez l’histoire en ordre : des jeux de cartes et de dates, à jouer entre amis, sur n’importe quel écran.
pages-skip = Aller au contenu
pages-nav = Principale
pages-nav-rules = Règles
pages-nav-decks = Cartes
pages-nav-about = À propos
pages-nav-own-deck = Votre propre paquet
pages-nav-credits = Crédits
pages-nav-api = Pour les programmes
pages-language = Langue
pages-theme = Thème
pages-theme-auto = Auto
pages-theme-light = Clair
pages-theme-dark = Sombre
pages-promise = Gratuit. Ni compte, ni publicité, ni pistage.
pages-table-title = Table { $code } · Yearline
pages-table-loading = On vous avance une chaise…
pages-noscript = La table a besoin de JavaScript. Les règles, les cartes et le jeu imprimé s’en passent.
pages-home-title = Yearline : remettez l’histoire en ordre
pages-home-lead = Qu’est-ce qui est arrivé en premier ? Posez les cartes sur la frise et retournez-les : vous verrez.
pages-play-now = Jouer tout de suite
pages-play-now-help = Contre l’ordinateur, sans attendre
pages-play-friends = Jouer entre amis
pages-play-friends-help = Un lien leur suffit
pages-join = Vous avez un code ?
pages-join-code = Code de la table
pages-join-go = Rejoindre la table
pages-home-games = Une boîte de cartes, plusieurs jeux
pages-home-tables = Vos tables
pages-game-learn = Comment on y joue
pages-game-play = Y jouer
pages-try-title = Avant ou après ?
pages-try-before = avant { $after }
pages-try-after = après { $before }
pages-try-between = entre { $before } et { $after }
pages-try-right = Juste !
pages-try-wrong = Pas tout à fait.
pages-said-of = { $what } : { $said }
pages-try-source = Source
pages-try-count = { $count ->
    [0] Aucune juste pour l’instant
    [one] { $count } juste
   *[other] { $count } justes
}
pages-try-next = Et celle-ci ?
pages-try-line = Frise
pages-rules-title = Les règles
pages-rules-lead = Tous les jeux se jouent avec les mêmes cartes. Chacun s’apprend en une minute.
pages-rules-players = De { $from } à { $to } joueurs
pages-rules-unofficial = Ici, on peut aussi jouer en solo, ou à sept ou huit ; les boîtes n’en parlent pas.
pages-rules-try = Essayez : 20 secondes
pages-rules-skip = Vous pouvez passer cet essai et commencer une partie.
pages-rules-open-gap = faille libre
pages-rules-play = Y jouer maintenant
pages-rules-all = Toutes les règles
pages-decks-title = Les cartes
pages-decks-lead = Chaque carte cite sa source, et chaque date a été comparée à des données publiques. Choisissez un paquet pour voir ses cartes ; les dates restent cachées jusqu’à ce que vous les demandiez.
pages-decks-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pages-decks-look = Voir les cartes
pages-decks-print = Imprimer le paquet
pages-deck-reveal = C’était quand ?
pages-deck-search = Chercher une carte
pages-deck-found = Trouvées : { $count }
pages-print-title = Imprimer « { $name } »
pages-print-lead = Un PDF de neuf cartes par page, recto verso, avec traits de coupe.
pages-print-paper = Papier
pages-print-a4 = A4
pages-print-letter = US Letter
pages-print-flip = Votre imprimante retourne la feuille sur son
pages-print-long = grand côté
pages-print-short = petit côté
pages-print-cards = Quelles cartes (par exemple 1-36 ; vide pour toutes)
pages-print-rules = Règles à joindre
pages-print-none = aucune
pages-print-make = Créer le PDF
pages-print-wait = Cela prend quelques secondes.
pages-own-title = Votre propre paquet
pages-own-lead = Une feuille de calcul avec une ligne par carte suffit : l’année, le titre, et tout ce que vous voulez de plus. Nous la lisons et montrons chaque problème à sa ligne. Un paquet avec lequel on peut jouer est conservé, et rien d’autre.
pages-own-file = Un fichier CSV, Excel ou JSON
pages-own-check = Vérifier
pages-own-columns = Colonnes connues
pages-own-columns-help = year ou année (négative avant J.‑C.) et title ou titre sont nécessaires. Aussi : fact, source, precision (year, circa ou century), color, scene, emblem, difficulty ; titres et textes en plusieurs langues avec title_en, title_fr, etc.
pages-own-example = Par exemple
pages-own-example-file = Télécharger ce tableau
pages-own-good = { $count ->
    [one] Le paquet est correct : { $count } carte.
   *[other] Le paquet est correct : { $count } cartes.
}
pages-own-too-few = { $count ->
    [one] Une seule carte ne suffit pour aucun de nos jeux. Ajoutez des lignes, s’il vous plaît : une course à deux en demande onze.
   *[other] { $count } cartes ne suffisent pour aucun de nos jeux. Ajoutez des lignes, s’il vous plaît : une course à deux en demande onze.
}
pages-own-games = À quels jeux il convient :
pages-own-enough = oui
pages-own-bad = { $count ->
    [one] Il y a une chose à corriger.
   *[other] Il y a { $count } choses à corriger.
}
pages-own-row = Ligne
pages-own-column = Colonne
pages-own-problem = Ce qui ne va pas
pages-own-error = à corriger
pages-own-warning = à revoir
pages-own-notice = fait pour vous
pages-own-play = Jouer avec ce paquet
pages-credits-title = Crédits
pages-credits-games = Les jeux
pages-credits-games-text = Timeline a été créé par Frédéric Henry et publié par Zygomatic (Asmodee) ; le mode coopératif de Timeline Twist est attribué à Corey Konieczka. Chronologie (Хронология) a été publié par Dream Makers. Ce projet est indépendant : les règles sont racontées avec nos propres mots, tous les textes et toutes les images sont de nous, et aucun éditeur n’y participe.
pages-credits-icons = Icônes
pages-credits-icons-text = Les images sont composées à partir d’emblèmes de game-icons.net, dont voici les auteurs :
pages-credits-fonts = Polices
pages-credits-libraries = Bibliothèques dans votre navigateur
pages-about-title = À propos de Yearline
pages-about-what = Yearline est une table pour les jeux de frise : jouez à la course, au jeu coopératif, à Chronologie ou à Trois vies avec des amis éloignés, sur un appareil qui passe de main en main, sur un téléviseur avec des téléphones, ou contre l’ordinateur.
pages-about-privacy = Ce que nous savons de vous
pages-about-privacy-text = Rien que ce que vous tapez. Il n’y a pas de compte : votre appareil garde une clé aléatoire qui prouve que c’est vous. Deux cookies retiennent votre langue et votre choix de thème, clair ou sombre. Aucun tiers n’est sollicité.
pages-about-dates = Des dates fiables
pages-about-dates-text = Chaque carte cite sa source. Si une date est fausse, dites-le d’un clic pendant la partie ; l’hôte peut retirer la carte aussitôt.
pages-about-fair = Un mélange honnête
pages-about-fair-text = Avant la première carte, la table publie l’empreinte du nombre qui a mélangé le paquet, et ensuite le nombre lui-même. Chacun peut vérifier.
pages-about-keys = Clavier et lecteurs d’écran
pages-about-keys-text = Tout fonctionne au clavier : Tab et flèches pour se déplacer, Entrée pour choisir une carte puis un intervalle, Échap pour annuler. Ce qui se passe est annoncé dans l’ordre : ce qui a été posé, ce qui a été révélé, à qui c’est le tour.
pages-about-open = Libre et ouvert
pages-about-open-text = Tout le projet est un logiciel libre sous licence MIT, et s’installe sur votre propre machine en une commande.
pages-missing-title = Il n’y a rien ici
pages-missing-page = Cette page n’existe pas. Peut-être n’a-t-elle jamais eu lieu.
pages-missing-table = Aucune table ne porte ce code. Un code compte huit lettres et chiffres ; l’un d’eux est peut-être faux ?
pages-missing-home = Retour à l’accueil
pages-offline-title = Pas de connexion
pages-offline-text = Cet appareil est hors ligne. Vos tables sont en sûreté : dès le retour de la connexion, tout sera à sa place.
pages-offline-again = Réessayer
pages-learn-coop = Quelle carte retourneriez-vous ? L’image ci-dessus est votre frise.
pages-learn-turn = Retourner
pages-learn-end = Avant ou après tout le reste : elle allonge la frise. 2 points !
pages-learn-gap = Elle tombe dans une faille libre, désormais fermée. 1 point.
pages-learn-blocked = Bloquée : cette faille est déjà prise. La carte reste devant vous, couchée, et il faut en essayer une autre.
