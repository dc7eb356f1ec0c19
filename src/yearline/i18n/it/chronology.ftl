rules-title-chronology = Cronologia
rules-short-chronology = Scegli pacchetti di cinque carte, costruisci la tua linea più lunga e usa il potere di ogni carta collocata bene.
rules-aim-chronology = Costruire davanti a sé la linea cronologica più lunga.
rules-setup-chronology = Ogni carta ha un’immagine da un lato e la data dall’altro. I colori sono tre: blu per la scienza, beige per la cultura, rosso per la guerra.
rules-setup-chronology-decks = Dividi le carte per colore in 3 mazzi, mescola ciascuno e disponili con l’immagine in vista. Tutte le carte di mazzi e pile stanno così, e nessuno può guardarne il retro.
rules-setup-chronology-first = Comincia chi dice per primo la data di oggi senza sbagliare. A un tavolo online decide il caso al suo posto.
rules-setup-chronology-draft = Chi comincia prende le prime 5 carte di un mazzo, poi tutti fanno lo stesso in senso orario, { $draft_packets ->
    [1] per un giro solo: ognuno ne ha così 5.
    [2] per 2 giri, finché ognuno non ne ha 10.
    [3] per 3 giri, finché ognuno non ne ha 15.
   *[4] per 4 giri, finché ognuno non ne ha 20.
} Il mazzo si sceglie ogni volta; uno con meno di 5 carte non si può scegliere.
rules-setup-chronology-stacks = Le tue carte dello stesso colore formano una pila, le ultime sopra: avrai quindi 1, 2 o 3 pile.
rules-setup-chronology-neutral = Le carte rimanenti formano i mazzi neutrali.
rules-setup-chronology-start = A partire da chi comincia, ognuno prende la prima carta di un mazzo neutrale e la mette, con la data in vista, davanti a chi siede alla sua sinistra: è la carta iniziale della linea di quella persona. Il suo potere non si usa.
rules-turn-chronology = Prendi la prima carta di una tua pila, mettila nella tua linea e girala. Non si può passare. Poi tocca a chi siede alla tua sinistra.
rules-turn-chronology-where = A sinistra di ciò che secondo te è venuto dopo, a destra di ciò che è venuto prima: a un’estremità o tra due carte.
    .head = Dove
rules-turn-chronology-right = Resta lì e puoi usare il potere del suo colore, una volta e subito.
    .head = Giusto
rules-turn-chronology-wrong = Si scarta per sempre: niente potere e niente nuova carta.
    .head = Sbagliato
rules-turn-chronology-equal = Se la tua linea ha già una carta con la stessa data, la nuova è giusta se la tocca, a sinistra o a destra.
    .head = Stessa data
rules-power-chronology = Un potere è facoltativo: puoi rinunciarci. Puoi usarlo su chiunque, anche su di te, ma non sui mazzi neutrali. Se non c’è nulla a cui applicarlo, va perso.
rules-power-chronology-red = Scarta la prima carta di una pila di chiunque, senza mostrarne la data. Se era l’unica, la pila sparisce, e così può finire la partita.
    .head = Rosso, guerra
rules-power-chronology-blue = Dividi una pila di chiunque, se ha almeno 2 carte, in due metà che restano a quella persona. Se il numero è dispari, la metà sotto ha una carta in più. Nessuno può avere più di 4 pile.
    .head = Blu, scienza
rules-power-chronology-beige = Aggiungi una carta: prendi la prima di un mazzo neutrale e mettila su una pila dello stesso colore, di chiunque sia. Chi non ha una pila di quel colore non può riceverla.
    .head = Beige, cultura
rules-know-chronology = Tutti vedono tutte le linee, la prima carta di ogni pila e di ogni mazzo e quante carte ci sono. { $browse_own_stacks ->
    [true] Puoi sfogliare le immagini delle tue pile, ma non quelle degli altri. Le date sono sempre segrete.
   *[false] Ciò che sta sotto è nascosto, anche nelle tue pile. Il regolamento vieta solo di guardare le date: potete accordarvi perché ognuno sfogli le proprie immagini. Le date sono sempre segrete.
}
rules-know-chronology-dates = «1450 circa» conta come 1450. Un secolo conta dal suo primo anno, indicato tra parentesi: «XV secolo (1401)».
    .head = Date approssimate
