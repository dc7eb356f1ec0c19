report-title = Report: { $deck }
report-print = Print
report-again = Play the { $count } hardest again
report-count-pupils = { $count ->
    [one] pupil
   *[other] pupils
}
report-count-cards = { $count ->
    [one] card
   *[other] cards
}
report-share = in the right place
report-typical = typical answer
report-seconds-of = { $count } s
report-privacy-head = Names
report-deleted = Names are deleted on { $day }.
report-forgotten = The names have been deleted. The figures stay.
report-figures = The figures stay, without names.
report-only-link = Only this link opens the report: keep it to yourself.
report-sooner = Delete the names after
report-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
report-keep = Save
report-forget = Delete the names now
report-forget-sure = Delete all names now? They cannot be brought back. The figures stay.
report-games = Games
report-game = Game { $number }
report-empty = No card has been turned over yet. The report fills up while you play.
report-cards = Cards
report-hardest-first = Hardest first
report-by-time = By date
report-card = Card
report-right = Right
report-mistake = Most common mistake
report-answers = Answers
report-said = { $count } said { $where }
report-early = too early
report-late = too late
report-no-mistake = none
report-more-cards = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
report-pupils = Pupils
report-by-score = Score
report-name = Name
report-cells = Cards, hardest first
report-time = Time
report-seconds = Seconds
report-more-pupils = { $count ->
    [one] { $count } more pupil
   *[other] { $count } more pupils
}
report-cell-yes = right
report-cell-no = wrong
report-cell-none = no answer
homework-title = Homework
homework-lead = Or set the same cards as homework: everybody plays at their own pace for as many days as you choose.
homework-until-label = Time to do it
homework-give = Set as homework
homework-for-pupils = The code and this address are for the pupils.
homework-until = They have until { $day }.
homework-closed = The time for this homework is over.
homework-nobody = Nobody has answered a card yet.
homework-begin = Begin
homework-your-code = Your personal code
homework-code-help = This device remembers your place. Use this code to carry on at another one.
homework-have-code = I have a personal code
homework-go-on = Go on
homework-all-done = That is all: { $count } of { $all } right.
homework-look-again = Worth another look
