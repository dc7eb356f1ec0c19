weekly-name = Weekly deal { $number }
weekly-now = This week’s deal · No. { $number }
weekly-older = Past deal · No. { $number }
weekly-lead = One deal, all week, on your own
weekly-sentence = 36 cards, the same for everybody until Sunday. The co-operative game, played alone: choose a card, and its date decides where it goes.
weekly-link = This week’s deal, on your own
weekly-rules = How it is played
weekly-played = { $count ->
    [0] Be the first to finish it this week
    [one] { $count } person has finished it this week
   *[other] { $count } people have finished it this week
}
weekly-score-now = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
weekly-deck = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
weekly-pile = Discard pile
weekly-hand = Your cards
weekly-row = Main row, with the gaps above it
weekly-told-main = It joins the main row: 2 points.
weekly-told-gaps = It fills a gap: 1 point.
weekly-told-blocked = Blocked: its gap is taken.
weekly-told-out = Discarded.
weekly-told-draw = A new turn: you have drawn new cards.
weekly-of = of { $par } possible
weekly-par = Somebody who knew every date and the order of the deck could score { $par } points.
weekly-ended-failed = Nothing fitted any more.
weekly-ended-stuck = You could neither play nor discard.
weekly-ended-all_played = Every card has been played.
weekly-counts = { $main } in the main row, { $gaps } in gaps, { $rest } left over
weekly-players = This week’s players
weekly-players-past = That week’s players
weekly-points = Points
weekly-below = below 0
weekly-above = { $score } or more
weekly-next = { $days ->
    [0] The next deal comes tomorrow
    [one] The next deal comes in { $days } day
   *[other] The next deal comes in { $days } days
}
weekly-free = This week is over: play it for the fun of it. Only this week’s deal counts.
weekly-already = You have already made this move, perhaps on another device. This is where you are.
weekly-past = Past weeks
weekly-go = Go to this week’s deal
weekly-fair-help = The cards and their order follow from a secret number. Its fingerprint is published a week before, the number itself when the week is over, so anybody can check that nothing has been changed.
weekly-fair-hash = This week’s fingerprint
weekly-fair-next = Next week’s fingerprint
weekly-fair-later = It is published when the week is over.
weekly-preview = 36 cards, the same for everybody this week, and a best possible score. How close can you come?