rules-end-chronology = La partita finisce al termine di un turno, potere compreso, se qualcuno non ha più pile. Il giro non si completa.
rules-end-chronology-win = Vince la linea più lunga. La carta iniziale conta.
    .head = Vittoria
rules-end-chronology-tie = A parità, vince chi ha più carte nelle pile. Se anche queste sono pari, la vittoria è condivisa.
    .head = Parità
rules-example-chronology-red = Hai collocato bene una carta rossa. Su una pila di chi ti siede accanto c’è un evento che tutti conoscono: scarti quella carta, e la prossima sarà forse più difficile. Potresti anche scartare una tua carta di cui non sai nulla.
    .head = Rosso
rules-example-chronology-blue = Hai collocato bene una carta blu e dividi una pila di 5: le 2 sopra formano una pila, le 3 sotto un’altra. Chi la possiede può ora scegliere tra due carte, e tutti ne vedono una nuova.
    .head = Blu
rules-example-chronology-beige = Hai collocato bene una carta beige e prendi la prima carta del mazzo neutrale rosso. Deve andare su una pila rossa: se è facile sulla tua, se è difficile su quella di un’altra persona.
    .head = Beige
rules-example-chronology-tie = Metti nella linea la tua ultima carta, ed è sbagliata. Non hai più pile, quindi la partita è finita. La tua linea e quella di chi siede alla tua sinistra hanno 7 carte ciascuna; ma a quella persona restano 2 carte nelle pile, e vince.
    .head = La fine
rules-tip-chronology-draft = Prendi ciò che conosci, ma non un colore solo: tre pile sono tre carte tra cui scegliere e tre poteri.
rules-tip-chronology-red = Il rosso complica la vita agli altri o la semplifica a te. Se la tua linea è la più lunga, può chiudere la partita.
rules-tip-chronology-blue = Il blu ti dà più scelta. Sulla pila di un’altra persona ti mostra una carta in più, ma aiuta anche lei.
rules-tip-chronology-beige = Il beige dà carte facili a te e difficili agli altri. Evita anche che le tue pile si esauriscano.
rules-tip-chronology-early = Gioca le carte difficili finché la tua linea è corta e gli intervalli sono ampi.
pages-rules-picture-chronology = Ognuno costruisce una linea tutta sua. Ogni colore dà un potere.
client-do-chronology-draft = Scelta dei pacchetti: prendi cinque carte da uno dei tre mazzi.
client-do-chronology-start = Scegli il mazzo che dà la carta iniziale a chi ti siede a sinistra.
client-chosen-chronology-draft = { $title }: cinque carte per la tua pila di questo colore.
client-chosen-chronology-start = { $title }: la prima carta comincerà la linea di chi ti siede a sinistra.
client-told-given = { $whose ->
    [yours] { $name } ti ha dato una carta iniziale ({ $date }): { $title }.
    [theirs] Hai dato a { $owner } una carta iniziale ({ $date }): { $title }.
   *[other] { $name } ha dato a { $owner } una carta iniziale ({ $date }): { $title }.
}
client-do-chronology-place = Tocca a te: scegli la prima carta di una pila, poi un intervallo della tua linea.
client-do-chronology-power-red = Guerra: scarta la prima carta di una pila evidenziata.
client-do-chronology-power-blue = Scienza: dividi in due una pila evidenziata.
client-do-chronology-power-beige = Cultura: aggiungi una carta neutrale a una pila evidenziata.
client-pile-chronology-discard = Scarti
term-chronology-discard = Scarti
review-picture-chronology = Lunghezza di ogni linea dopo ogni mossa
pages-own-not-enough-chronology = no, ogni carta deve avere uno dei tre colori, e in due servono otto pacchetti da cinque
