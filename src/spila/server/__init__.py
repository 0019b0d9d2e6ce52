"""The server: HTTP and WebSocket around live tables."""
