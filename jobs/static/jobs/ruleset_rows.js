// The rows of a ruleset beside its text: what is written in one stands in the other, and what is kept is the text.
"use strict";

(function (editor) {
  const desk = document.querySelector(".editor[data-check]");
  const panel = document.getElementById("rows-panel");
  if (!desk || !panel) { return; }
  const { make, copy, Questions } = editor;
  const begun = JSON.parse(document.getElementById("ruleset-editing").textContent);
  const text = document.getElementById("text");
  const form = document.getElementById("rules");
  let rows = null;
  let standsInText = true;

  const questions = new Questions({
    forms: begun.forms,
    listed: {},
    labels: {},
    nodes: [],
    fields: () => begun.fields,
    changed: () => editor.checkSoon(() => ({ rows: JSON.stringify(rows) }), heard),
  });

  function build(answer) {
    rows = answer.rows && copy(answer.rows);
    standsInText = true;
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

  // What cannot be written as text, such as two rules of one name, stands in the rows alone, and the problems say why.
  function heard(answer) {
    standsInText = answer.text !== null;
    if (standsInText) { text.value = answer.text; }
    tell(answer);
  }

  document.addEventListener("checked", (event) => build(event.detail));
  document.addEventListener("problem-chosen", (event) => {
    const { field } = event.detail;
    if (!field || document.getElementById("panel-rows").hidden || rows === null) { showTab(document.getElementById("tab-text")); return; }
    event.preventDefault();
    editor.focusPlace(panel, field);
  });

  // The text is tried and saved: it has to hold what was typed into the rows last.
  let sent = false;
  form.addEventListener("submit", async (event) => {
    if (sent) { event.preventDefault(); return; }
    if (document.getElementById("panel-rows").hidden || (!editor.toCheck() && standsInText)) { sent = true; return; }
    event.preventDefault();
    const checked = await editor.checkNow();
    if (checked && standsInText) { form.requestSubmit(event.submitter); } else { document.getElementById("problems").scrollIntoView({ block: "center" }); }
  });
  window.addEventListener("pageshow", () => { sent = false; });

  const tabs = Array.from(desk.querySelectorAll("[role=tab]"));

  // What is written in one is seen in the other before it can be changed there.
  async function turnTo(tab) {
    if (await editor.checkNow()) { showTab(tab); tab.focus(); }
  }

  function showTab(tab) {
    for (const one of tabs) {
      const own = one === tab;
      one.setAttribute("aria-selected", String(own));
      one.tabIndex = own ? 0 : -1;
      document.getElementById(one.getAttribute("aria-controls")).hidden = !own;
    }
  }
  for (const tab of tabs) {
    tab.addEventListener("click", () => turnTo(tab));
    tab.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") { return; }
      turnTo(tabs[(tabs.indexOf(tab) + 1) % tabs.length]);
    });
  }
  build(begun);
  editor.showCheck(begun);
  panel.classList.add("ready");
})(window.Editing);
