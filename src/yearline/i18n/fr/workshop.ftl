workshop-title = Vos paquets de cartes
workshop-lead = Créez vos propres cartes, avec vos propres images. Dix cartes demandent une dizaine de minutes ; ensuite, vous pouvez y jouer, les imprimer ou les proposer à une classe.
workshop-home = Un sujet, une ville, une boîte de photos ? Faites-en votre propre paquet de cartes.
workshop-decks-none = Aucun paquet ici pour l’instant. Commencez-en un, ou apportez ce que vous avez : un tableau, une liste, des fiches, des photos.
workshop-device = Cette liste reste sur cet appareil. Sur un autre appareil, ouvrez le lien de modification.
workshop-keeps-nothing = Ce navigateur ne garde rien : notez le lien de modification de chaque paquet que vous créez.
workshop-new = Nouveau paquet
workshop-from-file = Depuis un fichier
workshop-from-paste = Coller une liste
workshop-edit = Modifier
workshop-look-play = Voir et jouer
workshop-links = Liens et options
workshop-copy-deck = Faire une copie
workshop-forget = Retirer de cette liste
workshop-forget-help = Le paquet reste, mais cet appareil oublie son lien de modification. Sans ce lien, personne ne peut le changer.
workshop-paste-title = Coller une liste
workshop-paste-make = En faire un paquet
workshop-name = Nom du paquet
workshop-unnamed = Paquet sans nom
workshop-untitled = Carte sans titre
workshop-description = De quoi il parle
workshop-cards = Cartes
workshop-languages = Langues
workshop-language-add = Langue
workshop-of = { $done } sur { $all }
workshop-hint = Tapez une date et un titre dans la première ligne. Ou copiez des lignes depuis n’importe quel tableur et collez-les ici.
workshop-hint-phone = Touchez « Ajouter une carte ». Ou apportez ce que vous avez déjà : une liste, un tableau, des photos.
workshop-keys = Flèches pour se déplacer, Entrée pour écrire, Tab pour continuer. Alt et une flèche déplacent une carte, Alt et Suppr la retirent.
workshop-next = Tapez ici, ou collez des lignes d’un tableur
workshop-row = Ligne
workshop-state = Contrôle
workshop-row-right = correcte
workshop-row-wrong = à corriger
workshop-row-note = à vérifier
workshop-empty = vide
workshop-column-picture = Image
workshop-column-year = Date
workshop-column-title = Titre
workshop-column-fact = Anecdote
workshop-fact-when = visible une fois la carte retournée
workshop-fact-long = Anecdote, visible une fois la carte retournée
workshop-no-fact = Pas encore d’anecdote
workshop-letters = { $count } caractères sur { $most }
workshop-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
workshop-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
workshop-fix-first = { $count ->
    [one] Corrigez le problème, et le paquet est prêt.
   *[other] Corrigez les { $count } problèmes, et le paquet est prêt.
}
workshop-ready = Prêt pour { $games }.
workshop-not-ready = { $game } : { $why }
workshop-fixed = C’est corrigé.
workshop-pasted = { $count ->
    [one] { $count } ligne ajoutée.
   *[other] { $count } lignes ajoutées.
}
workshop-reading = Un instant…
workshop-unread = Nous n’avons pas pu lire cela. Rien n’a changé.
workshop-too-big = Le fichier dépasse { $limit } Mo. Apportez d’abord son tableau, puis ses photos.
workshop-add = Ajouter une carte
workshop-done = Terminé
workshop-cancel = Annuler
workshop-close = Fermer
workshop-undo = Défaire
workshop-redo = Refaire
workshop-saved-saved = Enregistré
workshop-saved-unsaved = Gardé sur cet appareil
workshop-saved-saving = Enregistrement…
workshop-saved-waiting = Pas de connexion. Gardé sur cet appareil et envoyé dès que possible.
workshop-saved-conflict = Quelqu’un d’autre a aussi modifié ce paquet.
workshop-saved-refused = Pas enregistré, mais gardé sur cet appareil.
workshop-front = Recto
workshop-back = Verso
workshop-this-card = Cette carte
workshop-choose = Écrivez dans une ligne, et sa carte apparaît ici.
workshop-card-of = Carte { $number } sur { $all }
workshop-card-before = Carte précédente
workshop-card-after = Carte suivante
workshop-date-how = La date est-elle exacte ?
workshop-date-year = Année exacte
workshop-date-day = Jour exact
workshop-date-circa = Environ
workshop-date-century = Siècle
workshop-date-shown = Affichée ainsi :
workshop-picture-change = Changer l’image
workshop-picture-emblem = Emblème
workshop-picture-photo = Photo
workshop-picture-letter = Initiale
workshop-picture-letter-help = La carte montre la première lettre de son titre, sur le décor choisi plus bas.
workshop-emblem-ideas = D’après votre titre
workshop-emblem-find = Chercher parmi tous les emblèmes
workshop-emblem-found = { $found } sur { $total }
workshop-photo-drop = Déposez une photo ici ou choisissez-en une.
workshop-photo-another = Déposez une autre photo ici ou choisissez-en une.
workshop-photo-small = Elle est réduite sur votre appareil avant l’envoi, sans lieu ni données de l’appareil photo.
workshop-photo-sending = La photo est en route…
workshop-photo-there = La photo est sur la carte.
workshop-photo-unread = Nous ne pouvons pas lire cette photo. Essayez un fichier JPEG, PNG ou WebP.
workshop-photo-kept = Elle est gardée sur cet appareil et sera envoyée dès que possible.
workshop-photos-waiting = { $count ->
    [one] { $count } photo attend sur cet appareil d’être envoyée.
   *[other] { $count } photos attendent sur cet appareil d’être envoyées.
}
workshop-photos-sending = { $count ->
    [one] Encore { $count } photo en route…
   *[other] Encore { $count } photos en route…
}
workshop-photos-there = { $count ->
    [0] Aucune photo n’a pu être envoyée.
    [one] { $count } photo est sur sa carte.
   *[other] { $count } photos sont sur leurs cartes.
}
workshop-photos-many = Si vous en déposez plusieurs, chacune reçoit sa carte ou va sur celle qui porte le nom de son fichier.
workshop-photo-remove = Retirer
workshop-crop-keys = La partie de la photo qui figure sur la carte. Les flèches la déplacent, plus et moins agrandissent ou réduisent.
workshop-zoom = Zoom
workshop-zoom-in = Plus près
workshop-zoom-out = Plus loin
workshop-tone = Teinte
workshop-tone-plain = Telle quelle
workshop-tone-ink = À l’encre du décor
workshop-credit = De qui est la photo ?
workshop-scene = Décor
workshop-more = Plus de détails
workshop-source = Source
workshop-source-help = Où l’on peut vérifier la date.
workshop-color = Couleur
workshop-difficulty = Difficulté
workshop-easy = facile
workshop-medium = moyenne
workshop-hard = difficile
workshop-symbol-front = Symbole, recto
workshop-symbol-back = Symbole, verso
workshop-by-itself = automatique
workshop-none = aucune
workshop-medallion = Petite icône
workshop-medallion-help = Son nom parmi les emblèmes, par exemple hourglass.
workshop-id = Nom court
workshop-id-help = Minuscules, chiffres et traits d’union. Laissez vide, et nous le tirons du titre.
workshop-row-up = Monter
workshop-row-down = Descendre
workshop-row-insert = Insérer une carte
workshop-row-remove = Retirer cette carte
workshop-play = Essayer
workshop-share = Partager
workshop-share-title = Partager « { $name } »
workshop-play-link = Lien pour jouer
workshop-play-link-help = Avec ce lien, on peut jouer avec ces cartes, pas les modifier.
workshop-edit-link = Lien de modification
workshop-edit-link-help = Pour celles et ceux qui écrivent avec vous. C’est la clé : gardez-la bien.
workshop-show-link = Afficher
workshop-copy = Copier
workshop-copied = Copié
workshop-copy-by-hand = Sélectionnez-le et copiez
workshop-print = Imprimer les cartes
workshop-class = Proposer à une classe
workshop-download = Télécharger
workshop-risky = Nouveau lien de modification ou suppression
workshop-renew = Nouveau lien de modification
workshop-renew-help = L’ancien lien cessera de fonctionner. Vous en recevez un nouveau.
workshop-renew-yes = En créer un nouveau
workshop-delete = Supprimer le paquet
workshop-delete-help = Le paquet, son historique et ses photos disparaîtront pour tout le monde. Les parties en cours peuvent se terminer.
workshop-delete-yes = Supprimer pour de bon
workshop-no-connection = Pas de connexion. Réessayez dans un instant.
workshop-history = Historique
workshop-history-none = Rien n’a encore été enregistré.
workshop-changed = { $more ->
    [0] « { $title } »
    [one] « { $title } » et { $more } autre carte
   *[other] « { $title } » et { $more } autres cartes
}
workshop-look = Regarder
workshop-bring-back = Revenir à cette version
workshop-brought-back = Cette version est rétablie. « Défaire » ramène ce qu’il y avait avant.
workshop-clash = Quelqu’un d’autre a aussi modifié ce paquet
workshop-clash-help = Vous avez modifié { $mine ->
    [one] { $mine } carte
   *[other] { $mine } cartes
}, l’autre personne { $theirs ->
    [one] { $theirs } carte
   *[other] { $theirs } cartes
}. Que faut-il garder ?
workshop-clash-both = Modifié des deux côtés
workshop-clash-look = Comparer
workshop-clash-safe = Rien n’est perdu : les deux versions restent dans l’historique.
workshop-mine = Vous
workshop-theirs = L’autre personne
workshop-keep-both = Garder les deux
workshop-keep-both-mine = Garder les deux, et ma version là où elles diffèrent
workshop-keep-mine = Garder ma version
workshop-take-theirs = Prendre l’autre version
workshop-about = À propos du paquet
workshop-dates = Dates sur les cartes
workshop-dates-year = Des années
workshop-dates-day = Des jours : le 14 juillet précède le 4 août
workshop-dates-to-year = Passer aux années dans tout le paquet
workshop-dates-to-day = Passer aux jours dans tout le paquet
workshop-audience = Pour qui
workshop-audience-everyone = Tout le monde, convient à l’école
workshop-audience-teens = Adolescents
workshop-audience-adults = Adultes
workshop-palette = Couleurs des images
workshop-palette-scene = Selon le décor
workshop-palette-color = Selon la couleur de la carte
workshop-symbols = Nombre de symboles
workshop-category = Catégorie
workshop-license = Licence
workshop-license-help = Ce que d’autres peuvent en faire, par exemple CC0-1.0.
workshop-mapping = Que contiennent vos colonnes ?
workshop-mapping-help = Nous avons deviné ce que nous pouvions. Choisissez ce qui manque.
workshop-mapping-needs = Il faut une colonne de dates et une colonne de titres.
workshop-leave-out = laisser de côté
workshop-no-heading = Colonne { $number }
workshop-take-rows = { $count ->
    [one] Ajouter { $count } ligne
   *[other] Ajouter { $count } lignes
}
workshop-means-emblem = Emblème
workshop-means-scene = Décor
workshop-means-color = Couleur
workshop-means-source = Source
workshop-means-difficulty = Difficulté
workshop-means-precision = Exactitude de la date
workshop-means-picture = Photo
workshop-means-credit = Auteur de la photo
workshop-means-medallion = Petite icône
workshop-means-id = Nom court
workshop-bring = Apporter d’autres cartes
workshop-bring-first = Ou apportez ce que vous avez
workshop-file = Un fichier : tableau, fiches, photos, ou ZIP avec des photos
workshop-paste = Collez ici des lignes ou une liste
workshop-reports = Ce que des joueurs vous ont signalé
workshop-reports-read = C’est lu
workshop-left = Ce que vous avez écrit est encore là
workshop-left-help = { $count ->
    [0] Vos modifications n’ont pas été envoyées. Elles sont gardées sur cet appareil.
    [one] { $count } carte que vous avez écrite ou modifiée n’a pas été envoyée. Elle est gardée sur cet appareil.
   *[other] { $count } cartes que vous avez écrites ou modifiées n’ont pas été envoyées. Elles sont gardées sur cet appareil.
}
workshop-left-own = En faire un paquet à vous
workshop-left-own-help = Ce sera le paquet entier, tel que vous l’avez vu en dernier, avec son propre lien de modification.
workshop-left-table = Télécharger le tableau
workshop-left-forget-help = Ce que vous avez écrit ici n’a été envoyé nulle part et sera perdu.
workshop-left-look = Voir ce que vous avez écrit
workshop-closed = Ce lien de modification ne fonctionne pas
workshop-closed-help = Il a peut-être été remplacé par un autre, ou le paquet a été supprimé. La personne qui vous l’a envoyé en sait peut-être plus.
workshop-closed-offline = Pas de connexion
workshop-closed-offline-help = Votre paquet n’a pas pu être chargé. Tout ce que vous avez écrit sur cet appareil est gardé.
workshop-again = Réessayer
workshop-emblems-all = { $count ->
    [one] Trouver un autre emblème pour { $count } carte
   *[other] Trouver des emblèmes différents pour { $count } cartes
}
workshop-emblems-given = { $count ->
    [0] Aucun emblème ne convient à ces titres. Cherchez-en un sur chaque carte.
    [one] { $count } carte a maintenant un emblème.
   *[other] { $count } cartes ont maintenant un emblème.
}
