rules-title-crowd = Tutti insieme
rules-short-crowd = Per una festa o un’intera classe: tutti mettono la stessa carta nello stesso momento, ognuno sul proprio telefono. Nessuno aspetta il turno.
rules-aim-crowd = Sapere meglio degli altri dove va ogni carta nella linea: una carta giusta vale un punto.
rules-setup-crowd = Questo gioco non viene da nessuna scatola: è di Yearline, per gruppi da 1 a 500 persone nella stessa sala. Un grande schermo mostra la linea; la mostra anche ogni telefono.
rules-setup-crowd-deck = Mescola il mazzo con il lato bianco in vista, così che non si veda nessuna data.
rules-setup-crowd-line = Gira 3 carte: in ordine cronologico, sono l’inizio della linea.
rules-setup-crowd-rounds = La partita dura { $rounds } manche, con una carta ciascuna. Il tavolo può accordarsi su 5, 10, 15, 20 o 30.
rules-turn-crowd = La domanda riguarda la prima carta del mazzo. Ognuno sceglie l’intervallo dove crede che vada.
rules-turn-crowd-secret = Nessuno vede che cosa hanno scelto gli altri. Finché c’è tempo si può cambiare idea quante volte si vuole.
    .head = In segreto
rules-turn-crowd-over = Quando tutti hanno scelto, o il tempo è scaduto, la carta si gira e va al suo posto. Chi ha scelto quell’intervallo ha un punto; chi non ha scelto nulla resta senza punto.
    .head = La risposta
rules-turn-crowd-equal = Se la linea ha già una carta dello stesso anno, vanno bene entrambi i suoi lati.
    .head = Stesso anno
rules-turn-crowd-next = Si guarda la carta finché tutti non sono pronti, o finché l’host non va avanti. { $look ->
    [0] Non c’è fretta.
   *[other] Se il tempo è limitato, si va avanti dopo { $look } secondi al massimo.
}
    .head = Avanti
rules-turn-crowd-five = La linea tiene 5 carte. Prima della domanda seguente se ne va quella che c’è da più tempo.
    .head = Cinque carte
rules-know-crowd = Tutti vengono a sapere quanti hanno scelto ogni intervallo e chi ha indovinato. Quale intervallo sbagliato abbia scelto una persona, lo sa solo lei.
rules-know-crowd-late = Chi arriva tardi gioca dalla carta seguente. Nessuno aspetta chi se ne va.
    .head = Chi viene e chi va
rules-know-crowd-dates = «1450 circa» conta come 1450. Un secolo conta dal suo primo anno, indicato tra parentesi: «XV secolo (1401)».
    .head = Date approssimate
rules-end-crowd = La partita finisce dopo l’ultima manche, o quando il mazzo è esaurito. Vince chi ha più punti. { $ties ->
   *[share] A pari punti il posto è condiviso.
    [quicker] A pari punti vince chi ha risposto più spesso prima degli altri.
}
rules-end-crowd-teams = { $teams ->
    [0] Ognuno gioca per sé. Il tavolo può accordarsi su 2, 3 o 4 squadre.
   *[other] Ci sono { $teams } squadre: chi arriva entra in una, a rotazione.
} Vince la squadra con la percentuale più alta di risposte giuste: così una squadra piccola ha le stesse possibilità.
    .head = Squadre
rules-example-crowd-round = La linea è 1900, 1950, 2000. La carta è del 1969. Di 28 persone, 17 scelgono l’intervallo tra 1950 e 2000: ognuna ha un punto, e la carta va lì.
    .head = Una manche
rules-tip-crowd-time = Usa il tempo che c’è. Una risposta veloce non vale più di una lenta, a meno che il tavolo non si sia accordato che vince chi è più veloce.
pages-rules-picture-crowd = Una carta, una domanda, tutti insieme.
client-do-crowd-place = Tutti insieme: scegli un intervallo per la carta.
client-do-crowd-reveal = Hai visto? Vai alla carta seguente.
client-option-rounds = Manche
client-option-rounds-help = Su quante carte si gioca.
client-option-ties = Parità
client-option-ties-help = Chi è davanti quando più persone hanno gli stessi punti.
client-value-ties-share = il posto è condiviso
client-value-ties-quicker = vince chi è più veloce
client-option-teams = Squadre
client-option-teams-help = Chi arriva entra a rotazione in una squadra. Vince quella con la percentuale più alta di risposte giuste.
client-value-teams-0 = ognuno per sé
client-option-look = Secondi per guardare la carta
client-option-look-help = Per quanto tempo resta in vista la carta girata, se il tempo è limitato.
client-value-look-0 = finché l’host non va avanti
review-picture-crowd = Risposte giuste dopo ogni carta
pages-own-not-enough-crowd = no, servono quattro carte
told-tallied = Risposte giuste: { $count } su { $all }.
told-joined = È arrivato qualcuno: { $name }.
