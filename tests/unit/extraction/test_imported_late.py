"""A worker's threads begin at once: whatever each asks for first, none is handed a module half done."""

from __future__ import annotations

import subprocess
import sys

import pytest

BEGIN = """
import sys
from random import Random
from threading import Thread
from time import sleep

chance = Random(int(sys.argv[1]))
failed = []


def begin(seconds, first):
    try:
        sleep(seconds)
        first()
    except Exception as error:
        failed.append(repr(error))


def together(within, *firsts):
    threads = [Thread(target=begin, args=(chance.uniform(0.0, within), first)) for first in firsts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        sys.exit("; ".join(failed))
"""

STAGES = """
from jobs import extraction

together(0.3, extraction.warm_up, lambda: extraction.sort_packet, lambda: extraction.run_judge)
"""

MODELS = """
from jobs.extraction.models.answers import Answer
from jobs.extraction.models.asking import Question, ask_all
from jobs.extraction.models.configuration import ModelConfig
from jobs.extraction.models.failures import ModelFailed

NOBODY = "http://127.0.0.1:9"


def ask(provider):
    config = ModelConfig(name="model", model=f"{provider}:m", base_url=NOBODY, api_key="key")
    try:
        ask_all([Question("", "", Answer)], config)
    except ModelFailed as failure:
        if failure.code != "unreachable":
            raise


together(1.5, *(lambda provider=provider: ask(provider) for provider in ("openai", "anthropic", "google") * 2))
"""


@pytest.mark.parametrize("seed", ["2", "3"])
@pytest.mark.parametrize("firsts", [STAGES, MODELS], ids=["stages", "models"])
def test_threads_that_begin_at_once_all_get_whole_modules(firsts: str, seed: str) -> None:
    begun = subprocess.run(
        [sys.executable, "-c", BEGIN + firsts, seed], capture_output=True, text=True, check=False
    )
    assert begun.returncode == 0, begun.stderr
