// When a pathway starts: fields are completed while the condition is typed, and it is said back, or what is wrong with it.
"use strict";

(function (editor) {
  const { make, complete } = editor;
  const SOON = 250;
  const form = document.getElementById("start-form");
  if (!form) { return; }
  const input = form.elements.expression;
  const heard = form.querySelector(".heard");
  const fields = JSON.parse(document.getElementById("start-fields").textContent);
  const control = make("div", { class: "control" });
  let later = 0;
  let newest = 0;

  // The buttons are called `action` too, so the address is asked for by the attribute.
  const address = form.getAttribute("action");

  input.replaceWith(control);
  control.append(input, complete(input, "expression", () => fields));

  async function hear() {
    newest += 1;
    const mine = newest;
    let answer;
    try {
      const response = await fetch(address, { method: "POST", body: new FormData(form), headers: { Accept: "application/json" } });
      answer = await response.json();
    } catch (error) {
      return; // What is typed stays, and saving it says what is wrong.
    }
    if (mine !== newest || !answer.faults) { return; }
    input.setAttribute("aria-invalid", String(answer.faults.length > 0));
    heard.replaceChildren(...answer.faults.map((fault) => make("p", { class: "fault" }, fault)),
      ...(answer.said ? [make("p", { class: "said-back" }, answer.said)] : []));
  }

  input.addEventListener("input", () => {
    clearTimeout(later);
    later = setTimeout(hear, SOON);
  });
})(window.Editing);
