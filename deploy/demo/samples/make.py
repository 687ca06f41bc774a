"""Write the sample documents and their gold beside this file: `python -m deploy.demo.samples.make`."""

from __future__ import annotations

from pathlib import Path

from deploy.demo.samples.documents import (
    cardiology,
    dermatology,
    endocrinology,
    gastroenterology,
    incomplete,
    marketing,
    neurology,
    orthopaedics,
    red_flag,
)

DOCUMENTS = (
    cardiology,
    dermatology,
    gastroenterology,
    orthopaedics,
    neurology,
    endocrinology,
    incomplete,
    red_flag,
    marketing,
)


def main(folder: Path) -> None:
    """Write every sample and gold.jsonl into `folder`, replacing what stands there.

    Raises NotInDocument when a gold value is not stated by its document.
    """
    samples = [document.sample() for document in DOCUMENTS]
    for sample in samples:
        (folder / sample.file).write_bytes(sample.content)
        print(f"{sample.file}: {len(sample.content) / 1000:.0f} kB, {len(sample.sheets)} pages")
    lines = "".join(sample.gold_line() + "\n" for sample in samples)
    (folder / "gold.jsonl").write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main(Path(__file__).parent)
