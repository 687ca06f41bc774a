// A small map in the corner of a graph that is larger than its frame: where one is in it, and a click goes elsewhere.
// It lies over the graph, so it is folded until it is asked for.
"use strict";

(function (editor) {
  const SVG = "http://www.w3.org/2000/svg";
  const MOST = { width: 190, height: 130 };

  function shape(name, attributes) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) { element.setAttribute(key, value); }
    return element;
  }

  editor.GraphMap = class GraphMap {
    // `onGo` is told a point of the graph to bring to the middle.
    constructor(frame, onGo) {
      this.box = document.createElement("div");
      this.box.className = "graph-map";
      this.box.hidden = true;
      this.box.setAttribute("aria-hidden", "true");
      frame.append(this.box);
      this.onGo = onGo;
      this.asked = false;
      const go = (event) => {
        const drawn = this.svg.getBoundingClientRect();
        this.onGo({
          x: (event.clientX - drawn.left) / drawn.width * this.size.width,
          y: (event.clientY - drawn.top) / drawn.height * this.size.height,
        });
      };
      this.box.addEventListener("pointerdown", (event) => {
        event.stopPropagation();
        event.preventDefault();
        this.box.setPointerCapture(event.pointerId);
        go(event);
      });
      this.box.addEventListener("pointermove", (event) => { if (event.buttons & 1) { go(event); } });
    }

    // Draw the nodes of a graph; `boxOf` gives where one stands, in the graph's own measure.
    draw(size, nodes, boxOf) {
      this.size = size;
      const scale = Math.min(MOST.width / size.width, MOST.height / size.height);
      this.svg = shape("svg", { viewBox: `0 0 ${size.width} ${size.height}`, width: size.width * scale, height: size.height * scale });
      for (const node of nodes) {
        const { x, y, width, height } = boxOf(node);
        const first = node.querySelector("rect, polygon");
        this.svg.append(shape("rect", { x, y, width, height, rx: 12, fill: first ? first.getAttribute("stroke") : "currentColor", class: node.classList.contains("chosen") ? "here" : "" }));
      }
      this.seen = shape("rect", { class: "seen", "stroke-width": 2 / scale });
      this.svg.append(this.seen);
      this.box.replaceChildren(this.svg);
    }

    // Unfold the map, or fold it; returns whether it is unfolded.
    toggle() {
      this.asked = !this.asked;
      if (this.view) { this.follow(this.view); }
      return this.asked;
    }

    // Show which part is seen; a graph that is seen whole needs no map.
    follow(view) {
      this.view = view;
      if (!this.svg) { return; }
      const { width, height } = this.size;
      this.box.hidden = !this.asked || (view.width >= width - 1 && view.height >= height - 1);
      for (const name of ["x", "y", "width", "height"]) { this.seen.setAttribute(name, view[name]); }
    }
  };
})(window.Editing);
