# Decks: what may be wrong with them, and what the command says about them.
deck-at-cell = ligne { $row }, { $column } : { $text }
deck-at-row = ligne { $row } : { $text }
deck-at-key = { $column } : { $text }
deck-severity-error = erreur
deck-severity-warning = avertissement
deck-severity-notice = remarque

# Files
deck-problem-not-a-file = « { $name } » n’est pas un fichier ordinaire
deck-problem-no-such-file = il n’y a pas de fichier « { $name } »
deck-problem-unreadable = impossible de lire « { $name } » ({ $reason })
deck-problem-file-too-big = le fichier dépasse { $limit } Mo ; copiez les colonnes utiles dans un nouveau tableau, ou faites-en deux paquets
deck-problem-wrong-encoding = ce n’est pas de l’UTF-8, des lettres pourraient être fausses ; dans Excel, enregistrez le fichier au format « CSV UTF-8 » ou comme classeur (XLSX)
deck-problem-guessed-encoding = le fichier n’est pas en UTF-8 ; il a été lu en { $page }, et « { $sample } » doit s’afficher correctement ; sinon, enregistrez-le au format « CSV UTF-8 » ou XLSX
deck-problem-lost-letter = une lettre s’est perdue lors d’un enregistrement dans un autre encodage ({ $character }) ; enregistrez de nouveau au format « CSV UTF-8 » ou XLSX
deck-problem-bad-csv = le tableau est illisible à partir d’ici ; cherchez un guillemet non fermé, ou non doublé dans un texte, ou enregistrez le tableau au format XLSX
deck-problem-bad-json = ce n’est pas du JSON ({ $reason })
deck-problem-unknown-json = on attend une liste de cartes, un paquet au format « { $format } » ou la réponse à une requête Wikidata
deck-problem-bad-toml = deck.toml est illisible ({ $reason })
deck-problem-bad-workbook = ce classeur n’est pas lisible ou pas sûr ({ $reason }) ; ouvrez-le dans votre tableur et enregistrez-le de nouveau au format XLSX ou « CSV UTF-8 »
deck-problem-other-workbook = c’est un classeur d’un autre type (XLS, Numbers) ou protégé par un mot de passe ; ouvrez-le et enregistrez-le au format XLSX, sans mot de passe
deck-problem-no-table = ce n’est ni un classeur lisible ni un tableau en texte simple ; ouvrez-le dans votre tableur et enregistrez-le au format XLSX ou « CSV UTF-8 »
deck-problem-unpacks-too-big = décompressé, le classeur dépasserait { $limit } Mo
deck-problem-empty-file = il n’y a rien dans ce tableau
deck-problem-too-many-rows = il y a plus de { $limit } lignes ; faites-en deux paquets
deck-problem-too-many-columns = il y a plus de { $limit } colonnes
deck-problem-no-such-deck = il n’y a pas de paquet « { $name } » ; la collection contient { $choices }
deck-problem-target-exists = « { $name } » existe déjà ; rien n’a été écrit
deck-problem-unwritable = impossible d’écrire « { $name } » ({ $reason })
deck-problem-unknown-ending = un paquet ne s’exporte pas en « { $ending } » ; choisissez parmi { $choices }
deck-problem-more = { $count ->
    [one] un autre problème n’est pas affiché
   *[other] { $count } autres problèmes ne sont pas affichés
}

# What the columns may be called: all the words that a teacher would write over them, separated by commas
deck-heading-year = année, an, date, dates, quand
deck-heading-title = titre, événement, carte, nom, terme
deck-heading-fact = anecdote, fait, explication, description, remarque, note, détails, définition
deck-heading-source = source, sources, référence
deck-heading-color = couleur
deck-heading-scene = scène, thème
deck-heading-emblem = emblème, icône
deck-heading-picture = photo, illustration
deck-heading-credit = crédit, photographe, crédit photo
deck-heading-precision = précision
deck-heading-difficulty = difficulté, niveau

