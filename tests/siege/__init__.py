"""A siege from one address: everything that once stopped, froze or filled a server, while other people play on it."""
