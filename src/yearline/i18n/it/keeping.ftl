keeping-title = Che cosa si conserva, e per quanto
keeping-lead = Questa pagina è scritta dal server in base alle sue impostazioni: quello che leggi qui è quello che fa.
keeping-what = Che cosa
keeping-how-long = Per quanto
keeping-talk = Quello che è stato detto e stimato a un tavolo, e gli anni di nascita: dall’ultima cosa accaduta a quel tavolo
keeping-names = I nomi e i posti, a un tavolo dove nessuna partita è in corso
keeping-lobbies = Un tavolo dove nessuna partita è mai cominciata
keeping-finished = Un tavolo con le partite finite, insieme alle sue partite
keeping-games = Una partita che nessuno continua
keeping-decks = Un mazzo caricato da qualcuno, quando nessuno lo usa più e nessun tavolo ne ha bisogno
keeping-reports = Una segnalazione su una carta
keeping-tries-daily = Quello che hai giocato in una sfida del giorno; il numero di persone per ogni punteggio resta
keeping-tries-weekly = Quello che hai giocato nella partita della settimana; il numero di persone per ogni punteggio resta
keeping-workshop = Un mazzo creato in «{ workshop-title }», con le sue foto, dopo l’ultima modifica o partita
keeping-lessons = Il resoconto di una lezione; i nomi che contiene, al massimo 14 giorni
keeping-homework = Le risposte a un compito; i nomi che contengono, al massimo 14 giorni dopo la scadenza
keeping-placements = Se le carte sono state messe al posto giusto, senza alcun nome
keeping-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
keeping-forever = finché questo server esiste
keeping-address = Il tuo indirizzo internet serve a contare le richieste e non viene scritto; lo si conserva solo se chi gestisce questo server blocca quell’indirizzo, e per un giorno dopo averlo sbloccato.
keeping-logs = Il registro del server non contiene nomi, messaggi o indirizzi.
keeping-yours = Le partite che hai salvato in un file sono tue e restano con te.
keeping-delete = Cancella le mie tracce dal server
keeping-delete-text = Sparisce tutto quello che questo server sa di chi usa questo dispositivo: il tuo nome, quello che hai detto e stimato, le segnalazioni che hai firmato, i tuoi tentativi. Se hai un posto a un tavolo, lo lasci. Le partite restano a chi le ha giocate, senza il tuo nome. Non si può annullare.
keeping-delete-button = Elimina quello che il server sa di me
keeping-delete-sure = Eliminare tutto per sempre?
keeping-delete-done = Fatto. Ti abbiamo tolto da { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}.
keeping-delete-none = Su di te non c’era nulla.
keeping-delete-failed = Non ha funzionato; riprova tra un minuto.
keeping-delete-device = Quello che conserva il tuo dispositivo si cancella in «{ me-title }».
