"""Tables: everything people do around a game, as entries of a log and a fold over them."""
