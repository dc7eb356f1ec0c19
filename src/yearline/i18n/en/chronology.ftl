rules-title-chronology = Chronology
rules-short-chronology = Draft packets of five cards, build the longest timeline of your own, and use the power of each card you place correctly.
rules-aim-chronology = Build a longer timeline in front of you than anybody else.
rules-setup-chronology = Each card has a picture on one side and the date on the other. There are three colours: blue for science, beige for culture, red for war.
rules-setup-chronology-decks = Sort the cards by colour into 3 decks, shuffle each, and lay them out picture side up. All cards in decks and stacks lie like this, and nobody may look at their backs.
rules-setup-chronology-first = Whoever is first to say today’s date correctly begins. At an online table chance decides.
rules-setup-chronology-draft = The first player takes 5 cards off the top of one deck, then everybody else does so, clockwise, { $draft_packets ->
    [1] once, so that all have 5
    [2] 2 times round, until all have 10
    [3] 3 times round, until all have 15
   *[4] 4 times round, until all have 20
}. Each time you may choose any deck that has at least 5 cards.
rules-setup-chronology-stacks = Your cards of one colour form one stack, the newest on top, so you end up with 1, 2 or 3 stacks.
rules-setup-chronology-neutral = The remaining cards form the neutral decks.
rules-setup-chronology-start = Beginning with the first player, everybody takes the top card of any neutral deck and lays it, date side up, in front of the player on their left. This start card begins that player’s timeline. Its power is not used.
rules-turn-chronology = Take the top card of one of your stacks, place it on your own timeline, and turn it over. You may not pass. Then the player on your left is next.
rules-turn-chronology-where = To the left of what you think came later, to the right of what came earlier: at either end or between any two cards.
    .head = Where
rules-turn-chronology-right = It stays, and you may use the power of its colour, once and at once.
    .head = Right
rules-turn-chronology-wrong = It is discarded for good. There is no power, and no new card.
    .head = Wrong
rules-turn-chronology-equal = A card with the same date as one on your timeline is right if it touches that card, on the left or on the right.
    .head = Same date
rules-power-chronology = A power is an offer: you may do without it. It can be used on any player, yourself included, but not on neutral decks. If there is nothing to use it on, it is lost.
rules-power-chronology-red = Discard the top card of any player’s stack without showing its date. If it was the only card of its stack, the stack is gone, and that may end the game.
    .head = Red, war
rules-power-chronology-blue = Split any player’s stack of 2 or more cards into two halves, which stay with that player. An odd card goes to the lower half. Nobody may have more than 4 stacks.
    .head = Blue, science
rules-power-chronology-beige = Add a card: take the top card of any neutral deck and lay it on any player’s stack of the same colour. A player without such a stack cannot be given it.
    .head = Beige, culture
rules-know-chronology = Everybody sees all timelines, the top card of every stack and deck, and how many cards it holds. { $browse_own_stacks ->
    [true] You may look through the pictures in your own stacks, but nobody else’s. Dates are always secret.
   *[false] What lies below the top is hidden, in your own stacks too. The rulebook only forbids looking at the dates, so you may agree to look through your own pictures. Dates are always secret.
}
rules-know-chronology-dates = “c. 1450” counts as 1450. A century counts from its first year, which is given in brackets: (1401) for the fifteenth century.
    .head = Approximate dates
rules-end-chronology = The game ends if any player has no stack left at the end of a turn, after its power has been used. The round is not completed.
rules-end-chronology-win = The longest timeline wins. The start card counts.
    .head = Winner
rules-end-chronology-tie = In a tie, whoever has more cards left in their stacks wins. If those are equal too, the victory is shared.
    .head = Tie
rules-example-chronology-red = You have placed a red card correctly. One of your neighbour’s stacks has an event on top that everybody knows: you discard it, and whatever comes next may be harder. You could also discard a card of your own that you know nothing about.
    .head = Red
rules-example-chronology-blue = You have placed a blue card and split a stack of 5: the upper 2 become one stack, the lower 3 another. Its owner now has two top cards to choose from, and everybody sees one more card.
    .head = Blue
rules-example-chronology-beige = You have placed a beige card and take the top card of the neutral red deck. It must go on a red stack: an easy one on yours, a hard one on somebody else’s.
    .head = Beige
rules-example-chronology-tie = You place your last card, and it is wrong. You have no stack left, so the game is over. Your timeline and your neighbour’s have 7 cards each; your neighbour still has 2 in the stacks and wins.
    .head = The end
rules-tip-chronology-draft = Draft what you know, but not one colour alone: three stacks give you three cards to choose from, and three powers.
rules-tip-chronology-red = Red makes life harder for others or easier for you. If your timeline is the longest, it can end the game.
rules-tip-chronology-blue = Blue gives you more to choose from. Used on somebody else it shows one more of their cards, but helps them too.
rules-tip-chronology-beige = Beige gives you easy cards and others hard ones. It also keeps your stacks from running out.
rules-tip-chronology-early = Place hard cards while your timeline is short and its gaps are wide.
pages-rules-picture-chronology = Everybody builds a timeline of their own. Each colour gives a power.
client-do-chronology-draft = Draft: take five cards from one of the three decks.
client-do-chronology-start = Choose the deck that gives your neighbour a start card.
client-chosen-chronology-draft = { $title }: five cards for your stack of this colour.
client-chosen-chronology-start = { $title }: the top card begins your neighbour’s timeline.
client-told-given = { $whose ->
    [yours] { $name } gives you a start card ({ $date }): { $title }.
    [theirs] You give { $owner } a start card ({ $date }): { $title }.
   *[other] { $name } gives { $owner } a start card ({ $date }): { $title }.
}
client-do-chronology-place = Your turn: choose the top card of a stack, then a gap in your timeline.
client-do-chronology-power-red = War: discard the top card of any highlighted stack.
client-do-chronology-power-blue = Science: split any highlighted stack in two.
client-do-chronology-power-beige = Culture: add a neutral card to any highlighted stack.
client-pile-chronology-discard = Discard
term-chronology-discard = Discard pile
review-picture-chronology = Length of each timeline after each move
pages-own-not-enough-chronology = no, every card needs one of three colours, and two players need eight packets of five
