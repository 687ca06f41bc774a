"""The options that the training commands have in common."""

from __future__ import annotations

import argparse
from pathlib import Path


def parser_of_training(what: str) -> argparse.ArgumentParser:
    """Return a parser with the options of every training on documents; `what` is trained."""
    parser = argparse.ArgumentParser(description=f"Train {what}.")
    parser.add_argument("--write", action="store_true", help="write the weights that the service uses")
    parser.add_argument("--kept", type=Path, help="where pages that were read are kept for the next time")
    parser.add_argument(
        "--hands",
        nargs="*",
        help="print figures of only these hands, those joined by commas together; without names of none",
    )
    return parser


def parser_of_papers(
    what: str, papers: str = "papers that ask, a JSON object a line, one a hand"
) -> argparse.ArgumentParser:
    """Return such a parser for what is trained on typed papers; `papers` tells which."""
    parser = parser_of_training(what)
    parser.add_argument("papers", type=Path, nargs="+", help=papers)
    parser.add_argument("--documents", type=Path, help="an evaluation set that is learnt from")
    parser.add_argument("--unseen", type=Path, nargs="*", default=[], help="papers to print figures of only")
    return parser


def written(weights: Path, learnt: str) -> str:
    """Return the line that ends a training: which file was written, and what it was learnt from."""
    return f"{weights.name} {weights.stat().st_size / 1e6:.2f} MB, {learnt}\n"
