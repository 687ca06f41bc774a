"""Serves the small model's weights as an OpenAI-compatible server on a free loopback port; a program of its own.

Usage: python -m tests.llm.serving WEIGHTS. Writes its base URL as the first line and ends with its standard input.
"""

from __future__ import annotations

import os
import sys

import xllamacpp

CONTEXT_TOKENS = 4096


def main(weights: str) -> None:
    parameters = xllamacpp.CommonParams()
    parameters.model.path = weights
    parameters.n_ctx = CONTEXT_TOKENS
    parameters.n_parallel = 1
    # Threads that wait for each other in a loop starve on a machine that does other things as well.
    parameters.cpuparams.n_threads = parameters.cpuparams_batch.n_threads = 1
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = 0
    parameters.ui = False
    parameters.warmup = False
    server = xllamacpp.Server(parameters)
    sys.stdout.write(f"{server.listening_address}/v1\n")
    sys.stdout.flush()
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
