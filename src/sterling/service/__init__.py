"""The table service: tables, seats, moves and views, over HTTP and WebSocket (docs/protocol.md).

- The table itself, pure: acts.py, room.py, seats.py, clocks.py, forms.py, shown.py, records.py, due.py, starting.py
- Who is connected, and who is gone: presence.py, absence.py
- The path of a move: commit.py, between rooms.py, store/ and audience.py; then drivers.py
- Requests from people: tables.py, seating.py, playing.py, subscriptions.py, devices.py, moderation.py, with holders.py
  and checks.py
- Background work: drivers.py with bots.py and tempo.py, sweep.py with broken.py, unstarted.py, nodes.py with fanout.py
- Limits: prices.py, limits.py, access.py, till.py, storage.py; pieces.py and answers.py make work cheaper
- The edges: door/, hosts.py, reading.py, api/, socket.py with wire.py, pages.py with files.py; messages/ is what goes
  over the wire, client/ the other end
- The whole: composition.py builds it, app.py and serve.py run it

docs/architecture.md has diagrams of the parts and of the path of a move.
"""
