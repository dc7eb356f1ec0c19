keeping-title = Ce qui est conservé, et combien de temps
keeping-lead = Cette page est écrite par le serveur d’après ses propres réglages : ce qui est écrit ici, il le fait.
keeping-what = Quoi
keeping-how-long = Combien de temps
keeping-talk = Ce qui a été dit et estimé à une table, et les années de naissance : après le dernier événement à cette table
keeping-names = Les noms et les places, à une table où aucune partie n’est en cours
keeping-lobbies = Une table où aucune partie n’a jamais commencé
keeping-finished = Une table dont les parties sont terminées, avec ses parties
keeping-games = Une partie que personne ne continue
keeping-decks = Un paquet apporté par quelqu’un, quand plus personne ne l’utilise et qu’aucune table n’en a besoin
keeping-reports = Un signalement à propos d’une carte
keeping-tries-daily = Ce que vous avez placé lors d’un défi du jour ; le nombre de personnes par score reste
keeping-tries-weekly = Ce que vous avez joué dans la donne de la semaine ; le nombre de personnes par score reste
keeping-workshop = Un paquet créé dans l’atelier, avec ses photos, après la dernière modification ou partie
keeping-lessons = Le compte rendu d’une leçon ; les noms qu’il contient, 14 jours au plus
keeping-homework = Les réponses à des devoirs ; les noms qu’elles contiennent, 14 jours au plus après la date limite
keeping-placements = Quelles cartes ont été bien ou mal placées, sans aucun nom
keeping-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
keeping-forever = tant que ce serveur existe
keeping-address = Votre adresse internet sert à compter les requêtes et n’est pas notée ; elle n’est gardée que si la personne qui gère ce serveur bloque cette adresse, et encore un jour après le déblocage.
keeping-logs = Le journal du serveur ne contient ni noms, ni messages, ni adresses.
keeping-yours = Les parties que vous avez enregistrées dans un fichier sont à vous et restent chez vous.
keeping-delete = Effacer mes traces sur ce serveur
keeping-delete-text = Tout ce que ce serveur sait de la personne à qui appartient cet appareil disparaît : votre nom, ce que vous avez dit et estimé, les signalements que vous avez signés, vos essais. Si vous êtes à une table, vous la quittez. Les parties restent à celles et ceux qui les ont jouées, sans votre nom. C’est définitif.
keeping-delete-button = Supprimer ce que le serveur sait de moi
keeping-delete-sure = Tout supprimer définitivement ?
keeping-delete-done = C’est fait. Votre nom a été retiré de { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
}.
keeping-delete-none = Il n’y avait rien à votre sujet.
keeping-delete-failed = Cela n’a pas marché ; réessayez dans une minute.
keeping-delete-device = Ce que votre appareil conserve lui-même s’efface dans « { me-title } ».
