"""The documented configurations of reverse proxies: they are valid, and with a real nginx a service works behind it."""

import json
import shutil
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from service.houses import LONG, Process, reserved_place, sqlite_url

DEPLOY = Path(__file__).parents[2] / "deploy"
needs_nginx = pytest.mark.skipif(
    shutil.which("nginx") is None or shutil.which("openssl") is None,
    reason="needs nginx and openssl: install the packages `nginx-light` and `openssl`",
)
needs_caddy = pytest.mark.skipif(shutil.which("caddy") is None, reason="needs caddy: install the package `caddy`")


def certificate(folder: Path) -> Path:
    """A certificate for localhost that only this test trusts; the key is next to it."""
    made = folder / "localhost.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", str(folder / "localhost.key"), "-out", str(made), "-days", "2"]
    command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run(command, check=True, capture_output=True)
    return made


def changed(text: str, changes: dict[str, str]) -> str:
    """The text with these changes; each must apply."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def free_port() -> int:
    with reserved_place() as place:
        return int(place.getsockname()[1])


class Nginx:
    """The documented configuration with another name, other ports, a certificate of its own and its own folder."""

    def __init__(self, folder: Path, service: int) -> None:
        self.port, plain = free_port(), free_port()
        self.folder = folder
        self.certificate = certificate(folder)
        places = "".join(
            f"    {kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        self.file = folder / "nginx.conf"
        self.file.write_text(
            changed(
                (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
                {
                    "worker_processes auto;": f"worker_processes 1;\ndaemon off;\npid {folder / 'pid'};\n"
                    f"error_log {folder / 'errors.txt'};",
                    "http {\n    include": f"http {{\n{places}    include",
                    "/etc/letsencrypt/live/games.example/fullchain.pem": str(self.certificate),
                    "/etc/letsencrypt/live/games.example/privkey.pem": str(folder / "localhost.key"),
                    "server_name games.example;": "server_name localhost;",
                    "listen 80": f"listen {plain}",
                    "listen 443": f"listen {self.port}",
                    "127.0.0.1:8500": f"127.0.0.1:{service}",
                },
            ),
            encoding="utf-8",
        )
        # Its workers may run as another user.
        folder.chmod(0o755)

    def check(self) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["nginx", "-t", "-c", str(self.file)], capture_output=True, text=True, check=False)

    def __enter__(self) -> "Nginx":
        self.process = subprocess.Popen(["nginx", "-c", str(self.file)], stderr=subprocess.DEVNULL)
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            assert self.process.poll() is None, (self.folder / "errors.txt").read_text()
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("nginx did not come up")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(LONG)


@needs_nginx
def test_the_configuration_of_nginx_is_valid(tmp_path: Path) -> None:
    done = Nginx(tmp_path, 8500).check()
    assert done.returncode == 0, done.stderr
    assert "emerg" not in done.stderr


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    folder = tmp_path_factory.mktemp("nginx")
    with (
        Process(sqlite_url(folder), folder / "log.txt", url="https://localhost") as running,
        Nginx(folder, running.port) as proxy,
    ):
        yield proxy


def status(proxy: Nginx, path: str, headers: dict[str, str] | None = None, body: bytes | None = None) -> int:
    request = urllib.request.Request(f"https://localhost:{proxy.port}{path}", body, headers or {})
    trusting = ssl.create_default_context(cafile=str(proxy.certificate))
    try:
        with urllib.request.urlopen(request, timeout=LONG, context=trusting) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as problem:
        return problem.code


@needs_nginx
def test_behind_nginx_pages_answer_over_tls(behind: Nginx) -> None:
    assert status(behind, "/health") == 200
    assert status(behind, "/") == 200


@needs_nginx
def test_behind_nginx_a_socket_greets(behind: Nginx) -> None:
    trusting = ssl.create_default_context(cafile=str(behind.certificate))
    origin = f"https://localhost:{behind.port}"
    with connect(f"wss://localhost:{behind.port}/ws", ssl=trusting, origin=origin, open_timeout=LONG) as wire:  # type: ignore[arg-type]
        wire.send('{"type":"hello","version":2}')
        assert json.loads(wire.recv(LONG))["type"] == "welcome"


@needs_nginx
def test_behind_nginx_nobody_can_claim_an_address(behind: Nginx) -> None:
    """Metrics are for this machine: somebody who could claim another address would not get them, and the reverse."""
    assert status(behind, "/metrics", {"x-forwarded-for": "203.0.113.7"}) == 200


@needs_nginx
def test_behind_nginx_cookies_are_only_for_tls(behind: Nginx) -> None:
    request = urllib.request.Request(f"https://localhost:{behind.port}/api/guests", b"")
    trusting = ssl.create_default_context(cafile=str(behind.certificate))
    with urllib.request.urlopen(request, timeout=LONG, context=trusting) as answer:
        assert "; Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


@needs_nginx
def test_behind_nginx_a_long_body_is_refused(behind: Nginx) -> None:
    assert status(behind, "/api/records", body=b"x" * 300_000) == 413


@needs_caddy
def test_the_configuration_of_caddy_is_valid() -> None:
    command = ["caddy", "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
