"""A pathway as a picture: one SVG that stands by itself, without script, stylesheet, font or link.

Colours are attributes of the elements, so that the strictest content security policy shows it as it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from pathways.definition import PathwayDefinition
from pathways.graph.layout import lay_out
from pathways.graph.painting import paint
from pathways.graph.picture import START, Step, compose, lines_taken, walked
from pathways.graph.scene import Scene
from pathways.outline import outline_of
from pathways.problems import Problem

__all__ = ["Step", "draw"]


def draw(
    definition: PathwayDefinition | Mapping[str, Any],
    *,
    problems: Sequence[Problem] = (),
    path: Sequence[Step | tuple[str, str | None] | str] | None = None,
    statuses: Mapping[str, str] | None = None,
    current: str | None = None,
    name: str = "Pathway",
    prefix: str = "pathway",
    editable: bool = False,
) -> str:
    """Draw a pathway, or a draft's document with whatever it has, as an SVG element.

    `path` are the nodes a run went through with the outcomes they left by, `statuses` map keys to the status of the
    node's run, `current` is where the run is. `name` heads the description for those who do not see the picture;
    `prefix` begins every id, for two pictures on one page. `editable`: nodes are buttons, of which the first takes the
    focus, and each outcome has a sign at which a node can be put in after it.
    """
    document = definition.as_document() if isinstance(definition, PathwayDefinition) else definition
    outline = outline_of(document)
    faults: dict[str, list[Problem]] = defaultdict(list)
    for problem in problems:
        faults[problem.node].append(problem)
    marked = frozenset(statuses or ()) | frozenset(faults)
    picture = compose(outline, marked=marked, signs=editable)
    layout = lay_out(boxes=picture.sizes(), links=picture.links(), first=START)
    steps = walked(path)
    return paint(
        Scene(
            name=name,
            prefix=prefix,
            picture=picture,
            layout=layout,
            problems=faults,
            statuses=statuses or {},
            current=current,
            visited=frozenset(step.key for step in steps) if path is not None else None,
            taken=lines_taken(picture, steps, start=outline.start),
            editable=editable,
        )
    )
