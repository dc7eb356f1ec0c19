# Decks: what may be wrong with them, and what the command says about them.
deck-at-cell = row { $row }, { $column }: { $text }
deck-at-row = row { $row }: { $text }
deck-at-key = { $column }: { $text }
deck-severity-error = error
deck-severity-warning = warning
deck-severity-notice = note

# Files
deck-problem-not-a-file = “{ $name }” is not an ordinary file
deck-problem-no-such-file = there is no file “{ $name }”
deck-problem-unreadable = “{ $name }” cannot be read ({ $reason })
deck-problem-file-too-big = the file is bigger than { $limit } MB; copy the columns that the cards need into a new table, or make two decks of it
deck-problem-wrong-encoding = not in UTF-8, so letters could come out wrong; in Excel, save the file as “CSV UTF-8” or as a workbook (XLSX)
deck-problem-guessed-encoding = the file is not in UTF-8; it was read as { $page }, and “{ $sample }” should look right; if it does not, save the file as “CSV UTF-8” or XLSX
deck-problem-lost-letter = a letter was lost when the file was saved in another encoding ({ $character }); save it again as “CSV UTF-8” or XLSX
deck-problem-bad-csv = the table cannot be read from here on; look for a quotation mark that is not closed, or not doubled inside a text, or save the table as XLSX
deck-problem-bad-json = this is not JSON ({ $reason })
deck-problem-unknown-json = expected a list of cards, a deck with the format “{ $format }” or the answer to a Wikidata query
deck-problem-bad-toml = deck.toml cannot be read ({ $reason })
deck-problem-bad-workbook = this workbook cannot be read or is not safe ({ $reason }); open it in your spreadsheet program and save it again as XLSX or as “CSV UTF-8”
deck-problem-other-workbook = a workbook of another kind (XLS, Numbers) or one locked with a password; open it and save it as XLSX, without a password
deck-problem-no-table = this is neither a workbook that can be read nor a table in plain text; open it in your spreadsheet program and save it as XLSX or as “CSV UTF-8”
deck-problem-unpacks-too-big = unpacked, the workbook would be bigger than { $limit } MB
deck-problem-empty-file = there is nothing in this table
deck-problem-too-many-rows = there are more than { $limit } rows; make two decks of them
deck-problem-too-many-columns = there are more than { $limit } columns
deck-problem-no-such-deck = there is no deck “{ $name }”; the library has { $choices }
deck-problem-target-exists = “{ $name }” exists already; nothing was written
deck-problem-unwritable = “{ $name }” cannot be written ({ $reason })
deck-problem-unknown-ending = a deck cannot be written as “{ $ending }”; choose one of { $choices }
deck-problem-more = { $count ->
    [one] one more problem is not listed
   *[other] { $count } more problems are not listed
}

# What the columns may be called: all the words that a teacher would write over them, separated by commas
deck-heading-year = year, date, when, dates
deck-heading-title = title, event, card, name, term
deck-heading-fact = fact, explanation, description, note, details, info, definition
deck-heading-source = source, sources, reference
deck-heading-color = color, colour
deck-heading-scene = scene, theme
deck-heading-emblem = emblem, icon
deck-heading-picture = picture, photo, image file
deck-heading-credit = credit, photographer, photo credit
deck-heading-precision = precision, accuracy
deck-heading-difficulty = difficulty, level

# Columns and rows
deck-problem-no-column = the column “{ $column }” is missing
deck-problem-duplicate-column = this column appears twice, or another heading means the same
deck-problem-no-headings = no row names the columns; the row above the cards must say “year” and “title”
deck-problem-rows-above = the columns are named here; the rows above were ignored
deck-problem-other-sheet = the cards were read from the sheet “{ $name }”
deck-problem-unknown-column = unknown column; it was ignored
deck-problem-cell-without-column = “{ $text }” is in a column without a heading; give the column one, or put the text in quotation marks if it holds a comma or semicolon
deck-problem-not-an-object = expected an object with the columns of a card
deck-problem-not-text = expected text
deck-problem-no-cards = the deck has no cards
deck-problem-no-timestamps = no column holds dates such as 1969-07-20T00:00:00Z
deck-problem-repeated-row = repeats an earlier row; it was ignored
deck-problem-no-label = the item { $item } has no label in this language

# deck.toml
deck-problem-unknown-key = unknown key; the known ones are { $choices }
deck-problem-not-texts = expected texts by language, such as en = "…"
deck-problem-bad-language = a language is named by two or three letters, such as en
deck-problem-bad-symbols = expected a number from 2 to { $most }, or a list of different symbols out of { $choices }
deck-problem-no-license = no licence is named

