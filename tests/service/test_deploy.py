"""The documented configurations of reverse proxies: they are valid, and a service works behind the real programs."""

import json
import os
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
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def certificate(folder: Path) -> Path:
    """A certificate for localhost that only this test trusts; the key is next to it."""
    made = folder / "localhost.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", str(folder / "localhost.key"), "-out", str(made), "-days", "2"]
    command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run(command, check=True, capture_output=True)
    return made


def changed(name: str, changes: dict[str, str]) -> str:
    """A documented configuration with these changes; each must apply."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def free_port() -> int:
    with reserved_place() as place:
        return int(place.getsockname()[1])


class Proxy:
    """A program with its documented configuration, except for the name, the ports and the folder."""

    programs: tuple[str, ...]

    def __init__(self, folder: Path, service: int) -> None:
        self.folder = folder
        self.service = service
        self.port, self.plain = free_port(), free_port()
        self.file = folder / "configuration"
        self.file.write_text(self.configuration(), encoding="utf-8")
        self.environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        # Its workers may run as another user.
        folder.chmod(0o755)

    def configuration(self) -> str:
        raise NotImplementedError

    def authority(self) -> Path:
        """The certificate to trust."""
        raise NotImplementedError

    def command(self, check: bool) -> list[str]:
        raise NotImplementedError

    def check(self) -> subprocess.CompletedProcess[str]:
        return subprocess.run(self.command(True), capture_output=True, text=True, check=False, env=self.environment)

    def __enter__(self) -> "Proxy":
        self.process = subprocess.Popen(self.command(False), stderr=subprocess.DEVNULL, env=self.environment)
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            assert self.process.poll() is None, self.check().stderr
            try:
                self.trusting = ssl.create_default_context(cafile=str(self.authority()))
                with socket.create_connection(("127.0.0.1", self.port), timeout=LONG) as one:
                    self.trusting.wrap_socket(one, server_hostname="localhost").close()
                return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("it did not come up")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(LONG)

    def status(self, path: str, headers: dict[str, str] | None = None, body: bytes | None = None) -> int:
        request = urllib.request.Request(f"https://localhost:{self.port}{path}", body, headers or {})
        try:
            with urllib.request.urlopen(request, timeout=LONG, context=self.trusting) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as problem:
            return problem.code


class Nginx(Proxy):
    programs = ("nginx", "openssl")

    def configuration(self) -> str:
        here = self.folder
        places = "".join(f"    {kind}_temp_path {here / kind};\n" for kind in TEMPORARY)
        own = f"worker_processes 1;\ndaemon off;\npid {here / 'pid'};\nerror_log {here / 'errors.txt'};"
        return changed(
            "nginx.conf",
            {
                "worker_processes auto;": own,
                "http {\n    include": f"http {{\n{places}    include",
                "/etc/letsencrypt/live/games.example/fullchain.pem": str(certificate(here)),
                "/etc/letsencrypt/live/games.example/privkey.pem": str(here / "localhost.key"),
                "server_name games.example;": "server_name localhost;",
                "listen 80": f"listen {self.plain}",
                "listen 443": f"listen {self.port}",
                "127.0.0.1:8500": f"127.0.0.1:{self.service}",
            },
        )

    def authority(self) -> Path:
        return self.folder / "localhost.pem"

    def command(self, check: bool) -> list[str]:
        return ["nginx", *(["-t"] if check else []), "-c", str(self.file)]


class Caddy(Proxy):
    programs = ("caddy",)

    def configuration(self) -> str:
        return changed(
            "Caddyfile",
            {
                "{\n\tservers": f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {self.plain}\n\tservers",
                "\n{$STERLING_DOMAIN:games.example} {": f"\nlocalhost:{self.port} {{",
                "127.0.0.1:8500": f"127.0.0.1:{self.service}",
            },
        )

    def authority(self) -> Path:
        return self.folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"

    def command(self, check: bool) -> list[str]:
        return ["caddy", "validate" if check else "run", "--config", str(self.file), "--adapter", "caddyfile"]


@pytest.fixture(scope="module", params=[Nginx, Caddy])
def kind(request: pytest.FixtureRequest) -> type[Proxy]:
    found: type[Proxy] = request.param
    missing = [program for program in found.programs if shutil.which(program) is None]
    if missing:
        pytest.skip(f"needs {' and '.join(missing)}; the packages are `nginx-light`, `openssl` and `caddy`")
    return found


@pytest.fixture(scope="module")
def behind(kind: type[Proxy], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("proxy")
    with (
        Process(sqlite_url(folder), folder / "log.txt", url="https://localhost") as running,
        kind(folder, running.port) as proxy,
    ):
        yield proxy


def test_the_configuration_is_valid(kind: type[Proxy], tmp_path: Path) -> None:
    done = kind(tmp_path, 8500).check()
    assert done.returncode == 0, done.stderr


def test_pages_answer_over_tls(behind: Proxy) -> None:
    assert behind.status("/health") == 200
    assert behind.status("/") == 200


def test_a_socket_greets(behind: Proxy) -> None:
    origin = {"origin": f"https://localhost:{behind.port}"}
    url = f"wss://localhost:{behind.port}/ws"
    with connect(url, ssl=behind.trusting, additional_headers=origin, open_timeout=LONG) as wire:
        wire.send('{"type":"hello","version":2}')
        assert json.loads(wire.recv(LONG))["type"] == "welcome"


def test_nobody_can_claim_an_address(behind: Proxy) -> None:
    """Metrics are for this machine only. Whoever could claim another address would not get them."""
    assert behind.status("/metrics", {"x-forwarded-for": "203.0.113.7"}) == 200


def test_the_service_knows_that_it_is_reached_over_tls(behind: Proxy) -> None:
    request = urllib.request.Request(f"https://localhost:{behind.port}/api/guests", b"")
    with urllib.request.urlopen(request, timeout=LONG, context=behind.trusting) as answer:
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "max-age" in answer.headers["strict-transport-security"]


def test_a_long_body_is_refused(behind: Proxy) -> None:
    assert behind.status("/api/records", {"content-type": "application/json"}, b"x" * 300_000) == 413
