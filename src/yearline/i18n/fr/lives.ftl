rules-title-lives = Trois vies
rules-short-lives = En solo ou en équipe : posez les cartes l’une après l’autre sur une même frise. { $lives ->
    [1] Une erreur
    [2] Deux erreurs
   *[3] Trois erreurs
    [5] Cinq erreurs
} et c’est fini. Jusqu’où irez-vous ?
rules-aim-lives = Poser correctement le plus de cartes possible avant d’avoir perdu toutes les vies.
rules-setup-lives = Ce jeu ne vient d’aucune boîte : c’est celui de Yearline, pour s’entraîner et battre son score de la veille.
rules-setup-lives-deck = Mélangez la pioche, face blanche visible, pour qu’aucune date ne se voie.
rules-setup-lives-start = Retournez la carte du dessus au milieu : cette carte de départ commence la frise.
rules-setup-lives-lives = { $lives ->
    [one] Vous avez { $lives } vie.
   *[other] Vous avez { $lives } vies.
} La table peut convenir de 1, 2, 3 ou 5. En équipe, on joue chacun son tour, dans le sens des aiguilles d’une montre, et les vies sont communes ; le hasard décide qui commence.
rules-turn-lives = Prenez la carte suivante, posez-la dans la frise là où elle va selon vous, puis retournez-la.
rules-turn-lives-right = Elle reste et rapporte un point.
    .head = Bien placée
rules-turn-lives-wrong = Elle part aux erreurs, date visible, et une vie est perdue.
    .head = Mal placée
rules-turn-lives-equal = Une carte de la même année qu’une carte de la frise peut se poser d’un côté comme de l’autre de celle-ci.
    .head = Même année
rules-know-lives = En équipe, on peut parler de tout. Seules les dates des cartes qui ne sont pas encore posées sont secrètes.
rules-know-lives-dates = « vers 1450 » compte comme 1450. Un siècle compte à partir de sa première année, indiquée entre parenthèses : « XVᵉ siècle (1401) ».
    .head = Dates approximatives
rules-end-lives = La partie s’arrête quand la dernière vie est perdue, ou quand la pioche est épuisée. Votre score est le nombre de cartes bien posées.
rules-example-lives-turn = La frise montre 1900, 1950. Vous posez une carte entre les deux et la retournez : 1969. Elle part aux erreurs, et il vous reste 2 vies.
    .head = Une erreur
rules-tip-lives-gaps = Plus la frise est longue, plus ses intervalles sont étroits. Partez des dates que vous connaissez : qui vivait en même temps, qu’est-ce qui précède quoi ?
pages-rules-picture-lives = Une carte après l’autre : plus la frise s’allonge, plus les intervalles se resserrent.
client-do-lives-place = À vous : choisissez la carte, puis un intervalle.
client-do-lives-last = Dernière vie ! Choisissez la carte, puis un intervalle.
client-pile-lives-discard = Erreurs
client-option-lives = Vies
client-option-lives-help = La partie s’arrête après ce nombre d’erreurs. Les vies sont communes à toute la table.
client-reason-lives = La dernière vie est perdue.
term-lives-discard = Erreurs
told-reason-lives = La dernière vie est perdue : la partie est finie.
review-picture-lives = Cartes bien posées après chaque coup
pages-own-not-enough-lives = non, il faut deux cartes
