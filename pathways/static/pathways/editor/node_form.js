// The form of one node: what it is called, what it does, and where each of its outcomes goes on to.
"use strict";

(function (editor) {
  const { make, copy, newId, Questions } = editor;
  const PAUSE = 350;

  class NodeForm {
    constructor(panel, { furniture, session, onAdd, onDelete, onClose, frozen }) {
      Object.assign(this, { panel, furniture, session, onAdd, onDelete, onClose, frozen });
      this.key = "";
      panel.addEventListener("keydown", (event) => {
        if (event.key === "Escape" && !event.defaultPrevented) { this.onClose(this.key); }
      });
    }

    node() { return (this.session.document.nodes || []).find((node) => node && node.key === this.key); }

    open(key) {
      this.key = key;
      const node = this.node();
      if (!node) { this.empty(); return; }
      this.title = node.title === undefined ? "" : node.title;
      this.members = { config: {} };
      const titleId = newId("title");
      const title = make("input", { id: titleId, type: "text", maxlength: 80, value: this.title, autocomplete: "off" });
      title.addEventListener("input", () => { this.title = title.value; this.changed("title"); });
      this.outcomes = make("div", { class: "outcomes", role: "group", "aria-label": "What comes next" });
      const kind = (this.furniture.kinds.find(([name]) => name === node.kind) || [null, `Unknown kind: ${node.kind}`])[1];
      const starts = this.session.document.start === key;
      const form = make("div", { class: "ask typed-form" },
        make("p", { class: "kind" }, kind, starts ? make("span", { class: "pill busy" }, "starts here") : null),
        make("ul", { class: "faults of-all", hidden: true }),
        make("div", { class: "question", "data-place": "title" }, make("label", { for: titleId }, "Title"), title, make("ul", { class: "faults", hidden: true })),
        ...this.questions(node),
        make("h3", {}, "What comes next"), this.outcomes,
        make("details", { class: "seldom" }, make("summary", {}, "Key, start and removal"),
          this.renaming(node),
          make("div", { class: "buttons" },
            starts ? make("button", { type: "button", class: "act small", onclick: (event) => this.onAdd("", "", event.currentTarget) }, "Put a node in before this one")
              : make("button", { type: "button", class: "act small", onclick: () => this.session.change({ do: "start", node: key }, { source: "structure" }) }, "Start the pathway here"),
            make("button", { type: "button", class: "act small danger", onclick: (event) => this.onDelete(key, event.currentTarget) }, "Delete this node"))));
      if (this.frozen) { form.setAttribute("inert", ""); }
      this.panel.replaceChildren(form);
      this.follow(this.session.state);
    }

    questions(node) {
      const formName = this.furniture.kindForms[node.kind];
      if (!formName) { return [make("p", {}, "Correct the kind of this node in the text.")]; }
      const questions = this.furniture.forms[formName].questions.filter((question) => !["key", "title"].includes(question.name));
      for (const question of questions) {
        if (node[question.name] && typeof node[question.name] === "object") { this.members[question.name] = copy(node[question.name]); }
      }
      const config = questions.find((question) => question.name === "config");
      const others = questions.filter((question) => question !== config);
      const asked = new Questions({
        forms: this.furniture.forms,
        listed: this.furniture.listed,
        labels: { config: "What it does" },
        nodes: (this.session.document.nodes || []).filter((other) => other && other.key !== this.key).map((other) => [other.key, other.title || other.key]),
        fields: () => this.fields(),
        changed: (place) => this.changed(place),
      });
      const shown = config.kind === "one_of" ? [asked.one(config, this.members, "config")]
        : asked.of(config.form, this.members.config, "config");
      if (others.length === 0) { return shown; }
      return [...shown, make("details", { class: "seldom", open: others.some((question) => node[question.name]) ? "" : null },
        make("summary", {}, others.map((question) => question.label).join(", ")), ...others.map((question) => asked.one(question, this.members, question.name)))];
    }

    // Fields that can be known here: the referral's, and those of nodes that come before.
    fields() {
      const ways = this.session.state.ways[this.key];
      const before = new Set(ways ? ways.before : []);
      return this.session.state.fields.filter((field) => !field.node || before.has(field.node));
    }

    // Answers at one place in a row are one step; without a place, as when a row is added, it is a step of its own.
    changed(place) {
      const change = { do: "change_node", node: this.key, title: this.title, members: copy(this.members) };
      this.session.change(change, place ? { step: `${this.key}:${place}`, source: "form", pause: PAUSE } : { source: "form" });
    }

    renaming(node) {
      const id = newId("key");
      const input = make("input", { id, type: "text", class: "code", value: node.key, autocomplete: "off", maxlength: 48 });
      // Nothing is typed into it under the old key, which is gone when that arrives.
      const rename = () => {
        this.panel.inert = true;
        this.session.change({ do: "rename_node", node: this.key, key: input.value }, { source: "structure", after: () => {
          this.panel.inert = false;
          this.focusPlace("key");
        } });
      };
      input.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); rename(); } });
      return make("div", { class: "question", "data-place": "key" }, make("label", { for: id }, "Key"),
        make("div", { class: "beside" }, input, make("button", { type: "button", class: "act small", onclick: rename }, "Rename")),
        make("p", { class: "help" }, "How questions and texts name this node, as run.key.outcome. They follow the new key."),
        make("ul", { class: "faults", hidden: true }));
    }

    // Show what the server says of this node without touching what is being typed.
    follow(state) {
      if (!this.key || !this.outcomes) { return; }
      this.showOutcomes(state.ways[this.key]);
      editor.tell(this.panel, state.echoes[this.key] || {}, state.problems.filter((problem) => problem.node === this.key));
    }

    showOutcomes(ways) {
      const wanted = JSON.stringify([ways ? ways.outcomes : [], this.targets()]);
      if (this.outcomes.dataset.shown === wanted) { return; }
      this.outcomes.dataset.shown = wanted;
      this.outcomes.replaceChildren(...(ways ? ways.outcomes : []).map(([outcome, to]) => {
        const id = newId("outcome");
        const select = make("select", { id }, ...[["", "nothing yet"], ...this.targets(to)].map(([key, words]) => (
          make("option", { value: key, selected: key === to }, words))));
        select.addEventListener("change", () => this.session.change({ do: "lead", node: this.key, outcome, to: select.value }, { source: "structure" }));
        return make("div", { class: "question outcome", "data-place": `edges.${outcome}` },
          make("label", { for: id }, make("code", {}, outcome), make("span", { class: "quiet" }, " goes on to")), select,
          make("button", { type: "button", class: "act small", "aria-label": `Put a node in after ${outcome}`, title: "Put a node in here", onclick: (event) => this.onAdd(this.key, outcome, event.currentTarget) }, "+"),
          make("ul", { class: "faults", hidden: true }));
      }));
    }

    targets(now = "") {
      const nodes = (this.session.document.nodes || []).filter((node) => node && node.key);
      const once = (node) => nodes.filter((other) => other.title === node.title).length === 1;
      const found = nodes.filter((node) => node.key !== this.key)
        .map((node) => [node.key, !node.title ? node.key : once(node) ? node.title : `${node.title} (${node.key})`]);
      const odd = now && now !== "end" && !found.some(([key]) => key === now) ? [[now, `${now} (no such node)`]] : [];
      return [...odd, ["end", "the end"], ...found];
    }

    focusPlace(field) { editor.focusPlace(this.panel, field); }

    empty() {
      this.key = "";
      this.outcomes = null;
      this.panel.replaceChildren(make("p", { class: "quiet" }, "Choose a node in the graph to see and change it. + puts a node in after an outcome."));
    }
  }

  editor.NodeForm = NodeForm;
})(window.Editing);
