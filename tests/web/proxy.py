"""A reverse proxy that puts a service under a path, as nginx or Caddy would: plain requests and WebSockets."""

import socket
import threading
from urllib.parse import urlsplit


class Proxy:
    """`http://127.0.0.1:PORT/<path>/…` leads to the service; nothing else exists."""

    def __init__(self, service: str, path: str) -> None:
        parts = urlsplit(service)
        assert parts.hostname is not None
        assert parts.port is not None
        self.target = (parts.hostname, parts.port)
        self.prefix = f"/{path}".encode()
        self.strangers: list[str] = []
        """Requests that did not stay under the path."""
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}/{path}/"
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self.door.close()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self.door.accept()
            except OSError:
                return
            threading.Thread(target=self._talk, args=[client], daemon=True).start()

    def _talk(self, client: socket.socket) -> None:
        head = b""
        while b"\r\n\r\n" not in head:
            more = client.recv(65_536)
            if not more:
                client.close()
                return
            head += more
        lines, _, body = head.partition(b"\r\n\r\n")
        first, *headers = lines.split(b"\r\n")
        method, path, version = first.split(b" ")
        if not path.startswith(self.prefix + b"/"):
            self.strangers.append(path.decode())
            client.sendall(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            client.close()
            return
        upgrade = any(line.lower().startswith(b"upgrade:") for line in headers)
        if not upgrade:
            # One request for each connection, so that only its first line has to be rewritten.
            headers = [line for line in headers if not line.lower().startswith(b"connection:")]
            headers.append(b"connection: close")
        service = socket.create_connection(self.target)
        first = b" ".join([method, path[len(self.prefix) :], version])
        service.sendall(b"\r\n".join([first, *headers]) + b"\r\n\r\n" + body)
        threading.Thread(target=_pump, args=[client, service], daemon=True).start()
        _pump(service, client)


def _pump(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(65_536):
            target.sendall(data)
    except OSError:
        pass
    finally:
        for one in (source, target):
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue
