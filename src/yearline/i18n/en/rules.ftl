rules-heading-aim = Aim
rules-heading-setup = Set-up
rules-heading-turn = Your turn
rules-heading-end = The end
