"""Where the stack's files lie, and who may read them."""

import os
import stat
from pathlib import Path

import pytest

from deploy.local.errors import StackError
from deploy.local.layout import (
    CHECKOUT,
    Layout,
    create_home,
    create_socket_directory,
    layout_for,
    socket_directory,
    write_private,
)


def test_the_home_is_in_the_checkout_unless_something_names_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("LOCAL_DIR", raising=False)
    assert layout_for(None).home == CHECKOUT / ".local"
    monkeypatch.setenv("LOCAL_DIR", str(tmp_path / "named"))
    assert layout_for(None).home == tmp_path / "named"
    assert layout_for(tmp_path / "asked").home == tmp_path / "asked"


@pytest.mark.parametrize("length", [10, 300])
def test_the_socket_fits_however_long_the_checkouts_path(length: int) -> None:
    path = socket_directory(Layout(home=Path("/" + "x" * length))) / ".s.PGSQL.5432"
    assert len(os.fsencode(path)) <= 103


def test_the_socket_fits_however_long_the_temporary_directorys_path(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    far = tmp_path / ("y" * 120)
    far.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(far))
    assert len(os.fsencode(socket_directory(Layout(home=tmp_path)) / ".s.PGSQL.5432")) <= 103


def test_two_checkouts_have_different_sockets() -> None:
    one, other = (socket_directory(Layout(home=Path(path))) for path in ("/one/.local", "/other/.local"))
    assert one != other


def test_a_socket_directory_that_is_a_link_to_elsewhere_is_refused(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    link = tmp_path / "link"
    link.symlink_to(elsewhere)
    with pytest.raises(StackError, match="belongs to another user"):
        create_socket_directory(link, owner_uid=os.geteuid())


def test_nobody_else_reads_what_is_written_privately(tmp_path: Path) -> None:
    target = tmp_path / "secret"
    target.write_text("old")
    target.chmod(0o644)
    write_private(target, "new")
    assert target.read_text() == "new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


def test_nobody_else_lists_the_home_or_its_logs(tmp_path: Path) -> None:
    layout = Layout(home=tmp_path / "home")
    create_home(layout)
    assert stat.S_IMODE(layout.home.stat().st_mode) & 0o066 == 0
    assert stat.S_IMODE(layout.logs.stat().st_mode) == 0o700
