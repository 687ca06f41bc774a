"""Files that management commands read, write and keep beside the code; what is wrong with them in words."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError, CommandParser


class FileLastParser(CommandParser):
    """A verb whose optional FILE may stand behind the options too: argparse takes it for left out at the first of them
    (`export ORG --name N FILE`), and then for an argument too many.
    """

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        found, left = super().parse_known_args(args, namespace)
        no_file = getattr(found, "file", None) == self.get_default("file") == "-"
        if no_file and len(left) == 1 and (left[0] == "-" or left[0][0:1] != "-"):
            found.file = left.pop()
        return found, left


def read_text_file(file: str) -> str:
    """Return the text of a file, `-` for standard input. Raises CommandError."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise CommandError(f"The file could not be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise CommandError("The file is no text. Give a YAML file.") from None


def write_text_file(file: str | Path, text: str) -> None:
    """Write a text to a file. Raises CommandError."""
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"The file could not be written: {error.strerror}.") from None


def keep_generated(path: Path, text: str, *, check: bool, command: str) -> None:
    """Write a file that the code generates, or with `check` raise CommandError where it differs from the code."""
    if not check:
        path.write_text(text, encoding="utf-8")
    elif not path.exists() or path.read_text(encoding="utf-8") != text:
        raise CommandError(f"{path.name} differs from the code. Run `manage.py {command}`.")
