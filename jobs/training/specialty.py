"""Trains the specialty model: `python -m jobs.training.specialty TRAIN_CSV NOTES... [--write FILE]`.

Prints what cross-validation reaches on each source, then trains on everything and writes the pruned, quantised weights.
It needs scikit-learn, which the service itself does not.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

from jobs.extraction.packed_weights import packed_names, packed_weights, weights_of
from jobs.extraction.specialty_model import WEIGHTS, SpecialtyModel, Term, terms_of, with_beginnings
from jobs.training.notes import notes_of
from jobs.training.sources import Example, examples_of_notes, learnt_from_others

_MOST_TERMS = 24000
_LEAST_OF_A_TERM = 2
_FOLDS = 5
_C = 12.0
_TEMPERATURES = np.linspace(0.3, 2.0, 35)


@dataclass(frozen=True, slots=True)
class Trained:
    """A model with the figures that it is written with."""

    terms: tuple[str, ...]
    specialties: tuple[str, ...]
    idf: npt.NDArray[np.float32]
    weights: npt.NDArray[np.int8]
    scale: npt.NDArray[np.float32]
    bias: npt.NDArray[np.float32]

    def as_model(self, *, temperature: float = 1.0) -> SpecialtyModel:
        return SpecialtyModel(
            place={term: number for number, term in enumerate(self.terms)},
            specialties=self.specialties,
            idf=self.idf,
            weights=weights_of(self.weights, self.scale),
            bias=self.bias,
            temperature=temperature,
        )

    def write(self, file: Path, *, temperature: float) -> None:
        np.savez_compressed(
            file,
            terms=packed_names(self.terms),
            specialties=packed_names(self.specialties),
            idf=self.idf.astype(np.float16),
            weights=self.weights,
            scale=self.scale,
            bias=self.bias,
            temperature=np.float32(temperature),
        )


def train(examples: Sequence[Example]) -> Trained:
    """Return a model of the examples; every specialty weighs the same, however many examples it has."""
    counted = [
        Counter(term.name for term in with_beginnings(terms_of(example.words))) for example in examples
    ]
    often = Counter(name for terms in counted for name in terms)
    # A term that one source alone prints often ("unspecified") is rare where it matters, so the idf is of documents.
    names = tuple(name for name, count in often.most_common() if count >= _LEAST_OF_A_TERM)
    matrix, idf = _matrix(counted, names, often)
    labels = [example.specialty for example in examples]
    kept = _most_telling(matrix, labels, most=_MOST_TERMS)
    names, idf, matrix = tuple(names[i] for i in kept), idf[kept], matrix[:, kept]
    model = LogisticRegression(C=_C, max_iter=400, class_weight="balanced")
    model.fit(_normed(matrix), labels, sample_weight=[example.weight for example in examples])
    coefficients = model.coef_.T.astype(np.float32)
    weights, scale = packed_weights(coefficients)
    return Trained(
        terms=names,
        specialties=tuple(str(name) for name in model.classes_),
        idf=idf.astype(np.float32),
        weights=weights,
        scale=scale,
        bias=model.intercept_.astype(np.float32),
    )


def _matrix(
    counted: Sequence[Counter[str]], names: Sequence[str], often: Counter[str]
) -> tuple[Any, npt.NDArray[np.float32]]:
    """Documents x terms as the model weighs them, without the length of the documents; and the terms' idf."""
    place = {name: number for number, name in enumerate(names)}
    idf = np.array([1.0 + np.log((1 + len(counted)) / (1 + often[name])) for name in names], dtype=np.float32)
    rows, columns, values = [], [], []
    for row, terms in enumerate(counted):
        for name, count in terms.items():
            if name in place:
                rows.append(row)
                columns.append(place[name])
                values.append((1.0 + np.log(count)) * idf[place[name]])
    return csr_matrix((values, (rows, columns)), shape=(len(counted), len(names))), idf


def _normed(matrix: Any) -> Any:
    lengths = np.sqrt(np.asarray(matrix.multiply(matrix).sum(axis=1)).ravel())
    return csr_matrix(matrix.multiply(1.0 / np.maximum(lengths, 1e-9)[:, None]))


