"""A real model behind a real server, asked one question; a whole job with it is in test_job.py."""

from __future__ import annotations

from jobs.extraction.models import ModelConfig
from jobs.extraction.models.answers import RequestSection
from jobs.extraction.models.asking import Question, ask_all
from jobs.extraction.models.prompts import ASSISTANT, form_of, page_texts
from tests.unit.extraction.paper import paper

LETTER = """\
Rowan Practice
12 March 2026
Dear Dr Lee,
Re: Anna Berg, born 4 May 1961
Please see her for chest pain on exertion. She takes aspirin 75 mg daily.
Yours, Dr Tom Hale
"""
PAGES = paper(LETTER)


def test_the_real_server_holds_the_model_to_the_schema(small_model: ModelConfig) -> None:
    question = Question(ASSISTANT, form_of("\n".join(page_texts(PAGES))), RequestSection)
    (answer,) = ask_all([question], small_model)
    assert isinstance(answer, RequestSection)
