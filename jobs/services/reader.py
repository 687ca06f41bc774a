"""What every reading shares: the reader's name and limits, and how the read stage ends."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from common.wording import counted
from common.work import Held
from jobs.models import ExtractionJob, StageRun
from jobs.services.red_flag_lane import enqueue_search
from jobs.services.stages import complete_stage, go_on
from referrals.data.pages import Page
from referrals.reading import ReadingFailed

READER_NAME = "builtin-1"


def finish_reading(
    job: ExtractionJob,
    stage_run: StageRun,
    held: Held,
    *,
    pages: tuple[Page, ...],
    read_now: Iterable[str],
    parts: int = 1,
    now: datetime,
) -> None:
    """Complete the read stage, all words of the job being there: its text is searched for red flags, and the assistant
    follows. Inside the recording transaction, under the job's lock.

    Raises ReadingFailed when nothing of the job could be read: nothing may be asked of the sender for that.
    """
    problems = [page.problem for page in pages if page.problem is not None]
    if problems and not any(page.words for page in pages):
        raise ReadingFailed("unreadable_document", problems[0])
    complete_stage(
        stage_run,
        held,
        actor=f"reader:{READER_NAME}",
        detail=_detail(pages, parts=parts),
        output={"pages": len(pages), "read_now": sorted(read_now)},
        now=now,
    )
    enqueue_search(job, part_id="", after=held, now=now)
    go_on(job, "assistant", held=held, now=now)


def _detail(pages: tuple[Page, ...], *, parts: int) -> str:
    by_source = {
        source: sum(page.source == source for page in pages) for source in ("text_layer", "ocr", "none")
    }
    struck = sum(len(page.struck) for page in pages)
    left_out = f", {counted(struck, 'struck word')} left out" if struck else ""
    return (
        f"{counted(len(pages), 'page')}{f' in {parts} parts' if parts > 1 else ''}: "
        f"{by_source['text_layer']} from the text layer, "
        f"{by_source['ocr']} by optical recognition, {by_source['none']} without words"
        f"{left_out}"
    )
