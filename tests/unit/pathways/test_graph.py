"""The picture: well-formed, complete, readable by a screen reader, and no line through a box."""

import random
import re
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from pathways.graph import draw
from pathways.graph.layers import layered
from pathways.graph.layout import Box, Layout, Link, lay_out
from pathways.graph.ordering import crossings, ordered
from pathways.graph.picture import START, Step, compose
from pathways.graph.text import safe, width_of, wrapped
from pathways.outline import outline_of
from pathways.starters import all_starters
from pathways.validation import validate
from referrals.fields import CATALOGUE
from tests.unit.pathways.building import small

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)  # noqa: S314 (it is our own)


def nodes_in(svg: str) -> dict[str, ElementTree.Element]:
    return {
        group.get("data-node", ""): group for group in parsed(svg).iter(f"{SVG}g") if group.get("data-node")
    }


def said(svg: str, key: str) -> str:
    return nodes_in(svg)[key].findtext(f"{SVG}desc") or ""


def some_graph(count: int, *, seed: int, backwards: float = 0.0) -> dict[str, Any]:
    """Return a draft with so many nodes; some edges skip far ahead, and some lead back if asked to."""
    chance = random.Random(seed)  # noqa: S311
    outcomes = {
        "condition": ["true", "false", "undetermined"],
        "action": ["done", "failed"],
        "decision": ["cardiology", "dermatology", "other", "undetermined"],
        "wait": ["approved", "rejected", "expired"],
    }
    nodes, edges = [], []
    for index in range(count):
        kind = chance.choice(list(outcomes))
        nodes.append({"key": f"n{index}", "title": f"Node number {index} of the graph", "kind": kind})
        for turn, outcome in enumerate(outcomes[kind]):
            target = index + 1 + (0 if turn == 0 else int(chance.expovariate(0.3)))
            if chance.random() < backwards:
                target = chance.randrange(count)
            to = f"n{target}" if target < count else "end"
            edges.append({"from": f"n{index}", "outcome": outcome, "to": to})
    return {"start": "n0", "nodes": nodes, "edges": edges}


def laid_out(document: dict[str, Any]) -> tuple[dict[str, Box], list[Link], Layout]:
    picture = compose(outline_of(document), marked=frozenset())
    boxes, links = picture.sizes(), picture.links()
    return boxes, links, lay_out(boxes=boxes, links=links, first=START)


