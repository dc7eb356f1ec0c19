term-player = Player
term-line = Timeline
term-own-line = Your timeline
term-main = Timeline
term-gap-open = (open gap)
term-score = Score: { $score }
term-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
term-deck = Deck
term-discard = Discard pile
term-neutral = Neutral { $color }
term-stacks = { $name }: stacks
term-hand = { $name }
term-blocked = (blocked)
term-color-red = red
term-color-blue = blue
term-color-beige = beige
term-turn = { $name }, it is your turn.
term-thinking = { $name } is thinking…
term-prompt = { $phase ->
    [open] A card to play, or “d” and a card to discard
    [must_place] A card to play
    [may_stop] Another card to play, or “end”
    [draft] A colour: red, blue or beige
    [start] A colour: the start card for your neighbour
    [power] A stack to use your power on, or “end”
   *[other] A card and a gap, as in “a 2”
}
term-place-or-end = A card and a gap, as in “a 2”, or “end”
term-nonsense = I do not understand “{ $text }”. Type “?” for help.
term-help = Type what is asked for: the letter of a card, “d” and a letter to discard it, a letter and the number of a gap (a 2), a colour, or “end”. Other commands: ? help, rules, table (draw it again), quit. The long form works too: place 12 4.
term-bye = Goodbye. { $moves ->
    [one] One move was made.
   *[other] { $moves } moves were made.
}
term-recorded = The game is recorded in { $path }.
term-step = Step { $step } of { $steps }
term-next = Enter: next · b: back · q: quit
told-revealed = { $title } ({ $date }).
told-placed = { $row ->
    [gaps] It fits into a gap. 1 point.
    [main] It joins the main row. 2 points.
   *[other] Right! The card stays.
}
told-blocked = The gap is taken: the card is blocked.
told-missed = Wrong place. The card is discarded.
told-drew = { $name } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
told-drafted = { $name } takes { $count } { $color } cards.
told-reshuffled = The discard pile becomes the new deck: { $count ->
    [one] one card.
   *[other] { $count } cards.
}
told-power-red = { $name } discards a card from one of { $owner }’s stacks: { $title }.
told-power-blue = { $name } splits one of { $owner }’s stacks.
told-power-beige = { $name } adds a neutral card to one of { $owner }’s stacks.
told-eliminated = Out of the play-off: { $names }.
told-left = { $name } has left.
told-withdrawn = Taken out of play: { $title }.
told-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
told-reason-failed = No card could be placed: the game is over.
told-reason-stuck = Neither a play nor a discard is possible: the game is over.
told-reason-all-played = All cards have been played.
told-score = Your score: { $score }
told-title = Your team’s title: { $title }
term-no-rules = The rules of { $game } have not been written yet.
term-first-oldest = The oldest begins.
term-first-youngest = The youngest begins.
term-first-chance = Chance decides who begins.
term-first-agreed = You have agreed who begins.
term-gpu-package = Playing on a GPU needs numba-cuda: pip install yearline[gpu].
term-gpu-driver = No NVIDIA GPU with its driver and the CUDA toolkit was found on this machine; without --device cuda the processor plays.
term-gpu-memory = The GPU does not have enough free memory for these games.
term-gpu-failed = The GPU gave up: { $detail }
