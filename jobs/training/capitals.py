"""Counts which words are running words and which are abbreviations, for pages typed in capitals alone:
`python -m jobs.training.capitals FILES... [--write]`. Files are JSON objects a line with a `text`, or texts.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from jobs.extraction.capitals import HERE
from jobs.training.options import parser_of_training

_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
_MARKUP = re.compile(r"<[^>]+>|^@.*$", re.MULTILINE)
_HEAD = "\n---\n"
_ENDS_A_SENTENCE = re.compile(r"[.?!:]\s*$")
_OFTEN_SMALL, _OFTEN_CAPITALS, _MORE_THAN_A_NAME, _FAR_MORE = 4, 3, 1.5, 2
_LONGEST_ABBREVIATION, _SMALL_ON_A_LINE = 6, 5


def texts_in(files: Iterable[Path]) -> Iterator[str]:
    """Yield the texts of files: of documents as they are drawn what stands below their head."""
    for file in files:
        content = file.read_text(encoding="utf-8")
        if file.suffix == ".jsonl":
            yield from (json.loads(line)["text"] for line in content.splitlines())
        else:
            yield _MARKUP.sub("", content.partition(_HEAD)[2] or content)


def counted(texts: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the running words and the abbreviations of texts that are not in capitals themselves, in small letters."""
    small: Counter[str] = Counter()
    named: Counter[str] = Counter()
    capitals: Counter[str] = Counter()
    for text in texts:
        if sum(map(str.isupper, text)) > sum(map(str.islower, text)):
            continue
        for line in text.split("\n"):
            mixed = sum(map(str.islower, line)) > _SMALL_ON_A_LINE
            for match in _WORD.finditer(line):
                word, before = match.group(), line[: match.start()]
                plain = word.lower().replace("\u2019", "'")
                if word.islower():
                    small[plain] += 1
                elif word.isupper() and len(word) > 1 and mixed:
                    capitals[plain] += 1
                elif word[0].isupper() and before.strip() and not _ENDS_A_SENTENCE.search(before):
                    named[plain] += 1
    running = {
        word
        for word, count in small.items()
        if count >= _OFTEN_SMALL and count >= _MORE_THAN_A_NAME * named[word] and count > capitals[word]
    }
    short = {
        word
        for word, count in capitals.items()
        if count >= _OFTEN_CAPITALS and count > _FAR_MORE * max(small[word], named[word])
    }
    return sorted(running), sorted(word for word in short - running if len(word) <= _LONGEST_ABBREVIATION)


def main() -> None:
    parser = parser_of_training("what is a running word and what an abbreviation")
    parser.add_argument("files", type=Path, nargs="+", help="files of texts")
    options = parser.parse_args()
    running, short = counted(texts_in(options.files))
    sys.stdout.write(f"{len(running)} running words, {len(short)} abbreviations\n")
    if options.write:
        (HERE / "words_of_prose.txt").write_text("\n".join(running) + "\n", encoding="utf-8")
        (HERE / "abbreviations.txt").write_text("\n".join(short) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
