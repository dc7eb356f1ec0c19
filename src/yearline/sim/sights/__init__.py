"""How learners see the games: each module beside `near` has a `SIGHT`, which its game names in `kinds/`."""
