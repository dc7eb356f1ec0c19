"""How the server runs: worker processes, the guard before every request, the bounded parser."""
