// The draft being edited: one change at a time goes to the server, which thinks, keeps the draft and answers with all there is to show.
"use strict";

window.Editing = window.Editing || {};

(function (editor) {
  const AGAIN = 4000;

  class Session {
    constructor({ url, csrf, state, onAnswer, onStatus, onConflict }) {
      Object.assign(this, { url, csrf, onAnswer, onStatus, onConflict });
      this.state = state;
      this.document = state.document;
      this.token = state.token;
      this.undone = [];
      this.done = [];
      this.waiting = [];
      this.busy = false;
      this.theirs = null;
    }

    // `step` names what is being changed: changes of one step in a row are undone together.
    change(change, { step = "", after = null, source = "" } = {}) {
      const last = this.waiting[this.waiting.length - 1];
      if (step && last && last.step === step) { last.change = change; last.after = after; return; }
      this.waiting.push({ change, step, after, source });
      this.work();
    }

    // The whole text; where it cannot be read, nothing is kept and the problems say why.
    write(text) {
      const last = this.waiting[this.waiting.length - 1];
      if (last && last.step === "text") { last.text = text; return; }
      this.waiting.push({ text, step: "text", source: "text" });
      this.work();
    }

    undo() { this.travel("done", "undone"); }
    redo() { this.travel("undone", "done"); }

    // Which document to go back to is told when it is this step's turn: what is under way comes first.
    travel(from, to) {
      this.waiting.push({ travel: [from, to], travelled: true, source: "travel" });
      this.work();
    }

    takeTheirs() {
      const theirs = this.theirs;
      this.theirs = null;
      this.token = theirs.token;
      this.waiting.push({ document: theirs.document, source: "travel" });
      this.work();
    }

    keepMine() {
      this.token = this.theirs.token;
      this.theirs = null;
      this.waiting.push({ document: this.document, travelled: true, source: "travel" });
      this.work();
    }

    get pending() { return this.busy || this.waiting.length > 0; }

    async work() {
      if (this.busy) { return; }
      clearTimeout(this.later);
      this.busy = true;
      while (this.waiting.length > 0) {
        const asked = this.waiting.shift();
        if (!(await this.send(asked))) {
          this.waiting.unshift(asked);
          this.later = setTimeout(() => this.work(), AGAIN);
          break;
        }
      }
      this.busy = false;
    }

    // Whether the change has arrived; what the server refuses has arrived too.
    async send(asked) {
      if (asked.travel) {
        const [from, to] = asked.travel;
        if (this[from].length === 0) { return true; }
        this[to].push({ document: this.document, step: "" });
        asked.document = this[from].pop().document;
        asked.travel = null;
      }
      this.onStatus("keeping", "Saving…");
      const body = { token: this.token };
      if (asked.text !== undefined) {
        body.text = asked.text;
      } else {
        body.document = asked.document || this.document;
        if (asked.change) { body.change = asked.change; }
      }
      let answer;
      let failed;
      try {
        const response = await fetch(this.url, {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-CSRFToken": this.csrf },
          body: JSON.stringify(body),
        });
        if (response.status > 500) { throw new Error("not now"); }
        failed = response.status === 500;
        answer = await response.json();
      } catch (error) {
        this.onStatus("bad", "Not saved: the service cannot be reached, or you are signed out. It is tried again while this page is open.");
        return false;
      }
      if (failed) {
        this.onStatus("bad", "Not saved: the service could not work with this change. Undo it, or change it and go on; if it happens again, tell the service operator.");
        if (asked.after) { asked.after(null); }
        return true;
      }
      if (answer.refused) {
        this.onStatus("bad", answer.refused);
        if (asked.after) { asked.after(null); }
        return true;
      }
      if (answer.document) { this.remember(asked, answer.document); }
      this.token = answer.token;
      this.state = answer;
      if (answer.conflict) {
        this.theirs = answer.conflict;
        this.onStatus("bad", "Not saved: somebody else has saved this draft.");
        this.onConflict(answer.conflict);
      } else if (answer.kept) {
        this.onStatus("good", "Draft saved");
      } else {
        this.onStatus("bad", "Not saved: the text cannot be read yet.");
      }
      this.onAnswer(answer, asked.source);
      if (asked.after) { asked.after(answer); }
      return true;
    }

    remember(asked, document) {
      const last = this.done[this.done.length - 1];
      const together = asked.step && last && last.step === asked.step;
      if (!asked.travelled && !together && JSON.stringify(document) !== JSON.stringify(this.document)) {
        this.done.push({ document: this.document, step: asked.step || "" });
        this.undone.length = 0;
      }
      this.document = document;
    }
  }

  editor.Session = Session;
})(window.Editing);
