rules-title-lives = Tre vite
rules-short-lives = In solitario o in squadra: metti una carta dopo l’altra in un’unica linea cronologica. { $lives ->
    [1] Un errore
    [2] Due errori
   *[3] Tre errori
    [5] Cinque errori
} ed è finita. Fin dove arriverai?
rules-aim-lives = Mettere al posto giusto più carte possibile prima di perdere tutte le vite.
rules-setup-lives = Questo gioco non viene da nessuna scatola: è di Yearline, per allenarsi e per battere il punteggio di ieri.
rules-setup-lives-deck = Mescola il mazzo con il lato bianco in vista, così che non si veda nessuna data.
rules-setup-lives-start = Gira la prima carta al centro: è la carta iniziale della linea.
rules-setup-lives-lives = { $lives ->
    [one] Hai { $lives } vita.
   *[other] Hai { $lives } vite.
} Il tavolo può accordarsi su 1, 2, 3 o 5. In gruppo si gioca a turno, in senso orario, e le vite sono di tutti; il caso decide chi comincia.
rules-turn-lives = Prendi la carta seguente, mettila nella linea dove credi che vada e girala.
rules-turn-lives-right = Resta lì e vale un punto.
    .head = Giusto
rules-turn-lives-wrong = Va tra gli errori con la data in vista, e si perde una vita.
    .head = Sbagliato
rules-turn-lives-equal = Se la linea ha già una carta dello stesso anno, vanno bene entrambi i suoi lati.
    .head = Stesso anno
rules-know-lives = In squadra si può parlare di tutto. Sono segrete solo le date delle carte non ancora collocate.
rules-know-lives-dates = «1450 circa» conta come 1450. Un secolo conta dal suo primo anno, indicato tra parentesi: «XV secolo (1401)».
    .head = Date approssimate
rules-end-lives = La partita finisce quando si perde l’ultima vita, o quando il mazzo è esaurito. Il punteggio è il numero di carte messe al posto giusto.
rules-example-lives-turn = La linea è 1900, 1950. Metti una carta tra le due e la giri: 1969. Va tra gli errori e ti restano 2 vite.
    .head = Un errore
rules-tip-lives-gaps = Più la linea è lunga, più gli intervalli sono stretti. Parti dalle date che conosci: chi viveva nello stesso periodo, che cosa venne prima?
pages-rules-picture-lives = Una carta dopo l’altra: più la linea si allunga, più gli intervalli si stringono.
client-do-lives-place = Tocca a te: scegli la carta, poi un intervallo.
client-do-lives-last = Ultima vita: scegli la carta, poi un intervallo.
client-pile-lives-discard = Errori
client-option-lives = Vite
client-option-lives-help = Questo numero di errori mette fine alla partita. Le vite sono di tutto il tavolo.
client-reason-lives = L’ultima vita è persa.
term-lives-discard = Errori
told-reason-lives = L’ultima vita è persa: la partita è finita.
review-picture-lives = Carte al posto giusto dopo ogni mossa
pages-own-not-enough-lives = no, servono due carte
