"""A layered layout, top to bottom: where boxes stand, and how links run between them without touching other boxes.

The usual four steps (Sugiyama): break cycles, put boxes on layers, order each layer so that few links cross, then give
everything coordinates. Every link has a slot on each layer it passes, on the first one as wide as its label.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pathways.graph.coordinates import Separation, place
from pathways.graph.layers import Layered, layered
from pathways.graph.ordering import ordered

BOX_GAP = 36.0
SLOT_GAP = 14.0
SLOT_WIDTH = 6.0
LEAST_GAP = 28.0
MOST_GAP = 84.0
ARRIVAL = 12.0
PORT_MARGIN = 28.0
PORT_GAP = 18.0


@dataclass(frozen=True, slots=True)
class Box:
    """Something to place; sizes are pixels. `beside` is kept free on its left and on its right."""

    width: float
    height: float
    beside: float = 0.0


@dataclass(frozen=True, slots=True)
class Link:
    source: str
    target: str
    label: Box


@dataclass(frozen=True, slots=True)
class Route:
    """The way of a link, from its source to its target. `label` is the centre of its label.

    From one point to the next the line is straight where x is the same, else a curve with vertical ends.
    """

    points: tuple[tuple[float, float], ...]
    label: tuple[float, float]
    down: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """`centres` by box; `routes` in the order of the links; everything lies within (0, 0) and (width, height)."""

    centres: dict[str, tuple[float, float]]
    routes: tuple[Route, ...]
    width: float
    height: float


def lay_out(*, boxes: Mapping[str, Box], links: Sequence[Link], first: str) -> Layout:
    """Place boxes and links; `first` is the box to begin with. No link may lead to its own box."""
    graph = layered(keys=list(boxes), links=[(link.source, link.target) for link in links], first=first)
    layers = ordered(graph)
    sizes = _sizes(graph, boxes, links)
    xs = place(
        layers=layers,
        links=graph.segments,
        separation=Separation(
            widths={key: size.width + 2 * size.beside for key, size in sizes.items()},
            gaps={key: BOX_GAP if key in boxes else SLOT_GAP for key in sizes},
        ),
        slots=frozenset(sizes) - frozenset(boxes),
    )
    ports = _Ports(graph, xs, boxes)
    tops = _tops(layers, sizes, graph, xs, ports)
    heights = [max(sizes[key].height for key in layer) for layer in layers]
    centres = {
        key: (xs[key], tops[index] + heights[index] / 2)
        for index, layer in enumerate(layers)
        for key in layer
    }
    routes = tuple(_route(chain, graph, centres, tops, heights, ports, boxes) for chain in graph.chains)
    return Layout(
        centres={key: centres[key] for key in boxes},
        routes=routes,
        width=max(xs[key] + sizes[key].width / 2 + sizes[key].beside for key in sizes),
        height=tops[-1] + heights[-1],
    )


def _sizes(graph: Layered, boxes: Mapping[str, Box], links: Sequence[Link]) -> dict[str, Box]:
    sizes = dict(boxes)
    for chain, link in zip(graph.chains, links, strict=True):
        for key in chain[1:-1]:
            sizes[key] = Box(SLOT_WIDTH, 0)
        sizes[chain[1]] = link.label
    return sizes


class _Ports:
    """Where links leave and enter boxes: as near as can be to where they go, in order, apart from each other."""

    def __init__(self, graph: Layered, xs: Mapping[str, float], boxes: Mapping[str, Box]) -> None:
        self.x: dict[tuple[str, str], float] = {}
        for neighbours in (graph.above, graph.below):
            for key, box in boxes.items():
                self._spread(
                    key, xs[key], box.width, sorted(neighbours[key], key=lambda other: xs[other]), xs
                )

    def _spread(
        self, key: str, centre: float, width: float, others: list[str], xs: Mapping[str, float]
    ) -> None:
        if not others:
            return
        room = max(width / 2 - PORT_MARGIN, 0.0)
        gap = min(PORT_GAP, 2 * room / (len(others) - 1)) if len(others) > 1 else 0.0
        wanted = [min(max(xs[other], centre - room), centre + room) for other in others]
        placed: list[float] = []
        for index, x in enumerate(wanted):
            after = (len(others) - 1 - index) * gap
            least = placed[-1] + gap if placed else centre - room
            placed.append(max(least, min(x, centre + room - after)))
        for other, x in zip(others, placed, strict=True):
            self.x[key, other] = x


def _tops(
    layers: list[list[str]],
    sizes: Mapping[str, Box],
    graph: Layered,
    xs: Mapping[str, float],
    ports: _Ports,
) -> list[float]:
    """Return the y of each layer's top; the further links run sideways, the more room they get to do so."""
    tops = [0.0]
    for above in layers[:-1]:
        sideways = max(
            (
                abs(ports.x.get((key, other), xs[key]) - ports.x.get((other, key), xs[other]))
                for key in above
                for other in graph.below[key]
            ),
            default=0.0,
        )
        gap = min(max(LEAST_GAP, LEAST_GAP + 0.12 * (sideways - 60)), MOST_GAP)
        tops.append(tops[-1] + max(sizes[key].height for key in above) + gap)
    return tops


def _route(
    chain: tuple[str, ...],
    graph: Layered,
    centres: Mapping[str, tuple[float, float]],
    tops: Sequence[float],
    heights: Sequence[float],
    ports: _Ports,
    boxes: Mapping[str, Box],
) -> Route:
    points: list[tuple[float, float]] = []
    downwards = graph.layer_of[chain[0]] < graph.layer_of[chain[-1]]
    for index, key in enumerate(chain):
        layer = graph.layer_of[key]
        top, bottom = tops[layer], tops[layer] + heights[layer]
        enter, leave = (top, bottom) if downwards else (bottom, top)
        if 0 < index < len(chain) - 1:
            points += [(centres[key][0], enter), (centres[key][0], leave)]
            continue
        y = centres[key][1]
        half = boxes[key].height / 2
        if index == 0:
            x = ports.x[key, chain[1]]
            points += [(x, y + half if downwards else y - half), (x, leave)]
        else:
            x = ports.x[key, chain[-2]]
            tip, before = (y - half, enter - ARRIVAL) if downwards else (y + half, enter + ARRIVAL)
            points += [(x, before), (x, tip)]
    return Route(tuple(points), centres[chain[1]], downwards)
