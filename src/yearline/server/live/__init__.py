"""Tables that are open: who is there, what they do, what they are told."""
