"""A hostile document ends its own child and nothing else, and the fork server lives and dies with its caller."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from referrals.reading import Limits, ReadingFailed, inspect_document, read_document
from referrals.reading.errors import PAGE_TOO_COMPLEX
from referrals.reading.sandbox import frames
from referrals.reading.sandbox.client import Outcome, Sandbox, Shared
from tests.unit.reading.making import LINES, letter, pdf, stream_object
from tests.unit.reading.seeing import lines, read

GIBIBYTE = 1024**3
ROOT = Path(__file__).parents[3]


@pytest.fixture
def sandbox() -> Iterator[Sandbox]:
    own = Sandbox("documents")
    yield own
    own.close()


def ask(sandbox: Sandbox, data: bytes, *, cpu_seconds: int = 10, memory_bytes: int = GIBIBYTE) -> Outcome:
    """Count a PDF's pages in a sandbox."""
    with Shared(data) as shared:
        return sandbox.run(
            name="inspect",
            arguments={"media_type": "application/pdf", "max_pages": 300, "max_megapixels": 100},
            document=shared,
            cpu_seconds=cpu_seconds,
            wall_seconds=cpu_seconds * 3,
            memory_bytes=memory_bytes,
        )


def laughing_pdf() -> bytes:
    """Return a PDF whose page draws a form that draws a form ten times, nine deep: a thousand million words."""
    depth = 9
    forms = {
        100 + level: stream_object(
            b"/F Do " * 10 if level < depth else b"BT /F1 12 Tf (ha) Tj ET",
            "/Type /XObject /Subtype /Form /BBox [0 0 600 700] /Resources << /Font << /F1 3 0 R >> "
            + (f"/XObject << /F {101 + level} 0 R >> >>" if level < depth else ">>"),
        )
        for level in range(depth + 1)
    }
    return pdf([b"/F Do"], objects=forms, resources="/Font << /F1 3 0 R >> /XObject << /F 100 0 R >>")


def zip_bomb_pdf() -> bytes:
    """Return a PDF of a few kilobytes whose page content is a gigabyte of spaces, packed twice."""
    packer = zlib.compressobj(9)
    once = b"".join(packer.compress(b" " * 2**24) for _ in range(64)) + packer.flush()
    twice = zlib.compress(once, 9)
    stream = stream_object(twice, "/Filter [/FlateDecode /FlateDecode]")
    return pdf([b""], objects={100: stream}).replace(b"/Contents 11 0 R", b"/Contents 100 0 R")


def test_a_document_that_never_ends_is_stopped_by_its_processor_limit() -> None:
    (page,) = read(laughing_pdf(), limits=Limits(page_seconds=1))
    assert page.words == ()
    assert page.problem == PAGE_TOO_COMPLEX


