"""One challenge a day, the same for everybody: the choice of its cards, its rules, and what the bots make of it."""
