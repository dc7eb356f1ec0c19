rules-title-lives = Three Lives
rules-short-lives = Alone or as a team: place card after card on one timeline. { $lives ->
    [1] One mistake
    [2] Two mistakes
   *[3] Three mistakes
    [5] Five mistakes
} and it is over. How far will you get?
rules-aim-lives = Place as many cards correctly as you can before you run out of lives.
rules-setup-lives = This game is in no box: it is Yearline’s own, for practice and for beating yesterday’s score.
rules-setup-lives-deck = Shuffle the deck, white side up, so that no date shows.
rules-setup-lives-start = Turn the top card over in the middle: this start card begins the timeline.
rules-setup-lives-lives = { $lives ->
    [one] You have { $lives } life.
   *[other] You have { $lives } lives.
} A table can agree on 1, 2, 3 or 5. A team takes turns, clockwise, and shares the lives; chance decides who begins.
rules-turn-lives = Take the next card, place it on the timeline where you think it belongs, and turn it over.
rules-turn-lives-right = It stays, and you score a point.
    .head = Right
rules-turn-lives-wrong = It goes to the mistakes with its date showing, and a life is gone.
    .head = Wrong
rules-turn-lives-equal = A card with the same year as one on the timeline may go on either side of it.
    .head = Same year
rules-know-lives = A team may talk about everything. Only the dates of cards that have not been placed are secret.
rules-know-lives-dates = “c. 1450” counts as 1450. A century counts from its first year, which is given in brackets: (1401) for the fifteenth century.
    .head = Approximate dates
rules-end-lives = The game ends when the last life is lost, or when the deck is used up. Your score is the number of cards you placed correctly.
rules-example-lives-turn = The timeline is 1900, 1950. You place a card between the two and turn it over: 1969. It goes to the mistakes, and you have 2 lives left.
    .head = A mistake
rules-tip-lives-gaps = The longer the timeline, the narrower its gaps. Reason from dates you know: who lived at the same time, what came before what?
pages-rules-picture-lives = One card after another: the longer the timeline, the narrower its gaps.
client-do-lives-place = Your turn: choose the card, then a gap.
client-do-lives-last = The last life! Choose the card, then a gap.
client-pile-lives-discard = Mistakes
client-option-lives = Lives
client-option-lives-help = The game ends after this many mistakes. Everybody at the table shares the lives.
client-reason-lives = The last life is gone.
term-lives-discard = Mistakes
told-reason-lives = The last life is gone: the game is over.
review-picture-lives = Cards placed correctly after each move
pages-own-not-enough-lives = no, two cards are needed