# Cells
deck-problem-forbidden-character = the character { $character } is invisible or changes the direction of text; remove it
deck-problem-invisible = nothing in this text can be seen
deck-problem-formula = a formula is not calculated: the card will show it as it is written; put the value there instead
deck-problem-too-long = { $length } characters; at most { $limit } are allowed
deck-problem-unknown-word = “{ $word }” is not one of { $choices }
deck-problem-bad-id = “{ $id }” must consist of lower-case letters a to z, digits and single hyphens, at most { $limit } in all
deck-problem-same-id = the id “{ $text }” is already in row { $other }
deck-problem-same-title = the card “{ $text }” is already in row { $other }
deck-problem-no-title = the card has no title in any language
deck-problem-fact-without-title = a fact without a title in this language is ignored
deck-problem-no-year = the year is missing
deck-problem-bad-year = we cannot read “{ $text }” as a date; write the year alone: 1969, -44, 44 BC or c. 1450
deck-problem-no-day = “{ $text }” is not a day, and the dates of this deck are days; write 1789-07-14 or 14 July 1789
deck-problem-year-span = “{ $text }” is a span of years; write the year in which it began
deck-problem-year-century = “{ $text }” is a century; write a year that lies in it, and “century” in the column “precision”; it counts from its first year
deck-problem-year-zero = there is no year 0: 1 BC (-1) is followed by 1
deck-problem-year-or-day = is this the day { $day }, or the year { $year }? A cell that is formatted as a date turns a year into a day like this; format the column as text or number
deck-problem-symbols-equal = a card needs two different symbols, one for each side, or none
deck-problem-falls-back = { $count ->
    [one] one card has no title in this language and will be shown in another
   *[other] { $count } cards have no title in this language and will be shown in another
}

# Pictures and archives
deck-problem-no-such-picture = there is no picture “{ $name }”; choose or upload the photo again
deck-problem-bad-picture-name = “{ $name }” cannot be the name of a picture; write the name of a file in the folder “pictures”
deck-problem-bad-crop = “{ $text }” is not a part of a photo; three numbers are expected: across and down from 0 to 1, and an enlargement from 1 to { $most }, such as 0.5,0.4,1.5
deck-problem-unknown-emblem = there is no emblem “{ $name }”; the card will show a letter instead
deck-problem-far-year = the year { $year } is far ahead of us; is there a digit too many?
deck-problem-pdf = this is a PDF, in which a table cannot be read; open the spreadsheet it was made from and save that as XLSX, or copy the table and paste it
deck-problem-sheets-left-out = the workbook has other sheets that were not read: { $names }; every sheet would be a deck of its own
deck-problem-days-left-out = { $count ->
    [one] one card gives a day, but this deck uses years only; with days in the deck, the card would be placed by its day
   *[other] { $count } cards give days, but this deck uses years only; with days in the deck, they would be placed by their days
}
deck-problem-bad-archive = this archive cannot be read or is not safe ({ $reason }); pack the files again as an ordinary ZIP, without a password
deck-problem-archive-too-big = the archive has more than { $files } files, or more than { $limit } MB once unpacked; divide it into several

# Advice
deck-problem-missing-language = this language is missing
deck-problem-title-length = { $length } characters; a title of at most { $limit } is easier to read
deck-problem-fact-length = { $length } characters; a good fact has { $least } to { $most }
deck-problem-year-in-title = the title gives the year away
deck-problem-crowded-year = more than { $limit } cards have the year { $year }
deck-problem-same-emblem = the emblem “{ $emblem }” is already in row { $other }
deck-problem-medallion-is-emblem = the medallion repeats the emblem
deck-problem-no-source = no source is named
deck-problem-difficulty-unmixed = a good deck mixes easy (1), medium (2) and hard (3) cards
deck-problem-strange-letter = “{ $word }” has a letter that this language does not use
deck-problem-mixed-alphabets = “{ $word }” mixes Latin and Cyrillic letters

# The command line
deck-check-good = { $count ->
    [one] { $name }: one card, no problems
   *[other] { $name }: { $count } cards, no problems
}
deck-check-usable = { $count ->
    [one] { $name }: one card, ready to play
   *[other] { $name }: { $count } cards, ready to play
}
deck-check-bad = { $count ->
    [one] one problem
   *[other] { $count } problems
}
deck-written = Written: { $name }
deck-new-name = My deck
deck-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
deck-no-such-card = there is no card “{ $id }” in this deck
deck-label-source = source: { $source }
deck-label-difficulty = difficulty: { $level } of 3
deck-label-license = licence: { $license }
deck-stats-before = before { $date }
deck-stats-since = from { $date }
deck-stats-difficulty = Difficulty: { $easy } easy, { $middling } medium, { $hard } hard
