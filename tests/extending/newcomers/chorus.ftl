
rules-title-chorus = Chorus
rules-short-chorus = Everybody says at once where the card belongs.
rules-aim-chorus = Be right together.
rules-setup-chorus = One card lies open.
rules-turn-chorus = Choose a gap in secret.
rules-end-chorus = After the last round.
pages-rules-picture-chorus = Picture.
pages-own-not-enough-chorus = No.
client-do-chorus-place = Choose a gap.
review-picture-chorus = Score.
