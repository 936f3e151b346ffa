// A session of the Arimaa Engine Interface: lines in, lines out. It has its own worker, because it keeps state and may
// ponder indefinitely.
import { errorFrom } from "./engine-error.js";
import { Thread } from "./engine-thread.js";

export class AeiSession {
  #options;
  #thread = null;
  #nextId = 1;
  /** The promises of unanswered lines, by id. */
  #asked = new Map();
  #readers = new Set();

  constructor(options) {
    this.#options = options;
  }

  /** Sends a line and resolves with the lines that answer it at once. Until then, `holder` is kept alive. */
  say(line, holder) {
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#asked.set(id, { resolve, reject, holder });
      if (!this.#thread) {
        this.#thread = this.#open();
        this.#thread.start();
      }
      this.#expect();
      this.#thread.post({ type: "aei", id, line });
    });
  }

  /** All output from now on, line by line, until the session ends. Until then, `holder` is kept alive. */
  lines(holder) {
    const reader = new Reader(holder, () => {
      this.#readers.delete(reader);
      this.#expect();
    });
    this.#readers.add(reader);
    this.#expect();
    return reader;
  }

  /** Ends the session. Unanswered lines are rejected with this error, and so are readers if it is a fault. */
  end(error, isFault) {
    this.#thread?.end();
    this.#thread = null;
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
    for (const reader of this.#readers) reader.end(isFault ? error : undefined);
    this.#readers.clear();
  }

  #open() {
    const thread = new Thread(this.#options, {
      onReady: () => this.#expect(),
      onMessage: (message) => this.#receive(message),
      onLost: (error) => {
        if (this.#thread === thread) this.end(error, true);
      },
    });
    return thread;
  }

  /** The silence timeout applies only while an answer is due. Readers keep a Node program running. */
  #expect() {
    this.#thread?.expect(this.#asked.size > 0, this.#readers.size > 0);
  }

  #receive(message) {
    if (message?.type === "said") this.#emit(message.lines);
    const asked = this.#asked.get(message?.id);
    if (!asked) return;
    this.#asked.delete(message.id);
    this.#expect();
    if (message.type === "failed") {
      asked.reject(errorFrom(message.error));
      return;
    }
    asked.resolve(message.lines);
    this.#emit(message.lines);
    if (message.ended) this.end(errorFrom({ code: "aei-ended", message: "the session has ended" }), false);
  }

  #emit(lines) {
    for (const reader of this.#readers) for (const line of lines) reader.push(line);
  }
}

/** The lines for one `for await` loop. They are queued until they are read, so that none is lost. */
class Reader {
  #lines = [];
  #waiting = [];
  #outcome = null;
  #onLeft;

  constructor(holder, onLeft) {
    this.holder = holder;
    this.#onLeft = onLeft;
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  push(line) {
    const waiting = this.#waiting.shift();
    if (waiting) waiting.resolve({ value: line, done: false });
    else this.#lines.push(line);
  }

  end(error) {
    this.#outcome ??= { error };
    for (const { resolve, reject } of this.#waiting.splice(0)) {
      if (error) reject(error);
      else resolve({ value: undefined, done: true });
    }
  }

  next() {
    if (this.#lines.length > 0) return Promise.resolve({ value: this.#lines.shift(), done: false });
    if (this.#outcome?.error) {
      // The error is thrown once, as by any iterator.
      const { error } = this.#outcome;
      this.#outcome = {};
      return Promise.reject(error);
    }
    if (this.#outcome) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  return(value) {
    this.#lines = [];
    this.end();
    this.#onLeft();
    return Promise.resolve({ value, done: true });
  }
}
