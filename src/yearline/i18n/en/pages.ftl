pages-sentence = Put history in order: timeline card games to play with friends, on any screen.
pages-skip = Skip to the content
pages-nav = Main
pages-nav-rules = How to play
pages-nav-decks = Decks
pages-nav-about = About and privacy
pages-nav-credits = Credits
pages-nav-api = API
pages-nav-print = Print and play
pages-nav-home = Today
pages-nav-games = Games
pages-language = Language
pages-theme = Theme
pages-theme-auto = Auto
pages-theme-light = Light
pages-theme-dark = Dark
pages-promise = Free. No account, no ads, no tracking.
pages-table-title = Table { $code } · Yearline
pages-table-loading = Pulling up a chair…
pages-noscript = You need JavaScript to play at the table. The rules, the cards and the printed game work without it.
pages-home-title = Yearline: put history in order
pages-home-lead = Which came first?
pages-join = Have a code?
pages-join-code = Table code
pages-join-go = Go to the table
pages-home-games = { $count ->
    [4] Four games, one box of cards
    [5] Five games, one box of cards
   *[other] { $count } games, one box of cards
}
pages-games-lead = On your own against the computer, right away, or with friends: a link is all they need.
pages-game-friends = With friends
pages-game-facts = { $from }–{ $to } players · { $minutes } min
pages-home-tables = Still open:
pages-home-screen = Around one screen
pages-home-screen-help = The timeline on a television or laptop; everybody joins with their phone.
pages-game-learn = Rules
pages-game-play = Play
pages-try-title = Before or after?
pages-try-before = before { $after }
pages-try-after = after { $before }
pages-try-between = between { $before } and { $after }
pages-try-right = Right!
pages-try-wrong = Not quite.
pages-said-of = { $what }: { $said }
pages-try-source = Source
pages-try-count = { $count ->
    [0] No right answers so far
    [one] { $count } right answer
   *[other] { $count } right answers
}
pages-try-next = And this one?
pages-try-line = Timeline
pages-rules-title = The rules
pages-rules-lead = All games use the same cards. Each can be learned in two minutes.
pages-rules-players = { $from } to { $to } players
pages-rules-unofficial = The table also lets you play alone, or with seven or eight, although the boxes do not mention it.
pages-rules-open-gap = open gap
pages-rules-play = Play it now
pages-rules-all = All rules
pages-decks-title = The cards
pages-decks-lead = Every card names its source, and every date has been checked against public records. Choose a deck to see its cards; the dates stay hidden until you ask.
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
pages-print-lead = A PDF with nine cards per page, for both sides of the paper, with crop marks.
pages-print-paper = Paper
pages-print-a4 = A4
pages-print-letter = US Letter
pages-print-flip = Your printer flips sheets on the
pages-print-long = long edge
pages-print-short = short edge
pages-print-cards = Which cards (for example 1-36; leave empty for all)
pages-print-rules = Rules to include
pages-print-none = none
pages-print-make = Make the PDF
pages-print-wait = It takes a few seconds.
pages-own-play = Play with this deck
pages-credits-title = Credits
pages-credits-games = The games
pages-credits-games-text = Timeline was designed by Frédéric Henry and published by Zygomatic (Asmodee); the co-operative game of Timeline Twist is credited to Corey Konieczka. Chronology (Хронология) was published by Dream Makers. This is an independent project: the rules are told in our own words, all texts and pictures are our own, and no publisher is involved.
pages-credits-icons = Icons
pages-credits-icons-text = The pictures are composed from emblems of game-icons.net, by these authors:
pages-credits-fonts = Fonts
pages-credits-libraries = Libraries in your browser
pages-about-title = About Yearline
pages-about-what = Yearline is a table for timeline card games: play Timeline, Timeline Twist, Chronology or Three Lives online with friends, on one device passed around, on a TV with phones as controllers, or against the computer; and Everybody at once with a whole class.
pages-about-privacy = What we know about you
pages-about-privacy-text = Nothing but what you type. There is no account: your device keeps a random key that proves it is you. Two cookies remember your language and your choice of light or dark. Nothing is loaded from third parties.
pages-about-practice = Challenge and practice
pages-about-practice-text = Your results, your streak and the cards you practise stay on your device; take them with you or forget them in one tap. The server counts the scores of challenges and weekly deals. For each card of a challenge or a finished game it also counts whether the card was placed correctly, without knowing by whom.
pages-about-dates = Dates you can trust
pages-about-dates-text = Every card names its source. If a date is wrong, say so with one click in the game; the host can take the card out at once.
pages-about-fair = Fair shuffles
pages-about-fair-text = Before the first card, the table publishes a fingerprint of the number used to shuffle the deck, and afterwards the number itself. Anybody can check it.
pages-about-keys = Keyboard and screen readers
pages-about-keys-text = Everything works with a keyboard: Tab and arrow keys to move, Enter to choose a card and then a gap, Escape to take it back. What happens is announced in order: what was placed, what was revealed, whose turn it is.
pages-about-open = Free and open
pages-about-open-text = The whole project is free software under the MIT licence, and runs on your own machine with one command.
pages-missing-title = Nothing here
pages-missing-page = There is no such page. Perhaps it never happened.
pages-missing-deck = This deck cannot be played yet, or it was deleted. Its author can see in the editor what is missing.
pages-missing-table = There is no table with this code. Codes have eight letters and digits; perhaps one is wrong?
pages-missing-home = To the home page
pages-offline-title = No connection
pages-offline-text = This device is offline. Your tables are safe: as soon as the connection is back, everything will be where it was.
pages-offline-again = Try again
