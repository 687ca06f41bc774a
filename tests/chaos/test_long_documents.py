"""A fax of a hundred pages in a stack: it blocks nobody, survives its workers, and says early what is urgent."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from operator import gt, lt
from typing import Any

import psutil
import psycopg
import pytest

from tests.chaos.test_faults import comes_back, kill, no_work_is_left
from tests.conftest import SAMPLES
from tests.live import Service, eventually
from tests.unit.reading.making import encoded, sheet

pytestmark = pytest.mark.chaos

PAGES = 100
FLAG = "Saddle anaesthesia and urinary retention with back pain"


def long_fax(*, flagged_page: int) -> bytes:
    """Return a scanned fax of small pages, one of which must not wait."""
    frames = [
        sheet(
            [f"This is leaf number {number}", FLAG if number == flagged_page else "Nothing of note"],
            dpi=150,
            height=2,
        )
        for number in range(1, PAGES + 1)
    ]
    first, *others = [frame.convert("1") for frame in frames]
    return encoded(first, "TIFF", save_all=True, append_images=others, compression="group4", dpi=(150, 150))


@pytest.fixture(scope="module")
def fax() -> bytes:
    """A long fax with a red flag on one of its first pages."""
    return long_fax(flagged_page=6)


@pytest.fixture(scope="module")
def fax_flagged_at_its_end() -> bytes:
    """A long fax that goes no faster than others until its last page is read."""
    return long_fax(flagged_page=PAGES)


@pytest.fixture(scope="module")
def short_fax() -> bytes:
    """A scanned fax of one page."""
    return encoded(
        sheet(["A single leaf", "Nothing of note"], height=2, dpi=150).convert("1"),
        "TIFF",
        compression="group4",
    )


def rows(service: Service, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """Return what a query finds in the tenant's own scope."""
    with psycopg.connect(service.stack.info["database_url"]) as database:
        database.execute("SELECT set_config('app.organization_id', %s, false)", [service.tenant["org_id"]])
        return database.execute(statement, values).fetchall()


def parts_to_read(service: Service, job_id: str) -> int:
    ((count,),) = rows(
        service, "SELECT count(*) FROM jobs_readingpart WHERE job_id = %s AND read_at IS NULL", job_id
    )
    return int(count)


def parts_read(service: Service, job_id: str) -> int:
    ((count,),) = rows(
        service, "SELECT count(*) FROM jobs_readingpart WHERE job_id = %s AND read_at IS NOT NULL", job_id
    )
    return int(count)


def flags_told(service: Service, record_id: str) -> list[list[str]]:
    return [
        event["data"]["codes"]
        for event in service.events_of(record_id)
        if event["type"] == "referral.red_flag"
    ]


def read_to_the_end(service: Service, job_id: str) -> None:
    """Wait as long as parts are read, however slow the machine is."""
    left = PAGES
    while left:
        before = left
        left = eventually(
            lambda: parts_to_read(service, job_id), partial(gt, before), what="another part read"
        )


@contextmanager
def standing_still(service: Service, name: str) -> Iterator[None]:
    """Hold a pool of workers for the length of the block."""
    process = psutil.Process(service.stack.pids()[name])
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


def test_a_long_fax_lets_short_ones_of_anybody_pass_and_survives_its_workers(
    service: Service, other_service: Service, fax_flagged_at_its_end: bytes, short_fax: bytes
) -> None:
    record_id = service.new_record(fax_flagged_at_its_end)
    job_id = service.extract(record_id)
    eventually(lambda: parts_read(service, job_id), lambda count: count > 0, what="the first part")

    with standing_still(service, "parts"):
        short = [(of, of.extract(of.new_record(short_fax))) for of in (service, other_service)]
        for of, short_job in short:
            assert of.job_ends(short_job)["status"] == "completed", "whatever the readers of parts hold"
    assert parts_to_read(service, job_id) > 0, "the long one is still being read"

    for _ in range(2):
        read_so_far = parts_read(service, job_id)
        comes_back(service, "parts", kill(service, "parts"))
        eventually(
            lambda: parts_read(service, job_id),
            partial(lt, read_so_far),
            what="a part read after the kill",
        )
    read_to_the_end(service, job_id)
    body = service.job_ends(job_id)
    assert body["status"] == "completed"
    trail = {entry["stage"]: entry["detail"] for entry in body["data"]["audit_trail"]}
    assert trail["read"].startswith(
        "100 pages in 25 parts: 0 from the text layer, 100 by optical recognition"
    )

    ((pages,),) = rows(
        service,
        "SELECT pages FROM referrals_documentpages JOIN referrals_document ON id = document_id "
        "WHERE record_id = %s",
        record_id,
    )
    assert [page["number"] for page in pages] == list(range(1, PAGES + 1))
    as_it_says = [page["number"] for page in pages if str(page["number"]) in [w[0] for w in page["words"]]]
    assert len(as_it_says) > PAGES * 0.8, (
        "each page is the one whose number stands on it, but for misread digits"
    )
    assert rows(service, "SELECT id FROM jobs_readingpart WHERE job_id = %s", job_id) == []
    assert flags_told(service, record_id) == [["cauda_equina"]]


def test_a_red_flag_is_told_though_no_assistant_works_and_the_readers_are_busy(
    service: Service, fax: bytes
) -> None:
    with standing_still(service, "flow"):
        record_id = service.new_record(fax)
        job_id = service.extract(record_id)
        eventually(lambda: flags_told(service, record_id), bool, what="the flag of the long fax")
        assert parts_to_read(service, job_id) > 0, "told while the rest is being read"
        letter = service.new_record((SAMPLES / "letter_red_flag.pdf").read_bytes())
        letter_job = service.extract(letter)
        eventually(lambda: flags_told(service, letter), bool, what="the flag of the letter")
        assert service.job(letter_job)["data"]["stage"] == "assistant"
    read_to_the_end(service, job_id)
    assert service.job_ends(letter_job)["status"] == "completed"
    assert service.job_ends(job_id)["status"] == "completed"


def test_a_lane_whose_workers_stand_still_keeps_no_flag_back(service: Service) -> None:
    with standing_still(service, "flags"):
        record_id = service.new_record((SAMPLES / "letter_red_flag.pdf").read_bytes())
        job_id = service.extract(record_id)
        assert service.job_ends(job_id)["status"] == "completed"
        (codes,) = flags_told(service, record_id)
        killed = service.stack.pids()["flags"]
        os.kill(killed, signal.SIGKILL)
    comes_back(service, "flags", killed)
    found = service.job(job_id)["data"]["triage"]["red_flags"]
    assert set(codes) == {flag["code"] for flag in found}
    no_work_is_left(service)
    assert flags_told(service, record_id) == [codes]
