"""Two ways to speak WebSocket: picows, and plain ASGI where it is not to be had."""
