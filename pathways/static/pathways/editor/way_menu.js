// The menu of where to go on once a node is gone whose outcomes lead apart.
"use strict";

(function (editor) {
  const { make } = editor;

  editor.WayMenu = class WayMenu extends editor.Menu {
    constructor(page, onChosen) {
      super(page, "Delete it, and go on by");
      this.onChosen = onChosen;
    }

    // `ways` are [outcome, where it leads in words].
    open(node, ways, near) {
      this.menu.replaceChildren(
        make("p", { class: "quiet", role: "presentation" }, "Delete it. What led here goes on by"),
        ...ways.map(([outcome, words]) => this.item(`${outcome}, to ${words}`, () => this.onChosen(node, outcome))));
      this.openAt(near);
    }
  };
})(window.Editing);
