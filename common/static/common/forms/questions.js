// The members of a form, whatever their models are: each question is shown by its kind, and writes into the config it belongs to.
"use strict";

(function (editor) {
  const { make, newId, copy, complete } = editor;

  const UNITS = [["days", 86400], ["hours", 3600], ["minutes", 60], ["seconds", 1]];

  // `room` has what questions need to know: forms, listed (who there is, by kind of question), nodes, fields (a function),
  // changed (called with the place of an answer, or without one where rows come, go or are moved).
  class Questions {
    constructor(room) { this.room = room; }

    // Return the elements of all questions of a form about `value`, an object, with those seldom asked folded away.
    of(formName, value, place, leaveOut = []) {
      const form = this.room.forms[formName];
      const asked = form.questions.filter((question) => !leaveOut.includes(question.name));
      if (form.exactly_one) { return [this.exactlyOne(asked, value, place)]; }
      const show = (question) => this.one(question, value, `${place}.${question.name}`);
      const often = asked.filter((question) => !question.seldom).map(show);
      const seldom = asked.filter((question) => question.seldom).map(show);
      if (seldom.length === 0) { return often; }
      return [...often, make("details", { class: "seldom" }, make("summary", {}, "More settings"), ...seldom)];
    }

    one(question, parent, place) {
      switch (question.kind) {
        case "group": return this.group(question, parent, place);
        case "one_of": return this.oneOf(question, parent, place);
        case "rows": return this.rows(question, parent, place);
        case "list": return this.list(question, parent, place);
        case "pairs": return this.pairs(question, parent, place);
        case "yes_no": return this.yesNo(question, parent, place);
        case "clock": return this.clock(question, parent, place);
        case "json": return this.frame(question, place, make("p", { class: "quiet" }, "Change this in the text."), "");
        default: return this.text(question, parent, place);
      }
    }

    // A label, the control, what is understood of it, and what is wrong with it.
    frame(question, place, control, id, extra = null) {
      return make("div", { class: "question", "data-place": place },
        question.label ? make("label", { for: id || null }, question.label,
          question.optional || !question.needed ? make("span", { class: "quiet" }, " (optional)") : null) : null,
        make("div", { class: "control" }, control, extra),
        make("p", { class: "said", hidden: true }),
        make("ul", { class: "faults", hidden: true }),
        question.help ? make("p", { class: "help" }, question.help) : null);
    }

    put(question, parent, raw, place) {
      if (raw === "" && question.optional) { parent[question.name] = null; } else if (raw === "" && !question.needed) {
        delete parent[question.name];
      } else { parent[question.name] = raw; }
      this.room.changed(place);
    }

    given(question, parent) {
      const value = parent[question.name] !== undefined ? parent[question.name] : question.default;
      return value === null || value === undefined ? "" : value;
    }

    text(question, parent, place) {
      const id = newId("answer");
      const value = this.given(question, parent);
      const put = (raw) => this.put(question, parent, raw, place);
      if (["choice", "node", ...Object.keys(this.room.listed)].includes(question.kind)) {
        const select = this.select(question, id, value, put);
        return this.frame(question, place, select, id);
      }
      const shown = typeof value === "object" ? JSON.stringify(value) : String(value);
      const input = question.lines
        ? make("textarea", { id, rows: question.lines, spellcheck: question.kind === "expression" ? "false" : null })
        : make("input", { id, type: "text", inputmode: question.kind === "number" ? "decimal" : null, autocomplete: "off" });
      input.value = shown;
      if (question.kind === "expression" || question.kind === "key") { input.classList.add("code"); }
      input.addEventListener("input", () => put(question.kind === "number" ? asNumber(input.value) : input.value));
      const offers = ["expression", "template"].includes(question.kind)
        ? complete(input, question.kind, () => this.room.fields()) : null;
      return this.frame(question, place, input, id, offers);
    }

    select(question, id, value, put) {
      const options = { choice: question.options, node: this.room.nodes, ...this.room.listed }[question.kind];
      const known = options.some(([option]) => option === value);
      const blank = question.optional || !question.needed || value === "" ? [["", question.optional ? "-" : "choose"]] : [];
      const odd = known || value === "" ? [] : [[value, `${value} (not there any more)`]];
      const all = question.kind === "choice" && question.default !== null && question.default !== undefined ? options : [...blank, ...options];
      const select = make("select", { id }, ...[...odd, ...all].map(([option, words]) => (
        make("option", { value: option, selected: option === value }, words))));
      select.addEventListener("change", () => {
        const chosen = [...odd, ...all].find(([option]) => String(option) === select.value);
        put(chosen ? chosen[0] : select.value);
      });
      return select;
    }

    // Seconds, asked for in the largest unit in which they are a whole number.
    clock(question, parent, place) {
      const id = newId("answer");
      const given = this.given(question, parent);
      const fitting = UNITS.find(([, seconds]) => typeof given === "number" && given > 0 && given % seconds === 0) || UNITS[UNITS.length - 1];
      const input = make("input", { id, type: "text", inputmode: "decimal", autocomplete: "off", value: typeof given === "number" ? String(given / fitting[1]) : String(given) });
      const unit = make("select", { "aria-label": `${question.label || "Time"}: unit` }, ...UNITS.map(([words, seconds]) => make("option", { value: String(seconds), selected: seconds === fitting[1] }, words)));
      const put = () => {
        const number = asNumber(input.value);
        this.put(question, parent, typeof number === "number" ? number * Number(unit.value) : number, place);
      };
      input.addEventListener("input", put);
      unit.addEventListener("change", put);
      return this.frame(question, place, make("div", { class: "beside" }, input, unit), id);
    }

    yesNo(question, parent, place) {
      const id = newId("answer");
      const box = make("input", { id, type: "checkbox", checked: Boolean(this.given(question, parent)) });
      box.addEventListener("change", () => { parent[question.name] = box.checked; this.room.changed(place); });
      return make("div", { class: "question tick", "data-place": place }, box, make("label", { for: id }, question.label),
        make("ul", { class: "faults", hidden: true }),
        question.help ? make("p", { class: "help" }, question.help) : null);
    }

    group(question, parent, place) {
      const inside = make("div", { class: "inside" });
      const fill = () => {
        const value = parent[question.name];
        inside.replaceChildren(...(value && typeof value === "object" ? this.of(question.form, value, place) : []));
      };
      const legend = make("legend", {}, question.label);
      if (question.optional || (!question.needed && !question.seldom)) {
        const box = make("input", { type: "checkbox", checked: Boolean(parent[question.name]) });
        box.addEventListener("change", () => {
          parent[question.name] = box.checked ? copy(this.room.forms[question.form].blank) : null;
          fill();
          this.room.changed(place);
        });
        legend.replaceChildren(make("label", { class: "tick" }, box, " ", question.label));
      } else if (!parent[question.name] || typeof parent[question.name] !== "object") {
        parent[question.name] = copy(question.default || this.room.forms[question.form].blank);
      }
      fill();
      return make("fieldset", { class: "question group", "data-place": place, "data-form": question.form }, legend, inside,
        make("ul", { class: "faults", hidden: true }));
    }

    // Of several members exactly one is given: first which, then its value.
    exactlyOne(questions, value, place) {
      const is = (question) => { const given = value[question.name]; return given !== null && given !== undefined && !(Array.isArray(given) && given.length === 0); };
      const inside = make("div", { class: "inside" });
      const id = newId("which");
      const fill = (question) => inside.replaceChildren(...(question
        ? [this.one({ ...question, label: "", needed: true, optional: false }, value, `${place}.${question.name}`)] : []));
      const select = make("select", { id, "aria-label": "Which" }, make("option", { value: "" }, "choose"),
        ...questions.map((question) => make("option", { value: question.name, selected: is(question) }, question.label)));
      select.addEventListener("change", () => {
        const chosen = questions.find((question) => question.name === select.value);
        for (const question of questions) { delete value[question.name]; }
        if (chosen) { value[chosen.name] = chosen.kind === "list" ? [""] : chosen.kind === "team" ? this.room.listed.team[0][0] : ""; }
        fill(chosen);
        this.room.changed(place);
      });
      fill(questions.find(is));
      return make("div", { class: "exactly-one" }, select, inside);
    }

    // A thing of one of several kinds; what both kinds have is taken over when the kind is changed.
    oneOf(question, parent, place) {
      const inside = make("div", { class: "inside" });
      const id = newId("kind");
      const now = () => (parent[question.name] && typeof parent[question.name] === "object" ? parent[question.name] : {});
      const formOf = (tag) => (question.forms.find(([name]) => name === tag) || [])[1];
      const fill = () => {
        const form = formOf(now()[question.tag]);
        inside.replaceChildren(...(form ? this.of(form, now(), place) : []));
      };
      const none = question.optional || !formOf(now()[question.tag]);
      const select = make("select", { id }, none ? make("option", { value: "" }, "-") : null,
        ...question.options.map(([tag, words]) => make("option", { value: tag, selected: tag === now()[question.tag] }, words)));
      select.addEventListener("change", () => {
        const form = this.room.forms[formOf(select.value)];
        if (form) {
          const both = form.questions.filter((one) => one.name in now()).map((one) => [one.name, now()[one.name]]);
          parent[question.name] = { ...copy(form.blank), ...Object.fromEntries(both) };
        } else { parent[question.name] = null; }
        fill();
        this.room.changed(place);
      });
      fill();
      const label = this.room.labels[place] || question.label;
      return make("div", { class: "question one-of", "data-place": place }, make("label", { for: id }, label), select,
        make("ul", { class: "faults", hidden: true }), inside);
    }

    rows(question, parent, place) {
      const list = make("ol", { class: "rows-of" });
      const id = newId("rows");
      const all = () => (Array.isArray(parent[question.name]) ? parent[question.name] : []);
      const again = (focus) => {
        list.replaceChildren(...all().map((row, index) => this.row(question, all(), row, index, place, again)));
        if (focus !== undefined) {
          const row = list.children[Math.min(focus, list.children.length - 1)];
          const first = row && row.querySelector("input, textarea, select");
          if (first) { first.focus(); }
        }
      };
      const add = make("button", { type: "button", class: "act small", onclick: () => {
        parent[question.name] = [...all(), copy(this.room.forms[question.form].blank)];
        again(all().length - 1);
        this.room.changed();
      } }, "Add one");
      again();
      return make("div", { class: "question", "data-place": place, role: "group", "aria-labelledby": id },
        make("span", { class: "label", id }, question.label), list, add,
        make("ul", { class: "faults", hidden: true }), question.help ? make("p", { class: "help" }, question.help) : null);
    }

    row(question, all, row, index, place, again) {
      const move = (to) => {
        all.splice(to, 0, all.splice(index, 1)[0]);
        again(to);
        this.room.changed();
      };
      const button = (words, sign, act, off) => make("button", { type: "button", class: "small", "aria-label": `${words} ${index + 1}`, title: words, onclick: act, disabled: off }, sign);
      const tools = make("span", { class: "tools" },
        button("Move up", "↑", () => move(index - 1), index === 0),
        button("Move down", "↓", () => move(index + 1), index === all.length - 1),
        button("Remove", "✕", () => { all.splice(index, 1); again(index); this.room.changed(); }, false));
      return make("li", { class: "row-of", "data-form": question.form }, make("span", { class: "number" }, `${index + 1}`), tools,
        make("div", { class: "inside" }, ...this.of(question.form, row, `${place}[${index}]`)));
    }

    list(question, parent, place) {
      const id = newId("list");
      const list = make("ul", { class: "list-of" });
      const all = () => (Array.isArray(parent[question.name]) ? parent[question.name] : copy(question.default || []));
      const write = (values, at) => { parent[question.name] = values; this.room.changed(at); };
      const again = (focus) => {
        list.replaceChildren(...all().map((value, index) => {
          const holder = { item: value };
          const item = { ...question.items, name: "item", needed: true, label: "", help: "" };
          const room = { ...this.room, changed: (at) => { const values = all(); values[index] = holder.item; write(values, at); } };
          const shown = new Questions(room).one(item, holder, `${place}[${index}]`);
          const input = shown.querySelector("input, select, textarea");
          if (input) { input.setAttribute("aria-label", `${question.label} ${index + 1}`); }
          return make("li", {}, shown, make("button", { type: "button", class: "small", "aria-label": `Remove ${index + 1}`, onclick: () => {
            write(all().filter((_, other) => other !== index));
            again(index);
          } }, "✕"));
        }));
        const input = focus !== undefined && list.children[Math.min(focus, list.children.length - 1)];
        if (input) { input.querySelector("input, select, textarea").focus(); }
      };
      const add = make("button", { type: "button", class: "act small", onclick: () => { write([...all(), ""]); again(all().length - 1); } }, "Add one");
      again();
      return make("div", { class: "question", "data-place": place, role: "group", "aria-labelledby": id },
        question.label ? make("span", { class: "label", id }, question.label) : null, list, add,
        make("ul", { class: "faults", hidden: true }), question.help ? make("p", { class: "help" }, question.help) : null);
    }

    pairs(question, parent, place) {
      const list = make("ul", { class: "list-of" });
      let pairs = Object.entries(parent[question.name] || {});
      const write = (at) => { parent[question.name] = Object.fromEntries(pairs.filter(([name]) => name)); this.room.changed(at); };
      const again = () => list.replaceChildren(...pairs.map((pair, index) => {
        const input = (part, words) => {
          const made = make("input", { type: "text", "aria-label": `${words} ${index + 1}`, value: pair[part] });
          made.addEventListener("input", () => { pair[part] = made.value; write(`${place}[${index}]`); });
          return made;
        };
        return make("li", {}, input(0, "Name"), input(1, "Value"), make("button", { type: "button", class: "small", "aria-label": `Remove ${index + 1}`,
          onclick: () => { pairs = pairs.filter((other) => other !== pair); again(); write(); } }, "✕"));
      }));
      again();
      const add = make("button", { type: "button", class: "act small", onclick: () => { pairs.push(["", ""]); again(); } }, "Add one");
      return this.frame(question, place, list, "", add);
    }
  }

  function asNumber(text) {
    const number = Number(text.replace(",", "."));
    return text.trim() === "" ? "" : Number.isFinite(number) ? number : text;
  }

  editor.Questions = Questions;
})(window.Editing);
