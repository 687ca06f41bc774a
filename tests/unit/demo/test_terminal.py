"""What the demo prints: never wider than 100 columns, and nothing but text where there is no terminal."""

from __future__ import annotations

import io

from deploy.demo.terminal import WIDTH, Terminal, drawn_table


def test_table_cuts_the_column_that_gives_way() -> None:
    head = ("Document", "Patient", "Specialty")
    rows = [("letter", "A name that goes on " + "and on " * 20, "cardiology" * 4)]
    drawn = drawn_table(head=head, rows=rows, gives_way=1).splitlines()
    assert max(len(line) for line in drawn) == WIDTH
    assert "cardiology" * 4 in drawn[2]
    assert "…" in drawn[2]


def test_table_is_as_narrow_as_its_cells() -> None:
    assert drawn_table(head=("A", "B"), rows=[("one", "x")], gives_way=0).splitlines() == [
        "A    B",
        "---  -",
        "one  x",
    ]


def test_without_a_terminal_there_are_lines_only() -> None:
    stream = io.StringIO()
    with Terminal(stream) as terminal:
        terminal.heading("Documents in")
        terminal.doing("uploading")
        terminal.step("letter.pdf " + "x" * 200)
    written = stream.getvalue()
    assert "\033" not in written
    assert "\r" not in written
    assert "uploading" not in written
    assert max(len(line) for line in written.splitlines()) <= WIDTH
