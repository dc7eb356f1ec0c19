"""Games that a test puts into a copy of the package, as somebody does who follows CONTRIBUTING.md."""
