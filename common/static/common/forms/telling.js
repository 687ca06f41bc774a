// What the server says of a form: each question said back in plain words, each problem at the place it is about.
"use strict";

(function (editor) {
  const { make, newId } = editor;

  // The place that a problem is about, or the nearest one around it; null where there is none.
  function placeFor(field, places) {
    const around = [field];
    for (let at = field; /[.[]/.test(at);) {
      at = at.slice(0, Math.max(at.lastIndexOf("."), at.lastIndexOf("[")));
      around.push(at);
    }
    for (const name of around) {
      const found = places.find((place) => place.dataset.place === name);
      if (found) { return found; }
    }
    return null;
  }

  function showFaults(element, list, problems) {
    if (!list) { return; }
    list.hidden = problems.length === 0;
    list.id = list.id || newId("faults");
    list.replaceChildren(...problems.map((problem) => make("li", {}, problem.message)));
    const input = element && element.querySelector(":scope > .control > input, :scope > .control > textarea, :scope > .control > select, :scope > .control > .beside > input, :scope > input, :scope > select");
    if (!input) { return; }
    if (problems.length) {
      input.setAttribute("aria-invalid", "true");
      input.setAttribute("aria-describedby", list.id);
    } else {
      input.removeAttribute("aria-invalid");
      input.removeAttribute("aria-describedby");
    }
  }

  // Show what is said of a form without touching what is being typed. `said` is by place; problems have a `field`.
  editor.tell = function tell(panel, said, problems) {
    const places = Array.from(panel.querySelectorAll("[data-place]"));
    const named = new Map();
    for (const problem of problems) {
      const place = placeFor(problem.field, places);
      named.set(place, [...(named.get(place) || []), problem]);
    }
    for (const element of places) {
      const echo = element.querySelector(":scope > .said");
      if (echo) {
        const words = said[element.dataset.place] || "";
        echo.hidden = words === "";
        echo.textContent = words;
      }
      showFaults(element, element.querySelector(":scope > .faults"), named.get(element) || []);
    }
    const top = panel.querySelector(".faults.of-all");
    if (top) { showFaults(null, top, named.get(null) || []); }
  };

  // Bring the cursor to a place, unfolding what is around it.
  editor.focusPlace = function focusPlace(panel, field) {
    const place = placeFor(field, Array.from(panel.querySelectorAll("[data-place]")));
    const input = (place || panel).querySelector("input, textarea, select");
    if (!input) { return; }
    for (let folded = input.closest("details"); folded; folded = folded.parentElement.closest("details")) { folded.open = true; }
    input.focus();
    input.scrollIntoView({ block: "center" });
  };
})(window.Editing);
