// Going to a line of the text: problems name the beginnings of lines to look for.
"use strict";

(function (editor) {
  editor.goToLine = function goToLine(text, wanted) {
    const numbered = /^line (\d+)$/.exec(wanted);
    const lines = text.value.split("\n");
    const bare = (line) => line.replace(/["']/g, "").replace(/^[\s{-]+/, "");
    const beginsWith = (line, words) => bare(line) === words || bare(line).startsWith(`${words},`) || bare(line).startsWith(`${words}:`);
    const places = numbered ? [Number(numbered[1]) - 1]
      : wanted.split("|").map((words) => lines.findIndex((line) => beginsWith(line, words)));
    const index = places.find((place) => place >= 0 && place < lines.length);
    text.focus();
    if (index === undefined) { return; }
    const start = lines.slice(0, index).join("\n").length + (index ? 1 : 0);
    text.setSelectionRange(start, start + lines[index].length);
    text.scrollTop = Math.max(0, (index - 4) * (text.scrollHeight / lines.length));
  };
})(window.Editing);