# Columns and rows
deck-problem-no-column = la colonne « { $column } » manque
deck-problem-duplicate-column = cette colonne figure deux fois, ou un autre en-tête veut dire la même chose
deck-problem-no-headings = aucune ligne ne nomme les colonnes ; la ligne au-dessus des cartes doit indiquer « year » (ou « année ») et « title » (ou « titre »)
deck-problem-rows-above = les colonnes sont nommées ici ; les lignes au-dessus ont été ignorées
deck-problem-other-sheet = les cartes ont été lues dans la feuille « { $name } »
deck-problem-unknown-column = colonne inconnue, ignorée
deck-problem-cell-without-column = « { $text } » est dans une colonne sans en-tête ; donnez-lui un en-tête, ou mettez le texte entre guillemets droits (") s’il contient une virgule ou un point-virgule
deck-problem-not-an-object = on attend un objet contenant les colonnes d’une carte
deck-problem-not-text = on attend du texte
deck-problem-no-cards = le paquet n’a aucune carte
deck-problem-no-timestamps = aucune colonne ne contient de dates comme 1969-07-20T00:00:00Z
deck-problem-repeated-row = répète une ligne précédente ; ignorée
deck-problem-no-label = l’élément { $item } n’a pas de libellé dans cette langue

# deck.toml
deck-problem-unknown-key = clé inconnue ; les clés connues sont { $choices }
deck-problem-not-texts = on attend des textes par langue, comme en = "…"
deck-problem-bad-language = une langue se note par deux ou trois lettres, comme en
deck-problem-bad-symbols = on attend un nombre de 2 à { $most } ou une liste de symboles différents parmi { $choices }
deck-problem-no-license = aucune licence n’est indiquée

# Cells
deck-problem-forbidden-character = le caractère { $character } est invisible ou inverse le sens du texte ; supprimez-le
deck-problem-invisible = rien n’est visible dans ce texte
deck-problem-formula = une formule n’est pas calculée : la carte la montrera telle quelle ; remplacez-la par sa valeur
deck-problem-too-long = { $length } caractères ; le maximum est de { $limit }
deck-problem-unknown-word = « { $word } » ne figure pas parmi { $choices }
deck-problem-bad-id = « { $id } » doit se composer de minuscules de a à z, de chiffres et de traits d’union simples, { $limit } en tout au plus
deck-problem-same-id = l’identifiant « { $text } » figure déjà à la ligne { $other }
deck-problem-same-title = la carte « { $text } » figure déjà à la ligne { $other }
deck-problem-no-title = la carte n’a de titre dans aucune langue
deck-problem-fact-without-title = une anecdote sans titre dans cette langue est laissée de côté
deck-problem-no-year = l’année manque
deck-problem-bad-year = « { $text } » n’est pas une année ; écrivez l’année seule : 1969, -44, 44 av. J.‑C. ou vers 1450
deck-problem-no-day = « { $text } » n’est pas un jour, et les dates de ce paquet sont des jours ; écrivez 1789-07-14 ou 14 juillet 1789
deck-problem-year-span = « { $text } » est une période ; écrivez l’année de son début
deck-problem-year-century = « { $text } » est un siècle ; écrivez une année de ce siècle, et « century » dans la colonne precision ; il compte à partir de sa première année
deck-problem-year-zero = il n’y a pas d’année 0 : l’an 1 suit l’an 1 av. J.‑C. (-1)
deck-problem-year-or-day = est-ce le jour { $day }, ou l’année { $year } ? Une cellule au format de date transforme une année en un jour de ce genre ; mettez la colonne au format texte ou nombre
deck-problem-symbols-equal = une carte porte deux symboles différents, un par face, ou aucun
deck-problem-falls-back = { $count ->
    [one] une carte n’a pas de titre dans cette langue et sera affichée dans une autre
   *[other] { $count } cartes n’ont pas de titre dans cette langue et seront affichées dans une autre
}

# Pictures and archives
deck-problem-no-such-picture = l’image « { $name } » n’existe pas ; choisissez ou apportez de nouveau la photo
deck-problem-bad-picture-name = « { $name } » ne peut pas être le nom d’une image ; écrivez le nom d’un fichier du dossier « pictures »
deck-problem-bad-crop = « { $text } » ne désigne pas une partie de photo ; il faut trois nombres : position horizontale et verticale de 0 à 1, agrandissement de 1 à { $most }, par exemple 0.5,0.4,1.5
deck-problem-unknown-emblem = l’emblème « { $name } » n’existe pas ; la carte montrera une lettre à la place
deck-problem-far-year = l’année { $year } est bien loin dans l’avenir ; y a-t-il un chiffre de trop ?
deck-problem-pdf = c’est un PDF, dont on ne peut pas lire le tableau ; ouvrez le tableur d’origine et enregistrez-le au format XLSX, ou copiez le tableau et collez-le
deck-problem-sheets-left-out = le classeur a d’autres feuilles, qui n’ont pas été lues : { $names } ; chaque feuille serait un paquet à part
deck-problem-days-left-out = { $count ->
    [one] une carte indique son jour, et ce paquet ne montre que des années ; avec des jours, elle serait placée d’après le sien
   *[other] { $count } cartes indiquent leur jour, et ce paquet ne montre que des années ; avec des jours, elles seraient placées d’après le leur
}
deck-problem-bad-archive = cette archive est illisible ou n’est pas sûre ({ $reason }) ; refaites un ZIP ordinaire, sans mot de passe
deck-problem-archive-too-big = l’archive contient plus de { $files } fichiers, ou plus de { $limit } Mo une fois décompressée ; partagez-la en plusieurs

# Advice
deck-problem-missing-language = cette langue manque
deck-problem-title-length = { $length } caractères ; un titre de { $limit } au plus se lit mieux
deck-problem-fact-length = { $length } caractères ; une bonne anecdote en compte de { $least } à { $most }
deck-problem-year-in-title = le titre trahit l’année
deck-problem-crowded-year = plus de { $limit } cartes portent l’année { $year }
deck-problem-same-emblem = l’emblème « { $emblem } » figure déjà à la ligne { $other }
deck-problem-medallion-is-emblem = le médaillon répète l’emblème
deck-problem-no-source = aucune source n’est indiquée
deck-problem-difficulty-unmixed = un bon paquet mêle cartes faciles (1), moyennes (2) et difficiles (3)
deck-problem-strange-letter = « { $word } » contient une lettre étrangère à cette langue
deck-problem-mixed-alphabets = « { $word } » mêle lettres latines et cyrilliques

# The command line
deck-check-good = { $count ->
    [one] { $name } : une carte, aucun problème
   *[other] { $name } : { $count } cartes, aucun problème
}
deck-check-usable = { $count ->
    [one] { $name } : une carte, prête à jouer
   *[other] { $name } : { $count } cartes, prêtes à jouer
}
deck-check-bad = { $count ->
    [one] un problème
   *[other] { $count } problèmes
}
deck-written = Fichier créé : { $name }
deck-new-name = Mon paquet
deck-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-no-such-card = il n’y a pas de carte « { $id } » dans ce paquet
deck-label-source = source : { $source }
deck-label-difficulty = difficulté : { $level } sur 3
deck-label-license = licence : { $license }
deck-stats-before = avant { $date }
deck-stats-since = à partir de { $date }
deck-stats-difficulty = Difficulté : facile { $easy }, moyenne { $middling }, difficile { $hard }
