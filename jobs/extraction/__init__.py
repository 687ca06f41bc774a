"""From pages of words to a judged, triaged referral. Values in, values out: nothing here knows of a database
or the network.

The parts are imported when they are first asked for: their word lists and patterns take seconds, which the web
server and the clock need not spend at their start.
"""

from __future__ import annotations

import gc
from importlib import import_module
from typing import TYPE_CHECKING, Any

from jobs.extraction.importing import importing

if TYPE_CHECKING:
    from jobs.extraction.assistant import ASSISTANT_NAME, run_assistant
    from jobs.extraction.judge import JUDGE_NAME, run_judge
    from jobs.extraction.models.assistant import run_model_assistant
    from jobs.extraction.models.judge import second_opinion, without_opinion
    from jobs.extraction.overall import overall_confidence
    from jobs.extraction.packets.consequences import triage_of_packet
    from jobs.extraction.packets.sorting import sort_packet
    from jobs.extraction.provenance import build_id
    from jobs.extraction.red_flags.search import find_red_flags
    from jobs.extraction.triage.deciding import run_triage
    from jobs.extraction.triage.shipped_ruleset import default_ruleset
    from jobs.extraction.triage.unread_pages import flags_of_unread

_HOMES = {
    "second_opinion": "models.judge",
    "without_opinion": "models.judge",
    "ASSISTANT_NAME": "assistant",
    "JUDGE_NAME": "judge",
    "build_id": "provenance",
    "default_ruleset": "triage.shipped_ruleset",
    "read_a_first_page": "first_page",
    "find_red_flags": "red_flags.search",
    "flags_of_unread": "triage.unread_pages",
    "overall_confidence": "overall",
    "run_assistant": "assistant",
    "run_judge": "judge",
    "run_model_assistant": "models.assistant",
    "run_triage": "triage.deciding",
    "sort_packet": "packets.sorting",
    "triage_of_packet": "packets.consequences",
    "warm_up_codes": "judge.codes",
    "warm_up_lexicons": "red_flags.abroad.languages",
    "warm_up_models": "assistant.learnt",
}

_VALUES_BETWEEN_LOOKS = 100_000
"""New values, by which Python looks among the newest for garbage; a page of text leaves about a fifth of so many until
the next ones are read."""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(name)
    with importing:
        value = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return value


def warm_up() -> None:
    """Load what takes seconds to load, so that no document has to wait for it.

    What is loaded by then stays for good: it is kept from being looked through for garbage again and again. And a page
    makes so many small values, which hold each other in no circle, that Python would look for garbage hundreds of
    times a page, and through all that is kept of earlier pages as well: it looks less often.
    """
    for name in _HOMES:
        __getattr__(name)
    __getattr__("warm_up_codes")()
    __getattr__("warm_up_models")()
    __getattr__("warm_up_lexicons")()
    __getattr__("read_a_first_page")()
    __getattr__("build_id")()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_VALUES_BETWEEN_LOOKS)


__all__ = [
    "ASSISTANT_NAME",
    "JUDGE_NAME",
    "build_id",
    "default_ruleset",
    "find_red_flags",
    "flags_of_unread",
    "overall_confidence",
    "run_assistant",
    "run_judge",
    "run_model_assistant",
    "run_triage",
    "second_opinion",
    "sort_packet",
    "triage_of_packet",
    "warm_up",
    "without_opinion",
]
