// Fields and their places on the pages light each other up: on hover, on focus, and for good when pinned.
"use strict";

(function () {
  const pane = document.querySelector(".pages");
  const tag = document.querySelector(".tag");
  const rows = Array.from(document.querySelectorAll(".findings [data-field]"));
  const marks = Array.from(document.querySelectorAll(".mark"));
  const pinned = new Set();
  if (!pane) { return; }

  const plain = (path) => path.replace(/^referral\./, "").replace(/\[\d+\]/g, "");
  const bothOf = (path) => rows.concat(marks).filter((item) => item.dataset.field === path);

  function light(path, on) {
    for (const item of bothOf(path)) { item.classList.toggle("lit", on || pinned.has(path)); }
  }

  function unlight(path) {
    light(path, false);
    tag.hidden = true;
  }

  function showPlace(path) {
    const mark = `.mark[data-field="${CSS.escape(path)}"]`;
    const rectangle = pane.querySelector(`${mark}:not(.otherwise) rect`) || pane.querySelector(`${mark} rect`);
    if (!rectangle) { return; }
    const box = rectangle.getBoundingClientRect();
    const frame = pane.getBoundingClientRect();
    const bar = pane.querySelector(".pages-bar").offsetHeight;
    if (box.top < frame.top + bar || box.bottom > frame.bottom) {
      pane.scrollTop += box.top - frame.top - frame.height / 3;
    }
    if (box.left < frame.left || box.right > frame.right) {
      pane.scrollLeft += box.left - frame.left - 40;
    }
    nameIt(rectangle);
  }

  function nameIt(rectangle) {
    const box = rectangle.getBoundingClientRect();
    tag.textContent = rectangle.parentNode.dataset.label;
    tag.hidden = false;
    const above = box.top - tag.offsetHeight - 4;
    tag.style.left = `${Math.max(8, Math.min(box.left, innerWidth - tag.offsetWidth - 8))}px`;
    tag.style.top = `${above > 4 ? above : box.bottom + 4}px`;
  }

  function pin(path, on) {
    if (on) { pinned.add(path); } else { pinned.delete(path); }
    for (const row of rows) {
      if (row.dataset.field === path && row.hasAttribute("aria-pressed")) { row.setAttribute("aria-pressed", String(on)); }
    }
    light(path, on);
  }

  function unpinAll() {
    for (const path of Array.from(pinned)) { pin(path, false); }
    tag.hidden = true;
  }

  // A path of a rule or of a pathway may name a list without its index, or a section: all its fields are meant.
  function fieldsUnder(wanted) {
    const exact = rows.filter((row) => row.dataset.field === wanted.replace(/^referral\./, ""));
    if (exact.length) { return exact; }
    const base = plain(wanted);
    return rows.filter((row) => plain(row.dataset.field) === base || plain(row.dataset.field).startsWith(`${base}.`));
  }

  function goTo(wanted) {
    const found = fieldsUnder(wanted);
    if (!found.length) { return; }
    unpinAll();
    for (const row of found) { pin(row.dataset.field, true); }
    found[0].scrollIntoView({ block: "center" });
    found[0].focus({ preventScroll: true });
    showPlace(found[0].dataset.field);
  }

  for (const row of rows) {
    const path = row.dataset.field;
    row.addEventListener("mouseenter", () => { light(path, true); showPlace(path); });
    row.addEventListener("mouseleave", () => unlight(path));
    row.addEventListener("focus", () => { light(path, true); showPlace(path); });
    row.addEventListener("blur", () => unlight(path));
    row.addEventListener("click", (event) => {
      if (!event.target.closest("a")) { pin(path, !pinned.has(path)); }
    });
    row.addEventListener("keydown", (event) => {
      if (event.target === row && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        pin(path, !pinned.has(path));
      }
    });
  }

  for (const mark of marks) {
    const path = mark.dataset.field;
    const rowOf = () => rows.find((row) => row.dataset.field === path);
    mark.addEventListener("mouseenter", (event) => {
      light(path, true);
      nameIt(event.target.querySelector("rect") || event.target);
      const row = rowOf();
      if (row) { row.scrollIntoView({ block: "nearest" }); }
    });
    mark.addEventListener("mouseleave", () => unlight(path));
    mark.addEventListener("click", () => {
      pin(path, !pinned.has(path));
      const row = rowOf();
      if (row) { row.scrollIntoView({ block: "nearest" }); }
    });
  }

  for (const link of document.querySelectorAll("[data-to-field]")) {
    link.addEventListener("click", (event) => { event.preventDefault(); goTo(link.dataset.toField); });
  }

  for (const button of document.querySelectorAll("[data-zoom]")) {
    button.addEventListener("click", () => {
      pane.classList.remove("large", "larger");
      if (button.dataset.zoom !== "fit") { pane.classList.add(button.dataset.zoom); }
      for (const other of document.querySelectorAll("[data-zoom]")) {
        other.setAttribute("aria-pressed", String(other === button));
      }
    });
  }

  document.addEventListener("keydown", (event) => { if (event.key === "Escape") { unpinAll(); } });
  pane.addEventListener("scroll", () => { tag.hidden = true; });

  function openAtAnchor() {
    const anchor = decodeURIComponent(location.hash.slice(1));
    if (anchor.startsWith("field:")) { goTo(anchor.slice("field:".length)); }
  }
  addEventListener("hashchange", openAtAnchor);
  openAtAnchor();
})();
