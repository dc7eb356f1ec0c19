"""How learners see the games: each module beside `near` has a `SIGHT`, which its game names in `kinds/`.

Each has its own loop over the games (`_many`), as in `kinds/`, though the loops are alike: a kernel that is given
another one, as an argument or by a closure, cannot be kept on disk, and would be compiled anew in every process.
"""
