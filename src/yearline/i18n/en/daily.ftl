daily-title = Challenge { $number } · Yearline
daily-name = Challenge { $number }
daily-today = Today’s challenge · No. { $number }
daily-older = Past challenge · No. { $number }
daily-sentence = Twelve cards, the same for everybody today. Place each on the timeline. Here is the first.
daily-played = { $count ->
    [0] Be the first to finish it today
    [one] { $count } person has finished it today
   *[other] { $count } people have finished it today
}
daily-past = Past days
daily-card-of = Card { $card } of { $all }
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-streak-next = Play today to keep it up.
daily-of = of { $all }
daily-score = { $right } of { $all }
daily-better = Better than { $share }% of today’s players
daily-players = Today’s players
daily-players-past = That day’s players
daily-right = Right
daily-wrong = Wrong
daily-count = Players
daily-you = You
daily-computers = The computer players, same cards
daily-share = Share
daily-copy = Copy
daily-copied = Copied
daily-picture = Picture
daily-share-missed = Missed: cards { $cards }
daily-share-all = All twelve right
daily-next = Next challenge in { $hours } h { $minutes } min
daily-got-away = { $count ->
    [0] Nothing got away
    [one] One got away
    [2] Two got away
    [3] Three got away
   *[other] { $count } got away
}
daily-got-right = { $count ->
    [one] The card you placed correctly
   *[other] The { $count } cards you placed correctly
}
daily-said = You said { $where }
daily-all = All challenges
daily-only-today = Only today’s challenge counts for your streak.
daily-past-lead = The same cards in the same order as on their day. Play them as often as you like.
daily-past-none = From tomorrow, past challenges will be listed here.
daily-free = This day is over: play it for the fun of it. Only today’s challenge counts.
daily-already = You have already placed this card, perhaps on another device. This is where you are.
daily-waiting = No connection. Your answer is kept here and sent as soon as the connection is back.
daily-forgets = This browser keeps nothing, so your result is forgotten when you close the page.
daily-go = Go to today’s challenge
daily-again = Play it again
daily-fair = Is the challenge the same for everybody?
daily-fair-help = The cards and their order follow from a secret number. Its fingerprint is published the day before, the number itself the day after, so anybody can check that nothing has been changed.
daily-fair-hash = This day’s fingerprint
daily-fair-tomorrow = Tomorrow’s fingerprint
daily-fair-seed = Secret number
daily-fair-later = It is published tomorrow.
daily-preview = Twelve cards, one timeline, the same for everybody. How many can you place?