def _most_telling(matrix: Any, labels: Sequence[str], *, most: int) -> npt.NDArray[np.int64]:
    """The terms whose share differs most between the specialties (chi squared, summed over them)."""
    classes, numbers = np.unique(np.array(labels), return_inverse=True)
    present = csr_matrix((matrix > 0).astype(np.float32))
    of_class = csr_matrix(
        (np.ones(len(numbers)), (numbers, np.arange(len(numbers)))), (len(classes), len(numbers))
    )
    seen = np.asarray((of_class @ present).todense())
    share = np.bincount(numbers)[:, None] / len(numbers)
    expected = share * seen.sum(axis=0)
    telling = ((seen - expected) ** 2 / np.maximum(expected, 1e-9)).sum(axis=0)
    chosen = np.argsort(-telling)[:most]
    return np.sort(chosen).astype(np.int64)


def cross_validate(examples: Sequence[Example]) -> tuple[dict[str, tuple[int, int, int]], float]:
    """Return, of each source, (right first, right among three, all), and the temperature at which the probabilities
    of examples that were not trained on are likeliest.
    """
    figures: dict[str, list[int]] = {}
    reasons: list[tuple[SpecialtyModel, Example]] = []
    folds = GroupKFold(n_splits=_FOLDS, shuffle=True, random_state=7)
    for learnt, held in folds.split(list(examples), groups=[example.group for example in examples]):
        model = train([examples[i] for i in learnt]).as_model()
        for example in (examples[i] for i in held):
            guesses = model.guesses([(1.0, tuple(terms_of(example.words)))])
            names = [guess.specialty for guess in guesses]
            counts = figures.setdefault(example.source, [0, 0, 0])
            counts[0] += names[:1] == [example.specialty]
            counts[1] += example.specialty in names
            counts[2] += 1
            if example.source in ("reason", "filed", "note"):
                reasons.append((model, example))
    return {source: (a, b, n) for source, (a, b, n) in figures.items()}, _temperature(reasons)


def _temperature(held: Iterable[tuple[SpecialtyModel, Example]]) -> float:
    rows, right = [], []
    for model, example in held:
        terms: tuple[Term, ...] = tuple(terms_of(example.words))
        guesses = model.guesses([(1.0, terms)], most=len(model.specialties))
        chances = {guess.specialty: guess.probability for guess in guesses}
        if len(chances) == len(model.specialties) and example.specialty in chances:
            rows.append(np.log(np.array([chances[name] for name in model.specialties]) + 1e-12))
            right.append(model.specialties.index(example.specialty))
    logits, wanted = np.array(rows), np.array(right)

    def loss(temperature: float) -> float:
        scaled = logits / temperature
        scaled = scaled - scaled.max(axis=1, keepdims=True)
        norm = np.log(np.exp(scaled).sum(axis=1))
        return float(-(scaled[np.arange(len(wanted)), wanted] - norm).mean())

    return float(min(_TEMPERATURES, key=loss))


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the specialty model.")
    parser.add_argument("csv", type=Path, help="MTSamples rows with specialty, description, keywords")
    parser.add_argument("notes", type=Path, nargs="+", help="files of notes, a JSON object a line")
    parser.add_argument("--write", type=Path, default=WEIGHTS, metavar="FILE")
    options = parser.parse_args()
    say = sys.stdout.write
    examples = [
        *learnt_from_others(options.csv),
        *(example for file in options.notes for example in examples_of_notes(notes_of(file))),
    ]
    figures, temperature = cross_validate(examples)
    for source, (first, three, all_) in sorted(figures.items()):
        say(f"{source:10} {all_:6}  first {first / all_:.3f}  among three {three / all_:.3f}\n")
    train(examples).write(options.write, temperature=temperature)
    size = options.write.stat().st_size
    say(
        f"temperature {temperature:.2f}; {options.write.name} {size / 1e6:.2f} MB, {len(examples)} examples\n"
    )


if __name__ == "__main__":
    main()
