"""`python -m deploy.local`: the stack's command line."""

import argparse
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType

from deploy.local.errors import StackError
from deploy.local.layout import layout_for
from deploy.local.roles import server_script
from deploy.local.services import local_services


def main() -> int:
    """This function will do what the command line asks and give the exit code."""
    arguments = _parser().parse_args()
    try:
        if arguments.command == "roles-sql":
            print(server_script())
            return 0
        return run_with_services(command=arguments.words, directory=layout_for(arguments.dir).home)
    except StackError as error:
        print(error, file=sys.stderr)
        return 1


def run_with_services(*, command: list[str], directory: Path) -> int:
    """This function will run `command` with both servers beside it and give its exit code; the data stays."""
    with local_services(directory=directory, durable=True) as services:
        return _run(command, services.environment)


def _run(command: list[str], environment: dict[str, str]) -> int:
    process = subprocess.Popen(command, env=os.environ | environment)

    def pass_on(sign: int, _frame: FrameType | None) -> None:
        process.send_signal(sign)

    signal.signal(signal.SIGTERM, pass_on)
    # Ctrl-C reaches the command from the terminal; we wait for it to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    code = process.wait()
    return code if code >= 0 else 128 - code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m deploy.local", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser(
        "run", help="run a command with the addresses of both servers in its environment"
    )
    run.add_argument("--services", action="store_true", help="start Postgres and Valkey for it")
    run.add_argument("--dir", type=Path, default=None, help="where the servers keep their data")
    run.add_argument("words", nargs="+", metavar="CMD")
    commands.add_parser("roles-sql", help="print the SQL that prepares a real Postgres server")
    return parser


if __name__ == "__main__":
    sys.exit(main())
