"use strict";
// A field and its boxes carry the same key in data-f (a box that serves several fields carries several). Pointing at
// one lights the others; a click keeps them lit until the next click or Escape.
(() => {
  const owners = new Map();
  for (const element of document.querySelectorAll("[data-f]")) {
    for (const key of element.dataset.f.split(" ").filter(Boolean)) {
      owners.set(key, [...(owners.get(key) ?? []), element]);
    }
  }
  let pinned = null;

  const related = (element) => element.dataset.f.split(" ").filter(Boolean).flatMap((key) => owners.get(key) ?? []);

  const show = (element) => {
    document.querySelectorAll(".lit").forEach((lit) => lit.classList.remove("lit"));
    if (element) related(element).forEach((other) => other.classList.add("lit"));
  };

  // Only what is out of sight is brought into sight, and only on a click or by the keyboard: a page that moves under the
  // pointer could not be read.
  const reveal = (element) => {
    const wanted = element.matches(".box") ? ".field, .red-flag" : ".box";
    const other = related(element).find((candidate) => candidate.matches(wanted));
    if (!other) return;
    const { top, bottom } = other.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) other.scrollIntoView({ block: "center", behavior: "smooth" });
  };

  const at = (event) => event.target.closest?.("[data-f]") ?? null;
  document.addEventListener("pointerover", (event) => { if (!pinned) show(at(event)); });
  document.addEventListener("focusin", (event) => { if (at(event)) { pinned = null; show(at(event)); } });
  document.addEventListener("click", (event) => {
    const element = at(event);
    pinned = element && element !== pinned ? element : null;
    show(pinned ?? element);
    if (pinned) reveal(pinned);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { pinned = null; show(null); }
    if (event.key === "Enter" && at(event)) reveal(at(event));
  });

  // The navigation marks the document that is on the screen.
  const entries = new Map([...document.querySelectorAll("nav .entry")].map((link) => [link.hash.slice(1), link]));
  const seen = new IntersectionObserver((changes) => {
    for (const change of changes) entries.get(change.target.id)?.classList.toggle("here", change.isIntersecting);
  }, { rootMargin: "-30% 0px -65% 0px" });
  document.querySelectorAll("article").forEach((article) => seen.observe(article));
})();
