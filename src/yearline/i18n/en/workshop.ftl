workshop-title = Your decks
workshop-lead = Make cards of your own, with your own pictures. Ten cards take about ten minutes, and then you can play with them, print them or give them to a class.
workshop-home = A topic, a town, a box of photos? Make a deck of your own.
workshop-decks-none = No deck here yet. Begin a new one, or bring what you have: a spreadsheet, a list, flash cards, photos.
workshop-device = This list is kept on this device alone. On another device, open the edit link.
workshop-keeps-nothing = This browser keeps nothing: save the edit link of every deck you make.
workshop-new = New deck
workshop-from-file = From a file
workshop-from-paste = Paste a list
workshop-edit = Edit
workshop-look-play = Look and play
workshop-links = Links and more
workshop-copy-deck = Make a copy
workshop-forget = Take it off this list
workshop-forget-help = The deck stays, but this device forgets its edit link. Without that link nobody can change it.
workshop-paste-title = Paste a list
workshop-paste-make = Make a deck of it
workshop-name = Name of the deck
workshop-unnamed = Deck without a name
workshop-untitled = Card without a title
workshop-description = What it is about
workshop-cards = Cards
workshop-languages = Languages
workshop-language-add = Language
workshop-of = { $done } of { $all }
workshop-hint = Type a date and a title into the first row. Or copy rows in any spreadsheet and paste them here.
workshop-hint-phone = Tap “Add a card”. Or bring what you already have: a list, a spreadsheet, photos.
workshop-keys = Arrow keys move, Enter edits, Tab moves on. Alt and an arrow key move a card, Alt and Delete remove it.
workshop-next = Type here, or paste rows from a spreadsheet
workshop-row = Row
workshop-state = Check
workshop-row-right = fine
workshop-row-wrong = has a problem
workshop-row-note = worth a look
workshop-empty = empty
workshop-column-picture = Picture
workshop-column-year = Date
workshop-column-title = Title
workshop-column-fact = Fact
workshop-fact-when = shown after the card is turned over
workshop-fact-long = Fact, shown after the card is turned over
workshop-no-fact = No fact yet
workshop-letters = { $count } of { $most } characters
workshop-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
workshop-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
workshop-fix-first = { $count ->
    [one] Fix the problem, and the deck is ready to play.
   *[other] Fix the { $count } problems, and the deck is ready to play.
}
workshop-ready = Ready for { $games }.
workshop-not-ready = { $game }: { $why }
workshop-fixed = Fixed.
workshop-pasted = { $count ->
    [one] { $count } row added.
   *[other] { $count } rows added.
}
workshop-reading = One moment…
workshop-unread = We could not read this. Nothing was changed.
workshop-too-big = The file is larger than { $limit } MB. Add its table and its photos one after the other.
workshop-add = Add a card
workshop-done = Done
workshop-cancel = Cancel
workshop-close = Close
workshop-undo = Undo
workshop-redo = Redo
workshop-saved-saved = Saved
workshop-saved-unsaved = Kept on this device
workshop-saved-saving = Saving…
workshop-saved-waiting = No connection. Kept on this device, and sent as soon as possible.
workshop-saved-conflict = Somebody else has changed this deck too.
workshop-saved-refused = Not saved, but kept on this device.
workshop-front = Front
workshop-back = Back
workshop-this-card = This card
workshop-choose = Type into a row, and its card appears here.
workshop-card-of = Card { $number } of { $all }
workshop-card-before = Previous card
workshop-card-after = Next card
workshop-date-how = How exact is the date?
workshop-date-year = Exact year
workshop-date-day = Exact day
workshop-date-circa = About
workshop-date-century = Century
workshop-date-shown = Shown as
workshop-picture-change = Change the picture
workshop-picture-emblem = Emblem
workshop-picture-photo = Photo
workshop-picture-letter = First letter
workshop-picture-letter-help = The card shows the first letter of its title, on the scene that you choose below.
workshop-emblem-ideas = From your title
workshop-emblem-find = Search all emblems
workshop-emblem-found = { $found } of { $total }
workshop-photo-drop = Drop a photo here or choose one.
workshop-photo-another = Drop another photo here or choose one.
workshop-photo-small = It is reduced on your device before it is sent, and location and camera data are left out.
workshop-photo-sending = The photo is on its way…
workshop-photo-there = The photo is on the card.
workshop-photo-unread = We cannot read this as a photo. Try a JPEG, PNG or WebP.
workshop-photo-kept = It is kept on this device and sent as soon as possible.
workshop-photos-waiting = { $count ->
    [one] One photo waits on this device to be sent.
   *[other] { $count } photos wait on this device to be sent.
}
workshop-photos-sending = { $count ->
    [one] One more photo on its way…
   *[other] { $count } more photos on their way…
}
workshop-photos-there = { $count ->
    [0] No photo could be sent.
    [one] One photo is on its card.
   *[other] { $count } photos are on their cards.
}
workshop-photos-many = Several photos at once: each gets a card of its own, or goes onto the card with the same name as its file.
workshop-photo-remove = Remove
workshop-crop-keys = The part of the photo on the card. Arrow keys move it, plus and minus zoom.
workshop-zoom = Zoom
workshop-zoom-in = Closer
workshop-zoom-out = Further away
workshop-tone = Tone
workshop-tone-plain = As it is
workshop-tone-ink = In the scene’s ink
workshop-credit = Whose photo is it?
workshop-scene = Scene
workshop-more = More about this card
workshop-source = Source
workshop-source-help = Where the date can be looked up.
workshop-color = Colour
workshop-difficulty = Difficulty
workshop-easy = easy
workshop-medium = medium
workshop-hard = hard
workshop-symbol-front = Symbol, front
workshop-symbol-back = Symbol, back
workshop-by-itself = automatic
workshop-none = none
workshop-medallion = Small icon
workshop-medallion-help = Its name among the emblems, such as hourglass.
workshop-id = Short name
workshop-id-help = Lower-case letters, digits and hyphens. Leave it empty, and we make one from the title.
workshop-row-up = Move up
workshop-row-down = Move down
workshop-row-insert = Insert a card
workshop-row-remove = Remove this card
workshop-play = Try it out
workshop-share = Share
workshop-share-title = Share “{ $name }”
workshop-play-link = Play link
workshop-play-link-help = Whoever has it can play with the deck, not change it.
workshop-edit-link = Edit link
workshop-edit-link-help = For those who work on it with you. It is the key: keep it safe.
workshop-show-link = Show it
workshop-copy = Copy
workshop-copied = Copied
workshop-copy-by-hand = Select and copy it
workshop-print = Print the cards
workshop-class = Give it to a class
workshop-download = Download
workshop-risky = New edit link, or delete the deck
workshop-renew = New edit link
workshop-renew-help = The old edit link will stop working. You get a new one.
workshop-renew-yes = Make a new one
workshop-delete = Delete the deck
workshop-delete-help = The deck, its history and its photos will be gone for everybody. Games under way can be finished.
workshop-delete-yes = Delete it for good
workshop-no-connection = No connection. Try again in a moment.
workshop-history = History
workshop-history-none = Nothing has been saved yet.
workshop-changed = { $more ->
    [0] “{ $title }”
    [one] “{ $title }” and { $more } more card
   *[other] “{ $title }” and { $more } more cards
}
workshop-look = Look
workshop-bring-back = Restore this
workshop-brought-back = It is back. Undo takes you to what was there before.
workshop-clash = Somebody else has changed this deck too
workshop-clash-help = You have changed { $mine ->
    [one] { $mine } card
   *[other] { $mine } cards
}, they have changed { $theirs ->
    [one] { $theirs } card
   *[other] { $theirs } cards
}. What should be kept?
workshop-clash-both = Changed by both
workshop-clash-look = Compare
workshop-clash-safe = Nothing is lost: both stay in the history.
workshop-mine = Yours
workshop-theirs = Theirs
workshop-keep-both = Keep both
workshop-keep-both-mine = Keep both, and mine where they differ
workshop-keep-mine = Keep mine
workshop-take-theirs = Take theirs
workshop-about = About the deck
workshop-dates = Dates on the cards
workshop-dates-year = Years
workshop-dates-day = Days: 14 July comes before 4 August
workshop-dates-to-year = Use years in this deck
workshop-dates-to-day = Use days in this deck
workshop-audience = For whom
workshop-audience-everyone = Everybody, fit for school
workshop-audience-teens = Teenagers
workshop-audience-adults = Adults
workshop-palette = Colours of the pictures
workshop-palette-scene = By scene
workshop-palette-color = By the colour of the card
workshop-symbols = Number of symbols
workshop-category = Category
workshop-license = Licence
workshop-license-help = How others may use the deck, such as CC0-1.0.
workshop-mapping = What is in your columns?
workshop-mapping-help = We have guessed where we could. Choose what is missing.
workshop-mapping-needs = A deck needs a column with dates and one with titles.
workshop-leave-out = leave it out
workshop-no-heading = Column { $number }
workshop-take-rows = { $count ->
    [one] Take { $count } row
   *[other] Take { $count } rows
}
workshop-means-emblem = Emblem
workshop-means-scene = Scene
workshop-means-color = Colour
workshop-means-source = Source
workshop-means-difficulty = Difficulty
workshop-means-precision = How exact the date is
workshop-means-picture = Photo
workshop-means-credit = Whose photo it is
workshop-means-medallion = Small icon
workshop-means-id = Short name
workshop-bring = Bring in more cards
workshop-bring-first = Or bring what you have
workshop-file = A file: spreadsheet, flash cards, photos, or a ZIP with photos
workshop-paste = Paste rows or a list here
workshop-reports = What players have told you
workshop-reports-read = Mark as read
workshop-left = What you wrote is still here
workshop-left-help = { $count ->
    [0] Your changes were not sent. They are kept on this device.
    [one] { $count } card that you wrote or changed was not sent. It is kept on this device.
   *[other] { $count } cards that you wrote or changed were not sent. They are kept on this device.
}
workshop-left-own = Make a deck of your own
workshop-left-own-help = It will be the whole deck as you last had it, with an edit link of its own.
workshop-left-table = Download the table
workshop-left-forget-help = What you wrote here was not sent anywhere. It will be gone.
workshop-left-look = See what you wrote
workshop-closed = This edit link does not work
workshop-closed-help = Perhaps it was replaced by a new one, or the deck was deleted. Whoever sent you the link may know more.
workshop-closed-offline = No connection
workshop-closed-offline-help = Your deck could not be fetched. Whatever you wrote on this device is kept.
workshop-again = Try again
workshop-emblems-all = { $count ->
    [one] Find a different emblem for { $count } card
   *[other] Find different emblems for { $count } cards
}
workshop-emblems-given = { $count ->
    [0] No emblem fits these titles. Search for one on each card.
    [one] { $count } card has an emblem now.
   *[other] { $count } cards have an emblem now.
}
