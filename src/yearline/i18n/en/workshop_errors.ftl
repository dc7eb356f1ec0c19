# The workshop: what became of photos and files, and why not.
deck-problem-photo-too-big = the photo is bigger than { $limit } MB; use a smaller copy of it
deck-problem-photo-unknown = this is not a photo that can be read here; save it as JPEG, PNG, WebP or HEIC
deck-problem-photo-svg = an SVG drawing is a program as much as a picture; save it as PNG and use that
deck-problem-photo-broken = the photo is damaged or was cut off on its way; open it on your device, save it again and use that
deck-problem-photo-too-many-pixels = the photo has more than { $most } million pixels; use a smaller copy of it
deck-problem-photo-too-long = a side of the photo is longer than { $most } pixels; use a smaller copy of it
deck-problem-photo-too-small = the picture is smaller than { $least } pixels, too small for a card; use a larger one
deck-problem-photo-too-heavy = this photo takes too much work to read; save it as an ordinary JPEG and use that
deck-problem-photo-animated = the picture moves; its first frame is on the card
deck-problem-photo-small = the photo is small and will look soft in print; { $least } pixels a side are better
deck-problem-photos-unplaced = { $count ->
    [one] the name of one photo fits no card, so it was left out
   *[other] the names of { $count } photos fit no card, so they were left out
}
deck-problem-lines-left-out = { $count ->
    [one] one line has no date and was left out: “{ $sample }”
   *[other] { $count } lines have no date and were left out, such as “{ $sample }”
}
deck-problem-text-document = this is a text document, not a table; copy the list from it and paste it, or put it into a spreadsheet
deck-problem-bad-anki = the Anki file cannot be read ({ $reason }); in Anki, export the deck again as .apkg or as “Notes in Plain Text”
deck-fix-use = Make it { $value }
deck-not-enough = no, there are too few cards
server-refused-no-such-draft = There is no deck to edit at this address. The link may have been replaced by a new one.
server-refused-no-such-revision = This older version is not kept any more.
server-refused-deck-full = The deck has all the photos it may have. Remove some, or begin a second deck.
server-refused-busy = Many files are arriving just now. Try again in a moment.
