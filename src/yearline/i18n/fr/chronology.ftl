rules-title-chronology = Chronologie
rules-short-chronology = Choisissez des lots de cinq cartes, construisez la frise la plus longue et profitez du pouvoir de chaque carte bien posée.
rules-aim-chronology = Construire devant soi la frise la plus longue.
rules-setup-chronology = Chaque carte a une image d’un côté et la date de l’autre. Il y a trois couleurs : bleu pour la science, beige pour la culture, rouge pour la guerre.
rules-setup-chronology-decks = Triez les cartes par couleur en 3 pioches, mélangez chacune et posez-les image visible. Toutes les cartes des pioches et des piles restent ainsi, et personne ne regarde leur dos.
rules-setup-chronology-first = La première personne qui dit correctement la date du jour commence. À une table en ligne, le hasard décide.
rules-setup-chronology-draft = La première personne prend les 5 cartes du dessus d’une pioche, puis chacun fait de même dans le sens des aiguilles d’une montre. { $draft_packets ->
    [1] Faites un tour de table : chacun a alors 5 cartes.
    [2] Faites 2 tours de table : chacun a alors 10 cartes.
    [3] Faites 3 tours de table : chacun a alors 15 cartes.
   *[4] Faites 4 tours de table : chacun a alors 20 cartes.
} On choisit la pioche à chaque fois ; une pioche de moins de 5 cartes ne peut pas être choisie.
rules-setup-chronology-stacks = Vos cartes d’une même couleur forment une pile, les dernières prises au-dessus ; vous aurez donc 1, 2 ou 3 piles.
rules-setup-chronology-neutral = Les cartes qui restent forment les pioches neutres.
rules-setup-chronology-start = En commençant par la première personne, chacun prend la carte du dessus d’une pioche neutre et la pose, date visible, devant la personne assise à sa gauche, dont elle commence la frise : c’est sa carte de départ. Le pouvoir de cette carte ne s’applique pas.
rules-turn-chronology = Prenez la carte du dessus d’une de vos piles, posez-la dans votre frise et retournez-la. On ne peut pas passer. C’est ensuite à la personne assise à votre gauche.
rules-turn-chronology-where = À gauche de ce qui est plus récent selon vous, à droite de ce qui est plus ancien : à l’une des extrémités ou entre deux cartes.
    .head = Où
rules-turn-chronology-right = Elle reste, et vous pouvez utiliser le pouvoir de sa couleur, une fois et tout de suite.
    .head = Bien placée
rules-turn-chronology-wrong = Elle est défaussée pour de bon. Il n’y a ni pouvoir ni nouvelle carte.
    .head = Mal placée
rules-turn-chronology-equal = Une carte de la même date qu’une carte de votre frise est bien placée si elle la touche, à gauche ou à droite.
    .head = Même date
rules-power-chronology = Un pouvoir est facultatif : vous pouvez y renoncer. Il peut viser n’importe qui, vous y compris, mais pas les pioches neutres. S’il n’y a rien à viser, il est perdu.
rules-power-chronology-red = Défaussez la carte du dessus de n’importe quelle pile, même une des vôtres, sans montrer sa date. Si c’était la seule carte de la pile, celle-ci disparaît, ce qui peut mettre fin à la partie.
    .head = Rouge, la guerre
rules-power-chronology-blue = Divisez n’importe quelle pile d’au moins 2 cartes en deux moitiés, qui restent à la même personne. Si le nombre est impair, la moitié du dessous a une carte de plus. Personne ne peut avoir plus de 4 piles.
    .head = Bleu, la science
rules-power-chronology-beige = Ajoutez une carte : prenez celle du dessus d’une pioche neutre et posez-la sur une pile de la même couleur, chez n’importe qui. Les personnes qui n’ont pas de pile de cette couleur ne peuvent pas la recevoir.
    .head = Beige, la culture
rules-know-chronology = Tout le monde voit toutes les frises, la carte du dessus de chaque pile et de chaque pioche, et le nombre de cartes. { $browse_own_stacks ->
    [true] Vous pouvez feuilleter les images de vos propres piles, mais pas celles des autres. Les dates sont toujours secrètes.
   *[false] Ce qui est dessous est caché, dans vos propres piles aussi. Le livret interdit seulement de regarder les dates : vous pouvez convenir que chacun feuillette ses propres images. Les dates sont toujours secrètes.
}
rules-know-chronology-dates = « vers 1450 » compte comme 1450. Un siècle compte à partir de sa première année, indiquée entre parenthèses : « XVᵉ siècle (1401) ».
    .head = Dates approximatives
