agents-you = Sei { $name }, al posto { $seat }, contando da 0, su { $seats }.
agents-line-of = Linea cronologica di { $name }
agents-gaps = Intervalli della linea cronologica
agents-legal = Ora puoi fare una di queste mosse:
agents-places = place CARTA INTERVALLO, con una CARTA tra { $cards } e un INTERVALLO da 0, prima della prima carta, a { $last }
agents-answer = Rispondi con una sola mossa su una riga. Puoi aggiungere il tuo grado di certezza, da 0 a 1, come in «place 12 4 0.8».
agents-wait = Non è ancora il tuo turno.
agents-over = La partita è finita.
agents-instructions = Sei al tavolo di un gioco di carte sulla storia. Chiama una volta «rules», poi «look» e «move» a turno fino alla fine della partita.
agents-wrong-nonsense = Non capisco «{ $text }».
agents-wrong-illegal = «{ $text }» non è una mossa che ora puoi fare.
agents-wrong-seat = Puoi giocare solo per il tuo posto: { $seat }.
agents-wrong-late = Nessuna risposta entro { $seconds } secondi.
agents-wrong-sure = Il tuo grado di certezza deve essere un numero da 0 a 1.
agents-tries = { $count ->
    [one] Hai ancora un tentativo.
   *[other] Hai ancora { $count } tentativi.
}
agents-fallback = È stata fatta una mossa al posto tuo: { $move }.
agents-gone = La partita si è interrotta al turno { $turns }: { $why }.
agents-invented = Carte inventate
agents-invented-city = Fondazione della città di { $name }
agents-invented-bridge = Apertura del ponte di { $name }
agents-invented-comet = Scoperta della cometa { $name }
agents-invented-treaty = Firma del trattato di { $name }
agents-invented-ship = Varo della nave { $name }
agents-invented-opera = Prima rappresentazione dell’opera { $name }
