# Decks: what may be wrong with them, and what the command says about them.
deck-at-cell = riga { $row }, { $column }: { $text }
deck-at-row = riga { $row }: { $text }
deck-at-key = { $column }: { $text }
deck-severity-error = errore
deck-severity-warning = avviso
deck-severity-notice = nota

# Files
deck-problem-not-a-file = «{ $name }» non è un file ordinario
deck-problem-no-such-file = non esiste un file «{ $name }»
deck-problem-unreadable = impossibile leggere «{ $name }» ({ $reason })
deck-problem-file-too-big = il file supera { $limit } MB; copia le colonne che servono in una nuova tabella, oppure fanne due mazzi
deck-problem-wrong-encoding = non è UTF-8 e qualche lettera potrebbe risultare sbagliata: in Excel salva il file come «CSV UTF-8» o come cartella di lavoro (XLSX)
deck-problem-guessed-encoding = il file non è in UTF-8: è stato letto come { $page }, e «{ $sample }» deve apparire giusto; altrimenti salvalo come «CSV UTF-8» o XLSX
deck-problem-lost-letter = una lettera è andata persa salvando con un’altra codifica ({ $character }): salva di nuovo come «CSV UTF-8» o XLSX
deck-problem-bad-csv = da qui in poi la tabella non si legge: cerca delle virgolette non chiuse, o non raddoppiate dentro un testo, o salva la tabella come XLSX
deck-problem-bad-json = questo non è JSON ({ $reason })
deck-problem-unknown-json = serve un elenco di carte, un mazzo nel formato «{ $format }» o la risposta a una query di Wikidata
deck-problem-bad-toml = deck.toml non si legge ({ $reason })
deck-problem-bad-workbook = cartella di lavoro illeggibile o non sicura ({ $reason }): aprila nel tuo foglio di calcolo e salvala di nuovo come XLSX o «CSV UTF-8»
deck-problem-other-workbook = è una cartella di lavoro di un altro tipo (XLS, Numbers) o protetta da password: aprila e salvala come XLSX, senza password
deck-problem-no-table = non è una cartella di lavoro leggibile né una tabella di solo testo: aprilo nel tuo foglio di calcolo e salvalo come XLSX o «CSV UTF-8»
deck-problem-unpacks-too-big = decompressa, la cartella di lavoro supererebbe { $limit } MB
deck-problem-empty-file = in questa tabella non c’è nulla
deck-problem-too-many-rows = ci sono più di { $limit } righe; fanne due mazzi
deck-problem-too-many-columns = ci sono più di { $limit } colonne
deck-problem-no-such-deck = non c’è un mazzo «{ $name }»; la raccolta contiene { $choices }
deck-problem-target-exists = «{ $name }» esiste già: non è stato scritto nulla
deck-problem-unwritable = impossibile scrivere «{ $name }» ({ $reason })
deck-problem-unknown-ending = un mazzo non si può scrivere come «{ $ending }»: scegli tra { $choices }
deck-problem-more = { $count ->
    [one] un altro problema non è elencato
   *[other] altri { $count } problemi non sono elencati
}

# What the columns may be called: all the words that a teacher would write over them, separated by commas
deck-heading-year = anno, data, quando, date
deck-heading-title = titolo, evento, carta, nome, termine
deck-heading-fact = curiosità, fatto, spiegazione, descrizione, nota, dettagli, definizione
deck-heading-source = fonte, fonti, riferimento
deck-heading-color = colore
deck-heading-scene = scena, tema, sfondo
deck-heading-emblem = emblema, icona
deck-heading-picture = foto, immagine, fotografia
deck-heading-credit = crediti, fotografo, autore della foto
deck-heading-precision = precisione
deck-heading-difficulty = difficoltà, livello

