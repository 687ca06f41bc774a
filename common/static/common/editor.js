// An editor's live check: when typing pauses, the text is checked; problems lead to their lines.
"use strict";

window.Editing = window.Editing || {};

(function (editing) {
  const editor = document.querySelector(".editor");
  if (!editor) { return; }
  const text = editor.querySelector("textarea.source");
  const problems = editor.querySelector(".problems");
  const said = editor.querySelector(".said-back");
  const token = editor.querySelector("input[name=csrfmiddlewaretoken]").value;
  const PAUSE = 400;
  let wanted = null;
  let timer = 0;
  let working = null;

  function say(found) {
    const line = problems.querySelector(".verdict-line");
    const list = problems.querySelector("ul");
    line.textContent = found.length === 0 ? "No problems." : `${found.length} problem${found.length === 1 ? "" : "s"}`;
    list.replaceChildren(...found.map((problem) => {
      const item = document.createElement("li");
      if (problem.where) {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "where";
        button.dataset.find = problem.find;
        button.dataset.field = problem.field || "";
        button.textContent = problem.where;
        item.append(button, " ");
      }
      item.append(problem.message);
      return item;
    }));
  }

  function sayBack(parts) {
    if (!said || !parts) { return; }
    said.replaceChildren(...parts.map(([about, sentence]) => {
      const item = document.createElement("li");
      const name = document.createElement("code");
      name.textContent = about;
      item.append(name, " ", sentence);
      return item;
    }));
  }

  editing.showCheck = function showCheck(found) {
    say(found.problems);
    sayBack(found.said);
  };

  // Check when typing has paused. `written` gives what is written then; `heard` is told what was found, unless more has
  // been written meanwhile.
  editing.checkSoon = function checkSoon(written, heard) {
    wanted = { written, heard };
    clearTimeout(timer);
    timer = setTimeout(() => { timer = 0; work(); }, PAUSE);
  };

  // Check at once what was written last, and wait for it: whether it has been checked.
  editing.checkNow = async function checkNow() {
    let reached = true;
    do {
      clearTimeout(timer);
      timer = 0;
      reached = await work();
    } while (wanted && reached);
    return reached;
  };

  editing.toCheck = () => wanted !== null || working !== null;

  function work() {
    if (working === null && wanted) { working = run(); }
    return working || Promise.resolve(true);
  }

  // One check at a time: no older answer comes after a newer one.
  async function run() {
    let reached = true;
    problems.classList.add("checking");
    do {
      const look = wanted;
      wanted = null;
      reached = await check(look);
    } while (wanted && !timer && reached);
    problems.classList.remove("checking");
    working = null;
    return reached;
  }

  async function check(look) {
    let found;
    try {
      const body = new URLSearchParams({ ...look.written(), csrfmiddlewaretoken: token });
      const answer = await fetch(editor.dataset.check, { method: "POST", body });
      if (!answer.ok) { throw new Error(String(answer.status)); }
      found = await answer.json();
    } catch (error) {
      wanted = wanted || look;
      say([{ where: "", find: "", message: "This could not be checked: the service cannot be reached, or you are signed out. What you have written is still here." }]);
      return false;
    }
    if (!wanted) {
      editing.showCheck(found);
      look.heard(found);
    }
    return true;
  }

  function goToLine(wanted) {
    const numbered = /^line (\d+)$/.exec(wanted);
    const lines = text.value.split("\n");
    const bare = (line) => line.replace(/["']/g, "").replace(/^[\s{-]+/, "");
    const beginsWith = (line, words) => bare(line) === words || bare(line).startsWith(`${words},`);
    const places = numbered ? [Number(numbered[1]) - 1]
      : wanted.split("|").map((words) => lines.findIndex((line) => beginsWith(line, words)));
    const index = places.find((place) => place >= 0 && place < lines.length);
    if (index === undefined) { return; }
    const start = lines.slice(0, index).join("\n").length + (index ? 1 : 0);
    text.focus();
    text.setSelectionRange(start, start + lines[index].length);
    text.scrollTop = Math.max(0, (index - 4) * (text.scrollHeight / lines.length));
  }

  text.addEventListener("input", () => editing.checkSoon(() => ({ text: text.value }),
    (found) => document.dispatchEvent(new CustomEvent("checked", { detail: found }))));
  text.addEventListener("keydown", (event) => {
    if (event.key === "Tab" && !event.shiftKey && text.selectionStart === text.selectionEnd && !event.ctrlKey) {
      const line = text.value.slice(text.value.lastIndexOf("\n", text.selectionStart - 1) + 1, text.selectionStart);
      if (line.trim() === "") { event.preventDefault(); text.setRangeText("  ", text.selectionStart, text.selectionEnd, "end"); }
    }
  });
  problems.addEventListener("click", (event) => {
    const button = event.target.closest(".where");
    if (!button) { return; }
    const chosen = new CustomEvent("problem-chosen", { detail: { field: button.dataset.field || "" }, cancelable: true });
    if (document.dispatchEvent(chosen)) { goToLine(button.dataset.find || button.textContent); }
  });
})(window.Editing);
