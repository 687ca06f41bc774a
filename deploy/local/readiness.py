"""Whether the whole service answers: the web server over HTTP, every pool of workers over the broker."""

import redis
import urllib3
from celery import Celery
from celery.exceptions import OperationalError

from deploy.local.programs import WORKER_NAMES

_http = urllib3.PoolManager(num_pools=1, retries=False, timeout=2.0)


def web_is_ready(base_url: str) -> bool:
    """Say whether `GET /readyz` answers 200."""
    try:
        return _http.request("GET", f"{base_url}/readyz").status == 200
    except urllib3.exceptions.HTTPError:
        return False


class WorkerRollCall:
    """Asks the workers for a sign of life, until each pool has given one."""

    def __init__(self, *, redis_url: str) -> None:
        self._celery = Celery(broker=redis_url, set_as_current=False)
        self._missing = set(WORKER_NAMES)

    def is_complete(self) -> bool:
        """Ask once and say whether every pool has answered by now."""
        try:
            answers = self._celery.control.ping(timeout=0.5, limit=len(WORKER_NAMES)) or []
        except (OperationalError, redis.RedisError):
            return False
        self._missing -= {node.split("@")[0] for answer in answers for node in answer}
        return not self._missing
