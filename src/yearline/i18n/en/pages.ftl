pages-sentence = Put history in order: timeline card games to play with friends, on any screen.
pages-skip = Skip to the content
pages-nav = Main
pages-nav-rules = Rules
pages-nav-decks = Cards
pages-nav-about = About
pages-nav-own-deck = Your own deck
pages-nav-credits = Credits
pages-nav-api = For programs
pages-language = Language
pages-theme = Theme
pages-theme-auto = Auto
pages-theme-light = Light
pages-theme-dark = Dark
pages-promise = Free. No account, no ads, no tracking.
pages-table-title = Table { $code } · Yearline
pages-table-loading = Pulling up a chair …
pages-noscript = The table needs JavaScript. The rules, the cards and the printed game do not.
pages-home-title = Yearline: put history in order
pages-home-lead = Which came first? Lay cards into the timeline, turn them over, and see.
pages-play-now = Play now
pages-play-now-help = Against the computer, at once
pages-play-friends = Play with friends
pages-play-friends-help = A link is all they need
pages-join = Have a code?
pages-join-code = Code of the table
pages-join-go = Go to the table
pages-home-games = One box of cards, many games
pages-home-tables = Your tables
pages-game-learn = How it is played
pages-game-play = Play this
pages-try-title = Before or after?
pages-try-before = before { $after }
pages-try-after = after { $before }
pages-try-between = between { $before } and { $after }
pages-try-right = Right!
pages-try-wrong = Not quite.
pages-said-of = { $what }: { $said }
pages-try-source = Source
pages-try-count = { $count ->
    [0] None right so far
    [one] { $count } right
   *[other] { $count } right
}
pages-try-next = And this one?
pages-try-line = Timeline
pages-rules-title = The rules
pages-rules-lead = All games use the same cards. Each is learned in a minute.
pages-rules-players = { $from } to { $to } players
pages-rules-unofficial = The table also lets you play alone, or with seven or eight; the boxes do not say so.
pages-rules-try = Try it: 20 seconds
pages-rules-skip = You can skip this and just start a game.
pages-rules-open-gap = open gap
pages-rules-play = Play it now
pages-rules-all = All rules
pages-decks-title = The cards
pages-decks-lead = Every card names its source, and every date was compared with public records. Choose a deck to see its cards; the dates stay hidden until you ask.
pages-decks-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pages-decks-look = Look at the cards
pages-decks-print = Print the deck
pages-deck-reveal = When was it?
pages-deck-search = Find a card
pages-deck-found = Found: { $count }
pages-print-title = Print “{ $name }”
pages-print-lead = A PDF with nine cards a page, for both sides of the paper, with crop marks.
pages-print-paper = Paper
pages-print-a4 = A4
pages-print-letter = US Letter
pages-print-flip = Your printer turns the sheet over its
pages-print-long = long edge
pages-print-short = short edge
pages-print-cards = Which cards (for example 1-36; empty for all)
pages-print-rules = Rules to print along
pages-print-none = none
pages-print-make = Make the PDF
pages-print-wait = It takes a few seconds.
pages-own-title = Your own deck
pages-own-lead = A spreadsheet with a row for each card is enough: year, title, and whatever else you like. We look at it and show every problem at its row. A deck that can be played with is kept, and nothing else.
pages-own-file = A CSV, Excel or JSON file
pages-own-check = Check it
pages-own-columns = Columns we know
pages-own-columns-help = year (BC years are negative) and title are needed. Also: fact, source, precision (year, circa or century), color, scene, emblem, difficulty; titles and facts in several languages as title_en, title_fr and so on.
pages-own-example = For example
pages-own-example-file = Download this table
pages-own-good = { $count ->
    [one] The deck is fine: { $count } card.
   *[other] The deck is fine: { $count } cards.
}
pages-own-too-few = { $count ->
    [one] One card is too few for any of our games. Add some more rows, please: a race for two needs eleven.
   *[other] { $count } cards are too few for any of our games. Add some more rows, please: a race for two needs eleven.
}
pages-own-games = What it is good for:
pages-own-enough = yes
pages-own-bad = { $count ->
    [one] There is one thing to mend.
   *[other] There are { $count } things to mend.
}
pages-own-row = Row
pages-own-column = Column
pages-own-problem = What is wrong
pages-own-error = must be mended
pages-own-warning = should be mended
pages-own-notice = done for you
pages-own-play = Play with this deck
pages-credits-title = Credits
pages-credits-games = The games
pages-credits-games-text = Timeline was designed by Frédéric Henry and published by Zygomatic (Asmodee); the co-operative game of Timeline Twist is credited to Corey Konieczka. Chronology (Хронология) was published by Dream Makers. This is an independent project: the rules are told in our own words, all texts and pictures are our own, and no publisher is involved.
pages-credits-icons = Icons
pages-credits-icons-text = The pictures are composed from emblems of game-icons.net, by these authors:
pages-credits-fonts = Fonts
pages-credits-libraries = Libraries in your browser
pages-about-title = About Yearline
pages-about-what = Yearline is a table for timeline card games: play the race, the co-operative game, Chronology or Three Lives with friends far away, on one device passed around, on a television with phones, or against the computer.
pages-about-privacy = What we know about you
pages-about-privacy-text = Nothing but what you type. There is no account: your device keeps a random key that proves it is you. Two cookies remember your language and your choice of light or dark. No third party is asked for anything.
pages-about-dates = Dates one can trust
pages-about-dates-text = Every card names its source. If a date is wrong, say so with one click in the game; the host can take the card out at once.
pages-about-fair = Fair shuffles
pages-about-fair-text = Before the first card, the table publishes a fingerprint of the number that shuffled the deck, and afterwards the number itself. Anybody can check it.
pages-about-keys = Keyboard and screen readers
pages-about-keys-text = Everything works with a keyboard: Tab and arrow keys to move, Enter to choose a card and then a gap, Escape to take it back. What happens is announced in order: what was placed, what was revealed, whose turn it is.
pages-about-open = Free and open
pages-about-open-text = The whole project is free software under the MIT licence, and runs on your own machine with one command.
pages-missing-title = Nothing here
pages-missing-page = There is no such page. Perhaps it never happened.
pages-missing-table = There is no table with this code. Codes have eight letters and digits; perhaps one is wrong?
pages-missing-home = To the home page
pages-offline-title = No connection
pages-offline-text = This device is offline. Your tables are safe: as soon as the connection is back, everything is where it was.
pages-offline-again = Try again
pages-learn-coop = Which card would you turn over? The picture above is your timeline.
pages-learn-turn = Turn over
pages-learn-end = Before or after everything else: it lengthens the timeline. 2 points!
pages-learn-gap = It falls into an open gap, which is closed now. 1 point.
pages-learn-blocked = Blocked: that gap is already taken. The card lies sideways in your hand, and you must try another.
