me-title = Your games
me-lead = Everything here is kept on this device alone.
me-none = Nothing here yet. Play a game or today’s challenge, and it will be kept here for you.
me-play = Play today’s challenge
me-results = Results
me-challenges = Challenges
me-deals = Weekly deals
me-bests = Your records
me-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
me-longest = Longest: { $count }
me-of = { $right } of { $all }
me-best = { $game }, { $deck }
me-players = { $count ->
    [1] alone
    [one] { $count } player
   *[other] { $count } players
}
me-won = won
me-lost = not won
me-century = Correct by century
me-field = Correct by topic
me-years-old = Years BC
me-years-first = Years 1 to 1000
me-own-deck = own deck
me-more = and { $count } more
me-export = Save as a file
me-import = Load a file
me-link-copied = Copied. Open the link on your other device, and you will be the same player there. The cards you practise come along, and so do the last month’s challenges and deals and the last game of each of your tables. Take anything older with you as a file. Keep the link to yourself.
me-forget = Forget everything
me-forgotten = Everything here is forgotten.
me-undo = Undo
me-bad-file = This file is not from Yearline. Nothing was changed.
me-brought = { $count ->
    [one] { $count } result brought back
   *[other] { $count } results brought back
}
me-keeps-nothing = This browser keeps nothing: what you see here is gone when you close it.
me-field-antiquity = Antiquity
me-field-art = Art
me-field-digital = Computers
me-field-faith = Faith
me-field-film = Film
me-field-industry = Industry
me-field-letters = Literature
me-field-life = Daily life
me-field-music = Music
me-field-nature = Nature
me-field-science = Science
me-field-sea = The sea
me-field-space = Space
me-field-sport = Sport
me-field-state = States
me-field-war = War
me-field-other = Other