def points_along(route: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
    """Return points on a route as it is drawn: straight where x is the same, else a cubic with vertical ends."""
    found = []
    for (x, y), (to_x, to_y) in pairwise(route):
        for step in range(13):
            part = step / 12
            flat = 3 * part**2 - 2 * part**3
            rise = 1.5 * part * (1 - part) ** 2 + 1.5 * part**2 * (1 - part) + part**3
            found.append((x + (to_x - x) * flat, y + (to_y - y) * rise))
    return found


GRAPHS = [(3, 0, 0.0), (12, 1, 0.0), (40, 2, 0.0), (40, 3, 0.0), (25, 4, 0.15), (80, 5, 0.05)]


@pytest.mark.parametrize(("count", "seed", "backwards"), GRAPHS)
def test_boxes_and_labels_never_overlap(count: Any, seed: Any, backwards: Any) -> None:
    boxes, links, layout = laid_out(some_graph(count, seed=seed, backwards=backwards))
    placed = [(layout.centres[key], box.width, box.height) for key, box in boxes.items()]
    placed += [
        (route.label, link.label.width, link.label.height)
        for route, link in zip(layout.routes, links, strict=True)
        if link.label.height
    ]
    for ((ax, ay), aw, ah), ((bx, by), bw, bh) in combinations(placed, 2):
        assert abs(ax - bx) >= (aw + bw) / 2 - 0.01 or abs(ay - by) >= (ah + bh) / 2 - 0.01


@pytest.mark.parametrize(("count", "seed", "backwards"), GRAPHS)
def test_no_line_runs_through_a_box(count: Any, seed: Any, backwards: Any) -> None:
    boxes, links, layout = laid_out(some_graph(count, seed=seed, backwards=backwards))
    for link, route in zip(links, layout.routes, strict=True):
        for x, y in points_along(route.points):
            for key, box in boxes.items():
                if key in (link.source, link.target):
                    continue
                centre_x, centre_y = layout.centres[key]
                inside = abs(x - centre_x) < box.width / 2 - 1 and abs(y - centre_y) < box.height / 2 - 1
                assert not inside, (link, key)


@pytest.mark.parametrize(("count", "seed", "backwards"), GRAPHS)
def test_a_line_ends_at_the_edges_of_its_boxes_and_inside_the_picture(
    count: Any, seed: Any, backwards: Any
) -> None:
    boxes, links, layout = laid_out(some_graph(count, seed=seed, backwards=backwards))
    for link, route in zip(links, layout.routes, strict=True):
        for key, (x, y) in ((link.source, route.points[0]), (link.target, route.points[-1])):
            centre_x, centre_y = layout.centres[key]
            assert abs(x - centre_x) <= boxes[key].width / 2
            assert abs(y - centre_y) == pytest.approx(boxes[key].height / 2)
        assert all(-0.01 <= x <= layout.width + 0.01 for x, _ in route.points)
        assert all(-0.01 <= y <= layout.height + 0.01 for _, y in route.points)


def test_lines_lead_down_unless_they_lead_back() -> None:
    _, _, layout = laid_out(some_graph(40, seed=2))
    assert all(route.down for route in layout.routes)
    _, _, circular = laid_out(some_graph(25, seed=4, backwards=0.15))
    assert not all(route.down for route in circular.routes)


def test_an_order_without_crossings_is_found() -> None:
    links = [("r", "a"), ("r", "b"), ("a", "p"), ("a", "q"), ("b", "p")]
    graph = layered(keys=["r", "a", "b", "p", "q"], links=links, first="r")
    layers = ordered(graph)
    assert crossings(layers, graph.below) == 0
    assert layers[4] in (["q", "p"], ["p", "q"])


def test_crossings_are_counted() -> None:
    below = {"a": ["y", "z"], "b": ["x"], "x": [], "y": [], "z": []}
    assert crossings([["a", "b"], ["x", "y", "z"]], below) == 2
    assert crossings([["b", "a"], ["x", "y", "z"]], below) == 0


def test_a_long_line_is_straight_when_nothing_is_in_its_way() -> None:
    document = {
        "start": "n0",
        "nodes": [{"key": f"n{index}", "title": "Step", "kind": "action"} for index in range(6)],
        "edges": [
            *({"from": f"n{index}", "outcome": "done", "to": f"n{index + 1}"} for index in range(5)),
            {"from": "n0", "outcome": "failed", "to": "n5"},
        ],
    }
    _, links, layout = laid_out(document)
    (long,) = [
        route
        for link, route in zip(links, layout.routes, strict=True)
        if (link.source, link.target) == ("n0", "n5")
    ]
    assert len({round(x, 3) for x, _ in long.points[2:-2]}) == 1


@pytest.mark.parametrize("starter", all_starters(), ids=lambda starter: starter.slug)
def test_every_node_and_outcome_can_be_seen_and_heard(starter: Any) -> None:
    svg = draw(starter.definition)
    drawn = nodes_in(svg)
    assert set(drawn) == {node.key for node in starter.definition.nodes}
    for node in starter.definition.nodes:
        group = drawn[node.key]
        assert node.title in (group.findtext(f"{SVG}title") or "")
        assert group.get("tabindex") == "0"
        ids = (group.get("aria-labelledby") or "").split()
        assert ids == [element.get("id") for element in list(group)[:2]]
        assert [element.tag for element in list(group)[:2]] == [f"{SVG}title", f"{SVG}desc"]
    for edge in starter.definition.edges:
        assert edge.outcome in said(svg, edge.source)
    texts = {text.text for text in parsed(svg).iter(f"{SVG}text")}
    assert {edge.outcome for edge in starter.definition.edges} <= texts


def test_the_picture_stands_by_itself() -> None:
    svg = draw(small(), path=[("check", "true")], statuses={"check": "completed"}, current="review")
    assert not re.search(r"<script|<style|style=|href|url\(|@import|<image|<foreignObject|\son\w+=", svg)
    ids = re.findall(r'\sid="([^"]+)"', svg)
    assert len(ids) == len(set(ids))


def test_two_pictures_can_share_a_page() -> None:
    one, two = draw(small(), prefix="one"), draw(small(), prefix="two")
    assert not set(re.findall(r'\sid="([^"]+)"', one)) & set(re.findall(r'\sid="([^"]+)"', two))


def test_the_path_a_run_took_is_told() -> None:
    svg = draw(
        small(),
        path=[Step("check", "undetermined"), ("review", "approved"), "mark"],
        statuses={"check": "completed", "review": "overridden"},
        current="mark",
    )
    assert "The run left by undetermined." in said(svg, "check")
    assert "Status: overridden." in said(svg, "review")
    assert "The run is here now." in said(svg, "mark")
    bold = [text.text for text in parsed(svg).iter(f"{SVG}text") if text.get("font-weight") == "700"]
    assert {"undetermined", "approved", "completed", "now"} <= set(bold)
    assert "rejected" not in bold
    assert svg.count('stroke-width="3.4"') == 3


def test_a_path_of_keys_alone_finds_its_lines() -> None:
    svg = draw(small(), path=["check", "mark"])
    assert svg.count('stroke-width="3.4"') == 2
    assert "The run went through 2 of them." in svg


def test_problems_are_marked_at_their_node() -> None:
    document = small()
    document["nodes"][0]["config"]["expression"] = "nobody == 1"
    document["edges"][4]["to"] = "nowhere"
    svg = draw(document, problems=validate(document, pathway_type="semiAutomatic", catalogue=CATALOGUE))
    assert "Problem: There is no field nobody" in said(svg, "check")
    assert "no node nowhere" in said(svg, "review")
    assert "! 1 problem" in "".join(nodes_in(svg)["check"].itertext())
    assert "2 problems." in (parsed(svg).findtext(f"{SVG}desc") or "")


def test_a_node_that_leads_to_itself_has_a_loop() -> None:
    document = small()
    document["edges"][5]["to"] = "mark"
    assert "done: Mark as accepted." in said(draw(document), "mark")


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"nodes": [], "edges": []},
        {"nodes": [{"key": "a"}, {"key": "a", "title": "Twice"}, {"key": "end"}, {"key": "(start)"}]},
        {"start": "a", "nodes": [{"key": "a"}], "edges": [{"from": "a", "outcome": "x", "to": "a"}]},
        {"start": "a", "nodes": [{"key": "a"}], "edges": [{"from": "b", "outcome": "x", "to": "a"}]},
        {"nodes": [{"key": "(end of a)"}, {"key": "a"}], "edges": [{"from": "a", "outcome": "x"}]},
        {"nodes": [{"key": ""}, {"key": "0:1"}, {"key": "b"}], "edges": [{"from": "b", "outcome": "", "to": "0:1"}]},
        some_graph(30, seed=9, backwards=0.5),
    ],
)  # fmt: skip
def test_whatever_a_draft_holds_can_be_drawn(document: Any) -> None:
    svg = draw(document, path=[("a", "x"), "b"], current="a", statuses={"b": "failed"})
    assert len([group for group in parsed(svg).iter(f"{SVG}g") if group.get("role") == "img"]) == len(
        document.get("nodes", ())
    )


