"""Installs what the lock names, and says how far it is: pip alone is silent or wordy, and this takes a minute.

Runs in a fresh virtual environment: only the standard library is there.
"""

import re
import subprocess
import sys
from pathlib import Path

_REQUIREMENT = re.compile(r"^[A-Za-z0-9][\w.-]*==")


def main() -> int:
    """Install the lock file named on the command line, hashes checked, and give pip's exit code."""
    lock = Path(sys.argv[1])
    total = sum(bool(_REQUIREMENT.match(line)) for line in lock.read_text().splitlines())
    # The lock is complete, so nothing is resolved; modules are compiled when they are first imported.
    options = ["--require-hashes", "--no-deps", "--no-compile", "--progress-bar", "off", "--no-input"]
    pip = subprocess.Popen(
        [sys.executable, "-m", "pip", "install", *options, "--requirement", str(lock)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    said = _show(pip, total)
    code = pip.wait()
    if code != 0:
        print("\n".join(said[-20:]), file=sys.stderr)
        print(
            "The installation failed; run `make setup` again when the cause above is gone.", file=sys.stderr
        )
    return code


def _show(pip: subprocess.Popen[str], total: int) -> list[str]:
    lines = []
    seen = 0
    for line in pip.stdout or ():
        lines.append(line.rstrip())
        if line.startswith(("Collecting ", "Processing ", "Requirement already satisfied")):
            seen += 1
            if seen % 20 == 0:
                print(f"  have {min(seen, total)} of {total} packages", flush=True)
        elif line.startswith("Installing collected packages"):
            print("  unpacking", flush=True)
    return lines


if __name__ == "__main__":
    sys.exit(main())
