rules-title-crowd = Everybody at once
rules-short-crowd = For a party or a whole class: everybody places the same card at the same time, each on their own phone. Nobody waits for a turn.
rules-aim-crowd = Know better than the others where each card belongs on the timeline: each right answer scores one point.
rules-setup-crowd = This game is in no box: it is Yearline’s own, for 1 to 500 people in one room. A big screen shows the timeline; every phone shows it too.
rules-setup-crowd-deck = Shuffle the deck, white side up, so that no date shows.
rules-setup-crowd-line = Turn over 3 cards: in chronological order, they begin the timeline.
rules-setup-crowd-rounds = The game lasts { $rounds } rounds, with one card in each. A table can agree on 5, 10, 15, 20 or 30.
rules-turn-crowd = The question is the top card of the deck. Everybody chooses the gap where they think it belongs.
rules-turn-crowd-secret = Nobody sees what the others have chosen. Until the time is up you can change your mind as often as you like.
    .head = In secret
rules-turn-crowd-over = When everybody has chosen, or the time is up, the card is turned over and goes where it belongs. Whoever chose that gap scores a point; whoever chose nothing misses this card.
    .head = The answer
rules-turn-crowd-equal = A card with the same year as one on the timeline may go on either side of it.
    .head = Same year
rules-turn-crowd-next = Everybody looks at the card until all want to go on, or the host does. { $look ->
    [0] There is no hurry.
   *[other] At a table with a clock this takes at most { $look } seconds.
}
    .head = Next
rules-turn-crowd-five = The timeline keeps 5 cards. Before the next question, the card that has been there longest is taken away.
    .head = Five cards
rules-know-crowd = Everybody learns how many chose each gap, and who was right. If you were wrong, only you know which gap you chose.
rules-know-crowd-late = Latecomers play from the next card on. Nobody waits for those who leave.
    .head = Coming and going
rules-know-crowd-dates = “c. 1450” counts as 1450. A century counts from its first year, which is given in brackets: (1401) for the fifteenth century.
    .head = Approximate dates
rules-end-crowd = The game ends after the last round, or when the deck is used up. Whoever has the most points wins. { $ties ->
   *[share] Players with equal points share a place.
    [quicker] In a tie the quicker wins: whoever answered before more of the others.
}
rules-end-crowd-teams = { $teams ->
    [0] Everybody plays alone. A table can agree on 2, 3 or 4 teams.
   *[other] There are { $teams } teams, and people join them in turn.
} The team with the largest share of right answers wins, so a small team has the same chance.
    .head = Teams
rules-example-crowd-round = The timeline is 1900, 1950, 2000. The card is from 1969. Of 28 people, 17 choose the gap between 1950 and 2000: each of them scores a point, and the card goes there.
    .head = A round
rules-tip-crowd-time = Take your time. A quick answer is worth no more than a slow one, unless your table has agreed that the quicker wins.
pages-rules-picture-crowd = One card, one question, everybody at once.
client-do-crowd-place = Everybody at once: choose a gap for the card.
client-do-crowd-reveal = Have you seen it? Go on to the next card.
client-option-rounds = Rounds
client-option-rounds-help = How many cards there will be.
client-option-ties = Ties
client-option-ties-help = Who is ahead when several have equal points.
client-value-ties-share = they share a place
client-value-ties-quicker = the quicker wins
client-option-teams = Teams
client-option-teams-help = People join the teams in turn. The team with the largest share of right answers wins.
client-value-teams-0 = everybody alone
client-option-look = Seconds to look at the card
client-option-look-help = How long the card stays in sight once it is turned over, where there is a clock.
client-value-look-0 = until the host goes on
review-picture-crowd = Right answers after each card
pages-own-not-enough-crowd = no, four cards are needed
told-tallied = { $count } of { $all } were right.
told-joined = { $name } has joined.
