"""`make demo` on a fresh machine: a stack of its own, real documents, and a report that stands by itself."""

from __future__ import annotations

import base64
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from deploy.local.layout import layout_for
from deploy.local.lock import find_holder
from deploy.local.stack import bring_down

pytestmark = pytest.mark.functional

CHECKOUT = Path(__file__).parents[2]
SERVERS = ("DATABASE_URL", "DATABASE_OWNER_URL", "REDIS_URL", "KEEP", "PORT", "LOCAL_DIR")


def run_demo(home: Path, *options: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in SERVERS}
    return subprocess.run(
        [sys.executable, "-m", "deploy.demo", "--dir", str(home), *options],
        cwd=CHECKOUT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_demo_takes_documents_to_the_end_and_reports_it(tmp_path: Path) -> None:
    home = tmp_path / "stack"
    try:
        ran = run_demo(home, "--keep", "--only", "letter_cardiology", "letter_incomplete", "fax_marketing")
        check_run(ran, home)
        assert re.search(r"(\d+) of \1 came, every signature checked", ran.stdout)
        assert "Thackwray, G." in ran.stdout
        check_report((home / "demo" / "report.html").read_text(encoding="utf-8"))
        assert find_holder(layout_for(home).lock_file) is not None, "it was to be kept and is gone"
        check_readme(home)
        # Again, on the data that is there; this one stops what it starts.
        bring_down(layout_for(home), say=lambda _line: None)
        check_run(run_demo(home, "--only", "letter_incomplete"), home)
        assert find_holder(layout_for(home).lock_file) is None, "the stack it started runs on"
    finally:
        bring_down(layout_for(home), say=lambda _line: None)


def check_run(ran: subprocess.CompletedProcess[str], home: Path) -> None:
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stderr == ""
    assert max(len(line) for line in ran.stdout.splitlines() if str(home) not in line) <= 100
    assert "\033" not in ran.stdout


def check_readme(home: Path) -> None:
    """What the README tells a stranger to paste does what it says."""
    (walk,) = re.findall(r"```sh\n(.*?)```", (CHECKOUT / "README.md").read_text(), flags=re.DOTALL)
    script = (
        walk.replace(".local/stack.json", str(home / "stack.json"))
        .replace(".venv/bin/python", sys.executable)
        .replace("-s ", "-sS --fail-with-body ")
    )
    ran = subprocess.run(
        ["bash", "-eu", "-c", script],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert '{"message":"healthy"}' in ran.stdout
    assert '"status": "completed"' in ran.stdout
    assert '"message":"Pathway execution started"' in ran.stdout


def check_report(report: str) -> None:
    assert "Thackwray" in report
    assert re.findall(r'<article id="(\w+)"', report) == [
        "letter_cardiology",
        "letter_incomplete",
        "fax_marketing",
    ]
    pictures = re.findall(r'src="data:image/jpeg;base64,([^"]+)"', report)
    assert len(pictures) == 4, "two pages, one, and one"
    for picture in pictures:
        with Image.open(io.BytesIO(base64.b64decode(picture))) as page:
            page.load()
            assert page.width == 1000
    assert len(re.findall(r'<div class="run"', report)) == 4, "three automatic runs and a reviewed one"
    assert len(re.findall(r'<div class="graph"><svg', report)) == 4
    fields = set(re.findall(r'class="field[^"]*" tabindex="0" data-f="([^"]+)"', report))
    boxes = {
        key for keys in re.findall(r'<i class="box [^>]*data-f="([^"]+)"', report) for key in keys.split()
    }
    assert fields
    assert fields <= boxes, "a value has no box"
    # Nothing is fetched from anywhere.
    assert not re.search(r"""(?:src|href)=["'](?!data:|#)""", report)
    assert "url(" not in report
    assert "@import" not in report


def test_demo_says_what_is_wrong_with_what_it_was_asked(tmp_path: Path) -> None:
    ran = run_demo(tmp_path / "stack", "--only", "letter_astrology")
    assert ran.returncode == 1
    assert "There is no sample letter_astrology. Samples are: letter_cardiology," in ran.stderr
    assert "Traceback" not in ran.stderr
