"""Homes for stacks: directories that the database's account can reach, gone afterwards with all they held."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from deploy.local.layout import Layout, layout_for
from deploy.local.stack import bring_down, erase


@pytest.fixture
def layout() -> Iterator[Layout]:
    """A home of its own directly below the temporary directory; pytest's own directories are closed to others."""
    chosen = layout_for(Path(tempfile.mkdtemp(prefix="ras-test-")) / "home")
    chosen.home.parent.chmod(0o755)
    yield chosen
    bring_down(chosen, say=lambda _line: None)
    erase(chosen)
    chosen.home.parent.rmdir()