rules-end-chronology = La partie s’arrête à la fin d’un tour, pouvoir compris, si quelqu’un n’a plus de pile. On ne termine pas le tour de table.
rules-end-chronology-win = La frise la plus longue gagne. La carte de départ compte.
    .head = Victoire
rules-end-chronology-tie = À égalité, la personne à qui il reste le plus de cartes dans ses piles gagne. Si l’égalité demeure, la victoire est partagée.
    .head = Égalité
rules-example-chronology-red = Vous avez bien placé une carte rouge. Une pile de la personne à votre gauche montre un événement que tout le monde connaît : vous défaussez cette carte, et la suivante sera peut-être plus difficile. Vous pourriez aussi défausser une de vos cartes dont vous ne savez rien.
    .head = Rouge
rules-example-chronology-blue = Vous avez placé une carte bleue et divisez une pile de 5 : les 2 du dessus forment une pile, les 3 du dessous une autre. Son propriétaire a maintenant le choix entre deux cartes, et tout le monde en voit une nouvelle.
    .head = Bleu
rules-example-chronology-beige = Vous avez placé une carte beige et prenez la carte du dessus de la pioche neutre rouge. Elle doit aller sur une pile rouge : facile, sur la vôtre ; difficile, sur celle de quelqu’un d’autre.
    .head = Beige
rules-example-chronology-tie = Vous posez votre dernière carte, mais au mauvais endroit. Vous n’avez plus de pile : la partie est finie. Votre frise et celle de la personne à votre gauche ont 7 cartes chacune ; comme il lui reste 2 cartes dans ses piles, c’est elle qui gagne.
    .head = La fin
rules-tip-chronology-draft = Prenez ce que vous connaissez, mais pas une seule couleur : trois piles, ce sont trois cartes au choix et trois pouvoirs.
rules-tip-chronology-red = Le rouge complique la tâche des autres ou facilite la vôtre. Si votre frise est la plus longue, il peut mettre fin à la partie.
rules-tip-chronology-blue = Le bleu vous donne plus de choix. Chez quelqu’un d’autre, il fait voir une carte de plus, mais l’aide aussi.
rules-tip-chronology-beige = Le beige vous donne des cartes faciles et en donne de difficiles aux autres. Il évite aussi que vos piles s’épuisent.
rules-tip-chronology-early = Posez les cartes difficiles tant que votre frise est courte et ses intervalles larges.
pages-rules-picture-chronology = Chacun construit sa propre frise. Chaque couleur donne un pouvoir.
client-do-chronology-draft = Choix des lots : prenez cinq cartes d’une des trois pioches.
client-do-chronology-start = Choisissez la pioche qui donne sa carte de départ à la personne suivante.
client-chosen-chronology-draft = { $title } : cinq cartes pour votre pile de cette couleur.
client-chosen-chronology-start = { $title } : la carte du dessus commencera la frise de la personne suivante.
client-told-given = { $whose ->
    [yours] { $name } vous donne une carte de départ ({ $date }) : { $title }.
    [theirs] Vous donnez à { $owner } une carte de départ ({ $date }) : { $title }.
   *[other] { $name } donne à { $owner } une carte de départ ({ $date }) : { $title }.
}
client-do-chronology-place = À vous : choisissez la carte du dessus d’une pile, puis un intervalle de votre frise.
client-do-chronology-power-red = Guerre : défaussez la carte du dessus d’une pile en surbrillance.
client-do-chronology-power-blue = Science : divisez en deux une pile en surbrillance.
client-do-chronology-power-beige = Culture : ajoutez une carte neutre à une pile en surbrillance.
client-pile-chronology-discard = Défausse
term-chronology-discard = Défausse
review-picture-chronology = Longueur de chaque frise après chaque coup
pages-own-not-enough-chronology = non, chaque carte doit avoir une des trois couleurs, et à deux joueurs il faut huit lots de cinq
