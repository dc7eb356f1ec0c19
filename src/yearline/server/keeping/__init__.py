"""Data that ends: how long things are kept, and who sees to it."""
