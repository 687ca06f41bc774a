"""What reading a fax page costs beside the bare readers, in processor time of one core, in this process."""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import median
from time import process_time

from deploy.demo.story import SAMPLES
from tests.bench.figures import Figure, spread

TIMES = 5
GOAL = 1.15
PDF = "application/pdf"

# The bare reader must not take a second core while ours has one. Tesseract asks when it is loaded.
os.environ.setdefault("OMP_THREAD_LIMIT", "1")


def measure() -> list[Figure]:
    """Measure a clean fax page, of which the first reader is sure, against bare Tesseract."""
    from referrals.reading import recognition
    from referrals.reading.pages import page_picture
    from referrals.reading.scanned import READING_DPI, recognised_page, warm

    warm()
    data = (SAMPLES / "fax_marketing.pdf").read_bytes()
    with page_picture(data, PDF, 1, dpi=READING_DPI) as shown:
        picture = shown.picture
    ours = _seconds(lambda: list(recognised_page(data, PDF, 1)))
    bare = _seconds(lambda: recognition.first_reader().read(picture))
    return [
        Figure(
            name="One clean fax page, reading alone",
            ours=median(ours),
            unit="s",
            baseline=median(bare),
            baseline_name="tesseract reads the same picture, one core, processor time",
            goal=f"at most {GOAL} times bare",
            reached=median(ours) <= GOAL * median(bare),
            note=spread(ours, "s"),
        )
    ]


def _seconds(work: Callable[[], object]) -> list[float]:
    work()
    taken = []
    for _ in range(TIMES):
        begin = process_time()
        work()
        taken.append(process_time() - begin)
    return taken
