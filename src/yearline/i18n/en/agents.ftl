agents-you = You are { $name }, in seat { $seat }, numbered from 0, of { $seats }.
agents-line-of = { $name }’s timeline
agents-gaps = Above the gaps of the timeline
agents-legal = You may now make one of these moves:
agents-places = place CARD GAP, with a CARD out of { $cards } and a GAP from 0, before the first card, to { $last }
agents-answer = Answer with one move in one line. You may add how sure you are that it is right, from 0 to 1, as in “place 12 4 0.8”.
agents-wait = It is not your turn yet.
agents-over = The game is over.
agents-instructions = You are playing a card game about history. Call “rules” once, then “look” and “move” in turn until the game is over.
agents-wrong-nonsense = I do not understand “{ $text }”.
agents-wrong-illegal = “{ $text }” is not a move that you may make now.
agents-wrong-seat = You can move only for your own seat, { $seat }.
agents-wrong-late = No answer came within { $seconds } seconds.
agents-wrong-sure = How sure you are must be a number from 0 to 1.
agents-tries = { $count ->
    [one] You have one more try.
   *[other] You have { $count } more tries.
}
agents-fallback = A move was made for you: { $move }.
agents-gone = The game ended early, in turn { $turns }: { $why }.
agents-invented = Invented cards
agents-invented-city = The city of { $name } is founded
agents-invented-bridge = The bridge of { $name } is opened
agents-invented-comet = The comet { $name } is discovered
agents-invented-treaty = The treaty of { $name } is signed
agents-invented-ship = The ship { $name } is launched
agents-invented-opera = The opera { $name } is first performed