def test_a_page_that_unpacks_to_a_gigabyte_is_kept_and_the_next_document_is_read() -> None:
    (page,) = read(zip_bomb_pdf(), limits=Limits(page_seconds=5, memory_bytes=GIBIBYTE // 4))
    assert page.words == ()
    assert lines(read(pdf([letter()]))[0]) == list(LINES)


def test_one_poisoned_page_leaves_the_others(sandbox: Sandbox) -> None:
    bomb = zip_bomb_pdf()
    stream = re.search(rb"100 0 obj\n(.*?)\nendobj", bomb, re.DOTALL)
    assert stream
    document = pdf([letter(), b"", letter()], objects={100: stream[1]}).replace(
        b"/Contents 13 0 R", b"/Contents 100 0 R"
    )
    first, second, third = read(document, limits=Limits(page_seconds=5, memory_bytes=GIBIBYTE // 4))
    assert lines(first) == lines(third) == list(LINES)
    assert second.words == ()


def test_a_child_without_memory_says_so_or_dies_and_the_server_stays(sandbox: Sandbox) -> None:
    huge = pdf([letter()]) + b" " * (20 * 1024 * 1024)
    refused = ask(sandbox, huge, memory_bytes=1024 * 1024)
    assert refused.ending in ("failed", "crashed")
    before = sandbox.process_id
    assert ask(sandbox, huge).ending == "done"
    assert sandbox.process_id == before


def test_a_fork_server_that_was_killed_is_started_again(sandbox: Sandbox) -> None:
    assert ask(sandbox, pdf([letter()])).values == [1]
    killed = sandbox.process_id
    assert killed
    os.kill(killed, signal.SIGKILL)
    assert ask(sandbox, pdf([letter()] * 2)).values == [2]
    assert sandbox.process_id != killed


def test_killing_the_server_under_many_threads_loses_no_answer(sandbox: Sandbox) -> None:
    documents = [pdf([letter()] * (1 + index % 5)) for index in range(40)]
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(ask, sandbox, document) for document in documents]
        asked[10].result()
        if sandbox.process_id:
            os.kill(sandbox.process_id, signal.SIGKILL)
        answers = [future.result().values for future in asked]
    assert answers == [[1 + index % 5] for index in range(40)]


def test_many_threads_share_one_server_and_no_answer_is_mixed_up(sandbox: Sandbox) -> None:
    documents = [pdf([letter()] * (1 + index % 7)) for index in range(60)]
    with ThreadPoolExecutor(16) as threads:
        answers = [
            outcome.values for outcome in threads.map(lambda document: ask(sandbox, document), documents)
        ]
    assert answers == [[1 + index % 7] for index in range(60)]


def _count_in_a_daemon(connection: multiprocessing.connection.Connection) -> None:
    found = inspect_document(data=pdf([letter()] * 3), limits=Limits())
    connection.send(found.page_count)


def test_a_forked_daemonic_worker_has_a_server_of_its_own() -> None:
    """Celery's prefork children are daemonic, and multiprocessing forbids them children of their own."""
    assert inspect_document(data=pdf([letter()]), limits=Limits()).page_count == 1
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe()
    worker = context.Process(target=_count_in_a_daemon, args=(theirs,), daemon=True)
    worker.start()
    assert ours.poll(60)
    assert ours.recv() == 3
    worker.join(60)
    assert inspect_document(data=pdf([letter()] * 2), limits=Limits()).page_count == 2


def test_the_server_and_its_children_end_when_their_caller_is_killed() -> None:
    program = (
        "import sys, time\n"
        "from referrals.reading.sandbox import client\n"
        "client.documents.warm_up()\n"
        "print(client.documents.process_id, flush=True)\n"
        "time.sleep(600)\n"
    )
    caller = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert caller.stdout
    server = int(caller.stdout.readline())
    assert is_running(server)
    caller.kill()
    caller.wait()
    caller.stdout.close()
    assert_soon_gone(server)


def is_running(process_id: int) -> bool:
    with contextlib.suppress(ProcessLookupError, FileNotFoundError):
        return (
            Path(f"/proc/{process_id}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[0] != "Z"
        )
    return False


def assert_soon_gone(process_id: int) -> None:
    for _ in range(600):
        if not is_running(process_id):
            return
        time.sleep(0.05)
    pytest.fail("the fork server outlived its caller")


def test_the_child_sees_nothing_of_the_callers_environment(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "a secret of the caller's")
    assert ask(sandbox, pdf([letter()])).ending == "done"
    environment = Path(f"/proc/{sandbox.process_id}/environ").read_bytes()
    assert b"PYTHONPATH" in environment
    assert b"DATABASE_URL" not in environment


def test_an_answer_that_was_cut_off_keeps_what_was_whole() -> None:
    stream = (
        frames.json_frame({"page": 1})
        + frames.bytes_frame(b"x" * 1000)[:100]
        + frames.trailer(signal.SIGSEGV)
    )
    answer = frames.parse(stream)
    assert (answer.values, answer.finished, answer.status) == ([{"page": 1}], False, signal.SIGSEGV)


def test_an_answer_without_a_trailer_tells_that_the_server_is_gone() -> None:
    assert frames.parse(frames.json_frame(1)).status is None
    assert frames.parse(b"").status is None


def test_bytes_that_look_like_a_frame_of_another_kind_are_not_run() -> None:
    answer = frames.parse(frames.HEADER.pack(b"P", 4) + b"\x80\x04K." + frames.trailer(0))
    assert answer.values == []
    assert not answer.finished


def test_a_document_that_cannot_be_opened_fails_as_a_whole() -> None:
    with pytest.raises(ReadingFailed) as caught:
        read_document(
            data=b"%PDF-1.7 nothing else",
            media_type="application/pdf",
            document_id="doc_1",
            limits=Limits(),
            processes=1,
        )
    assert caught.value.code == "unreadable_document"


def test_importing_the_package_loads_no_parser() -> None:
    program = (
        "import sys, referrals.reading\n"
        "heavy = {'pypdfium2', 'PIL', 'numpy', 'cv2', 'tesserocr', 'rapidocr', 'django'} & set(sys.modules)\n"
        "sys.exit(' '.join(sorted(heavy)) or 0)\n"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)
