"""The strong co-operative player and the bound it is measured by."""
