"""A client with many connections: a program of its own, sharing no interpreter with what drives it.

`python -m tests.bench.load URL CONNECTIONS SECONDS` prints the answers a second, their median time and the statuses.
"""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
import threading
from collections import Counter
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from urllib.parse import urlsplit

WARM_UP_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Load:
    """What the client saw. `rate` is answers a second, `milliseconds` the median of an answer, `size` its bytes."""

    rate: float
    milliseconds: float
    size: int


def put_load_on(url: str, *, connections: int, seconds: float) -> Load:
    """Run the client in a process of its own. Raises RuntimeError for any answer but 200."""
    words = [sys.executable, "-m", "tests.bench.load", url, str(connections), str(seconds)]
    told = json.loads(subprocess.run(words, capture_output=True, check=True, text=True).stdout)
    if set(told["statuses"]) != {"200"}:
        raise RuntimeError(f"Not every answer of the load test was 200: {told['statuses']}")
    return Load(rate=told["rate"], milliseconds=told["milliseconds"], size=told["size"])


def main() -> None:
    """Put load on the URL of the command line and print what came of it as JSON."""
    url, connections, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    address = urlsplit(url)
    begin = perf_counter() + WARM_UP_SECONDS
    end = begin + seconds
    times: list[list[float]] = [[] for _ in range(connections)]
    statuses: Counter[int] = Counter()
    sizes: list[int] = []

    def ask(mine: list[float]) -> None:
        connection = http.client.HTTPConnection(address.netloc, timeout=30)
        while (asked_at := perf_counter()) < end:
            connection.request("GET", address.path)
            answer = connection.getresponse()
            size = len(answer.read())
            if asked_at >= begin:
                mine.append(perf_counter() - asked_at)
                statuses[answer.status] += 1
                sizes.append(size)
        connection.close()

    threads = [threading.Thread(target=ask, args=(mine,)) for mine in times]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    everything = [time for mine in times for time in mine]
    json.dump(
        {
            "rate": len(everything) / seconds,
            "milliseconds": median(everything) * 1000,
            "size": max(sizes),
            "statuses": dict(statuses),
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
