# Il laboratorio: che ne è di foto e file, e perché no.
deck-problem-photo-too-big = la foto supera { $limit } MB: usane una copia più piccola
deck-problem-photo-unknown = non è una foto che si può leggere qui: salvala come JPEG, PNG, WebP o HEIC
deck-problem-photo-svg = un disegno SVG è tanto un programma quanto un’immagine: salvalo come PNG
deck-problem-photo-broken = la foto è rovinata o è arrivata incompleta: aprila sul tuo dispositivo, salvala di nuovo e riprova
deck-problem-photo-too-many-pixels = la foto ha più di { $most } milioni di pixel: usane una copia più piccola
deck-problem-photo-too-long = la foto supera i { $most } pixel di lato: usane una copia più piccola
deck-problem-photo-too-small = l’immagine ha meno di { $least } pixel per lato, troppo pochi per una carta: usane una più grande
deck-problem-photo-too-heavy = questa foto richiede troppo lavoro per essere letta: salvala come normale JPEG
deck-problem-photo-animated = l’immagine è animata: sulla carta c’è il primo fotogramma
deck-problem-photo-small = la foto è piccola e in stampa apparirà sfocata: meglio { $least } pixel per lato
deck-problem-photos-unplaced = { $count ->
    [one] una foto non corrisponde per nome ad alcuna carta ed è rimasta fuori
   *[other] { $count } foto non corrispondono per nome ad alcuna carta e sono rimaste fuori
}
deck-problem-lines-left-out = { $count ->
    [one] una riga senza data è rimasta fuori: «{ $sample }»
   *[other] { $count } righe senza data sono rimaste fuori, come «{ $sample }»
}
deck-problem-text-document = è un documento di testo, non una tabella: copia l’elenco e incollalo, oppure mettilo in un foglio di calcolo
deck-problem-bad-anki = il file di Anki non si può leggere ({ $reason }): in Anki esporta di nuovo il mazzo come .apkg o come «Note in testo semplice»
deck-fix-use = Scrivi «{ $value }»
deck-not-enough = no, le carte sono troppo poche
server-refused-no-such-draft = A questo indirizzo non c’è nessun mazzo da modificare. Forse il link è stato sostituito.
server-refused-no-such-revision = Questa vecchia versione non è più conservata.
server-refused-deck-full = Il mazzo ha tutte le foto che può avere. Togline qualcuna o comincia un secondo mazzo.
server-refused-busy = In questo momento arrivano molti file. Riprova tra poco.
