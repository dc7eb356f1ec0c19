rules-title-crowd = Tous ensemble
rules-short-crowd = Pour une fête ou toute une classe : tout le monde pose la même carte en même temps, chacun sur son téléphone. Personne n’attend son tour.
rules-aim-crowd = Savoir mieux que les autres où va chaque carte dans la frise : une carte bien placée rapporte un point.
rules-setup-crowd = Ce jeu ne vient d’aucune boîte : c’est celui de Yearline, pour 1 à 500 personnes dans une même salle. Un grand écran montre la frise ; chaque téléphone la montre aussi.
rules-setup-crowd-deck = Mélangez la pioche, face blanche visible, pour qu’aucune date ne se voie.
rules-setup-crowd-line = Retournez 3 cartes : dans l’ordre chronologique, elles commencent la frise.
rules-setup-crowd-rounds = La partie dure { $rounds } manches, d’une carte chacune. La table peut convenir de 5, 10, 15, 20 ou 30.
rules-turn-crowd = La question porte sur la carte du dessus de la pioche. Chacun choisit l’intervalle où elle va à son avis.
rules-turn-crowd-secret = Personne ne voit le choix des autres. Tant qu’il reste du temps, on peut changer d’avis autant qu’on veut.
    .head = En secret
rules-turn-crowd-over = Quand tout le monde a choisi, ou quand le temps est écoulé, la carte est retournée et prend sa place. Qui avait choisi cet intervalle marque un point ; qui n’a rien choisi a manqué la carte.
    .head = La réponse
rules-turn-crowd-equal = Une carte de la même année qu’une carte de la frise peut se poser d’un côté comme de l’autre de celle-ci.
    .head = Même année
rules-turn-crowd-next = On regarde la carte jusqu’à ce que tout le monde veuille continuer, ou que l’hôte continue. { $look ->
    [0] Rien ne presse.
   *[other] Si le temps est limité, cela dure au plus { $look } secondes.
}
    .head = La suite
rules-turn-crowd-five = La frise garde 5 cartes. Avant la question suivante, celle qui y est depuis le plus longtemps s’en va.
    .head = Cinq cartes
rules-know-crowd = Tout le monde voit combien de personnes ont choisi chaque intervalle, et qui avait raison. En cas d’erreur, personne d’autre que vous ne sait quel intervalle vous aviez choisi.
rules-know-crowd-late = Qui arrive en retard joue dès la carte suivante. On n’attend pas les personnes qui s’en vont.
    .head = Arrivées et départs
rules-know-crowd-dates = « vers 1450 » compte comme 1450. Un siècle compte à partir de sa première année, indiquée entre parenthèses : « XVᵉ siècle (1401) ».
    .head = Dates approximatives
rules-end-crowd = La partie s’arrête après la dernière manche, ou quand la pioche est épuisée. Qui a le plus de points l’emporte. { $ties ->
   *[share] À égalité de points, on partage la place.
    [quicker] À égalité de points, la personne qui a le plus souvent répondu avant les autres l’emporte.
}
rules-end-crowd-teams = { $teams ->
    [0] Chacun joue pour soi. La table peut convenir de 2, 3 ou 4 équipes.
   *[other] Il y a { $teams } équipes : chaque personne qui arrive rejoint la suivante.
} L’équipe qui a la plus grande part de bonnes réponses l’emporte : une petite équipe a donc les mêmes chances.
    .head = Équipes
rules-example-crowd-round = La frise montre 1900, 1950, 2000. La carte est de 1969. Sur 28 personnes, 17 choisissent l’intervalle entre 1950 et 2000 : chacune marque un point, et la carte y prend sa place.
    .head = Une manche
rules-tip-crowd-time = Profitez du temps imparti. Une réponse rapide ne vaut pas plus qu’une lente, sauf si la table a convenu que la réponse la plus rapide l’emporte.
pages-rules-picture-crowd = Une carte, une question, tous ensemble.
client-do-crowd-place = Tous ensemble : choisissez un intervalle pour la carte.
client-do-crowd-reveal = Vous avez vu ? Passez à la carte suivante.
client-option-rounds = Manches
client-option-rounds-help = Le nombre de cartes que l’on joue.
client-option-ties = Égalités
client-option-ties-help = Qui passe devant quand plusieurs personnes ont autant de points.
client-value-ties-share = la place est partagée
client-value-ties-quicker = la réponse la plus rapide l’emporte
client-option-teams = Équipes
client-option-teams-help = Chaque personne qui arrive rejoint l’équipe suivante. Celle qui a la plus grande part de bonnes réponses l’emporte.
client-value-teams-0 = chacun pour soi
client-option-look = Secondes pour regarder la carte
client-option-look-help = Combien de temps la carte retournée reste en vue, si le temps est limité.
client-value-look-0 = jusqu’à ce que l’hôte continue
review-picture-crowd = Bonnes réponses après chaque carte
pages-own-not-enough-crowd = non, il faut quatre cartes
told-tallied = Bonnes réponses : { $count } sur { $all }.
told-joined = Voici { $name }.
