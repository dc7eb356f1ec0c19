review-player = Player { $number }
review-unfinished = The game was not finished.
review-won = { $count ->
    [one] { $names } won.
   *[other] { $names } shared the victory.
}
review-score = You scored { $score }.
review-score-of = You scored { $score }; { $possible } was possible.
review-accuracy = { $name }: { $percent }% accurate (good moves: { $good } of { $moves }).
review-misjudged = “{ $title }” ({ $date }): off by { $years ->
    [0] { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
    [one] { $years } year
   *[other] { $years } years
}
review-turning-point = The turning point was move { $number } ({ $name }):
review-move = { $number }. { $name }: { $told }
review-verdict = { $why }; { $better }.
review-did-play = plays “{ $title }”
review-did-discard = discards “{ $title }”
review-did-place = places “{ $title }”
review-did-draft-red = takes War (red)
review-did-draft-blue = takes Science (blue)
review-did-draft-beige = takes Culture (beige)
review-did-use = uses the power on “{ $title }”
review-did-end = stops
review-did-leave = leaves
review-why-unjudged = Nothing to judge
review-why-good = Well played
review-why-right = Right
review-why-earlier = “{ $title }” ({ $date }) is { $years ->
    [0] { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
    [one] { $years } year
   *[other] { $years } years
} before the start of the chosen gap ({ $edge })
review-why-later = “{ $title }” ({ $date }) is { $years ->
    [0] { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
    [one] { $years } year
   *[other] { $years } years
} after the end of the chosen gap ({ $edge })
review-why-blocked = “{ $title }” ({ $date }) belongs between { $low } and { $high }, and that gap was taken
review-why-jumped = “{ $title }” ({ $date }) skips about { $count ->
    [one] { $count } card still to come and leaves it a single gap
   *[other] { $count } cards still to come and leaves them a single gap, which takes one year only
}
review-why-closed = “{ $title }” closed the gap between { $low } and { $high }, which about { $count ->
    [one] { $count } other card
   *[other] { $count } other cards
} needed
review-why-order = Another move was worth more here
review-why-wasted = “{ $title }” could still have been played
review-why-stopped = Another card could have been played safely
review-why-draft = Another colour would have given a wider choice or a stronger power
review-why-start = Another start card would have helped the neighbour less
review-why-power = The power would have done more elsewhere
review-why-unused = The power was left unused
review-better-play = better to play “{ $title }”
review-better-discard = better to discard “{ $title }”
review-better-use = better to use it on “{ $title }”
review-better-end = better to stop
review-better-draft-red = better to take War (red)
review-better-draft-blue = better to take Science (blue)
review-better-draft-beige = better to take Culture (beige)
review-better-place-first = it belongs before { $high }
review-better-place-last = it belongs after { $low }
review-better-place-between = it belongs between { $low } and { $high }
review-picture-title = The course of the game
review-picture-moves = moves
review-picture-possible = possible: { $possible }
