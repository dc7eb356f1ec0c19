report-title = Compte rendu : { $deck }
report-print = Imprimer
report-again = Rejouer les { $count } plus difficiles
report-count-pupils = { $count ->
    [one] élève
   *[other] élèves
}
report-count-cards = { $count ->
    [one] carte
   *[other] cartes
}
report-share = de cartes bien placées
report-typical = par réponse en général
report-seconds-of = { $count } s
report-privacy-head = Noms
report-deleted = Les noms seront effacés le { $day }.
report-forgotten = Les noms sont effacés. Les chiffres restent.
report-figures = Les chiffres restent, sans les noms.
report-only-link = Seul ce lien ouvre le compte rendu : gardez-le pour vous.
report-sooner = Effacer les noms au bout de
report-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
report-keep = Enregistrer
report-forget = Effacer les noms maintenant
report-forget-sure = Effacer tous les noms maintenant ? Impossible de revenir en arrière. Les chiffres restent.
report-games = Parties
report-game = Partie { $number }
report-empty = Aucune carte n’a encore été retournée. Le compte rendu se remplit pendant que vous jouez.
report-cards = Cartes
report-hardest-first = Les plus difficiles d’abord
report-by-time = Par date
report-card = Carte
report-right = Justes
report-mistake = Erreur la plus fréquente
report-answers = Réponses
report-said = { $count ->
    [one] { $count } a dit { $where }
   *[other] { $count } ont dit { $where }
}
report-early = trop tôt
report-late = trop tard
report-no-mistake = aucune
report-more-cards = { $count ->
    [one] { $count } autre carte
   *[other] { $count } autres cartes
}
report-pupils = Élèves
report-by-score = Score
report-name = Nom
report-cells = Cartes, les plus difficiles d’abord
report-time = Temps
report-seconds = Secondes
report-more-pupils = { $count ->
    [one] { $count } autre élève
   *[other] { $count } autres élèves
}
report-cell-yes = juste
report-cell-no = faux
report-cell-none = sans réponse
homework-title = Devoirs
homework-lead = Ou donnez les mêmes cartes à faire à la maison : chacun joue à son rythme jusqu’à une date.
homework-until-label = Temps accordé
homework-give = Donner en devoirs
homework-for-pupils = Le code et cette adresse sont pour les élèves.
homework-until = Ils ont jusqu’au { $day }.
homework-closed = Ces devoirs sont clos.
homework-nobody = Personne n’a encore répondu.
homework-begin = Commencer
homework-your-code = Votre code personnel
homework-code-help = Cet appareil se souvient de votre place. Avec ce code, vous continuez sur un autre.
homework-have-code = J’ai un code personnel
homework-go-on = Continuer
homework-all-done = { $count ->
    [one] C’est tout : { $count } juste sur { $all }.
   *[other] C’est tout : { $count } justes sur { $all }.
}
homework-look-again = À revoir
