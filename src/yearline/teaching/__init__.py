"""How a game is explained: its rules on a sheet, for page, terminal and print alike, and lessons that are played."""
