// A run's page: nodes and their visits light each other up, and the page follows a run that goes on.
"use strict";

(function () {
  const page = document.querySelector(".run");
  if (!page) { return; }
  const boxes = Array.from(page.querySelectorAll(".graph [data-node]"));
  const visits = Array.from(page.querySelectorAll(".visit[data-node]"));

  function light(key, on) {
    for (const item of boxes.concat(visits)) {
      if (item.dataset.node === key) { item.classList.toggle("lit", on); }
    }
  }

  for (const item of boxes.concat(visits)) {
    const key = item.dataset.node;
    for (const name of ["mouseenter", "focus"]) { item.addEventListener(name, () => light(key, true)); }
    for (const name of ["mouseleave", "blur"]) { item.addEventListener(name, () => light(key, false)); }
  }
  for (const box of boxes) {
    const show = () => {
      const last = visits.filter((visit) => visit.dataset.node === box.dataset.node).pop();
      if (last) { last.scrollIntoView({ block: "center" }); }
    };
    box.addEventListener("click", show);
    box.addEventListener("keydown", (event) => { if (event.key === "Enter") { show(); } });
  }

  const graph = page.querySelector(".graph");
  for (const button of graph.querySelectorAll("[data-size]")) {
    button.addEventListener("click", () => {
      graph.classList.toggle("full", button.dataset.size === "full");
      for (const other of graph.querySelectorAll("[data-size]")) {
        other.setAttribute("aria-pressed", String(other === button));
      }
    });
  }
  const current = graph.querySelector(`[data-node="${CSS.escape(page.dataset.current)}"]`);
  if (current) {
    const box = current.getBoundingClientRect();
    const frame = graph.getBoundingClientRect();
    if (box.bottom > frame.bottom) { graph.scrollTop += box.top - frame.top - frame.height / 2; }
  }

  for (const button of page.querySelectorAll("[data-confirm]")) {
    button.addEventListener("click", (event) => {
      if (!confirm(button.dataset.confirm)) { event.preventDefault(); }
    });
  }

  // What was said about a decision outlives the reload that shows what came of it.
  const KEPT = "messages-of-run";
  const said = document.querySelector("ul.messagelist");
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  if (kept && !said) {
    const { path, lines } = JSON.parse(kept);
    if (path === location.pathname) { showMessages(lines); }
  }

  function showMessages(lines) {
    const list = document.createElement("ul");
    list.className = "messagelist";
    for (const { look, text } of lines) {
      const line = document.createElement("li");
      line.className = look;
      line.textContent = text;
      list.append(line);
    }
    document.getElementById("content").before(list);
  }

  function keepMessages() {
    const lines = Array.from(document.querySelectorAll("ul.messagelist li"), (line) => (
      { look: line.className, text: line.textContent }
    ));
    if (lines.length) { sessionStorage.setItem(KEPT, JSON.stringify({ path: location.pathname, lines })); }
  }

  let touched = false;
  page.addEventListener("input", () => { touched = true; });

  async function watch() {
    try {
      const answer = await fetch(page.dataset.watch, { headers: { Accept: "application/json" } });
      if (answer.ok && !touched && (await answer.json()).state !== page.dataset.state) {
        keepMessages();
        location.reload();
        return;
      }
    } catch (error) {
      // The service cannot be reached for the moment; the next look will tell.
    }
    setTimeout(watch, 2000);
  }
  if (page.dataset.watch) { setTimeout(watch, 1000); }
})();