def test_keys_that_are_no_keys_do_not_get_mixed_up() -> None:
    document = {
        "start": "b",
        "nodes": [{"key": key, "title": f"Title {key}"} for key in ("b", "0:1", "(end of b)", "(no x)", "b")],
        "edges": [
            {"from": "b", "outcome": "one", "to": "0:1"},
            {"from": "b", "outcome": "two", "to": "end"},
            {"from": "b", "outcome": "three", "to": "x"},
            {"from": "(no x)", "outcome": "four", "to": "(end of b)"},
        ],
    }
    svg = draw(document)
    spoken = [
        group.findtext(f"{SVG}desc") for group in parsed(svg).iter(f"{SVG}g") if group.get("role") == "img"
    ]
    nothing = "Leads nowhere."
    assert spoken == [
        "one: Title 0:1. two: end. three: no node x.",
        nothing,
        nothing,
        "four: Title (end of b).",
        nothing,
    ]


def test_text_cannot_break_out_of_the_picture() -> None:
    document = small()
    evil = '</title><script>alert("1")</script>\x00\ud800&'
    document["nodes"][0]["title"] = evil
    document["edges"][0]["outcome"] = evil
    svg = draw(document, name=evil, statuses={"check": evil})
    svg.encode()
    assert not list(parsed(svg).iter(f"{SVG}script"))
    assert safe(evil).count("\ufffd") == 2


def test_long_titles_are_broken_and_shortened() -> None:
    lines = wrapped("word " * 60, width=180, size=14, lines=3)
    assert len(lines) == 3
    assert lines[-1].endswith("…")
    assert all(width_of(line, size=14, bold=True) <= 180 for line in lines)
    assert wrapped("Donaudampfschifffahrtsgesellschaftskapitän", width=120, size=14, lines=3)[0].endswith("…")


def test_the_same_pathway_is_always_drawn_the_same() -> None:
    assert draw(some_graph(40, seed=7)) == draw(some_graph(40, seed=7))


def test_a_picture_to_edit_has_one_way_in_and_a_sign_at_every_outcome() -> None:
    document = some_graph(12, seed=1)
    svg = draw(document, editable=True)
    stops = [group.get("tabindex") for group in nodes_in(svg).values()]
    assert stops.count("0") == 1
    assert set(stops) == {"0", "-1"}
    assert nodes_in(svg)["n0"].get("tabindex") == "0"
    assert {group.get("role") for group in nodes_in(svg).values()} == {"button"}
    signs = [group for group in parsed(svg).iter(f"{SVG}g") if group.get("class") == "sign"]
    wanted = {(edge["from"], edge["outcome"]) for edge in document["edges"]} | {("", "")}
    assert {(sign.get("data-after"), sign.get("data-outcome")) for sign in signs} == wanted
    assert 'class="sign"' not in draw(document)
