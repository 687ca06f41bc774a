// The menu of what can be put in after an outcome.
"use strict";

(function (editor) {
  const { make } = editor;

  editor.AddMenu = class AddMenu {
    constructor(page, furniture, onChosen) {
      this.page = page;
      this.onChosen = onChosen;
      const item = (kind, action, words) => make("button", { type: "button", role: "menuitem", tabindex: "-1", onclick: () => this.choose(kind, action) }, words);
      const kinds = furniture.kinds.flatMap(([kind, words]) => {
        if (kind !== "action") { return [item(kind, "", words)]; }
        return [make("p", { class: "quiet", role: "presentation" }, words), ...furniture.actions.map(([action, name]) => item("action", action, name))];
      });
      this.menu = make("div", { class: "add-menu", role: "menu", "aria-label": "Put a node in", hidden: true }, ...kinds);
      page.append(this.menu);
      this.menu.addEventListener("keydown", (event) => this.key(event));
      document.addEventListener("pointerdown", (event) => { if (!this.menu.contains(event.target)) { this.close(); } });
    }

    open(node, outcome, near) {
      this.at = { node, outcome };
      this.back = near;
      this.menu.hidden = false;
      const box = near.getBoundingClientRect();
      const page = this.page.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = this.menu;
      const x = Math.min(box.left, window.innerWidth - width - 8);
      const y = box.bottom + height > window.innerHeight ? Math.max(8, box.top - height - 4) : box.bottom + 4;
      this.menu.style.left = `${x - page.left}px`;
      this.menu.style.top = `${y - page.top}px`;
      this.items()[0].focus({ preventScroll: true });
    }

    items() { return Array.from(this.menu.querySelectorAll("[role=menuitem]")); }

    choose(kind, action) {
      this.menu.hidden = true;
      this.onChosen(this.at, kind, action);
    }

    close() { this.menu.hidden = true; }

    key(event) {
      const items = this.items();
      const at = items.indexOf(document.activeElement);
      if (event.key === "ArrowDown") { items[(at + 1) % items.length].focus(); } else if (event.key === "ArrowUp") {
        items[(at + items.length - 1) % items.length].focus();
      } else if (event.key === "Escape" || event.key === "Tab") {
        this.close();
        if (this.back && this.back.focus) { this.back.focus(); }
      } else { return; }
      event.preventDefault();
      event.stopPropagation();
    }
  };
})(window.Editing);
