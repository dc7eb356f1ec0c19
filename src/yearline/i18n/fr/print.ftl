print-credits = Icônes de { $authors }, contours arrondis. Polices (OFL-1.1) : { $fonts }.
print-done = Écrit : { $file } ({ $size } ko). À imprimer à 100 %, recto verso.
print-step-pictures = Dessin des images : { $done } sur { $total }
print-step-pages = Mise en page : { $done } sur { $total }
