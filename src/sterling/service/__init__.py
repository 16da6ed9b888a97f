"""The table service: the authority over tables, seats, moves and views, over HTTP and WebSocket (docs/protocol.md)."""
