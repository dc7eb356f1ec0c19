crowd-title = Everybody at once
crowd-lead = Everybody places the same card at the same time, each on their own phone. This screen shows the timeline to the whole room. For a party of 5 or a class of 500.
crowd-how = People join with the code on the screen. No account, no app: just a name, their own or one that we suggest.
crowd-rules = The rules of this game
crowd-deck = Deck
crowd-own-decks = Your decks
crowd-topics = Topics and eras
crowd-topics-help = Tick some to play only those; tick none to play them all.
crowd-fields = Topics
crowd-eras = Eras
crowd-topics-cards = Cards:
crowd-topics-few = At least { $count } are needed.
crowd-clock = Time for each card
crowd-no-clock = as long as they like
crowd-open = Open the screen
crowd-trouble = That did not work. Please try again.
crowd-connecting = Joining…
crowd-join-here = Join with your phone
crowd-qr = QR code: join with your phone
crowd-card-of = Card { $number } of { $all }
crowd-question = Where does it belong?
crowd-choose = Choose the letter on your phone.
crowd-answered = { $count ->
    [one] { $count } of { $all } has answered
   *[other] { $count } of { $all } have answered
}
crowd-got = { $count } of { $all } got it
crowd-next-in = Next card in { $count }
crowd-run = { $names }: { $count } in a row
crowd-and-more = { $names } and { $count } more
crowd-standings = Standings
crowd-bars = Answers
crowd-behind = Close behind
crowd-together = All together
crowd-share = of all answers were right
crowd-hardest = Hardest card
crowd-knew = { $count } of { $all } knew it.
crowd-most = The most common mistake: { $where }.
crowd-points = { $count } of { $all } right
crowd-start = Start
crowd-next = Next
crowd-again = Play again
crowd-pause = Pause
crowd-resume = Resume
crowd-paused = Paused
crowd-skip = Skip this card
crowd-lock = Shut the door
crowd-unlock = Open the door
crowd-hide = Hide names
crowd-show = Show names
crowd-list = People
crowd-kick = Send { $name } away
crowd-name = Your name
crowd-other-name = Suggest another name
crowd-join = Join in
crowd-in = You are in, { $name }.
crowd-soon = Look up: it begins soon.
crowd-late = You play from the next card on.
crowd-locked = The door is shut: nobody new can come in now.
crowd-closed = This room is closed to you.
crowd-lost = The connection is lost. Your place is kept; we are trying again.
crowd-your-link = Your link
crowd-link-help = Open it on another device to carry on there with your points. It is only for you.
crowd-answer = Your answer
crowd-changeable = You can change it until the time is up.
crowd-change = Change it
crowd-before = before { $date }
crowd-between = { $from } to { $to }
crowd-after = after { $date }
crowd-right = Right!
crowd-not-quite = Not quite
crowd-missed = No answer this time
crowd-chose = You chose { $letter }, { $where }. It belongs in { $right }.
crowd-belongs = It belongs in { $right }.
crowd-place = Place { $place } of { $all }
crowd-in-a-row = { $count } in a row
crowd-look-up = Look up: the next card is coming.
crowd-look-up-in = Look up: the next card comes in { $count }
crowd-over = The game is over
crowd-names = Otter Lynx Heron Badger Falcon Hedgehog Dolphin Beaver Owl Salmon Stork Marten Walrus Raven Bison Robin Seal Moose Crane Toad
crowd-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
crowd-people = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
crowd-suggest = Suggested names only
crowd-unsuggest = Names of their own choice
crowd-ease = Double time for { $name }
crowd-unease = Usual time for { $name }
crowd-report = See the report
crowd-somebody = Player { $number }
crowd-team = { $team ->
    [1] Team Sun
    [2] Team Moon
    [3] Team Star
   *[4] Team Cloud
}
crowd-said = You chose { $where }
crowd-mine = Your cards
crowd-size = { $people ->
    [one] { $cards } cards, { $people } player
   *[other] { $cards } cards, { $people } players
}
