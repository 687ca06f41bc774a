// The rows of a ruleset beside its text: what is written in one stands in the other, and what is kept is the text.
"use strict";

(function (editor) {
  const desk = document.querySelector(".editor[data-check]");
  const panel = document.getElementById("rows-panel");
  if (!desk || !panel) { return; }
  const { make, copy, Questions } = editor;
  const begun = JSON.parse(document.getElementById("ruleset-editing").textContent);
  const text = document.getElementById("text");
  const token = desk.querySelector("input[name=csrfmiddlewaretoken]").value;
  const PAUSE = 350;
  let rows = null;
  let timer = 0;
  let asked = 0;
  let under = 0;

  const questions = new Questions({
    forms: begun.forms,
    listed: {},
    labels: {},
    nodes: [],
    fields: () => begun.fields,
    changed: () => { clearTimeout(timer); timer = setTimeout(send, PAUSE); },
  });

  function build(answer) {
    rows = answer.rows && copy(answer.rows);
    if (rows === null) {
      panel.replaceChildren(make("p", { class: "quiet" }, "The text cannot be read as rules yet. Correct it in the text, then its rows stand here."));
      return;
    }
    const shown = begun.forms.Ruleset.questions.map((question) => (
      make("details", { class: "part", open: question.name === "rules" ? "" : null }, make("summary", {}, question.label),
        questions.one({ ...question, label: "" }, rows, question.name))));
    panel.replaceChildren(make("div", { class: "typed-form ask" }, make("ul", { class: "faults of-all", hidden: true }), ...shown));
    tell(answer);
  }

  function tell(answer) { editor.tell(panel, answer.echoes, answer.problems); }

  // Before the text is tried or saved, it has to hold what was typed last.
  async function send() {
    clearTimeout(timer);
    timer = 0;
    under += 1;
    try { await ask(); } finally { under -= 1; }
  }

  async function ask() {
    const mine = ++asked;
    const body = new URLSearchParams({ rows: JSON.stringify(rows), csrfmiddlewaretoken: token });
    let answer;
    try {
      const response = await fetch(desk.dataset.check, { method: "POST", body });
      if (!response.ok) { throw new Error(String(response.status)); }
      answer = await response.json();
    } catch (error) {
      editor.showCheck({ problems: [{ where: "", find: "", message: "The rows could not be checked. Your text is still here; sign in again, or try again." }] });
      return;
    }
    if (mine !== asked) { return; }
    if (answer.text !== null) { text.value = answer.text; }
    editor.showCheck(answer);
    tell(answer);
  }

  document.addEventListener("checked", (event) => {
    if (document.getElementById("panel-text").hidden) { tell(event.detail); } else { build(event.detail); }
  });
  document.addEventListener("problem-chosen", (event) => {
    const { field } = event.detail;
    if (!field || document.getElementById("panel-rows").hidden || rows === null) { showTab(document.getElementById("tab-text")); return; }
    event.preventDefault();
    editor.focusPlace(panel, field);
  });
  document.getElementById("rules").addEventListener("submit", (event) => {
    if (!timer && under === 0) { return; }
    event.preventDefault();
    const submitter = event.submitter;
    send().then(() => document.getElementById("rules").requestSubmit(submitter));
  });

  const tabs = Array.from(desk.querySelectorAll("[role=tab]"));
  function showTab(tab) {
    for (const one of tabs) {
      const own = one === tab;
      one.setAttribute("aria-selected", String(own));
      one.tabIndex = own ? 0 : -1;
      document.getElementById(one.getAttribute("aria-controls")).hidden = !own;
    }
  }
  for (const tab of tabs) {
    tab.addEventListener("click", () => { if (timer) { send(); } showTab(tab); });
    tab.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") { return; }
      const other = tabs[(tabs.indexOf(tab) + 1) % tabs.length];
      showTab(other);
      other.focus();
    });
  }
  build(begun);
  editor.showCheck(begun);
  panel.classList.add("ready");
})(window.Editing);
