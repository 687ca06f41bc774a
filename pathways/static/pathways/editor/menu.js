// A menu beside what was pressed: arrows go through it, Escape goes back to where one was.
"use strict";

(function (editor) {
  const { make } = editor;

  editor.Menu = class Menu {
    constructor(page, label) {
      this.page = page;
      this.menu = make("div", { class: "node-menu", role: "menu", "aria-label": label, hidden: true });
      page.append(this.menu);
      this.menu.addEventListener("keydown", (event) => this.key(event));
      document.addEventListener("pointerdown", (event) => { if (!this.menu.contains(event.target)) { this.close(); } });
    }

    item(words, chosen) {
      return make("button", { type: "button", role: "menuitem", tabindex: "-1", onclick: () => { this.close(); chosen(); } }, words);
    }

    openAt(near) {
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
