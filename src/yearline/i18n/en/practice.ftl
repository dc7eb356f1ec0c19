practice-title = Practice
practice-lead = The cards you misjudged come back just before you would forget them. Four minutes a day is enough.
practice-none = Nothing to practise yet. After a challenge or a game, the cards you misjudged can come here.
practice-take = { $count ->
    [one] Practise the card you misjudged
   *[other] Practise the { $count } cards you misjudged
}
practice-start = Begin
practice-question = Where does it belong?
practice-of = { $at } of { $all }
practice-next = Next card
practice-stop = Stop for now
practice-again = { $days ->
    [one] You will see it again tomorrow
   *[other] You will see it again in { $days } days
}
practice-known = You know it for good
practice-would = A wrong answer would have brought it back tomorrow.
practice-score = { $right } of { $all } right
practice-done = That is all for today.
practice-tomorrow = { $count ->
    [one] One card tomorrow.
   *[other] { $count } cards tomorrow.
}
practice-nothing = Nothing is due today.
practice-due = { $count ->
    [one] { $count } card is due today
   *[other] { $count } cards are due today
}
practice-yours = Your cards
practice-step-0 = Tomorrow
practice-step-1 = Within a week
practice-step-2 = Within a month
practice-step-3 = Within four months
practice-step-4 = Known for good
practice-kept = { $count ->
    [one] { $count } card is kept on this device only.
   *[other] { $count } cards are kept on this device only.
}
practice-more = Practise 5 more anyway
practice-play = Play a game
practice-anki = Export for Anki
practice-csv = Export as a table
practice-forget = Forget them
practice-forgotten = These cards are forgotten.
practice-failed = The card could not be fetched. Try again when you are connected.
practice-gap = Which gap, 1 to { $count }?
practice-missed = { $count ->
    [one] Practise the card you missed
   *[other] Practise the { $count } cards you missed
}
practice-first = First tomorrow, then less and less often.
