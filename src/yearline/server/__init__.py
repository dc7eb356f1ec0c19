"""The server that people sit down at: sockets, a small JSON API, and the pages of the web client."""
