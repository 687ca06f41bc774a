// Ask before what cannot be taken back.
"use strict";
for (const button of document.querySelectorAll("[data-confirm]")) {
  button.addEventListener("click", (event) => {
    if (!confirm(button.dataset.confirm)) { event.preventDefault(); }
  });
}
