"""The picture as SVG: lines below, boxes above, each box with its words for those who listen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pathways.graph.captions import spoken, summary
from pathways.graph.colours import BLUE, BLUE_PALE, GREY, INK, PAPER, QUIET, RED
from pathways.graph.layout import Route
from pathways.graph.picture import LABEL_SIZE, LINE, LOOP, SIGN, START, TITLE_SIZE, Drawn, Line
from pathways.graph.scene import Scene
from pathways.graph.shapes import LOOKS, icon, look_of, outline, status_sign
from pathways.graph.text import safe, width_of
from pathways.values import EXPIRED, FAILED, UNDETERMINED

MARGIN = 28.0
LEGEND = 44.0
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif"
EXCEPTIONS = frozenset({FAILED, UNDETERMINED, EXPIRED})
"""Outcomes that nobody hopes for; lines that only they take are dashed."""


def paint(scene: Scene) -> str:
    """Return the SVG element."""
    width = max(scene.layout.width + 2 * MARGIN, _legend_width(scene))
    height = scene.layout.height + 2 * MARGIN + LEGEND
    shift = (width - scene.layout.width) / 2
    title, description = f"{scene.prefix}-title", f"{scene.prefix}-desc"
    lines = list(zip(scene.picture.lines, scene.layout.routes, strict=True))
    lines.sort(key=lambda drawn: _is_taken(scene, drawn[0]))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
            f'width="{width:.0f}" height="{height:.0f}" role="group" '
            f'aria-labelledby="{safe(title)} {safe(description)}" font-family="{safe(FONT)}" fill="{INK}">',
            f'<title id="{safe(title)}">{safe(scene.name)}</title>',
            f'<desc id="{safe(description)}">{safe(summary(scene))}</desc>',
            f'<rect width="{width:.0f}" height="{height:.0f}" fill="{PAPER}"/>',
            *_legend(scene),
            f'<g transform="translate({shift:.1f} {MARGIN + LEGEND:.1f})">',
            '<g aria-hidden="true">',
            *(_line(scene, line, route) for line, route in lines),
            *(_label(scene, line, route) for line, route in lines),
            *(_loop(scene, key, line) for key, line in scene.picture.loops.items()),
            "</g>",
            *(_box(scene, drawn) for drawn in scene.picture.boxes.values()),
            "</g>",
            "</svg>",
        ]
    )


def _is_taken(scene: Scene, line: Line) -> bool:
    return (line.source, line.target) in scene.taken


def _stroke(scene: Scene, line: Line) -> tuple[str, float]:
    """Return the colour and width of a line: red where it leads to no node, or back up."""
    (_, above), (_, below) = scene.layout.centres[line.source], scene.layout.centres[line.target]
    if line.target.startswith("(no ") or above >= below:
        return RED, 1.8
    if _is_taken(scene, line):
        return INK, 3.4
    return (GREY, 1.4) if scene.visited is not None else (QUIET, 1.7)


def _line(scene: Scene, line: Line, route: Route) -> str:
    colour, width = _stroke(scene, line)
    only_exceptions = bool(line.outcomes) and set(line.outcomes) <= EXCEPTIONS
    dashes = ' stroke-dasharray="6 5"' if only_exceptions and not _is_taken(scene, line) else ""
    *others, (x, tip) = route.points
    down = 1 if route.down else -1
    head, half = 7 + width, 3 + width
    points = [*others, (x, tip - down * (head - 1))]
    return (
        f'<path d="{_curve(points)}" fill="none" stroke="{colour}" stroke-width="{width}"{dashes}/>'
        f'<path d="M{x:.1f} {tip:.1f} l{-half:.1f} {-down * head:.1f} h{2 * half:.1f} Z" fill="{colour}"/>'
    )


def _curve(points: Sequence[tuple[float, float]]) -> str:
    (x, y), *rest = points
    parts = [f"M{x:.1f} {y:.1f}"]
    for to_x, to_y in rest:
        if abs(to_x - x) < 0.5:
            parts.append(f"L{to_x:.1f} {to_y:.1f}")
        else:
            middle = (y + to_y) / 2
            parts.append(f"C{x:.1f} {middle:.1f} {to_x:.1f} {middle:.1f} {to_x:.1f} {to_y:.1f}")
        x, y = to_x, to_y
    return " ".join(parts)


def _label(scene: Scene, line: Line, route: Route) -> str:
    if line.outcomes:
        return _outcomes(scene, line, *route.label)
    return _sign(scene, line, "", *route.label) if line.signs else ""


def _outcomes(scene: Scene, line: Line, x: float, y: float) -> str:
    """Draw the outcomes of a line on white, those a run left by in bold."""
    box = line.label()
    left = scene.taken.get((line.source, line.target), frozenset())
    faded = scene.visited is not None
    found = [
        f'<rect x="{x - box.width / 2:.1f}" y="{y - box.height / 2:.1f}" width="{box.width:.1f}" '
        f'height="{box.height:.1f}" rx="7" fill="{PAPER}" stroke="{_stroke(scene, line)[0]}" stroke-width="0.8"/>'
    ]
    for index, outcome in enumerate(line.outcomes):
        middle = y - box.height / 2 + 2.5 + line.row * (index + 0.5)
        style = f'font-weight="700" fill="{INK}"' if outcome in left else f'fill="{QUIET if faded else INK}"'
        beside = SIGN / 2 if line.signs else 0
        found.append(_text(outcome, x=x - beside, y=middle + 4.5, size=LABEL_SIZE, style=style))
        if line.signs:
            found.append(_sign(scene, line, outcome, x + box.width / 2 - SIGN / 2 - 1, middle))
    return "".join(found)


def _sign(scene: Scene, line: Line, outcome: str, x: float, y: float) -> str:
    """Draw the sign at which a node can be put in after an outcome, or at the beginning."""
    node = scene.picture.boxes[line.source].node
    source = node.key if node is not None else ""
    words = f"Put a node in after {outcome}" if outcome else "Put a node in at the beginning"
    plus = f"M{x - 4:.1f} {y:.1f} h8 M{x:.1f} {y - 4:.1f} v8"
    return (
        f'<g class="sign" data-after="{safe(source)}" data-outcome="{safe(outcome)}"><title>{safe(words)}</title>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{BLUE_PALE}" stroke="{BLUE}" stroke-width="1.2"/>'
        f'<path d="{plus}" fill="none" stroke="{BLUE}" stroke-width="1.8" stroke-linecap="round"/></g>'
    )


def _loop(scene: Scene, key: str, line: Line) -> str:
    (x, y), box = scene.layout.centres[key], scene.picture.boxes[key].box
    right, up, down = x + box.width / 2 - 4, y - 12, y + 12
    bow = f"M{right:.1f} {up:.1f} C{right + 34:.1f} {up - 8:.1f} {right + 34:.1f} {down + 8:.1f} {right:.1f} {down:.1f}"
    label = _outcomes(scene, line, right + LOOP - 4 + line.label().width / 2, y)
    return f'<path d="{bow}" fill="none" stroke="{RED}" stroke-width="1.8"/>{label}'


def _box(scene: Scene, drawn: Drawn) -> str:
    x, y = scene.layout.centres[drawn.id]
    if drawn.node is None:
        return _pill(scene, drawn, x, y)
    node = drawn.node
    look = look_of(node.kind)
    faults = scene.problems.get(node.key, ())
    status = scene.statuses.get(node.key)
    in_background = scene.visited is not None and node.key not in scene.visited and node.key != scene.current
    name = f"{scene.prefix}-{drawn.id}"
    line = RED if faults else look.line if not in_background else GREY
    width = 3.0 if scene.visited is not None and not in_background else 2.0
    fill = look.fill if not in_background else PAPER
    dashes = ' stroke-dasharray="7 4"' if faults else ""
    brush = f'fill="{fill}" stroke="{line}" stroke-width="{width}"{dashes}'
    shape = outline(node.kind, x=x, y=y, width=drawn.box.width, height=drawn.box.height, paint=brush)
    role, stop = ("button", 0 if drawn.id == _first(scene) else -1) if scene.editable else ("img", 0)
    parts = [
        f'<g id="{safe(name)}" role="{role}" tabindex="{stop}" aria-labelledby="{safe(name)}-t {safe(name)}-d" '
        f'data-node="{safe(node.key)}"{_data_status(status)}>',
        f'<title id="{safe(name)}-t">{safe(f"{look.name}: {node.title}")}</title>',
        f'<desc id="{safe(name)}-d">{safe(spoken(scene, drawn))}</desc>',
        shape,
        _second_line(drawn, x, y, line) if node.kind == "wait" else "",
        *_words(drawn, look.name, look.line if not in_background else QUIET, x, y),
        _halo(scene, drawn, x, y),
    ]
    bottom = y + drawn.box.height / 2 - 13
    if faults:
        words = "1 problem" if len(faults) == 1 else f"{len(faults)} problems"
        parts.append(
            _text(f"! {words}", x=x, y=bottom, size=LABEL_SIZE, style=f'font-weight="700" fill="{RED}"')
        )
    elif status is not None:
        parts.append(_status(status, x, bottom))
    return "".join([*parts, "</g>"])


def _first(scene: Scene) -> str:
    """Return the id of the node that the pathway starts at, or of any where it starts at none."""
    starts = [line.target for line in scene.picture.lines if line.source == START]
    return next(iter([*starts, *scene.picture.names.values()]), "")


def _data_status(status: str | None) -> str:
    return "" if status is None else f' data-status="{safe(status)}"'


def _words(drawn: Drawn, kind: str, colour: str, x: float, y: float) -> Iterator[str]:
    """Draw the icon and the kind, and the title below them."""
    top = y - drawn.box.height / 2
    word = kind.upper()
    width = width_of(word, size=10.5, bold=True) + 0.6 * len(word)
    yield icon(drawn.node.kind if drawn.node else "", x=x - width / 2 - 4, y=top + 16, colour=colour)
    style = f'fill="{colour}" font-weight="700" letter-spacing="0.6"'
    yield _text(word, x=x + 9, y=top + 20, size=10.5, style=style)
    for index, text in enumerate(drawn.text):
        yield _text(text, x=x, y=top + 40 + LINE * index, size=TITLE_SIZE, style='font-weight="600"')


def _status(status: str, x: float, y: float) -> str:
    width = width_of(status, size=LABEL_SIZE, bold=True)
    sign, colour = status_sign(status, x=x - width / 2 - 5, y=y - 4)
    return sign + _text(status, x=x + 7, y=y, size=LABEL_SIZE, style=f'font-weight="700" fill="{colour}"')


def _halo(scene: Scene, drawn: Drawn, x: float, y: float) -> str:
    """Draw a ring and the word "now" around the node where the run is."""
    if drawn.node is None or drawn.node.key != scene.current:
        return ""
    width, height = drawn.box.width + 14, drawn.box.height + 14
    brush = f'fill="none" stroke="{BLUE}" stroke-width="2.5"'
    ring = outline(drawn.node.kind, x=x, y=y, width=width, height=height, paint=brush)
    left = x - width / 2
    tag = f'<rect x="{left - 22:.1f}" y="{y - 10:.1f}" width="44" height="20" rx="10" fill="{BLUE}"/>'
    return ring + tag + _text("now", x=left, y=y + 4, size=12, style=f'fill="{PAPER}" font-weight="700"')


def _second_line(drawn: Drawn, x: float, y: float, colour: str) -> str:
    brush = f'fill="none" stroke="{colour}" stroke-width="1"'
    return outline("wait", x=x, y=y, width=drawn.box.width - 9, height=drawn.box.height - 9, paint=brush)


def _pill(scene: Scene, drawn: Drawn, x: float, y: float) -> str:
    missing = drawn.id.startswith("(no ")
    reached = drawn.id == START or any(target == drawn.id for _, target in scene.taken)
    faded = scene.visited is not None and not reached
    line = RED if missing else GREY if faded else INK
    fill = PAPER if missing or drawn.id != START else INK
    dashes = ' stroke-dasharray="5 4"' if missing else ""
    text = RED if missing else PAPER if drawn.id == START else QUIET if faded else INK
    width, height = drawn.box.width, drawn.box.height
    brush = f'fill="{fill}" stroke="{line}" stroke-width="{1.6 if faded else 2.4}"{dashes}'
    shape = outline("wait", x=x, y=y, width=width, height=height, paint=brush)
    words = _text(drawn.text[0], x=x, y=y + 4.5, size=LABEL_SIZE, style=f'fill="{text}" font-weight="700"')
    return f'<g aria-hidden="true">{shape}{words}</g>'


def _legend_kinds(scene: Scene) -> list[str]:
    shown = {drawn.node.kind for drawn in scene.picture.boxes.values() if drawn.node is not None}
    return [kind for kind in LOOKS if kind in shown]


def _legend_width(scene: Scene) -> float:
    return 2 * MARGIN + 138.0 * len(_legend_kinds(scene))


def _legend(scene: Scene) -> Iterator[str]:
    """Draw what the shapes mean, above the picture."""
    yield '<g class="legend" aria-hidden="true">'
    x, y = MARGIN, MARGIN
    for kind in _legend_kinds(scene):
        look = LOOKS[kind]
        brush = f'fill="{look.fill}" stroke="{look.line}" stroke-width="1.6"'
        yield outline(kind, x=x + 62, y=y, width=124, height=28, paint=brush)
        yield icon(kind, x=x + 30, y=y, colour=look.line)
        style = f'fill="{look.line}" font-weight="700"'
        yield _text(look.name, x=x + 72, y=y + 4, size=LABEL_SIZE, style=style)
        x += 138
    yield "</g>"


def _text(text: str, *, x: float, y: float, size: float, style: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="middle" {style}>{safe(text)}</text>'
    )
