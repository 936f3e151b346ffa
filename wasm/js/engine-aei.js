// A session of the Arimaa Engine Interface in a worker of its own: lines in, lines out. It shares no worker, for it has
// a state of its own and may ponder without end.
import { errorFrom } from "./engine-error.js";
import { Thread } from "./engine-thread.js";

export class AeiSession {
  #options;
  #thread = null;
  #nextId = 1;
  /** The lines sent that are not answered yet: their promises by id. */
  #asked = new Map();
  #readers = new Set();

  constructor(options) {
    this.#options = options;
  }

  /** Sends a line; resolves with the lines that answer it at once. Until then the holder is held. */
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

  /** All that is said from now on, line by line, until the session ends. Until then the holder is held. */
  lines(holder) {
    const reader = new Reader(holder, () => {
      this.#readers.delete(reader);
      this.#expect();
    });
    this.#readers.add(reader);
    this.#expect();
    return reader;
  }

  /** Ends the session. Lines that wait for their answer fail with this error, and readers too if it is a fault. */
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

  /** Silence counts only where an answer is due; for readers a program of Node's goes on. */
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

/** Lines for one `for await`. They are kept until they are read: none may be lost. */
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
      // Told once, like any error of an iterator.
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
