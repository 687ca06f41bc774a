// The page of a pathway: graph, form, text and problems show one draft, and each change of one is seen in all.
"use strict";

(function (editor) {
  const { make, Session, Canvas, NodeForm, AddMenu, WayMenu } = editor;
  const PAUSE = 500;
  const page = document.getElementById("pathway-editor");
  if (!page) { return; }
  const find = (name) => page.querySelector(name);
  const state = JSON.parse(document.getElementById("pathway-state").textContent);
  const text = document.getElementById("text");
  const draftForm = document.getElementById("draft-form");
  const status = find(".keeping");
  const conflict = find(".conflict");
  const problems = find(".problems");
  const finder = document.getElementById("find-node");
  let found = new Map();

  const session = new Session({
    url: page.dataset.edit,
    csrf: draftForm.querySelector("input[name=csrfmiddlewaretoken]").value,
    state,
    onAnswer: answered,
    onStatus: showStatus,
  });
  const canvas = new Canvas(find(".canvas"), {
    onOpen: (key, focus) => open(key, { focus }),
    onAdd: add,
    onDelete: remove,
  });
  const form = new NodeForm(find(".node-panel"), {
    furniture: state, session, frozen: state.frozen,
    onAdd: add,
    onDelete: remove,
    onClose: (key) => canvas.focus(key),
  });
  const menu = new AddMenu(page, state, (at, kind, action) => {
    form.panel.inert = true;
    session.change({ do: "add_node", kind, action, ...at }, { source: "structure", after: (answer) => {
      form.panel.inert = false;
      if (answer) { open(answer.node, { focus: true }); }
    } });
  });

  const wayMenu = new WayMenu(page, deleteNode);

  // Whatever reads the draft waits for what was asked of it before: whether it has arrived.
  async function arrived() {
    await session.flush();
    return !session.pending;
  }

  async function open(key, { focus = false } = {}) {
    if (!(await arrived())) { return; }
    if (page.classList.contains("wide")) { find("[data-do=wide]").click(); }
    showTab("node");
    canvas.select(key);
    form.open(key);
    if (focus) { const first = find(".node-panel input, .node-panel textarea, .node-panel select"); if (first) { first.focus(); } }
  }

  function add(key, outcome, near) {
    if (!state.frozen) { menu.open(key, outcome, near); }
  }

  // Where its outcomes lead apart, it is asked first by which of them to go on.
  async function remove(key, near) {
    if (state.frozen || !(await arrived()) || !nodeOf(key)) { return; }
    const known = session.state.ways[key];
    const ways = (known ? known.outcomes : []).filter(([, to]) => to && to !== key);
    const edges = (session.document.edges || []).filter((edge) => edge && edge.to === key && edge.from !== key);
    const ledTo = edges.length > 0 || session.document.start === key;
    if (ledTo && new Set(ways.map(([, to]) => to)).size > 1) {
      wayMenu.open(key, ways.map(([outcome, to]) => [outcome, titleOf(to)]), near.isConnected ? near : canvas.node(key));
    } else { deleteNode(key, ""); }
  }

  function titleOf(key) {
    if (key === "end") { return "the end"; }
    const node = nodeOf(key);
    return (node && node.title) || key;
  }

  function nodeOf(key) { return ((session.document || {}).nodes || []).find((node) => node && node.key === key); }

  function deleteNode(key, outcome) {
    session.change({ do: "delete_node", node: key, outcome }, { source: "structure", after: (answer) => {
      if (answer) { canvas.focus(answer.node); }
    } });
  }

  function answered(answer, source) {
    draftForm.elements.token.value = answer.token;
    conflict.hidden = !answer.conflict;
    if (source !== "text") { text.value = answer.text; }
    showProblems(answer.problems);
    if (!answer.document) { return; }
    canvas.show(answer.picture);
    showNodes();
    if (source === "form") { form.follow(answer); } else {
      const keys = (answer.document.nodes || []).map((node) => node && node.key);
      const key = source === "structure" && answer.node ? answer.node : keys.includes(form.key) ? form.key : "";
      if (key) { canvas.select(key); reopen(key); } else { canvas.select(""); form.empty(); }
    }
    showBeginning(answer);
  }

  // Show the form anew, the focus where it was.
  function reopen(key) {
    const focused = document.activeElement;
    const place = find(".node-panel").contains(focused) && focused.closest("[data-place]");
    const folded = Array.from(page.querySelectorAll(".node-panel > .typed-form > details")).map((one) => one.open);
    form.open(key);
    Array.from(page.querySelectorAll(".node-panel > .typed-form > details")).forEach((one, index) => { one.open = Boolean(folded[index]); });
    if (place) { form.focusPlace(place.dataset.place); }
  }

  function showProblems(found) {
    const count = found.length;
    problems.querySelector(".verdict-line").textContent = count === 0 ? "No problems: this can be published." : `${count} problem${count === 1 ? "" : "s"} to solve before it can be published`;
    problems.querySelector("ul").replaceChildren(...found.map((problem) => make("li", {},
      problem.where ? make("button", { type: "button", class: "where", onclick: () => goTo(problem) }, named(problem)) : null,
      problem.where ? " " : null, problem.message)));
  }

  function named(problem) {
    const node = nodeOf(problem.node);
    return node ? node.title || node.key : problem.where;
  }

  async function goTo(problem) {
    if (problem.node && canvas.node(problem.node)) {
      await open(problem.node);
      canvas.focus(problem.node);
      form.focusPlace(problem.field);
    } else if (await arrived()) {
      showTab("text");
      editor.goToLine(text, problem.find);
    }
  }

  function showStatus(look, words) {
    status.className = `keeping ${look}`;
    if (status.textContent !== words) { status.textContent = words; }
    find("[data-do=undo]").disabled = !session.canUndo;
    find("[data-do=redo]").disabled = !session.canRedo;
  }

  // The list of nodes to go to, by their titles; of two with one title, with their keys.
  function showNodes() {
    const nodes = ((session.document || {}).nodes || []).filter((node) => node && node.key);
    const twice = (node) => nodes.filter((other) => other.title === node.title).length > 1;
    found = new Map(nodes.map((node) => [!node.title ? node.key : twice(node) ? `${node.title} (${node.key})` : node.title, node.key]));
    document.getElementById("nodes-to-find").replaceChildren(...Array.from(found.keys(), (words) => make("option", { value: words })));
  }

  async function findNode() {
    const words = finder.value.trim();
    const near = Array.from(found.keys()).find((name) => name.toLowerCase().includes(words.toLowerCase()));
    const key = found.get(words) || (words && found.get(near));
    if (!key) { return; }
    finder.value = "";
    await open(key);
    canvas.goTo(key);
    canvas.focus(key);
  }

  function showBeginning(answer) {
    if (answer.kept) { find(".beginning").textContent = "You edit the draft. Nothing runs on it before it is published."; }
  }

  function showTab(name) {
    for (const tab of page.querySelectorAll("[role=tab]")) {
      const own = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(own));
      tab.tabIndex = own ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !own;
    }
  }

  for (const tab of page.querySelectorAll("[role=tab]")) {
    tab.addEventListener("click", () => turnTo(tab));
    tab.addEventListener("keydown", (event) => {
      if (event.key === "ArrowLeft" || event.key === "ArrowRight") { turnTo(tab.nextElementSibling || tab.previousElementSibling); }
    });
  }

  async function turnTo(tab) {
    if (!(await arrived())) { return; }
    showTab(tab.dataset.tab);
    tab.focus();
  }

  text.addEventListener("input", () => session.write(text.value, { pause: PAUSE }));
  text.readOnly = state.frozen;
  find("[data-do=undo]").addEventListener("click", () => session.undo());
  find("[data-do=redo]").addEventListener("click", () => session.redo());
  find("[data-do=closer]").addEventListener("click", () => canvas.zoom(1.25));
  find("[data-do=further]").addEventListener("click", () => canvas.zoom(0.8));
  find("[data-do=fit]").addEventListener("click", () => canvas.fit());
  find("[data-do=map]").addEventListener("click", (event) => {
    event.currentTarget.setAttribute("aria-pressed", String(canvas.map.toggle()));
  });
  finder.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); findNode(); } });
  finder.addEventListener("input", () => { if (found.has(finder.value)) { findNode(); } });
  find("[data-do=wide]").addEventListener("click", (event) => {
    const wide = page.classList.toggle("wide");
    event.currentTarget.setAttribute("aria-pressed", String(wide));
  });
  find("[data-do=theirs]").addEventListener("click", () => session.takeTheirs());
  find("[data-do=mine]").addEventListener("click", () => session.keepMine());
  const thaw = find("[data-do=thaw]");
  if (thaw) {
    thaw.addEventListener("click", () => session.change(null, { source: "travel", after: (answer) => {
      if (answer && answer.kept) { location.assign(location.pathname); }
    } }));
  }
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("textarea, input, select")) { return; }
    if (event.key === "/") { finder.focus(); event.preventDefault(); return; }
    if (!(event.ctrlKey || event.metaKey)) { return; }
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) { session.undo(); } else if (key === "y" || key === "z") { session.redo(); } else { return; }
    event.preventDefault();
  });

  // What is published, tried or looked at next is the draft with what was typed last. If that cannot be kept, one stays and
  // is told. A link into a new tab leaves this page as it is.
  let sent = false;
  document.addEventListener("submit", async (event) => {
    if (sent || session.pending) { event.preventDefault(); }
    if (sent) { return; }
    if (!session.pending) { sent = true; } else if (await session.flush()) { event.target.requestSubmit(event.submitter); }
  });
  window.addEventListener("pageshow", () => { sent = false; });
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[href]");
    if (!link || !session.pending || event.ctrlKey || event.metaKey || event.shiftKey) { return; }
    event.preventDefault();
    if ((await session.flush()) || session.pending) { location.assign(link.href); }
  });
  document.addEventListener("visibilitychange", () => { if (document.hidden) { session.flush(); } });
  window.addEventListener("beforeunload", (event) => { if (!session.leave()) { event.preventDefault(); } });

  canvas.show(state.picture);
  showNodes();
  showProblems(state.problems);
  showStatus("", "");
  form.empty();
  showTab(state.document ? "node" : "text");
  page.classList.add("ready");
})(window.Editing);
