// Making elements without markup: texts of people never become HTML.
"use strict";

window.Editing = window.Editing || {};

(function (editor) {
  let count = 0;

  editor.make = function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) {
        element.addEventListener(name.slice(2), value);
      } else if (name === "value" || name === "checked" || name === "selected" || name === "disabled" || name === "hidden") {
        element[name] = value;
      } else if (value !== null && value !== undefined && value !== false) {
        element.setAttribute(name, value);
      }
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
  };

  editor.newId = function newId(word) {
    count += 1;
    return `${word}-${count}`;
  };

  editor.copy = (value) => JSON.parse(JSON.stringify(value === undefined ? null : value));
})(window.Editing);
