// The way back through what a draft has been, and the way forward again.
"use strict";

window.Editing = window.Editing || {};

(function (editor) {
  editor.History = class History {
    constructor() {
      this.ways = { back: [], forward: [] };
      this.step = "";
    }

    leads(way) { return this.ways[way].length > 0; }

    // The document that a way leads to next.
    next(way) { return this.ways[way][this.ways[way].length - 1]; }

    // `before` has been changed. Changes of one step in a row are gone back together; after one, nothing is gone forward to.
    changed(before, step) {
      if (!step || step !== this.step) { this.ways.back.push(before); }
      this.ways.forward = [];
      this.step = step;
    }

    // One has gone a way from `before`; what is changed here is a step of its own.
    gone(way, before) {
      this.ways[way].pop();
      this.ways[way === "back" ? "forward" : "back"].push(before);
      this.step = "";
    }
  };
})(window.Editing);