# Columns and rows
deck-problem-no-column = manca la colonna «{ $column }»
deck-problem-duplicate-column = questa colonna compare due volte, o un’altra intestazione significa lo stesso
deck-problem-no-headings = nessuna riga dà un nome alle colonne: la riga sopra le carte deve contenere «year» (o «anno») e «title» (o «titolo»)
deck-problem-rows-above = i nomi delle colonne sono qui: le righe sopra sono state ignorate
deck-problem-other-sheet = le carte sono state lette dal foglio «{ $name }»
deck-problem-unknown-column = colonna sconosciuta, ignorata
deck-problem-cell-without-column = «{ $text }» sta in una colonna senza intestazione: dagliene una, o metti il testo tra virgolette (") se contiene una virgola o un punto e virgola
deck-problem-not-an-object = serve un oggetto con le colonne di una carta
deck-problem-not-text = serve un testo
deck-problem-no-cards = il mazzo non ha carte
deck-problem-no-timestamps = nessuna colonna contiene date come 1969-07-20T00:00:00Z
deck-problem-repeated-row = ripete una riga precedente: ignorata
deck-problem-no-label = l’elemento { $item } non ha un’etichetta in questa lingua

# deck.toml
deck-problem-unknown-key = chiave sconosciuta; quelle note sono { $choices }
deck-problem-not-texts = servono testi per lingua, come en = "…"
deck-problem-bad-language = una lingua si indica con due o tre lettere, come en
deck-problem-bad-symbols = serve un numero da 2 a { $most } o un elenco di simboli diversi tra { $choices }
deck-problem-no-license = non è indicata alcuna licenza

# Cells
deck-problem-forbidden-character = il carattere { $character } è invisibile o inverte la direzione del testo: eliminalo
deck-problem-invisible = in questo testo non si vede nulla
deck-problem-formula = una formula non viene calcolata: la carta la mostrerà così com’è scritta; mettici il valore
deck-problem-too-long = { $length } caratteri; il massimo è { $limit }
deck-problem-unknown-word = «{ $word }» non è tra { $choices }
deck-problem-bad-id = «{ $id }» deve avere solo minuscole dalla a alla z, cifre e trattini singoli, al massimo { $limit } in tutto
deck-problem-same-id = l’identificatore «{ $text }» è già alla riga { $other }
deck-problem-same-title = la carta «{ $text }» è già alla riga { $other }
deck-problem-no-title = la carta non ha titolo in nessuna lingua
deck-problem-fact-without-title = una curiosità senza titolo in questa lingua viene ignorata
deck-problem-no-year = manca l’anno
deck-problem-bad-year = «{ $text }» non è un anno: scrivi solo l’anno, come 1969, -44, 44 a.C. o 1450 circa
deck-problem-no-day = «{ $text }» non è un giorno, e le date di questo mazzo sono giorni; scrivi 1789-07-14 o 14 luglio 1789
deck-problem-year-span = «{ $text }» è un periodo: scrivi l’anno in cui è iniziato
deck-problem-year-century = «{ $text }» è un secolo: scrivi un anno di quel secolo, e «century» nella colonna precision; conta dal suo primo anno
deck-problem-year-zero = l’anno 0 non esiste: dopo l’1 a.C. (-1) viene l’1 d.C.
deck-problem-year-or-day = è il giorno { $day } o l’anno { $year }? Una cella in formato data trasforma un anno in un giorno come questo: imposta la colonna come testo o numero
deck-problem-symbols-equal = una carta ha due simboli diversi, uno per lato, oppure nessuno
deck-problem-falls-back = { $count ->
    [one] una carta non ha titolo in questa lingua e apparirà in un’altra
   *[other] { $count } carte non hanno titolo in questa lingua e appariranno in un’altra
}

# Pictures and archives
deck-problem-no-such-picture = l’immagine «{ $name }» non c’è: scegli o carica di nuovo la foto
deck-problem-bad-picture-name = «{ $name }» non può essere il nome di un’immagine: scrivi il nome di un file della cartella «pictures»
deck-problem-bad-crop = «{ $text }» non indica una parte di foto: servono tre numeri, la posizione orizzontale e verticale da 0 a 1 e l’ingrandimento da 1 a { $most }, come 0.5,0.4,1.5
deck-problem-unknown-emblem = l’emblema «{ $name }» non esiste: la carta mostrerà una lettera al suo posto
deck-problem-far-year = l’anno { $year } è molto lontano nel futuro: c’è una cifra di troppo?
deck-problem-pdf = è un PDF, da cui non si può leggere una tabella: apri il foglio di calcolo da cui è nato e salvalo come XLSX, oppure copia la tabella e incollala
deck-problem-sheets-left-out = la cartella di lavoro ha altri fogli che non sono stati letti: { $names }; ogni foglio sarebbe un mazzo a sé
deck-problem-days-left-out = { $count ->
    [one] una carta indica il giorno, e questo mazzo mostra solo anni; con i giorni, sarebbe ordinata per giorno
   *[other] { $count } carte indicano il giorno, e questo mazzo mostra solo anni; con i giorni, sarebbero ordinate per giorno
}
deck-problem-bad-archive = questo archivio non si può leggere o non è sicuro ({ $reason }): crea di nuovo un normale ZIP, senza password
deck-problem-archive-too-big = l’archivio ha più di { $files } file o, una volta decompresso, più di { $limit } MB: dividilo in più parti

# Advice
deck-problem-missing-language = questa lingua manca
deck-problem-title-length = { $length } caratteri; un titolo di { $limit } al massimo si legge meglio
deck-problem-fact-length = { $length } caratteri; una buona curiosità ne ha da { $least } a { $most }
deck-problem-year-in-title = il titolo rivela l’anno
deck-problem-crowded-year = più di { $limit } carte hanno l’anno { $year }
deck-problem-same-emblem = l’emblema «{ $emblem }» è già alla riga { $other }
deck-problem-medallion-is-emblem = l’icona piccola ripete l’emblema
deck-problem-no-source = non è indicata alcuna fonte
deck-problem-difficulty-unmixed = un buon mazzo mescola carte facili (1), medie (2) e difficili (3)
deck-problem-strange-letter = «{ $word }» contiene una lettera estranea a questa lingua
deck-problem-mixed-alphabets = «{ $word }» mescola lettere latine e cirilliche

# The command line
deck-check-good = { $count ->
    [one] { $name }: una carta, nessun problema
   *[other] { $name }: { $count } carte, nessun problema
}
deck-check-usable = { $count ->
    [one] { $name }: una carta, pronta per giocare
   *[other] { $name }: { $count } carte, pronte per giocare
}
deck-check-bad = { $count ->
    [one] un problema
   *[other] { $count } problemi
}
deck-written = File creato: { $name }
deck-new-name = Il mio mazzo
deck-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
deck-no-such-card = in questo mazzo non c’è una carta «{ $id }»
deck-label-source = fonte: { $source }
deck-label-difficulty = difficoltà: { $level } su 3
deck-label-license = licenza: { $license }
deck-stats-before = prima { DEL($date) }
deck-stats-since = { DAL($date) }
deck-stats-difficulty = Difficoltà: facile { $easy }, media { $middling }, difficile { $hard }
