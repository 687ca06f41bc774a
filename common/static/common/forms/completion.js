// Completion of field paths and of the texts a field can have, under a field in which a question or a text is written.
"use strict";

(function (editor) {
  const { make, newId } = editor;
  const MOST = 60;
  const WORDS = ["and", "or", "not", "in", "true", "false", "null"];

  // What is being typed at the cursor: the beginning of a path, or of a text in quotes that is compared with a field.
  function typedAt(text, cursor, kind) {
    const before = text.slice(0, cursor);
    if (kind === "template") {
      const open = /\{\{\s*([a-z0-9_.]*)$/i.exec(before);
      return open ? { word: open[1], from: cursor - open[1].length, path: "" } : null;
    }
    const quoted = /([a-z][\w.]*)\s*(?:==|!=|in\s*\[(?:[^\]]*,)?)\s*"([^"]*)$/i.exec(before);
    if (quoted) { return { word: quoted[2], from: cursor - quoted[2].length, path: quoted[1] }; }
    if ((before.match(/"/g) || []).length % 2) { return null; }
    const path = /([a-z_][\w.]*)$/i.exec(before);
    return { word: path ? path[1] : "", from: cursor - (path ? path[1].length : 0), path: "" };
  }

  function offers(fields, typed) {
    if (typed.path) {
      const field = fields.find((one) => one.path === typed.path);
      const choices = field ? field.choices : [];
      return choices.filter((choice) => choice.startsWith(typed.word.toLowerCase()) && choice !== typed.word)
        .map((choice) => ({ insert: choice, main: choice, aside: field.label }));
    }
    const word = typed.word.toLowerCase();
    if (WORDS.includes(word)) { return []; }
    const words = word.split(/[._]/).filter(Boolean);
    const rank = (field) => (field.path.startsWith(word) ? 0 : field.path.includes(`.${word}`) ? 1 : 2);
    return fields
      .filter((field) => field.path !== typed.word)
      .filter((field) => words.every((part) => `${field.path} ${field.label}`.toLowerCase().includes(part)))
      .sort((a, b) => rank(a) - rank(b))
      .map((field) => ({ insert: field.path, main: field.path, aside: `${field.label}: ${field.type}` }));
  }

  editor.complete = function complete(input, kind, fieldsNow) {
    const list = make("ul", { class: "offers", role: "listbox", id: newId("offers"), hidden: true });
    let found = [];
    let at = -1;
    let typed = null;

    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("aria-controls", list.id);

    function close() {
      list.hidden = true;
      at = -1;
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
    }

    function point(index) {
      at = index;
      Array.from(list.children).forEach((item, place) => {
        item.setAttribute("aria-selected", String(place === at));
        if (place === at) {
          input.setAttribute("aria-activedescendant", item.id);
          item.scrollIntoView({ block: "nearest" });
        }
      });
    }

    function take(offer) {
      let end = input.selectionStart;
      let text = offer.insert;
      const rest = input.value.slice(end);
      const word = /^[\w.]*/.exec(rest)[0];
      if (!typed.path) { end += word.length; } else if (!rest.startsWith('"')) { text += '"'; }
      if (kind === "template" && !/^\s*(\}\}|or\b)/.test(input.value.slice(end))) { text += " }}"; }
      input.setRangeText(text, typed.from, end, "end");
      close();
      input.dispatchEvent(new Event("input", { bubbles: true }));
      close();
    }

    function open(asked) {
      typed = input.selectionStart === input.selectionEnd ? typedAt(input.value, input.selectionStart, kind) : null;
      found = typed && (asked || typed.word || typed.path || kind === "template")
        ? offers(fieldsNow(), typed).slice(0, MOST) : [];
      if (found.length === 0) { close(); return; }
      list.replaceChildren(...found.map((offer) => make("li", { role: "option", id: newId("offer"), "aria-selected": "false",
        onmousedown: (event) => { event.preventDefault(); take(offer); } },
      make("span", { class: "main" }, offer.main), make("span", { class: "aside" }, offer.aside))));
      list.hidden = false;
      at = -1;
      input.setAttribute("aria-expanded", "true");
    }

    input.addEventListener("input", () => open(false));
    input.addEventListener("blur", close);
    input.addEventListener("keydown", (event) => {
      if (event.key === " " && event.ctrlKey) { open(true); event.preventDefault(); return; }
      if (list.hidden) {
        if (event.key === "ArrowDown" && input.value.trim() === "") { open(true); event.preventDefault(); }
        return;
      }
      if (event.key === "ArrowDown") { point((at + 1) % found.length); } else if (event.key === "ArrowUp") {
        point((at + found.length - 1) % found.length);
      } else if ((event.key === "Enter" || event.key === "Tab") && at >= 0) { take(found[at]); } else if (event.key === "Escape") {
        close();
        event.stopPropagation();
      } else { return; }
      event.preventDefault();
    });
    return list;
  };
})(window.Editing);
