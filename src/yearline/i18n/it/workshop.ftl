workshop-title = I tuoi mazzi
workshop-lead = Crea carte tutte tue, con le tue immagini. Per dieci carte bastano dieci minuti: poi puoi giocarci, stamparle o darle a una classe.
workshop-home = Hai un argomento, una città, una scatola di foto? Fanne un mazzo tutto tuo.
workshop-decks-none = Qui non c’è ancora nessun mazzo. Comincia da zero o parti da quello che hai: una tabella, un elenco, schede di studio, foto.
workshop-device = Questo elenco resta solo su questo dispositivo. Su un altro, apri il link di modifica.
workshop-keeps-nothing = Questo browser non conserva nulla: salva il link di modifica di ogni mazzo che crei.
workshop-new = Nuovo mazzo
workshop-from-file = Da un file
workshop-from-paste = Incolla un elenco
workshop-edit = Modifica
workshop-look-play = Guarda e gioca
workshop-links = Link e altro
workshop-copy-deck = Fai una copia
workshop-forget = Togli da questo elenco
workshop-forget-help = Il mazzo resta, ma questo dispositivo dimentica il link di modifica. Senza quel link nessuno può cambiarlo.
workshop-paste-title = Incolla un elenco
workshop-paste-make = Fanne un mazzo
workshop-name = Nome del mazzo
workshop-unnamed = Mazzo senza nome
workshop-untitled = Carta senza titolo
workshop-description = Di che cosa parla
workshop-cards = Carte
workshop-languages = Lingue
workshop-language-add = Lingua
workshop-of = { $done } su { $all }
workshop-hint = Scrivi una data e un titolo nella prima riga. Oppure copia righe da un foglio di calcolo e incollale qui.
workshop-hint-phone = Tocca «Aggiungi una carta». Oppure usa quello che hai già: un elenco, un foglio di calcolo, delle foto.
workshop-keys = Frecce per spostarsi, Invio per scrivere, Tab per continuare. Alt e una freccia spostano una carta, Alt e Canc la tolgono.
workshop-next = Scrivi qui, o incolla righe da un foglio di calcolo
workshop-row = Riga
workshop-state = Controllo
workshop-row-right = va bene
workshop-row-wrong = ha un problema
workshop-row-note = da controllare
workshop-empty = vuota
workshop-column-picture = Immagine
workshop-column-year = Data
workshop-column-title = Titolo
workshop-column-fact = Curiosità
workshop-fact-when = si vede a carta girata
workshop-fact-long = Curiosità, si vede a carta girata
workshop-no-fact = Ancora nessuna curiosità
workshop-letters = Caratteri: { $count } su { $most }
workshop-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
workshop-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
workshop-fix-first = { $count ->
    [one] Correggi il problema e il mazzo è pronto.
   *[other] Correggi i { $count } problemi e il mazzo è pronto.
}
workshop-ready = Pronto per { $games }.
workshop-not-ready = { $game }: { $why }
workshop-fixed = Corretto.
workshop-pasted = { $count ->
    [one] { $count } riga aggiunta.
   *[other] { $count } righe aggiunte.
}
workshop-reading = Un momento…
workshop-unread = Non siamo riusciti a leggerlo. Non è cambiato nulla.
workshop-too-big = Il file supera { $limit } MB. Carica prima la tabella, poi le foto.
workshop-add = Aggiungi una carta
workshop-done = Fatto
workshop-cancel = Annulla
workshop-close = Chiudi
workshop-undo = Torna indietro
workshop-redo = Ripeti
workshop-saved-saved = Salvato
workshop-saved-unsaved = Conservato su questo dispositivo
workshop-saved-saving = Salvataggio…
workshop-saved-waiting = Nessuna connessione. Conservato su questo dispositivo, sarà inviato appena possibile.
workshop-saved-conflict = Anche qualcun altro ha modificato questo mazzo.
workshop-saved-refused = Non salvato, ma conservato su questo dispositivo.
workshop-front = Fronte
workshop-back = Retro
workshop-this-card = Questa carta
workshop-choose = Scrivi in una riga, e la sua carta appare qui.
workshop-card-of = Carta { $number } di { $all }
workshop-card-before = Carta precedente
workshop-card-after = Carta successiva
workshop-date-how = Quanto è esatta la data?
workshop-date-year = Anno esatto
workshop-date-day = Giorno esatto
workshop-date-circa = Circa
workshop-date-century = Secolo
workshop-date-shown = Appare come
workshop-picture-change = Cambia l’immagine
workshop-picture-emblem = Emblema
workshop-picture-photo = Foto
workshop-picture-letter = Iniziale
workshop-picture-letter-help = La carta mostra la prima lettera del titolo, sullo sfondo che scegli qui sotto.
workshop-emblem-ideas = Dal tuo titolo
workshop-emblem-find = Cerca fra tutti gli emblemi
workshop-emblem-found = { $found } su { $total }
workshop-photo-drop = Trascina qui una foto o scegline una.
workshop-photo-another = Trascina qui un’altra foto o scegline una.
workshop-photo-small = Viene rimpicciolita sul tuo dispositivo prima dell’invio, senza luogo né dati della fotocamera.
workshop-photo-sending = La foto è in viaggio…
workshop-photo-there = La foto è sulla carta.
workshop-photo-unread = Non riusciamo a leggere questa foto. Prova con un file JPEG, PNG o WebP.
workshop-photo-kept = È conservata su questo dispositivo e sarà inviata appena possibile.
workshop-photos-waiting = { $count ->
    [one] { $count } foto su questo dispositivo aspetta di essere inviata.
   *[other] { $count } foto su questo dispositivo aspettano di essere inviate.
}
workshop-photos-sending = { $count ->
    [one] Ancora { $count } foto in viaggio…
   *[other] Ancora { $count } foto in viaggio…
}
workshop-photos-there = { $count ->
    [0] Nessuna foto è stata inviata.
    [one] { $count } foto è sulla sua carta.
   *[other] { $count } foto sono sulle loro carte.
}
workshop-photos-many = Se le foto sono tante, ognuna riceve una carta oppure va sulla carta che si chiama come il suo file.
workshop-photo-remove = Togli
workshop-crop-keys = La parte della foto che sta sulla carta. Le frecce la spostano, più e meno ingrandiscono o riducono.
workshop-zoom = Zoom
workshop-zoom-in = Ingrandisci
workshop-zoom-out = Riduci
workshop-tone = Tono
workshop-tone-plain = Così com’è
workshop-tone-ink = Nella tinta dello sfondo
workshop-credit = Di chi è la foto?
workshop-scene = Sfondo
workshop-more = Altro su questa carta
workshop-source = Fonte
workshop-source-help = Dove si può verificare la data.
workshop-color = Colore
workshop-difficulty = Difficoltà
workshop-easy = facile
workshop-medium = media
workshop-hard = difficile
workshop-symbol-front = Simbolo, fronte
workshop-symbol-back = Simbolo, retro
workshop-by-itself = automatico
workshop-none = nessuno
workshop-medallion = Icona piccola
workshop-medallion-help = Il suo nome fra gli emblemi, per esempio hourglass.
workshop-id = Nome breve
workshop-id-help = Minuscole, cifre e trattini. Se lo lasci vuoto, lo ricaviamo dal titolo.
workshop-row-up = Sposta su
workshop-row-down = Sposta giù
workshop-row-insert = Inserisci una carta
workshop-row-remove = Togli questa carta
workshop-play = Provalo
workshop-share = Condividi
workshop-share-title = Condividi «{ $name }»
workshop-play-link = Link per giocare
workshop-play-link-help = Chi lo ha può giocare con il mazzo, non cambiarlo.
workshop-edit-link = Link di modifica
workshop-edit-link-help = Per chi lo scrive con te. È la chiave: custodiscila bene.
workshop-show-link = Mostralo
workshop-copy = Copia
workshop-copied = Copiato
workshop-copy-by-hand = Selezionalo e copialo
workshop-print = Stampa le carte
workshop-class = Dallo a una classe
workshop-download = Scarica
workshop-risky = Nuovo link di modifica o eliminazione
workshop-renew = Nuovo link di modifica
workshop-renew-help = Il vecchio link smetterà di funzionare. Ne ricevi uno nuovo.
workshop-renew-yes = Creane uno nuovo
workshop-delete = Elimina il mazzo
workshop-delete-help = Il mazzo, le sue versioni e le sue foto spariranno per tutti. Le partite in corso si possono finire.
workshop-delete-yes = Elimina per sempre
workshop-no-connection = Nessuna connessione. Riprova fra un momento.
workshop-history = Versioni
workshop-history-none = Non è stato ancora salvato nulla.
workshop-changed = { $more ->
    [0] «{ $title }»
    [one] «{ $title }» e un’altra carta
   *[other] «{ $title }» e altre { $more } carte
}
workshop-look = Guarda
workshop-bring-back = Ripristina questa versione
workshop-brought-back = È tornata. Con «Torna indietro» riavrai quello che c’era prima.
workshop-clash = Anche qualcun altro ha modificato questo mazzo
workshop-clash-help = Tu hai modificato { $mine ->
    [one] { $mine } carta
   *[other] { $mine } carte
}, l’altra persona { $theirs ->
    [one] { $theirs } carta
   *[other] { $theirs } carte
}. Che cosa deve restare?
workshop-clash-both = Modificato da entrambi
workshop-clash-look = Confronta
workshop-clash-safe = Nulla va perso: entrambe restano fra le versioni.
workshop-mine = Tu
workshop-theirs = L’altra persona
workshop-keep-both = Tieni entrambe
workshop-keep-both-mine = Tieni entrambe, e la mia dove sono diverse
workshop-keep-mine = Tieni la mia
workshop-take-theirs = Prendi l’altra
workshop-about = Il mazzo
workshop-dates = Date sulle carte
workshop-dates-year = Anni
workshop-dates-day = Giorni: il 14 luglio viene prima del 4 agosto
workshop-dates-to-year = Usa gli anni in questo mazzo
workshop-dates-to-day = Usa i giorni in questo mazzo
workshop-audience = Per chi
workshop-audience-everyone = Per tutti, adatto alla scuola
workshop-audience-teens = Ragazzi
workshop-audience-adults = Adulti
workshop-palette = Colori delle immagini
workshop-palette-scene = Secondo lo sfondo
workshop-palette-color = Secondo il colore della carta
workshop-symbols = Numero di simboli
workshop-category = Categoria
workshop-license = Licenza
workshop-license-help = Come altri possono usare il mazzo, per esempio CC0-1.0.
workshop-mapping = Che cosa c’è nelle tue colonne?
workshop-mapping-help = Dove potevamo, abbiamo indovinato. Scegli quello che manca.
workshop-mapping-needs = Servono una colonna con le date e una con i titoli.
workshop-leave-out = lascia fuori
workshop-no-heading = Colonna { $number }
workshop-take-rows = { $count ->
    [one] Prendi { $count } riga
   *[other] Prendi { $count } righe
}
workshop-means-emblem = Emblema
workshop-means-scene = Sfondo
workshop-means-color = Colore
workshop-means-source = Fonte
workshop-means-difficulty = Difficoltà
workshop-means-precision = Quanto è esatta la data
workshop-means-picture = Foto
workshop-means-credit = Di chi è la foto
workshop-means-medallion = Icona piccola
workshop-means-id = Nome breve
workshop-bring = Importa altre carte
workshop-bring-first = Oppure usa quello che hai già
workshop-file = Un file: tabella, schede di studio, foto o uno ZIP con foto
workshop-paste = Incolla qui righe o un elenco
workshop-reports = Che cosa ti hanno segnalato i giocatori
workshop-reports-read = Letto, grazie
workshop-left = Quello che hai scritto è ancora qui
workshop-left-help = { $count ->
    [0] Le tue modifiche non sono state inviate. Sono conservate su questo dispositivo.
    [one] { $count } carta che hai scritto o modificato non è stata inviata. È conservata su questo dispositivo.
   *[other] { $count } carte che hai scritto o modificato non sono state inviate. Sono conservate su questo dispositivo.
}
workshop-left-own = Fanne un mazzo tuo
workshop-left-own-help = Sarà il mazzo intero, come l’hai visto l’ultima volta, con un suo link di modifica.
workshop-left-table = Scarica la tabella
workshop-left-forget-help = Quello che hai scritto qui non è stato inviato e andrà perso.
workshop-left-look = Vedi quello che hai scritto
workshop-closed = Questo link di modifica non funziona
workshop-closed-help = Forse è stato sostituito da uno nuovo, o il mazzo è stato eliminato. Chi ti ha mandato il link può saperne di più.
workshop-closed-offline = Nessuna connessione
workshop-closed-offline-help = Non è stato possibile caricare il mazzo. Quello che hai scritto su questo dispositivo è conservato.
workshop-again = Riprova
workshop-emblems-all = { $count ->
    [one] Trova un emblema diverso per { $count } carta
   *[other] Trova emblemi diversi per { $count } carte
}
workshop-emblems-given = { $count ->
    [0] Nessun emblema va bene per questi titoli. Cercane uno su ogni carta.
    [one] { $count } carta ora ha un emblema.
   *[other] { $count } carte ora hanno un emblema.
}
