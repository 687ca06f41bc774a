// The menu of what can be put in after an outcome.
"use strict";

(function (editor) {
  const { make } = editor;

  editor.AddMenu = class AddMenu extends editor.Menu {
    constructor(page, furniture, onChosen) {
      super(page, "Put a node in");
      const item = (kind, action, words) => this.item(words, () => onChosen(this.at, kind, action));
      this.menu.append(...furniture.kinds.flatMap(([kind, words]) => {
        if (kind !== "action") { return [item(kind, "", words)]; }
        return [make("p", { class: "quiet", role: "presentation" }, words), ...furniture.actions.map(([action, name]) => item("action", action, name))];
      }));
    }

    open(node, outcome, near) {
      this.at = { node, outcome };
      this.openAt(near);
    }
  };
})(window.Editing);
