"""The web server's port: the one asked for, or any free one."""

import socket
from collections.abc import Mapping

from deploy.local.errors import StackError
from deploy.local.valkey import HOST, free_port

DEFAULT_PORT = 8000


def choose_port(environment: Mapping[str, str]) -> int:
    """Give the port that `PORT` names (8000 unless set; 0 is any free one).

    Raises:
        StackError: it is no port number, or somebody listens there already.
    """
    wish = environment.get("PORT") or str(DEFAULT_PORT)
    if not wish.isdigit() or int(wish) > 65535:
        raise StackError(f"PORT={wish} is no port: give a number from 0 to 65535; PORT=0 takes any free one.")
    if int(wish) == 0:
        return free_port()
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, int(wish)))
        except PermissionError:
            raise StackError(
                f"Port {wish} is reserved for root: `PORT=0 make up` takes a free one."
            ) from None
        except OSError:
            raise StackError(
                f"Port {wish} is taken by another program: `PORT=0 make up` takes a free one."
            ) from None
    return int(wish)
