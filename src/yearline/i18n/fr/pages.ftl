pages-sentence = Remettez l’histoire dans l’ordre : des jeux de cartes et de dates, à jouer entre amis, sur n’importe quel écran.
pages-skip = Aller au contenu
pages-nav = Navigation principale
pages-nav-rules = Comment jouer
pages-nav-decks = Cartes
pages-nav-about = À propos et vie privée
pages-nav-credits = Crédits
pages-nav-api = API
pages-nav-print = À imprimer
pages-nav-home = Aujourd’hui
pages-nav-games = Jeux
pages-language = Langue
pages-theme = Thème
pages-theme-auto = Auto
pages-theme-light = Clair
pages-theme-dark = Sombre
pages-promise = Gratuit. Ni compte, ni publicité, ni pistage.
pages-table-title = Table { $code } · Yearline
pages-table-loading = On vous avance une chaise…
pages-noscript = Pour jouer à la table, il faut JavaScript. Les règles, les cartes et le jeu imprimé s’en passent.
pages-home-title = Yearline : remettez l’histoire dans l’ordre
pages-home-lead = Avant ou après ?
pages-join = Vous avez un code ?
pages-join-code = Code de la table
pages-join-go = Rejoindre la table
pages-home-games = { $count ->
    [4] Quatre jeux, une seule boîte de cartes
    [5] Cinq jeux, une seule boîte de cartes
   *[other] { $count } jeux, une seule boîte de cartes
}
pages-games-lead = En solo contre l’ordinateur, tout de suite, ou entre amis : il leur suffit d’un lien.
pages-game-friends = Entre amis
pages-game-facts = { $from } à { $to } joueurs · { $minutes } min
pages-home-tables = Encore en cours :
pages-home-screen = Autour d’un écran
pages-home-screen-help = La frise sur le téléviseur ou le grand écran ; chacun joue avec son téléphone.
pages-game-learn = Règles
pages-game-play = Jouer
pages-try-title = Avant ou après ?
pages-try-before = avant { $after }
pages-try-after = après { $before }
pages-try-between = entre { $before } et { $after }
pages-try-right = Juste !
pages-try-wrong = Pas tout à fait.
pages-said-of = { $what } : { $said }
pages-try-source = Source
pages-try-count = { $count ->
    [0] Aucune bonne réponse pour l’instant
    [one] { $count } bonne réponse
   *[other] { $count } bonnes réponses
}
pages-try-next = Et celle-ci ?
pages-try-line = Frise
pages-rules-title = Les règles
pages-rules-lead = Tous les jeux se jouent avec les mêmes cartes. Chacun s’apprend en deux minutes.
pages-rules-players = De { $from } à { $to } joueurs
pages-rules-unofficial = Ici, on peut aussi jouer en solo, ou à sept ou huit, même si les boîtes n’en parlent pas.
pages-rules-open-gap = faille libre
pages-rules-play = Y jouer maintenant
pages-rules-all = Toutes les règles
pages-decks-title = Les cartes
pages-decks-lead = Chaque carte cite sa source, et chaque date a été comparée à des données publiques. Choisissez un paquet pour voir ses cartes ; les dates restent cachées jusqu’à ce que vous les demandiez.
pages-decks-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pages-decks-look = Voir les cartes
pages-decks-print = Imprimer le paquet
pages-deck-reveal = C’était quand ?
pages-deck-search = Chercher une carte
pages-deck-found = Trouvées : { $count }
pages-print-title = Imprimer « { $name } »
pages-print-lead = Un PDF de neuf cartes par page, recto verso, avec traits de coupe.
pages-print-paper = Papier
pages-print-a4 = A4
pages-print-letter = US Letter
pages-print-flip = Votre imprimante retourne la feuille sur les
pages-print-long = bords longs
pages-print-short = bords courts
pages-print-cards = Quelles cartes (par exemple 1-36 ; vide pour toutes)
pages-print-rules = Règles à joindre
pages-print-none = aucune
pages-print-make = Créer le PDF
pages-print-wait = Cela prend quelques secondes.
pages-own-play = Jouer avec ce paquet
pages-credits-title = Crédits
pages-credits-games = Les jeux
pages-credits-games-text = Timeline a été créé par Frédéric Henry et publié par Zygomatic (Asmodee) ; le mode coopératif de Timeline Twist est attribué à Corey Konieczka. Chronologie (Хронология) a été publié par Dream Makers. Ce projet est indépendant : les règles sont racontées avec nos propres mots, tous les textes et toutes les images sont de nous, et aucun éditeur n’y participe.
pages-credits-icons = Icônes
pages-credits-icons-text = Les images sont composées à partir d’emblèmes de game-icons.net, dont voici les auteurs :
pages-credits-fonts = Polices
pages-credits-libraries = Bibliothèques dans votre navigateur
pages-about-title = À propos de Yearline
pages-about-what = Yearline est une table pour les jeux de frise : jouez à Timeline, à Timeline Twist, à Chronologie ou à Trois vies avec des amis à distance, sur un appareil qui passe de main en main, sur le téléviseur, les téléphones servant de manettes, ou contre l’ordinateur ; et à Tous ensemble avec toute une classe.
pages-about-privacy = Ce que nous savons de vous
pages-about-privacy-text = Rien que ce que vous tapez. Il n’y a pas de compte : votre appareil garde une clé aléatoire qui prouve que c’est vous. Deux cookies retiennent votre langue et votre choix de thème, clair ou sombre. Rien n’est chargé depuis des sites tiers.
pages-about-practice = Défi et révision
pages-about-practice-text = Vos résultats, votre série et les cartes que vous révisez restent sur votre appareil ; emportez-les ou effacez-les d’un seul geste. Le serveur compte les scores des défis et des donnes de la semaine et, pour les défis et les parties finies, si chaque carte a été bien placée, sans savoir de qui il s’agit.
pages-about-dates = Des dates fiables
pages-about-dates-text = Chaque carte cite sa source. Si une date est fausse, dites-le d’un clic pendant la partie ; l’hôte peut retirer la carte aussitôt.
pages-about-fair = Un mélange équitable
pages-about-fair-text = Avant la première carte, la table publie l’empreinte du nombre qui a servi à mélanger le paquet, et ensuite le nombre lui-même. Chacun peut vérifier.
pages-about-keys = Clavier et lecteurs d’écran
pages-about-keys-text = Tout fonctionne au clavier : Tab et flèches pour se déplacer, Entrée pour choisir une carte puis un intervalle, Échap pour annuler. Ce qui se passe est annoncé dans l’ordre : ce qui a été posé, ce qui a été révélé, à qui de jouer.
pages-about-open = Libre et ouvert
pages-about-open-text = Tout le projet est un logiciel libre sous licence MIT, et s’installe sur votre propre machine en une commande.
pages-missing-title = Il n’y a rien ici
pages-missing-page = Cette page n’existe pas. Peut-être n’a-t-elle jamais existé.
pages-missing-deck = On ne peut pas encore jouer avec ce paquet, ou bien il a été supprimé. Son auteur voit dans l’éditeur ce qui manque.
pages-missing-table = Aucune table ne porte ce code. Un code compte huit lettres et chiffres ; l’un d’eux est peut-être faux ?
pages-missing-home = Retour à l’accueil
pages-offline-title = Pas de connexion
pages-offline-text = Cet appareil est hors ligne. Vos tables sont en sûreté : dès le retour de la connexion, tout sera à sa place.
pages-offline-again = Réessayer
