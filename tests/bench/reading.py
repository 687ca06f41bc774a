"""What reading a fax page costs beside the bare readers, in processor time of one core, in this process."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

from deploy.demo.story import SAMPLES
from tests.bench.figures import Figure, spread

TIMES = 5
GOAL = 1.15
PDF, TIFF = "application/pdf", "image/tiff"
BARE = ("tesseract", "rapidocr")
DEVELOPMENT = Path(__file__).parents[1] / "evaluation" / "development" / "files"

# The bare reader must not take a second core while ours has one. Tesseract asks when it is loaded.
os.environ.setdefault("OMP_THREAD_LIMIT", "1")


def measure() -> list[Figure]:
    """Measure a clean fax page, of which the first reader is sure, and a bad one, which both readers read, against the
    bare readers.
    """
    from referrals.reading.scanned import warm

    warm()
    clean, bad = SAMPLES / "fax_marketing.pdf", DEVELOPMENT / "a4_us_neuro_form__fax3.tif"
    return [
        _beside_bare("One clean fax page, reading alone", clean, PDF, readers=1),
        _beside_bare("One fax page of level 3, reading alone", bad, TIFF, readers=2),
    ]


def _beside_bare(name: str, file: Path, media_type: str, *, readers: int) -> Figure:
    from referrals.reading import recognition
    from referrals.reading.pages import page_picture
    from referrals.reading.scanned import READING_DPI, recognised_page

    data = file.read_bytes()
    with page_picture(data, media_type, 1, dpi=READING_DPI) as shown:
        picture = shown.picture
    bare_readers = (recognition.first_reader(), recognition.second_reader())[:readers]
    ours = _seconds(lambda: list(recognised_page(data, media_type, 1)))
    bare = _seconds(lambda: [reader.read(picture) for reader in bare_readers])
    return Figure(
        name=name,
        ours=median(ours),
        unit="s",
        baseline=median(bare),
        baseline_name=f"{' and '.join(BARE[:readers])} read the same picture, one core, processor time",
        goal=f"at most {GOAL} times bare",
        reached=median(ours) <= GOAL * median(bare),
        note=spread(ours, "s"),
    )


def _seconds(work: Callable[[], object]) -> list[float]:
    work()
    taken = []
    for _ in range(TIMES):
        begin = process_time()
        work()
        taken.append(process_time() - begin)
    return taken
