"""Trains the hearing of who is asked for in notes: `python -m jobs.training.names TRAIN_CSV NOTES... [--write]`.

For each hand prints how often the specialty of its notes is found, stated and implied, when names and content were
learnt from all other hands; fits how both are weighed together to those answers; then trains on everything and, with
`--write`, writes the weights. The specialty model is trained by `jobs.training.specialty`, on the same notes. It needs
scikit-learn, which the service itself does not.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize
from sklearn.linear_model import LogisticRegression

from jobs.extraction.assistant.request.specialty.heard import WEIGHTS, Joint, NameModel
from jobs.extraction.assistant.request.specialty.heard.joint import Said, said_of_a_note
from jobs.extraction.assistant.request.specialty.heard.places import NamedPlace
from jobs.extraction.assistant.request.specialty.heard.terms import terms_of, terms_without_words
from jobs.extraction.packed_weights import packed_names, packed_weights, weights_of
from jobs.extraction.specialty_model import SpecialtyModel, specialty_model
from jobs.training.matrices import matrix_of
from jobs.training.notes import Note, notes_of
from jobs.training.options import written
from jobs.training.sources import Example, examples_of_notes, learnt_from_others
from jobs.training.specialty import train as train_content

_C = 1.0
_START = (1.0, 1.0, 1.0)


def train(notes: Sequence[Note], joint: Joint) -> NameModel:
    """Return a model of the names in notes, with weights as they are written: rounded to a byte."""
    held: list[set[str]] = []
    asked: list[bool] = []
    for note in notes:
        places = note.places
        named = {place.slug for place in places}
        for place in places:
            if (is_asked := _is_asked(note, place)) is not None:
                # Once without words, so that what the rules say holds among words that nobody here has used.
                held += [terms_of(place, named=named), terms_without_words(place, named=named)]
                asked += [is_asked, is_asked]
    often = Counter(term for terms in held for term in terms)
    names = sorted(term for term, count in often.items() if count > 1)
    number = {name: place for place, name in enumerate(names)}
    rows = [sorted(number[term] for term in terms if term in number) for terms in held]
    matrix = matrix_of(rows, np.ones(len(names), dtype=np.float32), lambda alike: alike).astype(np.float64)
    model = LogisticRegression(C=_C, max_iter=1000).fit(matrix, asked)
    weights = weights_of(*packed_weights(model.coef_.T))[:, 0]
    return NameModel(place=number, weights=weights, bias=float(model.intercept_[0]), joint=joint)


def _is_asked(note: Note, place: NamedPlace) -> bool | None:
    """Whether a name is among the words that state the specialty; None for the same one named again."""
    if note.stated is not None and _meets(note, note.stated, place):
        return True
    again = note.stated is not None and place.slug == note.specialty
    return None if again and not any(_meets(note, other, place) for other in note.others) else False


def _meets(note: Note, words: str, place: NamedPlace) -> bool:
    pattern = r"\s+".join(map(re.escape, words.split()))
    whole = re.finditer(rf"(?<!\w){pattern}(?!\w)", note.document.text.flowing)
    return any(found.start() < place.span.end and place.span.start < found.end() for found in whole)


def answers(notes: Sequence[Note], names: NameModel, content: SpecialtyModel) -> list[tuple[Note, Said]]:
    """Return what the two models say of notes."""
    return [(note, said_of_a_note(note.words, note.places, names=names, content=content)) for note in notes]


def fit(found: Sequence[tuple[Note, Said]], slugs: Sequence[str]) -> Joint:
    """Return how names and content are weighed so that the right specialties are likeliest."""
    asking = [(said, note.specialty) for note, said in found if note.specialty is not None]
    parts = np.array([[said.parts(slug) for slug in slugs] for said, _ in asking])
    right = np.array([slugs.index(specialty) for _, specialty in asking])

    def loss(weights: npt.NDArray[np.float64]) -> float:
        scores = parts @ weights
        scores = scores - scores.max(axis=1, keepdims=True)
        return float((np.log(np.exp(scores).sum(axis=1)) - scores[np.arange(len(right)), right]).mean())

    return Joint(*(float(weight) for weight in minimize(loss, np.array(_START), method="L-BFGS-B").x))


def figures(found: Sequence[tuple[Note, Said]], joint: Joint) -> str:
    """Return how many stated and implied specialties are right, and of how many notes that ask for nothing no name is
    taken.
    """
    right: dict[str, list[bool]] = {"stated": [], "implied": [], "nothing": []}
    for note, said in found:
        if note.specialty is None:
            right["nothing"].append(all(odds < 0.0 for odds, _ in said.names.values()))
            continue
        slug, _ = said.likeliest(joint) or ("", 0.0)
        right["stated" if note.stated else "implied"].append(slug == note.specialty)
    return ", ".join(
        f"{kind} {sum(are) / max(1, len(are)):.3f} of {len(are)}" for kind, are in right.items() if are
    )


def write(model: NameModel) -> None:
    weights, scale = packed_weights(model.weights[:, None])
    np.savez_compressed(
        WEIGHTS,
        terms=packed_names(model.place),
        weights=weights[:, 0],
        scale=scale,
        bias=np.float32(model.bias),
        joint=np.array([model.joint.content, model.joint.odds, model.joint.named], dtype=np.float32),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the hearing of who is asked for in notes.")
    parser.add_argument("csv", type=Path, help="MTSamples rows with specialty, description, keywords")
    parser.add_argument(
        "notes", type=Path, nargs="+", help="files of notes, one a hand, a JSON object a line"
    )
    parser.add_argument("--write", action="store_true", help="write the weights that the service uses")
    options = parser.parse_args()
    say = sys.stdout.write
    by_hand = {file.stem: notes_of(file) for file in options.notes}
    others: list[Example] = list(learnt_from_others(options.csv))
    examples = {hand: list(examples_of_notes(notes)) for hand, notes in by_hand.items()}
    temperature = specialty_model().temperature
    even = Joint(*_START)
    unseen: list[tuple[Note, Said]] = []
    for hand, notes in by_hand.items():
        content = train_content(
            [*others, *(e for other in by_hand if other != hand for e in examples[other])]
        )
        names = train([note for other in by_hand if other != hand for note in by_hand[other]], even)
        unseen += answers(notes, names, content.as_model(temperature=temperature))
    joint = fit(unseen, specialty_model().specialties)
    for hand in by_hand:
        say(f"{hand}: {figures([(note, said) for note, said in unseen if note.hand == hand], joint)}\n")
    say(f"all: {figures(unseen, joint)}; {joint}\n")
    if options.write:
        model = train([note for notes in by_hand.values() for note in notes], joint)
        write(model)
        say(written(WEIGHTS, f"{len(model.place)} terms"))


if __name__ == "__main__":
    main()
