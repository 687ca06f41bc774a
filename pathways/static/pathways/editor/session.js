// The draft being edited. Whatever is asked for stands in one queue, what is being typed last; it goes to the server in
// its order, one at a time, and the server thinks, keeps the draft and answers with all there is to show.
"use strict";

window.Editing = window.Editing || {};

(function (editor) {
  const AGAIN = 4000;
  // Of a request that is not longer a browser promises to finish it when the page is gone: 64 KB, with room for the rest.
  const OUTLIVES = 60000;

  class Session {
    constructor({ url, csrf, state, onAnswer, onStatus }) {
      Object.assign(this, { url, csrf, onAnswer, onStatus });
      this.state = state;
      this.document = state.document;
      this.token = state.token;
      this.theirs = null;
      this.history = new editor.History();
      this.waiting = [];
      this.sending = null;
      this.typing = 0;
      this.working = null;
      this.unreachable = false;
      this.unseen = [];
      this.verdict = ["", ""];
    }

    // `step` names what is being changed: changes of one step in a row are undone together.
    // With a `pause`, it is being typed, and goes when typing has paused for so long or something else is asked for.
    change(change, { step = "", after = null, source = "", pause = 0 } = {}) {
      this.ask({ change, step, after, source }, pause);
    }

    // The whole text; where it cannot be read, nothing is kept and the problems say why.
    write(text, { pause }) { this.ask({ text, step: "text", source: "text" }, pause); }

    undo() { this.ask({ way: "back", source: "travel" }); }
    redo() { this.ask({ way: "forward", source: "travel" }); }

    takeTheirs() { this.ask({ settle: "theirs", source: "travel" }); }
    keepMine() { this.ask({ settle: "mine", source: "travel" }); }

    get canUndo() { return this.pending || this.history.leads("back"); }
    get canRedo() { return this.history.leads("forward"); }

    get pending() { return this.sending !== null || this.waiting.length > 0; }

    ask(asked, pause = 0) {
      const last = this.waiting[this.waiting.length - 1];
      if (asked.step && last && last.step === asked.step) { Object.assign(last, asked); } else { this.waiting.push(asked); }
      clearTimeout(this.typing);
      this.typing = pause ? setTimeout(() => { this.typing = 0; this.work(); }, pause) : 0;
      this.onStatus("keeping", "Saving…");
      this.work();
    }

    // Send what was typed last as well, and wait for all answers: whether all has been taken.
    async flush() {
      let taken = true;
      do {
        clearTimeout(this.typing);
        this.typing = 0;
        taken = (await this.work()) && taken;
      } while (this.pending && !this.unreachable);
      return taken;
    }

    // Whether the page can be left: what was typed goes out at once, and the browser finishes what is under way.
    leave() {
      if (this.unreachable) { return false; }
      this.flush();
      return this.waiting.length === 0 && (this.sending === null || this.sending.outlives);
    }

    get due() { return this.waiting.length > (this.typing ? 1 : 0); }

    // One worker at a time; whoever asks meanwhile waits for the same one.
    work() {
      if (this.working === null && this.due) { this.working = this.run(); }
      return this.working || Promise.resolve(true);
    }

    async run() {
      clearTimeout(this.later);
      let taken = true;
      do {
        const asked = this.waiting.shift();
        this.sending = asked;
        const answer = await this.send(asked);
        this.sending = null;
        this.unreachable = answer === null;
        if (this.unreachable) { this.waiting.unshift(asked); } else { taken = this.take(asked, answer) && taken; }
      } while (this.due && !this.unreachable);
      this.working = null;
      if (this.unreachable) { this.later = setTimeout(() => this.work(), AGAIN); }
      if (this.unreachable || this.waiting.length === 0) { this.onStatus(...this.verdict); }
      return taken && !this.unreachable;
    }

    // What to send is told when it is its turn: what has been under way may have changed it.
    bodyOf(asked) {
      if (asked.text !== undefined) { return { token: this.token, text: asked.text }; }
      if (asked.way) { return this.history.leads(asked.way) ? { token: this.token, document: this.history.next(asked.way) } : null; }
      if (asked.settle) {
        return this.theirs && { token: this.theirs.token, document: asked.settle === "mine" ? this.document : this.theirs.document };
      }
      return { token: this.token, document: this.document, change: asked.change };
    }

    // Return what the server answers; {} where there was nothing to ask for, null where it has not heard.
    async send(asked) {
      const body = this.bodyOf(asked);
      if (body === null) { return {}; }
      const bytes = new TextEncoder().encode(JSON.stringify(body));
      asked.outlives = bytes.length < OUTLIVES;
      try {
        const response = await fetch(this.url, {
          method: "POST",
          headers: { "Content-Type": "application/json", "X-CSRFToken": this.csrf },
          body: bytes,
          keepalive: asked.outlives,
        });
        if (response.status > 500) { throw new Error("not now"); }
        if (response.status === 500) {
          return { refused: "Not saved: the service could not work with this change. Undo it, or change it and go on; if it happens again, tell the service operator." };
        }
        return await response.json();
      } catch (error) {
        this.verdict = ["bad", "Not saved: the service cannot be reached, or you are signed out. It is tried again while this page is open."];
        return null;
      }
    }

    // Go on from an answer: whether what was asked for has been taken.
    take(asked, answer) {
      if (answer.refused) { this.verdict = ["bad", answer.refused]; } else if (answer.token !== undefined) { this.learn(asked, answer); }
      this.show(asked, answer);
      if (asked.after) { asked.after(answer.refused ? null : answer); }
      return !answer.refused && answer.kept !== false;
    }

    learn(asked, answer) {
      if (answer.document) { this.remember(asked, answer.document); }
      this.token = answer.token;
      this.state = answer;
      this.theirs = answer.conflict;
      if (answer.conflict) { this.verdict = ["bad", "Not saved: somebody else has saved this draft."]; } else if (answer.kept) {
        this.verdict = ["good", "Draft saved"];
      } else { this.verdict = ["bad", "Not saved: the text cannot be read yet."]; }
    }

    // What is older than what somebody has typed meanwhile is not shown over it: the answer to that shows both.
    show(asked, answer) {
      if (answer.token !== undefined) { this.unseen.push(asked.source); }
      if (this.waiting.length > 0 || this.unseen.length === 0) { return; }
      const alike = this.unseen.every((source) => source === asked.source);
      this.unseen = [];
      this.onAnswer(this.state, alike ? asked.source : "travel");
    }

    remember(asked, document) {
      const before = this.document;
      this.document = document;
      if (asked.way) { this.history.gone(asked.way, before); } else if (JSON.stringify(before) !== JSON.stringify(document)) {
        this.history.changed(before, asked.step || "");
      }
    }
  }

  editor.Session = Session;
})(window.Editing);
