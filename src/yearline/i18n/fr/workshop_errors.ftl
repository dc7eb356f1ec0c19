# L’atelier : ce que sont devenus photos et fichiers, et pourquoi non.
deck-problem-photo-too-big = la photo dépasse { $limit } Mo ; prenez-en une copie plus petite
deck-problem-photo-unknown = ce n’est pas une photo lisible ici ; apportez-la au format JPEG, PNG, WebP ou HEIC
deck-problem-photo-svg = un dessin SVG est autant un programme qu’une image ; enregistrez-le au format PNG
deck-problem-photo-broken = la photo est abîmée ou a été coupée en route ; ouvrez-la sur votre appareil, enregistrez-la de nouveau et réessayez
deck-problem-photo-too-many-pixels = la photo a plus de { $most } millions de pixels ; prenez-en une copie plus petite
deck-problem-photo-too-long = la photo dépasse { $most } pixels de côté ; prenez-en une copie plus petite
deck-problem-photo-too-small = l’image a moins de { $least } pixels de côté, trop peu pour une carte ; prenez-en une plus grande
deck-problem-photo-too-heavy = cette photo est trop compliquée à ouvrir ; enregistrez-la en JPEG ordinaire
deck-problem-photo-animated = l’image est animée ; seule sa première vue est sur la carte
deck-problem-photo-small = la photo est petite et manquera de netteté à l’impression ; mieux vaut { $least } pixels de côté
deck-problem-photos-unplaced = { $count ->
    [one] une photo ne correspond à aucune carte par son nom et a été laissée de côté
   *[other] { $count } photos ne correspondent à aucune carte par leur nom et ont été laissées de côté
}
deck-problem-lines-left-out = { $count ->
    [one] une ligne sans date a été laissée de côté : « { $sample } »
   *[other] { $count } lignes sans date ont été laissées de côté, par exemple « { $sample } »
}
deck-problem-text-document = c’est un document texte et non un tableau ; copiez-en la liste et collez-la, ou mettez-la dans un tableur
deck-problem-bad-anki = le fichier Anki est illisible ({ $reason }) ; dans Anki, exportez de nouveau le paquet en .apkg ou en « Notes en texte brut »
deck-fix-use = Écrire « { $value } »
deck-not-enough = non, il y a trop peu de cartes
server-refused-no-such-draft = Il n’y a pas de paquet à modifier à cette adresse. Le lien a peut-être été remplacé.
server-refused-no-such-revision = Cette ancienne version n’est plus conservée.
server-refused-deck-full = Le paquet a toutes les photos qu’il peut contenir. Retirez-en, ou commencez un second paquet.
server-refused-busy = Beaucoup de fichiers arrivent en ce moment. Réessayez dans un instant.
