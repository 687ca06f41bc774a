"""The embedded stack: Postgres, Valkey, web server, workers and clock of this checkout."""

import argparse
import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import FrameType

from deploy.local.errors import StackError
from deploy.local.layout import Layout, layout_for
from deploy.local.lock import find_holder
from deploy.local.model_settings import beside_the_stack
from deploy.local.report import Progress, read_stack, where_to_look
from deploy.local.roles import server_script
from deploy.local.services import local_services
from deploy.local.stack import bring_down, erase
from deploy.local.up import up_attached, up_detached


def main() -> int:
    """Do what the command line asks and give the exit code."""
    arguments = _parser().parse_args()
    layout = layout_for(getattr(arguments, "dir", None))
    try:
        match arguments.command:
            case "up" if arguments.detach:
                return up_detached(layout)
            case "up":
                return up_attached(layout, draw_box=not arguments.no_box)
            case "down":
                return _down(layout)
            case "status":
                print(where_to_look(layout))
                return 0 if read_stack(layout) is not None else 1
            case "erase":
                bring_down(layout, say=Progress().say)
                erase(layout)
                return 0
            case "run":
                return _run(arguments.words, layout, own_services=arguments.services)
            case _:
                print(server_script())
                return 0
    except StackError as error:
        print(error, file=sys.stderr)
        return 1


def _down(layout: Layout) -> int:
    was_running = bring_down(layout, say=Progress().say)
    print("The stack is down; its data stays." if was_running else "No stack was running here.")
    return 0


def _run(command: list[str], layout: Layout, *, own_services: bool) -> int:
    if not own_services and layout.environment_file.exists() and find_holder(layout.lock_file):
        running = json.loads(layout.environment_file.read_text())
        return _run_with(command, beside_the_stack(running, os.environ))
    if not own_services and os.environ.get("DATABASE_URL") and os.environ.get("REDIS_URL"):
        return _run_with(command, {})
    with local_services(directory=layout.home, durable=True) as services:
        return _run_with(command, services.environment)


def _run_with(command: list[str], settings: Mapping[str, str]) -> int:
    process = subprocess.Popen(command, env=os.environ | settings)

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
    up = commands.add_parser("up", help="start the stack and keep it running until Ctrl-C")
    up.add_argument("--detach", action="store_true", help="return once it stands; `down` stops it")
    up.add_argument("--no-box", action="store_true", help=argparse.SUPPRESS)
    down = commands.add_parser("down", help="stop the stack; its data stays")
    erase_all = commands.add_parser("erase", help="stop the stack and delete its data")
    status = commands.add_parser("status", help="say whether the stack runs, and where to look")
    run = commands.add_parser(
        "run", help="run a command with the settings of the running stack; else with both servers beside it"
    )
    run.add_argument("--services", action="store_true", help="start Postgres and Valkey for it in any case")
    run.add_argument("words", nargs="+", metavar="CMD")
    for command in (up, down, erase_all, status, run):
        command.add_argument("--dir", type=Path, help="where the stack keeps its data (default: .local)")
    commands.add_parser("roles-sql", help="print the SQL that prepares a real Postgres server")
    return parser


if __name__ == "__main__":
    sys.exit(main())
