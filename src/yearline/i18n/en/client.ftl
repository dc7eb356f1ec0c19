client-heading = Table { $code }
client-home = Yearline, home page
client-code = Table code
client-connecting = Pulling up a chair …
client-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
client-rank-now = Title so far:
client-talk = Talk
client-menu = Menu
client-piles = Deck and discard pile
client-line = Timeline
client-own-line = Your timeline
client-line-of = Timeline of { $name }
client-your-cards = Your cards
client-lost = Connection lost. We keep trying; nothing is lost.
client-closed = The server has said good-bye.
client-reload = Load again
client-close = Close
client-cancel = Cancel
client-send = Send
client-refused = That did not work: { $text }
client-refused-illegal-action = That is not possible now.
client-refused-not-your-turn = It is not your turn.
client-refused-name-taken = Somebody here already has this name.
client-refused-table-full = All seats are taken. You can watch.
client-refused-bad-seat-count = This game is not for that number of players.
client-refused-bad-deck = These decks do not have enough cards for this game.
client-refused-too-fast = Not so fast, please.
client-refused-kicked = The host has asked you to leave this table.
client-gap-between = between { $before } and { $after }
client-gap-before = before { $after }
client-gap-after = after { $before }
client-gap-first = as the first card
client-gap-open = open
client-place-here = Place { $where }
client-row-main = Timeline, main row
client-row-gaps = Gaps between the dates
client-end-earlier = before { $date }
client-end-later = after { $date }
client-zoom = Size of the cards
client-zoom-in = Larger
client-zoom-out = Smaller
client-zoom-fit = Show the whole timeline
client-blocked = blocked
client-symbol-sun = sun
client-symbol-moon = moon
client-symbol-star = star
client-symbol-key = key
client-symbol-crown = crown
client-symbol-leaf = leaf
client-symbol-anchor = anchor
client-symbol-bell = bell
client-color-red = war
client-color-blue = science
client-color-beige = culture
client-pile-deck = Deck
client-pile-discard = Discard
client-pile-stack = Stack
client-pile-neutral-red = War
client-pile-neutral-blue = Science
client-pile-neutral-beige = Culture
client-pile-stack-red = War
client-pile-stack-blue = Science
client-pile-stack-beige = Culture
client-pile-empty = empty
client-pile-words = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top:
client-no-cards = No cards
client-hand-of = Cards of { $name }
client-others = The others
client-players = The players
client-to-move = to move
client-away = away
client-seat-open = Free seat
client-estimates = Estimates
client-reaction = { $name }: { $text }
client-paused = The host has paused the game.
client-turn-of = { $name } is thinking …
client-turn-free = This seat is free: somebody can take it, or the host can let a computer play.
client-turn-name = { $name }:
client-sending = One moment …
client-do = Your turn: choose what to do.
client-choose-gap = Where does it belong? Choose a gap for: { $title }
client-laid = { $title } ({ $where }). Turn it over?
client-chosen = { $title }
client-warn-gap = Mind the widest open gap, { $before } to { $after }: a card that falls into it closes it for good.
client-verb-play = Turn over
client-verb-discard = Discard
client-verb-place = Turn it over
client-verb-draft = Take five
client-verb-draft-start = Give this card
client-verb-use = Use the power
client-verb-use-power-red = Strike
client-verb-use-power-blue = Split
client-verb-use-power-beige = Add a card
client-verb-end = End turn
client-verb-end-power = No thanks
client-told-placed-main = { $name } lengthens the timeline ({ $date }): { $title }.
client-told-placed-gaps = { $name } fills a gap ({ $date }): { $title }.
client-told-placed-line = Right, { $name }! { $date }, { $where }: { $title }.
client-told-blocked = Blocked ({ $date }), the gap is taken. { $name } keeps: { $title }.
client-told-missed = Wrong, { $name }! { $date }, not { $where }: { $title }.
client-told-revealed = { $title }.
client-told-discarded = { $name } discards: { $title }.
client-told-drafted = { $name } takes { $count } cards: { $color }.
client-told-reshuffled = The discard pile becomes the new deck: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
client-told-power-red = { $own ->
    [yes] { $name } strikes the top card of a stack of their own: { $title }.
   *[no] { $name } strikes the top card of a stack of { $owner }: { $title }.
}
client-told-power-blue = { $own ->
    [yes] { $name } splits a stack of their own.
   *[no] { $name } splits a stack of { $owner }.
}
client-told-power-beige = { $own ->
    [yes] { $name } adds a card to a stack of their own.
   *[no] { $name } adds a card to a stack of { $owner }.
}
client-told-eliminated = Out of the play-off: { $names }.
client-told-left = { $name } has left.
client-told-withdrawn = Taken out of play: { $title }.
client-told-turn = { $name } is to move.
client-told-over = The game is over.
client-your-turn = Your turn
client-time-left = Time left
client-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
client-invite = Invite
client-invite-text = Come and play Yearline with me!
client-invite-help = Open { $host }, type this code, or point a camera at the picture.
client-qr = QR code with the link to this table
client-copy-link = Copy link
client-copied = Copied.
client-share = Share
client-your-name = Your name
client-another-name = Another player at this device
client-sit = Sit down
client-sit-another = Seat them
client-empty-seat = A seat has become free. Would you like to play?
client-birth = Year of birth (optional)
client-birth-help = Only to find out who begins: the oldest or the youngest.
client-who-plays = Who plays?
client-you = you
client-you-name = Player
client-bot = computer player
client-host = host
client-add-bot = Add a computer
client-let-bot = Let a computer play
client-which-bot = Which computer player
client-bot-offer = { $name } ({ $level })
client-bot-level-0 = just for fun
client-bot-level-1 = very gentle
client-bot-level-2 = gentle
client-bot-level-3 = a fair match
client-bot-level-4 = strong
client-bot-level-5 = very strong
client-bot-level-6 = knows every date
client-remove = Remove { $name }
client-get-up = Get up
client-kick = Send away
client-kick-sure = Send { $name } away? They will not be able to come back to this table.
client-host-starts = { $name } will start the game.
client-host-starts-soon = The host will start the game.
client-start = { $count ->
    [0] Start
    [one] Start with one player
   *[other] Start with { $count } players
}
client-need-more = { $count ->
    [one] At least one player is needed.
   *[other] At least { $count } players are needed.
}
client-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
client-agreed = What shall we play?
client-game = Game
client-decks = Cards
client-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
client-own-deck = Own deck
client-seats = Seats
client-clock = Time for a turn
client-clock-help = When it runs out, a move is made for the player.
client-clock-0 = no limit
client-clock-30 = 30 seconds
client-clock-60 = 1 minute
client-clock-120 = 2 minutes
client-clock-300 = 5 minutes
client-clock-86400 = 1 day
client-clock-259200 = 3 days
client-more-options = More options
client-fallback = When the time is up
client-fallback-bot = the computer plays a sensible move
client-fallback-random = a random move is made
client-on-leave = When somebody leaves
client-on-leave-rulebook = as the rules say
client-on-leave-bot = the computer takes over
client-value = { $value }
client-value-true = yes
client-value-false = no
client-value-edition = as in the edition
client-value-seat = seat { $number }
client-value-each = different for each player
client-value-rulebook = by the rulebook
client-value-random = by chance
client-option-edition = Edition
client-option-edition-help = The printed editions differ in two small rules and in the titles at the end.
client-value-edition-fr = French
client-value-edition-it = Italian
client-value-edition-uk = Ukrainian
client-value-edition-ru = Russian
client-option-setup-order = Order of the first two cards
client-option-setup-order-help = Whether the start card or the first discard is turned first.
client-value-setup-order-start-then-discard = start card first
client-value-setup-order-discard-then-start = discard first
client-option-equal-in-gap = Same year in a gap
client-option-equal-in-gap-help = What happens to a card of the same year as the one that fills its gap.
client-value-equal-in-gap-stack = it is stacked there
client-value-equal-in-gap-blocked = it is blocked
client-option-show-blocked-date = Keep showing dates of blocked cards
client-option-show-blocked-date-help = Everybody has seen them once; this saves you from remembering.
client-option-first-player = Who begins
client-option-first-player-help = By the rulebook, where birth years are known: the oldest, or the youngest in the race.
client-option-max-players = Most players
client-option-max-players-help = The box says six; seven or eight is a tight squeeze.
client-option-hand-size = Cards in hand
client-option-hand-size-help = Fewer for a quick game, more for a long one.
client-option-hand-size-each = Cards for each player
client-option-hand-size-each-help = A handicap: whoever knows more history starts with more cards to get rid of.
client-option-playoff = Play-off
client-option-playoff-help = Who stays in when several players finish in the same round and some of them are wrong.
client-value-playoff-recursive = only those who were right
client-value-playoff-keep-all = everybody
client-option-draft-packets = Packets to draft
client-option-draft-packets-help = Five cards each. Four make the full game, one a quick round.
client-journal = What happened
client-journal-empty = Nothing yet.
client-said = What was said
client-said-empty = Nobody has said anything yet.
client-say = Say something
client-smiles = Reactions
client-smile-thumb = Thumbs up
client-smile-clap = Applause
client-smile-wow = Amazed
client-smile-laugh = Laughing
client-smile-think = Thinking
client-smile-heart = Heart
client-language = Language
client-theme = Theme
client-theme-auto = as on this device
client-theme-light = light
client-theme-dark = dark
client-sounds = Quiet sounds
client-confirms = Ask before a card is turned over
client-warns = Warn of wide gaps
client-notify = Tell me when it is my turn
client-big-screen = Big screen
client-other-device = Link for my other device
client-rules = Rules
client-host-tools = For the host
client-pause = Pause
client-resume = Go on
client-end-game = End the game
client-end-sure = End this game for everybody?
client-free = Free the seat
client-hand-over = Make host
client-leave = Leave the table
client-leave-sure = Leave the table for good? Your seat will be given up.
client-keys = Keyboard
client-keys-help = Tab moves on, arrow keys walk along cards and gaps, Enter chooses, Escape takes it back.
client-report = Something is wrong with this card
client-report-what = What is wrong?
client-report-date = The date
client-report-text = The text
client-report-picture = The picture
client-report-rude = It is rude
client-report-other = Something else
client-report-note = What would be right? (optional)
client-report-thanks = Thank you. The report has been kept.
client-report-failed = The report could not be sent. Please try again later.
client-estimate = When was it, do you think?
client-estimate-help = Everybody at the table will see your estimate on the card.
client-estimate-set = Show it
client-look = Look at this card closely
client-beneath = { $count ->
    [one] Beneath it: one card
   *[other] Beneath it: { $count } cards
}
client-source = Source:
client-undated = The date is on the other side.
client-withdraw = Take this card out of play
client-result-ended = The game has ended.
client-result-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
client-result-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
client-reason-failed = No card could be placed in the last turn.
client-reason-stuck = Neither a play nor a discard was possible.
client-reason-all-played = All cards are on the table!
client-reason-left = The others have left.
client-result-look = Choose any card on the table to read its story and its source.
client-result-cards = What each card was
client-review = What you could learn from it
client-review-wait = The coach is looking through the game. The first time, that can take up to half a minute …
client-review-failed = The coach could not look at this game. Please try again later.
client-review-good = good moves: { $good } of { $moves }
client-review-misjudged = { $title } ({ $date }): off by { $years ->
    [one] { $years } year
   *[other] { $years } years
}
client-review-moves = Moves that could have been better
client-review-turning = the turning point
client-review-perfect = Not one move could have been better. Well played!
client-review-possible = You made { $score }; with all dates known, { $possible } was possible with these cards.
client-review-how = The coach knows every date, but sees no more of the deck than you did. The numbers count the moves of the game.
client-rematch = Play again
client-replay = Watch it again
client-share-text = Copy the result
client-share-picture = Result as a picture
client-record = Download the record
client-verify = Was the shuffle fair?
client-verify-help = Before the first card the table published a fingerprint of its secret number. Now the number itself is open: if its fingerprint is the same, nobody touched the cards in between.
client-commitment = Fingerprint, published at the start
client-seed = Secret number
client-verify-now = Check it
client-verify-right = They match: the shuffle was fair.
client-verify-wrong = They do not match!
client-replay-back = Step back
client-replay-on = Step on
client-replay-run = Run
client-replay-step = Step
client-replay-at = Step { $step } of { $steps }
client-replay-stop = Back to the result
