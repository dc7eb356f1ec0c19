client-heading = Table { $code }
client-home = Yearline, home page
client-code = Table code
client-connecting = Pulling up a chair…
client-dealing = Dealing…
client-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
client-rank-now = Team title so far:
client-talk = Talk
client-menu = Menu
client-piles = Deck and discard pile
client-line = Timeline
client-own-line = Your timeline
client-line-of = { $name }’s timeline
client-your-cards = Your cards
client-lost = Connection lost. Reconnecting; your game is safe.
client-closed = The server closed the connection.
client-reload = Reload
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
client-refused-blocked = Whoever runs this server has blocked your access.
client-refused-no-table = This table is no longer there.
client-kicked-by = { $name } has asked you to leave this table.
client-kicked-now = You cannot come back to this table. You can play on your own, or open a table for your friends.
client-go-home = To the home page
client-forgets = Your browser keeps nothing for this page: once you close it, your seat, your name and your settings are forgotten.
client-gap-between = between { $before } and { $after }
client-gap-before = before { $after }
client-gap-after = after { $before }
client-gap-first = as the first card
client-era-0 = Antiquity
client-era-1 = Middle Ages
client-era-2 = Age of Sail
client-era-3 = Age of Steam
client-era-4 = Twentieth century
client-era-5 = Our century
client-era-short-0 = Antiquity
client-era-short-1 = Medieval
client-era-short-2 = Sail
client-era-short-3 = Steam
client-era-short-4 = 20th c.
client-era-short-5 = 21st c.
client-you-here = You
client-cards-left = cards left
client-ready = ready
client-in-line = on the timeline
client-last-card = last card
client-gap-open = open
client-place-here = Place { $where }
client-laid-here = placed here
client-belongs-here = it belongs here
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
client-hand-of = { $name }’s cards
client-others = The others
client-players = The players
client-to-move = playing now
client-away = away
client-seat-open = Free seat
client-estimates = Estimates
client-reaction = { $name }: { $text }
client-paused = The host has paused the game.
client-turn-of = { $name } is thinking…
client-turn-free = This seat is free: somebody can take it, or the host can let a computer player take over.
client-turn-name = { $name }:
client-sending = One moment…
client-do = Your turn: choose what to do.
client-choose-gap = Where does it belong?
client-choose-side = Before or after { $date }?
client-gap-how = Tap a gap, or drag the card into it.
client-keys-gaps = gaps
client-keys-lay = place it
client-keys-back = put it back
client-laid = { $where }?
client-years-early = { $count ->
    [one] one year too early
   *[other] { $count } years too early
}
client-years-late = { $count ->
    [one] one year too late
   *[other] { $count } years too late
}
client-chosen = { $title }
client-warn-gap = Mind the widest open gap, { $before } to { $after }: a card that falls into it closes it for good.
client-verb-play = Turn over
client-verb-discard = Discard
client-verb-place = Turn it over
client-verb-draft = Take five
client-verb-draft-start = Give this card
client-verb-use = Use the power
client-verb-use-power-red = Discard it
client-verb-use-power-blue = Split
client-verb-use-power-beige = Add a card
client-verb-end = End turn
client-verb-end-power = No thanks
client-part-main = main row
client-part-gaps = gaps
client-part-left = left
client-part-points = points
client-points-to = { $count ->
    [one] { $count } point to { $title }
   *[other] { $count } points to { $title }
}
client-lives-left = { $left } of { $all } lives left
client-leads = leads
client-round = Round
client-in-stacks = { $count } in stacks
client-leads-by = leads by { $count }
client-your-line = your timeline: { $count }
client-line-behind = { $count } behind { $name }
client-line-ahead = { $count } ahead of { $name }
client-line-level = level with { $name }
client-ends-when = The longest timeline wins when somebody’s stacks are empty.
client-ends-left = Fewest left: { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
client-packet = Packet { $number } of { $count }
client-from-here = from here
client-power-red = Placed correctly: discards the top card of any stack.
client-power-blue = Placed correctly: splits any stack in two.
client-power-beige = Placed correctly: adds a neutral card to a stack of its colour.
client-struck = { $name } discards a card of yours
client-struck-card = Gone: { $title }.
client-in-a-row = { $count } in a row
client-result-right = { $date }, right
client-result-wrong = { $date }, wrong
client-result-blocked = { $date }, gap taken
client-discard-waits = misplaced cards land here
client-discard-rule = Instead of turning one over, you may discard a card with this symbol.
client-withdraw-sure = Take this card out of play for everybody?
client-verdict-right = Right!
client-verdict-right-of = Right, { $name }!
client-verdict-wrong = Not quite
client-verdict-wrong-of = Not quite, { $name }
client-verdict-blocked = Gap taken
client-verdict-blocked-of = Gap taken, { $name }
client-mute = Mute sounds
client-told-placed-main = { $you ->
    [yes] You add to the main row ({ $date }): { $title }.
   *[no] { $name } adds to the main row ({ $date }): { $title }.
}
client-told-placed-gaps = { $you ->
    [yes] You fill a gap ({ $date }): { $title }.
   *[no] { $name } fills a gap ({ $date }): { $title }.
}
client-told-placed-line = { $verdict } { $date }, { $where }: { $title }.
client-told-blocked = { $you ->
    [yes] Blocked ({ $date }), the gap is taken. You keep: { $title }.
   *[no] Blocked ({ $date }), the gap is taken. { $name } keeps: { $title }.
}
client-told-missed = { $verdict }. { $date }, not { $where }: { $title }.
client-told-revealed = { $title }.
client-told-discarded = { $you ->
    [yes] You discard: { $title }.
   *[no] { $name } discards: { $title }.
}
client-told-drafted = { $you ->
    [yes] You take { $count } cards: { $color }.
   *[no] { $name } takes { $count } cards: { $color }.
}
client-told-reshuffled = The discard pile becomes the new deck: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
client-told-power-red = { $whose ->
    [mine] You discard the top card of one of your own stacks: { $title }.
    [own] { $name } discards the top card of one of their own stacks: { $title }.
    [yours] { $name } discards the top card of one of your stacks: { $title }.
    [theirs] You discard the top card of one of { $owner }’s stacks: { $title }.
   *[other] { $name } discards the top card of one of { $owner }’s stacks: { $title }.
}
client-told-power-blue = { $whose ->
    [mine] You split one of your own stacks.
    [own] { $name } splits one of their own stacks.
    [yours] { $name } splits one of your stacks.
    [theirs] You split one of { $owner }’s stacks.
   *[other] { $name } splits one of { $owner }’s stacks.
}
client-told-power-beige = { $whose ->
    [mine] You add a card to one of your own stacks.
    [own] { $name } adds a card to one of their own stacks.
    [yours] { $name } adds a card to one of your stacks.
    [theirs] You add a card to one of { $owner }’s stacks.
   *[other] { $name } adds a card to one of { $owner }’s stacks.
}
client-told-eliminated = Out of the play-off: { $names }.
client-told-left = { $name } has left.
client-told-withdrawn = Taken out of play: { $title }.
client-told-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}
client-told-over = The game is over.
client-your-turn = Your turn
client-time-left = Time left
client-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
client-invite = Invite
client-invite-text = Come and play Yearline with me!
client-invite-help = Open { $host } and type this code, or point a camera at the picture.
client-invite-only-here = Only this device can open this link: start the server with --host 0.0.0.0 to let others in.
client-qr = QR code with the link to this table
client-copy-link = Copy link
client-copied = Copied.
client-share = Share
client-show-screen = Show on a big screen
client-screen-join = Scan the code, sit down, and start from your phone.
client-your-name = Your name
client-another-name = Another player at this device
client-sit = Sit down
client-sit-another = Add player
client-empty-seat = A seat has become free. Would you like to play?
client-watch = You are watching
client-watch-next = This game has begun. You can have a seat in the next one.
client-full = All seats are taken. You are watching, and can have a seat in the next game.
client-wait = A seat in the next game
client-waits = You will have a seat in the next game, if there is room.
client-wait-not = I would rather watch
client-birth = Year of birth (optional)
client-birth-help = Only to find out who begins: the oldest or the youngest.
client-who-plays = Who plays?
client-you = you
client-you-name = Player
client-bot = computer player
client-host = host
client-add-bot = Add a computer player
client-let-bot = Let a computer player take over
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
client-get-up = Stand up
client-kick = Remove from the table
client-kick-sure = Remove { $name } from the table? They will not be able to come back to this table.
client-host-starts = { $name } will start the game.
client-host-starts-soon = The host will start the game.
client-start-without = Start without me
client-name-first = Type your name first, so that you play too.
client-too-many = { $game } is for up to { $most } players, and there are { $count } of you.
client-allow-more = Allow { $count } players
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
client-change-game = Change the game or its options
client-agreed-now = What has been agreed
client-game-players = { $from }–{ $to } players
client-game = Game
client-decks = Cards
client-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
client-own-deck = Own deck
client-seats = Seats
client-clock = Time per turn
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
client-fallback-bot = the computer makes a sensible move
client-fallback-random = a random move is made
client-on-leave = When somebody leaves
client-on-leave-rulebook = as the rules say
client-on-leave-bot = a computer player takes over
client-value = { $value }
client-value-true = yes
client-value-false = no
client-value-edition = as in the edition
client-value-seat = seat { $number }
client-value-each = different for each player
client-value-rulebook = by the rulebook
client-value-random = at random
client-option-edition = Edition
client-option-edition-help = The printed editions differ. Russian: the discard pile is begun first, and a card of the same year as the one in its gap is blocked. French, Italian, Ukrainian: the main row first, and such a card is laid on top. Where nobody chooses, the table’s language decides. Titles are always those of your own language.
client-value-edition-fr = French
client-value-edition-it = Italian
client-value-edition-uk = Ukrainian
client-value-edition-ru = Russian
client-option-setup-order = Order of the first two cards
client-option-setup-order-help = Whether the start card or the first discard is turned over first.
client-value-setup-order-start-then-discard = start card first
client-value-setup-order-discard-then-start = discard first
client-option-equal-in-gap = Same year in a gap
client-option-equal-in-gap-help = What happens to a card of the same year as the one that fills its gap.
client-value-equal-in-gap-stack = it is stacked there
client-value-equal-in-gap-blocked = it is blocked
client-option-show-blocked-date = Keep showing dates of blocked cards
client-option-show-blocked-date-help = Everybody has seen them once; this saves you from remembering.
client-option-discard-blocked = Blocked cards
client-option-discard-blocked-help = Whether a blocked card has to be discarded as soon as its symbol matches, as the Ukrainian and Italian rulebooks have it.
client-value-discard-blocked-may = may be discarded
client-value-discard-blocked-must = must be discarded
client-option-first-player = Who begins
client-option-first-player-help = By the rulebook the oldest begins, in the competitive game the youngest, if everybody who sits here has given a year of birth; otherwise chance decides. In Chronology, where the first to say today’s date begins, chance decides.
client-option-max-players = Maximum number of players
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
client-option-browse-own-stacks = Your own stacks
client-option-browse-own-stacks-help = The rulebook forbids looking at the backs only. If the table allows it, all players may look through the pictures in their own stacks; nobody else sees them.
client-value-browse-own-stacks-false = only the top card may be seen
client-value-browse-own-stacks-true = may be looked through
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
client-be-brought = This link makes this device act as somebody else, with their seat. Accept only if you made the link yourself, on another device of yours. Go ahead?
client-be-back = Go back to who I was on this device
client-be-before = Return to who you were on this device before?
client-rules = Rules
client-host-tools = For the host
client-pause = Pause
client-resume = Resume
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
client-report-rude = It is offensive
client-report-other = Something else
client-report-note = What would be right? (optional)
client-report-thanks = Thank you. The report has been saved.
client-report-failed = The report could not be sent. Please try again later.
client-estimate = When was it, do you think?
client-estimate-help = Everybody at the table will see your estimate on the card.
client-estimate-set = Show it to everybody
client-look = Look closely at this card
client-browse = Look through this stack: { $title } and what lies below
client-browse-short = Look through this stack
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
client-reason-all-played = All cards are on the table.
client-reason-left = The others have left.
client-reason-stacks-empty = Somebody’s stacks were used up.
client-reason-shared = There were not enough cards for another play-off.
client-end-best-so-far = Best so far: { $score }
client-end-practise = Practise what you missed
client-end-practise-short = Practise { $count }
client-end-you = You
client-end-you-win = You win!
client-end-you-share = You share the victory with { $names }!
client-end-right = { $right } of { $tries } right
client-end-right-streak = { $right } of { $tries } right, the last { $streak } in a row
client-end-all-laid = all cards placed
client-end-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
client-end-tie = Both timelines have { $length ->
    [one] { $length } card
   *[other] { $length } cards
}; more cards left in the stacks decided it: { $most } to { $fewer }.
client-end-main-row = main row
client-end-gaps = gaps
client-end-left-over = left
client-end-points = { $count ->
    [one] point
   *[other] points
}
client-end-titles = All the titles
client-end-below = below { $score }
client-end-and-more = { $score } or more
client-end-more = { $count } more
client-end-best = Best placement
client-end-worst = Worst placement
client-end-costliest = Costliest
client-end-years = { $count ->
    [one] { $count } year
   *[other] { $count } years
}
client-end-room = was all the room there was, { $where }.
client-end-pushed-left = further back than { $date }, where the timeline had begun.
client-end-pushed-right = further on than { $date }, where the timeline had ended.
client-end-too-early = too early: placed before { $title }, { $date }.
client-end-too-late = too late: placed after { $title }, { $date }.
client-end-blocked = { $count ->
    [one] { $count } card blocked
   *[other] { $count } cards blocked
}
client-end-closed = It closed the gap { $where }.
client-end-cards = The cards of this game
client-end-cards-help = Choose one for its story and its source.
client-end-cards-coop = Main row on the ribbon, gaps above it, what was left below.
client-end-unturned = { $count ->
    [one] One card was never turned over
   *[other] { $count } cards were never turned over
}
client-end-result-start = start card
client-end-result-right = right
client-end-result-main = main row
client-end-result-gap = gap
client-end-result-given = given
client-end-result-wrong = misplaced
client-end-result-blocked = blocked
client-end-result-discarded = discarded
client-end-share = Share
client-end-copy = Copy
client-end-picture = As a picture
client-end-tightest = Tightest gap: { $count ->
    [one] { $count } year
   *[other] { $count } years
}
client-end-change = Change the game
client-next-begun = The next game has begun.
client-next-turn = The next game has begun: it is your turn.
client-next-lobby = The next game is being prepared.
client-next-go = To the new game
client-review = What this game can teach you
client-review-wait = The coach is looking through the game. The first time, that can take up to half a minute…
client-review-failed = The coach could not look at this game. Please try again later.
client-review-good = good moves: { $good } of { $moves }
client-review-misjudged = { $title } ({ $date }): off by { $years ->
    [0] { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
    [one] { $years } year
   *[other] { $years } years
}
client-review-moves = Moves that could have been better
client-review-turning = the turning point
client-review-perfect = Not one move could have been better. Well played!
client-review-possible = You scored { $score }; with all dates known, { $possible } was possible with these cards.
client-review-how = The coach knows every date, but sees no more of the deck than you did. The numbers count the moves of the game.
client-rematch = Play again
client-replay = Watch it again
client-record = Download the record
client-verify = Was the shuffle fair?
client-verify-help = Before the first card the table published a fingerprint of its secret number. Now the number itself is revealed: if its fingerprint is the same, nobody touched the cards in between.
client-commitment = Fingerprint, published at the start
client-seed = Secret number
client-verify-now = Check it
client-verify-right = They match: the shuffle was fair.
client-verify-wrong = They do not match.
client-replay-back = Step back
client-replay-on = Step forward
client-replay-run = Play
client-replay-step = Step
client-replay-at = Step { $step } of { $steps }
client-replay-stop = Back to the result
client-learn-offer = New to this game? Learn it in two minutes.
