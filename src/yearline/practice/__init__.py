"""Practice: the cards one misjudged come back before they are forgotten."""
