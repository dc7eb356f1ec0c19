"""A door for any agent: tables in words, answered in words."""
