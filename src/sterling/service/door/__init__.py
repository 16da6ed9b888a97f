"""The door: which connections come in, how long they may take, and which requests are understood in only one way.

- `Door` (accepting.py): accepts connections, counts them, and closes those that keep everyone waiting
- `HttpProtocol` (http.py) and `SocketProtocol` (socket.py): uvicorn's protocols with deadlines and coded refusals
- `Conversation` (plain.py): reads ordinary requests, and leaves the others to h11
- `StrictConnection` (framing.py): refuses requests that two servers could read in two ways
- `Gate` (gate.py): refuses foreign hosts and impossible paths, before the application sees them
- `in_one_piece` (answering.py): answers whose head and body go out together
- `raw_answer`, `problem_of` (answers.py): an error as a whole HTTP answer, where there is no application to give it
- `raise_file_limit`, `file_limit`, `most_connections` (files.py): how many connections the process has files for

We stay with uvicorn because its protocols are plain classes in Python that can be extended with exactly this; granian
has such deadlines in Rust, out of reach of our codes and tests, and hypercorn limits only the head and the idle time.
"""

from sterling.service.door.accepting import Door, Place
from sterling.service.door.files import file_limit, most_connections, raise_file_limit
from sterling.service.door.gate import Gate
from sterling.service.door.http import HttpProtocol
from sterling.service.door.socket import SocketProtocol

__all__ = [
    "Door",
    "Gate",
    "HttpProtocol",
    "Place",
    "SocketProtocol",
    "file_limit",
    "most_connections",
    "raise_file_limit",
]
