print-credits = Icone di { $authors }, con contorni arrotondati. Caratteri (OFL-1.1): { $fonts }.
print-done = Scritto: { $file } ({ $size } kB). Da stampare al 100%, fronte e retro.
print-step-pictures = Disegno delle immagini: { $done } di { $total }
print-step-pages = Impaginazione: { $done } di { $total }
