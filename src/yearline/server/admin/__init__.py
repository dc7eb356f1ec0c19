"""The operator: what runs, what is kept, and what is shut out; from a page behind a secret, and from a terminal."""
