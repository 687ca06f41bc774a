// The graph: drawn by the server, moved and zoomed here, walked through with the arrow keys.
"use strict";

(function (editor) {
  const CLOSEST = 2.5;
  const LEGIBLE = 0.8;
  const READABLE = 0.6;
  const RECOGNIZABLE = 0.4;

  class Canvas {
    constructor(frame, { onOpen, onAdd, onDelete }) {
      Object.assign(this, { frame, onOpen, onAdd, onDelete });
      this.view = null;
      this.selected = "";
      this.svg = null;
      frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
      frame.addEventListener("pointerdown", (event) => this.press(event));
      frame.addEventListener("keydown", (event) => this.key(event));
      frame.addEventListener("focusin", (event) => this.focused(event));
      frame.addEventListener("click", (event) => this.click(event));
      this.map = new editor.GraphMap(frame, (point) => this.center(point));
      new ResizeObserver(() => this.apply()).observe(frame);
    }

    show(drawn) {
      const had = this.frame.contains(document.activeElement) && document.activeElement.dataset.node;
      const parsed = new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement;
      if (parsed.nodeName !== "svg") { this.clear(); return; }
      const svg = document.importNode(parsed, true);
      this.size = { width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height };
      svg.removeAttribute("width");
      svg.removeAttribute("height");
      this.clear();
      this.frame.prepend(svg);
      this.svg = svg;
      if (this.view === null) { this.begin(); }
      this.mark();
      this.apply();
      if (had) { this.focus(had); }
    }

    clear() {
      if (this.svg) { this.svg.remove(); } else { for (const drawn of this.frame.querySelectorAll(":scope > svg")) { drawn.remove(); } }
      this.svg = null;
      this.map.box.hidden = true;
    }

    node(key) { return key && this.svg ? this.svg.querySelector(`[data-node="${CSS.escape(key)}"]`) : null; }
    nodes() { return this.svg ? Array.from(this.svg.querySelectorAll("[data-node]")) : []; }

    select(key) {
      this.selected = key;
      this.mark();
      this.reveal(this.node(key));
    }

    mark() {
      const nodes = this.nodes();
      for (const node of nodes) {
        const own = node.dataset.node === this.selected;
        node.classList.toggle("chosen", own);
        if (own) { node.setAttribute("aria-current", "true"); } else { node.removeAttribute("aria-current"); }
      }
      this.onlyStop(this.node(this.selected) || nodes.find((node) => node.getAttribute("tabindex") === "0"));
      if (this.svg) { this.map.draw(this.size, nodes, (node) => this.placeOf(node)); }
    }

    // Where a node stands in the graph's own measure: its group is moved by the group around all nodes.
    placeOf(node) {
      const box = node.getBBox();
      const moved = node.parentNode.transform.baseVal.consolidate();
      return { x: box.x + (moved ? moved.matrix.e : 0), y: box.y + (moved ? moved.matrix.f : 0), width: box.width, height: box.height };
    }

    onlyStop(stop) {
      if (!stop) { return; }
      for (const node of this.nodes()) { node.setAttribute("tabindex", node === stop ? "0" : "-1"); }
    }

    focus(key) {
      const node = this.node(key);
      if (node) { this.onlyStop(node); node.focus({ preventScroll: true }); this.reveal(node); }
    }

    // Where nothing was moved yet: the whole graph if its nodes can be told apart, else its beginning, in its whole
    // width if that can be read.
    begin() {
      const { clientWidth: width, clientHeight: height } = this.frame;
      const across = width / this.size.width;
      const whole = Math.min(across, height / this.size.height);
      const beginning = across >= READABLE ? across : LEGIBLE;
      this.scaleTo(Math.min(1, whole >= RECOGNIZABLE ? whole : beginning));
      this.view.x = this.size.width / 2 - width / this.view.scale / 2;
      this.view.y = 0;
      const first = this.node(this.selected) || this.nodes()[0];
      if (first && width / this.view.scale < this.size.width) { this.apply(); this.reveal(first, true); this.view.y = 0; }
    }

    fit() {
      const { clientWidth: width, clientHeight: height } = this.frame;
      this.view = { x: 0, y: 0, scale: Math.min(1.2, width / this.size.width, height / this.size.height) };
      this.view.x = this.size.width / 2 - width / this.view.scale / 2;
      this.apply();
    }

    center({ x, y }) {
      this.view.x = x - this.frame.clientWidth / this.view.scale / 2;
      this.view.y = y - this.frame.clientHeight / this.view.scale / 2;
      this.apply();
    }

    // Bring a node to the middle, near enough to be read.
    goTo(key) {
      const node = this.node(key);
      if (!node) { return; }
      if (this.view.scale < LEGIBLE) { this.scaleTo(LEGIBLE); }
      const { x, y, width, height } = this.placeOf(node);
      this.center({ x: x + width / 2, y: y + height / 2 });
    }

    scaleTo(scale) {
      this.view = this.view || { x: 0, y: 0, scale: 1 };
      this.view.scale = Math.min(CLOSEST, Math.max(0.1, scale));
    }

    zoom(factor, at = { x: this.frame.clientWidth / 2, y: this.frame.clientHeight / 2 }) {
      if (!this.svg) { return; }
      const before = this.view.scale;
      this.scaleTo(before * factor);
      this.view.x += at.x / before - at.x / this.view.scale;
      this.view.y += at.y / before - at.y / this.view.scale;
      this.apply();
    }

    apply() {
      if (!this.svg || !this.view) { return; }
      const { clientWidth, clientHeight } = this.frame;
      const width = clientWidth / this.view.scale;
      const height = clientHeight / this.view.scale;
      const inside = (at, size, whole) => Math.min(Math.max(at, 60 - size), whole - 60);
      this.view.x = inside(this.view.x, width, this.size.width);
      this.view.y = inside(this.view.y, height, this.size.height);
      this.svg.setAttribute("viewBox", `${this.view.x} ${this.view.y} ${width} ${height}`);
      this.map.follow({ x: this.view.x, y: this.view.y, width, height });
    }

    // Move as little as needed for a node to be seen whole.
    reveal(node, middle = false) {
      if (!node || !this.view) { return; }
      const box = node.getBoundingClientRect();
      const frame = this.frame.getBoundingClientRect();
      const margin = 24;
      const off = (start, end, least, most) => {
        if (middle) { return (start + end) / 2 - (least + most) / 2; }
        return start < least + margin ? start - least - margin : Math.max(0, end - most + margin);
      };
      this.view.x += off(box.left, box.right, frame.left, frame.right) / this.view.scale;
      this.view.y += off(box.top, box.bottom, frame.top, frame.bottom) / this.view.scale;
      this.apply();
    }

    wheel(event) {
      if (!this.svg) { return; }
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        const frame = this.frame.getBoundingClientRect();
        this.zoom(Math.exp(-event.deltaY / 300), { x: event.clientX - frame.left, y: event.clientY - frame.top });
        return;
      }
      this.view.x += (event.shiftKey ? event.deltaY : event.deltaX) / this.view.scale;
      this.view.y += (event.shiftKey ? 0 : event.deltaY) / this.view.scale;
      this.apply();
    }

    press(event) {
      if (!this.svg || event.button !== 0 || event.target.closest(".sign, [data-node]")) { return; }
      let from = { x: event.clientX, y: event.clientY };
      const move = (moved) => {
        this.view.x -= (moved.clientX - from.x) / this.view.scale;
        this.view.y -= (moved.clientY - from.y) / this.view.scale;
        from = { x: moved.clientX, y: moved.clientY };
        this.frame.classList.add("dragged");
        this.apply();
      };
      const stop = () => {
        this.frame.classList.remove("dragged");
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", stop);
      };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", stop);
    }

    click(event) {
      const sign = event.target.closest(".sign");
      if (sign) { this.onAdd(sign.dataset.after, sign.dataset.outcome, sign); return; }
      const node = event.target.closest("[data-node]");
      if (!node) { return; }
      this.onOpen(node.dataset.node, false);
      if (event.detail === 2) { this.goTo(node.dataset.node); }
    }

    focused(event) {
      const node = event.target.closest("[data-node]");
      if (node) { this.onlyStop(node); }
    }

    key(event) {
      const node = event.target.closest("[data-node]");
      const direction = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
      if (event.ctrlKey || event.metaKey || event.altKey) { return; }
      if (event.key === "+" || event.key === "=") { this.zoom(1.25); } else if (event.key === "-") {
        this.zoom(0.8);
      } else if (event.key === "0") {
        this.fit();
      } else if (node && direction) {
        const next = this.nearest(node, direction);
        if (next) { this.focus(next.dataset.node); }
      } else if (node && (event.key === "Enter" || event.key === " ")) {
        this.onOpen(node.dataset.node, true);
      } else if (node && event.key === "Delete") {
        this.onDelete(node.dataset.node, node);
      } else {
        return;
      }
      event.preventDefault();
    }

    // The nearest node in a direction: up and down to the next layer, even if it stands aside; sideways in one's own.
    nearest(from, [dx, dy]) {
      const slant = dy ? 0.6 : 2;
      const middle = (node) => {
        const box = node.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      };
      const [x, y] = middle(from);
      let best = null;
      let least = Infinity;
      for (const node of this.nodes()) {
        const [nx, ny] = middle(node);
        const along = (nx - x) * dx + (ny - y) * dy;
        const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
        if (node !== from && along > 4 && along + slant * aside < least) { least = along + slant * aside; best = node; }
      }
      return best;
    }
  }

  editor.Canvas = Canvas;
})(window.Editing);
