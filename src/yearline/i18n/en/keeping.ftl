keeping-title = What is kept, and for how long
keeping-lead = This page is written by the server from its own settings: what it says here is what it does.
keeping-what = What
keeping-how-long = For how long
keeping-talk = What was said and guessed at a table, and years of birth: counted from the last thing that happened there
keeping-names = Names and who sat where, at a table where no game is being played
keeping-lobbies = A table where no game ever began
keeping-finished = A table whose games are over, with its games
keeping-games = A game that nobody continues
keeping-decks = A deck that somebody brought along, once nobody uses it and no table needs it
keeping-reports = A report about a card
keeping-tries-daily = What you placed in a challenge of the day; the number of people with each score stays
keeping-tries-weekly = What you did in a deal of the week; the number of people with each score stays
keeping-workshop = A deck that was made in the workshop, with its photos, after it was last edited or played
keeping-lessons = The report of a lesson; the names in it for at most 14 days
keeping-homework = Answers to homework; the names in them for at most 14 days after it was due
keeping-placements = Whether cards were placed correctly, without a name
keeping-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
keeping-forever = for as long as this server exists
keeping-address = Your internet address is used to count requests and is not written down. It is kept only if whoever runs this server blocks it, and for a day after they let it in again.
keeping-logs = The server’s own log holds no names, no messages and no addresses.
keeping-yours = Games that you saved as a file are yours, and stay with you.
keeping-delete = Make this server forget me
keeping-delete-text = Everything this server knows about the owner of this device is deleted: your name, what you said and guessed, your name under reports, your attempts. If you are sitting at a table, you get up. The games stay with those who played them, without your name. This cannot be undone.
keeping-delete-button = Delete what the server knows about me
keeping-delete-sure = Delete all of it for good?
keeping-delete-done = Done. You were removed from { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
keeping-delete-none = There was nothing about you.
keeping-delete-failed = That did not work; please try again in a minute.
keeping-delete-device = What your device itself keeps can be forgotten under “{ me-title }”.
